"""What a game may tell about itself to simulations: figures and uses, registered by the game's id."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from crossroads.engine.events import Event
from crossroads.engine.standing import StandKind
from crossroads.engine.windows import Window
from crossroads.sim.results import Figure, GameRow

CountedUse = tuple[int, str, str]  # seat, kind of use (`room-built`), card or spot


def _no_figures(_view: Mapping[str, Any], _seat: int) -> dict[str, Figure]:
    return {}


def _no_uses(_events: Iterable[Event]) -> Iterable[CountedUse]:
    return ()


def _until_change(_view: Mapping[str, Any], _window: Window, _seat: int) -> StandKind | None:
    return "until-change"


def _nothing_unmet(_content: Any, _seen: Mapping[tuple[str, str], int]) -> Iterable[tuple[str, str]]:
    return ()


@dataclass(frozen=True, slots=True)
class GroupGoals:
    """What is asked of tables whose players win or lose all together, instead of what is asked of others.

    `plays` tells such a table by a game of it. So many `seats` win a share of games within `wins`. The median game takes
    `fewest_rounds` at least, for time runs by the round however many share it, and all seats' turns are `most_turns` at most.
    """

    plays: Callable[[GameRow], bool]
    seats: int
    wins: tuple[float, float]
    fewest_rounds: int
    most_turns: int


@dataclass(frozen=True, slots=True)
class Balance:
    """What a report on balance compares: games at tables that differ in the table option `by`.

    `ends` are the columns that tell how a game ended; the first is that the players have won it, all together or one of
    them. `dealt` is the question by which a seat comes to its character: it is answered by lot, so that all are played
    equally often. `character` is the figure that names the character, `means` are the figures told of each. The goals:
    players win a share of games within `wins`, and the median game ends within `turns`, all seats' turns together; the
    kit's figures must count `rounds` for it. If these turns are for a number of `seats`, other tables should take as many
    rounds as that one. Where `is_fair`, whoever begins wins as often as whoever comes last. Tables
    whose players win or lose together are held against the goals of `group`, if there are any.
    """

    by: str = ""
    ends: Mapping[str, Callable[[GameRow], bool]] = field(default_factory=dict)
    dealt: str = ""
    character: str = ""
    means: tuple[str, ...] = ()
    wins: tuple[float, float] | None = None
    turns: tuple[int, int] | None = None
    seats: int | None = None
    is_fair: bool = False
    group: GroupGoals | None = None


@dataclass(frozen=True, slots=True)
class GameKit:
    """`figures` of a seat from the final view, and `uses` of cards from events.

    `shown` are the kinds of use that a summary tells card by card; the files hold all of them. Within `bound` decisions
    every game of chance must have ended, and within `cap` any other; `unmet` lists what the content has and no game has seen, each with a reason.
    `sense` is the share of choices that games of chance leave to the usual bot (`chance.py`): without any, some games
    never come to what only players who mean to win can reach.
    Of people at a table: `stands` says what somebody who passes a window says of those to come, and `idle` are the answers,
    each with its question, that do nothing though they pass no window.
    """

    figures: Callable[[Mapping[str, Any], int], dict[str, Figure]] = _no_figures
    uses: Callable[[Iterable[Event]], Iterable[CountedUse]] = _no_uses
    shown: tuple[str, ...] = ()
    unmet: Callable[[Any, Mapping[tuple[str, str], int]], Iterable[tuple[str, str]]] = _nothing_unmet
    stands: Callable[[Mapping[str, Any], Window, int], StandKind | None] = _until_change
    idle: frozenset[tuple[str, str]] = frozenset()
    bound: int = 3000
    sense: float = 0.0
    balance: Balance = Balance()

    @property
    def cap(self) -> int:
        """So many decisions take nobody to the end, however they like to linger: the game stands still."""
        return 10 * self.bound


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
