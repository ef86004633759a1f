"""Resources: three compartments of six, gaining into them and paying out of them (topics resources, cost-reward)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from crossroads.engine.decisions import Listed, Option, Refusal, listed, pick
from crossroads.games.shelter.player import Cubes, Player

if TYPE_CHECKING:
    from crossroads.games.shelter.state import Shelter

KINDS = ("power", "food", "water")  # shelter.resources.three-kinds
COMPARTMENT = 6  # shelter.resources.limit-six
FULL = (COMPARTMENT, COMPARTMENT, COMPARTMENT)

GAIN = tuple([Option(f"gain:{kind}", number) for number, kind in enumerate(KINDS)])
PAY = tuple([Option(f"pay:{kind}", number) for number, kind in enumerate(KINDS)])
SPARE = tuple([Option(f"spare:{kind}", number) for number, kind in enumerate((*KINDS, "any"))])
ANY = 3


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

    def plus(self, other: Bill) -> Bill:
        return Bill(self.power + other.power, self.food + other.food, self.water + other.water, self.any + other.any)


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


Due = tuple[Bill, int]  # a bill, and how many of its cubes are let off


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


def gain(g: Shelter, who: Player, kind: int, amount: int, rule: str) -> None:
    """Gain cubes of one kind from the supply as far as six allows (shelter.resources.overflow)."""
    power, food, water = who.cubes
    room = COMPARTMENT - who.cubes[kind]
    fitting = amount if amount < room else room
    if kind == 0:
        who.cubes = (power + fitting, food, water)
    elif kind == 1:
        who.cubes = (power, food + fitting, water)
    else:
        who.cubes = (power, food, water + fitting)
    g.emit("gain", rule, {"seat": who.seat, "kind": KINDS[kind], "amount": fitting})


@cache
def fitting_kinds(cubes: Cubes, rule: str) -> Listed[int]:
    """The kinds that can still be received; the rule says why others cannot."""
    return listed(
        [way if amount < COMPARTMENT else Refusal(way.id, rule) for way, amount in zip(GAIN, cubes, strict=True)]
    )


async def pay(g: Shelter, who: Player, bill: Bill, off: int = 0, later: Sequence[Due] = ()) -> None:
    """Pay a bill, less `off` cubes of choice, in such a way that the later bills can be paid too."""
    if off:
        bill = await _let_off(who, bill, off, later)
    spent = list(bill.fixed)
    who.cubes = _less(who.cubes, bill.fixed)
    for left in range(bill.any - 1, -1, -1):
        kind = await pick(who.seat, "pay-any", _ways_to_pay(who, left, later), "shelter.resources.any-cost")
        spent[kind] += 1
        who.cubes = _less(who.cubes, _one(kind))
    for kind, amount in enumerate(spent):
        if amount:
            g.emit("pay", "shelter.resources.spend", {"seat": who.seat, "kind": KINDS[kind], "amount": amount})


async def _let_off(who: Player, bill: Bill, off: int, later: Sequence[Due]) -> Bill:
    """Strike cubes of choice off a bill."""
    if off >= bill.size:
        return Bill()
    for left in range(min(off, bill.size) - 1, -1, -1):
        part = await pick(who.seat, "spare", _ways_to_spare(who, bill, left, later), "shelter.resources.any-each")
        bill = _without(bill, part)
    return bill


def _ways_to_pay(who: Player, left: int, later: Sequence[Due]) -> Iterator[Option[int] | Refusal]:
    for kind in range(3):
        if who.cubes[kind] and _rest_payable(_less(who.cubes, _one(kind)), (Bill(any=left), 0), later):
            yield PAY[kind]
        else:
            lacking = "shelter.cost-reward.whole-cost" if who.cubes[kind] else "shelter.resources.any-cost"
            yield Refusal(PAY[kind].id, lacking)


def _ways_to_spare(who: Player, bill: Bill, left: int, later: Sequence[Due]) -> Iterator[Option[int] | Refusal]:
    for part, amount in enumerate((*bill.fixed, bill.any)):
        if not amount:
            continue
        if _rest_payable(who.cubes, (_without(bill, part), left), later):
            yield SPARE[part]
        else:
            yield Refusal(SPARE[part].id, "shelter.cost-reward.whole-cost")


def _rest_payable(cubes: Cubes, due: Due, later: Sequence[Due]) -> bool:
    return can_pay(cubes, [due, *later]) if later else payable(cubes, *due)


def _one(kind: int) -> Cubes:
    return (int(kind == 0), int(kind == 1), int(kind == 2))


def _less(cubes: Cubes, spent: Cubes) -> Cubes:
    power, food, water = cubes[0] - spent[0], cubes[1] - spent[1], cubes[2] - spent[2]
    assert power >= 0, "more power paid than there was"
    assert food >= 0, "more food paid than there was"
    assert water >= 0, "more water paid than there was"
    return power, food, water


def _without(bill: Bill, part: int) -> Bill:
    power, food, water = [amount - (kind == part) for kind, amount in enumerate(bill.fixed)]
    return Bill(power, food, water, bill.any - (part == ANY))
