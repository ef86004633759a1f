"""The cards: their structs, and all that can be known of their spots beforehand."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from crossroads.games.shelter.costs import AtLeastOne, Cost, Fight, GiveItem, Pay, Price, Wound
from crossroads.games.shelter.floors import SIDES, Layouts, Side
from crossroads.games.shelter.items import AnyItemEffect, AtSpot, Moment, Receive
from crossroads.games.shelter.player import Cubes
from crossroads.games.shelter.resources import Bill, payable
from crossroads.games.shelter.rewards import BuildRoom, Exchange, NewDweller, Ready, Reward, Train
from crossroads.games.shelter.ways import Ways

Working = tuple[str, "Item", tuple[Any, ...]]  # an item's id, its card, and what it does at a moment
Mode = Literal["passive", "exhaust", "discard", "end"]
Id = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z")]


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place for a dweller as printed: its marks, its cost and its reward, each from left to right."""

    letters: Annotated[str, Meta(pattern=r"^[SPECIAL]*$")] = ""
    hurt: bool = False
    cost: tuple[Cost, ...] = ()
    reward: tuple[Reward, ...] = ()

    def __post_init__(self) -> None:
        kinds = [type(effect) for effect in (*self.cost, *self.reward)]
        for once in (Fight, Price, Wound, Train):
            if kinds.count(once) > 1:
                raise ValueError(f"a spot has at most one `{once.__struct_config__.tag}`")
        if Price in kinds and BuildRoom not in kinds:
            raise ValueError("`price` is the price of a room: the reward needs `room`")
        if Price in kinds and NewDweller in kinds:
            raise ValueError("`price` and `dweller` have discounts of their own and cannot stand on one spot")

    @property
    def symbols(self) -> Iterator[str]:
        """Every symbol on the spot (shelter.symbols.set)."""
        yield from ("letter",) * bool(self.letters) + ("wounded-only",) * self.hurt
        for effect in (*self.cost, *self.reward):
            yield from effect.symbols()


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A room card: two spots, or `both` as one pair of linked spots; a price unless it is a starting room."""

    id: Id
    left: Spot | None = None
    right: Spot | None = None
    both: Spot | None = None
    price: Bill | None = None

    def __post_init__(self) -> None:
        if self.id in ("lift", "none"):
            raise ValueError(f"`{self.id}` means something else at the table: give the room another id")
        if (self.both is None) is not (self.left is not None and self.right is not None):
            raise ValueError("a room has either `left` and `right`, or `both` for linked spots")


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item card: how it is used up, and what it does."""

    id: Id
    mode: Mode
    effects: tuple[AnyItemEffect, ...]

    def __post_init__(self) -> None:
        for effect in self.effects:
            if (effect.moment == "end") is not (self.mode == "end"):
                raise ValueError("an item of mode `end`, and no other, has keepsake effects")
            if effect.moment in ("turn", "spot", "after-roll") and self.mode == "passive":
                raise ValueError("an effect of this kind is used up: its mode is `exhaust` or `discard`")
            if isinstance(effect, AtSpot | Receive) and any(reward.at_spot for reward in effect.reward):
                raise ValueError("training, healing and exchange need a spot and cannot stand on an item")
            readies = isinstance(effect, AtSpot | Receive) and any(isinstance(part, Ready) for part in effect.reward)
            if readies and self.mode == "exhaust":
                raise ValueError("an item that is exhausted to ready an item would ready itself without end")


class Threat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A threat card: a spot of its own that replaces the one beneath."""

    id: Id
    spot: Spot
    copies: AtLeastOne = 1

    def __post_init__(self) -> None:
        if self.spot.hurt:
            raise ValueError("no wounded dweller can be placed on a threat (shelter.wounded.no-threats)")


class Lifts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spot of the starting lift, if it has one, and the spot that all coloured lifts share."""

    coloured: Spot
    start: Spot | None = None

    def __post_init__(self) -> None:
        if self.coloured.hurt:
            raise ValueError("no wounded dweller can be placed on the own lift (shelter.wounded.no-own-lift)")


class TopFloor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The starting rooms, and the columns of the spots of every floor.

    Both are given for each side from the lift outward; columns as (left spot, right spot), `null` has no number.
    """

    left: tuple[str, str, str]
    right: tuple[str, str, str]
    columns: dict[Side, tuple[tuple[int | None, int | None], ...]]


class Demand(msgspec.Struct, frozen=True):
    """What a spot costs besides cubes, added up."""

    items: int
    price: bool
    wound: bool
    fight: int  # 0: none


Row = tuple[str, int, Ways]  # the first half of a place, the number of its bill, the ways to place there


class Place(msgspec.Struct, frozen=True, eq=False):
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
    ordinary: bool  # for one dweller of anybody, with nothing but cubes to pay: as most places are
    bill: Bill  # the cubes it costs
    bill_number: int  # of that bill in the set
    free: bool  # it costs none
    exchanges: bool  # its reward opens an exchange
    newcomer: bool  # its reward brings a new dweller, which some items make cheaper
    ways: Ways  # to place here
    row: Row  # what a turn needs of an ordinary place


COLOURS = ("red", "blue", "green", "yellow")  # shelter.components.lift-cards


class Content:
    """One checked set of cards, shared by all games that use the same packs.

    A plain class on purpose: a state is written without its cards, by the names of its packs.
    """

    def __init__(
        self,
        packs: tuple[str, ...],
        rooms: dict[str, Room],
        items: dict[str, Item],
        threats: dict[str, Threat],
        lifts: Lifts,
        top: TopFloor,
    ) -> None:
        self.packs = packs
        self.rooms = rooms
        self.items = items
        self.threats = threats
        self.lifts = lifts
        self.top = top
        self.prices = {room.id: room.price or Bill() for room in rooms.values()}
        self.columns = {  # column -> where it lies on every floor (shelter.floors.columns-on-all-floors)
            column: (side, number, half)
            for side in SIDES
            for number, pair in enumerate(top.columns[side])
            for half, column in zip(SIDES, pair, strict=True)  # a card is never mirrored (shelter.floors.no-mirroring)
            if column is not None
        }
        self.effects_at: dict[str, dict[str, tuple[Any, ...]]] = {"turn": {}}  # moment -> item -> its effects then
        for item in items.values():
            for moment in dict.fromkeys(effect.moment for effect in item.effects):
                effects = tuple(effect for effect in item.effects if effect.moment == moment)
                self.effects_at.setdefault(moment, {})[item.id] = effects
        self.working_at: dict[str, dict[str, Working]] = {
            moment: {item: (item, items[item], effects) for item, effects in self.effects_at.get(moment, {}).items()}
            for moment in get_args(Moment)
        }
        self.bystanders = any(  # some item answers to other players' placements
            isinstance(effect, AtSpot) and effect.by == "anyone" for item in items.values() for effect in item.effects
        )
        self._bills: dict[Bill, int] = {}  # every bill that a place costs, numbered
        self.price_numbers = {
            room: self._bills.setdefault(bill, len(self._bills)) for room, bill in self.prices.items()
        }
        self.affordable = cache(self._affordable)  # there are 343 ways to have cubes, and every turn asks
        self.room_places = {room.id: places_of(self._bills, room) for room in rooms.values()}  # with no threat there
        self.lift_places = {colour: _lift(self._bills, colour, lifts.coloured) for colour in COLOURS}
        self.places: dict[str, Place] = {}  # by id, halves of linked spots too
        self.threat_places: dict[str, dict[str, Place]] = {}  # spot -> threat -> the place they make together
        for place in [place for group in self.room_places.values() for place in group]:
            self.places[place.id] = place
            for half in place.halves:
                self.threat_places[half] = _covered(self._bills, place.room, half, threats)
                if place.linked:
                    self.places[half] = make_place(self._bills, half, place.room, (half,), place.spot, half_of=True)
        self.places |= {place.id: place for place in self.lift_places.values()}
        if lifts.start is not None:
            self.places["lift.start"] = make_place(self._bills, "lift.start", "", ("lift.start",), lifts.start)
        self.layouts = Layouts(self)
        self.arenas = frozenset(
            name for name, place in self.places.items() if place.demand.fight
        )  # with no threat there

    def place(self, name: str, threat: str = "") -> Place:
        """The place of this name, or what a threat that covers it makes of it."""
        return self.threat_places[name][threat] if threat else self.places[name]

    def _affordable(self, cubes: Cubes, off: int = 0) -> frozenset[int]:
        """The numbers of the bills that these cubes can pay, `off` cubes of each being let off."""
        return frozenset([number for bill, number in self._bills.items() if payable(cubes, bill, off)])


def bill_of(spot: Spot) -> Bill:
    """All the cubes that a spot costs."""
    bill = Bill()
    for cost in spot.cost:
        if isinstance(cost, Pay):
            bill = bill.plus(cost.bill)
    return bill


def demand_of(spot: Spot) -> Demand:
    """What a spot costs besides cubes."""
    items = sum(cost.amount for cost in spot.cost if isinstance(cost, GiveItem))
    price = any(isinstance(cost, Price) for cost in spot.cost)
    return Demand(
        items=items,
        price=price,
        wound=any(isinstance(cost, Wound) for cost in spot.cost),
        fight=next((cost.value for cost in spot.cost if isinstance(cost, Fight)), 0),
    )


def make_place(
    bills: dict[Bill, int],
    name: str,
    room: str,
    halves: tuple[str, ...],
    spot: Spot,
    threat: str = "",
    colour: str = "",
    half_of: bool = False,
) -> Place:
    """A place of this name, its cost added up."""
    bill, demand = bill_of(spot), demand_of(spot)
    bill_number = bills.setdefault(bill, len(bills))
    ways = Ways(name, threat, linked=len(halves) == 2)
    return Place(
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
        ordinary=len(halves) == 1 and not (half_of or colour or demand.price or demand.items),
        bill=bill,
        bill_number=bill_number,
        free=bill.size == 0,
        exchanges=any(isinstance(reward, Exchange) for reward in spot.reward),
        newcomer=any(isinstance(reward, NewDweller) for reward in spot.reward),
        ways=ways,
        row=(halves[0], bill_number, ways),
    )


def places_of(bills: dict[Bill, int], room: Room) -> tuple[Place, ...]:
    """The places of a room: one for each spot, or one for its linked pair."""
    left, right = f"{room.id}.left", f"{room.id}.right"
    if room.both is not None:
        return (make_place(bills, f"{room.id}.both", room.id, (left, right), room.both),)
    assert room.left is not None
    assert room.right is not None
    return (
        make_place(bills, left, room.id, (left,), room.left),
        make_place(bills, right, room.id, (right,), room.right),
    )


def _lift(bills: dict[Bill, int], colour: str, spot: Spot) -> Place:
    name = f"lift.{colour}"
    return make_place(bills, name, "", (name,), spot, colour=colour)


def _covered(bills: dict[Bill, int], room: str, half: str, threats: dict[str, Threat]) -> dict[str, Place]:
    """What each threat would make of a spot."""
    return {card.id: make_place(bills, half, room, (half,), card.spot, card.id) for card in threats.values()}
