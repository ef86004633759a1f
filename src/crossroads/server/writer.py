"""The one writer of a process: whatever waits is committed together, so that one sync of the disk serves many tables."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crossroads.server.appending import CHANNEL, CLASHES, MOST_AT_ONCE, NOTIFY, Appender
from crossroads.server.figures import Figures
from crossroads.server.schema import EntryRow

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]

log = structlog.get_logger()


class Taken(Exception):
    """Somebody else's entry has this place in the log, or the same request was entered before."""


class Writer:
    """Appends log entries in groups and does other changes one after the other, each in a transaction of its own."""

    def __init__(self, engine: AsyncEngine, appender: Appender, figures: Figures, name: str, announces: bool) -> None:
        """Write under a name that other processes know this one by; `announces`: tell them what has changed."""
        self._engine = engine
        self._appender = appender
        self._figures = figures
        self._name = name
        self._announces = announces
        self._entries: list[tuple[EntryRow, asyncio.Future[None]]] = []
        self._jobs: list[tuple[Job[Any], str, asyncio.Future[Any]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, entry: EntryRow) -> None:
        """Return once the entry is durable; `Taken` if its place is."""
        assert not self._closing, "the log is closed"
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._entries.append((entry, done))
        self._wake.set()
        await done

    async def do(self, job: Job[T], table_id: str, what: str) -> T:
        """What a job comes to, once its changes are durable; other processes hear `what` changed at the table."""
        assert not self._closing, "the log is closed"
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, f"{self._name} {table_id} {what}", done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._wake.set()
        await self._task
        await self._appender.close()

    async def _run(self) -> None:
        while not self._closing or self._entries or self._jobs:
            await self._wake.wait()
            self._wake.clear()
            entries, self._entries = self._entries, []
            jobs, self._jobs = self._jobs, []
            for first in range(0, len(entries), MOST_AT_ONCE):
                await self._append_all(entries[first : first + MOST_AT_ONCE])
            for job, news, done in jobs:
                await _settle(self._in_transaction(job, [news]), done)

    async def _append_all(self, waiting: list[tuple[EntryRow, asyncio.Future[None]]]) -> None:
        """One transaction for all; if one of them is in the way, one for each, so that it alone is refused."""
        started = time.perf_counter()
        try:
            await self._appender.append([entry for entry, _ in waiting])
        except CLASHES:
            for entry, done in waiting:
                await _settle(self._insert_one(entry), done)
        except Exception as failed:  # whatever the database may do: those who wait must hear of it
            for _, done in waiting:
                _fail(done, failed)
        else:
            for _, done in waiting:
                if not done.done():
                    done.set_result(None)
            self._figures.batch.inc(len(waiting))
        self._figures.commits.observe(time.perf_counter() - started)

    async def _insert_one(self, entry: EntryRow) -> None:
        try:
            await self._appender.append([entry])
        except CLASHES as taken:
            raise Taken(f"table {entry.table_id}, entry {entry.seq}") from taken

    async def _in_transaction(self, job: Job[T], news: list[str]) -> T:
        async with self._engine.begin() as connection:
            result = await job(connection)
            if self._announces:  # in the transaction: heard if and only if it is true
                await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})
        return result


async def _settle(work: Awaitable[T], done: asyncio.Future[T]) -> None:
    try:
        result = await work
    except Exception as failed:  # it belongs to whoever waits
        _fail(done, failed)
    else:
        if not done.done():
            done.set_result(result)


def _fail(done: asyncio.Future[Any], failed: Exception) -> None:
    if not done.done():
        done.set_exception(failed)
