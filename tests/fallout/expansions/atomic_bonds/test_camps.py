"""C.A.M.P. tokens: gained by all together, placed by whoever camps in a named space without one."""

import pytest

from tests.kit import rule
from tests.kit.bonds import bonds, opened_bonds, visits_town
from tests.kit.fallout import enemy, survivor

PLACE = "atomic-bonds.place-camp"
TOPIC = "atomic-bonds.camp-tokens"
BOSTON, RUINS, DIAMOND = "bos.c", "cit.a", "dia.d"  # spaces with a name
NAMELESS = "dia.a"
EIGHT = ("camp.c", RUINS, DIAMOND, "bos.a", BOSTON)


@rule(f"{TOPIC}.gain")
def test_a_gained_token_goes_from_the_supply_to_the_sheet() -> None:
    """Of 7 in the supply 1 is gained: 6 are left, and 1 lies at the sheet."""
    t = visits_town("{do: camp-token, amount: 1}")

    t.choose("option:do")

    assert (t.bonds.camp_supply, t.bonds.camp_tokens) == (6, 1)
    assert t.happened("atomic-bonds.camp-token")[0].rule == f"{TOPIC}.gain"


@rule(f"{TOPIC}.supply-limit")
@pytest.mark.parametrize(("at_the_sheet", "gained"), [(3, 0), (2, 1)])
def test_no_more_tokens_are_gained_than_there_are(at_the_sheet: int, gained: int) -> None:
    """With 5 on the map and 3 at the sheet there is none of 2 to be gained; with 2 at the sheet one."""
    t = visits_town("{do: camp-token, amount: 2}", camps=EIGHT, camp_tokens=at_the_sheet)

    t.choose("option:do")

    assert (t.bonds.camp_tokens, t.bonds.camp_supply) == (at_the_sheet + gained, 0)


@rule(f"{TOPIC}.common-pool")
def test_a_token_that_one_has_gained_is_placed_by_another() -> None:
    """A's encounter gains a token; B camps downtown and places it."""
    t = visits_town("{do: camp-token, amount: 1}", survivor(), survivor(space=BOSTON))
    t.choose("option:do", "end")
    assert (t.seat, t.prompt) == (1, "turn")

    t.choose("camp", PLACE)

    assert t.bonds.camps == ("camp.c", BOSTON)


@rule(f"{TOPIC}.place-with-camp-action", f"{TOPIC}.own-space")
def test_whoever_camps_places_a_token_where_they_are() -> None:
    """In Diamond City with a token at the sheet: a turn does not offer to place it, a camp does, and there it lies."""
    t = bonds(survivor(space=DIAMOND), camp_tokens=1)
    assert PLACE not in t.options
    assert t.refused(PLACE) == f"{TOPIC}.place-with-camp-action"

    t.choose("camp", PLACE)

    assert t.bonds.camps == ("camp.c", DIAMOND)
    assert t.bonds.camp_tokens == 0
    assert t.happened("atomic-bonds.camp")[0].about == {"seat": 0, "space": DIAMOND}


@rule(f"{TOPIC}.named-space-only")
def test_a_space_without_a_name_takes_no_token() -> None:
    """Next to Diamond City the token stays at the sheet."""
    t = bonds(survivor(space=NAMELESS), camp_tokens=1)

    t.choose("camp")

    assert PLACE not in t.options
    assert t.refused(PLACE) == f"{TOPIC}.named-space-only"


@rule(f"{TOPIC}.not-from-map")
def test_tokens_on_the_map_cannot_be_placed_again() -> None:
    """One token lies at the crossroads and none at the sheet: a camp in Diamond City has none to place."""
    t = bonds(survivor(space=DIAMOND), camp_tokens=0)

    t.choose("camp")

    assert PLACE not in t.options
    assert t.refused(PLACE) == f"{TOPIC}.not-from-map"


@rule(f"{TOPIC}.one-token-per-camp", f"{TOPIC}.one-per-space")
def test_one_camp_places_one_token() -> None:
    """With two at the sheet one is placed, and then the camp has no room for the other; nor has the next camp there."""
    t = bonds(survivor(space=DIAMOND), camp_tokens=2)

    t.choose("camp", PLACE)
    assert PLACE not in t.options
    assert t.refused(PLACE) == f"{TOPIC}.one-per-space"

    t.choose("camp:all", "camp", "camp:ready")
    assert PLACE not in t.options
    assert t.bonds.camp_tokens == 1


@rule(f"{TOPIC}.placing-optional")
def test_placing_is_a_choice() -> None:
    """After all other parts the camp still asks; `done` leaves the token at the sheet."""
    t = bonds(survivor(space=DIAMOND), camp_tokens=1)
    t.choose("camp", "camp:all")
    assert PLACE in t.options

    t.choose("done")

    assert t.bonds.camps == ("camp.c",)
    assert t.prompt == "turn"


@rule(f"{TOPIC}.with-rest-of-camp")
def test_a_token_takes_nothing_from_the_camp() -> None:
    """With 10 HP and an exhausted card: the token is placed, 3 HP recovered, the card readied, and one is Well Rested."""
    t = bonds(survivor(space=DIAMOND, hp=10, apparel="leather-armor", exhausted=["leather-armor"]), camp_tokens=1)

    t.choose("camp", PLACE, "camp:all")

    who = t.survivor()
    assert who.hp == 13
    assert who.apparel is not None
    assert not who.apparel.exhausted
    assert "well-rested" in who.traits
    assert DIAMOND in t.bonds.camps


@rule(f"{TOPIC}.with-rest-of-camp")
def test_in_printed_order_the_token_is_the_last_part() -> None:
    """Where the parts of a camp have an order, cards are readied before the token is placed, and with it the camp is over."""
    t = bonds(survivor(space=DIAMOND), camp_tokens=1, options={"camp_order": "printed"})
    t.choose("camp")
    assert t.refused(PLACE) == "fallout.camp-action.ready-all"

    t.choose("camp:ready", PLACE)

    assert t.prompt == "turn"
    assert DIAMOND in t.bonds.camps


@rule(f"{TOPIC}.camp-by-card")
def test_a_camp_without_an_action_places_a_token_too() -> None:
    """The Wasteland Survival Guide camps for nothing; the token is placed, and both actions are left."""
    t = bonds(survivor(space=DIAMOND, inventory=["wasteland-survival-guide"]), camp_tokens=1)

    t.choose("use:wasteland-survival-guide", PLACE, "camp:all")

    assert DIAMOND in t.bonds.camps
    assert t.state.actions == 2


@rule(f"{TOPIC}.becomes-destination")
def test_others_travel_to_the_token_from_the_next_turn_on() -> None:
    """A places a token in Diamond City; B, far away, can go there on the turn that follows."""
    t = bonds(survivor(space=DIAMOND), survivor(space=BOSTON), camp_tokens=1)
    t.choose("camp", PLACE, "camp:all", "end")

    assert f"atomic-bonds.travel:{DIAMOND}" in t.options


@rule(f"{TOPIC}.crossroads-destination")
def test_the_crossroads_can_be_reached_from_the_first_turn_on() -> None:
    """In round 1, after the set-up, the space Crossroads Camp is a destination."""
    t = opened_bonds(2)

    assert t.state.round == 1
    assert "atomic-bonds.travel:camp.c" in t.options


@rule(f"{TOPIC}.tokens-stay")
def test_enemies_leave_tokens_alone() -> None:
    """A raider stands on the token and a round passes: the token lies where it lay."""
    t = bonds(survivor(space=NAMELESS), camps=["camp.c", DIAMOND], enemies=[enemy("raider", DIAMOND)])

    t.end_round()

    assert t.bonds.camps == ("camp.c", DIAMOND)
