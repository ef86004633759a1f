"""For whoever watches over the server: is it alive, can it work, and what are its figures?"""

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from prometheus_client import REGISTRY, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from crossroads import __version__
from crossroads.server.http.routes.asked import HubHere, problems


@get("/health")
async def health() -> dict[str, str]:
    """The process lives."""
    return {"status": "alive", "version": __version__}


@get("/ready", responses=problems(503))
async def ready(hub: HubHere) -> dict[str, str]:
    """The database writes down what it is told: requests may be sent here."""
    await hub.ready()
    return {"status": "ready"}


@get("/metrics", include_in_schema=False)
async def metrics(hub: HubHere) -> Response[bytes]:
    """The figures of this process, for Prometheus."""
    figures = generate_latest(REGISTRY) + generate_latest(hub.figures.registry)
    return Response(figures, media_type=CONTENT_TYPE_LATEST)


ROUTES: list[HTTPRouteHandler] = [health, ready, metrics]
