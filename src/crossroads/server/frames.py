"""uvicorn's WebSocket with a way past the queues: what can go out at once is written at once, and heard as it comes.

A choice is told to every seat of its table, mostly in a few words. Through the framework each of them takes a task of its
own, woken and put to sleep again; where the other side keeps up, all that is needed is to write. In the same way a short
message that comes alone is handed straight to whoever listens. Whatever is not that simple (in pieces, with others, out
of turn, not wanted) goes through the framework, which knows all of the protocol.
"""

from collections.abc import Callable
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.utils import apply_mask

EXTENSION = "crossroads.direct"
SHORT, LONG = 126, 1 << 16  # from these lengths on, a frame says its length in two bytes, and in eight
TEXT = 0x81  # one frame, the whole of a text message
LONGER, LONGEST = Struct("!BBH").pack, Struct("!BBQ").pack
MASKED = 0x80  # as all frames from clients are
MASK = 4  # bytes of it, before the text
Hear = Callable[[bytes], bool]  # whether a message was taken
Write = Callable[[bytes], bool]  # whether it was sent


def text_frame(data: bytes) -> bytes:
    """A message as a server sends it (RFC 6455, 5.2)."""
    size = len(data)
    if SHORT <= size < LONG:
        return LONGER(TEXT, 126, size) + data
    return bytes((TEXT, size)) + data if size < SHORT else LONGEST(TEXT, 127, size) + data


def whole_text(data: bytes) -> bytes | None:
    """The message in one short text frame of a client; `None` if this is anything else (RFC 6455, 5.2)."""
    size = len(data)
    if size < 2 or data[0] != TEXT:
        return None
    start = 2
    if data[1] == MASKED | SHORT and size > SHORT:
        start = 4
        length = data[2] << 8 | data[3]
        if length < SHORT:
            return None
    else:
        length = data[1] - MASKED
    text = start + MASK
    return apply_mask(data[text:], data[start:text]) if 0 <= length == size - text else None


class DirectWebSocket(WebSocketsSansIOProtocol):
    """The same, and it offers itself to the application: `scope["extensions"]["crossroads.direct"]`."""

    hear: Hear | None = None  # who listens to messages as they come
    is_slow = False  # the other side, to read

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def write_now(self, data: bytes) -> bool:
        """Send a text message unless the line is closed or the other side is slow; whether it was sent."""
        if self.is_slow or self.close_sent or self.disconnected:
            return False
        self.transport.write(text_frame(data))
        return True

    def pause_writing(self) -> None:
        self.is_slow = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_slow = False
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        if self.hear is not None and not self.close_sent and self.queue.empty() and self._is_between_messages():
            text = whole_text(data)
            if text is not None and self.hear(text):
                return
        super().data_received(data)

    def _is_between_messages(self) -> bool:
        """Whether nothing that came before is still being read."""
        known = self.conn
        return not known.reader.buffer and known.current_size is None and known.state is OPEN
