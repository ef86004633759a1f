"""The database: what its tables are, and its rows as structs."""

from collections.abc import Collection
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

from crossroads.engine.dice import Draw
from crossroads.engine.events import Event
from crossroads.protocol.devices import DeviceWay

FORMAT = "6"
ADVICE = -1  # in place of a point of the log: the consents are to advice, for the whole game
MOST_LINES = 300  # of a table's chat that are kept; the oldest leave
SERVER = -1  # whose line of chat it is, if nobody at the table says it
METADATA = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True)


ABOUT = Table("about", METADATA, Column("key", String(32), primary_key=True), Column("value", Text, nullable=False))

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("lang", String(8), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("undo", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of the dice; revealed once the game is over
    Column("host", String(64), nullable=False),  # hash
    Column("phase", String(16), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("rematch", String(32), nullable=False),
    Column("edition", Text, nullable=False, server_default=""),  # JSON: packs and expansions, if there are any
    Column("rules", String(32), nullable=False, server_default=""),  # digest; empty until the game begins
    Column("packs", Text, nullable=False, server_default=""),  # JSON: the digest of each
    Column("opening", Text, nullable=False, server_default=""),  # JSON: what chance brought before the first choice
    Column("clock", Integer, nullable=False, server_default="0"),  # seconds of a window over hidden hands; 0: none
    Column("spectators", Boolean, nullable=False, server_default=true()),
    Column("hours", Integer, nullable=False, server_default="0"),  # that a decision may take; 0: no slow table
    Column("paused", Float(53), nullable=False, server_default="0"),  # since when; 0: it is not
    Index("open_tables", "public", "phase", "created"),
)

SEATS = Table(
    "seats",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("token", String(64), nullable=False),  # hash; empty: no person holds it
    Column("nonce", String(64), nullable=False),  # stays when the person leaves a game that is on
    Column("bot", String(40), nullable=False),
    Column("away", Boolean, nullable=False, server_default=false()),  # its bot plays until the person comes back
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    _of_table(),
    Column("code", String(64), primary_key=True),  # hash
    Column("expires", Float(53), nullable=False),
)

ENTRIES = Table(
    "entries",
    METADATA,
    _of_table(),
    Column("seq", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("request", String(64)),  # null: a bot's, or the server's own
    Column("at", Float(53), nullable=False),
    Column("draws", Text),  # JSON, empty if there were none; null: made before they were kept
    Column("why", Text, nullable=False, server_default=""),  # JSON: the event with which a bot says why, if it does
    UniqueConstraint("table_id", "seat", "request", name="one_entry_a_request"),
)

STATES = Table(
    "states",
    METADATA,
    _of_table(),
    Column("seq", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),  # of the last choice before it
    Column("rules", String(32), nullable=False),
    Column("packs", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("digest", String(32), nullable=False),
)

CONSENTS = Table(
    "consents",
    METADATA,
    _of_table(),
    Column("seq", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),  # void once the log has gone on
    Column("seat", Integer, primary_key=True),
    Column("asks", Boolean, nullable=False),  # the seat that would like to take a choice back
    Column("request", String(64), nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("request", String(64), nullable=False),
    UniqueConstraint("table_id", "seat", "request", name="one_line_a_request"),
)


DEVICES = Table(  # beside the token of the seat itself, which is that of one of them
    "devices",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("token", String(64), nullable=False),  # hash
    Column("name", String(64), nullable=False),
    Column("added", Float(53), nullable=False),
    Column("way", String(8), nullable=False),
)

CODES = Table(
    "codes",
    METADATA,
    _of_table(),
    Column("code", String(64), primary_key=True),  # hash
    Column("seat", Integer, nullable=False),
    Column("expires", Float(53), nullable=False),
    Column("way", String(8), nullable=False),
)


class CameFrom(msgspec.Struct, frozen=True):
    """The moment of another table's game that a table's game begins from, and the seat that it is played on from."""

    table: str
    at: int
    seat: int
    state: msgspec.Raw


class Recorded(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a record tells of the dice of its game and a table's seats do not."""

    nonces: tuple[str, ...] = ()
    tellers: tuple[int, ...] = ()


class PlayedWith(msgspec.Struct, frozen=True, omit_defaults=True):
    """The packs of a table beside its game's own, its expansions, whether a coach speaks, whose dice, where it begins."""

    packs: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    coached: bool = False
    typed: tuple[str, ...] = ()  # chance that people bring about
    came_from: CameFrom | None = None
    recorded: Recorded | None = None  # its game was opened from a record


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was made, and how far it has come."""

    id: str
    game: str
    seats: int
    options: str
    lang: Literal["en", "ru", "pl"]
    pace: Literal["instant", "brisk", "calm"]
    undo: Literal["free", "consent", "off"]
    public: bool
    secret: bytes
    host: str
    phase: Literal["open", "playing", "over"]
    created: float
    rematch: str = ""
    edition: str = ""
    rules: str = ""
    packs: str = ""
    opening: str = ""
    clock: int = 0
    spectators: bool = True
    hours: int = 0
    paused: float = 0.0

    @property
    def played_with(self) -> PlayedWith:
        """The packs and expansions that were asked for."""
        return msgspec.json.decode(self.edition, type=PlayedWith) if self.edition else PlayedWith()

    @property
    def asked(self) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
        """The game with the packs and expansions that were asked for."""
        played_with = self.played_with
        return self.game, played_with.packs, played_with.expansions


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    table_id: str
    seat: int
    name: str = ""
    token: str = ""
    nonce: str = ""
    bot: str = ""
    away: bool = False
    others: tuple[str, ...] = ()  # hashes of the tokens of its further devices, which are rows of their own

    def is_held_by(self, hashes: Collection[str]) -> bool:
        """Whether one of these tokens (their hashes) is that of a device of it; hashes, so that time tells nothing of tokens."""
        return bool(self.token) and not {self.token, *self.others}.isdisjoint(hashes)

    @property
    def free(self) -> bool:
        return not self.token and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person plays it now."""
        return bool(self.token) and not self.bot


class DeviceRow(msgspec.Struct, frozen=True):
    """A device from which a seat is played."""

    table_id: str
    seat: int
    number: int
    token: str
    name: str = ""
    added: float = 0.0
    way: DeviceWay = "claim"


class CodeRow(msgspec.Struct, frozen=True):
    """A code that lets one more device play a seat."""

    table_id: str
    code: str
    seat: int
    expires: float
    way: DeviceWay


class EntryRow(msgspec.Struct, frozen=True):
    """One entry of a table's log.

    A choice, with what chance brought after it; an undo, whose `option` is how many choices remain; a game that was
    resumed under other rules, whose `option` is a `Resumed` as JSON; or a new way in that the host made for a seat.
    """

    table_id: str
    seq: int
    kind: Literal["choice", "undo", "resumed", "reissued"]
    seat: int
    option: str
    request: str | None
    at: float
    draws: str | None = ""
    why: str = ""

    @property
    def chance(self) -> tuple[Draw, ...] | None:
        """What chance brought after a choice; `None` if nobody kept it."""
        return None if self.draws is None else draws_of(self.draws)

    @property
    def reason(self) -> Event | None:
        """What a bot has said of its choice."""
        return msgspec.json.decode(self.why, type=Event) if self.why else None


class Resumed(msgspec.Struct, frozen=True):
    """A game went on under other rules, from the beat after `at` choices.

    Those made since that still fitted were chosen again, so that `kept` count; `chance` is what came of these. The
    others stay in the log and are no longer in force.
    """

    at: int
    kept: int
    rules: str
    packs: str
    chance: tuple[tuple[Draw, ...], ...] = ()


class StateRow(msgspec.Struct, frozen=True):
    """A game at a beat: its encoded state, and the digests of the rules and packs that made it."""

    table_id: str
    seq: int
    rules: str
    packs: str
    state: bytes
    digest: str


class ConsentRow(msgspec.Struct, frozen=True):
    """A seat that would like to take a choice back (`asks`), or agrees to it; at `ADVICE`, that all may ask for advice."""

    table_id: str
    seq: int
    seat: int
    asks: bool
    request: str


class ChatRow(msgspec.Struct, frozen=True):
    """Something that was said."""

    table_id: str
    number: int
    seat: int
    name: str
    text: str
    at: float
    request: str


_draws: msgspec.json.Decoder[tuple[Draw, ...]] = msgspec.json.Decoder(tuple[Draw, ...])


def written(draws: tuple[Draw, ...]) -> str:
    """What chance brought, as an entry keeps it."""
    return msgspec.json.encode(draws).decode() if draws else ""


def said(reason: Event | None) -> str:
    """What a bot says of its choice, as an entry keeps it."""
    return "" if reason is None else msgspec.json.encode(reason).decode()


def draws_of(text: str) -> tuple[Draw, ...]:
    """What chance brought, as it was kept."""
    return _draws.decode(text) if text else ()


def values(row: msgspec.Struct) -> dict[str, Any]:
    """A row as the database takes it."""
    return {name: getattr(row, name) for name in row.__struct_fields__ if name != "others"}
