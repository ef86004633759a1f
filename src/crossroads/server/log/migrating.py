"""A database is made, or brought up to the present format; what was there before is kept beside it, or left alone."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import NamedTuple

import structlog
from sqlalchemy import URL, Connection, insert, inspect, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crossroads.server.log.database_file import new_private, no_database
from crossroads.server.log.schema import ABOUT, FORMAT, METADATA


class MigrationStep(NamedTuple):
    """From one format to the next."""

    to: str
    lacking: Mapping[str, Mapping[str, str]]  # columns of each table


STEPS = {  # by the format that they begin with
    "1": MigrationStep(
        "2",
        {
            "tables": {
                "edition": "TEXT NOT NULL DEFAULT ''",
                "rules": "VARCHAR(32) NOT NULL DEFAULT ''",
                "packs": "TEXT NOT NULL DEFAULT ''",
                "opening": "TEXT NOT NULL DEFAULT ''",
                "clock": "INTEGER NOT NULL DEFAULT 0",
            },
            "entries": {"draws": "TEXT"},
        },
    ),
    "2": MigrationStep("3", {"tables": {"spectators": "BOOLEAN NOT NULL DEFAULT TRUE"}}),
    "3": MigrationStep("4", {"entries": {"why": "TEXT NOT NULL DEFAULT ''"}}),
    "4": MigrationStep("5", {}),  # new tables alone: an older program would not forget what is in them
    "5": MigrationStep(
        "6",
        {
            "tables": {"hours": "INTEGER NOT NULL DEFAULT 0", "paused": "DOUBLE PRECISION NOT NULL DEFAULT 0"},
            "seats": {"away": "BOOLEAN NOT NULL DEFAULT FALSE"},
        },
    ),
}

log = structlog.get_logger()


async def prepare(engine: AsyncEngine, address: URL) -> None:
    """Make what is missing; processes that start together take turns."""
    while True:
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(7263)"))
            found = await connection.run_sync(_format)
            if found not in STEPS:
                return await _complete(connection, found)
            await _take_step(connection, address, found)


async def _take_step(connection: AsyncConnection, address: URL, found: str) -> None:
    """Bring a database to the next format, in a transaction of its own: the next copy is made of what is there then."""
    step = STEPS[found]
    if connection.dialect.name == "sqlite":
        backup = str(_copied(Path(address.database or ""), found))
    else:
        backup = await connection.run_sync(_copied_beside, step, found)
    await connection.run_sync(_bring_up, step)
    log.warning("database-migrated", before=found, now=step.to, backup=backup)


async def _complete(connection: AsyncConnection, found: str | None) -> None:
    """Make the tables that are missing in a database of the present format, or in an empty one."""
    if found not in (None, FORMAT):
        raise no_database(
            f"The database has format {found}, this program uses format {FORMAT}; use the version that made it."
        )
    await connection.run_sync(METADATA.create_all)
    if found is None:
        await connection.execute(insert(ABOUT), {"key": "format", "value": FORMAT})


async def pending_format(engine: AsyncEngine) -> str | None:
    """The format of a database that the next start of a server brings up to date; `None` if there is nothing to do."""
    async with engine.connect() as connection:
        found = await connection.run_sync(_format)
    return found if found in STEPS else None


def _format(connection: Connection) -> str | None:
    """The format of a database; `None` if nothing is in it yet."""
    if not inspect(connection).has_table(ABOUT.name):
        return None
    found: str | None = connection.scalar(select(ABOUT.c.value).where(ABOUT.c.key == "format"))
    return found


def _copied(file: Path, found: str) -> Path:
    """A copy of a SQLite file beside it, named by its format: an older program can be started with it."""
    backup = file.with_name(f"{file.name}.format-{found}")
    number = 1
    while backup.exists():
        number += 1
        backup = file.with_name(f"{file.name}.format-{found}.{number}")
    new_private(backup)
    try:
        with closing(sqlite3.connect(file)) as before, closing(sqlite3.connect(backup)) as copy:
            before.backup(copy)
    except sqlite3.Error as failed:
        raise no_database(
            f"The database has format {found} and cannot be copied to {backup} before it is changed ({failed}); make room."
        ) from failed
    return backup


def _copied_beside(connection: Connection, step: MigrationStep, found: str) -> str:
    """A schema of a PostgreSQL database with what a step will change, named by its format; the step ends with it or not."""
    taken = inspect(connection).get_schema_names()
    numbers = count(2)
    schema = f"format_{found}"
    while schema in taken:
        schema = f"format_{found}_{next(numbers)}"
    try:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
        for table in (ABOUT.name, *step.lacking):
            connection.execute(text(f"CREATE TABLE {schema}.{table} (LIKE {table} INCLUDING ALL)"))
            connection.execute(text(f"INSERT INTO {schema}.{table} SELECT * FROM {table}"))  # noqa: S608  (our own names)
    except DBAPIError as failed:
        raise no_database(
            f"The database has format {found} and cannot be copied to the schema {schema} before it is changed ({failed.orig}); "
            "let its user create schemas (GRANT CREATE ON DATABASE), or make room."
        ) from failed
    return schema


def _bring_up(connection: Connection, step: MigrationStep) -> None:
    """Add what is lacking; what an attempt before has added already is left as it is."""
    there = inspect(connection)
    for table, lacking in step.lacking.items():
        columns = {column["name"] for column in there.get_columns(table)}
        for name, kind in lacking.items():
            if name not in columns:
                connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {name} {kind}"))
    connection.execute(update(ABOUT).where(ABOUT.c.key == "format").values(value=step.to))
