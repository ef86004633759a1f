"""The database of a server: SQLite or PostgreSQL by address, with the same statements."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any, Self

from sqlalchemy import URL, delete, event, func, insert, make_url, select, text, update
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from crossroads.server.appending import PRAGMAS, FileAppender, ServerAppender
from crossroads.server.figures import Figures
from crossroads.server.schema import (
    ABOUT,
    CHAT,
    CONSENTS,
    ENTRIES,
    FORMAT,
    INVITATIONS,
    METADATA,
    SEATS,
    TABLES,
    ChatRow,
    ConsentRow,
    EntryRow,
    SeatRow,
    TableRow,
    values,
)
from crossroads.server.trouble import Trouble, not_now, unknown_table
from crossroads.server.writer import Done, Job, Writer

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MOST_LISTED = 100
Known = tuple[TableRow, list[SeatRow]]


def no_database(message: str) -> Trouble:
    """The database cannot be used, and what to do about it."""
    return Trouble("database", message, 503)


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


def _careful(connection: Any, _: Any) -> None:
    """SQLite: readers never wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """What is kept of tables. Reads go past the writer; every change goes through it."""

    def __init__(self, address: URL, engine: AsyncEngine, figures: Figures) -> None:
        """Use an engine whose database is ready; `Store.open` makes one."""
        self.address = address
        self.shared = engine.dialect.name == "postgresql"  # other processes may use it too
        self.name = token_hex(4)  # this process among them
        self._engine = engine
        appender = ServerAppender(engine, self.name) if self.shared else FileAppender(Path(address.database or ""))
        self.writer = Writer(engine, appender, figures, self.name, self.shared)

    @classmethod
    async def open(cls, url: str, figures: Figures) -> Self:
        """Open a database, made if need be; one that cannot be opened is a `Trouble` that says what to do."""
        address = address_of(url)
        if address.get_backend_name() == "sqlite":
            _make_folder(Path(address.database or ""))
            engine = create_async_engine(address, hide_parameters=True)
            event.listen(engine.sync_engine, "connect", _careful)
        else:
            engine = create_async_engine(address, hide_parameters=True, pool_pre_ping=True)
        try:
            async with engine.begin() as connection:
                await _prepare(connection)
        except (SQLAlchemyError, OSError) as failed:
            await engine.dispose()
            raise _cannot_open(address, failed) from failed
        except BaseException:
            await engine.dispose()
            raise
        return cls(address, engine, figures)

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self.writer.close()
        await self._engine.dispose()

    async def ready(self) -> None:
        """Whether the database answers; a `Trouble` if not."""
        try:
            async with asyncio.timeout(5), self._engine.connect() as connection:
                await connection.execute(select(1))
        except (SQLAlchemyError, OSError, TimeoutError) as failed:
            raise no_database("The database does not answer; try again in a moment.") from failed

    # -- reading

    async def _rows(self, statement: Any) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def table(self, table_id: str) -> Known:
        """A table and its seats; a `Trouble` if there is none."""
        async with self._engine.connect() as connection:
            return await read_table(connection, table_id)

    async def public_tables(self) -> list[Known]:
        """Public tables with free seats, the latest first."""
        wanted = (TABLES.c.public.is_(True)) & (TABLES.c.phase == "open")
        rows = await self._rows(select(TABLES).where(wanted).order_by(TABLES.c.created.desc()).limit(MOST_LISTED))
        tables = [TableRow(*row) for row in rows]
        ids = [table.id for table in tables]
        seats = await self._rows(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
        seated = [SeatRow(*row) for row in seats]
        return [(table, [seat for seat in seated if seat.table_id == table.id]) for table in tables]

    async def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        """The log of a table after a sequence number."""
        wanted = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.seq > after)
        return [EntryRow(*row) for row in await self._rows(select(ENTRIES).where(wanted).order_by(ENTRIES.c.seq))]

    async def last_seq(self, table_id: str) -> int:
        """The number of the last entry of a table's log; 0 if there is none."""
        rows = await self._rows(select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == table_id))
        return rows[0][0] or 0

    async def chat(self, table_id: str, after: int = 0) -> list[ChatRow]:
        """What was said at a table after a line's number."""
        wanted = (CHAT.c.table_id == table_id) & (CHAT.c.number > after)
        return [ChatRow(*row) for row in await self._rows(select(CHAT).where(wanted).order_by(CHAT.c.number))]

    async def consents(self, table_id: str, seq: int) -> list[ConsentRow]:
        """Who asks for an undo at this point of the log, and who agrees."""
        wanted = (CONSENTS.c.table_id == table_id) & (CONSENTS.c.seq == seq)
        return [ConsentRow(*row) for row in await self._rows(select(CONSENTS).where(wanted).order_by(CONSENTS.c.seat))]

    async def invitation(self, table_id: str, code: str) -> float | None:
        """When an invitation (by its hash) expires; `None` if there is no such one."""
        wanted = (INVITATIONS.c.table_id == table_id) & (INVITATIONS.c.code == code)
        rows = await self._rows(select(INVITATIONS.c.expires).where(wanted))
        return float(rows[0][0]) if rows else None

    # -- changing

    async def append(self, entry: EntryRow) -> None:
        """Enter a choice or an undo; durable when this returns, `Taken` if its place in the log is."""
        await self.writer.append(entry)

    def append_then(self, entry: EntryRow, done: Done) -> None:
        """The same without waiting: `done` is called once it is durable, or with what was in its way."""
        self.writer.append_then(entry, done)

    async def announce(self, table_id: str, what: str) -> None:
        """Tell other processes something that the database does not keep."""

        async def job(connection: AsyncConnection) -> None:
            del connection

        await self.writer.do(job, table_id, what)

    async def create(self, table: TableRow, seats: Sequence[SeatRow], code: str, expires: float) -> None:
        """A new table with its seats and its first invitation."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(TABLES), values(table))
            await connection.execute(insert(SEATS), [values(seat) for seat in seats])
            await _invite(connection, table.id, code, expires)

        await self.writer.do(job, table.id, "seats")

    async def invite(self, table_id: str, code: str, expires: float) -> None:
        """One more invitation; those that have expired are forgotten."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(INVITATIONS).where(INVITATIONS.c.expires < time.time() - 86400))
            await _invite(connection, table_id, code, expires)

        await self.writer.do(job, table_id, "invitation")

    async def sit(self, seat: SeatRow) -> None:
        """Somebody sits down on a free seat before the game; with the last one the game is on."""

        async def job(connection: AsyncConnection) -> None:
            table, seats = await read_table(connection, seat.table_id, lock=True)
            if table.phase != "open":
                raise not_now("The game has begun: its seats are taken.")
            if not seats[seat.seat].free:
                raise Trouble("seat-taken", "Somebody sits here already; choose another seat.", 409)
            await _seat(connection, seat)
            if all(other.seat == seat.seat or not other.free for other in seats):
                await _set_table(connection, seat.table_id, phase="playing")

        await self.writer.do(job, seat.table_id, "seats")

    async def reseat(self, seat: SeatRow, phase: str) -> None:
        """Change who sits at a seat, if the table is still in the phase in which that was asked for."""

        async def job(connection: AsyncConnection) -> None:
            table, _ = await read_table(connection, seat.table_id, lock=True)
            if table.phase != phase:
                raise not_now("The table has moved on in the meantime; look again.")
            await _seat(connection, seat)

        await self.writer.do(job, seat.table_id, "seats")

    async def end(self, table_id: str) -> None:
        """The game is over."""
        await self.writer.do(_setting(table_id, phase="over"), table_id, "seats")

    async def rematch(self, table_id: str, again: str) -> str:
        """Name the table where these people play again; whoever came first has named it."""

        async def job(connection: AsyncConnection) -> str:
            table, _ = await read_table(connection, table_id, lock=True)
            if not table.rematch:
                await _set_table(connection, table_id, rematch=again)
            return table.rematch or again

        return await self.writer.do(job, table_id, "seats")

    async def say(self, line: ChatRow) -> None:
        """Add a line to the chat under the next number; one that was added before is not added again."""

        async def job(connection: AsyncConnection) -> None:
            at_table = CHAT.c.table_id == line.table_id
            same = at_table & (CHAT.c.seat == line.seat) & (CHAT.c.request == line.request)
            if (await connection.execute(select(CHAT.c.number).where(same))).first() is None:
                last = await connection.scalar(select(func.max(CHAT.c.number)).where(at_table))
                await connection.execute(insert(CHAT), {**values(line), "number": (last or 0) + 1})

        for _ in range(5):
            try:
                return await self.writer.do(job, line.table_id, "chat")
            except IntegrityError:  # somebody at another process was quicker: the next number is free
                continue
        raise Trouble("busy", "Too many people are talking; say it again.", 409)

    async def consent(self, consent: ConsentRow) -> None:
        """Ask for an undo, or agree to it; saying so twice changes nothing."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(CONSENTS), values(consent))

        try:
            await self.writer.do(job, consent.table_id, "undo")
        except IntegrityError:
            return

    async def drop_consents(self, table_id: str, seq: int) -> None:
        """Nobody asks for an undo at this point any more."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                delete(CONSENTS).where((CONSENTS.c.table_id == table_id) & (CONSENTS.c.seq == seq))
            )

        await self.writer.do(job, table_id, "undo")


# -- statements


async def read_table(connection: AsyncConnection, table_id: str, lock: bool = False) -> Known:
    """A table and its seats; `lock` makes other processes wait until the transaction ends."""
    wanted = select(TABLES).where(TABLES.c.id == table_id)
    found = (await connection.execute(wanted.with_for_update() if lock else wanted)).first()
    if found is None:
        raise unknown_table(table_id)
    seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
    return TableRow(*found), [SeatRow(*row) for row in seats.all()]


def _setting(table_id: str, **changed: Any) -> Job[None]:
    return lambda connection: _set_table(connection, table_id, **changed)


async def _set_table(connection: AsyncConnection, table_id: str, **changed: Any) -> None:
    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**changed))


async def _seat(connection: AsyncConnection, seat: SeatRow) -> None:
    here = (SEATS.c.table_id == seat.table_id) & (SEATS.c.seat == seat.seat)
    await connection.execute(update(SEATS).where(here).values(**values(seat)))


async def _invite(connection: AsyncConnection, table_id: str, code: str, expires: float) -> None:
    await connection.execute(insert(INVITATIONS), {"table_id": table_id, "code": code, "expires": expires})


async def _prepare(connection: AsyncConnection) -> None:
    """Make what is missing; processes that start together take turns."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(7263)"))
    await connection.run_sync(METADATA.create_all)
    found = await connection.scalar(select(ABOUT.c.value).where(ABOUT.c.key == "format"))
    if found is None:
        await connection.execute(insert(ABOUT), {"key": "format", "value": FORMAT})
    elif found != FORMAT:
        raise no_database(
            f"The database has format {found}, this program uses format {FORMAT}; use the version that made it."
        )


# -- what can go wrong at the start


def _make_folder(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as failed:
        raise no_database(
            f"The folder {file.parent} cannot be made ({failed.strerror}); name a file that can be written."
        ) from failed


def _cannot_open(address: URL, failed: Exception) -> Trouble:
    reason = str(failed.orig) if isinstance(failed, DBAPIError) else str(failed)
    shown = address.render_as_string(hide_password=True)
    if address.get_backend_name() == "sqlite":
        hint = "name a file that can be read and written, and that Crossroads made"
    else:
        hint = "check that PostgreSQL runs there, and its user, password and database"
    return no_database(
        f"The database {shown} cannot be opened ({reason.splitlines()[0] if reason else failed!r}); {hint}."
    )
