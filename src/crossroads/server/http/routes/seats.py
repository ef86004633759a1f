"""Seats: claimed by people, given to bots, handed over and left."""

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from crossroads.protocol.tables import ClaimSeat, HandOver, SeatClaimed, SitBot, TableInfo
from crossroads.server.http.routes.asked import (
    AnyRequest,
    HubHere,
    SeatId,
    TableId,
    TokensHeld,
    checked_table,
    problems,
)
from crossroads.server.http.security import profile_token, seat_cookie

SEAT = "/api/tables/{table_id:str}/seats/{seat:int}"


@post(f"{SEAT}/claim", responses=problems(403, 404, 409, 410, 413, 422))
async def claim_seat(
    hub: HubHere, request: AnyRequest, tokens: TokensHeld, table_id: TableId, seat: SeatId, data: JSONBody[ClaimSeat]
) -> Response[SeatClaimed]:
    """Take a free seat; a private table wants its invitation."""
    claimed = await hub.claim(checked_table(table_id), seat, data, tokens)
    if me := profile_token(request.cookies):
        await hub.profiles.keep_if_signed_in(me, table_id, seat, claimed.token)
    return Response(claimed, cookies=[seat_cookie(request.url.scheme, table_id, seat, claimed.token)])


@post(f"{SEAT}/bot", status_code=200, responses=problems(403, 404, 409, 413, 422))
async def sit_bot(
    hub: HubHere, tokens: TokensHeld, table_id: TableId, seat: SeatId, data: JSONBody[SitBot]
) -> TableInfo:
    """Put a bot on a free seat."""
    return await hub.sit_bot(checked_table(table_id), seat, data, tokens)


@post(f"{SEAT}/leave", status_code=200, responses=problems(403, 404, 409))
async def leave_seat(
    hub: HubHere, request: AnyRequest, tokens: TokensHeld, table_id: TableId, seat: SeatId
) -> Response[TableInfo]:
    """Leave a seat of one's own for good."""
    table = await hub.leave(checked_table(table_id), seat, tokens)
    return Response(table, cookies=[seat_cookie(request.url.scheme, table_id, seat, "")])


@post(f"{SEAT}/hand", status_code=200, responses=problems(403, 404, 409, 413, 422))
async def hand_seat(
    hub: HubHere, tokens: TokensHeld, table_id: TableId, seat: SeatId, data: JSONBody[HandOver]
) -> TableInfo:
    """Let a bot play on for a seat of one's own, or for somebody who keeps the game waiting; or take one's own back."""
    return await hub.hand(checked_table(table_id), seat, data, tokens)


ROUTES: list[HTTPRouteHandler] = [claim_seat, sit_bot, leave_seat, hand_seat]
