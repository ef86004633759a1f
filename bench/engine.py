"""How fast is the engine: random play and copies of our games, beside catanatron in the same run.

A game and catanatron take turns in short slices on the same core, and the medians of the slices are compared, so that whatever else the
machine does hits both alike. A decision is one question put to a player, with one option or more. Beside it stands, for
the reader, how many of them had more than one: catanatron asks even when there is one, we answer most of those ourselves.
Fails where a game misses its goal: decisions a second as a multiple of catanatron's, and copy time as a share of its.
"""

import random
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median
from time import perf_counter

import crossroads

try:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan
except ImportError:
    sys.exit("bench/engine.py needs its peer: pip install --requirement requirements/bench.txt (`make bench` does)")

SEATS = 4
SLICES = 15
SLICE_SECONDS = 0.4
POINTS = 40
GOALS = {"shelter": (2.0, 0.5), "fallout": (1.5, 1.0)}  # decisions a second, copy time


def our_steps(name: str) -> Iterator[bool]:
    """Random games of one of ours, a step at a time: whether there was a choice."""
    number = 0
    while True:
        chance = random.Random(number)
        game = crossroads.new(name, SEATS, str(number))
        while (decision := game.decision) is not None:
            game.choose(chance.choice(decision.options))
            yield len(decision.options) > 1
        number += 1


def catan_steps() -> Iterator[bool]:
    """Random games of catanatron, a step at a time: whether there was a choice."""
    number = 0
    while True:
        game = Catan([RandomPlayer(colour) for colour in list(Color)[:SEATS]], seed=number)
        while game.winning_color() is None and game.state.num_turns < 1000:
            chosen = len(game.state.playable_actions) > 1
            game.play_tick()
            yield chosen
        number += 1


def our_points(name: str) -> list[Callable[[], object]]:
    """Copying at points spread over random games of one of ours, in the midst of turns too."""
    points: list[Callable[[], object]] = []
    for number in range(POINTS):
        chance = random.Random(number)
        game = crossroads.new(name, SEATS, f"copy {number}")
        for _ in range(60 + 5 * number):
            if game.decision is None:
                break
            game.choose(chance.choice(game.decision.options))
        points.append(game.clone)
    return points


def catan_points() -> list[Callable[[], object]]:
    """Copying at points spread over random games of catanatron."""
    points: list[Callable[[], object]] = []
    for number in range(POINTS):
        game = Catan([RandomPlayer(colour) for colour in list(Color)[:SEATS]], seed=number)
        for _ in range(100 + 10 * number):
            game.play_tick()
        points.append(game.copy)
    return points


def rates(steps: Iterator[bool]) -> tuple[float, float]:
    """Decisions a second over one slice, all of them and those with a choice."""
    made, decided, start = 0, 0, perf_counter()
    while (passed := perf_counter() - start) < SLICE_SECONDS:
        decided += sum(islice(steps, 100))
        made += 100
    return made / passed, decided / passed


def copy_time(points: list[Callable[[], object]]) -> float:
    """Microseconds a copy, over all points."""
    start = perf_counter()
    for copy in points:
        for _ in range(20):
            copy()
    return (perf_counter() - start) / (20 * len(points)) * 1e6


def row(name: str, ours: list[float], theirs: list[float], goal: str, digits: int = 0) -> float:
    """Print one figure of both, and give back the median of their ratios."""
    ratio = median(our / their for our, their in zip(ours, theirs, strict=True))
    print(f"{name:24}{median(ours):12,.{digits}f}{median(theirs):12,.{digits}f}{ratio:8.2f}  {goal}")
    return ratio


def compare(name: str, theirs: Iterator[bool], their_points: list[Callable[[], object]]) -> bool:
    """Print a game's figures beside catanatron's; whether it reaches its goals."""
    ours, points = our_steps(name), our_points(name)
    rates(ours)  # warm up
    speeds = [(rates(ours), rates(theirs)) for _ in range(SLICES)]
    times = [(copy_time(points), copy_time(their_points)) for _ in range(SLICES)]
    least, most = GOALS[name]
    print(f"{'':24}{name:>12}{'catanatron':>12}{'ratio':>8}  goal")
    goal = f"at least {least}"
    faster = row("decisions a second", [our[0] for our, _ in speeds], [their[0] for _, their in speeds], goal)
    row("of these with a choice", [our[1] for our, _ in speeds], [their[1] for _, their in speeds], "")
    shorter = row("microseconds a copy", [our for our, _ in times], [their for _, their in times], f"at most {most}", 1)
    return faster >= least and shorter <= most


def main() -> int:
    random.seed(1)  # catanatron draws from the module
    theirs, their_points = catan_steps(), catan_points()
    rates(theirs)  # warm up
    reached = [compare(name, theirs, their_points) for name in GOALS]
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
