"""What is asked and changed about those whom tables wait for, each in a transaction of the one writer."""

import time
from collections.abc import Collection, Sequence

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from crossroads.server.log.outbox import OUTBOX, PAUSES, WAITING, Slowly, WaitingRow, read_waiting, turn_to
from crossroads.server.log.reading import read_table
from crossroads.server.log.schema import ENTRIES, SEATS, TABLES, EntryRow, values
from crossroads.server.log.store import Store
from crossroads.server.log.writer import Taken

TRIES = 5  # to find a free number


class Waits:
    """What a database has of slow tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def append(self, entry: EntryRow, asked: WaitingRow | None) -> None:
        """Enter a choice, and in the same transaction whom the table waits for now; `Taken` if the entry's place is."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(ENTRIES), values(entry))
            await turn_to(connection, entry.table_id, entry.seq, asked)

        try:
            await self._store.writer.do(job, entry.table_id, "log")
        except IntegrityError as clash:
            raise Taken(f"table {entry.table_id}, entry {entry.seq}") from clash

    async def reissue(self, table_id: str, seat: int) -> None:
        """Enter after whatever is there that the host made a new way in for a seat; whoever is waited for gets no time by it."""

        async def job(connection: AsyncConnection) -> None:
            table, _ = await read_table(connection, table_id, lock=True)
            at_table = ENTRIES.c.table_id == table_id
            seq = (await connection.scalar(select(func.max(ENTRIES.c.seq)).where(at_table)) or 0) + 1
            entry = EntryRow(table_id, seq, "reissued", seat, "", None, time.time())
            await connection.execute(insert(ENTRIES), values(entry))
            if table.hours:
                await _go_along(connection, table_id, seq)

        for _ in range(TRIES):
            try:
                return await self._store.writer.do(job, table_id, "log")
            except IntegrityError:  # a choice was quicker: the next number is free
                continue
        raise Taken(f"table {table_id}, a new way in for seat {seat}")

    async def note(self, table_id: str, seq: int, asked: WaitingRow | None) -> Slowly:
        """Note whom a table waits for where no choice led to it; the decision as it was noted first, and who would like to pause."""

        async def job(connection: AsyncConnection) -> Slowly:
            await turn_to(connection, table_id, seq, asked)
            return await read_waiting(connection, table_id)

        return await self._store.writer.do(job, table_id, "waiting")

    async def of(self, table_id: str) -> Slowly:
        """What a table waits for, and which seats would like to pause."""
        async with self._store.reading() as connection:
            return await read_waiting(connection, table_id)

    async def overdue(self, now: float) -> list[WaitingRow]:
        """The decisions whose time is up, at tables that are not paused."""
        late = select(WAITING).join(TABLES).where((WAITING.c.due <= now) & (TABLES.c.paused == 0))
        async with self._store.reading() as connection:
            return [WaitingRow(*row) for row in (await connection.execute(late.order_by(WAITING.c.due))).all()]

    async def stalled(self) -> list[str]:
        """Slow tables whose game is on and that wait for nobody: a bot, or an answer that is the only one, was broken off."""
        idle = select(TABLES.c.id).outerjoin(WAITING).where((TABLES.c.hours > 0) & (TABLES.c.phase == "playing"))
        async with self._store.reading() as connection:
            return list((await connection.execute(idle.where(WAITING.c.table_id.is_(None)))).scalars())

    async def see(self, table_id: str, seats: Collection[int], now: float) -> None:
        """Note that these people have a line open, for other processes."""

        async def job(connection: AsyncConnection) -> None:
            here = (WAITING.c.table_id == table_id) & WAITING.c.seat.in_(seats)
            await connection.execute(update(WAITING).where(here).values(seen=now))

        await self._store.writer.do(job, table_id, "seen")

    async def stand_in(self, row: WaitingRow, bot: str) -> bool:
        """Let a bot play for somebody who has stayed away, if that decision still waits."""

        async def job(connection: AsyncConnection) -> bool:
            same = (WAITING.c.table_id == row.table_id) & (WAITING.c.seq == row.seq) & (WAITING.c.seat == row.seat)
            if (await connection.execute(select(WAITING.c.seat).where(same).with_for_update())).first() is None:
                return False
            here = (SEATS.c.table_id == row.table_id) & (SEATS.c.seat == row.seat) & (SEATS.c.bot == "")
            await connection.execute(update(SEATS).where(here).values(bot=bot, away=True))
            await turn_to(connection, row.table_id, row.seq, None)
            return True

        return await self._store.writer.do(job, row.table_id, "seats")

    async def give_back(self, table_id: str, seats: Sequence[int]) -> None:
        """Give seats back to those who had stayed away."""

        async def job(connection: AsyncConnection) -> None:
            here = (SEATS.c.table_id == table_id) & SEATS.c.seat.in_(seats) & SEATS.c.away
            await connection.execute(update(SEATS).where(here).values(bot="", away=False))

        await self._store.writer.do(job, table_id, "seats")

    async def snooze(self, table_id: str, seat: int) -> None:
        """Send nothing more about the decision that a seat has before it."""

        async def job(connection: AsyncConnection) -> None:
            here = (OUTBOX.c.table_id == table_id) & (OUTBOX.c.seat == seat)
            await connection.execute(update(OUTBOX).where(here).values(state="sent"))

        await self._store.writer.do(job, table_id, "waiting")

    async def pause(self, table_id: str, seat: int, pause: bool, now: float) -> float:
        """Note that a seat would like to pause, or no longer; since when the table is paused, 0 if it is not.

        It is once everybody who plays would like to, until somebody would no longer: whatever was due is due as much later.
        """

        async def job(connection: AsyncConnection) -> float:
            table, seats = await read_table(connection, table_id, lock=True)
            asking = PAUSES.c.table_id == table_id
            await connection.execute(delete(PAUSES).where(asking & (PAUSES.c.seat == seat)))
            if pause:
                await connection.execute(insert(PAUSES), {"table_id": table_id, "seat": seat})
                agreed = {*(await connection.execute(select(PAUSES.c.seat).where(asking))).scalars()}
                paused = table.paused or (now if agreed.issuperset(each.seat for each in seats if each.person) else 0.0)
            else:
                paused = 0.0
                if table.paused:
                    await connection.execute(delete(PAUSES).where(asking))
                    await _put_off(connection, table_id, table.paused, now)
            await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(paused=paused))
            return paused

        return await self._store.writer.do(job, table_id, "seats")


async def _go_along(connection: AsyncConnection, table_id: str, seq: int) -> None:
    """What a table waits for is waited for after an entry that changes nothing of it, too."""
    row, _ = await read_waiting(connection, table_id)
    if row is not None:
        sent = (OUTBOX.c.table_id == table_id) & (OUTBOX.c.seq == row.seq)
        await connection.execute(update(OUTBOX).where(sent).values(seq=seq))
        await connection.execute(update(WAITING).where(WAITING.c.table_id == table_id).values(seq=seq))


async def _put_off(connection: AsyncConnection, table_id: str, paused: float, now: float) -> None:
    """What waits at a table has as much time left as it had when the pause began."""
    row, _ = await read_waiting(connection, table_id)
    if row is not None:
        lost = now - max(paused, row.since)
        later = {"since": row.since + lost, "due": row.due + lost}
        await connection.execute(update(WAITING).where(WAITING.c.table_id == table_id).values(**later))
        unsent = (OUTBOX.c.table_id == table_id) & (OUTBOX.c.state == "new")
        await connection.execute(update(OUTBOX).where(unsent).values(after=OUTBOX.c.after + lost))
