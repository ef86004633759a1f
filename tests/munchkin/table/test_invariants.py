"""What must hold of every state: at the question of an open window all consequences are settled."""

from collections.abc import Mapping
from typing import Any

import pytest

from crossroads.games.munchkin.player import Gear
from crossroads.games.munchkin.state import Body
from tests.kit import rule
from tests.kit.munchkin import Table, gear, munchkin, table


def faults(t: Table) -> list[str]:
    return list(t.game.definition.own_faults(t.state))


@rule("munchkin.perks.lost-levels-choice", "munchkin.effects.consequence-order")
def test_who_falls_with_an_empty_hand_is_asked_for_a_perk_at_a_sound_table() -> None:
    """Caught by a Mirelurk King at Level 4 with two Perks and no card to restore a Level with."""
    has = munchkin(level=4, perks=["lead-stomach", "fleet-feet"])
    t = table(has, munchkin(hand=["tin-can"]), munchkin(), foes=["mirelurk-king"], dice=[6, 1])

    t.until("lose-perk")

    assert t.munchkin(0).level == 1
    assert not t.munchkin(0).hand
    assert faults(t) == []
    t.choose("lose:lead-stomach")
    assert t.munchkin(0).perks == ()


@pytest.mark.parametrize(
    ("has", "fault"),
    [
        ({"level": 11}, "seat 1 is at Level 11"),
        ({"perks": ("fleet-feet",)}, "seat 1 has too many Perks"),
        ({"classes": ("raider.1", "lone-wanderer.1")}, "seat 1 has too many classes"),
        ({"traits": ("super-munchkin.1",)}, "seat 1 has Super Munchkin without a class"),
        ({"gear": (Gear("super-sledge"), Gear("minigun"))}, "seat 1 has too many Big items"),
        ({"gear": (gear("super-sledge"), gear("laser-pistol"))}, "seat 1 holds more than its hands can"),
        ({"gear": (gear("combat-helmet"), gear("gas-mask"))}, "seat 1 wears 2 items in one slot"),
        ({"received": ("tin-can",)}, "seat 1 has yet to be asked about what it got"),
        ({"dying": True}, "seat 1 is not dead yet"),
    ],
)
def test_what_is_left_to_settle_at_an_open_window_is_a_fault(has: Mapping[str, Any], fault: str) -> None:
    t = table(munchkin(hand=["tin-can"]), munchkin(), munchkin())
    assert t.prompt == "turn-start"
    assert faults(t) == []

    for name, value in has.items():
        setattr(t.munchkin(1), name, value)

    assert faults(t) == [fault]


@rule("munchkin.effects.consequence-order")
def test_a_body_that_nobody_has_looted_is_a_fault_at_an_open_window() -> None:
    t = table(munchkin(hand=["tin-can"]), munchkin(), munchkin(alive=False))

    t.state.bodies = (Body(2),)

    assert faults(t) == ["a body is not looted"]


@rule("munchkin.effects.consequence-order")
def test_an_item_that_was_named_as_one_too_many_is_no_fault() -> None:
    """It lies in use and counts for nothing: the slot is taken once, and nobody uses what may not be used."""
    t = table(munchkin(hand=["tin-can"]), munchkin(), munchkin())

    t.munchkin(1).gear = (gear("combat-helmet"), Gear("gas-mask", used=True, idle=True))

    assert faults(t) == []
