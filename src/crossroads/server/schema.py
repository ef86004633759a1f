"""The database: what its tables are, and its rows as structs."""

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
)

FORMAT = "1"
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
    UniqueConstraint("table_id", "seat", "request", name="one_entry_a_request"),
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


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    table_id: str
    seat: int
    name: str = ""
    token: str = ""
    nonce: str = ""
    bot: str = ""

    @property
    def free(self) -> bool:
        return not self.token and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person plays it now."""
        return bool(self.token) and not self.bot


class EntryRow(msgspec.Struct, frozen=True):
    """One entry of a table's log: a choice, or an undo, whose `option` is how many choices remain."""

    table_id: str
    seq: int
    kind: Literal["choice", "undo"]
    seat: int
    option: str
    request: str | None
    at: float


class ConsentRow(msgspec.Struct, frozen=True):
    """A seat that would like to take a choice back (`asks`), or agrees to it."""

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


def values(row: msgspec.Struct) -> dict[str, Any]:
    """A row as the database takes it."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
