"""Odds by playing: every throw of the dice is played out at a copy of the table, and every choice in a roll is tried."""

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from crossroads.engine.dice import Loaded
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from tests.kit.fallout import Wasteland

IN_ROLL = ("reroll", "window-before", "window-strike", "set-die", "aggressive", "attack-order")
ON_THE_WAY = ("replace", "keep-token", "perk")
SIDES = range(1, 7)
Worth = tuple[Fraction, Fraction]  # success less death, and less damage
Allows = Callable[[str], bool]


def played_out(t: Wasteland, option: str, enemies: int = 0, allows: Allows = lambda option: True) -> Worth:
    """What an option comes to if every further choice in its rolls is the best that is allowed.

    A fight succeeds if so many enemies are killed, a test (no enemies) if it is passed.
    """
    return _worth(t.game, (option,), (), enemies, allows)


def _worth(game: Game[Any], path: tuple[str, ...], dice: tuple[int, ...], enemies: int, allows: Allows) -> Worth:
    try:
        decision, events = _play(game, path, dice)
    except _MoreDice as short:
        throws = combinations_with_replacement(SIDES, short.count)
        ways = [(_orders(faces), _worth(game, path, (*dice, *faces), enemies, allows)) for faces in throws]
        fate, harm = (sum([n * each[part] for n, each in ways], Fraction(0)) / 6**short.count for part in (0, 1))
        return fate, harm
    if decision is None:
        return _score(events, enemies)
    tried = [option for option in decision.ids if allows(option)]
    return max([_worth(game, (*path, option), dice, enemies, allows) for option in tried])


class _MoreDice(Exception):
    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


def _orders(faces: Iterable[int]) -> int:
    """In how many orders these faces can fall."""
    counts = Counter(faces)
    return factorial(sum(counts.values())) // prod([factorial(count) for count in counts.values()])


def _play(game: Game[Any], path: tuple[str, ...], dice: tuple[int, ...]) -> tuple[Any, list[Event]]:
    """Play a copy along a path; the question it comes to if that belongs to a roll, and all that has happened."""
    twin = game.clone()
    twin.state.dice = Loaded(dice)
    events: list[Event] = []
    for option in path:
        _choose(twin, option)
        events += twin.events
        while twin.decision is not None and twin.decision.prompt in ON_THE_WAY:
            _choose(twin, twin.decision.ids[0])
            events += twin.events
    asked = twin.decision
    return (asked if asked is not None and asked.prompt in IN_ROLL else None), events


def _choose(game: Game[Any], option: str) -> None:
    verb, _, rest = option.partition(":")
    try:
        game.choose(option)
    except AssertionError as error:
        if "run out" not in str(error):
            raise
        raise _MoreDice(len(rest.partition(":")[2]) if verb == "reroll" else 3) from None


def _score(events: list[Event], enemies: int) -> Worth:
    kinds = Counter([event.kind for event in events])
    damage = sum([event.about["amount"] for event in events if event.kind == "damage"])
    if kinds["killed"]:
        return Fraction(-1), Fraction(-damage)
    passed = [event.about["passed"] for event in events if event.kind == "tested"]
    done = kinds["enemy-killed"] >= enemies if enemies else passed[0]
    return Fraction(int(done)), Fraction(-damage)
