"""How well off every seat was at each moment of a game, and what of each change was a choice and what was chance.

The value of a moment is the same measure throughout: what a seat has, as the game's evaluation counts it (`footing`).
Where something is pending (dice are yet to be rolled again, a window is open) it is what comes of it on average, played
on as a bot would until all is quiet.

A choice brings what it comes to on average over all that nobody at the table knows: dice to come, the order of decks.
Chance is the rest. So start, choices and chance add up to the end: all numbers are whole hundredths of the unit.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, Protocol, runtime_checkable

import msgspec

from crossroads.bots.evaluation import View, evaluation_for, has_evaluation
from crossroads.bots.intervals import quantile
from crossroads.bots.playouts import Appraises, next_choice
from crossroads.bots.sight import Sight
from crossroads.engine.decisions import Decision
from crossroads.engine.game import Game
from crossroads.engine.redealing import TOGETHER

WORLDS = 8  # imagined, where chance decides
LONGEST = 60  # choices until all is quiet
FINE = 100  # parts of a unit
SeatValues = tuple[int, ...]  # by seat, in parts of a unit


@runtime_checkable
class LooksBack(Appraises, Protocol):
    """An evaluation that can tell how well off a seat is by what it has, at any moment of a game."""

    def is_quiet(self, decision: Decision) -> bool:
        """Whether nothing is pending at a decision, so that a view tells how well off everybody is."""

    def footing(self, view: View, seat: int) -> float:
        """How well off a seat is by its own view. Who has won does not count: that is said beside it."""


class NothingToTell(ValueError):
    """Nobody knows how well off a seat is in this game."""


class StepWorth(msgspec.Struct, frozen=True, gc=False):
    """One choice: `chosen` is what it brought each seat on average, `came` what came of it; the difference is chance."""

    seat: int
    option: str
    chosen: SeatValues
    came: SeatValues
    doubt: tuple[float, ...]  # the variance of `chosen`, which was tried in a few imagined games


class WorthSplit(msgspec.Struct, frozen=True):
    """What made the value of a seat what it is; `start + own + others + chance == end`, in parts of a unit."""

    start: int
    own: int
    others: int
    chance: int
    end: int
    doubt_own: float = 0.0  # 95 times in 100 the true numbers are no further off
    doubt_others: float = 0.0
    doubt_chance: float = 0.0


def can_look_back(game_id: str, content: Any) -> bool:
    """Whether the value of moments can be told in a game."""
    return has_evaluation(game_id) and isinstance(evaluation_for(game_id, content), LooksBack)


class Measure:
    """The value of moments of one game."""

    def __init__(self, game: Game[Any]) -> None:
        name = game.setup.game
        found = evaluation_for(name, game.content) if has_evaluation(name) else None
        if not isinstance(found, LooksBack):
            raise NothingToTell(
                f"nobody can tell how well off a seat is in the game `{name}`: it has no such evaluation"
            )
        self._evaluation = found
        self.unit = found.unit
        self.seats = range(game.setup.seats)

    def values(self, game: Game[Any]) -> SeatValues:
        """How well off each seat is now."""
        if self._is_quiet(game):
            return self._having(game)
        return _rounded(_mean(self._outcomes(game, None)))

    def steps(self, game: Game[Any], options: Iterable[str]) -> Iterator[StepWorth]:
        """Choose one option after the other, and tell of each what it brought. The game is played on."""
        before = self.values(game)
        for option in options:
            decision, revealed = game.decision, game.state.revealed
            assert decision is not None
            past = game.clone()
            game.choose(option)
            after = self.values(game)
            came = _less(after, before)
            doubt = (0.0,) * len(came)
            chosen = came
            if game.state.revealed != revealed:
                chosen, doubt = self._expected(past, option, before)
            yield StepWorth(decision.seat, option, chosen, came, doubt)
            before = after

    def _expected(self, game: Game[Any], option: str, before: SeatValues) -> tuple[SeatValues, tuple[float, ...]]:
        """What an option comes to on average, and the variance of that."""
        outcomes = self._outcomes(game, option)
        without = [tuple([each / FINE for each in before])] * len(outcomes)
        if not self._is_quiet(game):  # in the same worlds: what both have in common casts no doubt
            others = self._outcomes(game, None)
            without = others if len(others) == len(outcomes) else without
        doubt = tuple(
            [
                _variance([with_it[seat] - none[seat] for with_it, none in zip(outcomes, without, strict=True)])
                for seat in self.seats
            ]
        )
        return _less(_rounded(_mean(outcomes)), before), doubt

    def _outcomes(self, game: Game[Any], option: str | None) -> list[tuple[float, ...]]:
        """What each seat has when all is quiet, in imagined games; in one alone, if chance has no part in it."""
        found = []
        for number in range(WORLDS):
            world = game.imagine(TOGETHER, f"look back {game.state.revealed} {number}")
            revealed = world.state.revealed
            if option is not None:
                world.choose(option)
            self._settle(world)
            found.append(self._had(world))
            if world.state.revealed == revealed:
                break
        return found

    def _settle(self, game: Game[Any]) -> None:
        for _ in range(LONGEST):
            if self._is_quiet(game):
                return
            decision = game.decision
            assert decision is not None
            game.choose(next_choice(self._evaluation, Sight(game, decision.seat), game.view(decision.seat)))

    def _is_quiet(self, game: Game[Any]) -> bool:
        decision = game.decision
        return decision is None or self._evaluation.is_quiet(decision)

    def _had(self, game: Game[Any]) -> tuple[float, ...]:
        return tuple([self._evaluation.footing(game.view(seat), seat) for seat in self.seats])

    def _having(self, game: Game[Any]) -> SeatValues:
        return _rounded(self._had(game))


def split(start: SeatValues, steps: Sequence[StepWorth], seat: int) -> WorthSplit:
    """What made the value of a seat what it was after these steps."""
    own = sum(step.chosen[seat] for step in steps if step.seat == seat)
    others = sum(step.chosen[seat] for step in steps if step.seat != seat)
    end = start[seat] + sum(step.came[seat] for step in steps)
    doubt_own = sum(step.doubt[seat] for step in steps if step.seat == seat)
    doubt_others = sum(step.doubt[seat] for step in steps if step.seat != seat)
    wide = quantile(WORLDS - 1)
    doubts = [wide * sqrt(each) for each in (doubt_own, doubt_others, doubt_own + doubt_others)]
    return WorthSplit(start[seat], own, others, end - start[seat] - own - others, end, *doubts)


def _mean(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([sum(column) / len(rows) for column in zip(*rows, strict=True)])


def _rounded(values: Iterable[float]) -> SeatValues:
    return tuple([round(FINE * each) for each in values])


def _less(one: SeatValues, other: SeatValues) -> SeatValues:
    return tuple([a - b for a, b in zip(one, other, strict=True)])


def _variance(values: Sequence[float]) -> float:
    """Of the mean of these trials."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sum((each - mean) ** 2 for each in values) / (len(values) - 1) / len(values)
