"""Profiles: made, signed in to, looked at, exported and deleted; the passphrase travels in bodies alone."""

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from crossroads.protocol.profiles import DeleteProfile, NewProfile, ProfileMade, ProfileSeat, ProfileTold, SignIn
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
from crossroads.server.http.security import profile_cookie, profile_token, seat_cookie


@post("/api/me", responses=problems(413))
async def make_profile(hub: HubHere, request: AnyRequest, data: JSONBody[NewProfile]) -> Response[ProfileMade]:
    """A new profile; its passphrase is told this once."""
    passphrase, token = await hub.profiles.make(data.device)
    return Response(ProfileMade(passphrase), cookies=[_cookie(request, token)])


@post("/api/me/sign-in", status_code=200, responses=problems(403, 413))
async def sign_in(hub: HubHere, request: AnyRequest, data: JSONBody[SignIn]) -> Response[ProfileTold]:
    """Sign this device in by the passphrase."""
    token = await hub.profiles.sign_in(data.passphrase, data.device)
    return Response(await hub.profiles.told(token), cookies=[_cookie(request, token)])


@post("/api/me/sign-out", status_code=200, responses=problems())
async def sign_out(hub: HubHere, request: AnyRequest) -> Response[None]:
    """Sign this device out."""
    await hub.profiles.sign_out(profile_token(request.cookies))
    return Response(None, cookies=[_cookie(request, "")])


@get("/api/me", responses=problems(401))
async def show_profile(hub: HubHere, request: AnyRequest) -> ProfileTold:
    """Tables, results and figures."""
    return await hub.profiles.told(profile_token(request.cookies))


@post(f"{SEAT}/keep", status_code=200, responses=problems(401, 403, 404))
async def keep_seat(
    hub: HubHere, request: AnyRequest, tokens: TokensHeld, table_id: TableId, seat: SeatId
) -> ProfileTold:
    """Keep a seat of one's own with the profile."""
    me = profile_token(request.cookies)
    await hub.profiles.remember(me, checked_table(table_id), seat, tokens)
    return await hub.profiles.told(me)


@post("/api/me/open", responses=problems(401, 403, 404, 409, 413))
async def open_seat(
    hub: HubHere, request: AnyRequest, tokens: TokensHeld, data: JSONBody[ProfileSeat]
) -> Response[SeatClaimed]:
    """Play a seat of the profile from this device."""
    token = await hub.profiles.open_seat(profile_token(request.cookies), data.table, data.seat)
    claimed = SeatClaimed(data.seat, token, await hub.info(data.table, [*tokens, token]))
    return Response(claimed, cookies=[seat_cookie(request.url.scheme, data.table, data.seat, token)])


@get(
    "/api/me/export",
    responses={200: ResponseSpec(bytes, description="All that this server has of somebody, as JSON."), **problems(401)},
)
async def export_profile(hub: HubHere, request: AnyRequest) -> Response[bytes]:
    """Everything about me, as a file."""
    told = await hub.profiles.export(profile_token(request.cookies))
    headers = {"content-disposition": 'attachment; filename="crossroads-about-me.json"'}
    return Response(told, media_type="application/json", headers=headers)


@post("/api/me/delete", status_code=200, responses=problems(401, 403, 413))
async def delete_profile(hub: HubHere, request: AnyRequest, data: JSONBody[DeleteProfile]) -> Response[None]:
    """Forget everything about me."""
    await hub.profiles.erase(profile_token(request.cookies), data.passphrase)
    return Response(None, cookies=[_cookie(request, "")])


ROUTES: list[HTTPRouteHandler] = [
    make_profile,
    sign_in,
    sign_out,
    show_profile,
    keep_seat,
    open_seat,
    export_profile,
    delete_profile,
]


def _cookie(request: AnyRequest, token: str) -> Cookie:
    return profile_cookie(request.url.scheme, token)
