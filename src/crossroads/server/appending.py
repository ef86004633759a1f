"""How log entries get into a database: all of them or none, and on its disk when `append` returns."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from msgspec.structs import astuple
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from crossroads.server.schema import ENTRIES, EntryRow

CHANNEL = "crossroads"
NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")
CLASHES = (IntegrityError, sqlite3.IntegrityError)  # somebody else's entry is in the way
MOST_AT_ONCE = 128  # entries; SQLite binds 999 values at most, an entry has seven
BUSY_MS = 10_000
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}")


class Appender(Protocol):
    """The end of the log."""

    async def append(self, entries: Sequence[EntryRow]) -> None:
        """Return once at most `MOST_AT_ONCE` entries are durable; one of `CLASHES` if none of them is."""

    async def close(self) -> None:
        """Let go of the database."""


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

    async def close(self) -> None:
        pass


class FileAppender:
    """Into a SQLite file, on a connection and in a thread of its own.

    All entries are one statement, which is its own transaction: a thread that waits for the disk must win back the
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
        values = [value for entry in entries for value in astuple(entry)]
        statement = _adding(len(entries))
        await asyncio.get_running_loop().run_in_executor(self._thread, self._base.execute, statement, values)

    async def close(self) -> None:
        self._thread.shutdown()
        self._base.close()


@cache
def _adding(count: int) -> str:
    """The statement that adds so many entries."""
    fields = EntryRow.__struct_fields__
    row = f"({', '.join('?' * len(fields))})"
    return f"INSERT INTO {ENTRIES.name} ({', '.join(fields)}) VALUES {', '.join([row] * count)}"  # noqa: S608  (our own names)
