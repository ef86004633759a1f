"""What would you do, and why did you do that? What a client says, and the options of the answers as it is told them."""

from crossroads.protocol.tables import Message, RequestId, SeatNumber, Sequence


class Appraise(Message, frozen=True, tag="appraise"):
    """Ask what one would do: the best options of what one's own seat is asked now, from what it knows.

    Somebody who plays against bots alone may ask at once; else all people at the table must have agreed.
    """

    request: RequestId
    seat: SeatNumber
    seq: Sequence


class AdviceVote(Message, frozen=True, tag="advice-vote"):
    """Agree that everybody at this table may ask for advice, or not (any more)."""

    request: RequestId
    seat: SeatNumber
    agree: bool


class ExplainChoice(Message, frozen=True, tag="explain"):
    """Ask a bot why it made a choice, by the number of its entry in the log; `seat` is one's own. Allowed as `appraise` is."""

    request: RequestId
    seat: SeatNumber
    seq: Sequence


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


class AdviceGiven(Message, frozen=True, tag="advice"):
    """The answer to `appraise`: the two or three best options, the best first; nobody else is told."""

    request: str
    seq: int
    seat: int
    finding: str  # which is best, or that there is no clear difference
    basis: str  # how they were compared
    options: list[OptionAdvised]


class OptionExplained(Message, frozen=True):
    """What a bot chose, or could have chosen as far as everybody can see, and how that compares with the best."""

    title: str
    text: str  # how it compares, in words
    reasons: list[AdviceReason]


class ChoiceExplained(Message, frozen=True, tag="explained"):
    """The answer to `explain`: what the bot chose first, then the best of what else there was; nobody else is told.

    It is made from what everybody may see. Without options what was chosen, or between what, only the bot knows.
    """

    request: str
    seq: int
    seat: int  # the bot's
    said: list[AdviceReason]  # what the bot itself has said of it
    finding: str
    basis: str  # how they were compared
    options: list[OptionExplained]
