"""Profiles: a passphrase that keeps somebody's tables and results; neither it nor a token is kept, only what proves them."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Column, Float, ForeignKey, Integer, LargeBinary, String, Table, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from crossroads.server.log.schema import CHAT, ENTRIES, METADATA, SEATS, values

MOST_SIGNED_IN = 20  # devices of a profile; the oldest are signed out
GameResult = Literal["", "won", "lost"]

PROFILES = Table(
    "profiles",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the part of the passphrase by which it is found
    Column("salt", LargeBinary, nullable=False),
    Column("proof", LargeBinary, nullable=False),  # scrypt of the whole passphrase
    Column("created", Float(53), nullable=False),
)

PROFILE_DEVICES = Table(
    "profile_devices",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash
    Column("profile", String(64), ForeignKey("profiles.id"), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("added", Float(53), nullable=False),
)

PROFILE_SEATS = Table(  # a result outlives its table
    "profile_seats",
    METADATA,
    Column("profile", String(64), ForeignKey("profiles.id"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("joined", Float(53), nullable=False),
    Column("result", String(8), nullable=False),
)


class ProfileRow(msgspec.Struct, frozen=True):
    """A profile: what proves its passphrase."""

    id: str
    salt: bytes
    proof: bytes
    created: float


class ProfileSeatRow(msgspec.Struct, frozen=True):
    """A seat that somebody with a profile has taken, and what came of it."""

    profile: str
    table_id: str
    seat: int
    game: str
    joined: float
    result: GameResult = ""


async def read_profile(connection: AsyncConnection, profile: str) -> ProfileRow | None:
    """A profile by its id."""
    row = (await connection.execute(select(PROFILES).where(PROFILES.c.id == profile))).first()
    return None if row is None else ProfileRow(*row)


async def profile_of(connection: AsyncConnection, token: str) -> ProfileRow | None:
    """The profile that a device is signed in to, by the hash of its token."""
    mine = select(PROFILES).join(PROFILE_DEVICES).where(PROFILE_DEVICES.c.token == token)
    row = (await connection.execute(mine)).first()
    return None if row is None else ProfileRow(*row)


async def sign_in(connection: AsyncConnection, profile: str, token: str, name: str, now: float) -> None:
    """One more device; of too many the oldest is signed out."""
    added = {"token": token, "profile": profile, "name": name, "added": now}
    await connection.execute(insert(PROFILE_DEVICES), added)
    mine = PROFILE_DEVICES.c.profile == profile
    latest = select(PROFILE_DEVICES.c.token).where(mine).order_by(PROFILE_DEVICES.c.added.desc())
    kept = (await connection.execute(latest.limit(MOST_SIGNED_IN))).scalars().all()
    await connection.execute(delete(PROFILE_DEVICES).where(mine & PROFILE_DEVICES.c.token.not_in(kept)))


async def read_seats(connection: AsyncConnection, profile: str) -> list[ProfileSeatRow]:
    """The seats of a profile, the latest first."""
    wanted = select(PROFILE_SEATS).where(PROFILE_SEATS.c.profile == profile).order_by(PROFILE_SEATS.c.joined.desc())
    return [ProfileSeatRow(*row) for row in (await connection.execute(wanted)).all()]


async def remember_seat(connection: AsyncConnection, row: ProfileSeatRow) -> None:
    """Note a seat, which is nobody else's any more."""
    here = (PROFILE_SEATS.c.table_id == row.table_id) & (PROFILE_SEATS.c.seat == row.seat)
    await connection.execute(delete(PROFILE_SEATS).where(here))
    await connection.execute(insert(PROFILE_SEATS), values(row))


async def note_result(connection: AsyncConnection, row: ProfileSeatRow) -> None:
    """Note how a game ended for somebody."""
    here = (PROFILE_SEATS.c.table_id == row.table_id) & (PROFILE_SEATS.c.seat == row.seat)
    await connection.execute(update(PROFILE_SEATS).where(here).values(result=row.result))


async def told_by(connection: AsyncConnection, row: ProfileSeatRow) -> dict[str, Any]:
    """All that a table has of somebody: the name, what was said, and what was chosen."""
    name = select(SEATS.c.name).where((SEATS.c.table_id == row.table_id) & (SEATS.c.seat == row.seat))
    said = select(CHAT.c.at, CHAT.c.text).where((CHAT.c.table_id == row.table_id) & (CHAT.c.seat == row.seat))
    chosen = select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.kind, ENTRIES.c.option).where(
        (ENTRIES.c.table_id == row.table_id) & (ENTRIES.c.seat == row.seat)
    )
    return {
        "name": await connection.scalar(name) or "",
        "said": [dict(each) for each in (await connection.execute(said.order_by(CHAT.c.number))).mappings()],
        "chosen": [dict(each) for each in (await connection.execute(chosen.order_by(ENTRIES.c.seq))).mappings()],
    }


async def erase_at_table(connection: AsyncConnection, row: ProfileSeatRow) -> None:
    """Take name and words of somebody from a table; the choices stay, for they are the others' game, too."""
    here = (SEATS.c.table_id == row.table_id) & (SEATS.c.seat == row.seat)
    await connection.execute(update(SEATS).where(here).values(name=""))
    await connection.execute(delete(CHAT).where((CHAT.c.table_id == row.table_id) & (CHAT.c.seat == row.seat)))


async def erase(connection: AsyncConnection, profile: str) -> None:
    """Forget a profile and all that hangs on it."""
    for part in (PROFILE_DEVICES, PROFILE_SEATS):
        await connection.execute(delete(part).where(part.c.profile == profile))
    await connection.execute(delete(PROFILES).where(PROFILES.c.id == profile))


async def read_devices(connection: AsyncConnection, profile: str) -> list[dict[str, Any]]:
    """The devices that are signed in to a profile."""
    wanted = select(PROFILE_DEVICES.c.name, PROFILE_DEVICES.c.added).where(PROFILE_DEVICES.c.profile == profile)
    return [dict(row) for row in (await connection.execute(wanted.order_by(PROFILE_DEVICES.c.added))).mappings()]
