"""Who is not waited for at a table: bots at its pace, what seats have said ahead, and windows whose clock runs."""

import asyncio
import contextlib
import secrets
import time

import structlog

from crossroads.engine.chance import is_chance
from crossroads.engine.standing import moment_of
from crossroads.server.log.outages import DatabaseAway
from crossroads.server.log.writer import Taken
from crossroads.server.table import slow
from crossroads.server.table.table import Table

PAUSES = {"instant": 0.0, "brisk": 0.5, "calm": 1.5}
STAND_BY_SECONDS = 5.0  # beyond a bot's time limit, before another process' bots are taken for lost
BotTurn = tuple[int, int, str]  # after which entry, which seat, which bot

log = structlog.get_logger()


def wake(table: Table) -> None:
    """Let the bots of a table play, and what was said ahead be chosen, if it is up to that and nobody drives it yet."""
    waits = turn_of(table) is not None or (table.row.hours and slow.is_unnoted(table))
    if waits and (table.driver is None or table.driver.done()):
        table.driver = asyncio.create_task(_drive(table))


def turn_of(table: Table) -> BotTurn | None:
    """Who need not be waited for: a bot, a seat that has said what it does, or one whose window has a clock."""
    play = table.play
    decision = play.game.decision if play is not None else None
    if play is None or decision is None or table.given_up:
        return None
    bot = table.seats[decision.seat].bot
    if not (bot or decision.later or play.game.state.windows or table.row.hours):
        return None  # a person is asked, as most often
    if bot or table.windows.ends is not None or slow.said_for(table, decision) is not None:
        return None if is_chance(decision) else (play.seq, decision.seat, bot)
    return None


async def _drive(table: Table) -> None:
    try:
        if slow.is_unnoted(table):
            await slow.note(table)
        while (turn := turn_of(table)) is not None:
            if (ends := table.windows.ends) is not None:
                await think_ahead(table, ends)
                await table.windows.wait()
            if turn_of(table) != turn:
                continue
            if not _is_ours(table, turn):
                await _stand_by(table, turn)
            elif table.windows.ends is None and turn[2]:
                await _play(table, turn)
                await asyncio.sleep(PAUSES[table.row.pace])
            else:
                await _choose_said(table, turn)
    except DatabaseAway:
        table.give_up(calmly=True)
    except Exception:
        log.exception("bots-stopped", table=table.id, seq=table.seq)
        table.give_up()


def _is_ours(table: Table, turn: BotTurn) -> bool:
    """Whether this process chooses: the person's line is here, or nobody's is and this process made the last entry."""
    _, seat, bot = turn
    return (not bot and seat in table.lines_here) or (table.ours and (bool(bot) or seat not in table.elsewhere.seats()))


async def _stand_by(table: Table, turn: BotTurn) -> None:
    """Another process made the last entry and plays its bots; step in only if nothing comes of it."""
    await asyncio.sleep(table.house.thinkers.seconds + STAND_BY_SECONDS)
    if turn_of(table) == turn:
        table.ours = True
        if not turn[2]:
            await _choose_said(table, turn)


async def _play(table: Table, turn: BotTurn) -> None:
    _, seat, bot = turn
    play = table.play
    assert play is not None
    watched = bool(table.here)
    chosen = await table.house.thinkers.choose(table.id, play.start, play.history, seat, bot, watched)
    async with table.lock:
        decision = table.decision
        if decision is None or turn_of(table) != turn:
            return
        named = [option for option in decision.options if option.id == chosen]
        try:
            await table.choose(seat, secrets.choice(named or decision.options))
        except Taken:
            return


async def _choose_said(table: Table, turn: BotTurn) -> None:
    """Choose what a seat has said ahead; once the clock has run out, whoever has said nothing passes."""
    async with table.lock:
        play, decision = table.play, table.decision
        if (
            play is None
            or decision is None
            or turn_of(table) != turn
            or (table.windows.ends is not None and time.time() < table.windows.ends)
        ):
            return
        option = slow.said_for(table, decision) or (
            play.game.windows[-1].passing if table.windows.ends is not None else None
        )
        if option is not None:
            try:
                await table.choose(turn[1], play.game.meant(option))
            except Taken:
                return


async def think_ahead(table: Table, ends: float) -> None:
    """Let the bots that a window awaits answer it before its clock has run out, as if all before them passed."""
    play = table.play
    assert play is not None
    window, moment = play.game.windows[-1], moment_of(play.game)
    for place, seat in enumerate(window.awaited):
        bot, left = table.seats[seat].bot, ends - time.time()
        if not bot or left <= 0 or not table.ours or table.windows.ahead.has_answered(play.game, seat):
            continue
        history = [*play.history, *[window.passing] * place]
        thinking = table.house.thinkers.choose(f"{table.id}:{seat}", play.start, history, seat, bot)
        with contextlib.suppress(TimeoutError):
            chosen = await asyncio.wait_for(thinking, left)
            async with table.lock:
                asked = play.game.ahead(seat)
                if asked is not None and moment_of(play.game) == moment:
                    answer = chosen if chosen in asked.ids else window.passing  # a bot that fails is not waited for
                    table.windows.ahead.answer(play.game, seat, answer)
                    table.windows.hurry(play.game)
