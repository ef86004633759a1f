"""The map of Fallout in text: a block for each tile, odd rows shifted by half a block, a line for each space."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from rich.text import Text

from crossroads.engine.words import Words
from crossroads.games.fallout.cards.voice import capital, name_of
from crossroads.games.fallout.words.cards import enemy_name
from crossroads.games.fallout.words.places import content_of, face_name, near, sides_of
from crossroads.games.fallout.words.things import own_space, space_of, voice
from crossroads.tui.boards.fallout import bonds
from crossroads.tui.boards.fallout.symbols import (
    ADJOINS,
    DIFFICULT,
    ENEMY,
    ICONS,
    INACTIVE,
    IRRADIATED,
    MARKER,
    OTHER_ICON,
    OTHER_PATTERN,
    PATTERNS,
    SPACES,
)
from crossroads.tui.drawing import Drawing, DrawnPlace
from crossroads.tui.palette import (
    ALARM,
    ALARM_TEXT,
    AMBER,
    BRIGHT,
    COLOURS,
    DIM,
    FAINT,
    LAMP,
    PANEL,
    PHOSPHOR,
    ROOM,
    SHAPES,
    SLAB,
    UNLIT,
)
from crossroads.tui.typeset import fitted

NARROW, BROAD = 28, 34  # columns of a tile
ROWS = ("north", "northwest", "northeast", "west", "centre", "east", "southwest", "southeast", "south")
INDENT = 3
FIGURES = [(SHAPES[name], COLOURS[name]) for name in SHAPES]  # by seat

View = Mapping[str, Any]


@dataclass(frozen=True)
class Scene:
    """What to draw: a view, the places that options name with their keys, the one pointed at, and those that adjoin it."""

    view: View
    words: Words
    cell: int = NARROW
    lit: Mapping[str, str] = field(default_factory=dict)
    pointed: str = ""

    @cached_property
    def adjoining(self) -> frozenset[str]:
        """What adjoins the space that is pointed at, or else the one of the survivor whose screen it is."""
        nodes = near(self.view, content_of(self.words), self.origin) if self.origin else {}
        return frozenset(node for node, steps in nodes.items() if steps == 1)

    @property
    def origin(self) -> str:
        """The space whose neighbours are marked."""
        enemies = [f"enemy:{enemy.get('id')}" for enemy in self.view["enemies"]]
        is_space = self.pointed and self.pointed not in enemies
        return self.pointed if is_space else own_space(self.view) or ""


class TileLine(NamedTuple):
    """A line of a tile, and the parts of it that stand for something: from, to, place."""

    text: Text
    parts: tuple[tuple[int, int, str], ...] = ()


def draw(scene: Scene) -> Drawing:
    """The whole map, from the northernmost row down."""
    drawing = Drawing()
    tiles = list(enumerate(scene.view["tiles"]))
    columns = [2 * tile["q"] + tile["r"] for _, tile in tiles]
    west, half = min(columns), scene.cell // 2
    for row in sorted({tile["r"] for _, tile in tiles}):
        placed = sorted((2 * tile["q"] + row - west, number) for number, tile in tiles if tile["r"] == row)
        blocks = [(column * half, _block(scene, number)) for column, number in placed]
        height = max(len(block) for _, block in blocks)
        blocks = [
            (start, _filled(scene, number, block, height))
            for (start, block), (_, number) in zip(blocks, placed, strict=True)
        ]
        for line in range(height):
            _add_line(drawing, [(start, block[line]) for start, block in blocks])
    return drawing


def _add_line(drawing: Drawing, blocks: list[tuple[int, TileLine]]) -> None:
    row, whole = len(drawing.lines), Text(no_wrap=True)
    for start, line in blocks:
        whole.append(" " * (start - whole.cell_len)).append_text(line.text)
        drawing.hits += [DrawnPlace(row, start + first, start + last, place) for first, last, place in line.parts]
    drawing.lines.append(whole)


# -- tiles


def _block(scene: Scene, number: int) -> list[TileLine]:
    tile = scene.view["tiles"][number]
    return _faceup(scene, tile) if tile["face"] else _facedown(scene, tile)


def _filled(scene: Scene, number: int, block: list[TileLine], height: int) -> list[TileLine]:
    """The block as high as its row."""
    tile, width = scene.view["tiles"][number], scene.cell - 1
    rest = TileLine(Text(" " * width, style=f"on {PANEL}")) if tile["face"] else _pattern(scene, tile)
    return block + [rest] * (height - len(block))


def _faceup(scene: Scene, tile: View) -> list[TileLine]:
    """The tile's name, then its spaces from north to south."""
    face = content_of(scene.words).faces[tile["face"]]
    name = Text(" ").append(face_name(scene.words, face.id), style=f"bold {PHOSPHOR}")
    lines = [TileLine(fitted(name, scene.cell - 1, f"on {SLAB}"))]
    sides = sides_of(face)
    for letter in sorted(face.spaces, key=lambda each: ROWS.index(sides[each])):
        lines += _space(scene, f"{face.id}.{letter}", sides[letter])
    return lines


def _facedown(scene: Scene, tile: View) -> list[TileLine]:
    """The back of a tile; its key if it can be explored, its face for whoever has looked, the enemies that cross it."""
    node, width = tile["node"], scene.cell - 1
    key, pointed = scene.lit.get(node, ""), node == scene.pointed
    title = _marker(key, pointed) if key else Text(" ")
    back = tile["back"]
    title.append(f" {scene.words(f'back-{back}')}", style=f"bold {BRIGHT}" if key else UNLIT)
    if tile["known"]:
        title.append(f": {face_name(scene.words, tile['known'])}", style=PHOSPHOR)
    ground = f"on {LAMP}" if pointed else f"on {SLAB}" if key else f"on {PANEL}"
    lines = [TileLine(_bordering(scene, node, fitted(title, width, ground)), ((0, width, node),))]
    lines += [_enemy_line(scene, enemy) for enemy in scene.view["enemies"] if enemy["space"] == node]
    return [*lines, *[_pattern(scene, tile)] * (3 - len(lines))]


def _pattern(scene: Scene, tile: View) -> TileLine:
    width = scene.cell - 1
    return TileLine(
        Text(PATTERNS.get(tile["back"], OTHER_PATTERN) * width, style=FAINT if tile["back"] == "dangerous" else UNLIT),
        ((0, width, tile["node"]),),
    )


# -- spaces


def _space(scene: Scene, node: str, side: str) -> Iterator[TileLine]:
    """A space: key, side, name, icon, terrain, figures and markers; its enemies behind it or below."""
    width = scene.cell - 1
    printed = space_of(scene.words, node)
    assert printed is not None, "a faceup space"
    key, pointed = scene.lit.get(node, ""), node == scene.pointed
    here = [who["seat"] for who in scene.view["survivors"] if who["space"] == node]
    ground = f"on {LAMP}" if pointed else f"on {PANEL}"
    head = _marker(key, pointed) if key else Text(" ")
    head.append(f"{SPACES[side]} ", style=BRIGHT if key or here else UNLIT)
    foes = [_enemy(scene, enemy) for enemy in scene.view["enemies"] if enemy["space"] == node]
    name = Text(name_of(scene.words, "place", printed.name) if printed.name else "")
    name.stylize(f"bold {BRIGHT}" if key or here else DIM)
    room = width - head.cell_len - len(ADJOINS) - 1
    marks = _marks(scene, node, here, told=True)
    if name.cell_len + marks.cell_len + sum(foe.cell_len for foe, _ in foes) + 2 > room:
        marks = _marks(scene, node, here, told=False)
    if name:
        head.append_text(fitted(name, min(name.cell_len, room - marks.cell_len))).append(" ")
    head.append_text(marks)
    parts = [(0, width, node)]
    gap = "" if head.plain.endswith(" ") else " "
    if len(foes) == 1 and head.cell_len + len(gap) + foes[0][0].cell_len <= width - len(ADJOINS):
        text, place = foes.pop()
        head.append(gap)
        parts.insert(0, (head.cell_len, head.cell_len + text.cell_len, place or node))
        head.append_text(text)
    yield TileLine(_bordering(scene, node, fitted(head, width, ground)), tuple(parts))
    for text, place in foes:
        yield TileLine(fitted(Text(" " * INDENT).append_text(text), width, ground), ((0, width, place or node),))


def _bordering(scene: Scene, node: str, line: Text) -> Text:
    """The line of a place, with a mark at its end if it adjoins the one that matters now."""
    if node not in scene.adjoining:
        return line
    line.right_crop(len(ADJOINS))
    return line.append(ADJOINS, style=f"bold {PHOSPHOR}")


def _marks(scene: Scene, node: str, here: list[int], told: bool) -> Text:
    """The encounter icon with its level, terrain (`told`, in words), survivors, the markers of quests by their numbers."""
    printed = space_of(scene.words, node)
    assert printed is not None, "a faceup space"
    text = Text()
    if printed.icon is not None:
        text.append(f"{ICONS.get(printed.icon, OTHER_ICON)}{printed.level or ''} ", style=f"bold {AMBER}")
    if printed.difficult:
        text.append(f"{scene.words('terrain-difficult') if told else DIFFICULT} ", style=DIM)
    if printed.irradiated:
        text.append(f"{scene.words('terrain-irradiated') if told else IRRADIATED} ", style="bold #d7f25c")
    for seat in here:
        shape, colour = FIGURES[seat]
        own = seat == scene.view["seat"]
        text.append(shape, style=f"bold {ROOM} on {colour}" if own else f"bold {colour}").append(" ")
    text.append_text(bonds.marks(scene.view, node))
    for number, quest in enumerate(scene.view["quests"], 1):
        if quest["marked"] == node:
            text.append(f"{MARKER}{number} ", style=f"bold {COLOURS.get(quest['colour'], BRIGHT)}")
    text.rstrip()
    return text


def _enemy(scene: Scene, enemy: View) -> tuple[Text, str]:
    """An enemy by name and level, with its key, and the place that it is clicked by; an inactive one by its type."""
    words, view = scene.words, scene.view
    if not enemy["active"]:
        return Text(f"{INACTIVE}{voice(words, view).foe(enemy['type'])}", style=UNLIT), ""
    place = f"enemy:{enemy['id']}"
    key, pointed = scene.lit.get(place, ""), place == scene.pointed
    text = _marker(key, pointed) if key else Text()
    name = capital(enemy_name(words, view["scenario"], enemy["id"]))
    return text.append(
        f"{ENEMY}{name} {enemy['level']}", style=f"bold {ALARM_TEXT} on {LAMP if pointed else ALARM}"
    ), place


def _enemy_line(scene: Scene, enemy: View) -> TileLine:
    text, place = _enemy(scene, enemy)
    width = scene.cell - 1
    return TileLine(
        fitted(Text(" " * INDENT).append_text(text), width, f"on {PANEL}"), ((0, width, place or enemy["space"]),)
    )


def _marker(key: str, pointed: bool) -> Text:
    """The key that chooses a place."""
    return Text().append(key, style=f"bold {ROOM} on {BRIGHT if pointed else AMBER}")
