"""The boards: how each game looks in a terminal. One package a game, found by the game's id.

`<id>/board.py` has the game's `Board`, for the whole screen; `<id>/brief.py`, if the game wants one, what the table line
by line tells of itself at the start of the game and of every turn. Either may be missing: then the game's own wording
does it all.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def part_of(game: str, name: str) -> ModuleType | None:
    """A module of a game's board; `None` if the game has brought none."""
    package = f"{__name__}.{game}"
    if not game.isidentifier() or find_spec(package) is None or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")
