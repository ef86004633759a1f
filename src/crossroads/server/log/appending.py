"""How log entries and states get into a database: all of them or none, and on its disk when it is said so."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crossroads.server.log.schema import ENTRIES, STATES, EntryRow, StateRow, values

CHANNEL = "crossroads"
NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")
CLASHES = (IntegrityError, sqlite3.IntegrityError)  # somebody else's entry is in the way
MOST_AT_ONCE = 120  # entries or states; SQLite binds 999 values at most, an entry has eight
REPLACING = "ON CONFLICT (table_id, seq) DO UPDATE SET " + ", ".join(
    f"{name} = excluded.{name}" for name in ("rules", "packs", "state", "digest")
)
KEEP = text(
    f"INSERT INTO {STATES.name} ({', '.join(StateRow.__struct_fields__)})"  # noqa: S608  (our own names)
    f" VALUES ({', '.join(f':{name}' for name in StateRow.__struct_fields__)}) {REPLACING}"
)
BUSY_MS = 10_000
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}")


class Appender(Protocol):
    """The end of the log."""

    async def append(self, entries: Sequence[EntryRow]) -> None:
        """Return once at most `MOST_AT_ONCE` entries are durable; one of `CLASHES` if none of them is."""

    async def keep(self, states: Sequence[StateRow]) -> None:
        """Write down at most `MOST_AT_ONCE` states, each in the place of what was kept there before."""

    async def close(self) -> None:
        """Let go of the database."""


async def keep(connection: AsyncConnection, *states: StateRow) -> None:
    """Write states down in a transaction, each in the place of what was kept there before."""
    if states:
        await connection.execute(KEEP, [values(state) for state in states])


class ServerAppender:
    """Into PostgreSQL; other processes hear of it if and only if it is true."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        """Append under a name that other processes know this one by."""
        self._engine = engine
        self._name = name
        adding = insert(ENTRIES).values(dict.fromkeys(EntryRow.__struct_fields__))
        self._adding = str(adding.compile(dialect=engine.dialect))  # compiled once; rows go in as they are

    async def append(self, entries: Sequence[EntryRow]) -> None:
        rows: list[Any] = [astuple(entry) for entry in entries]
        tables = dict.fromkeys(entry.table_id for entry in entries)
        async with self._engine.begin() as connection:
            await connection.exec_driver_sql(self._adding, rows)
            news = [f"{self._name} {table} log" for table in tables]
            await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})

    async def keep(self, states: Sequence[StateRow]) -> None:
        async with self._engine.begin() as connection:
            await keep(connection, *states)

    async def close(self) -> None:
        pass


class FileAppender:
    """Into a SQLite file, on a connection and in a thread of its own.

    All entries, or states, are one statement, which is its own transaction: a thread that waits for the disk must win back the
    interpreter afterwards, which takes milliseconds where the tables are busy, so it does so once and not for each row.
    """

    def __init__(self, file: Path) -> None:
        """Append to a file whose tables are there already."""
        self._thread = ThreadPoolExecutor(1, "log")
        self._base = sqlite3.connect(
            file, isolation_level=None, check_same_thread=False, cached_statements=MOST_AT_ONCE
        )
        for pragma in PRAGMAS:
            self._base.execute(f"PRAGMA {pragma}")

    async def append(self, entries: Sequence[EntryRow]) -> None:
        await self._add(_adding(ENTRIES.name, EntryRow.__struct_fields__, len(entries)), entries)

    async def keep(self, states: Sequence[StateRow]) -> None:
        await self._add(f"{_adding(STATES.name, StateRow.__struct_fields__, len(states))} {REPLACING}", states)

    async def _add(self, statement: str, rows: Sequence[Struct]) -> None:
        values = list(chain.from_iterable(map(astuple, rows)))
        await asyncio.get_running_loop().run_in_executor(self._thread, self._base.execute, statement, values)

    async def close(self) -> None:
        self._thread.shutdown()
        self._base.close()


@cache
def _adding(table: str, fields: tuple[str, ...], count: int) -> str:
    """The statement that adds so many rows to a table."""
    row = f"({', '.join('?' * len(fields))})"
    return f"INSERT INTO {table} ({', '.join(fields)}) VALUES {', '.join([row] * count)}"  # noqa: S608  (our own names)
