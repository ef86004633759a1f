"""Other rules in the midst of a test: functions of the toy game that are changed, and pins that follow them."""

from typing import Any

import pytest

from crossroads.engine.decisions import Option, pick
from crossroads.engine.pins import Pins
from tests.engine import toy


def change_rules(patch: pytest.MonkeyPatch, name: str, **rules: Any) -> None:
    """From now on Lanterns is played with these rules in the place of its own, under pins of this name."""
    for rule, changed in rules.items():
        patch.setattr(toy, rule, changed)
    patch.setattr("crossroads.server.play.starts.pins_of", lambda _: Pins(name, {}))


async def whisper_twice_as_much(g: toy.Lanterns, seat: int) -> None:
    """As `toy.whisper`, with the same options, but what is said counts twice."""
    for place in ("first", "second"):
        ways = [Option(f"say:{number}", number) for number in (1, 2, 3)]
        g.whispers[seat] += (2 * await pick(seat, f"whisper-{place}", ways, "toy.turn.whisper"),)


async def whisper_low(g: toy.Lanterns, seat: int) -> None:
    """As `toy.whisper`, but nobody can say 3."""
    for place in ("first", "second"):
        ways = [Option(f"say:{number}", number) for number in (1, 2)]
        g.whispers[seat] += (await pick(seat, f"whisper-{place}", ways, "toy.turn.whisper"),)


async def whisper_in_vain(g: toy.Lanterns, seat: int) -> None:
    """As `toy.whisper`, but a rule breaks in the midst of it."""
    await pick(seat, "whisper-first", [Option("say:1", 1), Option("say:2", 2)], "toy.turn.whisper")
    raise AssertionError("nobody has thought of this")
