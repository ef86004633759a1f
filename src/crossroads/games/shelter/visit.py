"""A placement in progress: where, who, and what has been settled about it so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from crossroads.games.shelter.content import Place, Spot
    from crossroads.games.shelter.player import Dweller


class Visit(msgspec.Struct, gc=False, eq=False):
    """Lives only while its turn is carried out; it holds nothing that the table cannot see."""

    place: Place
    spot: Spot  # what counts here: the printed spot, or the threat that covers it
    crew: Sequence[Dweller]  # the dwellers as they came, with the training they then had
    letters: str
    won: bool = True  # until a fight is lost
    room: str = ""  # the room chosen and paid for, until it is built
    rooms_built: int = 0

    @property
    def dwellers(self) -> list[int]:
        """The numbers of the placed dwellers."""
        return [dweller.number for dweller in self.crew]

    @property
    def doubled(self) -> bool:
        """Whether a dweller was trained in a letter of the spot (shelter.special-spots.double)."""
        return bool(self.letters) and any(letter in self.spot.letters for letter in self.letters)
