"""Where things are, in words: a space by its place or by its side of the tile, a facedown tile by the way to it."""

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from crossroads.engine.words import KEPT, Words
from crossroads.games.fallout.cards.content import Content, Face
from crossroads.games.fallout.cards.voice import name_of
from crossroads.games.fallout.map.directions import way_from_camp
from crossroads.games.fallout.map.land import land_of

View = Mapping[str, Any]
Point = tuple[float, float]

WINDS = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
MIDDLE = 0.3  # of the way from a tile's centre to its corners: nearer than that is no direction
CENTRE = "centre"


def content_of(words: Words) -> Content:
    """The cards and tiles that these words speak of."""
    content: Content = words.content
    return content


# -- spaces


def node_name(words: Words, view: View, node: str) -> str:
    """A space as `Diamond City` or `Cannery, north space`; a facedown tile by the way to it from the camp."""
    if node.startswith("tile-"):
        return tile_name(words, view, node)
    return space_name(words, node)


@lru_cache(maxsize=KEPT)
def space_name(words: Words, node: str) -> str:
    """A space: a location by its name, another by its tile and the side on which it lies."""
    face_id, _, letter = node.partition(".")
    face = content_of(words).faces[face_id]
    place = face.spaces[letter].name
    if place:
        return name_of(words, "place", place)
    side = words(f"part-{sides_of(face)[letter]}")
    text = words("space-part", tile=face_name(words, face_id), part=side)
    return text if _is_only(face, letter) else f"{text} ({letter})"


def face_name(words: Words, face_id: str) -> str:
    """A tile is called by its first location."""
    spaces = content_of(words).faces[face_id].spaces.values()
    place = next((space.name for space in spaces if space.name), None)
    return name_of(words, "tile", face_id) if place is None else name_of(words, "place", place)


def sides_of(face: Face) -> dict[str, str]:
    """On which side of its tile each space lies, by the middle of the border that it owns."""
    return {letter: wind_of(_middle(face.border, letter)) for letter in face.spaces}


def _is_only(face: Face, letter: str) -> bool:
    """Whether a side names one space: locations have names of their own."""
    sides = sides_of(face)
    same = [each for each, space in face.spaces.items() if not space.name and sides[each] == sides[letter]]
    return same == [letter]


@lru_cache(maxsize=KEPT)
def _middle(border: str, letter: str) -> Point:
    """The middle of the border that a space owns, from the tile's centre; one that owns none lies there."""
    points = [_third(number) for number, owner in enumerate(border.replace(" ", "")) if owner == letter]
    if not points:
        return 0.0, 0.0
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _third(number: int) -> Point:
    """The middle of one of the 18 thirds of a tile's border, clockwise from the north corner."""
    edge, third = divmod(number, 3)
    (x0, y0), (x1, y1) = _corner(edge), _corner(edge + 1)
    way = (third + 0.5) / 3
    return x0 + (x1 - x0) * way, y0 + (y1 - y0) * way


def _corner(number: int) -> Point:
    angle = math.radians(60 * number)
    return math.sin(angle), -math.cos(angle)


def wind_of(way: Point) -> str:
    """The direction of a way; the centre if there is hardly any."""
    x, y = way
    if math.hypot(x, y) < MIDDLE:
        return CENTRE
    return WINDS[round(math.degrees(math.atan2(x, -y)) / 45) % 8]


# -- on the map


def spot_of(view: View, node: str) -> tuple[int, int]:
    """The coordinates of the tile that a node lies on."""
    tile = view["tiles"][place_of(view, node)]
    return tile["q"], tile["r"]


def is_seen(view: View, node: str) -> bool:
    """Whether a node is on the map as it is seen: a space of a tile that lies faceup, or a facedown tile."""
    face, _, letter = node.partition(".")
    return not letter or any(tile["face"] == face for tile in view["tiles"])


def place_of(view: View, node: str) -> int:
    """The place on the plan of the tile that a node lies on."""
    if node.startswith("tile-"):
        return int(node.removeprefix("tile-"))
    face = node.partition(".")[0]
    return next(place for place, tile in enumerate(view["tiles"]) if tile["face"] == face)


def toward(words: Words, view: View, here: str, there: str) -> str:
    """The direction from one node to another, as `northeast`; nothing if they are the same."""
    (x0, y0), (x1, y1) = _point(words, view, here), _point(words, view, there)
    wind = wind_of((x1 - x0, y1 - y0))
    return words(f"toward-{wind}") if wind != CENTRE else ""


def _point(words: Words, view: View, node: str) -> Point:
    """Where a node is on the whole map: tiles are hexes with the corner up."""
    q, r = spot_of(view, node)
    x, y = math.sqrt(3) * (q + r / 2), 1.5 * r
    if node.startswith("tile-"):
        return x, y
    face, _, letter = node.partition(".")
    dx, dy = _middle(content_of(words).faces[face].border, letter)
    return x + dx * 0.7, y + dy * 0.7


def tile_name(words: Words, view: View, node: str) -> str:
    """A facedown tile: its back, and the way to it from the camp in whole tiles; one that lies faceup by its name."""
    tile = view["tiles"][place_of(view, node)]
    if tile["face"]:
        return face_name(words, tile["face"])
    return words(
        "tile-facedown",
        back=tile["back"],
        name=name_of(words, "back", tile["back"]),
        way=way_from_camp(words, tile["q"], tile["r"]),
    )


def near(view: View, content: Content, node: str) -> dict[str, int]:
    """Steps to every node of the map as it is seen."""
    shown = tuple([tile["face"] for tile in view["tiles"]])
    return land_of(content, view["scenario"], shown).distances(node)
