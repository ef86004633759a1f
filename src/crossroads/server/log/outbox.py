"""Slow tables: whose decision is waited for, until when, and what is to be sent to whoever is away.

A decision is a table and the entry of its log after which it is asked. What is to be sent lies in the outbox, written in the
transaction of the choice that led to the decision, and is taken out of it in the one that answers it.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    and_,
    delete,
    or_,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from crossroads.server.log.channels import channels_of_seat
from crossroads.server.log.schema import METADATA, values

NoticeKind = Literal["turn", "reminder"]
GRACE_SECONDS = 120.0  # after which it is said whose turn it is: who is just looking elsewhere has come back by then
REMINDER = 0.8  # of the time that a decision may take
HOUR = 3600.0

WAITING = Table(
    "waiting",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger().with_variant(Integer, "sqlite"), nullable=False),  # of the entry after which it is asked
    Column("seat", Integer, nullable=False),
    Column("since", Float(53), nullable=False),
    Column("due", Float(53), nullable=False, index=True),
    Column("seen", Float(53), nullable=False),  # when its person last had a line open, to any process
)

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("channel", String(32), primary_key=True),
    Column("after", Float(53), nullable=False),  # not to be sent before
    Column("state", String(8), nullable=False),
    Column("tries", Integer, nullable=False),
    Index("outbox_due", "state", "after"),
)

PAUSES = Table(  # who would like to pause
    "pauses",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)


class WaitingRow(msgspec.Struct, frozen=True):
    """A decision that is waited for."""

    table_id: str
    seq: int
    seat: int
    since: float
    due: float
    seen: float = 0.0


Slowly = tuple[WaitingRow | None, list[int]]  # which decision a table waits for, and which seats would like to pause


class OutboxRow(msgspec.Struct, frozen=True):
    """Something to be sent about a decision over one channel."""

    table_id: str
    seq: int
    seat: int
    kind: NoticeKind
    channel: str
    after: float
    state: Literal["new", "sending", "sent", "failed"] = "new"
    tries: int = 0


async def read_waiting(connection: AsyncConnection, table_id: str) -> Slowly:
    """What a table waits for, and which seats would like to pause."""
    row = (await connection.execute(select(WAITING).where(WAITING.c.table_id == table_id))).first()
    asking = select(PAUSES.c.seat).where(PAUSES.c.table_id == table_id).order_by(PAUSES.c.seat)
    return None if row is None else WaitingRow(*row), list((await connection.execute(asking)).scalars())


_PUT = text(
    f"INSERT INTO {WAITING.name} (table_id, seq, seat, since, due, seen)"  # noqa: S608  (our own names)
    " VALUES (:table_id, :seq, :seat, :since, :due, :seen) ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq,"
    " seat = excluded.seat, since = excluded.since, due = excluded.due, seen = excluded.seen"
    f" WHERE excluded.seq > {WAITING.name}.seq OR (excluded.seq = {WAITING.name}.seq AND excluded.seat <> {WAITING.name}.seat)"
)
_ADD = text(
    f"INSERT INTO {OUTBOX.name} ({', '.join(OutboxRow.__struct_fields__)})"  # noqa: S608  (our own names)
    f" VALUES ({', '.join(f':{name}' for name in OutboxRow.__struct_fields__)}) ON CONFLICT DO NOTHING"
)


async def turn_to(connection: AsyncConnection, table_id: str, seq: int, asked: WaitingRow | None) -> None:
    """The table has come to an entry, and waits for this decision or for none: whatever was to be sent before is void.

    A decision that was noted before keeps its time, and what was sent about it is not sent again.
    """
    at_table, unsent = OUTBOX.c.table_id == table_id, OUTBOX.c.state != "sent"
    if asked is None:
        await connection.execute(delete(WAITING).where((WAITING.c.table_id == table_id) & (WAITING.c.seq <= seq)))
        await connection.execute(
            delete(OUTBOX).where(at_table & or_(OUTBOX.c.seq < seq, and_(OUTBOX.c.seq == seq, unsent)))
        )
        return
    await connection.execute(delete(OUTBOX).where(at_table & (OUTBOX.c.seq < seq)))
    await connection.execute(_PUT, values(asked))
    there = await waiting_at(connection, table_id, asked.seat)
    if there is not None and there.seq == asked.seq:
        await add_notices(connection, there, await channels_of_seat(connection, table_id, asked.seat))


async def waiting_at(connection: AsyncConnection, table_id: str, seat: int) -> WaitingRow | None:
    """The decision that waits for a seat."""
    found, _ = await read_waiting(connection, table_id)
    return found if found is not None and found.seat == seat else None


async def add_notices(connection: AsyncConnection, asked: WaitingRow, channels: Sequence[str]) -> None:
    """What is to be sent about a decision; what is there already stays as it is."""
    rows = [row for channel in channels for row in _notices(asked, channel)]
    if rows:
        await connection.execute(_ADD, [values(row) for row in rows])


def _notices(asked: WaitingRow, channel: str) -> list[OutboxRow]:
    decision = asked.table_id, asked.seq, asked.seat
    reminded = asked.since + REMINDER * (asked.due - asked.since)
    return [
        OutboxRow(*decision, "turn", channel, asked.since + GRACE_SECONDS),
        OutboxRow(*decision, "reminder", channel, reminded),
    ]
