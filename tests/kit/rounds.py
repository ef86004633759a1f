"""Dice by their sums, and rounds played to their end."""

from crossroads.engine.state import Outcome
from tests.kit.shelter import Table


def faces(*sums: int) -> list[int]:
    """Two dice for each of these sums, for `table(dice=...)`."""
    return [face for total in sums for face in (total - min(6, total - 1), min(6, total - 1))]


def calm(seats: int = 2, rounds: int = 1) -> list[int]:
    """Threat rolls that bring nothing: a seven for the top floor and for each seat's."""
    return faces(*[7] * (seats + 1) * rounds)


def scored(t: Table) -> Outcome:
    """Everybody passes until this round is over; the game must end with it."""
    t.end_round()
    assert t.game.decision is None, "the game goes on"
    assert t.game.outcome is not None
    return t.game.outcome
