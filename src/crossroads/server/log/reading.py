"""What a database has of tables: everything that can be asked without changing it."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager
from typing import Any

from msgspec.structs import replace
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crossroads.server.log.schema import (
    CHAT,
    CONSENTS,
    DEVICES,
    ENTRIES,
    INVITATIONS,
    MOST_LINES,
    SEATS,
    STATES,
    TABLES,
    ChatRow,
    ConsentRow,
    EntryRow,
    SeatRow,
    StateRow,
    TableRow,
)
from crossroads.server.trouble import unknown_table

MOST_LISTED = 100
MOST_ASKED = 500  # ids in one question
TableAndSeats = tuple[TableRow, list[SeatRow]]


class Reader:
    """Reads past whoever writes."""

    def __init__(self, engine: AsyncEngine, guard: Callable[[], AbstractContextManager[None]]) -> None:
        """Use a database; within `guard()`, what it fails to do becomes a `Trouble`."""
        self._engine = engine
        self._guard = guard

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with self._guard():
            async with self._engine.connect() as connection:
                yield connection

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for questions that are written elsewhere."""
        return self._reading()

    async def _rows(self, statement: Any) -> Sequence[Any]:
        async with self._reading() as connection:
            return (await connection.execute(statement)).all()

    async def table(self, table_id: str) -> TableAndSeats:
        """A table and its seats; a `Trouble` if there is none."""
        async with self._reading() as connection:
            return await read_table(connection, table_id)

    async def public_tables(self) -> list[TableAndSeats]:
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

    async def marks(self, table_id: str) -> list[StateRow]:
        """The states that are kept of a table in the order of its log, but not what they are (`states` says that)."""
        here = select(STATES.c.seq, STATES.c.rules, STATES.c.packs, STATES.c.digest).where(
            STATES.c.table_id == table_id
        )
        rows = await self._rows(here.order_by(STATES.c.seq))
        return [StateRow(table_id, seq, rules, packs, b"", digest) for seq, rules, packs, digest in rows]

    async def states(self, table_id: str) -> list[StateRow]:
        """The states that are kept of a table, in the order of its log."""
        wanted = select(STATES).where(STATES.c.table_id == table_id).order_by(STATES.c.seq)
        return [StateRow(*row) for row in await self._rows(wanted)]

    async def gone(self, ids: Sequence[str]) -> set[str]:
        """Which of these tables are not there any more."""
        there: set[str] = set()
        for first in range(0, len(ids), MOST_ASKED):
            some = ids[first : first + MOST_ASKED]
            there |= {row[0] for row in await self._rows(select(TABLES.c.id).where(TABLES.c.id.in_(some)))}
        return set(ids) - there

    async def unpinned(self) -> list[str]:
        """Tables whose games have begun and that nobody knows the rules of: an older program made them."""
        wanted = (TABLES.c.phase != "open") & (TABLES.c.rules == "")
        return [row[0] for row in await self._rows(select(TABLES.c.id).where(wanted).order_by(TABLES.c.created.desc()))]

    async def last_seq(self, table_id: str) -> int:
        """The number of the last entry of a table's log; 0 if there is none."""
        rows = await self._rows(select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == table_id))
        return rows[0][0] or 0

    async def read(self, table_id: str) -> tuple[TableAndSeats, list[ChatRow]]:
        """A table and its seats, as `table` has them, and all that was said at it."""
        async with self._reading() as connection:
            known = await read_table(connection, table_id)
            return known, await read_chat(connection, table_id)

    async def chat(self, table_id: str, after: int = 0) -> list[ChatRow]:
        """What was said at a table after a line's number."""
        async with self._reading() as connection:
            return await read_chat(connection, table_id, after)

    async def consents(self, table_id: str, seq: int) -> list[ConsentRow]:
        """Who asks for an undo at this point of the log, and who agrees."""
        wanted = (CONSENTS.c.table_id == table_id) & (CONSENTS.c.seq == seq)
        return [ConsentRow(*row) for row in await self._rows(select(CONSENTS).where(wanted).order_by(CONSENTS.c.seat))]

    async def invitation(self, table_id: str, code: str) -> float | None:
        """When an invitation (by its hash) expires; `None` if there is no such one."""
        wanted = (INVITATIONS.c.table_id == table_id) & (INVITATIONS.c.code == code)
        rows = await self._rows(select(INVITATIONS.c.expires).where(wanted))
        return float(rows[0][0]) if rows else None


async def read_table(connection: AsyncConnection, table_id: str, lock: bool = False) -> TableAndSeats:
    """A table and its seats; `lock` makes other processes wait until the transaction ends."""
    wanted = select(TABLES).where(TABLES.c.id == table_id)
    found = (await connection.execute(wanted.with_for_update() if lock else wanted)).first()
    if found is None:
        raise unknown_table(table_id)
    seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
    others: dict[int, list[str]] = {}
    known = select(DEVICES.c.seat, DEVICES.c.token).where(DEVICES.c.table_id == table_id).order_by(DEVICES.c.number)
    for seat, token in (await connection.execute(known)).all():
        others.setdefault(seat, []).append(token)
    return TableRow(*found), [replace(SeatRow(*row), others=tuple(others.get(row.seat, ()))) for row in seats.all()]


async def read_chat(connection: AsyncConnection, table_id: str, after: int = 0) -> list[ChatRow]:
    """What was said at a table after a line's number, as far as it is kept."""
    wanted = (CHAT.c.table_id == table_id) & (CHAT.c.number > after)
    latest = select(CHAT).where(wanted).order_by(CHAT.c.number.desc()).limit(MOST_LINES)
    return [ChatRow(*row) for row in (await connection.execute(latest)).all()][::-1]
