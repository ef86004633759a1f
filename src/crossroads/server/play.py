"""A game as the fold of its log: every entry in order over the set-up, and nothing else."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Any

import msgspec

from crossroads.engine.decisions import Option
from crossroads.engine.events import Event
from crossroads.engine.game import Game, Setup
from crossroads.engine.sharing import Shared
from crossroads.server.patching import shared_patch
from crossroads.server.schema import EntryRow, SeatRow, TableRow

SLICE = 20  # choices that are played again before other tables have their turn


class Moment(msgspec.Struct, frozen=True, gc=False):
    """What one choice brought: the entry it was, who made it, and what happened then. The first is the set-up."""

    seq: int
    by: int
    option: str
    events: tuple[Event, ...]
    private: bool  # not everybody saw all of it

    @classmethod
    def of(cls, seq: int, by: int, option: str, game: Game[Any]) -> "Moment":
        events = game.events
        return cls(seq, by, option, events, any(event.only is not None for event in events))


def setup_of(table: TableRow, seats: Sequence[SeatRow]) -> Setup:
    """What a table's game is made from; every seat has added its nonce."""
    nonces = tuple(seat.nonce for seat in seats)
    return Setup(table.game, table.seats, table.secret, nonces, msgspec.json.decode(table.options))


class Views(dict[int | None, dict[str, Any]]):
    """What is seen from the seats of a game at one point, as far as somebody has looked: to look up a view makes it."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.shared: defaultdict[int | None, Shared] = defaultdict(Shared)

    def __missing__(self, seat: int | None) -> dict[str, Any]:
        open_to = seat is not None and self._game.definition.open
        view = {**self[None], "seat": seat} if open_to else self._game.view(seat, self.shared[seat])
        self[seat] = view
        return view


class Play:
    """The game of a table at one point of its log."""

    def __init__(self, setup: Setup) -> None:
        self.game: Game[Any] = Game(setup)
        self.seq = 0
        self.moments = [Moment.of(0, -1, "", self.game)]
        self.requests: dict[tuple[int, str], int] = {}
        self.firm = 0  # this many choices cannot be taken back
        self.views = Views(self.game)
        self.views_before: dict[int | None, dict[str, Any]] = {}  # those that somebody saw before the last choice
        self.view: Callable[[int | None], dict[str, Any]] = self.views.__getitem__  # what a seat sees now

    @property
    def over(self) -> bool:
        return self.game.outcome is not None

    @property
    def made(self) -> int:
        """How many choices have been made and not been taken back."""
        return len(self.moments) - 1

    @property
    def history(self) -> list[str]:
        return [moment.option for moment in self.moments[1:]]

    def patch(self, seat: int | None) -> dict[str, Any]:
        """What changed in a view that somebody saw before the last choice (see `Step`)."""
        return shared_patch(self.views_before[seat], self.view(seat), self.views.shared[seat])

    def choose(self, seat: int, option: Option[Any], seq: int, request: str | None) -> None:
        """Make a choice that is on offer."""
        self.game.carry_out(option)
        self.moments.append(Moment.of(seq, seat, option.id, self.game))
        if not self.game.can_undo:
            self.firm = self.made
        self._go_on(seat, seq, request)

    def take_back(self, kept: int, seat: int, seq: int, request: str | None) -> None:
        """Go back to when `kept` choices had been made."""
        while self.made > kept:
            self.game.undo()
            self.moments.pop()
        self._go_on(seat, seq, request)

    def _go_on(self, seat: int, seq: int, request: str | None) -> None:
        self.seq = seq
        self.views_before = dict(self.views)
        self.views.clear()
        if request is not None:
            self.requests[seat, request] = seq

    def before_last_of(self, seat: int) -> int | None:
        """How many choices remain if a seat takes back its last one; `None` if it cannot."""
        for number in range(self.made, self.firm, -1):
            if self.moments[number].by == seat:
                return number - 1
        return None


async def fold(setup: Setup, entries: Iterable[EntryRow]) -> tuple[Play, int]:
    """The game that a log makes, and how many of its choices still stand but do not fit these rules any more."""
    live: list[EntryRow] = []
    last = 0
    requests: dict[tuple[int, str], int] = {}
    for entry in entries:
        if entry.kind == "undo":
            del live[int(entry.option) :]
        else:
            live.append(entry)
        last = entry.seq
        if entry.request is not None:
            requests[entry.seat, entry.request] = entry.seq
    play = Play(setup)
    for number, entry in enumerate(live):
        if number % SLICE == 0:
            await asyncio.sleep(0)
        try:
            play.choose(entry.seat, play.game.meant(entry.option), entry.seq, None)
        except ValueError:
            break
    play.seq = last
    play.requests = requests
    return play, len(live) - play.made


async def played_again(setup: Setup, history: Sequence[str]) -> AsyncIterator[Game[Any]]:
    """One game at each of its points, from the set-up on; other tables have their turns in between."""
    game: Game[Any] = Game(setup)
    yield game
    for number, option in enumerate(history):
        if number % SLICE == 0:
            await asyncio.sleep(0)
        game.choose(option)
        yield game
