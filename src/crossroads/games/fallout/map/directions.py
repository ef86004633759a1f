"""Directions on the map, in words."""

from crossroads.engine.words import Words
from crossroads.games.fallout.cards.tiles import EDGES

STEPS = ("northeast", "east", "southeast", "southwest", "west", "northwest")  # as EDGES


def way_from_camp(words: Words, q: int, r: int) -> str:
    """How many tiles in which directions a tile lies from the camp: at most two directions, and one way only."""
    for number, first in enumerate(EDGES):
        second = EDGES[(number + 1) % 6]
        size = first[0] * second[1] - first[1] * second[0]
        one, other = (q * second[1] - r * second[0]) / size, (first[0] * r - first[1] * q) / size
        if one > 0 and other >= 0:
            parts = [(int(one), STEPS[number]), (int(other), STEPS[(number + 1) % 6])]
            ways = [words("tiles-toward", count=count, way=words(f"toward-{wind}")) for count, wind in parts if count]
            return words("way-from-camp", ways=words.list(ways))
    return words("way-none")
