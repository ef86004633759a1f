"""What becomes of old tables: who keeps a server lists them, and has them forgotten, or their chat or their names alone.

A server may run meanwhile. Whatever is forgotten is looked at once more in the same transaction, so that nobody loses a
table that has just been played at; other processes on PostgreSQL hear of it, and one on SQLite finds a table gone.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Literal, Self

import msgspec
from sqlalchemy import Select, delete, func, inspect, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crossroads.server.log.appending import CHANNEL, NOTIFY
from crossroads.server.log.channels import LISTENERS, forget_listeners
from crossroads.server.log.connecting import address_of, cannot_open, new_engine
from crossroads.server.log.database_file import no_database
from crossroads.server.log.outages import FAILURES
from crossroads.server.log.outbox import OUTBOX, PAUSES, WAITING
from crossroads.server.log.reading import Reader
from crossroads.server.log.schema import (
    ABOUT,
    CHAT,
    CODES,
    CONSENTS,
    DEVICES,
    ENTRIES,
    FORMAT,
    INVITATIONS,
    SEATS,
    STATES,
    TABLES,
)

OldThings = Literal["tables", "chat", "names"]
MOST_AT_ONCE = 50  # tables in a transaction: a server that writes waits for its end
PARTS_OF_TABLE = (WAITING, OUTBOX, PAUSES, ENTRIES, STATES, CONSENTS, CHAT, INVITATIONS, DEVICES, CODES, SEATS)
FORGOTTEN = "forgotten"  # what other processes hear


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a line."""

    id: str
    game: str
    phase: Literal["open", "playing", "over"]
    created: float
    last: float  # when somebody last chose or said something there; else when it was made
    names: tuple[str, ...]  # of the people who sit there, or have said something
    choices: int
    lines: int  # of chat


def has_part(table: TableSummary, part: OldThings) -> bool:
    """Whether there is anything of a table to be forgotten."""
    return {"tables": True, "chat": table.lines > 0, "names": bool(table.names)}[part]


class Housekeeping(Reader):
    """A database, open for whoever keeps the server."""

    @classmethod
    @asynccontextmanager
    async def opened(cls, url: str) -> AsyncIterator[Self]:
        """Open a database that a server of this version has made; any other is a `Trouble` that says what to do."""
        address = address_of(url)
        is_file = address.get_backend_name() == "sqlite"
        if is_file and not Path(address.database or "").is_file():
            raise no_database(f"There is no file {address.database}: no server has kept tables there.")
        engine = new_engine(address)

        @contextmanager
        def guard() -> Iterator[None]:
            try:
                yield
            except FAILURES as failed:
                raise cannot_open(address, failed) from failed

        kept = cls(engine, guard)
        try:
            async with kept._reading() as connection:
                await connection.run_sync(_check_format)
            yield kept
        finally:
            await engine.dispose()

    @property
    def engine(self) -> AsyncEngine:
        """The way to the database."""
        return self._engine

    async def summaries(self, before: float | None = None, ids: Sequence[str] = ()) -> list[TableSummary]:
        """Tables that nobody has used since `before`, or those of these ids, the oldest first; else all of them."""
        async with self._reading() as connection:
            return await _summaries(connection, before, ids)

    async def forget(self, part: OldThings, ids: Sequence[str], before: float | None = None) -> list[str]:
        """Forget tables, or their chat or names alone; the ids of those that nobody has used since `before`."""
        forgotten: list[str] = []
        for first in range(0, len(ids), MOST_AT_ONCE):
            forgotten += await self._forget(part, ids[first : first + MOST_AT_ONCE], before)
        return forgotten

    async def _forget(self, part: OldThings, ids: Sequence[str], before: float | None) -> list[str]:
        engine: AsyncEngine = self._engine
        with self._guard():
            async with engine.begin() as connection:
                if engine.dialect.name == "sqlite":
                    await connection.execute(text("PRAGMA secure_delete = ON"))
                here = TABLES.c.id.in_(ids)
                # From now on nobody else writes to them: on SQLite after a change, on PostgreSQL while they are locked.
                await connection.execute(update(TABLES).where(here).values(rematch=TABLES.c.rematch))
                await connection.execute(select(TABLES.c.id).where(here).with_for_update())
                unused = [table.id for table in await _summaries(connection, before, ids)]
                await _FORGETTING[part](connection, unused)
                if engine.dialect.name == "postgresql":
                    news = [f"housekeeping {table_id} {FORGOTTEN}" for table_id in unused]
                    await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})
        return unused


def _check_format(connection: Any) -> None:
    found = None
    if inspect(connection).has_table(ABOUT.name):
        found = connection.scalar(select(ABOUT.c.value).where(ABOUT.c.key == "format"))
    if found is None:
        raise no_database("There are no tables of Crossroads in this database.")
    if found != FORMAT:
        raise no_database(
            f"The database has format {found}, this program uses format {FORMAT}; start its server once, or use the version that made it."
        )


# -- statements


async def _summaries(connection: AsyncConnection, before: float | None, ids: Sequence[str]) -> list[TableSummary]:
    entries = _by_table(select(ENTRIES.c.table_id, func.max(ENTRIES.c.at), func.count()), ENTRIES, ids)
    lines = _by_table(select(CHAT.c.table_id, func.max(CHAT.c.at), func.count()), CHAT, ids)
    chosen = {row[0]: (row[1], row[2]) for row in (await connection.execute(entries)).all()}
    said = {row[0]: (row[1], row[2]) for row in (await connection.execute(lines)).all()}
    seated = select(SEATS.c.table_id, SEATS.c.name).where(SEATS.c.name != "").order_by(SEATS.c.seat)
    spoken = select(CHAT.c.table_id, CHAT.c.name).where(CHAT.c.name != "").distinct().order_by(CHAT.c.name)
    names: dict[str, dict[str, None]] = {}  # in order, each once
    for statement in (_of(seated, SEATS, ids), _of(spoken, CHAT, ids)):
        for table_id, name in (await connection.execute(statement)).all():
            names.setdefault(table_id, {})[name] = None
    tables = select(TABLES.c.id, TABLES.c.game, TABLES.c.phase, TABLES.c.created)
    if ids:
        tables = tables.where(TABLES.c.id.in_(ids))
    found = []
    for table_id, game, phase, created in (await connection.execute(tables)).all():
        last_choice, choices = chosen.get(table_id, (created, 0))
        last_line, count = said.get(table_id, (created, 0))
        summary = TableSummary(
            id=table_id,
            game=game,
            phase=phase,
            created=created,
            last=max(created, last_choice, last_line),
            names=tuple(names.get(table_id, ())),
            choices=choices,
            lines=count,
        )
        if before is None or summary.last < before:
            found.append(summary)
    return sorted(found, key=lambda summary: (summary.last, summary.id))


def _of(statement: Select[Any], table: Any, ids: Sequence[str]) -> Select[Any]:
    return statement.where(table.c.table_id.in_(ids)) if ids else statement


def _by_table(statement: Select[Any], table: Any, ids: Sequence[str]) -> Select[Any]:
    return _of(statement, table, ids).group_by(table.c.table_id)


async def _forget_tables(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """All of them; where people would have played again at one of them, they can ask for another."""
    await forget_listeners(connection, LISTENERS.c.table_id.in_(ids))
    for part in PARTS_OF_TABLE:
        await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    await connection.execute(update(TABLES).where(TABLES.c.rematch.in_(ids)).values(rematch=""))
    await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))


async def _forget_chat(connection: AsyncConnection, ids: Sequence[str]) -> None:
    await connection.execute(delete(CHAT).where(CHAT.c.table_id.in_(ids)))


async def _forget_names(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Of the seats and of the lines of chat; who holds a seat keeps it."""
    await connection.execute(update(SEATS).where(SEATS.c.table_id.in_(ids)).values(name=""))
    await connection.execute(update(DEVICES).where(DEVICES.c.table_id.in_(ids)).values(name=""))
    await connection.execute(update(CHAT).where(CHAT.c.table_id.in_(ids)).values(name=""))


_FORGETTING = {"tables": _forget_tables, "chat": _forget_chat, "names": _forget_names}
