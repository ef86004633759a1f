"""Tiles of a map: their edges, and whether what lies on them is of one piece (topics map-tiles, spaces)."""

from collections.abc import Iterable

EDGES = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # neighbours NE, E, SE, SW, W, NW, as in a face's border


def connected(spaces: tuple[str, ...], pairs: Iterable[tuple[str, str]]) -> bool:
    """Whether one can go from every space to every other along these pairs."""
    near: dict[str, set[str]] = {space: set() for space in spaces}
    for one, other in pairs:
        near[one].add(other)
        near[other].add(one)
    reached, left = {*spaces[:1]}, [*spaces[:1]]
    while left:
        new = near[left.pop()] - reached
        reached |= new
        left += sorted(new)
    return len(reached) == len(spaces)
