"""Weapons: one is equipped, and only that one counts."""

from crossroads.games.fallout.survivor import Held
from tests.kit import rule
from tests.kit.fallout import HEAD, enemy, survivor, wasteland


@rule("fallout.weapons.one")
def test_a_second_weapon_takes_the_place_of_the_first() -> None:
    """A knife is taken in hand: the wrench goes to the inventory, one weapon is equipped."""
    t = wasteland(survivor(weapon="pipe-wrench", inventory=["combat-knife"]))

    t.choose("equip:combat-knife")

    assert t.survivor().weapon == Held("combat-knife")
    assert t.survivor().inventory == (Held("pipe-wrench"),)


@rule("fallout.weapons.one")
def test_only_the_equipped_weapon_counts_in_a_fight() -> None:
    """A wrench (S) in hand, a knife (S, A) and a rifle put by: one reroll, and nobody next door can be shot."""
    t = wasteland(
        survivor(special="SAP", weapon="pipe-wrench", inventory=["combat-knife", "pipe-rifle"]),
        enemies=[enemy("deathclaw", "camp.c"), enemy("yao-guai", "camp.d")],
        dice=[HEAD, HEAD, HEAD],
    )

    assert t.refused("fight:yao-guai") == "fallout.fight-action.ranged-adjacent"
    t.choose("fight:deathclaw")

    assert t.state.rolling is not None
    assert (t.state.rolling.letters, t.state.rolling.rerolls) == ("S", 1)


@rule("fallout.weapons.one")
def test_a_gained_weapon_is_equipped_instead_not_as_well() -> None:
    """A raider's loot is a knife: in hand, it sends the wrench to the inventory."""
    t = wasteland(
        survivor(weapon="pipe-wrench"),
        enemies=[enemy("raider", "camp.c")],
        loot=["combat-knife"],
        dice=[HEAD, HEAD, HEAD],
    )

    t.choose("fight:raider", "equip:combat-knife")

    assert t.survivor().equipped == (Held("combat-knife"),)
    assert t.survivor().inventory == (Held("pipe-wrench"),)
