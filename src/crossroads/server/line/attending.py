"""One socket's whole life at a table."""

import asyncio
from functools import partial

import msgspec

from crossroads.protocol.socket import Choose, Said
from crossroads.server.line.at_once import begin
from crossroads.server.line.hearing import hear
from crossroads.server.line.limits import Shares
from crossroads.server.line.refusing import fail, refuse
from crossroads.server.table.table import Table
from crossroads.server.telling.line import Line, LineGone
from crossroads.server.telling.visitor import Visitor
from crossroads.server.trouble import Trouble, closing

MOST_NONSENSE = 20  # messages that are none, before a line is closed
NONSENSE = 1008
GONE = 1001
NOT_UNDERSTOOD = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


async def serve(table: Table, hashes: frozenset[str], line: Line, limits: Shares, address: str | None = None) -> None:
    """Listen to a line and tell it what happens, until it is gone or is hung up on."""
    visitor = Visitor(line, hashes, address)
    table.visitors.append(visitor)
    sending = asyncio.create_task(visitor.send_all(table.catch_up))
    listening = asyncio.create_task(_listen(table, visitor, limits, sending))
    line.hear_by(partial(_hear_now, table, visitor, limits))
    try:
        await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        if visitor.hearing:  # what was begun is brought to its end, for the others at the table
            visitor.hang_up(GONE, "gone")
        else:
            listening.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)
        await _all_chosen(table, visitor)
        _part(table, visitor)
        limits.forget(visitor)


def _part(table: Table, visitor: Visitor) -> None:
    here = table.lines_here
    table.visitors.remove(visitor)
    if visitor in table.guests:
        table.guests.remove(visitor)
    if table.lines_here != here:
        table.tell_seats(table.guests)
        table.house.announce(table)


def _hear_now(table: Table, visitor: Visitor, limits: Shares, text: str) -> bool:
    """Hear a choice as it comes, if nothing else is under way; whether it was heard. All else waits for its turn."""
    if not visitor.idle or visitor.hung_up is not None or table.lock.locked():
        return False
    try:
        said = _decoder.decode(text)
    except NOT_UNDERSTOOD:
        return False
    if not isinstance(said, Choose) or not visitor.line.is_in_time():
        return False
    visitor.choosing = True
    begin(hear(table, visitor, said, limits), partial(_chosen, table, visitor))
    return True


def _chosen(table: Table, visitor: Visitor, fault: Exception | None) -> None:
    visitor.choosing = False
    if fault is not None:
        _give_up(table, visitor, fault)


async def _all_chosen(table: Table, visitor: Visitor) -> None:
    """Wait for a choice that was heard as it came: it holds the table."""
    if visitor.choosing:
        async with table.lock:
            pass


async def _listen(table: Table, visitor: Visitor, limits: Shares, sending: asyncio.Task[None]) -> None:
    nonsense = 0
    try:
        while visitor.hung_up is None:
            visitor.idle = True
            data = await visitor.line.receive()
            visitor.idle = False
            try:
                said = _decoder.decode(data)
            except NOT_UNDERSTOOD as wrong:
                nonsense += 1
                refuse(table, visitor, "", "bad-message", f"Not understood: {wrong}"[:300])
                if nonsense >= MOST_NONSENSE:
                    visitor.hang_up(NONSENSE, "too many messages that were none")
                continue
            if not isinstance(said, Choose):  # which its seat's pace is for
                await limits.afford(table, visitor, said)
            visitor.hearing = True
            await _all_chosen(table, visitor)
            await hear(table, visitor, said, limits)
            visitor.hearing = False
    except LineGone:
        return
    except Exception as fault:
        _give_up(table, visitor, fault)
    visitor.hearing = False
    await sending  # what waits, and that the line is closed


def _give_up(table: Table, visitor: Visitor, fault: Exception) -> None:
    if isinstance(fault, Trouble):  # the database is away, or the table gone: who comes again asks once more
        visitor.hang_up(*closing(fault))
    else:
        fail(table, visitor, fault)
