"""Crossroads: the referee, table and companion for the Fallout tabletop games."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crossroads.engine.decisions import Illegal, Option
    from crossroads.engine.game import Game, NothingToUndo, Setup, new, replay
    from crossroads.engine.record import load

__version__ = "0.1.0"
__all__ = ["Game", "Illegal", "NothingToUndo", "Option", "Setup", "load", "new", "replay"]

_HOMES = {
    "Illegal": "decisions",
    "Option": "decisions",
    "Game": "game",
    "NothingToUndo": "game",
    "Setup": "game",
    "new": "game",
    "replay": "game",
    "load": "record",
}


def __getattr__(name: str) -> Any:
    """Import the engine when it is first asked for: `crossroads --help` must not wait for it."""
    if name not in _HOMES:
        raise AttributeError(f"module `crossroads` has no `{name}`")
    found = getattr(import_module(f"crossroads.engine.{_HOMES[name]}"), name)
    globals()[name] = found
    return found
