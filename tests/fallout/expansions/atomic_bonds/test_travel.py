"""Fast travel: an action that puts the figure on a space with a C.A.M.P. token, if no active enemy is near."""

import pytest

from crossroads.games.fallout.cards.conditions import Side
from tests.kit import rule
from tests.kit.bonds import bonds
from tests.kit.fallout import enemy, story_pack, survivor

TOPIC = "atomic-bonds.fast-travel"
DIAMOND, BOSTON = "dia.d", "bos.c"
CAMPS = ("camp.c", DIAMOND)
TO_DIAMOND, TO_CAMP = f"atomic-bonds.travel:{DIAMOND}", "atomic-bonds.travel:camp.c"


@rule(f"{TOPIC}.is-an-action", f"{TOPIC}.place-on-camp-space")
def test_a_survivor_chooses_one_of_the_spaces_with_a_token() -> None:
    """Tokens lie in two spaces: both are on offer, one is gone to, and one action of two is left."""
    t = bonds(survivor(space=BOSTON), camps=CAMPS)
    assert [option for option in t.options if "travel" in option] == [TO_CAMP, TO_DIAMOND]
    assert t.refused(f"atomic-bonds.travel:{BOSTON}") == f"{TOPIC}.place-on-camp-space"

    t.choose(TO_DIAMOND)

    assert t.survivor().space == DIAMOND
    assert t.state.actions == 1
    assert t.happened("atomic-bonds.traveled")[0].about == {"seat": 0, "space": DIAMOND}


@rule(f"{TOPIC}.is-an-action")
def test_nobody_travels_without_an_action() -> None:
    """With both actions spent the rule of two actions is in the way."""
    t = bonds(survivor(space=BOSTON), camps=CAMPS, actions=0)

    assert TO_DIAMOND not in t.options
    assert t.refused(TO_DIAMOND) == "fallout.turns.two-actions"


@rule(f"{TOPIC}.own-turn-only")
def test_nobody_travels_on_anothers_turn() -> None:
    """B's turn: what A asks for is refused."""
    t = bonds(survivor(space=BOSTON), survivor(), camps=CAMPS, turn=1)

    assert t.refused(TO_DIAMOND, seat=0) == f"{TOPIC}.own-turn-only"


@rule(f"{TOPIC}.no-enemy-in-space", f"{TOPIC}.no-enemy-adjacent", f"{TOPIC}.facedown-enemies-allowed")
@pytest.mark.parametrize(
    ("where", "active", "why"),
    [
        (BOSTON, True, f"{TOPIC}.no-enemy-in-space"),
        ("bos.b", True, f"{TOPIC}.no-enemy-adjacent"),
        ("bos.a", True, ""),  # two spaces away
        (BOSTON, False, ""),
        ("bos.b", False, ""),
    ],
)
def test_active_enemies_here_and_next_door_prevent_it(where: str, active: bool, why: str) -> None:
    """A raider in the space or next to it prevents travel; one that is facedown, or two spaces away, does not."""
    t = bonds(survivor(space=BOSTON), camps=CAMPS, enemies=[enemy("raider", where, active=active)])

    assert (TO_DIAMOND in t.options) == (not why)
    if why:
        assert t.refused(TO_DIAMOND) == why


@rule(f"{TOPIC}.facedown-tile-adjacent")
def test_an_enemy_on_a_facedown_tile_next_door_counts() -> None:
    """The facedown tile borders Downtown Boston and has an active enemy: it is as if it were next door."""
    t = bonds(survivor(space=BOSTON), camps=CAMPS, enemies=[enemy("raider", "tile-16")])

    assert t.refused(TO_DIAMOND) == f"{TOPIC}.facedown-tile-adjacent"


@rule(f"{TOPIC}.loyal-enemies-do-not-hinder")
@pytest.mark.parametrize(("loyal", "allowed"), [("shield", True), ("star", False)])
def test_enemies_of_the_loyal_faction_do_not_hinder(loyal: Side, allowed: bool) -> None:
    """A token of the shield in the space and one next door: with the shield as loyal faction A travels all the same."""
    there = [enemy("shield#1", BOSTON), enemy("shield#2", "bos.b")]
    t = bonds(survivor(space=BOSTON), camps=CAMPS, loyal=loyal, enemies=there)

    assert (TO_DIAMOND in t.options) == allowed


@rule(f"{TOPIC}.any-distance")
def test_what_lies_between_does_not_matter() -> None:
    """Between Downtown Boston and Diamond City every way leads over facedown tiles; A gets there all the same."""
    t = bonds(survivor(space=BOSTON), camps=CAMPS)
    assert DIAMOND not in t.state.land.within(BOSTON, 99)

    t.choose(TO_DIAMOND)

    assert t.survivor().space == DIAMOND


GLOW = """- id: glw
  back: dangerous
  border: aaa aaa aaa aaa aaa aaa
  inside: ""
  spaces: {a: {name: the-glow, irradiated: true, difficult: true}}
"""


@rule(f"{TOPIC}.not-a-move")
def test_terrain_has_no_effect_on_who_is_placed() -> None:
    """The destination is irradiated and difficult: no rads, and no movement points are needed."""
    t = bonds(survivor(space=BOSTON), camps=["glw.a"], packs=[story_pack(tiles=GLOW)], tiles={"1,0": "glw"})
    assert t.state.land.spaces["glw.a"].irradiated

    t.choose("atomic-bonds.travel:glw.a")

    assert (t.survivor().space, t.survivor().rads, t.state.points) == ("glw.a", 0, 0)


@rule(f"{TOPIC}.aggressive-at-destination", f"{TOPIC}.enemies-at-destination-allowed")
def test_enemies_at_the_destination_neither_forbid_nor_fight() -> None:
    """An aggressive enemy waits in Diamond City: A can go there, no fight starts, but A may not camp there."""
    wild = next(
        token
        for token, printed in bonds().state.content.tokens.items()
        if "aggressive" in printed.abilities and printed.level == 1
    )
    t = bonds(survivor(space=BOSTON), camps=CAMPS, enemies=[enemy(wild, DIAMOND)])

    t.choose(TO_DIAMOND)

    assert t.state.rolling is None
    assert t.prompt == "turn"
    assert t.refused("camp") == "fallout.camp-action.no-active-enemy"


@rule(f"{TOPIC}.twice-a-turn")
def test_both_actions_can_be_travels() -> None:
    """There and on: both actions are spent on it."""
    t = bonds(survivor(space=BOSTON), camps=CAMPS)

    t.choose(TO_DIAMOND, TO_CAMP)

    assert t.survivor().space == "camp.c"
    assert t.state.actions == 0


@rule(f"{TOPIC}.interrupts-move-only")
def test_points_left_are_spent_from_the_new_space() -> None:
    """One of two movement points is spent, then A travels; the last point leads on from Diamond City."""
    t = bonds(survivor(space=BOSTON), camps=CAMPS)
    t.choose("move", "step:bos.e")

    t.choose(TO_DIAMOND, "step:dia.a")

    assert t.survivor().space == "dia.a"
    assert (t.state.points, t.state.actions) == (0, 0)


def test_a_generator_opens_the_roads() -> None:
    """With the Generator enemies next door do not prevent travel; one in the space still does."""
    near = bonds(survivor(space=BOSTON), camps=CAMPS, upgrades=["generator"], enemies=[enemy("raider", "bos.b")])
    here = bonds(survivor(space=BOSTON), camps=CAMPS, upgrades=["generator"], enemies=[enemy("raider", BOSTON)])

    assert TO_DIAMOND in near.options
    assert here.refused(TO_DIAMOND) == f"{TOPIC}.no-enemy-in-space"
