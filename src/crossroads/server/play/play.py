"""The game of a table at one point of its log, with every moment before it."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from crossroads.bots import with_reason
from crossroads.engine.content import edition_of
from crossroads.engine.decisions import Option
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from crossroads.engine.setup import Origin, Setup, tellers_of
from crossroads.engine.sharing import Shared
from crossroads.server.log.schema import SeatRow, TableRow
from crossroads.server.play.patches import shared_patch
from crossroads.server.play.starts import Start
from crossroads.server.play.trail import Trail


class Moment(msgspec.Struct, frozen=True, gc=False):
    """What one choice brought: the entry it was, who made it, and what happened then. The first is the set-up."""

    seq: int
    by: int
    option: str
    events: tuple[Event, ...]
    private: bool  # not everybody saw all of it

    @property
    def is_told(self) -> bool:
        """Whether something happened that all were told of."""
        return any(event.only is None for event in self.events)

    @classmethod
    def of(cls, seq: int, by: int, option: str, game: Game[Any], reason: Event | None = None) -> "Moment":
        events = game.state.events if reason is None else with_reason(game.state.events, reason)
        private = False
        for event in events:
            if event.only is not None:
                private = True
        return cls(seq, by, option, events, private)


def setup_of(table: TableRow, seats: Sequence[SeatRow]) -> Setup:
    """What a table's game is made from; every seat has added its nonce."""
    nonces = tuple(seat.nonce for seat in seats)
    asked = table.played_with
    game, packs, modules = edition_of(table.game, asked.packs, asked.expansions)
    people = [seat.seat for seat in seats if seat.token]  # and those in whose place a bot plays now
    tellers = tellers_of(people, table.seats) if asked.typed and people else ()
    if asked.recorded is not None:
        nonces, tellers = asked.recorded.nonces, asked.recorded.tellers
    options, came = msgspec.json.decode(table.options), asked.came_from
    origin = None if came is None else Origin(bytes(came.state), came.seat, came.at)
    return Setup(game, table.seats, table.secret, nonces, options, packs, modules, asked.typed, tellers, origin)


class Views(dict[int | None, dict[str, Any]]):
    """What is seen from the seats of a game at one point, as far as somebody has looked: to look up a view makes it."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.shared: defaultdict[int | None, Shared] = defaultdict(Shared)

    def __missing__(self, seat: int | None) -> dict[str, Any]:
        game = self._game
        if seat is not None and game.definition.open:
            view = {**self[None], "seat": seat}
        else:
            view = game.definition.view(game.state, seat, self.shared[seat])
        self[seat] = view
        return view


class Stretch(NamedTuple):
    """A part of a game from one start to the next; `whole`: its choices can be played again under these rules."""

    start: Start
    whole: bool = True


class Remark(msgspec.Struct, frozen=True):
    """What the table is told of its own log at a moment, beside what happened in the game."""

    seq: int
    kind: Literal["rules-changed", "untold", "taken-back", "reissued"]
    about: dict[str, int]


Remarks = dict[int, list[Remark]]  # by how many choices had been made


def remark_undo(remarks: Remarks, kept: int, seat: int, seq: int) -> None:
    """Note that a seat took back its last choice: what somebody takes back one after the other is one remark."""
    moved = [each for number in sorted(remarks) if number > kept for each in remarks.pop(number)]
    there = [*remarks.get(kept, ()), *moved]
    last, count = there[-1] if there else None, 1
    if last is not None and last.kind == "taken-back" and (last.seq, last.about["seat"]) == (seq - 1, seat):
        count += there.pop().about["count"]
    remarks[kept] = [*there, Remark(seq, "taken-back", {"seat": seat, "count": count})]


def remark_reissue(remarks: Remarks, made: int, seat: int, seq: int) -> None:
    """Note that the host has made a new way in for a seat's person, after so many choices."""
    remarks.setdefault(made, []).append(Remark(seq, "reissued", {"seat": seat}))


class Play:
    """The game of a table at one point of its log."""

    def __init__(self, begins: Setup | Start, past: Sequence[Moment] = (), stretches: Sequence[Stretch] = ()) -> None:
        """A game that begins here; with the moments before it, and the stretches that these are played again in."""
        start = begins if isinstance(begins, Start) else Start(begins)
        self.start = start
        self.stretches = (*stretches, Stretch(start))
        self.game: Game[Any] = start.game()
        self.seq = start.seq
        option, by, _ = start.past[-1] if start.past else ("", -1, ())
        self.moments = [*past, Moment.of(start.seq, by, option, self.game)]
        self.remarks: Remarks = {}
        self.requests: dict[tuple[int, str], int] = {}
        self.undone = 0  # entries that took something back
        self.trail = Trail(start.at, self.game)
        self.firm = start.at  # this many choices cannot be taken back
        self.kept_at = start.at  # choices that had been made at the last beat whose state was kept
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

    def by_bots(self) -> list[int]:
        """The entries of choices, as far as all were told of them, that nobody has sent in: bots have made them."""
        sent = {*self.requests.values()}
        return [moment.seq for moment in self.moments[1:] if moment.seq not in sent and moment.is_told]

    @property
    def history(self) -> list[str]:
        return [moment.option for moment in self.moments[1:]]

    def ends(self) -> list[int]:
        """After how many choices each stretch ends."""
        return [*[stretch.start.at for stretch in self.stretches[1:]], self.made]

    def gaps(self) -> Iterator[tuple[int, int]]:
        """Where moments cannot be shown: how many choices had been made at the last that can, and how many cannot."""
        shown = -1
        for (start, whole), until in zip(self.stretches, self.ends(), strict=True):
            if shown + 1 < start.at:
                yield max(shown, 0), start.at - shown - 1
            shown = until if whole else start.at

    def shown_for(self, at: int) -> int:
        """The moment that is shown for one: itself, or the last before it that can be, or else the first after it."""
        shown = None
        for (start, whole), until in zip(self.stretches, self.ends(), strict=True):
            if start.at > at and shown is not None:
                break
            shown = max(start.at, min(at, until if whole else start.at))
        assert shown is not None
        return shown

    def patch(self, seat: int | None) -> dict[str, Any]:
        """What changed in a view that somebody saw before the last choice (see `Step`)."""
        return shared_patch(self.views_before[seat], self.view(seat), self.views.shared[seat])

    def choose(
        self, seat: int, option: Option[Any], seq: int, request: str | None, reason: Event | None = None
    ) -> None:
        """Make a choice that is on offer, for which a bot may give a reason."""
        game = self.game
        game.carry_out(option)
        made = len(self.moments)
        self.moments.append(Moment.of(seq, seat, option.id, game, reason))
        if not game.can_undo:
            self.firm = made
        if made >= self.trail.due:
            self.trail.note(made, game)
        self._go_on(seat, seq, request)

    def take_back(self, kept: int, seat: int, seq: int, request: str | None) -> None:
        """Go back to when `kept` choices had been made."""
        remark_undo(self.remarks, kept, seat, seq)
        while self.made > kept:
            self.game.undo()
            self.moments.pop()
        self.kept_at = min(self.kept_at, kept)
        self.trail.cut(kept)
        self.undone += 1
        self._go_on(seat, seq, request)

    def reissue(self, seat: int, seq: int) -> None:
        """Note that the host has made a new way in for a seat's person."""
        remark_reissue(self.remarks, self.made, seat, seq)
        self.seq = seq

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
