"""Every request is written down once it is answered, and counted for whoever watches the server."""

import time

import structlog
from prometheus_client import Counter, Histogram

from crossroads.server.http.asgi import App, AsgiMessage, AsgiReceive, Scope, Send

log = structlog.get_logger()

ANSWERS = Counter("crossroads_http_answers", "Requests that were answered, by method and status.", ["method", "status"])
SECONDS = Histogram(
    "crossroads_http_seconds",
    "How long answers took.",
    ["method"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
METHODS = frozenset({"GET", "HEAD", "POST"})  # whatever else somebody makes up is one more label for ever
REFUSED = frozenset({429})  # as often as somebody likes
QUIET = frozenset({"/health", "/ready", "/metrics"})  # asked for every few seconds


class Traffic:
    """ASGI: logs and counts every request. A path is written without its query, for an old invitation may be in it."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: AsgiReceive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def send_and_see(message: AsgiMessage) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_see)
        finally:
            note(scope["method"], scope["path"], status, time.perf_counter() - started)


def note(method: str, path: str, status: int, seconds: float) -> None:
    label = method if method in METHODS else "other"
    ANSWERS.labels(label, str(status)).inc()
    SECONDS.labels(label).observe(seconds)
    level = "debug" if path in QUIET or status in REFUSED or not path.startswith("/api/") else "info"
    getattr(log, level)("request", method=method, path=path, status=status, ms=round(seconds * 1000, 1))
