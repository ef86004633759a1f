"""The ASGI application: the page, the HTTP interface and the sockets, behind what guards them."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from crossroads import __version__
from crossroads.server.http.asgi import App
from crossroads.server.http.lag import watch_lag
from crossroads.server.http.limits import RateLimit
from crossroads.server.http.problems import HANDLERS
from crossroads.server.http.reading import CarefulRequest
from crossroads.server.http.routes import devices, games, links, me, notices, rules, seats, tables, watch
from crossroads.server.http.routes.asked import address_asking, tokens_asked
from crossroads.server.http.security import OriginCheck, SecurityHeaders
from crossroads.server.http.sockets import table_socket
from crossroads.server.http.traffic import Traffic
from crossroads.server.http.website import page_route
from crossroads.server.hub.hub import Hub
from crossroads.server.hub.opening import hub_of
from crossroads.server.settings import Settings

ROUTES = [
    *games.ROUTES,
    *rules.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *devices.ROUTES,
    *links.ROUTES,
    *me.ROUTES,
    *notices.ROUTES,
    *watch.ROUTES,
    table_socket,
]


def make_app(settings: Settings, hub: Hub | None = None) -> App:
    """The whole server; it opens a hub of its own and closes it again unless one is given."""
    app: App = OriginCheck(cast(App, litestar_app(settings, hub)), settings.welcome)  # Litestar's scope is a TypedDict
    if settings.limited:
        app = RateLimit(app, settings)
    return Traffic(SecurityHeaders(app))


def litestar_app(settings: Settings, hub: Hub | None = None) -> Litestar:
    """The routes without their guards."""
    held: list[Hub] = [hub] if hub else []

    @asynccontextmanager
    async def hub_open(_: Litestar) -> AsyncIterator[None]:
        gc.freeze()  # modules stay: whoever looks for garbage, which halts every table, need not look there
        if hub is None:
            held.append(await hub_of(settings))
        watching = asyncio.create_task(watch_lag())
        try:
            yield
        finally:
            watching.cancel()
            if hub is None:
                await held.pop().close()

    async def hub_here() -> Hub:
        return held[0]

    async def settings_here() -> Settings:
        return settings

    return Litestar(
        [*ROUTES, page_route(settings.page)],
        lifespan=[hub_open],
        dependencies={
            "hub": Provide(hub_here),
            "settings": Provide(settings_here),
            "tokens": Provide(tokens_asked),
            "asked_from": Provide(
                address_asking
            ),  # no field of a message is called so: a bad one would pass for a fault of ours
        },
        exception_handlers=HANDLERS,
        request_class=CarefulRequest,
        request_max_body_size=settings.max_body,
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key="zipped"),
        openapi_config=openapi(),
        logging_config=None,
    )


def openapi() -> OpenAPIConfig:
    """The schema of the HTTP interface, as JSON alone: pages that show it would fetch scripts from elsewhere."""
    return OpenAPIConfig(
        title="Crossroads",
        version=__version__,
        description="Tables, seats and the rules reference. What is said on a table's socket is in protocol/socket.py.",
        path="/schema",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        use_handler_docstrings=True,
    )
