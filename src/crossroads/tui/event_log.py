"""What happened at a table, in words: all of it as each screen knows it, and what somebody has not seen yet."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from crossroads.bots import with_reason
from crossroads.engine.definition import Wording
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from crossroads.engine.words import Words


class ToldEvent(NamedTuple):
    """One thing that happened, in words: its rule, the seat it is about if any, and after which choice (0: the set-up)."""

    text: str
    rule: str
    seat: int | None
    n: int
    kind: str


class ChoiceMade(NamedTuple):
    """What one choice brought, with what everybody at this screen could see then."""

    n: int
    events: tuple[Event, ...]
    views: Mapping[int | None, Mapping[str, Any]]
    turn: int  # the seat whose turn it was then


class UndoMade(NamedTuple):
    """A seat took back so many choices of its own, and `n` of everybody were left."""

    n: int
    seat: int
    choices: int


UndoTold = Callable[[UndoMade], str]


class EventLog:
    """What the choices of a game brought, for the screens of one terminal: those of its people, and nobody's (`None`)."""

    def __init__(self, game: Game[Any], screens: tuple[int | None, ...]) -> None:
        """The log of a game that is new or in its midst."""
        self.loaded_at = game.choices_made  # choices that had been made when people sat down
        self._screens = screens
        self._steps = self._retold(game)
        self._undone: list[UndoMade] = []
        self._looked: dict[int | None, int] = {}
        self._lines: dict[int | None, list[ToldEvent]] = {}  # by screen

    def add(self, game: Game[Any], reason: Event | None = None) -> None:
        """Note what the last choice brought, and what was said of it."""
        step = self._step(game)
        self._steps.append(step._replace(events=with_reason(step.events, reason)))

    def cut(self, made: int, seat: int) -> None:
        """Forget what a seat took back: so many choices are left."""
        before = self._undone[-1] if self._undone else None
        goes_on = before is not None and (before.n, before.seat) == (self._steps[-1].n, seat)
        choices = self._undone.pop().choices + 1 if goes_on else 1
        self._undone = [*[each._replace(n=min(each.n, made)) for each in self._undone], UndoMade(made, seat, choices)]
        self._steps = [step for step in self._steps if step.n <= made]
        self.loaded_at = min(self.loaded_at, made)
        self._looked = {seat: min(n, made) for seat, n in self._looked.items()}
        self._lines.clear()

    def look(self, screen: int | None) -> int:
        """Note that somebody looks now, and say how many choices they had seen before; of a loaded game, all but the last."""
        since = self._looked.get(screen, self.loaded_at - 1)
        self._looked[screen] = self._steps[-1].n
        return since

    def lines(self, screen: int | None, wording: Wording, words: Words, undo_told: UndoTold) -> list[ToldEvent]:
        """All that happened, as somebody knows it; what was told before keeps its words until they are forgotten."""
        lines = self._lines.setdefault(screen, [])
        told = lines[-1].n if lines else -1
        for step in self._steps:
            if step.n > told:
                lines += _told(step, screen, wording, words)
                undone = [each for each in self._undone if each.n == step.n]
                lines += [ToldEvent(undo_told(each), "", each.seat, each.n, "taken-back") for each in undone]
        return lines[:]

    def while_away(self, seat: int, made: int) -> list[Event]:
        """What happened after so many choices until the turn came back to a seat, as it knows it; nothing if it never left."""
        after = [step for step in self._steps if step.n >= made]
        back = max((place for place, step in enumerate(after, 1) if step.turn != seat), default=-1)
        told = [step for step in after[: back + 1] if step.n > made]
        return [event.as_seen_by(seat) for step in told for event in step.events]

    def forget_words(self) -> None:
        """Another language is spoken from now on."""
        self._lines.clear()

    def _step(self, game: Game[Any]) -> ChoiceMade:
        views = {seat: game.view(seat) for seat in self._screens}
        return ChoiceMade(game.choices_made, game.events, views, game.definition.on_turn(game.state))

    def _retold(self, game: Game[Any]) -> list[ChoiceMade]:
        """The steps that led here, told by playing the game again; only the last where newer rules play otherwise."""
        last = self._step(game)
        again: Game[Any] = Game(game.setup)
        steps = [self._step(again)]
        for choice in game.history:
            try:
                again.choose(choice)
            except ValueError:
                return [last]
            steps.append(self._step(again))
        return steps if again.digest() == game.digest() else [last]


def _told(step: ChoiceMade, screen: int | None, wording: Wording, words: Words) -> Iterator[ToldEvent]:
    view = step.views[screen]
    for event in step.events:
        seen = event.as_seen_by(screen)
        text = wording.event(words, view, seen)
        if text:
            seat = seen.about.get("seat")
            yield ToldEvent(text, seen.rule, seat if isinstance(seat, int) else None, step.n, seen.kind)
