"""What a bot may look at: its seat's side of a game, and nothing else of it."""

from typing import Any

from crossroads.engine.decisions import Decision
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from crossroads.engine.odds import Odds


class Sight:
    """A seat's eyes. The true state and the dice stay out of reach; what is imagined has its own."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game[Any], seat: int) -> None:
        decision = game.decision
        if decision is None or decision.seat != seat:
            turn = "nobody" if decision is None else f"seat {decision.seat}"
            raise ValueError(f"seat {seat} has nothing to choose now: it is up to {turn}")
        self._game = game
        self.seat = seat

    @property
    def decision(self) -> Decision:
        """What the seat must choose now."""
        decision = self._game.decision
        assert decision is not None, "a sight lasts no longer than its decision"
        return decision

    @property
    def content(self) -> Any:
        """The cards as they are printed, which everybody may read."""
        return self._game.content

    @property
    def view(self) -> dict[str, Any]:
        """The table as this seat sees it."""
        return self._game.view(self.seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened since the last choice, as this seat may know it."""
        return self._game.events_for(self.seat)

    def own_choices(self, since: str, *, own_only: bool = False) -> tuple[str, ...]:
        """What this seat has chosen since anybody chose this option, such as to end a turn; the last of it last.

        With `own_only` since it chose the option itself.
        """
        own: list[str] = []
        for option, seat in self._game.choices_back():
            is_own = seat == self.seat
            if option == since and (is_own or not own_only):
                break
            if is_own:
                own.append(option)
        return tuple(reversed(own))

    def odds(self, option_id: str) -> tuple[Odds, ...]:
        """The exact odds of an option, where dice decide."""
        return self._game.odds(option_id)

    def imagine(self, salt: str) -> Game[Any]:
        """A game that could be this one: all that the seat cannot know is dealt anew."""
        return self._game.imagine(self.seat, salt)
