"""Over the WebSocket of one table: what a client says, and what it is told.

A client says `hello` first and is told where the table stands; from then on it is told each step. A sequence number
counts the entries of the table's log: choices and undos. Whoever has missed some says the last number it saw.

One line can hold several seats (people round one screen). It sees with the eyes of one of them, `looking`, or, when the
next decision belongs to another of its seats, of nobody until that one says `look`.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta

from crossroads.protocol.tables import NO_NUL, Lang, LogLine, Message, SeatInfo, SeatNumber, TableInfo

RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NUL)]
OptionId = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300, pattern=NO_NUL)]
Sequence = Annotated[int, Meta(ge=0)]
RefusalCode = Literal["stale", "illegal", "not-yours", "not-now", "too-fast", "bad-message", "undo-refused"]


# -- what a client says


class Hello(Message, frozen=True, tag="hello"):
    """The first word on a line: the language, and what the client still has from a line before.

    `seen` is the sequence number of the view that the client holds, with the same seats and in the same language. It is
    told only what it missed: the steps since then, the table, the open undo, and the chat after line `heard`. Without
    `seen`, with several own seats, or if too much has happened since, it is told a whole `standing`.
    """

    lang: Lang = "en"
    seen: Sequence | None = None
    heard: Sequence = 0
    tokens: list[Annotated[str, Meta(max_length=64)]] = []  # of seats, where no cookie holds them


class Look(Message, frozen=True, tag="look"):
    """See with the eyes of an own seat from now on."""

    seat: SeatNumber


class Choose(Message, frozen=True, tag="choose"):
    """Choose for an own seat. `seq` is the number that the chooser saw; saying the same `request` again changes nothing."""

    request: RequestId
    seat: SeatNumber
    seq: Sequence
    option: OptionId


class Undo(Message, frozen=True, tag="undo"):
    """Ask to take back the own last choice; what it takes is the table's policy."""

    request: RequestId
    seat: SeatNumber
    seq: Sequence


class Answer(Message, frozen=True, tag="answer"):
    """Agree to somebody's undo, or not."""

    request: RequestId
    seat: SeatNumber
    seq: Sequence
    agree: bool


class Why(Message, frozen=True, tag="why"):
    """Ask why an option is not on offer; with none, for all that is refused now."""

    request: RequestId
    seat: SeatNumber
    option: Annotated[str, Meta(max_length=200)] = ""


class Say(Message, frozen=True, tag="say"):
    """Say something to the table. A spectator may not."""

    request: RequestId
    seat: SeatNumber
    text: ChatText


class Speak(Message, frozen=True, tag="speak"):
    """Be told everything in another language from now on, all that was told before included."""

    lang: Lang


Said = Hello | Look | Choose | Undo | Answer | Why | Say | Speak


# -- what it is told


class Chance(Message, frozen=True):
    """One thing that can come of an option, and how likely it is: `of` in `out_of`."""

    outcome: str
    of: int
    out_of: int


class OddsTold(Message, frozen=True):
    """The exact odds of an option under an assumption, such as `plain` or `with-items`."""

    given: str
    text: str
    chances: list[Chance]


class OptionTold(Message, frozen=True):
    """One option on offer, in words."""

    id: str
    label: str
    odds: list[OddsTold] = []


class DecisionTold(Message, frozen=True):
    """What is asked now. Only the seat that decides (and is looked through) is told the options."""

    seat: int
    prompt: str  # the question's id
    text: str
    rule: str
    about: dict[str, Any] = {}
    options: list[OptionTold] = []


class Offer(Message, frozen=True, omit_defaults=True):
    """One option on offer in a step: its words as in `OptionTold`, or its id alone.

    The id alone means: in the same words as when this option was last told on this line since the last `standing`.
    """

    id: str
    label: str | None = None
    odds: list[OddsTold] = []


class Asked(Message, frozen=True):
    """What is asked after a step; as `DecisionTold`, but words that the line has already are not told again."""

    seat: int
    prompt: str  # the question's id
    text: str
    rule: str
    about: dict[str, Any] = {}
    options: list[Offer] = []


class Reason(Message, frozen=True):
    """Why something is not on offer: the rule in its way, in words."""

    option: str
    label: str
    rule: str
    text: str


class ChatLine(Message, frozen=True):
    """Somebody said something."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class UndoAsked(Message, frozen=True):
    """Somebody would like to take a choice back, and these seats have yet to agree."""

    seat: int
    waiting: list[int]


class Standing(Message, frozen=True, tag="standing"):
    """Where the table stands, whole: after `hello`, `look`, `speak`, an undo, or whenever a client lags too far behind."""

    table: TableInfo
    seq: int
    looking: int | None
    curtain: int | None  # the own seat that must take the screen before its side is shown
    view: dict[str, Any]
    decision: DecisionTold | None
    can_undo: bool
    undo: UndoAsked | None
    log: list[LogLine]
    chat: list[ChatLine]


class Step(Message, frozen=True, tag="step"):
    """One more entry of the log: what changed in the view, what happened, and what is asked now.

    `patch` is a JSON merge patch (RFC 7396) on the last view: `null` removes a key, so in a view a key that is missing means
    the same as one that is `null`. Lists are replaced whole, but for one thing that the RFC does not have: on a list, a patch
    `{"[]": {"2": ...}}` replaces the elements of these numbers and leaves the others as they are.
    """

    seq: int
    patch: dict[str, Any]
    lines: list[LogLine]
    decision: Asked | None
    can_undo: bool
    by: int  # the seat that chose
    request: str = ""  # whose choice this was, on the line that made it


class TableChanged(Message, frozen=True, tag="table"):
    """Somebody sat down, left, came back; the game began or ended."""

    table: TableInfo


class Seats(Message, frozen=True, tag="seats"):
    """Who sits where changed, and nothing else."""

    seats: list[SeatInfo]


class UndoOpen(Message, frozen=True, tag="undo-asked"):
    """An undo waits for consent, or (`None`) does so no longer."""

    undo: UndoAsked | None


class Reasons(Message, frozen=True, tag="reasons"):
    """The answer to `why`; empty if the option is on offer."""

    request: str
    reasons: list[Reason]


class Chat(Message, frozen=True, tag="chat"):
    """Something was said."""

    line: ChatLine


class Done(Message, frozen=True, tag="done"):
    """A request was carried out before or had nothing to change: repeats are harmless."""

    request: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """A request was not carried out, and why. `stale`: somebody was quicker, `seq` is where the table stands now."""

    request: str
    code: RefusalCode
    message: str
    seq: int
    rule: str = ""


Told = Standing | Step | TableChanged | Seats | UndoOpen | Reasons | Chat | Done | Refused
