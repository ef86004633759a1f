"""A line to one client, as the tables use it; the edge of the server makes one of each WebSocket."""

from collections.abc import Callable
from typing import Protocol


class LineGone(Exception):
    """The other side has hung up, or the line broke: nothing more will come or go."""


class Line(Protocol):
    """One open socket. Whole messages come and go."""

    async def receive(self) -> bytes | str:
        """The next message; `LineGone` once there will be none."""

    def hear_by(self, hear: Callable[[str], bool], /) -> None:
        """Hand over messages as they come, as far as that can be; what is not taken is received as ever."""

    def is_in_time(self) -> bool:
        """Whether the pace allows one more message now; if so, it counts."""

    def is_gone(self) -> bool:
        """Whether the other side is known to have gone, before anybody asks for its next message."""

    def send_now(self, data: bytes, /) -> bool:
        """Send one message as a text frame if that needs no waiting; whether it was sent."""

    async def send(self, data: bytes) -> None:
        """Send one message as a text frame, waiting while the other side is slow; `LineGone` if it has gone."""

    async def close(self, code: int, reason: str) -> None:
        """Hang up; a line that has gone already is fine."""
