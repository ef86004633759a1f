"""Parts of a view that are made once and shared with the next views, for as long as what they show stays the same.

A view is made of leaves that are replaced and never changed, so a part made of the same leaves says the same. Whoever
looks at a game after every choice keeps one `Shared` for each seat: what has not changed is then the same object in both
views, which makes the second one quick to build and the two quick to compare. Whoever looks at one moment with the eyes
of several seats keeps a `OneMoment` instead. Such views are to be read only.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

L = TypeVar("L")
T = TypeVar("T")
ViewPart = dict[str, Any]
Make = Callable[[Any], Any]
# What makes a part of a leaf, given the leaf that was in its place and the part made of that.
Remake = Callable[[L, L | None, ViewPart], ViewPart]
SMALL_PARTS_KEPT = 4096  # of a kind


def itself(leaf: L) -> L:
    """For what may be kept as it is."""
    return leaf


class Share:
    """How a view comes by its parts: here each is made for that view alone."""

    __slots__ = ()

    def view(self, leaves: ViewPart, makers: Mapping[str, Make], often_changed: ViewPart) -> ViewPart:
        """A view: leaves as they are, or what is made of them, and `often_changed`, where nearly every choice changes something."""
        return {**leaves, **{key: make(leaves[key]) for key, make in makers.items()}, **often_changed}

    def parts(self, key: str, make: Remake[L], leaves: list[L], keep: Callable[[L], L] = itself) -> list[ViewPart]:
        """A list of the view, under this key: what `make` makes of each leaf. `keep` copies leaves that can change."""
        return [make(leaf, None, {}) for leaf in leaves]

    def open_part(self, key: str, make: Callable[[], T]) -> T:
        """A part that all seats see alike, whatever they know; `make` is not told for whom."""
        return make()


afresh = Share()


class OneMoment(Share):
    """The views of all seats of one game at one moment: what they see alike is made once.

    With another moment to be compared with, what is equal in both is one object in both: all views are made of it, and
    only what differs is left to be looked at.
    """

    __slots__ = ("_like", "_made")

    def __init__(self, like: "OneMoment | None" = None) -> None:
        self._made: dict[str, Any] = {}
        self._like = like

    def open_part(self, key: str, make: Callable[[], T]) -> T:
        """A part that all seats see alike, the same one for each of them."""
        if key not in self._made:
            part = make()
            like = None if self._like is None else self._like._made.get(key)
            self._made[key] = like if like == part else part
        made: T = self._made[key]
        return made


class Shared(Share):
    """The parts of the last view of one game for one seat; and where it differs from the view before."""

    __slots__ = ("_leaves", "_lists", "_still", "often_changed", "renewed")

    def __init__(self) -> None:
        self._leaves: ViewPart = {}
        self._still: ViewPart = {}
        self._lists: dict[str, tuple[list[Any], list[ViewPart]]] = {}  # leaves and parts
        self.often_changed: dict[str, dict[str, ViewPart] | None] = {}  # elements made anew; `None`: it may be anything
        self.renewed: list[str] | None = None  # the keys of other values made anew; `None`: all

    def view(self, leaves: ViewPart, makers: Mapping[str, Make], often_changed: ViewPart) -> ViewPart:
        """A view in which nothing is made anew of leaves that are the same as the last."""
        if leaves == self._leaves:
            self.renewed = []
        elif self._still:
            self._renew(leaves, makers)
        else:
            self._still = super().view(leaves, makers, {})
            self.often_changed = {**dict.fromkeys(often_changed), **self.often_changed}
        self._leaves = leaves
        return {**self._still, **often_changed}

    def _renew(self, leaves: ViewPart, makers: Mapping[str, Make]) -> None:
        still, known = self._still.copy(), self._leaves
        self.renewed = [key for key, leaf in leaves.items() if leaf is not known[key] and leaf != known[key]]
        for key in self.renewed:
            still[key] = makers[key](leaves[key]) if key in makers else leaves[key]
        self._still = still

    def parts(self, key: str, make: Remake[L], leaves: list[L], keep: Callable[[L], L] = itself) -> list[ViewPart]:
        """A list of the view: the last one if its leaves are the same, else a new one of old parts and others."""
        kept, parts = self._lists.get(key, ([], []))
        if len(kept) != len(leaves):
            parts = super().parts(key, make, leaves)
            self._lists[key] = list(map(keep, leaves)), parts
            self.often_changed[key] = None
        else:
            anew: dict[str, ViewPart] = {}
            for place, leaf in enumerate(leaves):
                if leaf != kept[place]:
                    if not anew:
                        parts = parts.copy()
                        self._lists[key] = kept, parts
                    anew[str(place)] = parts[place] = make(leaf, kept[place], parts[place])
                    kept[place] = keep(leaf)
            self.often_changed[key] = anew
        return parts


class Small(dict[L, ViewPart]):
    """Small parts by their leaf, which has a hash: they come back time and again, at whatever table."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[L], ViewPart]) -> None:
        self._make = make

    def __missing__(self, leaf: L) -> ViewPart:
        if len(self) >= SMALL_PARTS_KEPT:
            self.clear()
        part = self[leaf] = self._make(leaf)
        return part
