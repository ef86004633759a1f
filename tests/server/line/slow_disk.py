"""A disk that can be made to wait and to fail, and the choices that wait for it, for the tests of choosing."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from crossroads.protocol.socket import Choose
from crossroads.server.log.appending import FileAppender, ServerAppender
from crossroads.server.log.schema import EntryRow
from tests.kit.hubs import Person


class Disk:
    """Where entries go: it can be made to wait, and to fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting = 0  # groups of entries
        self.fault: Exception | None = None
        self._free = asyncio.Event()
        self._free.set()
        self._reached = asyncio.Event()
        for kind in (FileAppender, ServerAppender):
            monkeypatch.setattr(kind, "append", self._through(kind.append))

    def _through(self, append: Callable[..., Any]) -> Callable[..., Any]:
        async def slowly(appender: Any, entries: Sequence[EntryRow]) -> None:
            self.waiting += 1
            self._reached.set()
            await self._free.wait()
            self.waiting -= 1
            fault, self.fault = self.fault, None
            if fault is not None:
                raise fault
            await append(appender, entries)

        return slowly

    def hold(self) -> None:
        self._free.clear()

    def let_go(self, fault: Exception | None = None) -> None:
        """Write on; the first that waits fails if something is in its way."""
        self.fault = fault
        self._free.set()

    async def reached(self, count: int = 1) -> None:
        """Wait until so many commits are under way."""
        while self.waiting < count:
            self._reached.clear()
            await self._reached.wait()


def choice(person: Person, option: str = "", request: str = "one") -> Choose:
    option = option or person.decision.options[0].id
    return Choose(request=request, seat=person.decision.seat, seq=person.seq, option=option)


def steps_told(*people: Person) -> list[bytes]:
    return [data for person in people for data in person.wire.traffic if data.startswith(b'{"type":"step"')]
