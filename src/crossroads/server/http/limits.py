"""How much one address and one seat may ask for: a bucket for each that fills as time goes by.

A request over HTTP that finds its bucket empty is refused with 429 and told when to come again. A message on a socket waits
instead: nothing is lost, and who talks too fast is listened to more slowly.
"""

import asyncio
from collections import Counter
from math import ceil

from crossroads.server.buckets import Buckets
from crossroads.server.http.addresses import address_of
from crossroads.server.http.asgi import App, AsgiReceive, Scope, Send
from crossroads.server.http.problems import refuse
from crossroads.server.http.security import seat_keys
from crossroads.server.settings import Settings

COSTS = {"GET": 1.0, "HEAD": 1.0}  # any other request changes something
CHANGE = 2.0
NEW_TABLE = 10.0  # a table is a row that stays
DEAR = (
    "/rematch",
    "/spend",
    "/reissue",
    "/api/me",
    "/sign-in",
    "/delete",
    "/notices/add",
    "/confirm",
)  # rows that stay, codes to guess
RECORD = 60.0  # a whole game that is played again
FILE = 0.1  # of the page, which is in memory
WATCHED = {"/health": 0.0, "/ready": 1.0, "/metrics": 1.0, "/schema": 1.0, "/schema/openapi.json": 1.0}


def cost_of(scope: Scope) -> float:
    """What a request costs; a page's files cost next to nothing, and whether the server lives may always be asked."""
    path: str = scope["path"]
    if not path.startswith("/api/"):
        return WATCHED.get(path, FILE)
    if scope["type"] == "websocket":
        return CHANGE
    method = scope["method"]
    if path == "/api/records":
        return RECORD
    if method == "POST" and (path == "/api/tables" or path.endswith(DEAR)):
        return NEW_TABLE
    return COSTS.get(method, CHANGE)


class RateLimit:
    """ASGI: lets through what address and seat may ask for, and answers the rest with 429 and Retry-After."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.most_lines = settings.lines
        self.addresses = Buckets(settings.rate / 60, settings.rate / 2)
        self.seats = Buckets(settings.seat_rate / 60, settings.seat_rate / 2)
        self.lines: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: AsgiReceive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        wait = self.wait_for(scope)
        if wait:
            message = f"Too many requests: try again in {wait} s."
            headers = {"retry-after": str(wait), "connection": "close"}  # who asks on and on must connect each time
            await refuse(scope, send, 429, "too-many-requests", message, headers)
        elif scope["type"] == "websocket":
            await self._hold(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def wait_for(self, scope: Scope) -> int:
        """How many seconds this request should wait; 0 if it may pass."""
        cost = cost_of(scope)
        if not cost:
            return 0
        address = address_of(scope)
        if scope["type"] == "websocket" and self.lines[address] >= self.most_lines:
            return 60
        waits = [self.addresses.take(address, cost), *(self.seats.take(key, cost) for key in seat_keys(scope))]
        return ceil(max(waits))

    async def _hold(self, scope: Scope, receive: AsgiReceive, send: Send) -> None:
        address = address_of(scope)
        self.lines[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.lines[address] -= 1
            if not self.lines[address]:
                del self.lines[address]


class SocketPace:
    """How fast one socket is read."""

    def __init__(self, settings: Settings) -> None:
        self._bucket = Buckets(settings.line_rate, settings.line_rate * 5)

    def allows(self) -> bool:
        """Whether one more message may be read now; if so, it counts."""
        return not self._bucket.take("line")

    async def keep(self) -> None:
        """Wait until the next message may be read."""
        while wait := self._bucket.take("line"):
            await asyncio.sleep(wait)
