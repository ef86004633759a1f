"""How fast seats may choose and talk, and how much work the server does for one address and at one table.

A unit of work is one choice that is played again or put into words. Who has used up its share waits: its line is heard
later, and a request over HTTP is told when to come again.
"""

import asyncio
import math
from collections.abc import Callable, Hashable

from crossroads.protocol.socket import Hello, Look, Said, Speak, Why
from crossroads.server.buckets import Buckets
from crossroads.server.table.table import Table
from crossroads.server.telling.coming_back import MOST_MISSED
from crossroads.server.telling.line import LineGone
from crossroads.server.telling.seating import seats_of
from crossroads.server.telling.visitor import Visitor
from crossroads.server.tokens import hashes_of
from crossroads.server.trouble import Trouble

TELLING = 10.0  # units: a view, what is asked, and the log of a short game
LINES = 50  # choices whose lines are sent anew for one unit
REASONS = 2.0
PER_SECOND, AT_ONCE = 300, 5000  # units
LOOK_SECONDS = 1.0  # after which somebody who waits may have gone
Charge = Callable[[Table, float, frozenset[str], str | None], None]  # see `Shares.charge`


class Shares:
    """The shares of everybody, in buckets that fill as time goes by."""

    def __init__(self) -> None:
        self.choices = Buckets(rate=50, size=100)  # of a seat
        self.chat = Buckets(rate=0.5, size=5)  # of a seat
        self.questions = Buckets(rate=5, size=20)  # of a line: whatever makes the server tell a lot
        self.address_work = Buckets(PER_SECOND, AT_ONCE)  # of an address, or of a line that has none
        self.table_work = Buckets(PER_SECOND, AT_ONCE)  # of a seat, or of all at a table who hold none

    def take_work(self, work: float, table_id: str, seats: tuple[int, ...], address: Hashable = None) -> float:
        """Take so much work from whom it is for: 0 if they had it, else how many seconds it takes until they have."""
        shares: list[tuple[Buckets, Hashable]] = [(self.table_work, (table_id, seats))]
        if address is not None:
            shares.append((self.address_work, address))
        wait = max(bucket.wait(key, work) for bucket, key in shares)
        if not wait:
            for bucket, key in shares:
                bucket.take(key, work)
        return wait

    def charge(self, table: Table, work: float, hashes: frozenset[str], address: str | None) -> None:
        """Take the work of a request over HTTP from its table's share and its address' one; `Trouble` if one is used up."""
        if wait := self.take_work(work, table.id, seats_of(table.seats, hashes), address):
            message = "This table is asked for too much at once: try again in a moment."
            raise Trouble("too-many-requests", message, 429, retry_after=math.ceil(wait))

    async def afford(self, table: Table, visitor: Visitor, said: Said) -> None:
        """Wait until a line has its share of the work that it asks for; `LineGone` if it does not wait itself."""
        work = work_of(table, visitor, said)
        payer = visitor if visitor.address is None else visitor.address
        while work and (wait := self.take_work(work, table.id, _seats_shown(table, visitor, said), payer)):
            if visitor.line.is_gone():
                raise LineGone
            await asyncio.sleep(min(wait, LOOK_SECONDS))

    def forget(self, visitor: Visitor) -> None:
        """A line has ended: nothing of it stays here."""
        self.questions.forget(visitor)
        self.address_work.forget(visitor)


def _seats_shown(table: Table, visitor: Visitor, said: Said) -> tuple[int, ...]:
    """The seats of a line; with its first hello it has yet to sit down."""
    shown = hashes_of(said.tokens) if isinstance(said, Hello) else frozenset()
    return seats_of(table.seats, visitor.hashes | shown)


def work_of(table: Table, visitor: Visitor, said: Said) -> float:
    """How much work it is to answer, in units."""
    match said:
        case Hello():
            missed = table.seq - said.seen if said.seen is not None else -1
            return TELLING + missed if 0 <= missed <= MOST_MISSED else _telling_all(table, said.lang, visitor.looking)
        case Look():
            return _telling_all(table, visitor.lang, said.seat)
        case Speak():
            return _telling_all(table, said.lang, visitor.looking)
        case Why():
            return REASONS
        case _:
            return 0.0


def _telling_all(table: Table, lang: str, looking: int | None) -> float:
    if table.play is None or table.story is None:
        return 1.0
    return TELLING + table.play.made / LINES + table.story.untold(lang, looking)
