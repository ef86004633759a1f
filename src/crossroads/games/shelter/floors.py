"""Floors, lifts and columns (topic floors)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

if TYPE_CHECKING:
    from crossroads.games.shelter.content import Content, Place
    from crossroads.games.shelter.state import Shelter

A_SIDE = 3  # shelter.building.three-a-side
NOBODY = -1  # owns the top floor (shelter.floors.top-neutral)
COLUMNS = range(2, 13)  # shelter.floors.column-numbers
LIFT_COLUMN = 7  # shelter.floors.column-seven
Side = Literal["left", "right"]
SIDES: tuple[Side, Side] = ("left", "right")


class Floor(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A lift with its rooms, each side counted outward from the lift (shelter.floors.definition)."""

    owner: int
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    lift: str = "start"  # the colour of a player's lift

    @property
    def rooms(self) -> tuple[str, ...]:
        """From left to right, without the lift (shelter.floors.lift-not-room)."""
        return self.left[::-1] + self.right


def spot_in_column(content: Content, floor: Floor, column: int) -> str | None:
    """The spot of a floor that lies in a column, if a room is there (shelter.floors.column-map)."""
    if column not in content.columns:
        return None
    side, number, half = content.columns[column]
    rooms = floor.left if side == "left" else floor.right
    return f"{rooms[number]}.{half}" if number < len(rooms) else None


LAYOUTS_KEPT = 512


class Layout(NamedTuple):
    """The places of a shelter as things lie: all of them from the top left, and the ordinary ones apart from the others."""

    places: list[Place]
    ordinary: list[Place]  # for healthy dwellers
    sickbeds: list[Place]  # for wounded ones
    others: list[Place]  # without the players' lifts


def places_in_shelter(g: Shelter) -> Layout:
    """Every place that can be stood on now: a threat makes a place of its own of the spot it covers.

    A shelter changes once or twice a round and is asked for on every turn, so its places are kept.
    """
    layouts: dict[Any, Layout] = g.content.layouts
    key = (tuple(g.floors), tuple(g.threats.items()))
    layout = layouts.get(key)
    if layout is None:
        if len(layouts) >= LAYOUTS_KEPT:
            layouts.clear()
        layout = layouts[key] = _layout(_places(g))
    return layout


def _layout(places: list[Place]) -> Layout:
    layout = Layout(places, [], [], [])
    for place in places:
        if not place.ordinary:
            if not place.colour:
                layout.others.append(place)
        elif place.hurt:
            layout.sickbeds.append(place)
        else:
            layout.ordinary.append(place)
    return layout


def _places(g: Shelter) -> list[Place]:
    content = g.content
    start = content.places.get("lift.start")
    places = [start] if start is not None else []  # open to all (shelter.floors.starting-lift-spot)
    threatened = [spot.partition(".")[0] for spot in g.threats]
    for floor in g.floors:
        if floor.owner != NOBODY:
            places.append(content.lift_places[floor.lift])
        for room in floor.rooms:
            places += _under_threats(g, room) if room in threatened else content.room_places[room]
    return places


def _under_threats(g: Shelter, room: str) -> list[Place]:
    """A room's places with the threats on it; what they leave of linked spots is closed, each half a place by itself."""
    return [place_as_it_lies(g, half) for half in (f"{room}.left", f"{room}.right")]


def place_as_it_lies(g: Shelter, name: str) -> Place:
    """The place of this name, as the threat that may cover it makes it."""
    return g.content.place(name, g.threats.get(name, ""))
