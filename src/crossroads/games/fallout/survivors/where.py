"""Kinds of places that a card may name: whether a place is one, which are meant, and how it reads (topic results)."""

from crossroads.games.fallout.cards.conditions import Where
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.map.directions import way_from_camp
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor


def fits(g: Fallout, node: str, where: Where, quest: str = "") -> bool:
    """Whether a node of the map is such a place."""
    land = g.land
    space = land.spaces.get(node)
    if where.tile and node not in land.at.get(where.tile, ()):
        return False
    if where.back is not None and land.backs[node] != where.back:
        return False
    if space is None:
        return where.facedown or where.tile != ""
    if where.facedown:
        return False
    if where.marker and not any(each.id == quest and each.marked == node for each in g.quests):
        return False
    if where.place and space.name != where.place:
        return False
    if where.icon is not None and space.icon != where.icon:
        return False
    if where.terrain == "difficult":
        return space.difficult
    return space.irradiated if where.terrain == "irradiated" else True


def places(g: Fallout, who: Survivor, where: Where, quest: str = "") -> list[str]:
    """The places that are meant: of all that fit, the nearest to the survivor or the farthest."""
    land = g.land
    fitting = [node for node in land.near if fits(g, node, where, quest)]
    if not fitting:
        return []
    steps = {node: land.distance(who.space, node) for node in fitting}
    best = max(steps.values()) if where.farthest else min(steps.values())
    return [node for node in fitting if steps[node] == best]


def where_text(voice: Voice, where: Where) -> str:
    """A kind of place: all that is said of it, and whether the nearest or the farthest is meant."""
    words = voice.words
    if where.place:
        return voice.name("place", where.place)
    parts = []
    if where.marker:
        parts.append(words("where-marker"))
    if where.icon is not None:
        parts.append(words.find(f"where-{where.icon}") or voice.name("icon", where.icon))
    if where.terrain is not None:
        parts.append(words(f"terrain-{where.terrain}"))
    if where.facedown:
        parts.append(words("where-facedown"))
    if where.back is not None:
        parts.append(voice.name("back", where.back))
    if where.tile:
        q, r = map(int, where.tile.split(","))
        parts.append(words("where-tile", way=way_from_camp(words, q, r)))
    if where.farthest:
        parts.append(words("where-farthest"))
    return words.list(parts)
