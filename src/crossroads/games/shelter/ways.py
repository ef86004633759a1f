"""The options to place dwellers somewhere: made once for each kind of crew, and kept (topic placement)."""

from itertools import combinations

import msgspec

from crossroads.engine.decisions import Option
from crossroads.games.shelter.player import LETTERS, UNTRAINED

CREWS_KEPT = 512


class Placing(msgspec.Struct, frozen=True):
    """A choice of where to place, and of what training the placed dwellers have."""

    place: str
    threat: str  # the card that covers the place, if one does
    letters: str


class Ways(dict[str, tuple[Option[Placing], ...]]):
    """The options to place one of a crew somewhere, or two on linked spots, by the letters of that crew.

    Dwellers who are alike make no difference. A turn offers dozens of options, so they are made when they are first
    asked for.
    """

    __slots__ = ("_linked", "_place", "_threat")

    def __init__(self, place: str, threat: str, linked: bool) -> None:
        super().__init__()
        self._place = place
        self._threat = threat
        self._linked = linked

    def __missing__(self, crew: str) -> tuple[Option[Placing], ...]:
        sent = dict.fromkeys(_pairs(crew) if self._linked else [letter.strip(UNTRAINED) for letter in crew])
        options = tuple([Option(self._act(letters), Placing(self._place, self._threat, letters)) for letters in sent])
        if len(self) >= CREWS_KEPT:
            self.clear()
        self[crew] = options
        return options

    def _act(self, letters: str) -> str:
        return f"place:{self._place}:{letters}" if letters else f"place:{self._place}"


def _pairs(crew: str) -> list[str]:
    """The letters of every pair of dwellers for linked spots."""
    pairs = combinations(crew, 2)
    return ["".join(sorted("".join(pair).replace(UNTRAINED, ""), key=LETTERS.index)) for pair in pairs]
