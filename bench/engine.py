"""How fast is the engine: random play and copies of Shelter, beside catanatron in the same run.

Both take turns in short slices on the same core, and the medians of the slices are compared, so that whatever else the
machine does hits both alike. Fails below twice catanatron's decisions a second or above half its copy time.
"""

import random
import sys
from collections.abc import Callable, Iterator
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
DECISIONS_GOAL = 2.0
COPY_GOAL = 0.5


def shelter_decisions() -> Iterator[None]:
    """Random games of Shelter, one decision a step."""
    number = 0
    while True:
        chance = random.Random(number)
        game = crossroads.new("shelter", SEATS, str(number))
        while (decision := game.decision) is not None:
            game.choose(chance.choice(decision.options))
            yield
        number += 1


def catan_decisions() -> Iterator[None]:
    """Random games of catanatron, one decision a step."""
    number = 0
    while True:
        game = Catan([RandomPlayer(colour) for colour in list(Color)[:SEATS]], seed=number)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            yield
        number += 1


def shelter_points() -> list[Callable[[], object]]:
    """Copying at points spread over random games of Shelter, in the midst of turns too."""
    points: list[Callable[[], object]] = []
    for number in range(POINTS):
        chance = random.Random(number)
        game = crossroads.new("shelter", SEATS, f"copy {number}")
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


def rate(steps: Iterator[None]) -> float:
    """Steps a second over one slice."""
    made, start = 0, perf_counter()
    while (passed := perf_counter() - start) < SLICE_SECONDS:
        for _ in range(100):
            next(steps)
        made += 100
    return made / passed


def copy_time(points: list[Callable[[], object]]) -> float:
    """Microseconds a copy, over all points."""
    start = perf_counter()
    for copy in points:
        for _ in range(20):
            copy()
    return (perf_counter() - start) / (20 * len(points)) * 1e6


def main() -> int:
    random.seed(1)  # catanatron draws from the module
    ours, theirs = shelter_decisions(), catan_decisions()
    our_points, their_points = shelter_points(), catan_points()
    rate(ours), rate(theirs)  # warm up
    rates = [(rate(ours), rate(theirs)) for _ in range(SLICES)]
    times = [(copy_time(our_points), copy_time(their_points)) for _ in range(SLICES)]
    faster = median(our / their for our, their in rates)
    shorter = median(our / their for our, their in times)
    print(f"{'':28}{'shelter':>12}{'catanatron':>12}{'ratio':>8}  goal")
    print(
        f"{'decisions a second':28}{median(our for our, _ in rates):12,.0f}{median(their for _, their in rates):12,.0f}"
        f"{faster:8.2f}  at least {DECISIONS_GOAL}"
    )
    print(
        f"{'microseconds a copy':28}{median(our for our, _ in times):12.1f}{median(their for _, their in times):12.1f}"
        f"{shorter:8.2f}  at most {COPY_GOAL}"
    )
    return 0 if faster >= DECISIONS_GOAL and shorter <= COPY_GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
