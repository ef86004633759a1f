"""Copies of a database as one SQLite file, whichever kind it is: made beside a running server, and put back.

A copy is whole or not there. What comes out of an older one is brought up to the present format first, in a copy of the
copy: the file itself is only read.
"""

import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import URL, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crossroads.server.log.connecting import address_of, cannot_open, new_engine
from crossroads.server.log.database_file import DatabaseFile, new_private, no_database
from crossroads.server.log.migrating import prepare
from crossroads.server.log.outages import FAILURES
from crossroads.server.log.retention import Housekeeping
from crossroads.server.log.schema import ABOUT, METADATA, TABLES

MOST_AT_ONCE = 200  # rows
PARTIAL = ".partial"


async def back_up(url: str, file: Path) -> int:
    """Copy a database into a new file, readable by its owner alone; how many tables are in it."""
    if file.exists():
        raise no_database(f"{file} is there already; name a new file.")
    address = address_of(url)
    partial = file.with_name(f"{file.name}{PARTIAL}")
    try:
        new_private(partial)
        async with Housekeeping.opened(url) as kept:  # looks whether it is a database of ours
            if address.get_backend_name() == "sqlite":
                _copy_file(Path(address.database or ""), partial)
            else:
                await _copy_rows_to(kept.engine, partial)
        count = _settle(partial)
        partial.replace(file)
    except (OSError, sqlite3.Error) as failed:
        raise no_database(f"{file} cannot be written ({failed}); name a file in a folder of yours.") from failed
    finally:
        partial.unlink(missing_ok=True)
    return count


def _copy_file(file: Path, copy: Path) -> None:
    with closing(sqlite3.connect(file)) as before, closing(sqlite3.connect(copy)) as after:
        before.backup(after)


def _settle(copy: Path) -> int:
    """Make a copy one file that needs no other beside it, on the disk; how many tables are in it."""
    with closing(sqlite3.connect(copy)) as base:
        base.execute("PRAGMA journal_mode=DELETE")
        (count,) = base.execute(f"SELECT count(*) FROM {TABLES.name}").fetchone()  # noqa: S608  (our own name)
    with copy.open("rb+") as written:
        os.fsync(written.fileno())
    return int(count)


async def _copy_rows_to(engine: AsyncEngine, copy: Path) -> None:
    """Copy PostgreSQL as it is at one moment, whoever writes meanwhile."""
    address = address_of(f"sqlite:///{copy}")
    into = new_engine(address)
    try:
        await prepare(into, address)
        async with engine.connect() as connection, into.begin() as copied:
            reading = await connection.execution_options(isolation_level="REPEATABLE READ")
            await _copy_rows(reading, copied)
    finally:
        await into.dispose()


async def _copy_rows(source: AsyncConnection, target: AsyncConnection) -> None:
    for table in METADATA.sorted_tables:
        if table is ABOUT:
            await target.execute(delete(ABOUT))
        rows = await source.stream(select(table))
        async for some in rows.mappings().partitions(MOST_AT_ONCE):
            await target.execute(insert(table), [dict(row) for row in some])


@asynccontextmanager
async def unpacked(file: Path) -> AsyncIterator[Housekeeping]:
    """A backup as a database of the present format; a file that is damaged or none of ours is a `Trouble`."""
    if not file.is_file():
        raise no_database(f"There is no file {file}; name a backup that `crossroads backup` made.")
    with _private_copy(file) as copy:
        address = address_of(f"sqlite:///{copy}")
        engine = new_engine(address)
        try:
            with _explained(address):
                _check_whole(copy, file)
                await prepare(engine, address)
                async with Housekeeping.opened(f"sqlite:///{copy}") as kept:
                    yield kept
        finally:
            await engine.dispose()


@contextmanager
def _private_copy(file: Path) -> Iterator[Path]:
    with TemporaryDirectory(prefix="crossroads-") as folder:
        copy = Path(folder) / "backup.sqlite3"
        new_private(copy)
        with copy.open("wb") as out, file.open("rb") as source:
            shutil.copyfileobj(source, out)
        yield copy


@contextmanager
def _explained(address: URL) -> Iterator[None]:
    try:
        yield
    except FAILURES as failed:
        raise cannot_open(address, failed) from failed


def _check_whole(copy: Path, file: Path) -> None:
    """Whether SQLite finds nothing wrong with it, and it is one of ours."""
    try:
        with closing(sqlite3.connect(copy)) as base:
            found = base.execute("PRAGMA integrity_check").fetchone()[0]
            ours = base.execute("SELECT count(*) FROM sqlite_master WHERE name = 'about'").fetchone()[0]
    except sqlite3.Error as damaged:
        found, ours = str(damaged), 0
    if found != "ok":
        raise no_database(f"{file} is damaged ({str(found).splitlines()[0]}); use another backup.")
    if not ours:
        raise no_database(f"{file} is no backup of Crossroads; name a file that `crossroads backup` made.")


async def restore(file: Path, url: str) -> int:
    """Put a backup into an empty database; how many tables are there now. Nothing changes unless all of it is."""
    address = address_of(url)
    async with unpacked(file) as kept:
        held = DatabaseFile.hold(Path(address.database or "")) if address.get_backend_name() == "sqlite" else None
        engine = new_engine(address)
        try:
            with _explained(address):
                await prepare(engine, address)
                async with kept.engine.connect() as reading, engine.begin() as writing:
                    there = await writing.scalar(select(func.count()).select_from(TABLES))
                    if there:
                        raise no_database(
                            f"There are {there} tables in this database already; restore into an empty one, named with --db."
                        )
                    await _copy_rows(reading, writing)
                    return await writing.scalar(select(func.count()).select_from(TABLES)) or 0
        finally:
            await engine.dispose()
            if held is not None:
                held.make_private()
                held.release()
