"""One line at a table: which seats it holds, with whose eyes it sees, and what waits to be sent to it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence

from crossroads.engine.decisions import Decision
from crossroads.protocol.socket import SaidAhead
from crossroads.protocol.tables import Lang
from crossroads.server.log.schema import SeatRow, TableRow
from crossroads.server.telling.line import Line, LineGone
from crossroads.server.telling.offers import Known
from crossroads.server.telling.seating import seats_of
from crossroads.server.tokens import hashes_of

MOST_WAITING = 64  # messages; a line that is slower than that is told all anew once it has caught up
MOST_BYTES = 1 << 20  # of them; one message alone may be longer


class Waiting:
    """Messages for a line that wait to be sent, in order and not without end."""

    def __init__(self) -> None:
        self.messages: deque[bytes] = deque()
        self._bytes = 0

    def add(self, data: bytes) -> bool:
        """Put a message last; if that is too much, none is left, and this says so."""
        if len(self.messages) >= MOST_WAITING or (self.messages and self._bytes + len(data) > MOST_BYTES):
            self.messages.clear()
            self._bytes = 0
            return False
        self.messages.append(data)
        self._bytes += len(data)
        return True

    def next(self) -> bytes:
        data = self.messages.popleft()
        self._bytes -= len(data)
        return data


class Visitor:
    """Somebody at a table, with a seat, several seats or none."""

    def __init__(self, line: Line, hashes: frozenset[str], address: str | None = None) -> None:
        """A visitor who has not said hello yet: nothing is told to it before. `address`: who it counts as, if known."""
        self.line = line
        self.hashes = hashes
        self.address = address
        self._first_shown = hashes
        self.seats: tuple[int, ...] = ()
        self.several = False  # seats
        self.lang: Lang = "en"
        self.looking: int | None = None
        self.curtain: int | None = None
        self.known = Known()  # the words that it has of options
        self.said: SaidAhead | None = None  # what it was told last of what its seat has said ahead
        self.behind = False
        self.idle = False  # nothing that it said waits to be heard
        self.hearing = False  # something that it said is being carried out
        self.choosing = False  # so is a choice, which was heard as it came
        self.hung_up: tuple[int, str] | None = None
        self._queue = Waiting()
        self._held: Waiting | None = None  # what comes after something that is still being made
        self._filled = asyncio.Event()
        self._sending = False  # a message is on its way out of the queue, and none may overtake it

    # -- with whose eyes

    def show(self, tokens: Iterable[str], table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Show tokens in a hello. Of those of an earlier one only such stay as hold something at this table."""
        held = {table.host, *[token for seat in seats for token in (seat.token, *seat.others)]}
        self.hashes = self._first_shown | self.hashes & held | hashes_of(tokens)

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
        """See with the eyes of a seat of one's own."""
        self.looking = None
        self.turn(decision, seats)
        self.looking = seat
        if self.curtain == seat:
            self.curtain = None

    # -- what waits to be sent

    def tell(self, data: bytes) -> None:
        """Send a message, at once if the other side keeps up, else soon. It never waits.

        A line that cannot keep up loses all that waits, and will be told anew. One that is hung up on is told no more:
        its table may have been given up.
        """
        if self.behind or self.hung_up is not None:
            return
        if self._held is not None:
            self.behind = not self._held.add(data)
            return
        if not self._queue.messages and not self._sending and self.line.send_now(data):
            return
        self.behind = not self._queue.add(data)
        self._filled.set()

    def hold(self) -> None:
        """Let whatever is told from now on wait until what comes before it has been made (see `release`)."""
        self._held = Waiting()

    def release(self, first: Iterable[bytes]) -> None:
        """Send what was made, and after it what has waited for it."""
        held = self.let_go()
        for data in (*first, *held):
            self.tell(data)
        self._filled.set()

    def let_go(self) -> Sequence[bytes]:
        """What has waited, which waits no more; it is told all anew if it was too much."""
        held = () if self._held is None else tuple(self._held.messages)
        self._held = None
        return held

    def hang_up(self, code: int, reason: str) -> None:
        """Close the line once what waits has been sent."""
        self.hung_up = self.hung_up or (code, reason)
        self._filled.set()

    async def send_all(self, catch_up: Callable[["Visitor"], Awaitable[None]]) -> None:
        """Send whatever waits as long as the line is open; `catch_up` tells all anew to a line that fell behind."""
        try:
            while True:
                self._sending = True
                while self._queue.messages:
                    await self.line.send(self._queue.next())
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
