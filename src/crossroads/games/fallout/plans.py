"""The best use of rerolls: three dice of one kind, any of them thrown again, a few times (topics combat, tests).

Faces that count alike are one class, so dice on the table are a hand: a multiset of at most three classes. A hand is
worth a pair of whole numbers, its merit and its counts; both only add up, and of two plans the one with more merit is
better. All is exact: instead of dividing by the number of faces, every worth keeps the same denominator.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

DICE = 3  # fallout.vats-dice.three-dice
Mark = tuple[int, int]  # hit icons on a face, and hits that it inflicts
Worth = tuple[int, int]  # merit, counts
Ends = tuple[tuple[Worth, ...], ...]  # what the dice are worth as they lie: by hit icons, then by hits
Left = tuple[int, int]  # rerolls of the roll itself, and whether Well Rested can be given up
Hand = tuple[int, ...]  # classes of the dice that lie there, in order


class Shape(NamedTuple):
    """All hands of so many classes: those of three dice first, then two, one, none."""

    hands: tuple[Hand, ...]
    grown: tuple[tuple[int, ...], ...]  # by hand: where it leads to with one die more, by class
    parts: tuple[tuple[int, ...], ...]  # by hand of three: what can lie still when at least one die is thrown again


@cache
def _shape(classes: int) -> Shape:
    hands = [hand for size in range(DICE, -1, -1) for hand in combinations_with_replacement(range(classes), size)]
    place = {hand: number for number, hand in enumerate(hands)}
    grown = [
        tuple([place[tuple(sorted((*hand, more)))] for more in range(classes)]) if len(hand) < DICE else ()
        for hand in hands
    ]
    parts = [
        tuple(dict.fromkeys([place[kept] for size in range(DICE) for kept in combinations(hand, size)]))
        for hand in hands
        if len(hand) == DICE
    ]
    return Shape(tuple(hands), tuple(grown), tuple(parts))


class Plan:
    """What every hand is worth under the best use of the rerolls that are left, for each number of them."""

    def __init__(self, marks: tuple[Mark, ...], ends: tuple[Ends, ...], rerolls: int, turns: int = 0) -> None:
        """`ends` has one entry without Well Rested and, if the survivor is, one with it.

        `turns` is how many dice can be turned to any face: best when nothing will be thrown again.
        """
        classes = Counter(marks)
        self.sides = len(marks)
        self.class_of = [list(classes).index(mark) for mark in marks]
        self.weights = tuple(classes.values())
        self.shape = _shape(len(classes))
        self.place = {hand: number for number, hand in enumerate(self.shape.hands)}
        sums = [_sum_up(hand, list(classes)) for hand in self.shape.hands[: len(self.shape.parts)]]
        self.levels: dict[Left, list[Worth]] = {}
        for rested, worth in enumerate(ends):
            for count in range(rerolls + 1):
                lying = [worth[icons][hits] for icons, hits in sums]
                for _ in range(turns):
                    lying = self._turned(lying)
                self.levels[count, rested] = self._level(lying, (count, rested))

    def _turned(self, lying: list[Worth]) -> list[Worth]:
        """Every hand of three with the best of its dice turned: it stays, or two dice stay and a third shows anything."""
        grown = self.shape.grown
        pairs = [[part for part in parts if len(self.shape.hands[part]) == DICE - 1] for parts in self.shape.parts]
        return [
            max([worth, *[lying[hand] for pair in some for hand in grown[pair]]])
            for worth, some in zip(lying, pairs, strict=True)
        ]

    def _level(self, lying: list[Worth], left: Left) -> list[Worth]:
        """Every hand with these rerolls left: stop, or throw some dice again with a reroll less."""
        count, rested = left
        scale = self.sides ** (DICE * (count + rested))
        full = [(merit * scale, counts * scale) for merit, counts in lying]
        for before in ((count - 1, rested), (count, rested - 1)):
            if before in self.levels:
                again = self._scaled(self.levels[before])
                full = [
                    max([best, *[again[part] for part in parts]])
                    for best, parts in zip(full, self.shape.parts, strict=True)
                ]
        return self._thrown(full)

    def _thrown(self, full: list[Worth]) -> list[Worth]:
        """Hands of fewer dice after those of three: the sum over what a further die can show."""
        level = full[:]
        for grown in self.shape.grown[len(full) :]:
            ways = [(weight, level[more]) for weight, more in zip(self.weights, grown, strict=True)]
            level.append((sum([n * merit for n, (merit, _) in ways]), sum([n * counts for n, (_, counts) in ways])))
        return level

    def _scaled(self, level: list[Worth]) -> list[Worth]:
        """A level's hands brought to one denominator: the more dice lie still, the fewer are thrown."""
        factors = [self.sides**size for size in range(DICE + 1)]
        return [
            (merit * factors[len(hand)], counts * factors[len(hand)])
            for (merit, counts), hand in zip(level, self.shape.hands, strict=True)
        ]

    def worth(self, left: Left, lying: Iterable[int]) -> tuple[Worth, int]:
        """What it comes to if these faces lie and the other dice are thrown, with rerolls left; and its denominator."""
        hand = tuple(sorted([self.class_of[face] for face in lying]))
        return self.levels[left][self.place[hand]], self.sides ** (DICE * (sum(left) + 1) - len(hand))


def _sum_up(hand: Hand, classes: list[Mark]) -> Mark:
    return sum([classes[each][0] for each in hand]), sum([classes[each][1] for each in hand])


@lru_cache(maxsize=512)
def plan_of(marks: tuple[Mark, ...], ends: tuple[Ends, ...], rerolls: int, turns: int = 0) -> Plan:
    """The plan for a roll; fights and tests that are alike share it."""
    return Plan(marks, ends, rerolls, turns)
