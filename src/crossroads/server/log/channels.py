"""How somebody hears that it is their turn: channels and habits, kept with a profile or, without one, with a seat."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from crossroads.server.log.profiles import PROFILE_SEATS
from crossroads.server.log.schema import METADATA, values

ChannelKind = Literal["email", "push", "webhook", "feed"]
MOST_CHANNELS = 10  # of somebody
NOBODYS = -1  # the seat of what is kept with a profile

LISTENERS = Table(
    "listeners",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("profile", String(64), nullable=False, index=True),  # empty: it is kept with a seat
    Column("table_id", String(32), nullable=False, index=True),  # empty: it is kept with a profile
    Column("seat", Integer, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("zone", String(64), nullable=False),  # such as Europe/Warsaw
    Column("quiet_from", Integer, nullable=False),  # minute of the day; the same as `quiet_to`: no quiet hours
    Column("quiet_to", Integer, nullable=False),
    Column("digest", Integer, nullable=False),  # minute of the day at which all comes at once; -1: as it happens
)

CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("listener", String(32), ForeignKey("listeners.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),  # of a feed the hash of its secret
    Column("code", String(64), nullable=False),  # hash of the code that confirms it; empty: it is in use
    Column("expires", Float(53), nullable=False),  # of the code
    Column("tries", Integer, nullable=False),  # codes that were wrong
    Column("added", Float(53), nullable=False),
)


class ListenerRow(msgspec.Struct, frozen=True):
    """Somebody who wants to hear, and when."""

    id: str
    profile: str = ""
    table_id: str = ""
    seat: int = NOBODYS
    lang: Literal["en", "ru", "pl"] = "en"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    digest: int = -1


class ChannelRow(msgspec.Struct, frozen=True):
    """A way to somebody."""

    id: str
    listener: str
    kind: ChannelKind
    address: str
    code: str = ""
    expires: float = 0.0
    tries: int = 0
    added: float = 0.0


async def channels_of_seat(connection: AsyncConnection, table_id: str, seat: int) -> list[str]:
    """The channels over which the person of a seat is told something; a feed is looked at instead."""
    wanted = select(CHANNELS.c.id).join(LISTENERS).where(_hears(table_id, seat))
    in_use = (CHANNELS.c.code == "") & (CHANNELS.c.kind != "feed")
    return list((await connection.execute(wanted.where(in_use).order_by(CHANNELS.c.id))).scalars())


def _hears(table_id: str, seat: int) -> Any:
    kept = select(PROFILE_SEATS.c.profile).where(
        (PROFILE_SEATS.c.table_id == table_id) & (PROFILE_SEATS.c.seat == seat)
    )
    return or_((LISTENERS.c.table_id == table_id) & (LISTENERS.c.seat == seat), LISTENERS.c.profile.in_(kept))


async def seats_of_listener(connection: AsyncConnection, row: ListenerRow) -> list[tuple[str, int]]:
    """The seats about which somebody hears."""
    if row.table_id:
        return [(row.table_id, row.seat)]
    kept = select(PROFILE_SEATS.c.table_id, PROFILE_SEATS.c.seat).where(PROFILE_SEATS.c.profile == row.profile)
    return [(table_id, seat) for table_id, seat in (await connection.execute(kept)).all()]


async def read_listener(connection: AsyncConnection, wanted: ListenerRow) -> ListenerRow | None:
    """What is kept with the profile, or else with the seat, that are asked for."""
    here = (
        LISTENERS.c.profile == wanted.profile
        if wanted.profile
        else (LISTENERS.c.table_id == wanted.table_id) & (LISTENERS.c.seat == wanted.seat)
    )
    row = (await connection.execute(select(LISTENERS).where(here))).first()
    return None if row is None else ListenerRow(*row)


async def read_channels(connection: AsyncConnection, listener: str) -> list[ChannelRow]:
    """The channels of somebody in the order in which they came."""
    wanted = select(CHANNELS).where(CHANNELS.c.listener == listener).order_by(CHANNELS.c.added, CHANNELS.c.id)
    return [ChannelRow(*row) for row in (await connection.execute(wanted)).all()]


async def read_channel(connection: AsyncConnection, channel: str) -> tuple[ChannelRow, ListenerRow] | None:
    """A channel, and whose it is."""
    row = (await connection.execute(select(CHANNELS).where(CHANNELS.c.id == channel))).first()
    if row is None:
        return None
    found = ChannelRow(*row)
    whose = (await connection.execute(select(LISTENERS).where(LISTENERS.c.id == found.listener))).one()
    return found, ListenerRow(*whose)


async def keep_listener(connection: AsyncConnection, row: ListenerRow) -> None:
    """Note somebody's habits."""
    changed = await connection.execute(update(LISTENERS).where(LISTENERS.c.id == row.id).values(**values(row)))
    if not changed.rowcount:
        await connection.execute(insert(LISTENERS), values(row))


async def add_channel(connection: AsyncConnection, row: ChannelRow) -> None:
    """One more channel; the same address again, and a second feed, take the place of the first."""
    same = (CHANNELS.c.listener == row.listener) & (CHANNELS.c.kind == row.kind)
    if row.kind != "feed":
        same &= CHANNELS.c.address == row.address
    await connection.execute(delete(CHANNELS).where(same))
    await connection.execute(insert(CHANNELS), values(row))


async def change_channel(connection: AsyncConnection, channel: str, **changed: Any) -> None:
    await connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(**changed))


async def drop_channel(connection: AsyncConnection, channel: str) -> None:
    """Use a channel no more; what was to be sent over it is not sent."""
    await connection.execute(delete(CHANNELS).where(CHANNELS.c.id == channel))


async def forget_listeners(connection: AsyncConnection, where: Any) -> None:
    """Forget people and all their channels."""
    gone = select(LISTENERS.c.id).where(where)
    await connection.execute(delete(CHANNELS).where(CHANNELS.c.listener.in_(gone)))
    await connection.execute(delete(LISTENERS).where(where))


async def told_of_listeners(
    connection: AsyncConnection, profile: str, seats: Sequence[tuple[str, int]]
) -> list[dict[str, Any]]:
    """All that is kept of how somebody hears, with the profile and with its seats; secrets are not told, only that they are there."""
    here = [(LISTENERS.c.table_id == table_id) & (LISTENERS.c.seat == seat) for table_id, seat in seats]
    found = (await connection.execute(select(LISTENERS).where(or_(LISTENERS.c.profile == profile, *here)))).all()
    told = []
    for row in (ListenerRow(*each) for each in found):
        ways = [
            {"kind": each.kind, "address": "" if each.kind == "feed" else each.address, "added": each.added}
            for each in await read_channels(connection, row.id)
        ]
        habits = {"lang": row.lang, "zone": row.zone, "quiet": [row.quiet_from, row.quiet_to], "digest": row.digest}
        told.append({"table": row.table_id, **habits, "channels": ways})
    return told
