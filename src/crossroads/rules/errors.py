"""What can be wrong with a question to the reference, or with the reference itself."""

from collections.abc import Iterable
from difflib import get_close_matches

_QUOTED = 80


class CatalogueError(ValueError):
    """A catalogue file is wrong; the message names the file, the id and what is wrong with it."""


class Unknown(ValueError):
    """Something was asked for that the reference does not hold; one line says what was given, what is near, what to do."""

    what = "entry"

    def __init__(self, given: str, known: Iterable[str], remedy: str) -> None:
        """Quote `given`, suggest the nearest of `known` and end with `remedy`."""
        quoted = given if len(given) <= _QUOTED else given[: _QUOTED - 1] + "…"
        self.given = given
        self.near = tuple(get_close_matches(quoted, list(known), n=3, cutoff=0.6))
        suggestion = f" ({', '.join(self.near)}?)" if self.near else ""
        super().__init__(f"no {self.what} {quoted!r}{suggestion}: {remedy}")


class NoCatalogue(Unknown):
    """No catalogue describes this game."""

    what = "game"


class NotTranslated(Unknown):
    """The reference is not written in this language."""

    what = "language"


class UnknownTopic(Unknown):
    """The game's catalogue has no such topic."""

    what = "topic"


class UnknownRule(Unknown):
    """No catalogue has a rule of this id."""

    what = "rule"
