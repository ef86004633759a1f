"""A finished game looked back on from one seat: the value of each moment, what made it, and the choices that cost most."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from crossroads.bots.costly import CostlyChoice, cost_of, costliest, seems_to_cost, to_look_at_again
from crossroads.bots.value_line import Measure, SeatValues, StepWorth, WorthSplit, split
from crossroads.engine.game import Game

POINTS = 120  # of a line at most
PART = 12  # choices of which is told at a time

TellProgress = Callable[[int, int], None]  # how much is done, of how much


class LinePoint(msgspec.Struct, frozen=True, gc=False):
    """A moment of the line: the value of a seat, and what it owes so far to whom; `start` and the three make `value`."""

    at: int
    value: int
    own: int
    others: int
    chance: int


class Review(msgspec.Struct, frozen=True):
    """How a game went for a seat. Numbers of the line and the split are in hundredths of the unit."""

    seat: int
    unit: str
    split: WorthSplit
    line: tuple[LinePoint, ...]
    costs: tuple[CostlyChoice, ...]
    choices: int  # that the seat had, with more than one option


class MeasuredPart(NamedTuple):
    """The values at the start of a part of a game, and its steps."""

    unit: str
    start: SeatValues
    steps: list[StepWorth]


def measured(game: Game[Any], options: Sequence[str]) -> MeasuredPart:
    """The value of each moment from here on, while these options are chosen. The game is played on."""
    measure = Measure(game)
    start = measure.values(game)
    return MeasuredPart(measure.unit, start, [*measure.steps(game, options)])


def first_looks(game: Game[Any], options: Sequence[str], seat: int) -> tuple[int, list[CostlyChoice]]:
    """How many choices a seat had while these options were chosen, and those that may have cost it something."""
    had, found = 0, []
    for option in options:
        decision = game.decision
        assert decision is not None
        if decision.seat == seat and len(decision.ids) > 1:
            had += 1
            if cost := seems_to_cost(game, option):
                found.append(cost)
        game.choose(option)
    return had, found


def review(
    game: Game[Any], options: Sequence[str], seat: int, tell: TellProgress = lambda _done, _total: None
) -> Review:
    """Look back on the game that these options make from here on. `game` itself stays where it is."""
    game.setup.check_seat(seat)
    begun = game.choices_made
    playing, looking, again = game.clone(), game.clone(), game.clone()
    line: list[StepWorth] = []
    start, unit = Measure(game).values(game), ""
    had, found = 0, list[CostlyChoice]()
    for at in range(0, len(options), PART):
        part = options[at : at + PART]
        unit, _, steps = measured(playing, part)
        line += steps
        more, seeming = first_looks(looking, part, seat)
        had += more
        found += seeming
        tell(at + len(part), len(options) + 1)
    likely = {cost.at for cost in to_look_at_again(found)}
    sure = []
    for number, option in enumerate(options, begun):
        if number in likely and (cost := cost_of(again, option)):
            sure.append(cost)
        again.choose(option)
    tell(len(options) + 1, len(options) + 1)
    return put_together(MeasuredPart(unit, start, line), seat, begun, costliest(sure), had)


def put_together(line: MeasuredPart, seat: int, begun: int, costs: Sequence[CostlyChoice], choices: int) -> Review:
    """A review from its parts; `begun`: choices made before the first that is looked at."""
    points = tuple(_points(line, seat, begun))
    return Review(seat, line.unit, split(line.start, line.steps, seat), points, tuple(costs), choices)


def _points(line: MeasuredPart, seat: int, begun: int) -> Iterator[LinePoint]:
    """The moments of a line, as few as can be drawn: the last of each stretch."""
    value = line.start[seat]
    own = others = chance = 0
    yield LinePoint(begun, value, 0, 0, 0)
    stretch = -(-len(line.steps) // POINTS)
    for number, step in enumerate(line.steps, 1):
        chosen, came = step.chosen[seat], step.came[seat]
        value += came
        chance += came - chosen
        if step.seat == seat:
            own += chosen
        else:
            others += chosen
        if number % stretch == 0 or number == len(line.steps):
            yield LinePoint(begun + number, value, own, others, chance)
