"""Over HTTP: a profile, which keeps somebody's tables and results by a passphrase alone."""

from typing import Annotated, Literal

from msgspec import Meta

from crossroads.protocol.devices import DeviceName
from crossroads.protocol.tables import NO_NUL, Message, SeatNumber, TableInfo

Passphrase = Annotated[str, Meta(min_length=1, max_length=80, pattern=NO_NUL)]


class NewProfile(Message, frozen=True):
    """Asks for a profile."""

    device: DeviceName = ""


class ProfileMade(Message, frozen=True):
    """A new profile. The passphrase is told this once: nobody can tell it again, or make another for it."""

    passphrase: str


class SignIn(Message, frozen=True):
    """Asks for a profile by its passphrase."""

    passphrase: Passphrase
    device: DeviceName = ""


class DeleteProfile(Message, frozen=True):
    """Asks that a profile and all about its owner be forgotten; the passphrase says that it is meant."""

    passphrase: Passphrase


class ProfileSeat(Message, frozen=True):
    """Names a seat of one's own."""

    table: Annotated[str, Meta(pattern=r"^[a-z0-9]{10,32}$")]
    seat: SeatNumber


class PlayedTable(Message, frozen=True):
    """A table of somebody's; `phase` is `gone` if the server keeps it no more."""

    table: str
    seat: int
    game: str
    joined: float
    phase: Literal["open", "playing", "over", "gone"]
    result: Literal["", "won", "lost"]
    info: TableInfo | None = None  # as its player knows it, until the game is over


class GameFigures(Message, frozen=True):
    """How often somebody has played a game to its end, and won."""

    game: str
    played: int
    won: int


class ProfileTold(Message, frozen=True):
    """What a profile keeps, the latest table first."""

    created: float
    tables: list[PlayedTable]
    figures: list[GameFigures]
