"""The symbols of Munchkin on the screen; `LEGEND` names every one of them."""

STRENGTH, DEFENCE, RUN = "⚔", "☢", "»"
FULL, EMPTY = "█", "·"
TURN, DEAD, FOE = "►", "☠", "☠"
NOT_IN_FORCE = "∅"
NO_ITEM = "–"
BIG = "▣"

LEGEND = {
    "strength": STRENGTH,
    "defence": DEFENCE,
    "run": RUN,
    "level": FULL,
    "hand": "3+2",
    "turn": TURN,
    "dead": DEAD,
    "big": BIG,
    "idle": NOT_IN_FORCE,
}
"""What the words `munchkin-legend-…` explain -> its symbol."""
