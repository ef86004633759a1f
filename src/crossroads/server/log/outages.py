"""The database away: whoever needs it hears so, every failure is counted, and an outage is two lines of the log."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

import asyncpg
import structlog
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from crossroads.server.figures import Figures
from crossroads.server.trouble import Trouble

AGAIN_SECONDS = 1.0  # between two looks whether it is back
RETRY_SECONDS = 5.0  # what clients are told
FAILURES = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
OUTAGES = (DBAPIError, NoConnectionFree, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
OUR_FAULTS = (  # or somebody else's entry: the database is there and says no
    IntegrityError,
    DataError,
    ProgrammingError,
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.SyntaxOrAccessError,
)
TAKEN_AWAY = ("42P01", "42501")  # what PostgreSQL says of a table that is not there, or that we may not use any more

log = structlog.get_logger()


class DatabaseAway(Trouble):
    """The database did not do what it was asked for, and will once it is back. Nothing that was confirmed is lost."""

    def __init__(self) -> None:
        message = "The database is away for a moment; nothing that was confirmed is lost. Try again soon."
        super().__init__("database", message, 503, retry_after=RETRY_SECONDS)


class Outages:
    """Whether the database is away. An outage begins with whatever fails first, and ends with the first change that succeeds.

    Reading does not end one: a disk that is full, or can only be read, still answers questions. Somebody looks again and
    again, so that it ends also where nobody chooses anything.
    """

    def __init__(self, figures: Figures, change_something: Callable[[], Awaitable[None]]) -> None:
        """Find out by `change_something` whether it is back."""
        self._figures = figures
        self._change_something = change_something
        self._since: float | None = None
        self._failures = 0  # of this outage
        self._watch: asyncio.Task[None] | None = None
        self._answers = asyncio.Event()
        self._answers.set()

    @property
    def is_away(self) -> bool:
        return self._since is not None

    async def wait_for_end(self) -> None:
        """Return once the database is there."""
        await self._answers.wait()

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Whatever the database fails to do within is `DatabaseAway`; what is wrong with the question stays as it is."""
        try:
            yield
        except FAILURES as failed:
            if not _is_outage(failed):
                raise
            self._note(failed)
            raise DatabaseAway from failed

    @contextmanager
    def changing(self) -> Iterator[None]:
        """The same for a change; one that succeeds ends an outage."""
        with self.reading():
            yield
        if self._since is not None:
            self._end(self._since)

    async def close(self) -> None:
        """Look no more."""
        if self._watch is not None:
            self._watch.cancel()
            with suppress(asyncio.CancelledError):
                await self._watch

    def _note(self, failed: BaseException) -> None:
        self._figures.database_errors.inc()
        self._failures += 1
        if self._since is None:
            self._since = time.monotonic()
            self._answers.clear()
            self._figures.database_away.set(1)
            log.error("database-away", error=reason_of(failed))
            self._watch = asyncio.create_task(self._look_again())

    def _end(self, since: float) -> None:
        seconds = round(time.monotonic() - since, 1)
        log.warning("database-back", seconds=seconds, failures=self._failures)
        self._since, self._failures = None, 0
        self._answers.set()
        self._figures.database_away.set(0)

    async def _look_again(self) -> None:
        while self.is_away:
            await asyncio.sleep(AGAIN_SECONDS)
            if self.is_away:
                with suppress(DatabaseAway):
                    await self._change_something()


async def unless_away(work: Awaitable[None]) -> None:
    """Do something that nobody waits for; with the database away it is left undone, which is written down already."""
    with suppress(DatabaseAway):
        await work


def _is_outage(failed: BaseException) -> bool:
    told = failed.orig if isinstance(failed, DBAPIError) else failed
    if getattr(told, "sqlstate", None) in TAKEN_AWAY:
        return True
    return isinstance(failed, OUTAGES) and not isinstance(failed, OUR_FAULTS)


def reason_of(failed: BaseException) -> str:
    """What a database says of itself, in a line and without the statement."""
    told = str(failed.orig if isinstance(failed, DBAPIError) else failed)
    return f"{type(failed).__name__}: {told.splitlines()[0][:300]}" if told else type(failed).__name__
