"""People who keep a table waiting: away for a while, or asked and silent for longer. The others may let a bot play on."""

import time
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import msgspec

from crossroads.engine.decisions import Decision
from crossroads.server.log.outbox import Slowly, WaitingRow
from crossroads.server.log.schema import SeatRow, TableRow

NOBODY: frozenset[int] = frozenset()


class Patience(NamedTuple):
    """How many seconds a table waits for somebody before the others may let a bot play on."""

    away: float = 60.0  # whose line is gone: a page that is loaded anew, a tunnel
    silent: float = 300.0  # whose line is open, and who is asked


def patient(away: float) -> Patience:
    """The patience of a table that waits so long for somebody who is away: five times as long for somebody who is there."""
    return Patience(away, 5 * away)


class Absence:
    """Since when the people of one table are away or silent. It lives as long as the table is in memory."""

    def __init__(self, patience: Patience, clock: Callable[[], float] = time.time) -> None:
        self._patience = patience
        self._clock = clock
        self.noted: tuple[int, int | None] | None = (
            None  # at a slow table: after which entry whom it is noted to wait for
        )
        self.waiting: WaitingRow | None = None
        self.pausing: list[int] = []  # seats that would like to pause
        self._away: dict[int, float] = {}
        self._asked: tuple[int, int | None] = (-1, None)  # after which entry, and whom
        self._since = time.monotonic()
        self.told = NOBODY  # what everybody was told last

    def note(self, seq: int, asked: WaitingRow | None, found: WaitingRow | None = None) -> None:
        """Whom a slow table waits for is noted; `found`: as it was noted before."""
        self.noted = seq, None if asked is None else asked.seat
        self.waiting = asked if found is None or asked is None else found

    def stand(self, seq: int) -> None:
        """An entry has changed nothing of whom the table waits for: their time goes on."""
        self._asked = seq, self._asked[1]
        if self.noted is not None:
            self.noted = seq, self.noted[1]
        if self.waiting is not None:
            self.waiting = msgspec.structs.replace(self.waiting, seq=seq)

    @property
    def slowly(self) -> Slowly:
        """How a slow table stands."""
        return self.waiting, self.pausing

    def follow(self, seq: int, decision: Decision | None) -> bool:
        """Note what the table waits for, and since when; whether a choice may have changed who is overdue."""
        asked = seq, None if decision is None else decision.seat
        if self._asked != asked:
            self._asked, self._since = asked, time.monotonic()
        return bool(self.told or self._away)

    def overdue(
        self, table: TableRow, seats: Sequence[SeatRow], here: Collection[int], seq: int, decision: Decision | None
    ) -> frozenset[int]:
        """The people for whom a bot may play on, as things are now; `decision` is what the table waits for."""
        if table.hours:  # there it is the time of the decision that counts
            late = self.waiting is not None and not table.paused and self._clock() >= self.waiting.due
            return frozenset({self.waiting.seat}) if late and self.waiting is not None else frozenset()
        self.follow(seq, decision)
        now, (_, asked) = time.monotonic(), self._asked
        is_silent = now - self._since >= self._patience.silent
        waited_for = [each for each in seats if each.seat not in here or (is_silent and each.seat == asked)]
        if not waited_for and not self._away:  # as it is after most choices
            return NOBODY
        people = [each.seat for each in waited_for if each.person] if table.phase == "playing" else []
        self._away = {seat: self._away.get(seat, now) for seat in people if seat not in here}
        gone = {seat for seat, since in self._away.items() if now - since >= self._patience.away}
        silent = {seat for seat in people if is_silent and seat == asked}
        return frozenset(gone | silent)
