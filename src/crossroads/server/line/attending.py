"""One socket's whole life at a table."""

import asyncio

import msgspec

from crossroads.protocol.socket import Choose, Said
from crossroads.server.line.hearing import hear
from crossroads.server.line.limits import Shares
from crossroads.server.line.refusing import fail, refuse
from crossroads.server.table.bots import wake
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
    try:
        await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        if visitor.hearing:  # what was begun is brought to its end, for the others at the table
            visitor.hang_up(GONE, "gone")
        else:
            listening.cancel()
        await asyncio.gather(sending, listening, return_exceptions=True)
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


async def _listen(table: Table, visitor: Visitor, limits: Shares, sending: asyncio.Task[None]) -> None:
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
            if not isinstance(said, Choose):  # which its seat's pace is for
                await limits.afford(table, visitor, said)
            visitor.hearing = True
            await hear(table, visitor, said, limits)
            visitor.hearing = False
            wake(table)
    except LineGone:
        return
    except Trouble as trouble:  # the database is away, or the table gone: who comes again asks once more
        visitor.hang_up(*closing(trouble))
    except Exception:
        fail(table, visitor)
    visitor.hearing = False
    await sending  # what waits, and that the line is closed
