"""uvicorn's WebSocket with a way past the queues: a message that can go out at once is written at once.

A choice is told to every seat of its table, mostly in a few words. Through the framework each of them takes a task of its
own, woken and put to sleep again; where the other side keeps up, all that is needed is to write. What a turn of the event
loop brings forth is written at its end, all together: the other side is woken once and not for every message.
"""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "crossroads.write"
SHORT, LONG = 126, 1 << 16  # from these lengths on, a frame says its length in two bytes, and in eight
TEXT = 0x81  # one frame, the whole of a text message
Write = Callable[[bytes], bool]


def text_frame(data: bytes) -> bytes:
    """A message as a server sends it (RFC 6455, 5.2)."""
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    if size < LONG:
        return bytes((TEXT, 126, size >> 8, size & 255)) + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data


class Outbox:
    """What one event loop has to write at the end of its turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[tuple[asyncio.Transport, bytes]] = []

    def put(self, transport: asyncio.Transport, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self.empty)
        self._waiting.append((transport, data))

    def empty(self) -> None:
        """Write all of it now; also before anything that must not overtake it."""
        waiting, self._waiting = self._waiting, []
        for transport, data in waiting:
            if not transport.is_closing():  # it may have been lost since
                transport.write(data)


@lru_cache(maxsize=1)
def outbox_of(config: Config, loop: asyncio.AbstractEventLoop) -> Outbox:
    """The outbox of a web server; a process has one."""
    return Outbox(loop)


class DirectWebSocket(WebSocketsSansIOProtocol):
    """The same, and it offers the application to write: `scope["extensions"]["crossroads.write"]`."""

    outbox: Outbox

    async def run_asgi(self) -> None:
        self.outbox = outbox_of(self.config, self.loop)
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self.write_now
        await super().run_asgi()

    def write_now(self, data: bytes) -> bool:
        """Send a text message unless the line is not open or the other side is slow; whether it was sent."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.outbox.put(self.transport, text_frame(data))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        self.outbox.empty()
        await super().send(message)

    def shutdown(self) -> None:
        self.outbox.empty()
        super().shutdown()
