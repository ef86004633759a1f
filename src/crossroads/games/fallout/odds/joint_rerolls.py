"""The best use of rerolls of two who fight together: three dice of one, and one die of a helper (topic combat).

As in `rerolls.py`, what is best is found backwards by merit, and what then comes is counted forwards. The two take turns
as long as one of them goes on, so that in every situation either can be the next to throw dice again: their rerolls are
used as by one mind.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from operator import mul
from typing import Literal

from crossroads.games.fallout.combat.dice import DICE
from crossroads.games.fallout.odds.rerolls import Mark, kind_of

JointLeft = tuple[int, int]  # rerolls of the survivor, and of the helper
JointLie = tuple[Mark, Mark]  # what the dice of the survivor show together, and what that of the helper shows
JointEnds = tuple[tuple[int, ...], ...]  # merits by class of the helper's die, then by hand of the survivor
Party = Literal["survivor", "helper"]
WaysTable = list[list[int]]  # a number by class of the helper's die, then by hand


class JointPlan:
    """The best use of rerolls by two, whatever lies on the table and however many of them are left."""

    def __init__(self, marks: tuple[Mark, ...], ends: JointEnds, turns: tuple[int, int] = (0, 0)) -> None:
        """`turns` is how many dice each can turn to any face: best when nothing will be thrown again."""
        self.kind = kind_of(marks)
        self.classes = list(Counter(marks))
        self.merits, self.shows = self._still(ends, turns)
        self._levels: dict[JointLeft, WaysTable] = {}
        self._again: dict[JointLeft, WaysTable] = {}

    def _still(self, ends: JointEnds, turns: tuple[int, int]) -> tuple[WaysTable, list[list[tuple[int, int]]]]:
        """By class and hand: the merit of dice that stay as they lie, and the class and hand they are turned to."""
        rows: list[list[tuple[int, int, int]]] = []  # merit, class, hand
        for each, merits in enumerate(ends):
            shows = list(range(self.kind.whole))
            for _ in range(turns[0]):
                shows = [
                    max([shows[more] for more in turned], key=merits.__getitem__) for turned in self.kind.shape.turned
                ]
            rows.append([(merits[hand], each, hand) for hand in shows])
        if turns[1]:
            best = [max(column, key=lambda found: found[0]) for column in zip(*rows, strict=True)]
            rows = [
                [lies if lies[0] == found[0] else found for lies, found in zip(row, best, strict=True)] for row in rows
            ]
        return (
            [[merit for merit, _, _ in row] for row in rows],
            [[(each, hand) for _, each, hand in row] for row in rows],
        )

    # -- backwards

    def _level(self, left: JointLeft) -> WaysTable:
        """By class and hand: its merit with these rerolls left, the dice that it lacks thrown."""
        if left not in self._levels:
            kind = self.kind
            scale = self._scale(left)
            table = [[merit * scale for merit in row] for row in self.merits]
            if left[0]:
                again = self._thrown_again((left[0] - 1, left[1]))
                for each, row in enumerate(table):
                    table[each] = [max(best, *pick(again[each])) for best, pick in zip(row, kind.parts, strict=True)]
            if left[1]:
                thrown = self._helper_again((left[0], left[1] - 1))
                table = [list(map(max, row, thrown)) for row in table]
            for row in table:
                for pick in kind.grown:
                    row.append(sum(map(mul, kind.weights, pick(row))))
            self._levels[left] = table
        return self._levels[left]

    def _scale(self, left: JointLeft) -> int:
        return int(self.kind.sides ** (DICE * left[0] + left[1]))

    def _thrown_again(self, left: JointLeft) -> WaysTable:
        """A level's hands brought to one denominator: the more dice lie still, the fewer are thrown."""
        if left not in self._again:
            self._again[left] = [list(map(mul, row, self.kind.factors)) for row in self._level(left)]
        return self._again[left]

    def _helper_again(self, left: JointLeft) -> list[int]:
        """By hand of three: what it is worth if the helper's die is thrown."""
        columns = zip(*[row[: self.kind.whole] for row in self._level(left)], strict=True)
        return [sum(map(mul, self.kind.weights, column)) for column in columns]

    # -- forwards

    def out_of(self, left: JointLeft, lying: Iterable[int], helpers: Iterable[int]) -> int:
        """In how many ways dice can fall from there on, all rerolls used."""
        thrown = DICE + 1 - len(tuple(lying)) - len(tuple(helpers))
        return self._scale(left) * int(self.kind.sides**thrown)

    def lies(
        self, left: JointLeft, lying: Iterable[int], helpers: Iterable[int], passing: Party | None = None
    ) -> Mapping[JointLie, int]:
        """In how many of these ways the dice come to lie how, if rerolls are used in the best way.

        With all dice on the table one of them may be `passing`: then the next to throw dice again is the other.
        """
        kind = self.kind
        hand = kind.shape.place[tuple(sorted([kind.class_of[face] for face in lying]))]
        lies = [kind.class_of[face] for face in helpers]
        start = [[0] * len(kind.shape.hands) for _ in self.classes]
        for each, weight in enumerate(kind.weights):
            start[each][hand] = weight if not lies else int(lies[0] == each)
        found: Counter[JointLie] = Counter()
        waiting = {left: start}
        while waiting:
            most = max(waiting, key=sum)
            self._go_on(most, waiting.pop(most), waiting, found, passing)
            passing = None
        return found

    def _go_on(
        self,
        left: JointLeft,
        table: WaysTable,
        waiting: dict[JointLeft, WaysTable],
        found: Counter[JointLie],
        passing: Party | None,
    ) -> None:
        """Hands with these rerolls left, by their ways: the dice that they lack are thrown, then the best is done."""
        kind, scale = self.kind, self._scale(left)
        own = (left[0] - 1, left[1]) if left[0] and passing != "survivor" else None
        helpers = (left[0], left[1] - 1) if left[1] and passing != "helper" else None
        thrown = self._helper_again(helpers) if helpers is not None else []
        for each, hands in enumerate(table):
            for place in range(len(hands) - 1, kind.whole - 1, -1):
                if hands[place]:
                    for more, faces in zip(kind.shape.grown[place], kind.weights, strict=True):
                        hands[more] += hands[place] * faces
            again = self._thrown_again(own)[each] if own is not None else []
            for place, ways in enumerate(hands[: kind.whole]):
                if not ways:
                    continue
                still = self.merits[each][place] * scale
                kept = kind.parts[place](again) if own is not None else ()
                best = max(still, *kept, *thrown[place : place + 1], still)
                if still == best:
                    turned, hand = self.shows[each][place]
                    found[kind.shown[hand], self.classes[turned]] += ways * scale
                elif own is not None and best in kept:
                    part = kind.shape.parts[place][kept.index(best)]
                    self._waiting(waiting, own)[each][part] += ways * kind.factors[part]
                else:
                    assert helpers is not None, "somebody can do better than to stop"
                    for row, faces in zip(self._waiting(waiting, helpers), kind.weights, strict=True):
                        row[place] += ways * faces

    def _waiting(self, waiting: dict[JointLeft, WaysTable], left: JointLeft) -> WaysTable:
        if left not in waiting:
            waiting[left] = [[0] * len(self.kind.shape.hands) for _ in self.classes]
        return waiting[left]


@lru_cache(maxsize=128)
def joint_plan_of(marks: tuple[Mark, ...], ends: JointEnds, turns: tuple[int, int] = (0, 0)) -> JointPlan:
    """The plan for two; fights that are alike share it."""
    return JointPlan(marks, ends, turns)
