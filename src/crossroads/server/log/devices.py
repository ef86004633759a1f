"""The devices from which a seat is played, and the codes by which one more is let in; of all secrets only hashes."""

from hmac import compare_digest

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from crossroads.protocol.devices import DeviceWay
from crossroads.server.log.channels import LISTENERS, forget_listeners
from crossroads.server.log.outbox import OUTBOX, PAUSES
from crossroads.server.log.profiles import PROFILE_SEATS
from crossroads.server.log.reading import read_table
from crossroads.server.log.schema import CODES, DEVICES, SEATS, TABLES, CodeRow, DeviceRow, SeatRow, values
from crossroads.server.trouble import Trouble, not_now

MOST_DEVICES = 10  # of a seat
MOST_CODES = 5  # of a seat that wait to be spent; the oldest make room


async def add_code(connection: AsyncConnection, code: CodeRow) -> None:
    """One more code for a seat that a person has; those that have expired are forgotten."""
    _, seats = await read_table(connection, code.table_id, lock=True)
    if not seats[code.seat].token:
        raise not_now("Nobody holds this seat: whoever wants it can sit down there.")
    here = (CODES.c.table_id == code.table_id) & (CODES.c.seat == code.seat)
    waiting = select(CODES.c.code).where(here).order_by(CODES.c.expires.desc())
    known = (await connection.execute(waiting)).scalars().all()
    too_many = known[MOST_CODES - 1 :]
    await connection.execute(delete(CODES).where(here & CODES.c.code.in_(too_many)))
    await connection.execute(insert(CODES), values(code))


async def spend_code(connection: AsyncConnection, table_id: str, shown: str, device: DeviceRow, now: float) -> int:
    """Let a device in by a code (its hash), which is gone afterwards; the seat. Who guesses learns nothing by the time it takes."""
    _, seats = await read_table(connection, table_id, lock=True)
    rows = (await connection.execute(select(CODES).where(CODES.c.table_id == table_id))).all()
    found = [code for code in (CodeRow(*row) for row in rows) if compare_digest(code.code, shown)]
    if not found:
        raise Trouble("code-wrong", "This code is not good here: it was spent, or it is another table's.", 403)
    (code,) = found
    if code.expires < now:
        raise Trouble("code-expired", "This code has expired; make a new one.", 410)
    await connection.execute(delete(CODES).where((CODES.c.table_id == table_id) & (CODES.c.code == code.code)))
    await add_device(connection, seats[code.seat], device, code.way)
    return code.seat


async def add_device(connection: AsyncConnection, seat: SeatRow, device: DeviceRow, way: DeviceWay) -> None:
    """One more device for a seat that a person has."""
    if not seat.token:
        raise not_now("Nobody holds this seat any more.")
    here = _of_seat(seat.table_id, seat.seat)
    count, last = (await connection.execute(select(func.count(), func.max(DEVICES.c.number)).where(here))).one()
    if count >= MOST_DEVICES:
        raise Trouble("too-many-devices", f"A seat has {MOST_DEVICES} devices at most: sign one off.", 409)
    numbered = {"seat": seat.seat, "number": (last or 0) + 1, "way": way}
    await connection.execute(insert(DEVICES), {**values(device), **numbered})


async def sign_off(connection: AsyncConnection, table_id: str, seat: int, number: int) -> None:
    """Take the seat from a device; the last one cannot be signed off, for nobody could come back."""
    _, seats = await read_table(connection, table_id, lock=True)
    devices = await read_devices(connection, seats[seat])
    gone = next((device for device in devices if device.number == number), None)
    if gone is None:
        raise Trouble("unknown-device", "This device is signed off already.", 404)
    others = [device for device in devices if device.number != number]
    if not others:
        raise Trouble("last-device", "This is the only device of the seat: leave the seat instead.", 409)
    await connection.execute(delete(DEVICES).where(_of_seat(table_id, seat) & (DEVICES.c.number == number)))
    if gone.token == seats[seat].token:
        here = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
        await connection.execute(update(SEATS).where(here).values(token=others[0].token))


async def read_devices(connection: AsyncConnection, seat: SeatRow) -> list[DeviceRow]:
    """The devices of a seat in the order in which they came; one of an older program has the number 0 and no name."""
    wanted = select(DEVICES).where(_of_seat(seat.table_id, seat.seat)).order_by(DEVICES.c.number)
    devices = [DeviceRow(*row) for row in (await connection.execute(wanted)).all()]
    if seat.token and seat.token not in [device.token for device in devices]:
        devices.insert(0, DeviceRow(seat.table_id, seat.seat, 0, seat.token))
    return devices


async def forget_devices(connection: AsyncConnection, table_id: str, seat: int) -> None:
    """Nobody holds the seat any more."""
    await connection.execute(delete(DEVICES).where(_of_seat(table_id, seat)))
    await connection.execute(delete(CODES).where((CODES.c.table_id == table_id) & (CODES.c.seat == seat)))
    await forget_listeners(connection, (LISTENERS.c.table_id == table_id) & (LISTENERS.c.seat == seat))
    for part in (OUTBOX, PAUSES):
        await connection.execute(delete(part).where((part.c.table_id == table_id) & (part.c.seat == seat)))
    unfinished = select(TABLES.c.id).where((TABLES.c.id == table_id) & (TABLES.c.phase != "over"))
    kept = PROFILE_SEATS.c.table_id.in_(unfinished) & (PROFILE_SEATS.c.seat == seat)
    await connection.execute(delete(PROFILE_SEATS).where(kept))  # the seat may be another's soon


def _of_seat(table_id: str, seat: int) -> ColumnElement[bool]:
    return (DEVICES.c.table_id == table_id) & (DEVICES.c.seat == seat)
