"""The database of a server: SQLite or PostgreSQL by address, with the same statements."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any, Self

from sqlalchemy import URL, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crossroads.server.figures import Figures
from crossroads.server.log import connecting, devices
from crossroads.server.log.appending import FileAppender, ServerAppender, keep
from crossroads.server.log.connecting import address_of, cannot_open, new_engine
from crossroads.server.log.database_file import DatabaseFile
from crossroads.server.log.devices import add_device, forget_devices
from crossroads.server.log.migrating import prepare
from crossroads.server.log.outages import FAILURES, Outages
from crossroads.server.log.reading import Reader, read_table
from crossroads.server.log.schema import (
    ABOUT,
    CHAT,
    CONSENTS,
    ENTRIES,
    INVITATIONS,
    MOST_LINES,
    SEATS,
    STATES,
    TABLES,
    ChatRow,
    CodeRow,
    ConsentRow,
    DeviceRow,
    EntryRow,
    SeatRow,
    StateRow,
    TableRow,
    values,
)
from crossroads.server.log.writer import Taken, Writer
from crossroads.server.trouble import Trouble, not_now

NOTE = text(
    f"INSERT INTO {ABOUT.name} (key, value) VALUES (:key, :value)"  # noqa: S608  (our own name)
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
READY_SECONDS = 5.0  # in which the database must have written something down


class Store(Reader):
    """What is kept of tables. Every change goes through the one writer."""

    def __init__(self, address: URL, engine: AsyncEngine, figures: Figures, held: DatabaseFile | None = None) -> None:
        """Use an engine whose database is ready, and the file that it is in; `Store.open` makes one."""
        self.address = address
        self.shared = engine.dialect.name == "postgresql"  # other processes may use it too
        self.name = token_hex(4)  # this process among them
        self.outages = Outages(figures, self.ready)
        super().__init__(engine, self.outages.reading)
        self._held = held
        self._readying: asyncio.Task[None] | None = None
        appender = ServerAppender(engine, self.name) if self.shared else FileAppender(Path(address.database or ""))
        self.writer = Writer(engine, appender, figures, self.outages, self.name, self.shared)

    @classmethod
    async def open(cls, url: str, figures: Figures) -> Self:
        """Open a database, made if need be; one that cannot be opened is a `Trouble` that says what to do."""
        address = address_of(url)
        held = DatabaseFile.hold(Path(address.database or "")) if address.get_backend_name() == "sqlite" else None
        engine = new_engine(address, connecting.COMMAND_SECONDS)
        try:
            await prepare(engine, address)
            if held is not None:
                held.make_private()
            return cls(address, engine, figures, held)
        except BaseException as failed:
            await engine.dispose()
            if held is not None:
                held.release()
            if isinstance(failed, FAILURES):
                raise cannot_open(address, failed) from failed
            raise

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self.outages.close()
        if self._readying is not None:
            await asyncio.wait({self._readying})
        await self.writer.close()
        await self._engine.dispose()
        if self._held is not None:
            self._held.release()

    async def ready(self) -> None:
        """Whether the database writes down what it is told; `DatabaseAway` if not. Who asks meanwhile shares the answer."""
        if self._readying is None or self._readying.done():
            self._readying = asyncio.create_task(self._write_something())
            self._readying.add_done_callback(_note_answer)
        await asyncio.shield(self._readying)

    async def _write_something(self) -> None:
        with self.outages.changing():
            async with asyncio.timeout(READY_SECONDS):
                await self.writer.do(_note_time, "-", "ready")

    def append(self, entry: EntryRow) -> asyncio.Future[None]:
        """Enter a choice or an undo; who awaits this goes on when it is durable, or has `Taken` if its place in the log is."""
        return self.writer.append(entry)

    def keep(self, state: StateRow) -> None:
        """Write a state down soon; nobody waits for it."""
        self.writer.keep(state)

    async def pin(self, table: TableRow, states: Sequence[StateRow], draws: Mapping[int, str]) -> None:
        """Note what a game is made with, states of it, and draws of entries that were made before these were kept."""

        async def job(connection: AsyncConnection) -> None:
            await _set_table(connection, table.id, rules=table.rules, packs=table.packs, opening=table.opening)
            await keep(connection, *states)
            for seq, drawn in draws.items():
                here = (ENTRIES.c.table_id == table.id) & (ENTRIES.c.seq == seq) & ENTRIES.c.draws.is_(None)
                await connection.execute(update(ENTRIES).where(here).values(draws=drawn))

        await self.writer.do(job, table.id, "pins")

    async def resume(self, entry: EntryRow, state: StateRow) -> None:
        """Enter that a game goes on under other rules, from this state; `Taken` if the entry's place is."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(ENTRIES), values(entry))
            later = (STATES.c.table_id == entry.table_id) & (STATES.c.seq > state.seq)
            await connection.execute(delete(STATES).where(later))  # of choices that these rules may carry out otherwise
            await keep(connection, state)

        try:
            await self.writer.do(job, entry.table_id, "log")
        except IntegrityError as clash:
            raise Taken(f"table {entry.table_id}, entry {entry.seq}") from clash

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

    async def take_in(self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow]) -> None:
        """A table that comes with its seats and its whole log."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(TABLES), values(table))
            await connection.execute(insert(SEATS), [values(seat) for seat in seats])
            if entries:
                await connection.execute(insert(ENTRIES), [values(entry) for entry in entries])

        await self.writer.do(job, table.id, "seats")

    async def invite(self, table_id: str, code: str, expires: float) -> None:
        """One more invitation; those that have expired are forgotten."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(INVITATIONS).where(INVITATIONS.c.expires < time.time() - 86400))
            await _invite(connection, table_id, code, expires)

        await self.writer.do(job, table_id, "invitation")

    async def sit(self, seat: SeatRow, device: DeviceRow | None = None) -> None:
        """Somebody sits down on a free seat before the game; with the last one the game is on."""

        async def job(connection: AsyncConnection) -> None:
            table, seats = await read_table(connection, seat.table_id, lock=True)
            if table.phase != "open":
                raise not_now("The game has begun: its seats are taken.")
            if not seats[seat.seat].free:
                raise Trouble("seat-taken", "Somebody sits here already; choose another seat.", 409)
            await forget_devices(connection, seat.table_id, seat.seat)
            await _seat(connection, seat)
            if device is not None:
                await add_device(connection, seat, device, device.way)
            if all(other.seat == seat.seat or not other.free for other in seats):
                await _set_table(connection, seat.table_id, phase="playing")

        await self.writer.do(job, seat.table_id, "seats")

    async def reseat(self, seat: SeatRow, phase: str) -> None:
        """Change who sits at a seat, if the table is still in the phase in which that was asked for."""

        async def job(connection: AsyncConnection) -> None:
            table, _ = await read_table(connection, seat.table_id, lock=True)
            if table.phase != phase:
                raise not_now("The table has moved on in the meantime; look again.")
            if not seat.token:
                await forget_devices(connection, seat.table_id, seat.seat)
            await _seat(connection, seat)

        await self.writer.do(job, seat.table_id, "seats")

    async def add_code(self, code: CodeRow) -> None:
        """One more code by which a device can come to a seat."""

        async def job(connection: AsyncConnection) -> None:
            await devices.add_code(connection, code)

        await self.writer.do(job, code.table_id, "code")

    async def spend_code(self, table_id: str, shown: str, device: DeviceRow) -> int:
        """Let a device in by a code, which is gone afterwards; the seat."""

        async def job(connection: AsyncConnection) -> int:
            return await devices.spend_code(connection, table_id, shown, device, time.time())

        return await self.writer.do(job, table_id, "seats")

    async def devices(self, seat: SeatRow) -> list[DeviceRow]:
        """The devices of a seat."""
        async with self._reading() as connection:
            return await devices.read_devices(connection, seat)

    async def sign_off(self, table_id: str, seat: int, number: int) -> None:
        """Take a seat from a device."""

        async def job(connection: AsyncConnection) -> None:
            await devices.sign_off(connection, table_id, seat, number)

        await self.writer.do(job, table_id, "seats")

    async def end(self, last: StateRow) -> None:
        """The game is over, in this state."""

        async def job(connection: AsyncConnection) -> None:
            await _set_table(connection, last.table_id, phase="over")
            await keep(connection, last)

        await self.writer.do(job, last.table_id, "seats")

    async def set_pace(self, table_id: str, pace: str) -> None:
        """The table waits so long after a bot's choice."""

        async def job(connection: AsyncConnection) -> None:
            await _set_table(connection, table_id, pace=pace)

        await self.writer.do(job, table_id, "seats")

    async def rematch(self, table_id: str, again: str) -> str:
        """Name the table where these people play again; whoever came first has named it."""

        async def job(connection: AsyncConnection) -> str:
            table, _ = await read_table(connection, table_id, lock=True)
            if not table.rematch:
                await _set_table(connection, table_id, rematch=again)
            return table.rematch or again

        return await self.writer.do(job, table_id, "seats")

    async def say(self, line: ChatRow) -> None:
        """Add a line to the chat under the next number, and let the oldest go where there are too many.

        Its own number is the last that the asker knows of: a chat that was forgotten does not begin again with 1. A line
        that was added before is not added again.
        """

        async def job(connection: AsyncConnection) -> None:
            at_table = CHAT.c.table_id == line.table_id
            same = at_table & (CHAT.c.seat == line.seat) & (CHAT.c.request == line.request)
            if (await connection.execute(select(CHAT.c.number).where(same))).first() is None:
                last = await connection.scalar(select(func.max(CHAT.c.number)).where(at_table))
                number = max(last or 0, line.number) + 1
                await connection.execute(insert(CHAT), {**values(line), "number": number})
                await connection.execute(delete(CHAT).where(at_table & (CHAT.c.number <= number - MOST_LINES)))

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


def _note_answer(readying: asyncio.Task[None]) -> None:
    """Whoever asked may have gone: an answer that nobody takes is no fault."""
    if not readying.cancelled():
        readying.exception()


async def _note_time(connection: AsyncConnection) -> None:
    """Change something, whatever it is: a disk that is full, or can only be read, does not let us."""
    await connection.execute(NOTE, {"key": "written", "value": str(time.time())})


async def _set_table(connection: AsyncConnection, table_id: str, **changed: Any) -> None:
    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**changed))


async def _seat(connection: AsyncConnection, seat: SeatRow) -> None:
    here = (SEATS.c.table_id == seat.table_id) & (SEATS.c.seat == seat.seat)
    await connection.execute(update(SEATS).where(here).values(**values(seat)))


async def _invite(connection: AsyncConnection, table_id: str, code: str, expires: float) -> None:
    await connection.execute(insert(INVITATIONS), {"table_id": table_id, "code": code, "expires": expires})
