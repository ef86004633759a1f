"""Apparel: one is equipped, its armor cancels hits, in fights only."""

from crossroads.games.fallout.survivor import Held
from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, TORSO, TORSO_TWICE, enemy, story_pack, survivor, wasteland

PACK = story_pack(
    quests="""
- id: trap
  number: 901
  objectives:
    - {id: rocks, results: [{do: damage, amount: 3}]}
    - {id: waste, results: [{do: rads, amount: 3}]}
"""
)


@rule("fallout.apparel.one")
def test_a_second_apparel_takes_the_place_of_the_first() -> None:
    """Combat armor is put on over nothing: the metal armor goes to the inventory; the armor value is one, not two."""
    t = wasteland(survivor(apparel="metal-armor", inventory=["combat-armor"]))

    t.choose("equip:combat-armor")

    assert t.survivor().equipped == (Held("combat-armor"),)
    assert t.survivor().inventory == (Held("metal-armor"),)
    assert t.game.view(0)["survivors"][0]["armor"] == 1


@rule("fallout.apparel.one")
def test_with_a_full_inventory_the_displaced_apparel_or_another_card_goes() -> None:
    """Three other cards in the inventory: the displaced armor is a fourth, and one of them is discarded."""
    t = wasteland(
        survivor(apparel="metal-armor", inventory=["combat-armor", "water", "junk", "junk~2"]),
        enemies=[],
    )

    t.choose("equip:combat-armor", "move")
    assert t.prompt == "make-room"
    t.choose("discard:metal-armor")

    assert t.survivor().equipped == (Held("combat-armor"),)
    assert "metal-armor" in t.state.loot_pile


@rule("fallout.apparel.armor-value")
def test_apparel_cancels_as_many_hits_as_its_armor_value() -> None:
    """Three icons of a level 1 enemy: no apparel three damage, armor 1 two, armor 2 one."""
    lost = {}
    for apparel in ("", "metal-armor", "t-60-power-armor"):
        t = wasteland(survivor(apparel=apparel), enemies=[enemy("mole-rat", "camp.c")], dice=[ARMS, ARMS, ARMS])
        t.choose("fight:mole-rat")
        lost[apparel] = 16 - t.survivor().hp

    assert lost == {"": 3, "metal-armor": 2, "t-60-power-armor": 1}


@rule("fallout.apparel.armor-value")
def test_apparel_in_the_inventory_protects_nobody() -> None:
    """Power armor put by: two icons do two damage."""
    t = wasteland(
        survivor(inventory=["t-60-power-armor"]), enemies=[enemy("mole-rat", "camp.c")], dice=[ARMS, ARMS, HEAD]
    )

    t.choose("fight:mole-rat")

    assert t.survivor().hp == 14


@rule("fallout.apparel.fights-only")
def test_armor_does_not_help_outside_of_fights() -> None:
    """Armor 2, three damage and three rads by a card: all of it is suffered."""
    t = wasteland(survivor(apparel="t-60-power-armor"), packs=[PACK], quests=["trap"])

    t.choose("quest:trap:rocks", "quest:trap:waste")

    assert (t.survivor().hp, t.survivor().rads) == (13, 3)


@rule("fallout.apparel.armor-value", "fallout.combat.armor-cancels-hits")
def test_the_armor_of_all_that_is_worn_adds_up() -> None:
    """A coat with armor 1 printed and 2 of the owner's own, and a companion's 1: four hit icons do nothing, five do."""
    pack = story_pack(
        loot="- {id: coat, kind: apparel, cost: 1, armor: 1, always: [{do: hide, armor: 2}]}\n"
        "- {id: turtle, kind: companion, armor: 1}\n"
    )
    hp = []
    for dice in ([TORSO_TWICE, TORSO_TWICE, HEAD], [TORSO_TWICE, TORSO_TWICE, TORSO]):
        t = wasteland(
            survivor(apparel="coat", companion="turtle"),
            enemies=[enemy("protectron", "camp.c")],
            packs=[pack],
            dice=dice,
        )
        assert t.game.view(0)["survivors"][0]["armor"] == 4
        t.choose("fight:protectron")
        hp.append(t.survivor().hp)

    assert hp == [16, 15]
