"""Floors, lifts and columns (topic floors)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from crossroads.games.shelter.content import Content, Place
    from crossroads.games.shelter.state import Shelter

A_SIDE = 3  # shelter.building.three-a-side
NOBODY = -1  # owns the top floor (shelter.floors.top-neutral)
LIFT_COLUMN = 7  # shelter.floors.column-seven
Side = Literal["left", "right"]
SIDES: tuple[Side, Side] = ("left", "right")


class Floor(msgspec.Struct, frozen=True):
    """A lift with its rooms, each side counted outward from the lift (shelter.floors.definition)."""

    owner: int
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()

    @property
    def rooms(self) -> tuple[str, ...]:
        """From left to right, without the lift (shelter.floors.lift-not-room)."""
        return self.left[::-1] + self.right


def spot_in_column(content: Content, floor: Floor, column: int) -> str | None:
    """The spot of a floor that lies in a column, if a room is there (shelter.floors.column-map)."""
    for side in SIDES:
        rooms = floor.left if side == "left" else floor.right
        for room, pair in zip(rooms, content.top.columns[side], strict=False):
            for half, number in zip(SIDES, pair, strict=True):  # a card is never mirrored (shelter.floors.no-mirroring)
                if number == column:
                    return f"{room}.{half}"
    return None


def places_in_shelter(g: Shelter) -> list[Place]:
    """Every place that can be stood on as things lie now: a threat makes a place of its own of the spot it covers."""
    content = g.content
    start = content.places.get("lift.start")
    places = [start] if start is not None else []  # open to all (shelter.floors.starting-lift-spot)
    threatened = [spot.partition(".")[0] for spot in g.threats]
    for floor in g.floors:
        if floor.owner != NOBODY:
            places.append(content.lift_places[g.players[floor.owner].colour])
        for room in floor.left + floor.right:
            places += _under_threats(g, room) if room in threatened else content.room_places[room]
    return places


def _under_threats(g: Shelter, room: str) -> list[Place]:
    """A room's places with the threats on it; what they leave of linked spots is closed, each half a place by itself."""
    threats, content = g.threats, g.content
    return [
        content.threat_places[half][threats[half]] if half in threats else content.places[half]
        for half in (f"{room}.left", f"{room}.right")
    ]


def owner_of_room(g: Shelter, room: str) -> int:
    """Whose floor a built room is on."""
    return next(floor.owner for floor in g.floors if room in floor.left or room in floor.right)
