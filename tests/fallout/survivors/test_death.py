"""Death: another word for being killed."""

from collections.abc import Callable

import pytest

from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, Wasteland, enemy, met_with, survivor, wasteland


def by_damage() -> Wasteland:
    return met_with("{do: damage, amount: 16}", survivor(inventory=["water"]), survivor())


def by_rads() -> Wasteland:
    return met_with("{do: rads, amount: 12}", survivor(hp=12, inventory=["water"]), survivor())


def by_terrain() -> Wasteland:
    t = wasteland(survivor(space="bos.d", hp=1, inventory=["water"]), survivor(), points=1)
    t.choose("step:bos.e")
    return t


def in_a_fight() -> Wasteland:
    t = wasteland(
        survivor(hp=1, inventory=["water"]),
        survivor(),
        enemies=[enemy("super-mutant-brute", "camp.c")],
        dice=[ARMS, HEAD, HEAD],
    )
    t.choose("fight:super-mutant-brute")
    return t


@rule("fallout.death.death-is-killed")
@pytest.mark.parametrize("dies", [by_damage, by_rads, by_terrain, in_a_fight])
def test_every_death_is_the_same_event(dies: Callable[[], Wasteland]) -> None:
    """However a survivor dies, it is told once as being killed, and figure, inventory, HP and turn go the same way."""
    t = dies()

    assert [event.rule for event in t.happened("killed")] == ["fallout.killed.survivor-threshold"]
    assert t.decision.rule == "fallout.killed.return-to-start"
    t.choose("return:camp.a")

    who = t.survivor()
    assert (who.space, who.hp, who.inventory) == ("camp.a", 16, ())
    assert t.seat == 1
