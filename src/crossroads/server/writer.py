"""The one writer of a process: whatever waits is committed together, so that one sync of the disk serves many tables."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crossroads.server.appending import CHANNEL, CLASHES, MOST_AT_ONCE, NOTIFY, Appender
from crossroads.server.figures import Figures
from crossroads.server.schema import EntryRow

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
Done = Callable[[Exception | None], None]  # called with what was in the way, if something was

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
        self._entries: list[tuple[EntryRow, Done]] = []
        self._jobs: list[tuple[Job[Any], str, asyncio.Future[Any]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, entry: EntryRow) -> None:
        """Return once the entry is durable; `Taken` if its place is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(entry, partial(_settle, done))
        await done

    def append_then(self, entry: EntryRow, done: Done) -> None:
        """Call `done` once the entry is durable, or with what was in its way: `Taken` if its place is."""
        assert not self._closing, "the log is closed"
        self._entries.append((entry, done))
        self._wake.set()

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
                await _do(self._in_transaction(job, [news]), done)

    async def _append_all(self, waiting: list[tuple[EntryRow, Done]]) -> None:
        """One transaction for all; if one of them is in the way, one for each, so that it alone is refused.

        Whoever waits hears of it in the loop's next turn: by then the next entries are on their way to the disk.
        """
        started = time.perf_counter()
        failed: list[Exception | None] = [None] * len(waiting)
        try:
            await self._appender.append([entry for entry, _ in waiting])
            self._figures.batch.inc(len(waiting))
        except CLASHES:
            failed = [await self._append_one(entry) for entry, _ in waiting]
        except Exception as fault:  # whatever the database may do: those who wait must hear of it
            failed = [fault] * len(waiting)
        self._figures.commits.observe(time.perf_counter() - started)
        asyncio.get_running_loop().call_soon(_tell_all, [done for _, done in waiting], failed)

    async def _append_one(self, entry: EntryRow) -> Exception | None:
        try:
            await self._appender.append([entry])
        except CLASHES:
            return Taken(f"table {entry.table_id}, entry {entry.seq}")
        except Exception as fault:
            return fault
        return None

    async def _in_transaction(self, job: Job[T], news: list[str]) -> T:
        async with self._engine.begin() as connection:
            result = await job(connection)
            if self._announces:  # in the transaction: heard if and only if it is true
                await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})
        return result


def _tell_all(waiting: list[Done], failed: list[Exception | None]) -> None:
    for done, fault in zip(waiting, failed, strict=True):
        try:
            done(fault)
        except Exception:  # its own trouble, and no reason for the others not to hear
            log.exception("not-told")


def _settle(done: asyncio.Future[None], failed: Exception | None) -> None:
    if failed is not None:
        _fail(done, failed)
    elif not done.done():
        done.set_result(None)


async def _do(work: Awaitable[T], done: asyncio.Future[T]) -> None:
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
