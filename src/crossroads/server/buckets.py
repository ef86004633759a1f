"""Buckets that fill as time goes by: how much may be taken now, and when there is enough again."""

import time
from collections.abc import Callable, Hashable

REMEMBERED = 10_000  # buckets at most: beyond that those that are full again are forgotten, or the fullest
Clock = Callable[[], float]


class Buckets:
    """A bucket for each key; a full one holds `size` and fills at `rate` a second."""

    def __init__(self, rate: float, size: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self._clock = clock
        self._left: dict[Hashable, tuple[float, float]] = {}  # key -> what was left, and when

    def take(self, key: Hashable, cost: float = 1.0) -> float:
        """Take so much out: 0 if it was there, else how many seconds it takes until it is."""
        now, size = self._clock(), self.size
        kept = self._left.get(key)
        if kept is None:
            left = size
            if len(self._left) >= REMEMBERED:
                self._make_room(now)
        else:
            left = kept[0] + (now - kept[1]) * self.rate
            if left > size:
                left = size
        if cost > size:
            cost = size
        if left < cost:
            return (cost - left) / self.rate
        self._left[key] = (left - cost, now)
        return 0.0

    def wait(self, key: Hashable, cost: float = 1.0) -> float:
        """How many seconds it takes until so much is there; nothing is taken. What costs more than all costs all."""
        return max(0.0, min(cost, self.size) - self._now(key, self._clock())) / self.rate

    def forget(self, key: Hashable) -> None:
        """Whoever this was will not come again."""
        self._left.pop(key, None)

    def __len__(self) -> int:
        return len(self._left)

    def _now(self, key: Hashable, now: float) -> float:
        kept = self._left.get(key)
        return self.size if kept is None else self._filled(*kept, now)

    def _filled(self, left: float, then: float, now: float) -> float:
        return min(self.size, left + (now - then) * self.rate)

    def _make_room(self, now: float) -> None:
        """Forget the buckets that are full again; if most are not, the fuller half, whose owners gain least by it."""
        filled = {key: self._filled(*kept, now) for key, kept in self._left.items()}
        emptiest = sorted(filled, key=lambda key: filled[key])[: REMEMBERED // 2]
        self._left = {key: self._left[key] for key in emptiest if filled[key] < self.size}
