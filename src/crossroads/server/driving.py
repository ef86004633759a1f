"""Bots at a table: whoever's turn it is among them chooses, at the table's pace."""

import asyncio
import secrets

import structlog

from crossroads.server.table import Table
from crossroads.server.writer import Taken

PAUSES = {"instant": 0.0, "brisk": 0.5, "calm": 1.5}
STAND_BY_SECONDS = 5.0  # beyond a bot's time limit, before another process' bots are taken for lost
Turn = tuple[int, int, str]  # after which entry, which seat, which bot

log = structlog.get_logger()


def wake(table: Table) -> None:
    """Let the bots of a table play, if it is up to one and nobody drives them yet."""
    if bot_turn(table) is not None and (table.driver is None or table.driver.done()):
        table.driver = asyncio.create_task(_drive(table))


def bot_turn(table: Table) -> Turn | None:
    """The bot that must choose now, if one must."""
    play = table.play
    decision = play.game.decision if play is not None else None
    if play is None or decision is None or table.given_up or not table.seats[decision.seat].bot:
        return None
    return play.seq, decision.seat, table.seats[decision.seat].bot


async def _drive(table: Table) -> None:
    try:
        while (turn := bot_turn(table)) is not None:
            if table.ours:
                await _play(table, turn)
                await asyncio.sleep(PAUSES[table.row.pace])
            else:
                await _stand_by(table, turn)
    except Exception:
        log.exception("bots-stopped", table=table.id, seq=table.seq)
        table.give_up()


async def _stand_by(table: Table, turn: Turn) -> None:
    """Another process made the last entry and plays its bots; step in only if nothing comes of it."""
    await asyncio.sleep(table.house.thinkers.seconds + STAND_BY_SECONDS)
    if bot_turn(table) == turn:
        table.ours = True


async def _play(table: Table, turn: Turn) -> None:
    _, seat, bot = turn
    play = table.play
    assert play is not None
    chosen = await table.house.thinkers.choose(table.id, play.game.setup, play.history, seat, bot)
    async with table.lock:
        decision = table.decision
        if decision is None or bot_turn(table) != turn:
            return
        option = chosen if chosen in decision.ids else secrets.choice(decision.ids)
        try:
            await table.choose(seat, option, None)
        except Taken:
            return
