"""The cards: their structs, and the checked set of them that a table plays with."""

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from crossroads.engine.modules import Rulebook
from crossroads.engine.remedies import ID
from crossroads.games.shelter.cards.bills import Bill, payable
from crossroads.games.shelter.cards.effects import MOMENTS, AtLeastOne, ItemEffect
from crossroads.games.shelter.cards.layouts import Layouts
from crossroads.games.shelter.cards.places import DwellerPlace, Spot, make_place
from crossroads.games.shelter.floor import SIDES, Side
from crossroads.games.shelter.player import Cubes

Working = tuple[str, "Item", tuple[Any, ...]]  # an item's id, its card, and what it does at a moment
Mode = Literal["passive", "exhaust", "discard", "end"]
Id = Annotated[str, Meta(pattern=ID)]


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
    effects: tuple[ItemEffect, ...]

    def __post_init__(self) -> None:
        for effect in self.effects:
            if (effect.moment == "end") is not (self.mode == "end"):
                raise ValueError("an item of mode `end`, and no other, has keepsake effects")
            if effect.moment in ("turn", "spot", "after-roll") and self.mode == "passive":
                raise ValueError("an effect of this kind is used up: its mode is `exhaust` or `discard`")
            if any(reward.needs_spot for reward in effect.rewards()):
                raise ValueError("training, healing and exchange need a spot and cannot stand on an item")
            if self.mode == "exhaust" and any(reward.readies for reward in effect.rewards()):
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
            raise ValueError("no wounded dweller can be placed on its owner's lift (shelter.wounded.no-own-lift)")


class TopFloor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The starting rooms, and the columns of the spots of every floor.

    Both are given for each side from the lift outward; columns as (left spot, right spot), `null` has no number.
    """

    left: tuple[str, str, str]
    right: tuple[str, str, str]
    columns: dict[Side, tuple[tuple[int | None, int | None], ...]]


COLOURS = ("red", "blue", "green", "yellow")  # shelter.components.lift-cards


class Content:
    """One checked set of cards, shared by all games that use the same packs.

    A plain class on purpose: a state is written without its cards, by the names of its packs.
    """

    def __init__(
        self,
        packs: tuple[str, ...],
        rulebook: Rulebook,
        rooms: dict[str, Room],
        items: dict[str, Item],
        threats: dict[str, Threat],
        lifts: Lifts,
        top: TopFloor,
    ) -> None:
        self.packs = packs
        self.rulebook = rulebook
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
            for moment in dict.fromkeys((*MOMENTS, *self.effects_at))
        }
        self.bystanders = any(  # some item answers to other players' placements
            effect.answers_others for item in items.values() for effect in item.effects
        )
        self._bills: dict[Bill, int] = {}  # every bill that a place costs, numbered
        self.price_numbers = {
            room: self._bills.setdefault(bill, len(self._bills)) for room, bill in self.prices.items()
        }
        self.affordable = cache(self._affordable)  # there are 343 ways to have cubes, and every turn asks
        self.room_places = {room.id: places_of(self._bills, room) for room in rooms.values()}  # with no threat there
        self.lift_places = {colour: _lift(self._bills, colour, lifts.coloured) for colour in COLOURS}
        self.places: dict[str, DwellerPlace] = {}  # by id, halves of linked spots too
        self.threat_places: dict[str, dict[str, DwellerPlace]] = {}  # spot -> threat -> the place they make together
        for place in [place for group in self.room_places.values() for place in group]:
            self.places[place.id] = place
            for half in place.halves:
                self.threat_places[half] = _covered(self._bills, place.room, half, threats)
                if place.linked:
                    self.places[half] = make_place(self._bills, half, place.room, (half,), place.spot, half_of=True)
        self.places |= {place.id: place for place in self.lift_places.values()}
        if lifts.start is not None:
            self.places["lift.start"] = make_place(self._bills, "lift.start", "", ("lift.start",), lifts.start)
        self.layouts = Layouts(self.places, self.room_places, self.threat_places)
        self.arenas = frozenset(
            name for name, place in self.places.items() if place.demand.fight
        )  # with no threat there

    def place(self, name: str, threat: str = "") -> DwellerPlace:
        """The place of this name, or what a threat that covers it makes of it."""
        return self.threat_places[name][threat] if threat else self.places[name]

    def _affordable(self, cubes: Cubes, off: int = 0) -> frozenset[int]:
        """The numbers of the bills that these cubes can pay, `off` cubes of each being let off."""
        return frozenset([number for bill, number in self._bills.items() if payable(cubes, bill, off)])


def places_of(bills: dict[Bill, int], room: Room) -> tuple[DwellerPlace, ...]:
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


def _lift(bills: dict[Bill, int], colour: str, spot: Spot) -> DwellerPlace:
    name = f"lift.{colour}"
    return make_place(bills, name, "", (name,), spot, colour=colour)


def _covered(bills: dict[Bill, int], room: str, half: str, threats: dict[str, Threat]) -> dict[str, DwellerPlace]:
    """What each threat would make of a spot."""
    return {card.id: make_place(bills, half, room, (half,), card.spot, card.id) for card in threats.values()}
