"""What many requests have in common: the table, the seat, the language, who asks, and what may go wrong."""

import re
from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter, SkipValidation
from litestar.types import Scope

from crossroads.protocol.tables import Lang, Problem
from crossroads.server.http.addresses import address_of
from crossroads.server.http.security import tokens_of
from crossroads.server.hub.hub import Hub
from crossroads.server.settings import Settings
from crossroads.server.trouble import Trouble

AnyRequest = Request[Any, Any, Any]
HubHere = NamedDependency[SkipValidation[Hub]]
SettingsHere = NamedDependency[SkipValidation[Settings]]
TokensHeld = NamedDependency[SkipValidation[list[str]]]
AddressAsking = NamedDependency[SkipValidation[str | None]]
LangAsked = Annotated[Lang, QueryParameter(description="The language of all words.")]
NamesAsked = Annotated[
    list[str] | None, QueryParameter(max_length=16, description="Names of those that are installed.")
]
TableId = Annotated[str, PathParameter(description="The table's id, from its address.")]
SeatId = Annotated[int, PathParameter(ge=0, le=15, description="The seat, counted from 0.")]
GameId = Annotated[str, PathParameter(description="The game's id, from /api/games.")]

TABLE_ID = re.compile(r"[a-z0-9]{10,32}")


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What the schema says about refusals: these, and those that every request can meet."""
    spec = ResponseSpec(Problem, generate_examples=False, description="What is wrong, and what to do.")
    return dict.fromkeys((400, 429, 503, *statuses), spec)


def checked_table(table_id: str) -> str:
    """An id that a table could have; any other leads nowhere, whatever is in it."""
    if not TABLE_ID.fullmatch(table_id):
        raise Trouble("unknown-table", "There is no such table: check the address, or make a new one.", 404)
    return table_id


async def tokens_asked(scope: Scope) -> list[str]:
    """What the asker holds."""
    return tokens_of(scope)  # type: ignore[arg-type]  # Litestar's scope is a TypedDict


async def address_asking(scope: Scope, settings: SettingsHere) -> str | None:
    """Whose share of the work a request takes, unless the proxy before this server minds that."""
    return address_of(scope) if settings.limited else None  # type: ignore[arg-type]  # Litestar's scope is a TypedDict
