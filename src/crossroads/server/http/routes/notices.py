"""How somebody who is away hears that it is their turn: channels and habits, feeds, and the way out of a mail."""

from html import escape
from typing import Annotated

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from crossroads.protocol.notices import (
    ConfirmChannel,
    DropChannel,
    NewChannel,
    NoticeHabits,
    NoticesTold,
    PauseTable,
)
from crossroads.protocol.tables import TableInfo
from crossroads.server.http.routes.asked import (
    AnyRequest,
    HubHere,
    SeatId,
    SettingsHere,
    TableId,
    TokensHeld,
    checked_table,
    problems,
)
from crossroads.server.http.routes.seats import SEAT
from crossroads.server.http.security import profile_token
from crossroads.server.notices.letters import notice_words
from crossroads.server.settings import Settings
from crossroads.server.trouble import Trouble

FEEDS = {"atom": "application/atom+xml", "json": "application/feed+json"}
FeedName = Annotated[str, PathParameter(description="The secret of the feed, with .atom or .json behind it.")]
ChannelHere = Annotated[str, PathParameter(description="The channel, from the address in a mail.")]
StopProof = Annotated[str, PathParameter(description="What proves that the address comes from a mail.")]
HTML = "text/html"


@get(f"{SEAT}/notices", responses=problems(403, 404))
async def show_notices(
    hub: HubHere, request: AnyRequest, tokens: TokensHeld, table_id: TableId, seat: SeatId
) -> NoticesTold:
    """How I hear that it is my turn: for all tables of my profile if it keeps this seat, else for this seat."""
    return await hub.days.listening.told(checked_table(table_id), seat, tokens, profile_token(request.cookies))


@post(f"{SEAT}/notices", status_code=200, responses=problems(403, 404, 413, 422))
async def settle_notices(
    hub: HubHere,
    request: AnyRequest,
    tokens: TokensHeld,
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[NoticeHabits],
) -> NoticesTold:
    """Say when I want to hear."""
    me = profile_token(request.cookies)
    return await hub.days.listening.settle(checked_table(table_id), seat, tokens, me, data)


@post(f"{SEAT}/notices/add", responses=problems(403, 404, 409, 413, 422))
async def add_channel(
    hub: HubHere,
    request: AnyRequest,
    settings: SettingsHere,
    tokens: TokensHeld,
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[NewChannel],
) -> NoticesTold:
    """One more channel; a code is sent to a mail or web address, and only whoever types it in hears more."""
    me, base = profile_token(request.cookies), _base(settings, request)
    return await hub.days.listening.add(checked_table(table_id), seat, tokens, me, data, base)


@post(f"{SEAT}/notices/confirm", status_code=200, responses=problems(403, 404, 413))
async def confirm_channel(
    hub: HubHere,
    request: AnyRequest,
    tokens: TokensHeld,
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[ConfirmChannel],
) -> NoticesTold:
    """Confirm an address by the code that was sent there."""
    me = profile_token(request.cookies)
    return await hub.days.listening.confirm(checked_table(table_id), seat, tokens, me, data.channel, data.code)


@post(f"{SEAT}/notices/drop", status_code=200, responses=problems(403, 404, 413))
async def drop_channel(
    hub: HubHere,
    request: AnyRequest,
    tokens: TokensHeld,
    table_id: TableId,
    seat: SeatId,
    data: JSONBody[DropChannel],
) -> NoticesTold:
    """Hear nothing more over a channel."""
    me = profile_token(request.cookies)
    return await hub.days.listening.drop(checked_table(table_id), seat, tokens, me, data.channel)


@post(f"{SEAT}/snooze", status_code=200, responses=problems(403, 404))
async def snooze(hub: HubHere, tokens: TokensHeld, table_id: TableId, seat: SeatId) -> TableInfo:
    """Hear nothing more about the decision that waits for a seat of one's own."""
    await hub.days.snooze(checked_table(table_id), seat, tokens)
    return await hub.info(table_id, tokens)


@post(f"{SEAT}/pause", status_code=200, responses=problems(403, 404, 409, 413))
async def pause_table(
    hub: HubHere, tokens: TokensHeld, table_id: TableId, seat: SeatId, data: JSONBody[PauseTable]
) -> TableInfo:
    """Ask for a pause of a slow table, agree to one, or end one."""
    await hub.days.pause(checked_table(table_id), seat, data.pause, tokens)
    return await hub.info(table_id, tokens)


# -- for whoever holds an address alone


@get(
    "/api/notices/feed/{name:str}",
    responses={200: ResponseSpec(bytes, description="What waits, as Atom or JSON Feed."), **problems(404)},
)
async def show_feed(hub: HubHere, request: AnyRequest, settings: SettingsHere, name: FeedName) -> Response[bytes]:
    """What waits for somebody, for whoever has the secret address."""
    secret, _, form = name.rpartition(".")
    if form not in FEEDS:
        raise Trouble("unknown-feed", "There is no such feed.", 404)
    told = await hub.days.listening.feed(secret, form, _base(settings, request))
    return Response(told, media_type=FEEDS[form])


@get(
    "/api/notices/stop/{channel:str}/{proof:str}",
    responses={200: ResponseSpec(str, description="A page that asks."), **problems(404)},
)
async def ask_to_stop(hub: HubHere, channel: ChannelHere, proof: StopProof) -> Response[str]:
    """A page that asks whether no more is wanted: whoever opens links for somebody ends nothing."""
    lang, there = await hub.days.listening.stop(channel, proof, really=False)
    words = notice_words(lang)
    if not there:
        return _page(lang, words("stop-unknown"))
    button = f'<form method="post"><button type="submit">{escape(words("stop-button"))}</button></form>'
    return _page(lang, words("stop-question"), button)


@post(
    "/api/notices/stop/{channel:str}/{proof:str}",
    status_code=200,
    responses={200: ResponseSpec(str, description="A page that says so."), **problems(404)},
)
async def stop(hub: HubHere, channel: ChannelHere, proof: StopProof) -> Response[str]:
    """Send nothing more to this address (RFC 8058)."""
    lang, there = await hub.days.listening.stop(channel, proof, really=True)
    return _page(lang, notice_words(lang)("stopped" if there else "stop-unknown"))


ROUTES: list[HTTPRouteHandler] = [
    show_notices,
    settle_notices,
    add_channel,
    confirm_channel,
    drop_channel,
    snooze,
    pause_table,
    show_feed,
    ask_to_stop,
    stop,
]


def _base(settings: Settings, request: AnyRequest) -> str:
    """Where people find this server: as its host says, or as this one came."""
    return settings.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"


def _page(lang: str, text: str, more: str = "") -> Response[str]:
    title = escape(notice_words(lang)("stop-title"))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = f"<main><h1>{title}</h1><p>{escape(text)}</p>{more}</main>"
    return Response(
        f'<!doctype html><html lang="{lang}"><head>{head}</head><body>{body}</body></html>', media_type=HTML
    )
