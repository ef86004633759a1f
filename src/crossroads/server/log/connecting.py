"""The way to a database by its address: SQLite or PostgreSQL."""

from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from crossroads.server.log.appending import PRAGMAS
from crossroads.server.log.database_file import no_database
from crossroads.server.trouble import Trouble

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CONNECT_SECONDS = 10.0
COMMAND_SECONDS = 30.0  # that tables wait for a PostgreSQL which says nothing


def address_of(url: str) -> URL:
    """A database's address with the driver that we use."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise no_database(
            "This is no address of a database; use sqlite:///path/to/file or postgresql://user@host/name."
        ) from None
    driver = DRIVERS.get(address.get_backend_name())
    if driver is None:
        raise no_database(f"No way to use a `{address.get_backend_name()}` database; use sqlite or postgresql.")
    if driver.startswith("sqlite") and address.database in (None, "", ":memory:"):
        raise no_database("Tables must outlive the server: name a file, as in sqlite:///path/to/file.")
    return address.set(drivername=driver)


def new_engine(address: URL, command_seconds: float | None = None) -> AsyncEngine:
    """The way to a database; a PostgreSQL that says nothing for so long counts as away."""
    if address.get_backend_name() == "sqlite":
        engine = create_async_engine(address, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _careful)
        return engine
    waiting = {"timeout": CONNECT_SECONDS, "command_timeout": command_seconds}
    return create_async_engine(address, hide_parameters=True, pool_pre_ping=True, connect_args=waiting)


def _careful(connection: Any, _: Any) -> None:
    """SQLite: readers never wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def cannot_open(address: URL, failed: Exception) -> Trouble:
    """Why a database cannot be opened, and what to do about it."""
    reason = str(failed.orig) if isinstance(failed, DBAPIError) else str(failed)
    shown = address.render_as_string(hide_password=True)
    if address.get_backend_name() == "sqlite":
        hint = "name a file that can be read and written, and that Crossroads made"
    else:
        hint = "check that PostgreSQL runs there, and its user, password and database"
    return no_database(
        f"The database {shown} cannot be opened ({reason.splitlines()[0] if reason else failed!r}); {hint}."
    )
