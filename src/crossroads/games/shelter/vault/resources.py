"""Resources: three compartments of six, gaining into them and paying out of them (topics resources, cost-reward)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from crossroads.engine.decisions import Listed, Option, Refusal, listed, pick
from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.shelter.cards.bills import (
    COMPARTMENT,
    KINDS,
    Bill,
    Due,
    can_pay,
    cube_symbols,
    cubes_in_words,
    payable,
)
from crossroads.games.shelter.cards.effects import Cost, Count, Demand, Reward, Word
from crossroads.games.shelter.player import Cubes, Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.visit import Visit

FULL = (COMPARTMENT, COMPARTMENT, COMPARTMENT)

GAIN = tuple([Option(f"gain:{kind}", number) for number, kind in enumerate(KINDS)])
PAY = tuple([Option(f"pay:{kind}", number) for number, kind in enumerate(KINDS)])
SPARE = tuple([Option(f"spare:{kind}", number) for number, kind in enumerate((*KINDS, "any"))])
ANY = 3
NOTHING: Mapping[str, Any] = {}


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
    if 0 < fitting < amount:
        lost = {"seat": who.seat, "kind": KINDS[kind], "amount": amount - fitting}
        g.emit("overflow", "shelter.resources.overflow", lost)


@cache
def fitting_kinds(cubes: Cubes, rule: str) -> Listed[int]:
    """The kinds that can still be received; the rule says why others cannot."""
    return listed(
        [way if amount < COMPARTMENT else Refusal(way.id, rule) for way, amount in zip(GAIN, cubes, strict=True)]
    )


async def pay(
    g: Shelter, who: Player, bill: Bill, off: int = 0, later: Sequence[Due] = (), what: Mapping[str, Any] = NOTHING
) -> None:
    """Pay a bill, less `off` cubes of choice, in such a way that the later bills can be paid too.

    `what` it is for, a room or a spot, is told with the questions.
    """
    if off:
        bill = await _let_off(who, bill, what, off, later)
    spent = list(bill.fixed)
    who.cubes = _less(who.cubes, bill.fixed)
    for left in range(bill.any - 1, -1, -1):
        about = {**what, "left": left + 1} if what else NOTHING
        kind = await pick(who.seat, "pay-any", _ways_to_pay(who, left, later), "shelter.resources.any-cost", about)
        spent[kind] += 1
        who.cubes = _less(who.cubes, _one(kind))
    for kind, amount in enumerate(spent):
        if amount:
            g.emit("pay", "shelter.resources.spend", {"seat": who.seat, "kind": KINDS[kind], "amount": amount})


async def _let_off(who: Player, bill: Bill, what: Mapping[str, Any], off: int, later: Sequence[Due]) -> Bill:
    """Strike cubes of choice off a bill."""
    if off >= bill.size:
        return Bill()
    for left in range(min(off, bill.size) - 1, -1, -1):
        about = {**what, "left": left + 1} if what else NOTHING
        ways = _ways_to_spare(who, bill, left, later)
        part = await pick(who.seat, "spare", ways, "shelter.resources.any-each", about)
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


# -- on cards


class SomeCubes(Word, Effect, frozen=True):
    """So many cubes of each kind, and so many of free choice: a cost or a reward."""

    power: Count = 0
    food: Count = 0
    water: Count = 0
    any: Count = 0

    @property
    def bill(self) -> Bill:
        return Bill(self.power, self.food, self.water, self.any)

    def symbols(self) -> tuple[str, ...]:
        return cube_symbols(self.bill)

    def describe(self, words: Words) -> str:
        return cubes_in_words(words, self.bill)


class Pay(SomeCubes, Cost, frozen=True, tag="pay"):
    """Pay cubes (shelter.resources.spend, shelter.resources.any-cost)."""

    burden = 0.0

    def demand(self) -> Demand:
        return Demand(bill=self.bill)


class Gain(SomeCubes, Reward, frozen=True, tag="gain"):
    """Gain cubes; those of any kind are chosen one by one (shelter.resources.gain, shelter.resources.any-each)."""

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        if self.power:
            gain(g, who, 0, self.power, "shelter.resources.gain")
        if self.food:
            gain(g, who, 1, self.food, "shelter.resources.gain")
        if self.water:
            gain(g, who, 2, self.water, "shelter.resources.gain")
        for _ in range(self.any):
            if who.cubes == FULL:
                g.emit("all-full", "shelter.resources.overflow", {"seat": who.seat})
            else:  # a kind of choice that has room (shelter.resources.any-gain)
                kinds = fitting_kinds(who.cubes, "shelter.resources.any-with-room")
                kind = await pick(who.seat, "gain-any", kinds, "shelter.resources.any-gain")
                gain(g, who, kind, 1, "shelter.resources.any-gain")

    def appeal(self, cube: float) -> float:
        return cube * self.bill.size


EFFECTS = (Pay, Gain)
