"""What would you do? One option of the answer, as a client is told it."""

from crossroads.protocol.tables import Message


class AdviceReason(Message, frozen=True):
    """A reason for an option or against it, in words, and the rule that it goes by."""

    text: str
    rule: str


class OptionAdvised(Message, frozen=True):
    """One of the best options: how far it is behind the best, on average and from `low` to `high`, and why."""

    id: str
    text: str  # how it compares with the best, in words
    close: bool  # nothing speaks clearly against it
    behind: float
    low: float
    high: float
    reasons: list[AdviceReason]
