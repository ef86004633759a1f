"""Tables: made, found, invited to, looked at again, and played once more."""

from typing import Annotated

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from crossroads.protocol.looking_back import GameReview
from crossroads.protocol.reference import OpenCards
from crossroads.protocol.tables import (
    CoachTold,
    InviteMade,
    NewTable,
    PlayOn,
    ReplayPoint,
    ScoreChart,
    TableInfo,
    TableMade,
)
from crossroads.server.http.routes.asked import (
    AddressAsking,
    AnyRequest,
    HubHere,
    LangAsked,
    TableId,
    TokensHeld,
    checked_table,
    problems,
)
from crossroads.server.http.security import seat_cookie

ChoiceNumber = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="After how many choices; else at the end.")
]
MOST_OF_RECORD = 2 * 1024 * 1024  # bytes: ten times the longest games
SeenBy = Annotated[int | None, QueryParameter(ge=0, le=15, description="By which seat; else by a spectator.")]


@post("/api/tables", responses=problems(404, 409, 413, 422))
async def make_table(hub: HubHere, request: AnyRequest, data: JSONBody[NewTable]) -> Response[TableMade]:
    """A new table at which nobody sits yet."""
    return made(request, await hub.create(data))


@post(
    "/api/records",
    request_max_body_size=MOST_OF_RECORD,
    responses=problems(409, 413, 422),
)
async def open_record(hub: HubHere, request: AnyRequest, lang: LangAsked = "en") -> Response[TableMade]:
    """A private table with the game of a record, the body of this request: to be looked at again and played on from."""
    return made(request, await hub.records.open(await request.body(), lang))


@get("/api/tables", responses=problems())
async def list_tables(hub: HubHere) -> list[TableInfo]:
    """The public tables at which seats are free."""
    return await hub.public_tables()


@get("/api/tables/{table_id:str}", responses=problems(403, 404))
async def show_table(hub: HubHere, tokens: TokensHeld, table_id: TableId) -> TableInfo:
    """A table as everybody may know it; one without spectators tells strangers nothing while the game is on."""
    return await hub.info(checked_table(table_id), tokens, look=True)


@post("/api/tables/{table_id:str}/invite", responses=problems(403, 404, 409))
async def make_invitation(hub: HubHere, tokens: TokensHeld, table_id: TableId) -> InviteMade:
    """A new invitation; the host alone may ask for one."""
    return await hub.invite(checked_table(table_id), tokens)


@post("/api/tables/{table_id:str}/rematch", responses=problems(403, 404, 409))
async def make_rematch(hub: HubHere, request: AnyRequest, tokens: TokensHeld, table_id: TableId) -> Response[TableMade]:
    """A new table with the same options for the same people."""
    return made(request, await hub.rematch(checked_table(table_id), tokens))


@post("/api/tables/{table_id:str}/play-on", responses=problems(403, 404, 409, 422))
async def make_played_on(
    hub: HubHere,
    request: AnyRequest,
    tokens: TokensHeld,
    asked_from: AddressAsking,
    table_id: TableId,
    data: JSONBody[PlayOn],
) -> Response[TableMade]:
    """A private table where a finished game is played on from a moment; what its seat did not know is dealt anew."""
    made_on = await hub.reviews.play_on(checked_table(table_id), data.at, data.seat, "en", tokens, asked_from)
    return made(request, made_on)


@get(
    "/api/tables/{table_id:str}/record",
    responses={200: ResponseSpec(bytes, description="The record, for `crossroads verify`."), **problems(404, 409)},
)
async def download_record(hub: HubHere, asked_from: AddressAsking, table_id: TableId) -> Response[bytes]:
    """The record of a finished game: whoever has it can compute the game again."""
    record = await hub.record(checked_table(table_id), asked_from)
    headers = {"content-disposition": f'attachment; filename="crossroads-{table_id}.json"'}
    return Response(record, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/replay", responses=problems(403, 404, 409))
async def show_replay(
    hub: HubHere,
    tokens: TokensHeld,
    asked_from: AddressAsking,
    table_id: TableId,
    at: ChoiceNumber = None,
    seat: SeenBy = None,
    lang: LangAsked = "en",
) -> ReplayPoint:
    """The table after so many choices, with the knowledge of one seat."""
    return await hub.replay(checked_table(table_id), at, seat, lang, tokens, asked_from)


@get("/api/tables/{table_id:str}/scores", responses=problems(403, 404, 409))
async def show_scores(
    hub: HubHere, tokens: TokensHeld, asked_from: AddressAsking, table_id: TableId, lang: LangAsked = "en"
) -> ScoreChart:
    """The scores over a finished game."""
    return await hub.scores(checked_table(table_id), lang, tokens, asked_from)


@get("/api/tables/{table_id:str}/review", responses=problems(403, 404, 409))
async def show_review(
    hub: HubHere,
    tokens: TokensHeld,
    asked_from: AddressAsking,
    table_id: TableId,
    seat: SeenBy = None,
    lang: LangAsked = "en",
) -> GameReview:
    """How a finished game went for a seat; asked by who sat there it is worked out: ask again until `done` is `of`."""
    return await hub.reviews.told(checked_table(table_id), seat or 0, lang, tokens, asked_from)


@get("/api/tables/{table_id:str}/cards", responses=problems(403, 404, 409))
async def show_open_cards(
    hub: HubHere, tokens: TokensHeld, asked_from: AddressAsking, table_id: TableId, lang: LangAsked = "en"
) -> OpenCards:
    """The cards that have come to light here and that the game's book does not tell."""
    return await hub.open_cards(checked_table(table_id), lang, tokens, asked_from)


@get("/api/tables/{table_id:str}/coach", responses=problems(403, 404))
async def show_lesson(
    hub: HubHere, tokens: TokensHeld, asked_from: AddressAsking, table_id: TableId, lang: LangAsked = "en"
) -> CoachTold:
    """What the coach says now to the learner at this table."""
    return await hub.coaches.told(checked_table(table_id), lang, tokens, asked_from)


ROUTES: list[HTTPRouteHandler] = [
    make_table,
    open_record,
    list_tables,
    show_table,
    make_invitation,
    make_rematch,
    make_played_on,
    download_record,
    show_replay,
    show_scores,
    show_review,
    show_open_cards,
    show_lesson,
]


def made(request: AnyRequest, table: TableMade) -> Response[TableMade]:
    """A new table, with the cookie that lets its host in again."""
    token = table.host_token  # whoever comes second to a rematch is not its host
    return Response(table, cookies=[seat_cookie(request.url.scheme, table.table.id, None, token)] if token else None)
