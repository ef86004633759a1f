"""Whose turn comes next, and what comes between the rounds (topic rounds). Start reading here."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from crossroads.games.fallout.activation import activate, reveal_agenda
from crossroads.games.fallout.decks import reset_shop
from crossroads.games.fallout.ending import GameEnds
from crossroads.games.fallout.setup import choose_survivor
from crossroads.games.fallout.turn import begin_turn, take_step

if TYPE_CHECKING:
    from crossroads.games.fallout.state import Fallout


def beat(g: Fallout) -> Coroutine[Any, Any, None]:
    """One step: a survivor is chosen, a turn goes on, or an enemy acts."""
    if g.phase == "survivors":
        return _choosing(g)
    return _turn(g) if g.phase == "turn" else _activation(g)


async def _choosing(g: Fallout) -> None:
    try:
        if await choose_survivor(g):
            begin_turn(g, g.first)  # no agenda is revealed before it (fallout.rounds.no-reveal-before-first-turn)
    except GameEnds:
        pass


async def _turn(g: Fallout) -> None:
    if await take_step(g):
        _next_turn(g)


def _next_turn(g: Fallout) -> None:
    """Clockwise; before the first player's turn the round ends (fallout.turns.next-clockwise, fallout.rounds.end-trigger)."""
    if g.outcome is not None:
        return
    after = g.seats_from((g.turn + 1) % len(g.survivors))
    g.turn = after[0]
    if g.turn == g.first:
        reveal_agenda(g)
    else:
        begin_turn(g, g.turn)


async def _activation(g: Fallout) -> None:
    try:
        await activate(g)
    except GameEnds:
        return
    reset_shop(g)  # what an enemy's end completed may have led to the shop (fallout.shop.reset-to-four)
    if g.phase == "turn":
        begin_turn(g, g.seats_from(g.turn)[0])
