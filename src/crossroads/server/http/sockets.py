"""The WebSocket of one table: the line between a client and the hub."""

from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketException
from litestar.handlers import websocket

from crossroads.server.http.addresses import address_of
from crossroads.server.http.frames import EXTENSION, DirectWebSocket, Hear, Write
from crossroads.server.http.limits import SocketPace
from crossroads.server.http.routes.asked import HubHere, SettingsHere, TableId, TokensHeld, checked_table
from crossroads.server.settings import Settings
from crossroads.server.telling.line import LineGone
from crossroads.server.trouble import Trouble, closing

log = structlog.get_logger()

AnySocket = WebSocket[Any, Any, Any]

GOOD_BYE = 1000
TOO_BIG = 1009
FAULT = 1011


def _never(data: bytes) -> bool:
    """How a web server of another make sends at once."""
    del data
    return False


class SocketLine:
    """A line over an accepted WebSocket."""

    def __init__(self, socket: AnySocket, settings: Settings) -> None:
        self._socket = socket
        self._pace = SocketPace(settings) if settings.limited else None
        self._most = settings.max_message
        self._open = True
        offered: dict[str, Any] = socket.scope.get("extensions") or {}  # Litestar knows the standard's ones alone
        direct: DirectWebSocket | None = offered.get(EXTENSION)
        self._direct = direct
        self.send_now: Write = _never if direct is None else direct.write_now

    async def receive(self) -> bytes | str:
        """The next message, not sooner than the pace allows; `LineGone` once there will be none."""
        if self._pace is not None:
            await self._pace.keep()
        direct = self._direct
        if direct is None:
            event: Any = await self._socket.receive()
        else:
            while not direct.inbox:
                await direct.inbox.filled()
            event = direct.take()
        if event["type"] != "websocket.receive":
            self._open = False
            raise LineGone
        text = event.get("text")
        data = text if text is not None else event.get("bytes") or b""
        if len(data) > self._most:
            await self.close(TOO_BIG, "too-large")
            raise LineGone
        return data

    def hear_by(self, hear: Hear) -> None:
        """Have messages handed over as they come, but for those that are too long."""
        if self._direct is not None:
            self._direct.hear = lambda text: len(text) <= self._most and hear(text)

    def is_in_time(self) -> bool:
        """Whether the pace allows one more message now; if so, it counts."""
        return self._pace is None or self._pace.allows()

    def is_gone(self) -> bool:
        """Whether the other side has gone, as far as the web server tells."""
        return not self._open or (self._direct is not None and self._direct.disconnected)

    async def send(self, data: bytes) -> None:
        """Send one message as text, waiting while the other side is slow; `LineGone` if it has gone."""
        if not self._open:
            raise LineGone
        try:
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})
        except (OSError, RuntimeError, WebSocketException) as gone:  # whichever the web server finds first
            self._open = False
            raise LineGone from gone

    async def close(self, code: int, reason: str) -> None:
        """Hang up; a line that has gone already is fine."""
        if self._open:
            self._open = False
            with suppress(OSError, RuntimeError, WebSocketException):
                await self._socket.close(code=code, reason=reason)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: AnySocket, hub: HubHere, tokens: TokensHeld, settings: SettingsHere, table_id: TableId
) -> None:
    """One client's line to a table, from the first word to the last."""
    await socket.accept()
    line = SocketLine(socket, settings)
    try:
        address = address_of(socket.scope) if settings.limited else None  # type: ignore[arg-type]  # a TypedDict
        await hub.attend(checked_table(table_id), tokens, line, address)
        await line.close(GOOD_BYE, "")
    except Trouble as trouble:
        await line.close(*closing(trouble))
    except LineGone:
        pass
    except Exception:
        log.exception("fault", table=table_id)
        await line.close(FAULT, "fault")
