"""A seat on several devices: codes are made and spent, devices listed and signed off."""

import time
from collections.abc import Awaitable, Callable, Sequence
from secrets import token_hex

import structlog

from crossroads.protocol.devices import CodeMade, DeviceInfo, DeviceWay, SpendCode
from crossroads.server.hub.hosting import printable
from crossroads.server.log.reading import TableAndSeats
from crossroads.server.log.schema import SERVER, ChatRow, CodeRow, DeviceRow, SeatRow
from crossroads.server.log.store import Store
from crossroads.server.log.waiting import Waits
from crossroads.server.tokens import code_hash, hash_of, hashes_of, new_code, new_token
from crossroads.server.trouble import no_seat, not_yours

CODE_SECONDS = 600.0  # that a code of one's own is good: the other device is at hand
HOST_CODE_SECONDS = 24 * 3600.0  # that one of the host's is: it is sent to somebody
REISSUED = "reissued"

log = structlog.get_logger()


class Devices:
    """What is asked about the devices of a seat; `tokens` are those that the asker shows."""

    def __init__(self, store: Store, changed: Callable[[str, str], Awaitable[None]]) -> None:
        """`changed(table, what)` is told of what the table must look at again."""
        self._store = store
        self._changed = changed

    async def make_code(self, table_id: str, seat: int, tokens: Sequence[str]) -> CodeMade:
        """A code for one more device of a seat of one's own."""
        await self._own(table_id, seat, tokens)
        return await self._new_code(table_id, seat, "code", CODE_SECONDS)

    async def reissue(self, table_id: str, seat: int, tokens: Sequence[str]) -> CodeMade:
        """A code from the host, for somebody who has lost all devices; everybody at the table reads of it, in the chat and in the log."""
        table, seats = await self._seated(table_id, seat)
        if table.host not in hashes_of(tokens):
            raise not_yours("Only the host of the table can let somebody in again.")
        made = await self._new_code(table_id, seat, "host", HOST_CODE_SECONDS)
        told = ChatRow(table_id, 0, SERVER, seats[seat].name, REISSUED, time.time(), token_hex(8))
        await self._store.say(told)
        await Waits(self._store).reissue(table_id, seat)
        await self._changed(table_id, "chat")
        await self._changed(table_id, "log")
        log.info("seat-reissued", table=table_id, seat=seat)
        return made

    async def _new_code(self, table_id: str, seat: int, way: DeviceWay, seconds: float) -> CodeMade:
        code, expires = new_code(), time.time() + seconds
        await self._store.add_code(CodeRow(table_id, code_hash(table_id, code), seat, expires, way))
        log.info("code-made", table=table_id, seat=seat, way=way)
        return CodeMade(code, expires)

    async def spend(self, table_id: str, asked: SpendCode) -> tuple[int, str]:
        """Let a device in by a code: the seat, and the token that proves it."""
        await self._store.table(table_id)
        token = new_token()
        device = new_device(table_id, token, asked.device)
        seat = await self._store.spend_code(table_id, code_hash(table_id, asked.code), device)
        await self._changed(table_id, "seats")
        log.info("code-spent", table=table_id, seat=seat)
        return seat, token

    async def listed(self, table_id: str, seat: int, tokens: Sequence[str]) -> list[DeviceInfo]:
        """The devices of a seat of one's own."""
        held, hashes = await self._own(table_id, seat, tokens), hashes_of(tokens)
        return [
            DeviceInfo(each.number, each.name, each.added, each.way, each.token in hashes)
            for each in await self._store.devices(held)
        ]

    async def sign_off(self, table_id: str, seat: int, number: int, tokens: Sequence[str]) -> list[DeviceInfo]:
        """Take a seat of one's own from a device; the devices that still have it, none if it was this one."""
        await self._own(table_id, seat, tokens)
        await self._store.sign_off(table_id, seat, number)
        await self._changed(table_id, "seats")
        log.info("device-signed-off", table=table_id, seat=seat)
        _, seats = await self._seated(table_id, seat)
        return await self.listed(table_id, seat, tokens) if seats[seat].is_held_by(hashes_of(tokens)) else []

    async def _own(self, table_id: str, seat: int, tokens: Sequence[str]) -> SeatRow:
        _, seats = await self._seated(table_id, seat)
        if not seats[seat].is_held_by(hashes_of(tokens)):
            raise not_yours(f"Seat {seat} is not yours.")
        return seats[seat]

    async def _seated(self, table_id: str, seat: int) -> TableAndSeats:
        table, seats = await self._store.table(table_id)
        if not 0 <= seat < table.seats:
            raise no_seat(seat, table.seats)
        return table, seats


def new_device(table_id: str, token: str, name: str, way: DeviceWay = "claim") -> DeviceRow:
    """A device that gets a seat now."""
    return DeviceRow(table_id, 0, 1, hash_of(token), printable(name), time.time(), way)
