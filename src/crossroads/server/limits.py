"""How much one address and one seat may ask for: a bucket for each that fills as time goes by.

A request over HTTP that finds its bucket empty is refused with 429 and told when to come again. A message on a socket waits
instead: nothing is lost, and who talks too fast is listened to more slowly.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Hashable
from ipaddress import IPv6Address, ip_address
from math import ceil

from crossroads.server.asgi import App, Receive, Scope, Send
from crossroads.server.problems import refuse
from crossroads.server.security import seat_keys
from crossroads.server.settings import Settings

COSTS = {"GET": 1.0, "HEAD": 1.0}  # any other request changes something
CHANGE = 2.0
NEW_TABLE = 10.0  # a table is a row that stays
REMEMBERED = 10_000  # buckets, before those that are full again are forgotten
Clock = Callable[[], float]


class Buckets:
    """A bucket for each key; a full one holds `size` and fills at `rate` a second."""

    def __init__(self, rate: float, size: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self._clock = clock
        self._left: dict[Hashable, tuple[float, float]] = {}  # key -> what was left, and when

    def take(self, key: Hashable, cost: float = 1.0) -> float:
        """Take so much out: 0 if it was there, else how many seconds it takes until it is."""
        now = self._clock()
        kept = self._left.get(key)
        if kept is None:
            left = self.size
            if len(self._left) >= REMEMBERED:
                self._forget(now)
        else:
            left = self._filled(*kept, now)
        if left < cost:
            return (cost - left) / self.rate
        self._left[key] = (left - cost, now)
        return 0.0

    def __len__(self) -> int:
        return len(self._left)

    def _filled(self, left: float, then: float, now: float) -> float:
        return min(self.size, left + (now - then) * self.rate)

    def _forget(self, now: float) -> None:
        self._left = {key: kept for key, kept in self._left.items() if self._filled(*kept, now) < self.size}


def neighbourhood(address: str) -> str:
    """Who counts as one: an address, or in IPv6 the /64 that one household is given."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    return known.exploded[:19] if isinstance(known, IPv6Address) else address


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


def cost_of(scope: Scope) -> float:
    """What a request costs; a page's files cost nothing."""
    path: str = scope["path"]
    if not path.startswith("/api/"):
        return 0.0
    if scope["type"] == "websocket":
        return CHANGE
    method = scope["method"]
    if method == "POST" and (path == "/api/tables" or path.endswith("/rematch")):
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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        wait = self.wait_for(scope)
        if wait:
            message = f"Too many requests: try again in {wait} s."
            await refuse(scope, send, 429, "too-many-requests", message, {"retry-after": str(wait)})
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

    async def _hold(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        self.lines[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.lines[address] -= 1
            if not self.lines[address]:
                del self.lines[address]


class Pace:
    """How fast one socket is read."""

    def __init__(self, settings: Settings) -> None:
        self._bucket = Buckets(settings.line_rate, settings.line_rate * 5)

    def allows(self) -> bool:
        """Whether one more message may be read now; if so, it counts as read."""
        return not self._bucket.take("line")

    async def keep(self) -> None:
        """Wait until the next message may be read."""
        while wait := self._bucket.take("line"):
            await asyncio.sleep(wait)
