"""The outbox is emptied: what is due goes to whoever is away, each thing at least once, and nothing about what is answered.

A row is taken before it is sent and noted after. If the process ends in between, the row is due again when the taking has
run out, and the second copy has the id of the first. Whatever is answered meanwhile is no longer in the outbox.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol

import structlog
from sqlalchemy import ColumnElement, and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from crossroads.server.background import in_background
from crossroads.server.log.channels import ChannelKind, ChannelRow, ListenerRow, drop_channel, read_channel
from crossroads.server.log.outbox import OUTBOX, WAITING, NoticeKind, OutboxRow, WaitingRow
from crossroads.server.log.presence import SILENT_SECONDS
from crossroads.server.log.reading import read_table
from crossroads.server.log.schema import TABLES
from crossroads.server.log.store import Store
from crossroads.server.notices.letters import NoticeLetter, TurnToTell, letter_about
from crossroads.server.notices.times import earliest

LEASE_SECONDS = 600.0  # in which something that was taken is sent, or taken again
HERE_SECONDS = 300.0  # after which it is looked again whether somebody is still here
AGAIN_SECONDS = (60.0, 300.0, 1800.0, 7200.0)  # after each failure; then no more
MOST_AT_ONCE = 100

log = structlog.get_logger()


class Undelivered(Exception):
    """Something could not be sent; `gone`: nothing ever can be, over this channel."""

    def __init__(self, why: str, *, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


class Carrier(Protocol):
    """A way to send something."""

    async def send(self, channel: ChannelRow, letter: NoticeLetter) -> None:
        """Return once it is handed over; `Undelivered` if it cannot be."""


class Post:
    """Sends what is due."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        carriers: Mapping[ChannelKind, Carrier],
        is_here: Callable[[str, int], bool],
        base: str,
        stop_at: Callable[[str], Awaitable[str]],
    ) -> None:
        """`is_here(table, seat)`: whether that person has a line to this process; `stop_at(channel)`: where to end it."""
        self._store = store
        self._clock = clock
        self._carriers = carriers
        self._is_here = is_here
        self._base = base
        self._stop_at = stop_at

    async def send_due(self) -> None:
        """Send all that is due now, in one letter for each channel."""
        now = self._clock()
        by_channel: dict[str, list[OutboxRow]] = {}
        for row in await self._due(now):
            by_channel.setdefault(row.channel, []).append(row)
        for channel, rows in by_channel.items():
            await self._send(channel, rows, now)

    async def _due(self, now: float) -> list[OutboxRow]:
        due = OUTBOX.c.state.in_(("new", "sending")) & (OUTBOX.c.after <= now)
        playing = (TABLES.c.paused == 0) & (TABLES.c.phase == "playing")
        wanted = select(OUTBOX).join(TABLES).where(due & playing).order_by(OUTBOX.c.after, OUTBOX.c.table_id)
        async with self._store.reading() as connection:
            return [OutboxRow(*row) for row in (await connection.execute(wanted.limit(MOST_AT_ONCE))).all()]

    async def _send(self, channel_id: str, rows: Sequence[OutboxRow], now: float) -> None:
        async def job(
            connection: AsyncConnection,
        ) -> tuple[ChannelRow, ListenerRow, list[OutboxRow], list[TurnToTell]] | None:
            found = await read_channel(connection, channel_id)
            if found is None or found[0].code:
                await connection.execute(delete(OUTBOX).where(OUTBOX.c.channel == channel_id))
                return None
            channel, listener = found
            taken, turns = [], []
            for row in rows:
                turn = await self._take(connection, row, listener, now)
                if turn is not None:
                    taken.append(row)
                    turns.append(turn)
            return (channel, listener, taken, turns) if taken else None

        taken = await self._store.writer.do(job, "-", "outbox")
        if taken is not None:
            channel, listener, mine, turns = taken
            stop = await self._stop_at(channel.id)
            letter = await in_background(letter_about, turns, listener, self._base, stop)
            await self._hand_over(channel, letter, mine)

    async def _take(
        self, connection: AsyncConnection, row: OutboxRow, listener: ListenerRow, now: float
    ) -> TurnToTell | None:
        """Take a row out for sending, if it is still due; put it off if its person is here, or does not want it now."""
        found = select(WAITING).where(
            (WAITING.c.table_id == row.table_id) & (WAITING.c.seq == row.seq) & (WAITING.c.seat == row.seat)
        )
        there = (await connection.execute(found)).first()
        if there is None:  # answered
            await connection.execute(delete(OUTBOX).where(_is(row)))
            return None
        waiting = WaitingRow(*there)
        if self._is_here(row.table_id, row.seat) or waiting.seen > now - SILENT_SECONDS:
            await self._put_off(connection, row, now + HERE_SECONDS)
            return None
        when = earliest(listener, row.after if row.state == "new" else now)
        if row.state == "new" and when > now:
            await self._put_off(connection, row, when)
            return None
        same = _is(row) & (OUTBOX.c.state == row.state) & (OUTBOX.c.after == row.after)  # nobody was quicker
        taking = update(OUTBOX).where(same).values(state="sending", after=now + LEASE_SECONDS)
        if not (await connection.execute(taking)).rowcount:
            return None
        return await turn_at(connection, waiting, row.kind)

    async def _put_off(self, connection: AsyncConnection, row: OutboxRow, after: float) -> None:
        await connection.execute(update(OUTBOX).where(_is(row)).values(state="new", after=after))

    async def _hand_over(self, channel: ChannelRow, letter: NoticeLetter, rows: Sequence[OutboxRow]) -> None:
        carrier = self._carriers.get(channel.kind)
        try:
            if carrier is None:
                raise Undelivered("the host has switched this off")
            await carrier.send(channel, letter)
        except Undelivered as failed:
            log.warning("notice-failed", kind=channel.kind, channel=channel.id, error=str(failed), gone=failed.gone)
            await self._note_failure(channel, rows, failed)
        else:
            log.info("notice-sent", kind=channel.kind, channel=channel.id, turns=len(rows))
            await self._note(rows)

    async def _note(self, rows: Sequence[OutboxRow]) -> None:
        async def job(connection: AsyncConnection) -> None:
            for row in rows:
                await connection.execute(update(OUTBOX).where(_is(row)).values(state="sent"))

        await self._store.writer.do(job, "-", "outbox")

    async def _note_failure(self, channel: ChannelRow, rows: Sequence[OutboxRow], failed: Undelivered) -> None:
        now = self._clock()

        async def job(connection: AsyncConnection) -> None:
            if failed.gone:
                await drop_channel(connection, channel.id)
            for row in rows:
                later = row.tries < len(AGAIN_SECONDS) and not failed.gone
                changed = {"state": "new", "after": now + AGAIN_SECONDS[row.tries]} if later else {"state": "failed"}
                await connection.execute(update(OUTBOX).where(_is(row)).values(tries=row.tries + 1, **changed))

        await self._store.writer.do(job, "-", "outbox")


async def turn_at(connection: AsyncConnection, waiting: WaitingRow, kind: NoticeKind) -> TurnToTell:
    """A decision that waits, as it is told of."""
    table, seats = await read_table(connection, waiting.table_id)
    others = tuple(each.name for each in seats if each.name and each.seat != waiting.seat)
    return TurnToTell(waiting.table_id, waiting.seq, waiting.seat, kind, table.game, others, waiting.due)


def _is(row: OutboxRow) -> ColumnElement[bool]:
    decision = and_(OUTBOX.c.table_id == row.table_id, OUTBOX.c.seq == row.seq, OUTBOX.c.seat == row.seat)
    return decision & (OUTBOX.c.kind == row.kind) & (OUTBOX.c.channel == row.channel)
