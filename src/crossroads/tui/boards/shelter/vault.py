"""The vault of Shelter as a cut-away, drawn from a view: floors, the lift shaft, rooms, spots, dwellers and threats."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from crossroads.engine.words import Words
from crossroads.games.shelter.cards.content import Content
from crossroads.games.shelter.cards.places import Spot
from crossroads.tui.boards.shelter.symbols import LEFT, LINKED, RIGHT, demands, gives, spot_line
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
    figure,
)
from crossroads.tui.typeset import fitted

SIDES = ("left", "right")
A_SIDE = 3
LOW, HIGH = 3, 5  # lines of a floor: the name and two spots of one or of two lines
SHAFT = "║ ║"
ROOMY = 98  # columns from which the rooms are broad
LIFT, NARROW_LIFT = 8, 11  # least columns of the lift: among narrow rooms what is left over would cut its owner's name

Block = list[tuple[Text, str]]  # the lines of one cell, each with the place it stands for
FloorView = Mapping[str, Any]


@dataclass(frozen=True)
class Scene:
    """What to draw, and how: which places are lit and by which key, which one is pointed at, how much room there is."""

    view: Mapping[str, Any]
    content: Content
    words: Words
    width: int
    tall: bool = False
    lit: Mapping[str, str] = field(default_factory=dict)
    pointed: str = ""
    lift_name: str = ""

    @property
    def cell(self) -> int:
        return (self.width - (LIFT if self.width >= ROOMY else NARROW_LIFT)) // (2 * A_SIDE)

    @property
    def lift(self) -> int:
        return self.width - 2 * A_SIDE * self.cell

    @property
    def lines(self) -> int:
        return HIGH if self.tall else LOW

    def standing(self, spot: str) -> tuple[str, bool] | None:
        """Who stands on a spot: the colour, and whether wounded."""
        for player in self.view["players"]:
            for dweller in player["dwellers"]:
                if dweller["spot"] == spot:
                    return player["colour"], dweller["wounded"]
        return None


def height(floors: int, tall: bool) -> int:
    """How many lines the vault takes, column numbers included."""
    return 1 + floors * (HIGH if tall else LOW)


def places_in_order(view: Mapping[str, Any]) -> Iterator[str]:
    """Every name that a place of the vault may have, from left to right and from the top down."""
    for floor in view["floors"]:
        for room in (*reversed(floor["left"]), "lift", *floor["right"]):
            halves = (floor["lift"],) if room == "lift" else (*SIDES, "both")
            yield from (f"{room}.{half}" for half in halves)


def draw(scene: Scene) -> Drawing:
    """The whole vault, from the top floor down."""
    drawing = Drawing([_columns(scene)])
    for floor in scene.view["floors"]:
        blocks = [*_side(scene, floor, "left"), _lift(scene, floor), *_side(scene, floor, "right")]
        for line in zip(*blocks, strict=True):
            _add_line(drawing, line)
    return drawing


def _add_line(drawing: Drawing, cells: tuple[tuple[Text, str], ...]) -> None:
    row, whole = len(drawing.lines), Text(no_wrap=True)
    for text, place in cells:
        start = whole.cell_len
        whole.append_text(text).append(" ")
        if place:
            drawing.hits.append(DrawnPlace(row, start, whole.cell_len - 1, place))
    drawing.lines.append(whole)


def _columns(scene: Scene) -> Text:
    """The column numbers: the left spot of a card is drawn above its right one."""
    line = Text(no_wrap=True, style=DIM)
    columns = scene.content.top.columns
    for pair in (*reversed(columns["left"]), None, *columns["right"]):
        if pair is None:
            line.append("7".center(scene.lift - 1) + " ")
        else:
            left, right = [str(number or "–") for number in pair]
            line.append(f"{LEFT}{left} {RIGHT}{right}".center(scene.cell - 1) + " ")
    return line


def _side(scene: Scene, floor: FloorView, side: str) -> Iterator[Block]:
    """The three places beside the lift, from left to right as they are seen."""
    rooms = floor[side]
    for place in range(A_SIDE) if side == "right" else reversed(range(A_SIDE)):
        if place < len(rooms):
            yield _room(scene, floor, rooms[place])
        else:
            own = floor["owner"] is not None and floor["owner"] == scene.view["seat"]
            yield _empty(scene, f"side:{side}" if own and place == len(rooms) else "")


def _empty(scene: Scene, place: str) -> Block:
    """A place without a room: dots; lit if a room could be laid there now."""
    width, key = scene.cell - 1, scene.lit.get(place, "")
    if not key:
        dots = Text((" ·" * width)[:width], style=FAINT)
        return [(Text(" " * width), "")] + [(dots, "")] * (scene.lines - 1)
    style = f"bold {BRIGHT} on {LAMP}" if place == scene.pointed else f"bold {AMBER} on {SLAB}"
    block = [(Text(" " * width, style=style), place) for _ in range(scene.lines)]
    block[0] = (fitted(_marker(key, None, place == scene.pointed).append(" +", style=style), width, style), place)
    return block


def _room(scene: Scene, floor: FloorView, room: str) -> Block:
    """A room: its name, then its two spots or what lies on them."""
    width, card = scene.cell - 1, scene.content.rooms[room]
    title = scene.words(f"room-{room}")
    title = title if len(title) >= width else " " + title
    name = Text().append(title, style=f"bold {_owner_colour(floor)}")
    block: Block = [(fitted(name, width, f"on {SLAB}"), "")]
    for half, bar in zip(SIDES, (LEFT, RIGHT), strict=True):
        place = spot = f"{room}.{half}"
        printed: Spot | None = getattr(card, half)
        threat = scene.view["threats"].get(spot)
        if threat is not None:
            lines = _threat_lines(scene, threat)
        elif printed is not None:
            lines = _spot_lines(scene, printed)
        else:
            assert card.both is not None, "a room has two spots or a linked pair"
            place = f"{room}.both"
            lines = _linked_lines(scene, card.both, half)
        block += _spot_block(scene, lines, place, spot, width, f"{bar} ", alarm=threat is not None)
    return block


def _spot_lines(scene: Scene, spot: Spot) -> list[Text]:
    if not scene.tall:
        return [spot_line(spot)]
    asked = demands(spot)
    return [asked, gives(spot)] if asked else [gives(spot), Text()]


def _linked_lines(scene: Scene, spot: Spot, half: str) -> list[Text]:
    """Linked spots are one place: the first half says what it does, the second that it belongs to it."""
    mark = Text().append(LINKED, style=f"bold {BRIGHT}")
    if half == "right":
        return [mark.append(" ┘", style=DIM), Text()][: 2 if scene.tall else 1]
    first, *rest = _spot_lines(scene, spot)
    return [mark.append_text(first), *rest]


def _threat_lines(scene: Scene, threat: str) -> list[Text]:
    line = spot_line(scene.content.threats[threat].spot)
    if scene.tall:
        return [Text().append("!" + scene.words(f"threat-{threat}"), style=f"bold {ALARM_TEXT}"), line]
    return [Text().append("!", style=f"bold {ALARM_TEXT}").append_text(line)]


def _spot_block(
    scene: Scene, lines: list[Text], place: str, spot: str, width: int, bar: str, alarm: bool = False
) -> Block:
    """A spot behind its marker and its bar; one that is neither on offer nor taken nor under a threat stays dim."""
    key, stands, pointed = scene.lit.get(place, ""), scene.standing(spot), place == scene.pointed
    ground = f"on {LAMP}" if key and pointed else f"on {ALARM}" if alarm else f"on {PANEL}"
    block: Block = []
    for number, line in enumerate(lines):
        text = _marker(key, stands, pointed) if number == 0 else Text(" ")
        text.append(bar, style=FAINT).append_text(line)
        if not key and not stands and not alarm:
            text.stylize(UNLIT, 2)
        block.append((fitted(text, width, ground), place))
    return block


def _marker(key: str, stands: tuple[str, bool] | None, pointed: bool) -> Text:
    """The key that chooses a place, whoever stands there, or a dot for a free one."""
    if stands is not None:
        colour, wounded = stands
        return Text().append(figure(colour, wounded), style=f"bold {COLOURS[colour]}")
    if key:
        return Text().append(key, style=f"bold {ROOM} on {BRIGHT if pointed else AMBER}")
    return Text().append("·", style=DIM)


def _owner_colour(floor: FloorView) -> str:
    return PHOSPHOR if floor["owner"] is None else COLOURS[floor["lift"]]


def _lift(scene: Scene, floor: FloorView) -> Block:
    """The lift of a floor: its owner's shape and name, its spot, and the shaft beneath."""
    width, place = scene.lift - 1, f"lift.{floor['lift']}"
    name = scene.lift_name
    if floor["owner"] is not None:
        shape, colour = SHAPES[floor["lift"]], scene.words(f"colour-{floor['lift']}")
        name = next((each for each in (f"{shape} {colour}", f"{shape}{colour}") if len(each) <= width), colour)
    title = Text().append(name.center(width), style=f"bold {_owner_colour(floor)}")
    block: Block = [(fitted(title, width, f"on {SLAB}"), "")]
    spot = scene.content.lifts.start if floor["owner"] is None else scene.content.lifts.coloured
    if spot is not None:
        block += _spot_block(scene, _spot_lines(scene, spot), place, place, width, " ")
    shaft = Text().append(SHAFT.center(width), style=FAINT)
    return block + [(fitted(shaft.copy(), width, f"on {PANEL}"), "")] * (scene.lines - len(block))
