"""Whoever is killed brings the opposing faction a space nearer to its end."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds, meets_in_bonds
from tests.kit.fallout import Belongings, survivor

LAST = 6
OTHER = survivor(space="camp.a")


def killed(*others: Belongings, results: str = "{do: damage, amount: 16}", **situation: Any) -> BondsTable:
    """A is killed by an encounter on A's turn."""
    return meets_in_bonds(results, survivor(inventory=["stimpak"], hp=8), *others, **situation)


@rule("atomic-bonds.killed.advance-one")
def test_the_token_advances_by_one() -> None:
    """The token is on 3: A is killed, and it goes to 4."""
    t = killed(OTHER, power=(0, 3))

    assert t.state.power["shield"] == 4
    assert [rule_id for rule_id, _ in t.told("power")] == ["atomic-bonds.killed.advance-one"]


@rule("atomic-bonds.killed.base-effects-too")
def test_everything_else_happens_as_well() -> None:
    """A's turn ends, the inventory is discarded, HP is full and A is on the starting tile."""
    t = killed(OTHER)
    t.choose("return:camp.d")

    who = t.survivor()
    assert (who.space, who.hp, who.inventory) == ("camp.d", 16, ())
    assert t.seat == 1
    assert t.state.power["shield"] == 1


@rule("atomic-bonds.killed.each-kill-counts")
def test_each_survivor_who_is_killed_counts() -> None:
    """A result that harms every survivor kills A and B: the token advances by 2."""
    t = meets_in_bonds(
        "{do: each, then: [{do: damage, amount: 16}]}", survivor(hp=8), survivor(space="camp.a", hp=8), first=1
    )
    while t.prompt == "return":
        t.choose(t.options[0])

    assert t.state.power["shield"] == 2


@rule("atomic-bonds.killed.eliminated-counts-once")
def test_an_eliminated_survivor_counts_once() -> None:
    """A has 16 rads after the encounter and is killed and eliminated: the token advances by exactly 1."""
    t = killed(OTHER, results="{do: rads, amount: 16}")
    t.choose(t.options[0])

    assert t.survivor().eliminated
    assert t.state.power["shield"] == 1


@rule("atomic-bonds.killed.any-cause")
@pytest.mark.parametrize("results", ["{do: damage, amount: 9}", "{do: rads, amount: 9}"])
def test_whatever_the_cause(results: str) -> None:
    """Damage or rads: the token advances by 1."""
    t = killed(OTHER, results=results)

    assert t.state.power["shield"] == 1


@rule("atomic-bonds.killed.any-cause")
def test_irradiated_ground_counts_too() -> None:
    """A has 1 HP left and walks into the ruins of downtown: the rad kills A, and the token advances."""
    t = bonds(survivor(space="bos.d", hp=1), OTHER, points=2, fresh=False)

    t.choose("step:bos.e")

    assert t.state.power["shield"] == 1


@rule("atomic-bonds.killed.loss-by-death", "atomic-bonds.killed.token-first")
def test_a_death_can_lose_the_game_before_anything_else() -> None:
    """The token is on the last space but one: the game is lost, and A need not choose where to return to."""
    t = killed(OTHER, power=(0, LAST - 1))

    assert t.outcome.how == "atomic-bonds.defeat"
    assert t.happened("return") == []
    assert t.survivor().space == "cit.a"


@rule("atomic-bonds.killed.token-first")
def test_the_log_tells_first_who_is_killed_then_what_that_brings() -> None:
    """Whoever reads “the power of the Institute rises” has just read why."""
    t = killed(OTHER)

    kinds = [event.kind for event in t.game.events_for(0)]
    assert kinds.index("killed") < kinds.index("power")


@rule("atomic-bonds.killed.token-first")
def test_the_token_moves_before_the_figure() -> None:
    """A is asked where to return to, and the token has moved already."""
    t = killed(OTHER)

    assert t.prompt == "return"
    assert t.state.power["shield"] == 1
