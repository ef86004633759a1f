"""How fast is the engine: random play and copies of our games, beside catanatron in the same run.

A game and catanatron take turns in short slices on the same core, and the medians of the slices are compared, so that whatever else the
machine does hits both alike. A decision is one question put to a player, with one option or more. Beside it stands, for
the reader, how many of them had more than one: catanatron asks even when there is one, we answer most of those ourselves.
Copies share their past, so one late in a game costs no more than an early one; Shelter is over too soon to show it.
Fails where a game misses its goal: decisions a second as a multiple of catanatron's, copy time as a share of its, and a
late copy as a multiple of an early one.
"""

import random
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from statistics import median
from time import perf_counter
from typing import Any

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
GOALS = {"shelter": (2.0, 0.5), "fallout": (1.5, 1.0), "munchkin": (2.0, 0.3)}  # decisions a second, copy time
EARLY, LATE = 50, 2_000  # choices before a copy
LATE_GOAL = 1.5


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
    return [our_game(name, number, 60 + 5 * number).clone for number in range(POINTS)]


def our_points_after(name: str, choices: int) -> list[Callable[[], object]]:
    """Copying after so many choices, in those of the random games that last as long."""
    games = [our_game(name, number, choices) for number in range(POINTS)]
    return [game.clone for game in games if game.decision is not None]


def our_game(name: str, number: int, choices: int) -> crossroads.Game[Any]:
    """A random game of one of ours after so many choices, or at its end."""
    chance = random.Random(number)
    game = crossroads.new(name, SEATS, f"copy {number}")
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(chance.choice(game.decision.options))
    return game


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
    return faster >= least and shorter <= most and late_copies(name) <= LATE_GOAL


def late_copies(name: str) -> float:
    """Print what a copy costs early and late in a game, and give back how many times as much it is late.

    Of the points the one in the middle is taken: what was done last in a turn, and has to be done again, is left out.
    """
    early, late = our_points_after(name, EARLY), our_points_after(name, LATE)
    if not late:
        return 0.0
    times = [[median([copy_time([point]) for point in points]) for points in (early, late)] for _ in range(SLICES)]
    before, after = [median(each) for each in zip(*times, strict=True)]
    ratio = median([late_one / early_one for early_one, late_one in times])
    print(f"{'':24}{f'at {EARLY} choices':>16}{f'at {LATE:,}':>12}{'ratio':>8}  goal")
    print(f"{'microseconds a copy':24}{before:16.1f}{after:12.1f}{ratio:8.2f}  at most {LATE_GOAL}")
    return ratio


def main() -> int:
    random.seed(1)  # catanatron draws from the module
    theirs, their_points = catan_steps(), catan_points()
    rates(theirs)  # warm up
    reached = [compare(name, theirs, their_points) for name in GOALS]
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
