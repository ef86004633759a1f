"""Parts of a view that are made once and shared with the next views, for as long as what they show stays the same.

A view is made of leaves that are replaced and never changed, so a part made of the same leaves says the same. Whoever
looks at a game after every choice keeps one `Shared` for each seat: what has not changed is then the same object in both
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
    """The parts of the last view."""

    def __init__(self) -> None:
        self._parts: dict[tuple[Callable[..., Part], Any], tuple[tuple[Any, ...], Part]] = {}

    def __call__(self, make: Callable[..., Part], name: Any, *of: Any) -> Part:
        """What `make` makes of a name and these leaves; the last part of that name, if it was made of the same."""
        kept = self._parts.get((make, name))
        if kept is not None and kept[0] == of:
            return kept[1]
        part = make(name, *of)
        self._parts[make, name] = of, part
        return part
