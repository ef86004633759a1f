"""One socket's whole life at a table."""

import asyncio
from functools import partial

import msgspec

from crossroads.protocol.socket import Choose, Said
from crossroads.server.driving import wake
from crossroads.server.hearing import Limits, fail, hear, refuse
from crossroads.server.line import Line, LineGone
from crossroads.server.quick import choose_now
from crossroads.server.table import Table
from crossroads.server.visitor import Visitor

MOST_NONSENSE = 20  # messages that are none, before a line is closed
NONSENSE = 1008
GONE = 1001
NOT_UNDERSTOOD = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


async def serve(table: Table, hashes: frozenset[str], line: Line, limits: Limits) -> None:
    """Listen to a line and tell it what happens, until it is gone or is hung up on."""
    visitor = Visitor(line, hashes)
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
        async with table.lock:  # the same for a choice that took the short way
            pass
        await asyncio.gather(*visitor.kept, return_exceptions=True)
        _part(table, visitor)


def _part(table: Table, visitor: Visitor) -> None:
    here = table.lines_here
    table.visitors.remove(visitor)
    if visitor in table.guests:
        table.guests.remove(visitor)
    if table.lines_here != here:
        table.tell_seats(table.guests)
        table.house.announce(table)


async def _listen(table: Table, visitor: Visitor, limits: Limits, sending: asyncio.Task[None]) -> None:
    nonsense = 0
    try:
        while visitor.hung_up is None:
            data = await visitor.line.receive()
            try:
                said = _decoder.decode(data)
            except NOT_UNDERSTOOD as wrong:
                nonsense += 1
                refuse(table, visitor, "", "bad-message", f"Not understood: {wrong}"[:300])
                if nonsense >= MOST_NONSENSE:
                    visitor.hang_up(NONSENSE, "too many messages that were none")
                continue
            visitor.hearing = True
            await hear(table, visitor, said, limits)
            visitor.hearing = False
            wake(table)
    except LineGone:
        return
    except Exception:
        fail(table, visitor)
    visitor.hearing = False
    await sending  # what waits, and that the line is closed


def _hear_now(table: Table, visitor: Visitor, limits: Limits, data: bytes) -> bool:
    """Hear a message as it comes from the line, if it is a choice in order and nothing else is being heard."""
    if visitor.hearing or visitor.hung_up is not None:
        return False
    try:
        said = _decoder.decode(data)
    except NOT_UNDERSTOOD:
        return False
    return type(said) is Choose and choose_now(table, visitor, said, limits)
