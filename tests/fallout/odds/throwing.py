"""Dice thrown by hand, and the odds that are told, for the tests of odds."""

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import combinations, product
from typing import Any

from tests.kit.fallout import Belongings, Wasteland, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets

FACES = (("H", 0), ("T", 2), ("A", 1), ("L", 1), ("AL", 0), ("T", 1))


Hand = tuple[int, ...]


Score = tuple[Fraction, Fraction]


def percent(share: Fraction) -> int:
    """As the tables round: halves to the even number."""
    return round(share * 100)


def told(t: Wasteland, option: str) -> dict[str, dict[str, Fraction]]:
    """The odds of an option by their names, each as shares by outcome."""
    return {odds.given: {chance.outcome: chance.share for chance in odds.chances} for odds in t.game.odds(option)}


def dicing(letters: str, difficulty: int, who: Belongings | None = None, **situation: Any) -> Wasteland:
    """An encounter whose one option is a test."""
    option = f"task: {{do: test, letters: {letters}, difficulty: {difficulty}}}"
    return meets("{do: trash}", who or survivor(), option=option, **situation)


def duel(token: str, who: Belongings, **situation: Any) -> Wasteland:
    """A survivor in the space of one enemy."""
    return wasteland(who, enemies=[enemy(token, "camp.c")], **situation)


def token_pack(level: int, areas: str, abilities: str = "") -> str:
    """A pack with an enemy `thing`."""
    return story_pack(
        enemies=f"- {{id: thing, type: monster, level: {level}, areas: {areas}, abilities: [{abilities}]}}\n"
    )


def by_hand(rerolls: int, lying: Hand, score: Callable[[Hand], Score]) -> Score:
    """The best that a player can make of a roll, found by trying every choice on every roll."""
    best = score(lying)
    if not rerolls:
        return best
    for size in range(1, 4):
        for again in combinations(range(3), size):
            kept = [face for die, face in enumerate(lying) if die not in again]
            best = max(best, on_average(rerolls - 1, kept, size, score))
    return best


def on_average(rerolls: int, kept: Iterable[int], size: int, score: Callable[[Hand], Score]) -> Score:
    ways = Counter([tuple(sorted((*kept, *thrown))) for thrown in product(range(6), repeat=size)])
    worth = [(times, by_hand(rerolls, hand, score)) for hand, times in ways.items()]
    return (
        sum([times * each[0] for times, each in worth], Fraction(0)) / 6**size,
        sum([times * each[1] for times, each in worth], Fraction(0)) / 6**size,
    )
