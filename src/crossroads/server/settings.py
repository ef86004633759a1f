"""What a host may settle about a server."""

from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

PAGE = Path(__file__).parent / "page"  # `npm run build` in web/ puts it there
KIB = 1024


class Settings(Struct, frozen=True, kw_only=True):
    """Everything has a default that suits a table among friends; the database is the one thing to think about."""

    db: str = ""  # an address such as postgresql://name@host/tables; empty: a SQLite file in the user's data folder
    page: Path = PAGE
    public_url: str = ""  # where people find it, such as https://table.example; empty: as each of them came
    listens: str = ""  # the address that it listens at
    origins: tuple[str, ...] = ()  # further pages that may talk to this server, such as https://table.example
    tls_cert: Path | None = None  # with its key: https ends here, and not at a proxy
    tls_key: Path | None = None
    max_body: int = 64 * KIB
    max_message: int = 16 * KIB  # on a socket
    rate: int = 600  # what one address may ask for in a minute, in requests; 0: as much as it likes
    seat_rate: int = 240  # the same for one seat
    line_rate: int = 20  # messages a second that are read from one socket; faster ones wait
    lines: int = 100  # sockets that one address may hold open at a time
    patience: int = 60  # seconds that somebody may be away before the others may let a bot play on
    smtp_url: str = ""  # where mail for people who are away is handed in, with its password; empty: none is sent
    mail_from: str = ""  # whom it is from; empty: crossroads at the name of the public address
    connections: int = 200  # connections of one address, those of sockets included

    @property
    def welcome(self) -> tuple[str, ...]:
        """The pages from elsewhere that may talk to this server: behind a proxy its own one may be among them."""
        return (*self.origins, *filter(None, [self.public_url]))

    @property
    def mail_sender(self) -> str:
        """Whom mail is from."""
        return self.mail_from or f"crossroads@{urlsplit(self.public_url).hostname or 'localhost'}"

    @property
    def limited(self) -> bool:
        return self.rate > 0

    @property
    def address(self) -> str:
        """Where the database is."""
        return self.db or f"sqlite:///{default_database()}"


def origin_of(given: str) -> str:
    """The address of a page as browsers name it, such as https://table.example; anything else is a `ValueError`."""
    parts = urlsplit(given.strip())
    try:
        known = parts.scheme in ("http", "https") and parts.hostname is not None and parts.port != 0
    except ValueError:  # a port that is none
        known = False
    if not known or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise ValueError(f"{given!r} is no address of a page: write https://table.example, without a path")
    return f"{parts.scheme}://{parts.netloc}".lower()


def default_database() -> Path:
    """The file that holds the tables when nobody names a database."""
    from platformdirs import user_data_path

    return user_data_path("crossroads", ensure_exists=True) / "tables.sqlite3"
