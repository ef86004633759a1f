"""Who is here by a line to another process: heard from it now and then, and forgotten when it falls silent."""

import time

SILENT_SECONDS = 90.0  # a process that was killed says no good-bye
AGAIN_SECONDS = 30.0


class Presence:
    """The seats of one table whose people have lines to other processes."""

    def __init__(self) -> None:
        self._heard: dict[str, tuple[float, frozenset[int]]] = {}  # process -> when, and which seats

    def hear(self, process: str, seats: str) -> None:
        """Take in what a process says of itself, as in `0,2`."""
        self._heard[process] = time.monotonic(), frozenset(int(seat) for seat in seats.split(",") if seat)

    def seats(self) -> set[int]:
        """Everybody who is here elsewhere."""
        if not self._heard:
            return set()
        since = time.monotonic() - SILENT_SECONDS
        return {seat for heard, seats in self._heard.values() if heard > since for seat in seats}
