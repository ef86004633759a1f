"""The one writer of a process: whatever waits is committed together, so that one sync of the disk serves many tables."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crossroads.server.figures import Figures
from crossroads.server.log.appending import CHANNEL, CLASHES, MOST_AT_ONCE, NOTIFY, Appender
from crossroads.server.log.outages import DatabaseAway, Outages
from crossroads.server.log.schema import EntryRow, StateRow

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
KEEP_SECONDS = 0.1  # states wait for so long, so that one commit serves many

log = structlog.get_logger()


class Taken(Exception):
    """Somebody else's entry has this place in the log, or the same request was entered before."""


class Writer:
    """Appends log entries in groups and does other changes one after the other, each in a transaction of its own."""

    def __init__(
        self, engine: AsyncEngine, appender: Appender, figures: Figures, outages: Outages, name: str, announces: bool
    ) -> None:
        """Write under a name that other processes know this one by; `announces`: tell them what has changed."""
        self._engine = engine
        self._appender = appender
        self._figures = figures
        self._outages = outages
        self._name = name
        self._announces = announces
        self._entries: list[tuple[EntryRow, asyncio.Future[None]]] = []
        self._jobs: list[tuple[Job[Any], str, asyncio.Future[Any]]] = []
        self._states: dict[tuple[str, int], StateRow] = {}
        self._is_due = False  # they have waited for long enough
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def append(self, entry: EntryRow) -> asyncio.Future[None]:
        """Done once the entry is durable; `Taken` if its place is."""
        assert not self._closing, "the log is closed"
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._entries.append((entry, done))
        if len(self._entries) == 1:  # else it is woken already
            self._wake.set()
        return done

    def keep(self, state: StateRow) -> None:
        """Write a state down soon; nobody waits for it, and a game can do without it."""
        assert not self._closing, "the log is closed"
        if not self._states:
            asyncio.get_running_loop().call_later(KEEP_SECONDS, self._states_are_due)
        self._states[state.table_id, state.seq] = state

    def _states_are_due(self) -> None:
        self._is_due = True
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
        while not self._closing or self._entries or self._jobs or self._states:
            await self._wake.wait()
            self._wake.clear()
            jobs, self._jobs = self._jobs, []
            await self._append_waiting()
            for job, news, done in jobs:
                await _do(self._in_transaction(job, [news]), done)
                await self._append_waiting()  # choices wait for one job at the most, however many there are
            if self._states and (self._is_due or self._closing):
                await self._keep_all()

    async def _append_waiting(self) -> None:
        while self._entries:
            entries, self._entries = self._entries[:MOST_AT_ONCE], self._entries[MOST_AT_ONCE:]
            await self._append_all(entries)

    async def _keep_all(self) -> None:
        states, self._states, self._is_due = list(self._states.values()), {}, False
        try:
            for first in range(0, len(states), MOST_AT_ONCE):
                with self._outages.changing():
                    await self._appender.keep(states[first : first + MOST_AT_ONCE])
        except DatabaseAway:
            return
        except CLASHES:  # a table was forgotten meanwhile: the others' states are kept
            for state in states:
                with suppress(*CLASHES, DatabaseAway):
                    await self._appender.keep([state])
        except Exception:  # whatever the database may do: it is the log that counts
            log.exception("states-not-kept", states=len(states))

    async def _append_all(self, waiting: list[tuple[EntryRow, asyncio.Future[None]]]) -> None:
        """One transaction for all; if one of them is in the way, one for each, so that it alone is refused."""
        started = time.perf_counter()
        failed: list[Exception | None] = [None] * len(waiting)
        try:
            with self._outages.changing():
                await self._appender.append([entry for entry, _ in waiting])
            self._figures.batch.inc(len(waiting))
        except CLASHES:
            failed = [await self._append_one(entry) for entry, _ in waiting]
        except Exception as fault:  # whatever the database may do: those who wait must hear of it
            failed = [fault] * len(waiting)
        self._figures.commits.observe(time.perf_counter() - started)
        for (_, done), in_the_way in zip(waiting, failed, strict=True):
            if in_the_way is not None:
                _fail(done, in_the_way)
            elif not done.done():
                done.set_result(None)

    async def _append_one(self, entry: EntryRow) -> Exception | None:
        try:
            with self._outages.changing():
                await self._appender.append([entry])
        except CLASHES:
            return Taken(f"table {entry.table_id}, entry {entry.seq}")
        except Exception as fault:
            return fault
        return None

    async def _in_transaction(self, job: Job[T], news: list[str]) -> T:
        with self._outages.reading():  # a job may change nothing, and so does not end an outage
            async with self._engine.begin() as connection:
                result = await job(connection)
                if self._announces:  # in the transaction: heard if and only if it is true
                    await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})
        return result


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
