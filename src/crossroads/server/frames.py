"""uvicorn's WebSocket with a way past the queues: a message that can go out at once is written at once.

A choice is told to every seat of its table, mostly in a few words. Through the framework each of them takes a task of its
own, woken and put to sleep again; where the other side keeps up, all that is needed is to write.
"""

from collections.abc import Callable
from typing import Any

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


class DirectWebSocket(WebSocketsSansIOProtocol):
    """The same, and it offers the application to write: `scope["extensions"]["crossroads.write"]`."""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self.write_now
        await super().run_asgi()

    def write_now(self, data: bytes) -> bool:
        """Send a text message unless the line is not open or the other side is slow; whether it was sent."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(text_frame(data))
        return True
