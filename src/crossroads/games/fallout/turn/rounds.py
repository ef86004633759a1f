"""Whose turn comes next, and what comes between the rounds (topic rounds). Start reading here."""

from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from crossroads.engine.modules import replaceable
from crossroads.games.fallout.decks import reset_shop
from crossroads.games.fallout.setup import choose_survivor
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivors.winning import EFFECT_DONE, GameEnds
from crossroads.games.fallout.turn.activation import activate, reveal_agenda
from crossroads.games.fallout.turn.turn import begin_turn, start_turn, take_step


def beat(g: Fallout) -> Coroutine[Any, Any, None]:
    """One step: a survivor is chosen, a turn goes on, or an enemy acts."""
    flow = PHASES.get(g.phase)
    return flow(g) if flow is not None else _added_phase(g)


async def _added_phase(g: Fallout) -> None:
    """A phase of an expansion: the game may end in it as in any other."""
    with suppress(GameEnds):
        await g.content.rulebook.phases[g.phase](g)


async def _choosing(g: Fallout) -> None:
    try:
        if await choose_survivor(g):
            begin_game(g)
            if g.phase == "turn":
                await _start(g)
    except GameEnds:
        pass


@replaceable("fallout.rounds.no-reveal-before-first-turn")
def begin_game(g: Fallout) -> None:
    """After the set-up the first turn begins; no agenda is revealed before it."""
    begin_turn(g, g.first)


async def _turn(g: Fallout) -> None:
    if await take_step(g):
        await _next_turn(g)


async def _start(g: Fallout) -> None:
    """A turn that has begun; it can be over at once."""
    if await start_turn(g):
        await _next_turn(g)


async def _next_turn(g: Fallout) -> None:
    """Clockwise; before the first player's turn the round ends (fallout.turns.next-clockwise, fallout.rounds.end-trigger)."""
    last = g.turn
    g.turn = g.seats_from((last + 1) % len(g.survivors))[0]
    if is_round_over(g, last):
        reveal_agenda(g)
    else:
        begin_turn(g, g.turn)
        await _start(g)


@replaceable("fallout.rounds.end-trigger")
def is_round_over(g: Fallout, last: int) -> bool:
    """Whether the round ends after the turn of a seat, before that of the next: if the first player would be on turn."""
    return g.turn == g.first


async def _activation(g: Fallout) -> None:
    try:
        await activate(g)
        if g.content.rulebook.expansions:  # asked all the time
            await EFFECT_DONE.happens(g)
    except GameEnds:
        return
    reset_shop(g)  # what an enemy's end completed may have led to the shop (fallout.shop.reset-to-four)
    if g.phase == "turn":
        begin_round(g)
        await _start(g)


@replaceable("fallout.rounds.one-turn-each")
def begin_round(g: Fallout) -> None:
    """The first player's turn begins a round, once the enemies have acted."""
    begin_turn(g, g.seats_from(g.turn)[0])


PHASES: dict[str, Callable[[Fallout], Coroutine[Any, Any, None]]] = {
    "survivors": _choosing,
    "turn": _turn,
    "activation": _activation,
}
