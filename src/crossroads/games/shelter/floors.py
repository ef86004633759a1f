"""Floors, lifts and columns (topic floors)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

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


SHELTERS_KEPT = 512


class Layout:
    """Places as things lie, of a card or of a whole shelter: the ordinary ones apart from the others."""

    __slots__ = ("_cards", "ordinary", "others", "sickbeds")

    def __init__(self, places: Sequence[Place] = ()) -> None:
        self._cards = [places]
        self.ordinary: list[Row] = []  # for healthy dwellers
        self.sickbeds: list[Row] = []  # for wounded ones
        self.others: list[Place] = []  # no player's lift
        for place in places:
            if place.ordinary:
                (self.sickbeds if place.hurt else self.ordinary).append(place.row)
            elif not place.colour:
                self.others.append(place)

    @property
    def places(self) -> list[Place]:
        """All of them, in order."""
        return [place for places in self._cards for place in places]

    def add(self, card: Layout) -> None:
        """Join the places of another card to these."""
        self._cards += card._cards
        self.ordinary += card.ordinary
        if card.sickbeds:
            self.sickbeds += card.sickbeds
        if card.others:
            self.others += card.others


class Layouts:
    """The layouts of all cards, and of shelters met lately: one changes once or twice a round, and every turn asks."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._lifts = {name: Layout([place]) for name, place in content.places.items() if not place.room}
        self._halves = {room: (f"{room}.left", f"{room}.right") for room in content.rooms}
        self._rooms = {room: Layout(places) for room, places in content.room_places.items()}  # with no threat there
        self._threatened = lru_cache(maxsize=2048)(self._under_threats)
        self._shelters: dict[tuple[tuple[Floor, ...], tuple[tuple[str, str], ...]], Layout] = {}
        self._last: tuple[tuple[Floor, ...], dict[str, str], Layout] = ((), {}, Layout())

    def of(self, g: Shelter) -> Layout:
        """Every place that can be stood on now: a threat makes a place of its own of the spot it covers."""
        floors, threats, layout = self._last
        if g.floors is not floors or g.threats is not threats:  # both are replaced when they change
            layout = self._kept(g)
            self._last = (g.floors, g.threats, layout)
        return layout

    def _kept(self, g: Shelter) -> Layout:
        key = (g.floors, tuple(g.threats.items()))
        layout = self._shelters.get(key)
        if layout is None:
            if len(self._shelters) >= SHELTERS_KEPT:
                self._shelters.clear()
            layout = self._shelters[key] = self._shelter(g)
        return layout

    def _shelter(self, g: Shelter) -> Layout:
        shelter = Layout()
        threats = g.threats
        for floor in g.floors:
            lift = self._lifts.get(f"lift.{floor.lift}")  # shelter.floors.starting-lift-spot
            if lift is not None:
                shelter.add(lift)
            for room in floor.rooms:
                left, right = self._halves[room]
                if left in threats or right in threats:
                    shelter.add(self._threatened(left, threats.get(left, ""), right, threats.get(right, "")))
                else:
                    shelter.add(self._rooms[room])
        return shelter

    def _under_threats(self, left: str, on_left: str, right: str, on_right: str) -> Layout:
        """A room with threats on it; what they leave of linked spots is closed, each half a place by itself."""
        return Layout([self._content.place(left, on_left), self._content.place(right, on_right)])


def place_as_it_lies(g: Shelter, name: str) -> Place:
    """The place of this name, as the threat that may cover it makes it."""
    return g.content.place(name, g.threats.get(name, ""))
