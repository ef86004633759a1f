"""One line at a table: which seats it holds, with whose eyes it sees, and what waits to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from crossroads.engine.decisions import Decision
from crossroads.protocol.tables import Lang
from crossroads.server.line import Line, LineGone
from crossroads.server.offering import Known
from crossroads.server.schema import SeatRow
from crossroads.server.seating import seats_of

MOST_WAITING = 64  # messages; a line that is slower than that is told all anew once it has caught up


class Visitor:
    """Somebody at a table, with a seat, several seats or none."""

    def __init__(self, line: Line, hashes: frozenset[str]) -> None:
        """A visitor who has not said hello yet: nothing is told to it before."""
        self.line = line
        self.hashes = hashes
        self.seats: tuple[int, ...] = ()
        self.several = False  # seats
        self.lang: Lang = "en"
        self.looking: int | None = None
        self.curtain: int | None = None
        self.known = Known()  # the words that it has of options
        self.behind = False
        self.hearing = False  # something that it said is being carried out
        self.kept: set[asyncio.Task[None]] = set()  # what goes on of it by itself
        self.hung_up: tuple[int, str] | None = None
        self._queue: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._sending = False  # a message is on its way out of the queue, and none may overtake it

    # -- with whose eyes

    def sit(self, seats: Sequence[SeatRow]) -> bool:
        """Find the seats that this line holds; whether that changed anything."""
        held = seats_of(seats, self.hashes)
        if held == self.seats:
            return False
        self.seats = held
        self.several = len(held) > 1
        self.looking = held[0] if len(held) == 1 else None
        self.curtain = None
        return True

    def turn(self, decision: Decision | None, seats: Sequence[SeatRow]) -> bool:
        """Drop the curtain if another of several own seats must decide now; whether what it sees has changed."""
        if not self.several:
            return False
        asked = decision.seat if decision is not None else None
        hidden = asked is not None and asked in self.seats and asked != self.looking and seats[asked].person
        before = self.looking, self.curtain
        self.curtain = asked if hidden else None
        if hidden:
            self.looking = None
        return before != (self.looking, self.curtain)

    def look(self, seat: int, decision: Decision | None, seats: Sequence[SeatRow]) -> None:
        """See with the eyes of an own seat."""
        self.looking = None
        self.turn(decision, seats)
        self.looking = seat
        if self.curtain == seat:
            self.curtain = None

    # -- what goes on by itself

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Bring some work of this line to its end, whether the line is still there or not."""
        task = asyncio.create_task(work)
        self.kept.add(task)
        task.add_done_callback(self.kept.discard)

    # -- what waits to be sent

    def tell(self, data: bytes) -> None:
        """Send a message, at once if the other side keeps up, else soon. It never waits.

        A line that cannot keep up loses all that waits, and will be told anew. One that is hung up on is told no more:
        its table may have been given up.
        """
        if self.behind or self.hung_up is not None:
            return
        if not self._queue and not self._sending and self.line.send_now(data):
            return
        if len(self._queue) >= MOST_WAITING:
            self._queue.clear()
            self.behind = True
        else:
            self._queue.append(data)
        self._filled.set()

    def hang_up(self, code: int, reason: str) -> None:
        """Close the line once what waits has been sent."""
        self.hung_up = self.hung_up or (code, reason)
        self._filled.set()

    async def send_all(self, catch_up: Callable[["Visitor"], Awaitable[None]]) -> None:
        """Send whatever waits as long as the line is open; `catch_up` tells all anew to a line that fell behind."""
        queue = self._queue
        try:
            while True:
                self._sending = True
                while queue:
                    await self.line.send(queue.popleft())
                self._sending = False
                self._filled.clear()
                if self.hung_up is not None:
                    await self.line.close(*self.hung_up)
                    return
                if self.behind:
                    await catch_up(self)
                else:
                    await self._filled.wait()
        except LineGone:
            return
