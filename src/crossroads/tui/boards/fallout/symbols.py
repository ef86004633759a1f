"""The symbols of Fallout on the screen; `LEGEND` names every one of them."""

SPACES = {
    "north": "↑",
    "northeast": "↗",
    "east": "→",
    "southeast": "↘",
    "south": "↓",
    "southwest": "↙",
    "west": "←",
    "northwest": "↖",
    "centre": "·",
}
"""On which side of its tile a space lies."""

ICONS = {"settlement": "⌂", "wasteland": "◊", "vault-84": "◎", "vault-109": "◎"}
OTHER_ICON, OTHER_PATTERN = "◎", "▓"  # of what another pack brings
DIFFICULT, IRRADIATED = "≋", "☢"
ENEMY, INACTIVE, MARKER = "!", "?", "⚑"
ADJOINS = "◂"
HP, RADS, CAPS, ARMOR, FIRST, TURN = "♥", "☢", "¢", "◈", "★", "►"
NO_TOKEN, PEG = "·", "‹"
LEFT_HP, LOST_HP, RAD = "█", "·", "▒"
HIT, MATCH, EXHAUSTED = "✸", "✔", "↷"
PATTERNS = {"dangerous": "░", "deadly": "▒"}

LEGEND = {
    "settlement": ICONS["settlement"],
    "wasteland": ICONS["wasteland"],
    "vault": ICONS["vault-84"],
    "difficult": DIFFICULT,
    "irradiated": IRRADIATED,
    "enemy": ENEMY,
    "inactive": INACTIVE,
    "marker": MARKER,
    "adjoins": ADJOINS,
    "dangerous": PATTERNS["dangerous"] * 2,
    "deadly": PATTERNS["deadly"] * 2,
    "hp": HP,
    "rads": RAD,
    "caps": CAPS,
    "armor": ARMOR,
    "peg": PEG,
    "hit": HIT,
    "match": MATCH,
    "exhausted": EXHAUSTED,
    "first": FIRST,
    "turn": TURN,
}
"""What the words `fallout-legend-…` explain -> its symbol."""
