"""How a finished game went for a seat: what made the result, and the choices that cost most."""

from typing import Literal

from crossroads.protocol.advice import AdviceReason
from crossroads.protocol.tables import Message

ResultPart = Literal["start", "own", "others", "chance", "end"]


class ResultShare(Message, frozen=True):
    """What a part has added to the result, in words; `doubt` says how exact that is."""

    part: ResultPart
    name: str
    amount: str
    doubt: str


class ValueLine(Message, frozen=True):
    """The value of a seat over the game, and what of it came from where: `values[0]` and the three make each value."""

    at: list[int]  # after how many choices
    values: list[float]
    own: list[float]
    others: list[float]
    chance: list[float]


class CostlyMoment(Message, frozen=True):
    """A choice that has cost something: after how many choices it was made, and what would have been better."""

    at: int
    question: str
    chosen: str
    better: str
    cost: str
    reasons: list[AdviceReason]


class GameReview(Message, frozen=True):
    """How a game went for a seat, as far as it is worked out: `done` of `of`. The rest is empty until it is."""

    seat: int
    done: int
    of: int
    measure: str = ""
    finding: str = ""
    shares: list[ResultShare] = []
    line: ValueLine | None = None
    costs: list[CostlyMoment] = []
