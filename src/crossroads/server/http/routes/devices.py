"""The devices of a seat. A code is spent by POST alone: whoever merely follows a link spends nothing."""

from typing import Annotated

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from crossroads.protocol.devices import CodeMade, DeviceInfo, SpendCode
from crossroads.protocol.tables import SeatClaimed
from crossroads.server.http.routes.asked import (
    AnyRequest,
    HubHere,
    SeatId,
    TableId,
    TokensHeld,
    checked_table,
    problems,
)
from crossroads.server.http.routes.seats import SEAT
from crossroads.server.http.security import seat_cookie

DeviceNumber = Annotated[int, PathParameter(ge=0, le=1_000_000, description="The device's number, from the list.")]


@post(f"{SEAT}/code", responses=problems(403, 404, 409))
async def make_code(hub: HubHere, tokens: TokensHeld, table_id: TableId, seat: SeatId) -> CodeMade:
    """A code for one more device of a seat of one's own."""
    return await hub.devices.make_code(checked_table(table_id), seat, tokens)


@post(f"{SEAT}/reissue", responses=problems(403, 404, 409))
async def reissue_seat(hub: HubHere, tokens: TokensHeld, table_id: TableId, seat: SeatId) -> CodeMade:
    """A code from the host for somebody who has lost all devices; the table reads of it."""
    return await hub.devices.reissue(checked_table(table_id), seat, tokens)


@post("/api/tables/{table_id:str}/spend", responses=problems(403, 404, 409, 410, 413))
async def spend_code(
    hub: HubHere, request: AnyRequest, tokens: TokensHeld, table_id: TableId, data: JSONBody[SpendCode]
) -> Response[SeatClaimed]:
    """Play a seat from this device too, by a code."""
    seat, token = await hub.devices.spend(checked_table(table_id), data)
    claimed = SeatClaimed(seat, token, await hub.info(table_id, [*tokens, token]))
    return Response(claimed, cookies=[seat_cookie(request.url.scheme, table_id, seat, token)])


@get(f"{SEAT}/devices", responses=problems(403, 404))
async def list_devices(hub: HubHere, tokens: TokensHeld, table_id: TableId, seat: SeatId) -> list[DeviceInfo]:
    """The devices that hold a seat of one's own."""
    return await hub.devices.listed(checked_table(table_id), seat, tokens)


@post(f"{SEAT}/devices/{{number:int}}/sign-off", status_code=200, responses=problems(403, 404, 409))
async def sign_off_device(
    hub: HubHere, tokens: TokensHeld, table_id: TableId, seat: SeatId, number: DeviceNumber
) -> list[DeviceInfo]:
    """Take a seat of one's own from a device."""
    return await hub.devices.sign_off(checked_table(table_id), seat, number, tokens)


ROUTES: list[HTTPRouteHandler] = [make_code, reissue_seat, spend_code, list_devices, sign_off_device]
