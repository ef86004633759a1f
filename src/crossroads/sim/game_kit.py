"""What a game may tell about itself to simulations: figures, uses and table options, registered by the game's id."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from crossroads.engine.events import Event

Figure = int | float | str
Use = tuple[int, str, str]  # seat, kind of use (`room-built`), card or spot


def _no_figures(_view: Mapping[str, Any], _seat: int) -> dict[str, Figure]:
    return {}


def _no_uses(_events: Iterable[Event]) -> Iterable[Use]:
    return ()


def _nothing_unmet(_content: Any, _seen: Mapping[tuple[str, str], int]) -> Iterable[tuple[str, str]]:
    return ()


def _no_options(_chance: Random, _seats: int) -> dict[str, Any]:
    return {}


@dataclass(frozen=True, slots=True)
class GameKit:
    """`figures` of a seat from the final view, `uses` of cards from events, `options` for a table of chance.

    `shown` are the kinds of use that a summary tells card by card; the files hold all of them. Within `bound` decisions
    every game must have ended; `unmet` lists what the content has and no game has seen, each with a reason; where games are long, fuzzing checks a decision in `rarity` as often as elsewhere.
    """

    figures: Callable[[Mapping[str, Any], int], dict[str, Figure]] = _no_figures
    uses: Callable[[Iterable[Event]], Iterable[Use]] = _no_uses
    options: Callable[[Random, int], dict[str, Any]] = _no_options
    shown: tuple[str, ...] = ()
    unmet: Callable[[Any, Mapping[tuple[str, str], int]], Iterable[tuple[str, str]]] = _nothing_unmet
    bound: int = 3000
    rarity: int = 1


_KITS: dict[str, GameKit] = {}


def register(game_id: str, kit: GameKit) -> None:
    """Let simulations of a game use its own figures."""
    _KITS[game_id] = kit


def kit_of(game_id: str) -> GameKit:
    """A game's kit, ours found by the game's name; without one, simulations count what every game has."""
    home = f"{__package__}.{game_id}"
    if game_id not in _KITS and game_id.isidentifier() and find_spec(home) is not None:
        import_module(home)
    return _KITS.get(game_id, GameKit())
