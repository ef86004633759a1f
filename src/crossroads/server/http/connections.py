"""Connections before they are requests: how many there may be, and how long somebody may take to ask for something.

Where there is no room left, whoever has waited longest without asking makes way. So half-open requests, however many, shut
nobody out. An address may hold its share of connections; a trusted proxy, behind which everybody is, holds as many as
there are, and counts its own clients (see docs/how-to/run-a-server.md).
"""

import asyncio
from collections import Counter
from logging import ERROR, getLogger

from prometheus_client import Counter as Metric
from prometheus_client import Gauge
from uvicorn.middleware.proxy_headers import _TrustedHosts  # the same whom uvicorn believes the client's address
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from crossroads.server.http.addresses import neighbourhood
from crossroads.server.http.frames import DirectWebSocket
from crossroads.server.settings import Settings

try:
    import resource
except ImportError:  # there is none on Windows, nor such a limit
    resource = None  # type: ignore[assignment]  # to mypy the name can only be the module

HEADER_SECONDS = 10.0  # from the first moment to the last header
BODY_SECONDS = 30.0  # for the rest of a request
READ_SECONDS = 120.0  # for the other side to read what waits for it
MOST_HEADERS = 32 * 1024  # bytes
MOST_AHEAD = 8  # requests that wait behind another one of the same connection; browsers send none
STEP = 8 * 1024  # bytes that are read before it is looked whether they are too many
OURS = 64  # files that are left for the database, the bots and the log
UNLIMITED = 10_000

QUIET = getLogger("crossroads.http")  # what somebody else does wrong is counted, and fills no log
QUIET.setLevel(ERROR)

REFUSED = Metric("crossroads_connections_refused", "Connections that were turned away or cut off, by reason.", ["why"])
OPEN = Gauge("crossroads_connections_open", "Connections that are open, sockets of tables among them.")


class Door:
    """Who is in: every connection by its address, and those that have not asked for anything yet."""

    def __init__(self, most: int, most_of_one: int, trusted: list[str] | str) -> None:
        """Let in so many in all, and so many of one address; of `trusted` ones, the proxies, as many as there are."""
        self._most = most
        self._most_of_one = most_of_one
        self._proxies = _TrustedHosts(trusted)
        self._inside: dict[Guarded, str] = {}
        self._by_address: Counter[str] = Counter()
        self._waiting: dict[Guarded, None] = {}  # those without a request, who has waited longest first

    def enter(self, guest: "Guarded", peer: str | None) -> bool:
        """Let somebody in; others may have to make way. Whether there is room."""
        address = neighbourhood(peer) if peer else ""
        limited = peer not in self._proxies
        if limited and self._by_address[address] >= self._most_of_one and not self._make_way(address):
            return _refuse("address")
        if len(self._inside) >= self._most and not self._make_way(None):
            return _refuse("full")
        self._inside[guest] = address
        self._by_address[address] += 1
        self._waiting[guest] = None
        OPEN.set(len(self._inside))
        return True

    def leave(self, guest: "Guarded") -> None:
        """Somebody has gone."""
        address = self._inside.pop(guest, None)
        if address is not None:
            self._waiting.pop(guest, None)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            OPEN.set(len(self._inside))

    def asked(self, guest: "Guarded") -> None:
        """Somebody has asked for something: it stays until that is answered."""
        self._waiting.pop(guest, None)

    def answered(self, guest: "Guarded") -> None:
        """Somebody has its answer, and waits with nothing to ask."""
        if guest in self._inside:
            self._waiting[guest] = None

    def _make_way(self, address: str | None) -> bool:
        """Send away whoever has waited longest, of an address or of all; whether somebody has."""
        for guest in self._waiting:
            if address is None or self._inside[guest] == address:
                REFUSED.labels("made-way").inc()
                self.leave(guest)
                guest.cut_off()
                return True
        return False


def _refuse(why: str) -> bool:
    REFUSED.labels(why).inc()
    return False


def door_of(settings: Settings, trusted: list[str] | str) -> Door:
    """The door of a server: what files this process may open is shared by all, and nobody has more than half of it."""
    most = UNLIMITED
    if resource is not None:
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        most = most if files == resource.RLIM_INFINITY else max(8, min(most, files - OURS))
    return Door(most, min(settings.connections, most // 2) if settings.limited else most, trusted)


class Guarded(HttpToolsProtocol):
    """uvicorn's HTTP with a door before it, and with clocks for whoever asks or reads too slowly."""

    door: Door
    _clock: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _in_answer = False
    _unread = 0  # bytes of a request whose headers are not all there

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.logger = QUIET
        if self.door.enter(self, self.client[0] if self.client else None):
            self._start_clock(HEADER_SECONDS)
        else:
            self._answer(503, b"retry-after: 10\r\n")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clocks()
        self.door.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        for start in range(0, len(data), STEP):
            self._unread += min(STEP, len(data) - start)
            super().data_received(data[start : start + STEP])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._unread > MOST_HEADERS:
                _refuse("large")
                self._answer(431)
                return

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._clock is None:
            self._start_clock(HEADER_SECONDS)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            _refuse("hasty")
            raise ValueError("too many requests wait behind another one")  # no more is read, and the line is closed
        super().on_headers_complete()
        self._in_answer = True
        self._unread = 0
        self._start_clock(BODY_SECONDS)

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unread = 0
        self._stop_clock()
        if self._in_answer:
            self.door.asked(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        more = bool(self.pipeline)
        super().on_response_complete()
        if not more:
            self._in_answer = False
            self.door.answered(self)

    def handle_websocket_upgrade(self) -> None:
        self._stop_clocks()
        self.door.asked(self)
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, DirectWebSocket):
            socket.gone = self._gone

    def _gone(self) -> None:
        self.door.leave(self)

    # -- clocks

    def _start_clock(self, seconds: float) -> None:
        self._stop_clock()
        self._clock = self.loop.call_later(seconds, self._too_slow)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _stop_clocks(self) -> None:
        self._stop_clock()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _too_slow(self) -> None:
        _refuse("slow")
        if self._unread or self._in_answer:
            self._answer(408)
        else:  # browsers connect ahead, and expect no answer to what they have not asked
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(READ_SECONDS, self._reads_too_slowly)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _reads_too_slowly(self) -> None:
        _refuse("slow")
        self.cut_off()

    # -- endings

    def send_400_response(self, msg: str) -> None:
        _refuse("unreadable")
        super().send_400_response(msg)

    def _answer(self, status: int, headers: bytes = b"") -> None:
        """Say why, if nothing was said yet to what is asked, and hang up."""
        if not self.transport.is_closing():
            if not self._in_answer:
                self.transport.write(STATUS_LINE[status] + headers + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def cut_off(self) -> None:
        """Hang up at once, whatever waits to be sent."""
        self._stop_clocks()
        self.transport.abort()


def guarded(door: Door) -> type[Guarded]:
    """The protocol of a server with this door."""
    return type("GuardedByDoor", (Guarded,), {"door": door})
