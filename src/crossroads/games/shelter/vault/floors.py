"""Floors, lifts and columns (topic floors)."""

from crossroads.games.shelter.cards.content import Content
from crossroads.games.shelter.cards.places import DwellerPlace
from crossroads.games.shelter.floor import Floor
from crossroads.games.shelter.state import Shelter

LIFT_COLUMN = 7  # shelter.floors.column-seven


def spot_in_column(content: Content, floor: Floor, column: int) -> str | None:
    """The spot of a floor that lies in a column, if a room is there (shelter.floors.column-map)."""
    if column not in content.columns:
        return None
    side, number, half = content.columns[column]
    rooms = floor.left if side == "left" else floor.right
    return f"{rooms[number]}.{half}" if number < len(rooms) else None


def place_as_it_lies(g: Shelter, name: str) -> DwellerPlace:
    """The place of this name, as the threat that may cover it makes it."""
    return g.content.place(name, g.threats.get(name, ""))
