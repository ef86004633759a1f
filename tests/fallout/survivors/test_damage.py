"""Damage and recovery: what the red peg does."""

import pytest

from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, enemy, met_with, survivor, wasteland
from tests.kit.stories import meets


@rule("fallout.damage.suffer-damage")
@pytest.mark.parametrize(("amount", "hp"), [(4, 10), (1, 13), (13, 1)])
def test_damage_lowers_hp_by_its_amount(amount: int, hp: int) -> None:
    """HP 14 and 4 damage: HP 10."""
    t = met_with(f"{{do: damage, amount: {amount}}}", survivor(hp=14))

    assert t.survivor().hp == hp


@rule("fallout.damage.suffer-damage")
def test_damage_of_a_fight_lowers_hp_too() -> None:
    """One arms face has one hit: a level 2 brute does 2 damage, HP 14 are 12."""
    t = wasteland(survivor(hp=14), enemies=[enemy("super-mutant-brute", "camp.c")], dice=[ARMS, HEAD, HEAD])

    t.choose("fight:super-mutant-brute")

    assert t.survivor().hp == 12


@rule("fallout.damage.suffer-damage")
def test_damage_is_ones_own() -> None:
    """A suffers, B beside does not."""
    t = met_with("{do: damage, amount: 4}", survivor(), survivor(space="cit.a"))

    assert [who.hp for who in t.state.survivors] == [12, 16]


@rule("fallout.damage.damage-not-rads")
def test_damage_does_not_move_the_rads_peg() -> None:
    """HP 14, rads 2 and 4 damage: HP 10, rads 2."""
    t = met_with("{do: damage, amount: 4}", survivor(hp=14, rads=2))

    assert (t.survivor().hp, t.survivor().rads) == (10, 2)


@rule("fallout.damage.heal")
@pytest.mark.parametrize(("hp", "rads", "after"), [(10, 2, 13), (4, 0, 7)])
def test_recovering_raises_hp_by_its_amount(hp: int, rads: int, after: int) -> None:
    """HP 10, rads 2 and 3 recovered: HP 13, rads 2."""
    t = met_with("{do: heal, amount: 3}", survivor(hp=hp, rads=rads))

    assert (t.survivor().hp, t.survivor().rads) == (after, rads)


@rule("fallout.damage.suffer-damage", "fallout.results.level-not-negative")
def test_no_damage_is_not_told_as_damage() -> None:
    """Level 1 less 1: HP stay, and the log has no line about it."""
    t = meets("{do: damage, amount: level-1}", survivor(hp=9), level=1)

    t.choose("option:do")

    assert t.survivor().hp == 9
    assert not t.happened("damage")
