"""Spots as printed, and the places they are: all that can be known of a spot beforehand."""

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from crossroads.engine.effects import tag_of
from crossroads.games.shelter.cards.bills import Bill
from crossroads.games.shelter.cards.effects import Cost, Demand, FurtherCost, Reward
from crossroads.games.shelter.cards.ways import Ways


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place for a dweller as printed: its marks, its cost and its reward, each from left to right."""

    letters: Annotated[str, Meta(pattern=r"^[SPECIAL]*$")] = ""
    hurt: bool = False
    cost: tuple[Cost, ...] = ()
    reward: tuple[Reward, ...] = ()

    def __post_init__(self) -> None:
        kinds = [type(effect) for effect in (*self.cost, *self.reward)]
        for kind in kinds:
            if kind.is_single and kinds.count(kind) > 1:
                raise ValueError(f"a spot has at most one `{tag_of(kind)}`")
        if demand_of(self).price:
            if not any(reward.builds for reward in self.reward):
                raise ValueError("`price` is the price of a room: the reward needs `room`")
            if any(reward.brings_dweller for reward in self.reward):
                raise ValueError("`price` and `dweller` have discounts of their own and cannot stand on one spot")

    @property
    def symbols(self) -> Iterator[str]:
        """Every symbol on the spot (shelter.symbols.set)."""
        yield from ("letter",) * bool(self.letters) + ("wounded-only",) * self.hurt
        for effect in (*self.cost, *self.reward):
            yield from effect.symbols()


def demand_of(spot: Spot) -> Demand:
    """What a spot costs, added up."""
    demand = Demand()
    for cost in spot.cost:
        demand = demand.plus(cost.demand())
    return demand


PlaceRow = tuple[str, int, Ways]  # the first half of a place, the number of its bill, the ways to place there


class DwellerPlace(msgspec.Struct, frozen=True, eq=False):
    """A spot that dwellers can stand on, with all that can be known of it beforehand."""

    id: str  # "diner.left", "theatre.both", "lift.red"
    act: str  # what the choice to place there is called
    room: str  # empty for a lift
    colour: str  # of a coloured lift
    halves: tuple[str, ...]  # what dwellers stand on and threats cover
    first_half: str
    size: int  # how many dwellers it takes
    linked: bool
    hurt: bool  # for wounded dwellers only
    threat: str  # the card that covers it, if this is what the two make together
    half_of: bool  # one of two linked spots while the other is under a threat: closed
    spot: Spot
    demand: Demand
    further: tuple[FurtherCost, ...]  # what it costs besides
    ordinary: bool  # for one dweller of anybody, with nothing but cubes to pay: as most places are
    bill: Bill  # the cubes it costs
    free: bool  # it costs none
    exchanges: bool  # its reward opens an exchange
    newcomer: bool  # its reward brings a new dweller, which some items make cheaper
    ways: Ways  # to place here
    row: PlaceRow  # what a turn needs of an ordinary place


def make_place(
    bills: dict[Bill, int],
    name: str,
    room: str,
    halves: tuple[str, ...],
    spot: Spot,
    threat: str = "",
    colour: str = "",
    half_of: bool = False,
) -> DwellerPlace:
    """A place of this name, its cost added up."""
    demand = demand_of(spot)
    further = tuple([cost for cost in spot.cost if isinstance(cost, FurtherCost)])
    bill_number = bills.setdefault(demand.bill, len(bills))
    ways = Ways(name, threat, linked=len(halves) == 2)
    return DwellerPlace(
        id=name,
        act=f"place:{name}",
        room=room,
        colour=colour,
        halves=halves,
        first_half=halves[0],
        size=len(halves),
        linked=len(halves) == 2,
        hurt=spot.hurt,
        threat=threat,
        half_of=half_of,
        spot=spot,
        demand=demand,
        further=further,
        ordinary=len(halves) == 1 and not (half_of or colour or demand.price or demand.items or further),
        bill=demand.bill,
        free=demand.bill.size == 0,
        exchanges=any(reward.opens_exchange for reward in spot.reward),
        newcomer=any(reward.brings_dweller for reward in spot.reward),
        ways=ways,
        row=(halves[0], bill_number, ways),
    )
