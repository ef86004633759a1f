"""What a seat missed since its own last choice, as it is told with where the table stands and with a step."""

from crossroads.protocol.tables import Message


class SeatSummary(Message, frozen=True):
    """What matters of what a seat did, in a few phrases; `None`: of what nobody chose."""

    seat: int | None
    who: str
    facts: list[str]


class SinceOwn(Message, frozen=True):
    """Where the last choice of the seat that is looked through was, and what has happened since, in short."""

    seq: int  # the entry of the log
    made: int  # choices that had been made then, by which a replay counts
    seats: list[SeatSummary]
