"""What becomes of a table whose change broke off."""

from asyncio import CancelledError
from typing import Protocol

from crossroads.server.log.writer import Taken
from crossroads.server.trouble import Trouble


class GiveUp(Protocol):
    """How a table is given up."""

    def __call__(self, *, calmly: bool = False) -> None:
        """`calmly`: no fault of ours. The database is away (written down once), the table gone, or the server stops."""


class DropTableOnFailure:
    """If a change breaks off, nobody knows how far it came but the log: what is in memory is given up."""

    __slots__ = ("_give_up",)

    def __init__(self, give_up: GiveUp) -> None:
        self._give_up = give_up

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            self.after(kind)

    def after(self, kind: type[BaseException]) -> None:
        """A change has broken off with this."""
        if not issubclass(kind, Taken):
            self._give_up(calmly=issubclass(kind, Trouble | CancelledError))
