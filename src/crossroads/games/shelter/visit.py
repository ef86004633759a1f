"""A placement in progress: where, who, and what has been settled about it so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crossroads.games.shelter.content import Place
    from crossroads.games.shelter.player import Dweller


class Visit:
    """Lives only while its turn is carried out; it holds nothing that the table cannot see."""

    __slots__ = ("crew", "letters", "place", "room", "rooms_built", "spot", "won")

    def __init__(self, place: Place, crew: Sequence[Dweller], letters: str) -> None:
        self.place = place
        self.spot = place.spot  # what counts here: the printed spot, or the threat that covers it
        self.crew = crew  # the dwellers as they came, with the training they then had
        self.letters = letters
        self.won = True  # until a fight is lost
        self.room = ""  # the room chosen and paid for, until it is built
        self.rooms_built = 0

    @property
    def dwellers(self) -> list[int]:
        """The numbers of the placed dwellers."""
        return [dweller.number for dweller in self.crew]

    @property
    def doubled(self) -> bool:
        """Whether a dweller was trained in a letter of the spot (shelter.special-spots.double)."""
        return bool(self.letters) and any(letter in self.spot.letters for letter in self.letters)
