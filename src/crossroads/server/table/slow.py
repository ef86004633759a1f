"""A slow table: a decision may take hours or days, whom it waits for is in the database, and nobody is asked without a choice."""

from typing import Any

from crossroads.engine.decisions import Decision
from crossroads.engine.game import Game
from crossroads.engine.standing import formality
from crossroads.server.log.outbox import HOUR, WaitingRow
from crossroads.server.log.schema import EntryRow
from crossroads.server.log.waiting import Waits
from crossroads.server.table.table import Table


def said_for(table: Table, decision: Decision) -> str | None:
    """What the seat that is asked now need not be asked: it has said so ahead, or, at a slow table, there is nothing else to say.

    There everybody sees who is asked: where that would tell what is in a hand, whoever can only pass is asked as well.
    """
    play = table.play
    if play is None:
        return None
    if not table.row.hours:
        return table.windows.says(play.game, decision, table.guests)
    hides = _hides_who_can_answer(play.game, decision) and sum([bool(each.person) for each in table.seats]) > 1
    said = table.windows.says(play.game, decision, table.guests, in_sight=hides)
    return said or (decision.options[0].id if len(decision.options) == 1 and not hides else None)


def _hides_who_can_answer(game: Game[Any], decision: Decision) -> bool:
    """Whether nobody may learn from who is asked what is in a hand."""
    return any(window.hidden for window in game.windows) or formality(game, decision) is not None


def awaited(table: Table) -> WaitingRow | None:
    """The decision that a slow table waits for, as of now."""
    decision = table.decision
    if decision is None or not table.seats[decision.seat].person or said_for(table, decision) is not None:
        return None
    now = table.house.clock()
    return WaitingRow(table.id, table.seq, decision.seat, now, now + table.row.hours * HOUR)


async def append(table: Table, entry: EntryRow) -> None:
    """Make an entry of a slow table durable, and with a choice whom it waits for next."""
    asked = awaited(table) if entry.kind == "choice" else None
    await Waits(table.house.store).append(entry, asked)
    if entry.kind == "choice":
        table.absence.note(entry.seq, asked)


def is_unnoted(table: Table) -> bool:
    """Whether nobody has noted yet whom a slow table waits for: its game has begun, a choice was taken back, a seat has changed."""
    if not table.row.hours or table.play is None or table.given_up:
        return False
    asked = awaited(table)
    return table.absence.noted != (table.seq, None if asked is None else asked.seat)


async def note(table: Table) -> None:
    """Note whom a slow table waits for, and tell everybody until when."""
    async with table.lock:
        if is_unnoted(table):
            asked, seq = awaited(table), table.seq
            found, table.absence.pausing = await Waits(table.house.store).note(table.id, seq, asked)
            table.absence.note(seq, asked, found)
            table.tell_table()


async def welcome_back(table: Table, held: tuple[int, ...]) -> None:
    """Give seats back to whoever had stayed away, and comes back; with the lock held."""
    mine = [seat for seat in held if table.seats[seat].away]
    if mine:
        await Waits(table.house.store).give_back(table.id, mine)
        await table.follow_seats()
