"""Modifications: drawn for dealings, attached to an own weapon or apparel, lost with it."""

from typing import Any

import pytest

from crossroads.games.fallout.survivor import Held
from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds, visits_town
from tests.kit.fallout import ARMS, HEAD, LEGS, TORSO, TORSO_TWICE, Belongings, enemy, story_pack, survivor

TOPIC = "atomic-bonds.modifications"
TAKE, ATTACH, NONE = "atomic-bonds.take:", "atomic-bonds.attach:", "atomic-bonds.take-none"
NOTHING = "atomic-bonds.attach-none"
ROW = ("hunting-rifle", "stimpak", "cait", "radaway")


def shops(dealings: int, *survivors: Belongings, **situation: Any) -> BondsTable:
    """The survivor on turn shops with so many dealings."""
    given: dict[str, Any] = {"shop": ROW, "assets": ["nuka-cola"], **situation}
    t = visits_town(f"{{do: shop, dealings: {dealings}}}", *survivors, **given)
    t.choose("option:do")
    return t


def pile(t: BondsTable) -> tuple[str, ...]:
    return t.bonds.modification_pile


# -- drawing


@rule(f"{TOPIC}.purpose")
def test_every_modification_is_for_weapons_or_for_apparel() -> None:
    """Of the 14, 8 have the weapon icon and 6 the apparel icon."""
    known = bonds().state.content.added["atomic-bonds"]["modifications"]

    fits = [each.fits for each in known.values()]

    assert (fits.count("weapon"), fits.count("apparel"), len(fits)) == (8, 6, 14)


@rule(f"{TOPIC}.shop-action", f"{TOPIC}.draw-equal-number", f"{TOPIC}.no-caps")
def test_dealings_are_spent_on_modifications() -> None:
    """With 2 dealings and no caps A can draw 1 card or 2; after 1 there is 1 dealing left."""
    t = shops(2, survivor(caps=0, weapon="machete"), modifications=["scope"])
    assert [option for option in t.options if "modify" in option] == ["atomic-bonds.modify:1", "atomic-bonds.modify:2"]
    assert t.refused("atomic-bonds.modify:3") == "fallout.shopping.number-of-dealings"

    t.choose("atomic-bonds.modify:1")
    assert t.bonds.drawn == ("scope",)

    t.choose(NONE)
    assert (t.prompt, t.decision.about["buy"]) == ("shop", 1)
    assert t.survivor().caps == 0


@rule(f"{TOPIC}.draw-equal-number", f"{TOPIC}.draw-together")
def test_all_cards_are_seen_before_one_is_chosen() -> None:
    """Two dealings: two cards, both in the question; then no dealing is left."""
    t = shops(2, survivor(weapon="machete"), modifications=["scope", "plating"])

    t.choose("atomic-bonds.modify:2")

    assert t.options == (f"{TAKE}scope", f"{TAKE}plating", NONE)
    t.choose(NONE)
    assert t.prompt == "turn"


@rule(f"{TOPIC}.take-one", f"{TOPIC}.discard-rest")
def test_one_is_taken_and_the_rest_discarded() -> None:
    """Of three drawn one is attached; two lie in the pile, for everybody to see."""
    t = shops(3, survivor(weapon="machete"), modifications=["scope", "plating", "pockets"])
    t.choose("atomic-bonds.modify:3")

    t.choose(f"{TAKE}scope", f"{ATTACH}machete")

    assert pile(t) == ("plating", "pockets")
    assert t.bonds.modified == {"machete": "scope"}
    assert t.game.view(None)["added"]["atomic-bonds"]["modifications"]["pile"] == ["plating", "pockets"]


@rule(f"{TOPIC}.take-one")
def test_none_need_be_taken() -> None:
    """Three are drawn and none is taken: all three are discarded."""
    t = shops(3, survivor(weapon="machete"), modifications=["scope", "plating", "pockets"])

    t.choose("atomic-bonds.modify:3", NONE)

    assert pile(t) == ("scope", "plating", "pockets")


@rule(f"{TOPIC}.drawn-are-secret")
def test_only_who_drew_them_sees_them() -> None:
    """A draws 2: A's view names them, B's and a spectator's count them; once one is taken all know what it was."""
    t = shops(2, survivor(weapon="machete"), survivor(), modifications=["scope", "plating"])
    t.choose("atomic-bonds.modify:2")

    def drawn(seat: int | None) -> Any:
        return t.game.view(seat)["added"]["atomic-bonds"]["modifications"]["drawn"]

    assert (drawn(0), drawn(1), drawn(None)) == (["scope", "plating"], 2, 2)
    assert "scope" not in str(t.game.view(1)) + str(t.game.events_for(1))

    t.choose(f"{TAKE}scope")
    assert [event.about for event in t.game.events_for(1) if event.kind == "atomic-bonds.taken"] == [
        {"seat": 0, "taken": "scope", "discarded": ["plating"]}
    ]


@rule(f"{TOPIC}.deck-rebuilt")
def test_the_discards_make_a_new_deck() -> None:
    """One card is in the deck and two are drawn: the other comes from the shuffled discards."""
    t = shops(2, survivor(weapon="machete"), modifications=["scope"])
    part = t.bonds
    rest = part.modification_deck[:-1]
    part.modification_deck, part.modification_pile = ("scope",), rest

    t.choose("atomic-bonds.modify:2")

    assert t.bonds.drawn[0] == "scope"
    assert t.bonds.drawn[1] in rest
    assert (len(t.bonds.modification_deck), pile(t)) == (12, ())
    assert t.happened("atomic-bonds.reshuffle")[0].rule == f"{TOPIC}.deck-rebuilt"


@rule(f"{TOPIC}.none-left")
@pytest.mark.parametrize("left", [0, 1])
def test_no_more_dealings_are_spent_than_there_are_cards(left: int) -> None:
    """With 2 dealings and no card, or 1, no more than that can be drawn."""
    everything = bonds().bonds.modification_deck
    attached = {f"junk~{number}": each for number, each in enumerate(everything[left:])}
    t = shops(2, survivor(weapon="machete"), modified=attached)

    assert len([option for option in t.options if "modify" in option]) == left
    assert t.refused(f"atomic-bonds.modify:{left + 1}") == f"{TOPIC}.none-left"


# -- attaching


@rule(f"{TOPIC}.attach-when-acquired", f"{TOPIC}.matching-icon", f"{TOPIC}.unequipped-target")
def test_it_is_attached_to_an_own_card_of_its_kind() -> None:
    """A weapon's: the equipped weapon and the one in the inventory are on offer, not the apparel, not another's weapon."""
    mine = survivor(weapon="machete", apparel="combat-armor", inventory=["pipe-wrench", "stimpak"])
    t = shops(1, mine, survivor(weapon="laser-rifle"), modifications=["scope"])

    t.choose("atomic-bonds.modify:1", f"{TAKE}scope")

    assert t.options == (f"{ATTACH}machete", f"{ATTACH}pipe-wrench", NOTHING)
    for other in ("combat-armor", "stimpak", "laser-rifle"):
        assert t.refused(f"{ATTACH}{other}") == f"{TOPIC}.matching-icon"
    t.choose(f"{ATTACH}pipe-wrench")
    assert t.bonds.modified == {"pipe-wrench": "scope"}


@rule(f"{TOPIC}.which-cards-are-assets")
@pytest.mark.parametrize("weapon", ["combat-knife", "hunting-rifle", "shishkebab", "tire-iron"])
def test_a_weapon_of_any_deck_can_carry_one(weapon: str) -> None:
    """Loot, asset, unique asset or a survivor's own card."""
    t = shops(1, survivor(weapon=weapon), modifications=["heavy-grip"], shop=("radaway",))

    t.choose("atomic-bonds.modify:1", f"{TAKE}heavy-grip", f"{ATTACH}{weapon}")

    assert t.bonds.modified == {weapon: "heavy-grip"}


@rule(f"{TOPIC}.one-per-asset", f"{TOPIC}.replace-allowed", f"{TOPIC}.replaced-is-discarded")
def test_a_new_one_replaces_the_old() -> None:
    """The machete with a Scope is on offer for a Heavy Grip; then the Scope lies in the pile."""
    t = shops(1, survivor(weapon="machete"), modified={"machete": "scope"}, modifications=["heavy-grip"])
    t.choose("atomic-bonds.modify:1", f"{TAKE}heavy-grip")

    t.choose(f"{ATTACH}machete")

    assert t.bonds.modified == {"machete": "heavy-grip"}
    assert pile(t) == ("scope",)
    assert t.happened("atomic-bonds.modification-gone")[0].rule == f"{TOPIC}.replaced-is-discarded"


@rule(f"{TOPIC}.no-moving")
def test_what_is_attached_is_never_moved() -> None:
    """Two weapons, one with a Scope: neither in a shop nor on a turn can it change over."""
    mine = survivor(weapon="machete", inventory=["pipe-wrench"])
    shop = shops(1, mine, modified={"machete": "scope"})
    turn = bonds(mine, modified={"machete": "scope"})

    assert shop.refused(f"{ATTACH}machete") == f"{TOPIC}.no-moving"
    assert turn.refused(f"{ATTACH}pipe-wrench") == f"{TOPIC}.no-moving"


@rule(f"{TOPIC}.unattached-is-discarded")
@pytest.mark.parametrize("weapon", ["", "machete"])
def test_what_is_not_attached_at_once_is_discarded(weapon: str) -> None:
    """Without a weapon there is nothing to ask; with one it can be declined. Either way the Scope is discarded."""
    t = shops(1, survivor(weapon=weapon), modifications=["scope"])

    t.choose("atomic-bonds.modify:1", f"{TAKE}scope", *([NOTHING] if weapon else []))

    assert pile(t) == ("scope",)
    assert t.happened("atomic-bonds.lost")[0].rule == f"{TOPIC}.unattached-is-discarded"


# -- with its asset


@rule(f"{TOPIC}.works-when-equipped")
@pytest.mark.parametrize(("equipped", "rerolls"), [(True, 1), (False, 0)])
def test_it_works_only_on_equipped_cards(equipped: bool, rerolls: int) -> None:
    """Heavy Grip on a pipe rifle: S is a reroll if the rifle is in the hand, not in the inventory."""
    kit: dict[str, Any] = {"weapon": "pipe-rifle"} if equipped else {"inventory": ["pipe-rifle"]}
    t = bonds(
        survivor("wastelander", special="S", **kit),
        modified={"pipe-rifle": "heavy-grip"},
        enemies=[enemy("raider", "camp.c")],
        dice=[HEAD, HEAD, HEAD],
    )

    t.choose("fight:raider")

    assert (t.state.rolling.rerolls if t.state.rolling else 0) == rerolls


@rule(f"{TOPIC}.no-inventory-space")
def test_modifications_take_no_room() -> None:
    """Three cards in the inventory, two of them modified: nothing has to be discarded."""
    full = survivor(inventory=["machete", "combat-armor", "stimpak"])
    t = bonds(full, modified={"machete": "scope", "combat-armor": "plating"})

    t.choose("move")

    assert len(t.survivor().inventory) == 3
    assert t.prompt == "turn"


@rule(f"{TOPIC}.travels-with-asset")
def test_a_traded_asset_keeps_it() -> None:
    """A gives B the machete with its Scope: B's machete is ranged, and so B can fight next door."""
    t = bonds(
        survivor(weapon="machete"),
        survivor(),
        modified={"machete": "scope"},
        enemies=[enemy("raider", "camp.e")],
    )
    t.choose("camp", "trade:1", "give:machete", "propose", "accept", "equip:machete", "camp:all", "done", "end")

    assert t.survivor(1).weapon == Held("machete")
    assert t.bonds.modified == {"machete": "scope"}
    assert "fight:raider" in t.options


@rule(f"{TOPIC}.selling-modified-asset", f"{TOPIC}.discarded-with-asset")
def test_selling_brings_nothing_for_it() -> None:
    """A modified hunting rifle costs 4: 3 caps, and the modification goes to its own pile."""
    t = shops(1, survivor(caps=0, weapon="hunting-rifle"), modified={"hunting-rifle": "lucky-charm"}, shop=("radaway",))

    t.choose("sell:hunting-rifle")

    assert t.survivor().caps == 3
    assert (t.bonds.modified, pile(t)) == ({}, ("lucky-charm",))
    assert "hunting-rifle" in t.state.asset_pile
    assert t.happened("atomic-bonds.modification-gone")[0].rule == f"{TOPIC}.discarded-with-asset"


@rule(f"{TOPIC}.discarded-with-asset")
@pytest.mark.parametrize(("rads", "lost"), [(0, ("scope",)), (16, ("scope", "plating"))])
def test_the_killed_lose_them_with_their_cards(rads: int, lost: tuple[str, ...]) -> None:
    """Killed, A loses the machete of the inventory with its Scope; eliminated, the equipped armor's Plating as well."""
    t = visits_town(
        "{do: damage, amount: 16}",
        survivor(hp=16, rads=rads, apparel="combat-armor", inventory=["machete"]),
        survivor(),
        modified={"machete": "scope", "combat-armor": "plating"},
        mutations=["grounded"],
        mutated=[0],
    )

    t.choose("option:do", "return:camp.a")

    assert pile(t) == lost


def test_who_loses_pockets_has_less_room() -> None:
    """Four cards fit because of the Pockets; when the armor is sold, one of them has to go."""
    mine = survivor(apparel="combat-armor", inventory=["machete", "stimpak", "radaway", "jet"])
    t = shops(1, mine, modified={"combat-armor": "pockets"}, shop=("nuka-cola",), assets=[])

    t.choose("sell:combat-armor")
    assert t.prompt == "make-room"

    t.choose("discard:jet")
    assert [held.id for held in t.survivor().inventory] == ["machete", "stimpak", "radaway"]


# -- what each of them does


def in_fight(modification: str, weapon: str = "machete", away: bool = False, **situation: Any) -> BondsTable:
    """A fight of a survivor whose weapon, or combat armor, has a modification; three dice show the head."""
    apparel = "combat-armor"
    fits = bonds().state.content.added["atomic-bonds"]["modifications"][modification].fits
    t = bonds(
        survivor("wastelander", special="SPECIL", weapon=weapon, apparel=apparel),
        modified={weapon if fits == "weapon" else apparel: modification},
        enemies=[enemy("raider", "camp.e" if away else "camp.c")],
        **{"dice": [HEAD, HEAD, HEAD], **situation},
    )
    t.choose("fight:raider")
    return t


@pytest.mark.parametrize(
    ("modification", "letter"),
    [("heavy-grip", "S"), ("reflex-sight", "P"), ("quick-loader", "A"), ("lucky-charm", "L")],
)
def test_a_weapon_gains_a_letter(modification: str, letter: str) -> None:
    """A laser rifle has P and I; with the letter it has three rerolls, unless it shows the letter already."""
    t = in_fight(modification, "laser-rifle")

    assert t.state.rolling is not None
    assert t.state.rolling.letters == ("PI" if letter == "P" else f"PI{letter}")
    assert t.state.rolling.rerolls == len(t.state.rolling.letters)
    assert t.game.view(0)["survivors"][0]["letters"] == t.state.rolling.letters


def test_a_scope_makes_a_weapon_ranged() -> None:
    """The machete with a Scope reaches the raider next door and inflicts the extra hit of a distance."""
    t = in_fight("scope", away=True, dice=[LEGS, LEGS, LEGS])

    t.choose("stop")

    assert t.told("hits")[0][1]["hits"] == 1


@pytest.mark.parametrize(("away", "rerolls"), [(True, 3), (False, 2)])
def test_a_long_barrel_helps_at_a_distance(away: bool, rerolls: int) -> None:
    """The laser rifle has two rerolls, and one more with a raider next door."""
    t = in_fight("long-barrel", "laser-rifle", away=away)

    assert t.state.rolling is not None
    assert t.state.rolling.rerolls == rerolls


def test_a_serrated_edge_hits_once_more() -> None:
    """Used in the raider's space it exhausts the machete for a hit; next door it would bring nothing."""
    t = in_fight("serrated-edge", dice=[HEAD, HEAD, HEAD])
    use = "atomic-bonds.modification:machete:serrated-edge"
    t.choose(use)

    assert t.state.rolling is not None
    assert t.state.rolling.hits == 1
    assert t.survivor().weapon == Held("machete", exhausted=True)
    assert t.refused(use) == "fallout.exhaust.not-again"
    assert t.told("atomic-bonds.modification")[0][1] == {"seat": 0, "card": "machete", "part": "serrated-edge"}


def test_a_targeting_chip_turns_a_die() -> None:
    """Any die to any face, for exhausting the weapon, once the dice lie there."""
    t = in_fight("targeting-chip")
    assert t.prompt == "reroll"

    t.choose("atomic-bonds.modification:machete:targeting-chip", f"die:1:{TORSO_TWICE}")

    assert t.state.rolling is not None
    assert t.state.rolling.dice == (TORSO_TWICE - 1, HEAD - 1, HEAD - 1)


def test_what_a_modification_costs_afterwards_is_paid_when_the_fight_is_over() -> None:
    """A coil hits once more and burns for 2: A has used it, the radroach is dead, and A has 14 HP."""
    use = "{moment: fight, pay: exhaust, effects: [{do: hits, amount: 1}], after: [{do: damage, amount: 2}]}"
    t = bonds(
        survivor(weapon="machete"),
        modified={"machete": "coil"},
        packs=[story_pack(modifications=f"- {{id: coil, fits: weapon, uses: [{use}]}}\n")],
        enemies=[enemy("radroach", "camp.c")],
        dice=[HEAD] * 3,
    )

    t.choose("fight:radroach", "atomic-bonds.modification:machete:coil")
    assert t.survivor().hp == 16
    t.choose("stop")

    assert t.happened("enemy-killed")
    assert t.survivor().hp == 14


def test_plating_takes_a_hit_away() -> None:
    """Three hit icons against combat armor 1 and the Plating: one gets through, and the armor is exhausted."""
    t = in_fight("plating", dice=[ARMS, ARMS, ARMS])

    t.choose("atomic-bonds.modification:combat-armor:plating", "stop")

    assert t.survivor().hp == 16 - t.state.content.tokens["raider"].level
    assert t.survivor().apparel == Held("combat-armor", exhausted=True)


def test_worn_on_exhausted_apparel_it_goes_on_working() -> None:
    """Lead Lining keeps off a rad although the armor is exhausted."""
    t = visits_town(
        "{do: rads, amount: 2}",
        survivor(apparel="combat-armor", exhausted=["combat-armor"]),
        modified={"combat-armor": "lead-lining"},
    )

    t.choose("option:do")

    assert t.survivor().rads == 1


def test_a_light_frame_quickens_the_first_move() -> None:
    """The first move action gives 3 points, the second 2; on the next turn it is 3 again."""
    t = bonds(survivor(apparel="combat-armor"), modified={"combat-armor": "light-frame"})

    t.choose("move")
    assert t.state.points == 3
    t.choose("move")
    assert t.state.points == 5

    t.end_turn()
    t.choose("move")
    assert t.state.points == 3


def test_stealth_cloth_keeps_aggressive_enemies_quiet() -> None:
    """Entering the space of an aggressive enemy starts no fight."""
    wild = next(token for token, printed in bonds().state.content.tokens.items() if "aggressive" in printed.abilities)
    t = bonds(
        survivor(space="camp.b", apparel="combat-armor"),
        modified={"combat-armor": "stealth-cloth"},
        enemies=[enemy(wild, "camp.c")],
        points=1,
    )

    t.choose("step:camp.c")

    assert (t.prompt, t.survivor().space) == ("turn", "camp.c")
    assert t.happened("fight") == []


def test_stealth_cloth_hides_nobody_from_enemies_that_come() -> None:
    """At the end of the round an aggressive critter moves in, and fights."""
    known = bonds().state.content.tokens.items()
    wild = next(token for token, each in known if each.abilities == ("aggressive",) and each.type == "critter")
    t = bonds(
        survivor(apparel="combat-armor"),
        modified={"combat-armor": "stealth-cloth"},
        enemies=[enemy(wild, "camp.e")],
        activation=["activation-1"],  # critters first
        dice=[TORSO] * 9,
    )

    t.choose("end")

    assert t.happened("fight")


def test_a_medic_kit_heals_in_camps() -> None:
    """With 5 HP a camp leads to 9."""
    t = bonds(survivor(hp=5, apparel="combat-armor"), modified={"combat-armor": "medic-kit"})

    t.choose("camp", "camp:all")

    assert t.survivor().hp == 9


def test_a_bench_turns_cards_over_until_one_of_its_kind_comes() -> None:
    """Of Scope, Plating the Armor Bench takes the second; the Scope goes to the pile."""
    t = visits_town("{do: modify, kind: apparel}", survivor(apparel="combat-armor"), modifications=["scope", "plating"])

    t.choose("option:do", f"{TAKE}plating", f"{ATTACH}combat-armor")

    assert t.bonds.modified == {"combat-armor": "plating"}
    assert pile(t) == ("scope",)


@rule(f"{TOPIC}.take-one")
def test_the_question_after_drawing_names_its_rule() -> None:
    t = shops(1, survivor(weapon="machete"), modifications=["scope"])

    t.choose("atomic-bonds.modify:1")

    assert (t.prompt, t.decision.rule) == ("atomic-bonds.take", f"{TOPIC}.take-one")
