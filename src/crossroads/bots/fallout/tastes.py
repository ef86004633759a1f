"""What a curious seat fancies: drawn from its salt, so that over many games everything is somebody's fancy."""

from random import Random

MOOD = 6  # rounds that a passing fancy lasts
KEEN = 0.4  # of all quests at a time
DEVOTED = 0.3  # of all seats: they are always keen on the main story, and so see its endings
LOYAL = 0.4  # of the time, to each side that an agenda allows
DISLOYAL = 0.2  # of the time, to neither side, even if it bars the way
HOARD = 0.4  # of the time, for each kind that is hoarded
HOARDED = ("aid", "chem", "magazine")


class Tastes:
    """Fancies of one salt. The same question has the same answer for the whole game."""

    def __init__(self, salt: str) -> None:
        self._salt = salt
        self._known: dict[tuple[object, ...], float] = {}

    def of(self, *what: object) -> float:
        """How much something is fancied, from 0 to 1."""
        known = self._known.get(what)
        if known is None:
            known = self._known[what] = Random(f"{self._salt} {what}").random()
        return known
