"""The windows of a table's game: what its seats have said ahead, and the clock of the open one."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any

from crossroads.engine.chance import is_chance
from crossroads.engine.decisions import Decision, Option
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from crossroads.engine.standing import Ahead, WindowMoment, moment_of
from crossroads.engine.windows import Window
from crossroads.protocol.socket import SaidAhead
from crossroads.server.log.schema import SeatRow
from crossroads.server.play.play import Play
from crossroads.server.telling.messages import encode
from crossroads.server.telling.visitor import Visitor


def clock_at(seconds: int, seats: Sequence[SeatRow], guests: Sequence[Visitor]) -> int:
    """Seconds of a window over hidden hands; none where nobody could read the time that another person takes."""
    people = {each.seat for each in seats if each.person}
    alone = len(people) < 2 or any(people <= set(guest.seats) for guest in guests)
    return 0 if alone else seconds


class Windows:
    """It lives as long as the table is in memory: whoever has said something before is asked again."""

    def __init__(self, clock: Callable[[], int], game: Game[Any] | None = None) -> None:
        """`clock` says how many seconds a window over hidden hands stays open; 0: as long as it takes."""
        self.ahead = Ahead()
        self.ends: float | None = None  # when the clock of the open window has run out
        self.hurried = asyncio.Event()
        self._clock = clock
        self._moment: WindowMoment = ()  # that the clock is for
        if game is not None:
            self.follow(game)

    def of(self, game: Game[Any]) -> "Windows":
        """The windows of a game that was made anew: nobody has said anything yet."""
        return Windows(self._clock, game)

    def question_to(self, game: Game[Any], seat: int) -> Decision | None:
        """What a seat must decide now; while a window's clock runs, all whom it awaits are asked."""
        if self.ends is not None:
            return game.ahead(seat)
        decision = game.decision
        return decision if decision is not None and decision.seat == seat else None

    def all_have_said(self, game: Game[Any]) -> bool:
        """Whether each awaited seat has answered, or passes for the whole occasion: nothing that depends on a hand."""
        window = game.asking
        return window is not None and all(self._has_said(game, window, seat) for seat in window.awaited)

    def _has_said(self, game: Game[Any], window: Window, seat: int) -> bool:
        said = self.ahead.standing(seat)
        passes = window.occasion != "" and said.occasion == window.occasion and window.prompt not in said.stops
        return passes or self.ahead.has_answered(game, seat)

    def hurry(self, game: Game[Any]) -> None:
        """End the clock of the open window if nobody is left to wait for."""
        if self.ends is not None and self.all_have_said(game):
            self.ends = min(self.ends, time.time())
            self.hurried.set()

    async def wait(self) -> None:
        """Wait until the clock of the open window has run out, or nobody is left to wait for."""
        self.hurried.clear()
        if self.ends is not None and (left := self.ends - time.time()) > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), left)

    def told(self, game: Game[Any], seat: int) -> SaidAhead:
        """What a seat has said of windows before being asked."""
        said, window = self.ahead.standing(seat), game.asking
        occasion, prompt = (window.occasion, window.prompt) if window is not None else ("", "")
        return SaidAhead(
            seat,
            self.ahead.answer_of(game, seat),
            seat in self.ahead.calm or self.ahead.has_declined(game, seat),
            occasion != "" and said.occasion == occasion,
            prompt in said.stops,
        )

    def says(
        self, game: Game[Any], decision: Decision, guests: Sequence[Visitor], *, in_sight: bool = False
    ) -> str | None:
        """What the seat that is asked now has said ahead; people round one screen see who is asked (`in_sight`: so do all).

        Beside their questions no clock hides how long it takes: there only what does not depend on a hand is not asked,
        and so too while an answer is carried out.
        """
        if game.asking is None:
            return decision.later or None
        if is_chance(decision):
            return None
        return self.ahead.says(game, in_sight or any(each.several and decision.seat in each.seats for each in guests))

    def tell(self, game: Game[Any], guests: Sequence[Visitor]) -> None:
        """Tell each line what its seat has said ahead, where that is not what it was told last."""
        if self.ahead.is_silent():
            return
        for visitor in guests:
            now = None if visitor.looking is None else self.told(game, visitor.looking)
            if now is not None and now != (visitor.said or SaidAhead(now.seat)):
                visitor.tell(encode(now))
            visitor.said = now

    def choose(
        self, play: Play, seat: int, option: Option[Any], seq: int, request: str | None, reason: Event | None
    ) -> None:
        """Make a choice in memory: it may answer a window, or open one."""
        game = play.game
        if game.state.windows:
            self.ahead.chosen(game, option.id)
        play.choose(seat, option, seq, request, reason)
        if self.ends is not None or game.state.windows:
            self.follow(game, seat)

    def follow(self, game: Game[Any], chooser: int | None = None) -> None:
        """Start the clock of a window over hidden hands, when it opens and after each answer; a pass lets it run on.

        Who has just passed and is awaited again is so by another window.
        """
        window = game.asking if game.state.windows else None
        seconds = self._clock() if window is not None and window.hidden else 0
        if window is None or not seconds:
            self.ends = None
            return
        moment = moment_of(game)
        if self.ends is None or moment != self._moment or chooser in window.awaited:
            self._moment, self.ends = moment, time.time() + seconds

    def taken_back(self, game: Game[Any]) -> None:
        """Choices were taken back: all are asked again, for as long as ever."""
        self.ahead.taken_back()
        self.ends = None
        self.follow(game)
