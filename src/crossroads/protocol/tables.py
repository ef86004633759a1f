"""Over HTTP: games that can be played, tables, seats, invitations, replays."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Lang = Literal["en", "ru", "pl"]
Pace = Literal["instant", "brisk", "calm"]  # how long the table waits after a bot's choice, so that people can follow
UndoPolicy = Literal["free", "consent", "off"]
WindowSeconds = Annotated[int, Meta(ge=0, le=120)]  # that a window over hidden hands stays open, whoever could answer
Phase = Literal["open", "playing", "over"]  # seats are being taken; the game is on; it has ended
DecisionHours = Annotated[int, Meta(ge=0, le=336)]  # that a decision may take at a slow table; 0: played at one sitting
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
NO_NUL = r"^[^\x00]*$"  # a character that PostgreSQL cannot keep
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NO_NUL)]
Nonce = Annotated[str, Meta(max_length=64, pattern=NO_NUL)]
GameName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z][a-z0-9-]*$")]
Secret = Annotated[str, Meta(max_length=64)]
Names = Annotated[list[GameName], Meta(max_length=16)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NUL)]
Sequence = Annotated[int, Meta(ge=0)]  # the number of an entry of a table's log


OptionKind = Literal["value", "seat", "seat-order", "each-seat", "each-seat-freely"]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """What every message is: plain, checked when decoded, a wrong field refused by name."""


class ValueRefused(Message, frozen=True):
    """A value that a table option cannot have with the expansions of the table: the rule against it, and how it reads."""

    value: str
    rule: str
    text: str


class OptionChoice(Message, frozen=True):
    """A table option: its name, what it may be, what it is by default, and the rules it touches.

    `kind` says how it is asked for: one of `values` (or any text if there are none), one seat, all seats in an order, or
    one of `values` for each seat, of which no two are alike unless it is `each-seat-freely`.
    """

    name: str
    values: list[Any]
    default: Any
    rules: list[str]
    kind: OptionKind = "value"
    names: dict[str, str] = {}  # what values that packs bring are called
    refused: list[ValueRefused] = []  # values that packs bring and an expansion forbids


class PackInfo(Message, frozen=True):
    """A pack or an expansion that a table can be played with."""

    id: str
    name: str


class ChanceInfo(Message, frozen=True):
    """Chance that the people of a table can bring about themselves: the dice, or a deck that they draw from."""

    id: str
    name: str


class CourseInfo(Message, frozen=True):
    """The coached first game of a game: how many sit there, where the learner does, and which bot plays the others."""

    seats: int
    seat: int
    bot: str


class GameInfo(Message, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    least_seats: int
    most_seats: int
    options: list[OptionChoice]
    bots: list[str]
    packs: list[PackInfo] = []  # that the host has installed beside the game's own
    expansions: list[PackInfo] = []
    typed: list[ChanceInfo] = []  # with the expansions that were asked about
    clock: int = 0  # usual seconds of its windows over hidden hands; 0: it opens none
    course: CourseInfo | None = None  # a first game with a coach, if somebody has written one


class NewTable(Message, frozen=True):
    """Asks for a table. Nobody sits there yet; it is private unless `public` says otherwise."""

    game: GameName
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    packs: Names = []  # beside the game's own
    expansions: Names = []
    lang: Lang = "en"
    pace: Pace = "brisk"
    undo: UndoPolicy = "free"
    public: bool = False
    clock: WindowSeconds | None = None  # unsaid: what is usual with the game; 0: none, so that time may tell of hands
    hours: DecisionHours = 0
    spectators: bool = True  # whether others than its host and its players may watch while the game is on
    typed: Names = []  # what chance its people bring about and type in: `dice`, decks by name
    coached: bool = False  # the game's coached first game, which has its own seats, options and dice


class SeatInfo(Message, frozen=True):
    """Who sits at a seat: a person by name, a bot by kind, or nobody yet."""

    seat: int
    name: str = ""
    bot: str = ""  # which bot plays it now; a person's name stays while a bot stands in for them
    here: bool = False  # the person's line is open
    mine: bool = False  # the asker holds it
    overdue: bool = False  # the person keeps the game waiting: the others at the table may let a bot play on
    away: bool = False  # at a slow table: the bot plays until the person comes back


class PlayedOn(Message, frozen=True):
    """The moment of another table's game that a game began from: after how many choices, and whose knowledge was kept."""

    table: str
    at: int
    seat: int


class PlayOn(Message, frozen=True):
    """Asks for a table where a finished game is played on from a moment, from a seat among bots."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber


class TableInfo(Message, frozen=True):
    """A table as everybody may know it."""

    id: str
    game: str
    seats: list[SeatInfo]
    phase: Phase
    options: dict[str, Any]
    lang: Lang
    pace: Pace
    undo: UndoPolicy
    public: bool
    clock: int  # seconds; 0: none
    commitment: str  # binds the server to its secret since before the first seat was taken
    secret: str = ""  # revealed when the game is over
    nonces: list[str] = []  # what each seat added, once the game is on
    created: float = 0.0  # seconds since 1970
    seq: int = 0
    host: bool = False  # the asker made the table
    rematch: str = ""  # the table where these people play again
    packs: list[str] = []  # beside the game's own
    expansions: list[str] = []
    spectators: bool = True  # without them only its host and its players see a game that is on
    asked: int | None = None  # the seat that is to choose, as far as whoever is asked for the table knows it
    coached: bool = False  # a coach speaks to the learner
    typed: list[str] = []  # what chance its people bring about and type in: `dice`, decks by name
    advice: list[int] = []  # seats whose people agree that all may ask for advice
    hours: int = 0  # that a decision may take at a slow table; 0: it is played at one sitting
    due: float = 0.0  # when the time of the decision that a slow table waits for is up; 0: it waits for none
    paused: float = 0.0  # since when a slow table is paused, so that no time is up; 0: it is not
    pausing: list[int] = []  # the seats that would like to pause
    played_on: PlayedOn | None = None  # else its game begins at its set-up


class CoachTold(Message, frozen=True):
    """What the coach says after an entry of the log: the reply to the learner's last choice, and the lesson of the question.

    `hoped` are the options that would be well done, `pointed` those that the lesson points at; or `area` is the part of the
    table that it points at. Empty texts: there is nothing to say now. `over`: the coach has let go.
    """

    seq: int
    reply: str
    lesson: str
    rule: str
    hoped: list[str]
    pointed: list[str]
    area: str
    number: int  # of this lesson, counted from 1
    of: int
    over: bool


class TableMade(Message, frozen=True):
    """A new table, the invitation to it and the host's token (a cookie holds it too)."""

    table: TableInfo
    invite: str
    host_token: str


class InviteMade(Message, frozen=True):
    """A new invitation; earlier ones stay good until they expire."""

    invite: str
    expires: float


class ClaimSeat(Message, frozen=True):
    """Asks for a seat, with something of one's own to mix into the dice."""

    name: Name
    nonce: Nonce = ""
    invite: Secret = ""
    device: Annotated[str, Meta(max_length=40, pattern=NO_NUL)] = ""  # what its owner will know this device by


class SeatClaimed(Message, frozen=True):
    """The seat is yours: the token proves it (a cookie holds it too)."""

    seat: int
    token: str
    table: TableInfo


class SitBot(Message, frozen=True):
    """Asks that a bot sit on an empty seat."""

    bot: GameName


class HandOver(Message, frozen=True):
    """Asks that a bot play on for a seat (`bot`): one's own, or one whose person is overdue; or (empty) to have one's own back."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class ReplayPoint(Message, frozen=True):
    """The table after so many choices, as a seat knew it (`None`: as everybody did)."""

    at: int
    last: int
    seat: int | None
    view: dict[str, Any]
    prompt: str
    lines: list["LogLine"]  # what the last choice brought
    added: list[str] = []  # what the expansions of the table add to the board, in words


class LogLine(Message, frozen=True, gc=False):
    """One sentence of the log: after which sequence number, under which rule, about whom, and what happened as data."""

    seq: int
    text: str
    rule: str
    kind: str
    seat: int | None = None
    about: dict[str, Any] = {}  # the particulars, for animation; redacted as the sentence is


class ScoreChart(Message, frozen=True):
    """The scores over a finished game: one row for each point that is worth a mark."""

    at: list[int]  # after how many choices
    scores: list[list[int]]  # by point, then by seat
    labels: list[str]  # such as the round


class Problem(Message, frozen=True):
    """What went wrong, in a sentence that says what to do; `rule` where a rule is in the way."""

    code: str  # such as `unknown-table`, `seat-taken`, `invitation-expired`, `no-spectators`
    message: str
    rule: str = ""
