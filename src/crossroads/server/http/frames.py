"""uvicorn's WebSocket with a short way in and a short way out.

A choice is told to every seat of its table, mostly in a few words. Through the framework each of them takes a task of its
own, woken and put to sleep again; where the other side keeps up, all that is needed is to write. In the same way a short
message that comes alone is put straight where the application receives it, and reading is not stopped for it. Whatever is
not that simple (in pieces, with others, out of turn) goes through the framework, which knows all of the protocol.

That takes some work for each frame, so it is done a little at a time: not before the application has taken what came
before, and not faster than so many frames a second. A line that is full of pings, or of scraps, holds up nobody else.
"""

from asyncio import Future, TimerHandle, get_running_loop
from collections import deque
from collections.abc import Callable
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # it is not built everywhere
    from websockets.utils import apply_mask

EXTENSION = "crossroads.direct"
SHORT, LONG = 126, 1 << 16  # from these lengths on, a frame says its length in two bytes, and in eight
TEXT = 0x81  # one frame, the whole of a text message
LONGER, LONGEST = Struct("!BBH").pack, Struct("!BBQ").pack
MASKED = 0x80  # as all frames from clients are
MASK = 4  # bytes of it, before the text
NO_TEXT = 1007
STEP = 1024  # bytes that are read before other lines have their turn
FRAMES = 100  # a second, and at once
Write = Callable[[bytes], bool]  # whether it was sent
Hear = Callable[[str], bool]  # whether it was taken


def text_frame(data: bytes) -> bytes:
    """A message as a server sends it (RFC 6455, 5.2)."""
    size = len(data)
    if SHORT <= size < LONG:
        return LONGER(TEXT, 126, size) + data
    return bytes((TEXT, size)) + data if size < SHORT else LONGEST(TEXT, 127, size) + data


def whole_text(data: bytes) -> str | None:
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
    if not 0 <= length == size - text:
        return None
    try:
        return apply_mask(data[text:], data[start:text]).decode()
    except UnicodeDecodeError:
        return None


class Inbox(deque[Any]):
    """What came and waits for the application: as much of a queue as one reader needs."""

    _awaited: Future[None] | None = None  # the reader waits for this

    def put_nowait(self, event: Any) -> None:
        self.append(event)
        awaited = self._awaited
        if awaited is not None and not awaited.done():
            awaited.set_result(None)

    def filled(self) -> Future[None]:
        """Done when something comes, while there is nothing."""
        self._awaited = get_running_loop().create_future()
        return self._awaited


class DirectWebSocket(WebSocketsSansIOProtocol):
    """The same, and it offers itself to the application: `scope["extensions"]["crossroads.direct"]`."""

    gone: Callable[[], None] | None = None  # who is told that the connection has ended
    _frames = 0  # that came so far
    _due = 0.0  # when all that came has had its time

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.hear: Hear | None = None  # who takes messages as they come, before they are put where they are received
        self.is_slow = False  # the other side, to read
        self._unread = b""  # what waits for its turn
        self._step: TimerHandle | None = None  # that turn, if it is settled when it comes
        self.inbox = Inbox()
        # The framework has an asyncio.Queue here, and calls nothing of it but `put_nowait`.
        self.queue = self.inbox  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Send on; a handshake that was answered with a refusal is over, and no fault of ours that fills the log."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True

    def write_now(self, data: bytes) -> bool:
        """Send a text message unless the line is closed or the other side is slow; whether it was sent."""
        if self.is_slow or self.close_sent or self.disconnected:
            return False
        size = len(data)  # nearly all messages have the same head, which spares them a call
        self.transport.write(LONGER(TEXT, 126, size) + data if SHORT <= size < LONG else text_frame(data))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.hear = None
        if self._step is not None:
            self._step.cancel()
        if self.gone is not None:
            self.gone()

    def pause_writing(self) -> None:
        self.is_slow = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_slow = False
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        text = whole_text(data) if self._is_waited_for() else None
        if text is not None:
            if self.hear is None or not self.hear(text):
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
        elif not self.handshake_initiated:
            super().data_received(data)
        else:
            self._unread += data
            if self._step is None:
                self._read_on()
            else:
                self._mind_the_flow()

    def _read_on(self) -> None:
        """Read a step further, unless the application has yet to take something; then `receive` goes on."""
        self._step = None
        if self.transport.is_closing():
            self._unread = b""
            return
        if not self.inbox or self.close_sent:
            before = self._frames
            data, self._unread = self._unread[:STEP], self._unread[STEP:]
            super().data_received(data)
            now = self.loop.time()
            self._due = max(self._due, now - 1) + (self._frames - before) / FRAMES
            if self._unread or self._due > now:
                self._step = self.loop.call_later(max(0.0, self._due - now), self._read_on)
        self._mind_the_flow()

    def _mind_the_flow(self) -> None:
        """Let no more come in while something waits for its turn."""
        waits = bool(self._unread) or self._step is not None or bool(self.inbox)
        if waits != self.read_paused and not self.transport.is_closing():
            self.read_paused = waits
            if waits:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    async def receive(self) -> Any:
        while not self.inbox:
            await self.inbox.filled()
        return self.take()

    def take(self) -> Any:
        """The first that waits in the inbox."""
        message = self.inbox.popleft()
        if self._unread and self._step is None:
            self._step = self.loop.call_later(0, self._read_on)
        if self.read_paused or self._step is not None:
            self._mind_the_flow()
        return message

    def handle_ping(self) -> None:
        self._frames += 1
        if self.is_slow:  # it does not read its answers
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._frames += 1
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._frames += 1
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; the framework writes pages to the log where one is no text."""
        self._frames += 1
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def _is_waited_for(self) -> bool:
        """Whether the application has received all that came before, and none of it is still being read."""
        known = self.conn
        return (
            not self.inbox
            and self._step is None
            and not self.close_sent
            and known.state is OPEN
            and not known.reader.buffer
            and known.current_size is None
        )
