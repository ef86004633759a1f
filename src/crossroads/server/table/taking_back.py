"""Who may take a choice back, and who has yet to agree to it."""

from collections.abc import Sequence

from crossroads.protocol.socket import UndoAsked
from crossroads.protocol.tables import UndoPolicy
from crossroads.server.log.schema import ConsentRow, SeatRow
from crossroads.server.play.play import Play

MOST_UNDONE = 1000  # times at one table: its log is kept whole, and is not to grow without end


def undoers(play: Play | None, policy: UndoPolicy, seats: Sequence[SeatRow]) -> set[int]:
    """The seats that may take back their last choice, as far as it is not firm.

    Without consent that takes back what bots have chosen since, and never what another person has.
    """
    if play is None or policy == "off" or play.undone >= MOST_UNDONE:
        return set()
    made = len(play.moments) - 1
    if play.firm == made or play.game.state.outcome is not None:
        return set()
    found: set[int] = set()
    for number in range(made, play.firm, -1):
        seat = play.moments[number].by
        found.add(seat)
        if policy == "free" and seats[seat].person:
            break
    return found


def undo_asked(consents: Sequence[ConsentRow], seats: Sequence[SeatRow]) -> UndoAsked | None:
    """The undo that waits for consent, if one does."""
    asker = next((consent.seat for consent in consents if consent.asks), None)
    if asker is None:
        return None
    agreed = {consent.seat for consent in consents}
    return UndoAsked(asker, [seat.seat for seat in seats if seat.person and seat.seat not in agreed])
