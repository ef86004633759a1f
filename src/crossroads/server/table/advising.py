"""Advice at a table: who has agreed that all may ask for it, and for whom it is being thought of."""

from collections.abc import Sequence

from crossroads.server.log.schema import ADVICE, SeatRow
from crossroads.server.log.store import Store
from crossroads.server.play.play import Play


class Advising:
    """What a table knows of advice."""

    def __init__(self) -> None:
        self.agreed: frozenset[int] = frozenset()
        self.thinking: set[int] = set()  # seats that have asked and are not yet answered
        self.explaining: set[int] = set()  # the same, that have asked a bot why

    async def read(self, store: Store, table_id: str) -> bool:
        """Look again who has agreed; whether that has changed."""
        before = self.agreed
        self.agreed = frozenset([row.seat for row in await store.consents(table_id, ADVICE)])
        return self.agreed != before

    def is_open(self, seats: Sequence[SeatRow]) -> bool:
        """Whether advice may be asked for: by one person among bots at once, by several once all agree."""
        people = {seat.seat for seat in seats if seat.person}
        return len(people) == 1 or people <= self.agreed


def choices_until_asked(play: Play, seat: int) -> list[str]:
    """The choices up to the question that a seat is asked; where a window asks several, as if those before it passed."""
    history, decision = list(play.history), play.game.decision
    if decision is not None and decision.seat != seat and play.game.windows:
        window = play.game.windows[-1]
        history += [window.passing] * window.awaited.index(seat)
    return history
