"""Parts of a view that are made once and shared with the next views, for as long as what they show stays the same.

A view is made of leaves that are replaced and never changed, so a part made of the same leaves says the same. Whoever
looks at a game after every choice keeps one `Shared` for it: what has not changed is then the same object in both
views, which makes the second one quick to build and the two quick to compare. Such views are to be read only.
"""

from collections.abc import Callable
from typing import Any

Part = dict[str, Any]
Share = Callable[..., Part]


def afresh(make: Callable[..., Part], *of: Any) -> Part:
    """A part of a view that belongs to that view alone."""
    return make(*of)


class Shared:
    """The parts of the last two views."""

    def __init__(self) -> None:
        self._before: dict[tuple[Any, ...], Part] = {}
        self._now: dict[tuple[Any, ...], Part] = {}

    def __call__(self, make: Callable[..., Part], *of: Any) -> Part:
        """What `make` makes of these leaves, or made of them for the last view."""
        key = (make, *of)
        part = self._now.get(key)
        if part is None:
            part = self._before.get(key)
            if part is None:
                part = make(*of)
            self._now[key] = part
        return part

    def turn(self) -> None:
        """Begin the next view: what is not in it will not be kept any longer."""
        self._before, self._now = self._now, {}
