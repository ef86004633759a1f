"""The options to place dwellers somewhere: made once for each kind of crew, and kept (topic placement)."""

from functools import lru_cache
from itertools import combinations

import msgspec

from crossroads.engine.decisions import Option
from crossroads.games.shelter.player import LETTERS, UNTRAINED

ORDER = UNTRAINED + LETTERS


def kinds(crew: str) -> str:
    """The letters of a crew, each once: dwellers who are alike make no difference to whoever sends one of them."""
    return crew if len(crew) < 2 else _kinds(crew)


@lru_cache(maxsize=4096)
def _kinds(crew: str) -> str:
    return "".join(letter for letter in ORDER if letter in crew)


@lru_cache(maxsize=4096)
def in_order(crew: str) -> str:
    """The letters of a crew in the order of the board, so that crews who are alike are the same."""
    return "".join(sorted(crew, key=ORDER.index))


class Placing(msgspec.Struct, frozen=True):
    """A choice of where to place, and of what training the placed dwellers have."""

    place: str
    threat: str  # the card that covers the place, if one does
    letters: str


class Ways(dict[str, tuple[Option[Placing], ...]]):
    """The options to place one of a crew somewhere, or two on linked spots, by the letters of that crew.

    A turn offers dozens of options, so they are made when they are first asked for, and kept: for the `kinds` of a crew,
    or for the crew `in_order` where two go, so that there are never more than a thousand.
    """

    __slots__ = ("_linked", "_place", "_threat")

    def __init__(self, place: str, threat: str, linked: bool) -> None:
        super().__init__()
        self._place = place
        self._threat = threat
        self._linked = linked

    def __missing__(self, crew: str) -> tuple[Option[Placing], ...]:
        sent = dict.fromkeys(combinations(crew, 2 if self._linked else 1))
        self[crew] = tuple([self._option("".join(who).replace(UNTRAINED, "")) for who in sent])
        return self[crew]

    def _option(self, letters: str) -> Option[Placing]:
        act = f"place:{self._place}:{letters}" if letters else f"place:{self._place}"
        return Option(act, Placing(self._place, self._threat, letters))
