"""Floors, lifts and columns (topic floors)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

if TYPE_CHECKING:
    from crossroads.games.shelter.content import Content, Place, Row
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


FLOORS_KEPT = 4096


class Layout:
    """The places of a shelter, or of one floor, as things lie: all of them from the top left, and the same sorted."""

    __slots__ = ("newcomers", "ordinary", "others", "places", "sickbeds")

    def __init__(self, places: list[Place]) -> None:
        self.places = places
        self.ordinary: list[Row] = []  # for healthy dwellers
        self.sickbeds: list[Row] = []  # for wounded ones
        self.newcomers: list[Place] = []  # those of the ordinary that bring new dwellers
        self.others: list[Place] = []  # without the players' lifts
        for place in places:
            if place.ordinary:
                (self.sickbeds if place.hurt else self.ordinary).append(place.row)
                if place.newcomer:
                    self.newcomers.append(place)
            elif not place.colour:
                self.others.append(place)

    def add(self, floor: Layout) -> None:
        """Join the places of another floor to these."""
        self.places += floor.places
        self.ordinary += floor.ordinary
        self.sickbeds += floor.sickbeds
        self.newcomers += floor.newcomers
        self.others += floor.others


class Layouts:
    """The layouts of floors met so far, and of the last shelter: it changes once or twice a round, every turn asks."""

    def __init__(self) -> None:
        self._floors: dict[Any, Layout] = {}
        self._last: tuple[tuple[Floor, ...], dict[str, str]] = ((), {})
        self._layout = Layout([])

    def of(self, g: Shelter) -> Layout:
        """Every place that can be stood on now: a threat makes a place of its own of the spot it covers."""
        floors, threats = self._last
        if g.floors is not floors or g.threats is not threats:  # both are replaced when they change
            start = g.content.places.get("lift.start")
            self._layout = Layout([start] if start is not None else [])  # shelter.floors.starting-lift-spot
            for floor in g.floors:
                self._layout.add(self._floor(g, floor))
            self._last = (g.floors, g.threats)
        return self._layout

    def _floor(self, g: Shelter, floor: Floor) -> Layout:
        here = [(room, spot) for spot in g.threats if (room := spot.partition(".")[0]) in floor.left + floor.right]
        key = (floor, tuple([(spot, g.threats[spot]) for _, spot in here]))
        if key not in self._floors:
            if len(self._floors) >= FLOORS_KEPT:
                self._floors.clear()
            self._floors[key] = Layout(_places(g, floor, [room for room, _ in here]))
        return self._floors[key]


def _places(g: Shelter, floor: Floor, threatened: list[str]) -> list[Place]:
    places = [] if floor.owner == NOBODY else [g.content.lift_places[floor.lift]]
    for room in floor.rooms:
        places += _under_threats(g, room) if room in threatened else g.content.room_places[room]
    return places


def _under_threats(g: Shelter, room: str) -> list[Place]:
    """A room's places with the threats on it; what they leave of linked spots is closed, each half a place by itself."""
    return [place_as_it_lies(g, half) for half in (f"{room}.left", f"{room}.right")]


def place_as_it_lies(g: Shelter, name: str) -> Place:
    """The place of this name, as the threat that may cover it makes it."""
    return g.content.place(name, g.threats.get(name, ""))
