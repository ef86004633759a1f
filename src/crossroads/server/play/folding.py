"""A game as the fold of its log: every entry in order over the set-up, and nothing else.

What was made under the present rules is played again. Where the rules have changed since, the game goes on from the last
state that was kept, as a saved game does: nothing before it is played under rules that it was not made under, and what
was chosen since is chosen again as far as it fits.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from crossroads.engine.codec import encode_state
from crossroads.engine.dice import Draw
from crossroads.engine.game import Game
from crossroads.engine.setup import Setup
from crossroads.server.log.schema import EntryRow, Resumed, StateRow
from crossroads.server.play.again import SLICE, breathe
from crossroads.server.play.play import Moment, Play, Remark, Remarks, Stretch, remark_reissue, remark_undo
from crossroads.server.play.starts import ODD, PastChoices, Pinned, Start, Unreadable, checked, last_beat


class CannotGoOn(ValueError):
    """These rules can go on from nothing that was kept of a game."""


class Log(NamedTuple):
    """What the entries of a log come to."""

    live: list[EntryRow]  # the choices in force
    chance: list[tuple[Draw, ...] | None]  # what it brought after each of them
    last: int
    requests: dict[tuple[int, str], int]
    resumed: list[tuple[int, Resumed, int]]  # each with its number, and how many choices were lost
    remarks: Remarks  # what was taken back, and new ways in that the host made
    undone: int = 0


def read_log(entries: Iterable[EntryRow]) -> Log:
    """Go through the entries of a log in order."""
    log = Log([], [], 0, {}, [], {})
    last = undone = 0
    for entry in entries:
        last = entry.seq
        if entry.request is not None:
            log.requests[entry.seat, entry.request] = entry.seq
        if entry.kind == "choice":
            log.live.append(entry)
            log.chance.append(entry.chance)
        elif entry.kind == "undo":
            undone += 1
            kept = int(entry.option)
            remark_undo(log.remarks, kept, entry.seat, entry.seq)
            del log.live[kept:], log.chance[kept:]
        elif entry.kind == "reissued":
            remark_reissue(log.remarks, len(log.live), entry.seat, entry.seq)
        else:
            resumed = msgspec.json.decode(entry.option, type=Resumed)
            log.resumed.append((entry.seq, resumed, len(log.live) - resumed.kept))
            del log.live[resumed.kept :]
            log.chance[resumed.at :] = resumed.chance
    return log._replace(last=last, undone=undone)


class Folded(NamedTuple):
    """A game as its log makes it."""

    play: Play
    resumed: Resumed | None = None  # it goes on under other rules, which is to be entered
    changed: bool = False  # the rules are others, and play this game as it was played


class Folding:
    """Makes a game of its log and of the states that were kept of it."""

    def __init__(
        self, setup: Setup, opening: tuple[Draw, ...], log: Log, rows: Sequence[StateRow], now: Pinned
    ) -> None:
        """`now`: the digests of the rules and packs that are here."""
        self._setup = setup
        self._opening = opening
        self._log = log
        self._now = now
        places = {0: 0} | {entry.seq: at for at, entry in enumerate(log.live, 1)}
        self._rows = {places[row.seq]: row for row in rows if row.seq in places}  # by how many choices had been made
        self._states: dict[int, bytes | None] = {}  # as these rules write them; `None`: they cannot read it

    @property
    def is_plain(self) -> bool:
        """Whether the whole game was made under the present rules."""
        return not self._log.resumed and self._is_as_made

    @property
    def _is_as_made(self) -> bool:
        last = self._rows[max(self._rows)] if self._rows else None
        return last is None or Pinned(last.rules, last.packs) == self._now

    async def plain(self) -> Folded | None:
        """The game from its set-up on; `None` if that is not what the log tells of."""
        play = Play(self._setup)
        return Folded(self._noted(play)) if await self._follows(play) else None

    async def whole(self) -> Folded:
        """The game, whatever has changed since it was made."""
        start = self._start(self._log.resumed[-1][1].at) if self._log.resumed else Start(self._setup)
        if start is not None and (self._is_as_made or max(self._rows) == len(self._log.live)):
            play = await self._play(start)
            if await self._follows(play, compare=not self._is_as_made):
                return Folded(self._noted(play), changed=not self._is_as_made)
        for at in sorted(self._rows, reverse=True):
            start = self._start(at)
            if start is not None:
                return await self._resumed(start)
        play = Play(self._setup)
        if None in self._log.chance or not await self._follows(play):
            raise CannotGoOn("its states cannot be read, and its choices do not fit")
        return Folded(self._noted(play), changed=True)

    # -- playing again

    async def _follows(self, play: Play, compare: bool = False) -> bool:
        """Choose again what was chosen since a play began; whether all of it fitted and chance brought the same."""
        begun = play.made
        if compare and begun in self._rows and not self._is_at(play.game, begun):
            return False
        for number, entry in enumerate(self._log.live[begun:], begun):
            if number % SLICE == 0:
                await breathe()
            if not self._repeats(play, number, entry):
                return False
            if compare and number + 1 in self._rows and not self._is_at(play.game, number + 1):
                return False
        return True

    def _repeats(self, play: Play, number: int, entry: EntryRow) -> bool:
        known = self._log.chance[number]
        try:
            if not _fits(play.game, entry):
                return False
            play.choose(entry.seat, play.game.meant(entry.option), entry.seq, None, entry.reason)
        except ODD:
            return False
        return known is None or play.game.last_draws == known

    def _is_at(self, game: Game[Any], at: int) -> bool:
        """Whether a game is where it was when a state was kept of it."""
        made, state = last_beat(game)
        return made == at and encode_state(state) == self._state(at)

    # -- going on

    async def _resumed(self, start: Start) -> Folded:
        """The game from a kept state on, with what was chosen since as far as it fits."""
        live = self._log.live
        play, failed = await self._chosen_again(start, len(live))
        if failed is not None:  # in the middle of it: begin anew, and stop before
            play, _ = await self._chosen_again(start, failed)
        chance = tuple([draws for _, _, draws in play.game.choices()[start.at :]])
        resumed = Resumed(start.at, play.made, self._now.rules, self._now.packs, chance)
        play = self._noted(play)
        _remark(play, self._log.last + 1, resumed, len(live) - play.made)
        return Folded(play, resumed)

    async def _chosen_again(self, start: Start, until: int) -> tuple[Play, int | None]:
        """A play with the choices since its start as far as they fit, and the choice that failed, if one did."""
        play = await self._play(start)
        for number, entry in enumerate(self._log.live[start.at : until], start.at):
            try:
                if not _fits(play.game, entry):
                    break
                play.choose(entry.seat, play.game.meant(entry.option), entry.seq, None, entry.reason)
            except ODD:
                return play, number
        return play, None

    async def _play(self, start: Start) -> Play:
        """A play that begins here, with all that can still be told of what was before."""
        moments: list[Moment] = []
        stretches: list[Stretch] = []
        starts = [each for at in sorted(self._rows) if at < start.at and (each := self._start(at)) is not None]
        for begins, ends in zip(starts, [*starts, start][1:], strict=True):
            moments += self._untold(len(moments), begins.at)
            if len(moments) == begins.at:
                moments.append(_moment(begins))
            told = await self._told(begins, ends.at)
            stretches.append(Stretch(begins, told is not None))
            moments += told or ()
        moments += self._untold(len(moments), start.at)
        return Play(start, moments[: start.at], stretches)

    async def _told(self, start: Start, until: int) -> list[Moment] | None:
        """The moments of a stretch, if these rules play it as it was played."""
        play = Play(start)
        for number in range(start.at, until):
            if number % SLICE == 0:
                await breathe()
            if not self._repeats(play, number, self._log.live[number]):
                return None
        return play.moments[1:] if self._is_at(play.game, until) else None

    def _untold(self, first: int, until: int) -> list[Moment]:
        """Moments of which no more is known than that a choice was made."""
        moments = [Moment(0, -1, "", (), False)] if first == 0 < until else []
        made = self._log.live[max(first - 1, 0) : max(until - 1, 0)]
        return moments + [Moment(entry.seq, entry.seat, entry.option, (), False) for entry in made]

    def _start(self, at: int) -> Start | None:
        """Where a game begins after so many choices; `None` if no state is kept there that these rules can read."""
        if at == 0 and not self._log.resumed and self._is_as_made:
            return Start(self._setup)
        state = self._state(at) if at in self._rows else None
        if state is None:
            return None
        return Start(self._setup, at, self._rows[at].seq, state, self._opening, self._past(at))

    def _state(self, at: int) -> bytes | None:
        if at not in self._states:
            try:
                self._states[at] = checked(self._setup, self._rows[at])
            except Unreadable:
                self._states[at] = None
        return self._states[at]

    def _past(self, at: int) -> PastChoices:
        known = zip(self._log.live[:at], self._log.chance[:at], strict=True)
        return tuple([(entry.option, entry.seat, chance or ()) for entry, chance in known])

    # -- what the table is told of it

    def _noted(self, play: Play) -> Play:
        log = self._log
        play.seq = log.last
        play.requests = log.requests
        play.undone = log.undone
        play.kept_at = max([at for at in self._rows if at <= play.made], default=0)
        for shown, count in play.gaps():
            about = {"count": count}
            play.remarks.setdefault(shown, []).append(Remark(play.moments[shown].seq, "untold", about))
        for seq, resumed, lost in log.resumed:
            _remark(play, seq, resumed, lost)
        for at, remarks in log.remarks.items():
            play.remarks.setdefault(min(at, play.made), []).extend(remarks)
        return play


def _remark(play: Play, seq: int, resumed: Resumed, lost: int) -> None:
    about = {"again": resumed.kept - resumed.at, "lost": lost}
    play.remarks.setdefault(resumed.at, []).append(Remark(seq, "rules-changed", about))


def _moment(start: Start) -> Moment:
    return Play(start).moments[0]


def _fits(game: Game[Any], entry: EntryRow) -> bool:
    decision = game.decision
    return decision is not None and decision.seat == entry.seat and entry.option in decision.ids
