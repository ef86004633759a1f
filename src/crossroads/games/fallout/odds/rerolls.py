"""The best use of rerolls: three dice of one kind, any of them thrown again, a few times (topics combat, tests).

Faces that count alike are one class, so dice on the table are a hand: a multiset of at most three classes. What is best
is found backwards, from dice that lie still to dice in the air: every hand has a merit, and of two plans the one with
more merit is better. How often the dice then come to lie in each way is counted forwards, along the best plan alone.
All is exact: instead of dividing by the number of faces, merits and counts keep one denominator.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product
from math import prod
from operator import itemgetter, mul
from typing import NamedTuple

from crossroads.games.fallout.combat.dice import DICE

Mark = tuple[int, int]  # hit icons on a face, and hits that it inflicts
Ends = tuple[tuple[int, ...], ...]  # the merit of the dice as they lie: by hit icons, then by hits
RerollsLeft = tuple[int, int]  # rerolls of the roll itself, and whether Well Rested can be given up
Lie = tuple[int, int, int]  # dice that lie still: hit icons, hits, and whether Well Rested is left
Hand = tuple[int, ...]  # classes of the dice that lie there, in order
Picks = Callable[[Sequence[int]], tuple[int, ...]]  # some hands' entries in a list of all of them


class RollShape(NamedTuple):
    """All hands of so many classes: those of three dice first, then two, one, none."""

    hands: tuple[Hand, ...]
    place: dict[Hand, int]
    grown: tuple[tuple[int, ...], ...]  # by hand: where it leads to with one die more, by class
    parts: tuple[tuple[int, ...], ...]  # by hand of three: what can lie still when at least one die is thrown again
    turned: tuple[tuple[int, ...], ...]  # by hand of three: the hands with one die turned, itself among them


@cache
def _shape(classes: int) -> RollShape:
    hands = [hand for size in range(DICE, -1, -1) for hand in combinations_with_replacement(range(classes), size)]
    place = {hand: number for number, hand in enumerate(hands)}
    grown = [
        tuple([place[tuple(sorted((*hand, more)))] for more in range(classes)]) if len(hand) < DICE else ()
        for hand in hands
    ]
    whole = [hand for hand in hands if len(hand) == DICE]
    parts = [
        tuple(dict.fromkeys([place[kept] for size in range(DICE) for kept in combinations(hand, size)]))
        for hand in whole
    ]
    turned = [
        tuple(dict.fromkeys([more for kept in combinations(hand, DICE - 1) for more in grown[place[kept]]]))
        for hand in whole
    ]
    return RollShape(tuple(hands), place, tuple(grown), tuple(parts), tuple(turned))


class RollKind:
    """Dice whose faces count so much: their classes, and what hands of three of them show together."""

    def __init__(self, marks: tuple[Mark, ...]) -> None:
        classes = Counter(marks)
        self.sides = len(marks)
        self.class_of = [list(classes).index(mark) for mark in marks]
        self.weights = tuple(classes.values())
        self.shape = _shape(len(classes))
        self.whole = len(self.shape.parts)
        self.shown = [_sum_up(hand, list(classes)) for hand in self.shape.hands[: self.whole]]
        # The first once more at the end: of a single entry an itemgetter would make no tuple.
        self.parts: list[Picks] = [itemgetter(*parts, parts[0]) for parts in self.shape.parts]
        self.grown: list[Picks] = [itemgetter(*grown, grown[0]) for grown in self.shape.grown[self.whole :]]
        self.factors = [self.sides ** len(hand) for hand in self.shape.hands]
        self.throws: Counter[Lie] = Counter()  # of three dice without a reroll
        for hand in product(classes, repeat=DICE):
            icons, hits = zip(*hand, strict=True)
            self.throws[sum(icons), sum(hits), 0] += prod([classes[mark] for mark in hand])


def _sum_up(hand: Hand, classes: list[Mark]) -> Mark:
    return sum([classes[each][0] for each in hand]), sum([classes[each][1] for each in hand])


kind_of = lru_cache(maxsize=128)(RollKind)


class RerollPlan:
    """The best use of rerolls, whatever lies on the table and however many of them are left."""

    def __init__(self, marks: tuple[Mark, ...], ends: tuple[Ends, ...], turns: int = 0) -> None:
        """`ends` has one entry without Well Rested and one with it, or only one where it makes no difference.

        `turns` is how many dice can be turned to any face: best when nothing will be thrown again.
        """
        self.kind = kind_of(marks)
        self.ends = ends
        self.turns = turns
        self._lying: list[tuple[list[int], list[int]]] = []
        self._levels: dict[RerollsLeft, list[int]] = {}
        self._again: dict[RerollsLeft, list[int]] = {}
        self._found: dict[tuple[RerollsLeft, Hand], Counter[Lie]] = {}

    def merit(self, left: RerollsLeft, lying: Iterable[int] = ()) -> int:
        """What it is worth if these faces lie and the other dice are thrown, times their `out_of`."""
        left, hand = self._counted(left), self._hand(lying)
        return self._level(left)[self.kind.shape.place[hand]]

    def out_of(self, left: RerollsLeft, lying: Iterable[int] = ()) -> int:
        """In how many ways dice can fall from there on, all rerolls used."""
        return int(self.kind.sides ** (DICE * (sum(left) + 1) - len(tuple(lying))))

    def lies(self, left: RerollsLeft, lying: Iterable[int] = ()) -> Mapping[Lie, int]:
        """In how many of these ways the dice come to lie how, if rerolls are used in the best way."""
        left, hand = self._counted(left), self._hand(lying)
        if (left, hand) not in self._found:
            found = self._found[left, hand] = Counter()
            place = self.kind.shape.place
            waiting = {left: [int(each == hand) for each in place]}
            while waiting:
                most = max(waiting, key=sum)
                self._go_on(most, waiting.pop(most), waiting, found)
        return self._found[left, hand]

    def _counted(self, left: RerollsLeft) -> RerollsLeft:
        return left if self.ends[1:] else (sum(left), 0)

    def _hand(self, lying: Iterable[int]) -> Hand:
        return tuple(sorted([self.kind.class_of[face] for face in lying]))

    # -- backwards

    def _still(self, rested: int) -> tuple[list[int], list[int]]:
        """By hand of three: its merit if nothing is thrown again, and the hand that its dice are turned to."""
        while len(self._lying) <= rested:
            ends = self.ends[len(self._lying)]
            merits = [ends[icons][hits] for icons, hits in self.kind.shown]
            shows = list(range(self.kind.whole))
            for _ in range(self.turns):
                shows = [
                    max([shows[each] for each in turned], key=merits.__getitem__) for turned in self.kind.shape.turned
                ]
            self._lying.append(([merits[each] for each in shows], shows))
        return self._lying[rested]

    def _level(self, left: RerollsLeft) -> list[int]:
        """By hand: its merit with these rerolls left, the dice that it lacks thrown."""
        if left not in self._levels:
            merits, _ = self._still(left[1])
            scale = self.kind.sides ** (DICE * sum(left))
            level = [merit * scale for merit in merits]
            for before in _before(left):
                again = self._thrown_again(before)
                level = [max(best, *pick(again)) for best, pick in zip(level, self.kind.parts, strict=True)]
            for pick in self.kind.grown:
                level.append(sum(map(mul, self.kind.weights, pick(level))))
            self._levels[left] = level
        return self._levels[left]

    def _thrown_again(self, left: RerollsLeft) -> list[int]:
        """A level's hands brought to one denominator: the more dice lie still, the fewer are thrown."""
        if left not in self._again:
            self._again[left] = list(map(mul, self._level(left), self.kind.factors))
        return self._again[left]

    # -- forwards

    def _go_on(
        self, left: RerollsLeft, hands: list[int], waiting: dict[RerollsLeft, list[int]], found: Counter[Lie]
    ) -> None:
        """Hands with these rerolls left, by their ways: the dice that they lack are thrown, then the best is done.

        The dice lie still, as they are or turned, or some of them are thrown again.
        """
        kind, level, (merits, shows) = self.kind, self._level(left), self._still(left[1])
        for place in range(len(hands) - 1, kind.whole - 1, -1):
            if hands[place]:
                for more, faces in zip(kind.shape.grown[place], kind.weights, strict=True):
                    hands[more] += hands[place] * faces
        scale = kind.sides ** (DICE * sum(left))
        rerolls = [(self._thrown_again(then), waiting.setdefault(then, [0] * len(hands))) for then in _before(left)]
        for place, ways in enumerate(hands[: kind.whole]):
            best = level[place]
            if not ways:
                continue
            if merits[place] * scale == best:
                icons, hits = kind.shown[shows[place]]
                found[icons, hits, left[1]] += ways * scale
            else:
                again, then = next(each for each in rerolls if best in kind.parts[place](each[0]))
                kept = kind.shape.parts[place][kind.parts[place](again).index(best)]
                then[kept] += ways * kind.factors[kept]


def _before(left: RerollsLeft) -> list[RerollsLeft]:
    count, rested = left
    return [each for each in ((count - 1, rested), (count, rested - 1)) if min(each) >= 0]


@lru_cache(maxsize=512)
def plan_of(marks: tuple[Mark, ...], ends: tuple[Ends, ...], turns: int = 0) -> RerollPlan:
    """The plan for a roll; fights and tests that are alike share it."""
    return RerollPlan(marks, ends, turns)
