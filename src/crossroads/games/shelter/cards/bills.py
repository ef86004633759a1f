"""Bills: so many cubes of each kind, whether they can be paid, and how they read."""

from collections.abc import Sequence
from functools import cache

import msgspec

from crossroads.engine.words import Words
from crossroads.games.shelter.player import Cubes

KINDS = ("power", "food", "water")  # shelter.resources.three-kinds
COMPARTMENT = 6  # shelter.resources.limit-six


class Bill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, cache_hash=True):
    """So many cubes of each kind, and so many of free choice."""

    power: int = 0
    food: int = 0
    water: int = 0
    any: int = 0

    def __post_init__(self) -> None:
        if min(self.power, self.food, self.water, self.any) < 0:
            raise ValueError("a number of cubes cannot be below zero")

    @property
    def fixed(self) -> Cubes:
        return (self.power, self.food, self.water)

    @property
    def size(self) -> int:
        return self.power + self.food + self.water + self.any

    def plus(self, other: "Bill") -> "Bill":
        return Bill(self.power + other.power, self.food + other.food, self.water + other.water, self.any + other.any)


Due = tuple[Bill, int]  # a bill, and how many of its cubes are let off


@cache  # there are 343 ways to have cubes and few bills, and every turn asks for dozens of places
def payable(cubes: Cubes, bill: Bill, off: int = 0) -> bool:
    """Whether these cubes can pay one bill, `off` cubes of which are let off (shelter.cost-reward.whole-cost)."""
    power, food, water = cubes
    if bill.size - off > power + food + water:
        return False
    missing = bill.power - power if bill.power > power else 0
    missing += bill.food - food if bill.food > food else 0
    missing += bill.water - water if bill.water > water else 0
    return missing <= off


def can_pay(cubes: Cubes, dues: Sequence[Due]) -> bool:
    """Whether these cubes can pay several bills one after the other.

    What is missing of some kinds must be let off by discounts of the bills that ask for those kinds; Hall's condition
    over the subsets of the three kinds says when that can be done.
    """
    owed = sum(bill.size - min(off, bill.size) for bill, off in dues)
    if owed > sum(cubes):
        return False
    needs = [bill.fixed for bill, _ in dues]
    missing = [max(0, sum(need[kind] for need in needs) - cubes[kind]) for kind in range(3)]
    if not any(missing):
        return True
    for subset in range(1, 8):
        kinds = [kind for kind in range(3) if subset >> kind & 1]
        offs = sum(min(off, sum(need[kind] for kind in kinds)) for need, (_, off) in zip(needs, dues, strict=True))
        if sum(missing[kind] for kind in kinds) > offs:
            return False
    return True


def cubes_in_words(words: Words, bill: Bill) -> str:
    """So many cubes of each kind, as a phrase."""
    parts = [(kind, amount) for kind, amount in zip((*KINDS, "any"), (*bill.fixed, bill.any), strict=True) if amount]
    return words.list(words(f"cubes-{kind}", amount=amount) for kind, amount in parts)


def cube_symbols(bill: Bill) -> tuple[str, ...]:
    """The symbols that stand for these cubes (shelter.symbols.set)."""
    return ("resource",) * bool(sum(bill.fixed)) + ("any-resource",) * bool(bill.any)
