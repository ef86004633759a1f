"""Games that are kept on the way, so that no moment is far from one of them."""

from bisect import bisect_right
from typing import Any

from crossroads.engine.game import Game

APART = 16  # choices at least from one to the next, while they are few
MOST_KEPT = 256  # some kilobytes each, for what has not changed is shared


class Trail:
    """Copies of one game at some of its moments."""

    def __init__(self, made: int, game: Game[Any]) -> None:
        """Begin where this many choices have been made."""
        self._kept = [(made, game.laid_by())]
        self._apart = APART
        self.due = made + APART  # from then on the last is far enough behind

    def note(self, made: int, game: Game[Any]) -> None:
        """Keep a copy of a game that goes on and is due to be kept, if a copy costs nothing here."""
        if game.kept_at != made:
            return
        self._kept.append((made, game.laid_by()))
        if len(self._kept) > MOST_KEPT:
            del self._kept[1::2]
            self._apart *= 2
        self.due = made + self._apart

    def cut(self, made: int) -> None:
        """Choices were taken back until so many remain."""
        while self._kept[-1][0] > made:
            self._kept.pop()
        self.due = self._kept[-1][0] + self._apart

    def before(self, made: int) -> tuple[int, Game[Any]]:
        """The last copy that had made no more choices than this, which is there to be cloned."""
        place = bisect_right(self._kept, made, key=lambda each: each[0])
        return self._kept[place - 1]

    def __len__(self) -> int:
        return len(self._kept)
