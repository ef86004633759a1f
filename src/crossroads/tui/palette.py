"""The colours of the table: amber and green phosphor in a dark room. None of them carries a meaning alone."""

from crossroads.engine.words import Words

ROOM = "#070b08"  # the dark
PANEL = "#0d1410"
SLAB = "#1b2a20"  # the plate with a room's name
LAMP = "#4d3a12"  # beneath what is pointed at
PHOSPHOR = "#8be8a0"
AMBER = "#ffb84d"
BRIGHT = "#f4f7e8"
DIM = "#8aa591"
UNLIT = "#6f8a78"  # a spot that is not on offer: quiet, and still to be read
FAINT = "#4a6151"  # ornament only
COST = "#ff9b73"
REWARD = "#9cf5a5"
ALARM = "#5c1717"  # beneath a threat
ALARM_TEXT = "#ffd2c4"

# A figure and a colour for each seat of the largest table.
SHAPES = {"red": "▲", "blue": "●", "green": "■", "yellow": "◆", "violet": "★", "orange": "▼"}
HOLLOW = {"red": "△", "blue": "○", "green": "□", "yellow": "◇", "violet": "☆", "orange": "▽"}  # a wounded dweller
COLOURS = {
    "red": "#ff7a6b",
    "blue": "#7cc0ff",
    "green": "#5fd96f",
    "yellow": "#ffe45c",
    "violet": "#d3a6ff",
    "orange": "#ffa657",
}


def figure(colour: str, wounded: bool = False) -> str:
    """A dweller's shape: filled for a healthy one, hollow for a wounded one."""
    return HOLLOW[colour] if wounded else SHAPES[colour]


def initial(words: Words, colour: str) -> str:
    """The first letter of a colour's name."""
    return words(f"colour-{colour}")[:1].upper()
