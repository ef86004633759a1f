"""The ASGI application: the page, the HTTP interface and the sockets, behind what guards them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from crossroads import __version__
from crossroads.server.asgi import App
from crossroads.server.hub import Hub
from crossroads.server.library import read_all
from crossroads.server.limits import RateLimit
from crossroads.server.problems import HANDLERS
from crossroads.server.routes import games, rules, seats, tables, watch
from crossroads.server.routes.asked import tokens_asked
from crossroads.server.security import OriginCheck, SecurityHeaders
from crossroads.server.settings import Settings
from crossroads.server.sockets import table_socket
from crossroads.server.traffic import Traffic
from crossroads.server.website import page_route

ROUTES = [*games.ROUTES, *rules.ROUTES, *tables.ROUTES, *seats.ROUTES, *watch.ROUTES, table_socket]


def make_app(settings: Settings, hub: Hub | None = None) -> App:
    """The whole server; it opens a hub of its own and closes it again unless one is given."""
    app: App = OriginCheck(cast(App, litestar_app(settings, hub)), settings.origins)  # Litestar's scope is a TypedDict
    if settings.limited:
        app = RateLimit(app, settings)
    return Traffic(SecurityHeaders(app))


def litestar_app(settings: Settings, hub: Hub | None = None) -> Litestar:
    """The routes without their guards."""
    held: list[Hub] = [hub] if hub else []

    @asynccontextmanager
    async def hub_open(_: Litestar) -> AsyncIterator[None]:
        read_all()
        if hub is None:
            held.append(await Hub.open(settings.address))
        try:
            yield
        finally:
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
        },
        exception_handlers=HANDLERS,
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
