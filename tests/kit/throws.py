"""Odds by playing: every throw of the dice is played out at a copy of the table, and every choice in a roll is tried."""

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from msgspec import UNSET

from crossroads.engine.dice import Dice
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from tests.kit.fallout import Wasteland

IN_ROLL = ("reroll", "window-before", "window-strike", "set-die", "aggressive", "attack-order")
ON_THE_WAY = ("replace", "keep-token", "perk")
SIDES = range(1, 7)
Worth = tuple[Fraction, Fraction]  # success less deaths, and less damage
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
        return _score(game, events, enemies)
    tried = [option for option in decision.ids if allows(option)]
    return max([_worth(game, (*path, option), dice, enemies, allows) for option in tried])


class _MoreDice(Exception):
    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


class Known(Dice):
    """Dice whose next faces are known; after them it is told how many more are thrown."""

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        assert self.loaded is not None
        if len(self.loaded) < count:
            raise _MoreDice(count)
        return super().roll(count, sides)


def _orders(faces: Iterable[int]) -> int:
    """In how many orders these faces can fall."""
    counts = Counter(faces)
    return factorial(sum(counts.values())) // prod([factorial(count) for count in counts.values()])


def _play(game: Game[Any], path: tuple[str, ...], dice: tuple[int, ...]) -> tuple[Any, list[Event]]:
    """Play a copy along a path; the question it comes to if that belongs to a roll, and all that has happened."""
    twin = game.clone()
    twin.state.dice = Known(bytes(32), loaded=dice)
    events: list[Event] = []
    for option in path:
        twin.choose(option)
        events += twin.events
        while twin.decision is not None and _is_on_the_way(twin):
            twin.choose(twin.decision.ids[0])
            events += twin.events
    asked = twin.decision
    return (asked if asked is not None and asked.prompt in IN_ROLL else None), events


def _is_on_the_way(game: Game[Any]) -> bool:
    """A question that changes nothing of the roll; where two fight, one's death is not always the end of it."""
    prompt, rolling = game.decision.prompt, game.state.rolling  # type: ignore[union-attr]  # somebody is asked
    return prompt in ON_THE_WAY or (prompt == "return" and rolling is not None and rolling.helper is not UNSET)


def _score(game: Game[Any], events: list[Event], enemies: int) -> Worth:
    """A dead fighter has killed nothing; a dead assistant takes nothing from the kill."""
    kinds = Counter([event.kind for event in events])
    damage = sum([event.about["amount"] for event in events if event.kind == "damage"])
    dead = [event.about["seat"] for event in events if event.kind == "killed"]
    begun = [] if game.state.rolling is None else [game.state.rolling.seat]
    rolls = [*begun, *[event.about["seat"] for event in events if event.kind == "roll"]]
    if dead and (not rolls or rolls[0] in dead):
        return Fraction(-len(dead)), Fraction(-damage)
    passed = [event.about["passed"] for event in events if event.kind == "tested"]
    done = kinds["enemy-killed"] >= enemies if enemies else passed[0]
    return Fraction(int(done) - len(dead)), Fraction(-damage)
