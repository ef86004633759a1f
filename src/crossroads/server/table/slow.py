"""A slow table: a decision may take hours or days, whom it waits for is in the database, and nobody is asked without a choice."""

from crossroads.engine.decisions import Decision
from crossroads.server.log.outbox import HOUR, WaitingRow
from crossroads.server.log.schema import EntryRow
from crossroads.server.log.waiting import Waits
from crossroads.server.table.table import Table


def said_for(table: Table, decision: Decision) -> str | None:
    """What the seat that is asked now need not be asked: it has said so ahead, or, at a slow table, there is nothing else to say."""
    if table.play is None:
        return None
    said = table.windows.says(table.play.game, decision, table.guests)
    return said or (decision.options[0].id if table.row.hours and len(decision.options) == 1 else None)


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
