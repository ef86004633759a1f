"""Crossroads: the referee, table and companion for the Fallout tabletop games."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crossroads.bots.advice import Advice, Because, OptionWorth
    from crossroads.bots.appraising import NoAdvice, appraise
    from crossroads.bots.explaining import explain_choice
    from crossroads.bots.intervals import Interval
    from crossroads.bots.sight import Sight
    from crossroads.engine.decisions import Decision, Illegal, Option
    from crossroads.engine.driver import NothingToUndo
    from crossroads.engine.events import Event
    from crossroads.engine.game import Game, Reason, new, replay
    from crossroads.engine.loading import load
    from crossroads.engine.odds import Odds
    from crossroads.engine.packs import BadPack
    from crossroads.engine.record import BadSave
    from crossroads.engine.setup import Setup
    from crossroads.engine.state import Outcome

__version__ = "0.1.0"
__all__ = [
    "Advice",
    "BadPack",
    "BadSave",
    "Because",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "Interval",
    "NoAdvice",
    "NothingToUndo",
    "Odds",
    "Option",
    "OptionWorth",
    "Outcome",
    "Reason",
    "Setup",
    "Sight",
    "appraise",
    "explain_choice",
    "load",
    "new",
    "replay",
]

_HOMES = {
    "Advice": "bots.advice",
    "BadPack": "engine.packs",
    "BadSave": "engine.record",
    "Because": "bots.advice",
    "Decision": "engine.decisions",
    "Event": "engine.events",
    "Game": "engine.game",
    "Illegal": "engine.decisions",
    "Interval": "bots.intervals",
    "NoAdvice": "bots.appraising",
    "NothingToUndo": "engine.driver",
    "Odds": "engine.odds",
    "Option": "engine.decisions",
    "OptionWorth": "bots.advice",
    "Outcome": "engine.state",
    "Reason": "engine.game",
    "Setup": "engine.setup",
    "Sight": "bots.sight",
    "appraise": "bots.appraising",
    "explain_choice": "bots.explaining",
    "load": "engine.loading",
    "new": "engine.game",
    "replay": "engine.game",
}


def __getattr__(name: str) -> Any:
    """Import the engine when it is first asked for: `crossroads --help` must not wait for it."""
    if name not in _HOMES:
        raise AttributeError(f"module `crossroads` has no `{name}`")
    found = getattr(import_module(f"crossroads.{_HOMES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """All that can be had, asked for already or not."""
    return sorted([*globals(), *_HOMES])
