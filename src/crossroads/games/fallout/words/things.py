"""What a view shows, in words: players, enemies, dice, and what is in a space."""

from collections.abc import Mapping
from typing import Any

from crossroads.engine.words import Words
from crossroads.games.fallout.cards.content import Space
from crossroads.games.fallout.cards.voice import Voice, name_of
from crossroads.games.fallout.words.cards import enemy_name, enemy_text, quest_name
from crossroads.games.fallout.words.places import content_of, node_name

View = Mapping[str, Any]


def voice(words: Words, view: View) -> Voice:
    """Words for the factions of the view's scenario."""
    return Voice(words, view["scenario"])


def player(words: Words, view: View, seat: int) -> str:
    """A seat by name and survivor; by its number while it has neither."""
    character = view["survivors"][seat]["id"]
    survivor = name_of(words, "character", character) if character else ""
    return words.player(seat, survivor) or words("player", number=seat + 1)


def own(view: View) -> View | None:
    """What the seat of this view has; nothing for a spectator."""
    seat = view["seat"]
    found: View | None = None if seat is None else view["survivors"][seat]
    return found


def own_space(view: View) -> str:
    """Where the seat of this view stands, if anywhere."""
    mine = own(view)
    return "" if mine is None else mine["space"]


def space_of(words: Words, node: str) -> Space | None:
    """What is printed in a space; nothing on a facedown tile."""
    face, _, letter = node.partition(".")
    return content_of(words).faces[face].spaces[letter] if letter else None


def here_text(words: Words, view: View, node: str) -> list[str]:
    """What is worth knowing of a place: icon, terrain, enemies, survivors, markers."""
    printed = space_of(words, node)
    parts = [] if printed is None else printed_parts(words, printed)
    for enemy in view["enemies"]:
        if enemy["space"] == node:
            parts.append(short_enemy(words, view, enemy))
    for who in view["survivors"]:
        if who["space"] == node and who["seat"] != view["seat"]:
            parts.append(player(words, view, who["seat"]))
    for quest in view["quests"]:
        if quest["marked"] == node:
            parts.append(
                words("marked", quest=quest_name(words, quest["id"]), colour=name_of(words, "colour", quest["colour"]))
            )
    return parts


def printed_parts(words: Words, printed: Space) -> list[str]:
    """Icon and terrain of a space."""
    parts = []
    if printed.icon is not None:
        parts.append(icon_text(words, printed.icon, printed.level))
    if printed.difficult:
        parts.append(words("terrain-difficult"))
    if printed.irradiated:
        parts.append(words("terrain-irradiated"))
    return parts


def icon_text(words: Words, icon: str, level: int) -> str:
    """An encounter icon with its level, if it has one."""
    name = name_of(words, "icon", icon)
    return f"{name} {level}" if level else name


def short_enemy(words: Words, view: View, enemy: View) -> str:
    """An enemy by name and level; an inactive one by its type."""
    if not enemy["active"]:
        return words("enemy-inactive", type=voice(words, view).foe(enemy["type"]))
    return words("enemy-short", enemy=enemy_name(words, view["scenario"], enemy["id"]), level=enemy["level"])


def enemy_parts(words: Words, view: View, token: str) -> tuple[str, str]:
    """An enemy by name, and its level, areas and abilities, as far as it lies open."""
    name = enemy_name(words, view["scenario"], token)
    found = next((enemy for enemy in view["enemies"] if enemy.get("id") == token), None)
    return name, "" if found is None else enemy_text(words, found["level"], found["areas"], found["abilities"])


def full_enemy(words: Words, view: View, token: str) -> str:
    """Both as one phrase."""
    name, printed = enemy_parts(words, view, token)
    return f"{name} ({printed})" if printed else name


def place_label(words: Words, view: View, node: str) -> str:
    """A place and what is there."""
    parts = here_text(words, view, node)
    name = node_name(words, view, node)
    return f"{name} ({words.list(parts)})" if parts else name


def face_text(words: Words, face: int) -> str:
    """A face of a die: areas and hit icons."""
    printed = content_of(words).dice[face]
    areas = " + ".join(words(f"area-{area}") for area in printed.areas)
    return words("die-face", areas=areas, hits=printed.hits)
