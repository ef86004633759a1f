"""A placement in progress: where, who, and what has been settled about it so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crossroads.games.shelter.content import Place
    from crossroads.games.shelter.rewards import Exchange


class Visit:
    """Lives only while its turn is carried out; it holds nothing that the table cannot see."""

    __slots__ = ("dwellers", "exchanges", "letters", "place", "room", "rooms_built", "spot")

    def __init__(self, place: Place, dwellers: tuple[int, ...], letters: str) -> None:
        self.place = place
        self.spot = place.spot  # what counts here: the printed spot, or the threat that covers it
        self.dwellers = dwellers  # their numbers
        self.letters = letters  # what they were trained in when they came
        self.room = ""  # the room chosen and paid for, until it is built
        self.rooms_built = 0
        self.exchanges: list[Exchange] = []  # rights to exchange until the turn ends

    @property
    def doubled(self) -> bool:
        """Whether a dweller was trained in a letter of the spot (shelter.special-spots.double)."""
        return any(letter in self.spot.letters for letter in self.letters)
