"""Over the WebSocket of one table: what a client says, and what it is told.

A client says `hello` first and is told where the table stands; from then on it is told each step. A sequence number
counts the entries of the table's log: choices and undos. Whoever has missed some says the last number it saw.

One line can hold several seats (people round one screen). It sees with the eyes of one of them, `looking`, or, when the
next decision belongs to another of its seats, of nobody until that one says `look`.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta

from crossroads.protocol.advice import AdviceGiven, AdviceVote, Appraise, ChoiceExplained, ExplainChoice
from crossroads.protocol.since import SinceOwn
from crossroads.protocol.tables import (
    NO_NUL,
    Lang,
    LogLine,
    Message,
    Pace,
    RequestId,
    SeatInfo,
    SeatNumber,
    Sequence,
    TableInfo,
)

OptionId = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300, pattern=NO_NUL)]
Tokens = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=20)]
RefusalCode = Literal[
    "stale", "illegal", "not-yours", "not-now", "too-fast", "bad-message", "undo-refused", "advice-refused"
]
StandKind = Literal["until-change", "occasion", "stop", "ask"]


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
    tokens: Tokens = []  # of seats, where no cookie holds them


class Look(Message, frozen=True, tag="look"):
    """See with the eyes of a seat of one's own from now on."""

    seat: SeatNumber


class Choose(Message, frozen=True, tag="choose"):
    """Choose for a seat of one's own. `seq` is the number that the chooser saw; saying the same `request` again changes nothing."""

    request: RequestId
    seat: SeatNumber
    seq: Sequence
    option: OptionId


class Undo(Message, frozen=True, tag="undo"):
    """Ask to take back one's own last choice; what it takes is the table's policy."""

    request: RequestId
    seat: SeatNumber
    seq: Sequence


class UndoVote(Message, frozen=True, tag="answer"):
    """Agree to somebody's undo, or not."""

    request: RequestId
    seat: SeatNumber
    seq: Sequence
    agree: bool


class PlaceTold(Message, frozen=True, omit_defaults=True):
    """Where on the board something is: a kind of place, which one, and a part of it; no kind is nowhere.

    The kinds are the game's own, such as `space` of Fallout and `spot` of Shelter.
    """

    kind: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=100)] = ""
    part: Annotated[str, Meta(max_length=100)] = ""


class Why(Message, frozen=True, tag="why"):
    """Ask why an option is not on offer, or what would be at a place; with neither, for all that is refused now."""

    request: RequestId
    seat: SeatNumber
    option: Annotated[str, Meta(max_length=200)] = ""
    place: PlaceTold | None = None
    act: Annotated[str, Meta(max_length=80)] = ""  # of a place: what would be done there


class Say(Message, frozen=True, tag="say"):
    """Say something to the table. A spectator may not."""

    request: RequestId
    seat: SeatNumber
    text: ChatText


class SetPace(Message, frozen=True, tag="pace"):
    """Change how long the table waits after a bot's choice: for its host, and for whoever plays against bots alone."""

    request: RequestId
    pace: Pace


class Stand(Message, frozen=True, tag="stand"):
    """Say at any time what one's own seat does at windows to come.

    `until-change`: pass while it could answer with nothing new and nobody answers. `occasion`: pass all windows of this
    fight or turn. `stop`: be asked at this window even if it can only pass. `ask`: be asked as usual again.
    """

    request: RequestId
    seat: SeatNumber
    kind: StandKind


class Speak(Message, frozen=True, tag="speak"):
    """Be told everything in another language from now on, all that was told before included."""

    lang: Lang


Said = (
    Hello
    | Look
    | Choose
    | Undo
    | UndoVote
    | Why
    | Appraise
    | ExplainChoice
    | AdviceVote
    | Say
    | SetPace
    | Stand
    | Speak
)


# -- what it is told


class ChanceTold(Message, frozen=True, omit_defaults=True):
    """One thing that can come of an option, and how likely it is: `of` in `out_of`.

    `kind` is what comes of it (`kill`, `damage`), and `amount` how much of it, where it is counted; `text` is what it is
    called, unless it is an amount.
    """

    outcome: str  # its id: `kill`, `damage-3`
    kind: str
    of: int
    out_of: int
    amount: int | None = None
    text: str = ""


class OddsTold(Message, frozen=True):
    """The exact odds of an option under an assumption, such as `plain` or `with-items`."""

    given: str
    chances: list[ChanceTold]


class LabelTold(Message, frozen=True, omit_defaults=True):
    """What an option is called, in parts: those that are missing have nothing to say."""

    title: str
    cost: str = ""
    gain: str = ""
    note: str = ""
    price: int | None = None  # the cost, or else the gain, as a bare number, where it has one


class PromptTold(Message, frozen=True, omit_defaults=True):
    """A question in words: what it is about, and the rest of it, which follows after the mark and a space."""

    title: str
    text: str = ""
    mark: str = ""  # ends the title where both are in one line


class OptionTold(Message, frozen=True):
    """One option on offer, in words: what it does (`act`) to what (`names`), and where on the board that is."""

    id: str
    act: str
    names: dict[str, str | int]
    place: PlaceTold
    label: LabelTold
    odds: list[OddsTold] = []
    odds_text: list[str] = []  # the odds in words, a line for each thing worth knowing


class WindowTold(Message, frozen=True):
    """The window that asks: several seats may answer the same thing, one after another."""

    about: dict[str, Any]  # what is answered
    awaited: list[int]  # the seats that may still answer, as everybody may know, the next one first
    hidden: bool  # answers come from hands that others do not see
    occasion: bool  # it belongs to something larger that can be passed as a whole
    ends: float | None = None  # when its clock has run out, in seconds since 1970; until then all are asked at once


class DecisionTold(Message, frozen=True):
    """What is asked now. Only the seat that decides (and is looked through) is told the options.

    Where a window has a clock all seats that it awaits decide: each is told its own question.
    """

    seat: int
    prompt: str  # the question's id
    question: PromptTold
    rule: str
    about: dict[str, Any] = {}
    options: list[OptionTold] = []
    window: WindowTold | None = None


class Offer(Message, frozen=True, omit_defaults=True):
    """One option on offer in a step: all of it as in `OptionTold`, or its id alone.

    The id alone means: the same as when this option was last told on this line since the last `standing`.
    """

    id: str
    act: str = ""
    names: dict[str, str | int] = {}
    place: PlaceTold | None = None
    label: LabelTold | None = None
    odds: list[OddsTold] = []
    odds_text: list[str] = []


class Asked(Message, frozen=True):
    """What is asked after a step; as `DecisionTold`, but words that the line has already are not told again."""

    seat: int
    prompt: str  # the question's id
    question: PromptTold
    rule: str
    about: dict[str, Any] = {}
    options: list[Offer] = []
    window: WindowTold | None = None


class ReasonTold(Message, frozen=True):
    """Why something is not on offer: the rule in its way, in words."""

    option: str
    act: str
    names: dict[str, str | int]
    place: PlaceTold
    label: LabelTold
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


class SaidAhead(Message, frozen=True, tag="said-ahead"):
    """What the seat that is looked through has said of windows before being asked; nobody else is told."""

    seat: int
    answer: str = ""  # to the open window
    until_change: bool = False
    occasion: bool = False  # of the open window
    stop: bool = False  # at the open window


class TableNow(Message, frozen=True, tag="standing"):
    """Where the table stands, whole: after `hello`, `look`, `speak`, an undo, or whenever a client lags too far behind."""

    table: TableInfo
    seq: int
    looking: int | None
    curtain: int | None  # the seat of one's own that must take the screen before its side is shown
    view: dict[str, Any]
    decision: DecisionTold | None
    can_undo: bool
    undo: UndoAsked | None
    log: list[LogLine]
    chat: list[ChatLine]
    ahead: SaidAhead | None = None
    added: list[str] = []  # what the table's expansions add to the board, a line each
    by_bots: list[int] = []  # entries whose lines tell of a bot's choice: one can ask it why (`explain`)
    made: int = (
        0  # choices that have been made and not been taken back, by which a replay counts; each `step` is one more
    )
    since: SinceOwn | None = None  # nothing for who only watches, and before a first choice


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
    added: list[str] | None = None  # as in `TableNow`; nothing: it is still the same
    since: SinceOwn | None = (
        None  # for the seat that chose, and for the one that is asked; nothing: it is not told anew
    )


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
    reasons: list[ReasonTold]


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


Answered = Reasons | AdviceGiven | ChoiceExplained | Done | Refused  # to a request
Told = TableNow | Step | SaidAhead | TableChanged | Seats | UndoOpen | Chat | Answered
