"""How good a situation is, for bots that look ahead: every game brings its own, registered by the game's id."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Protocol, runtime_checkable

from crossroads.bots.outside import loaded
from crossroads.engine.decisions import Decision
from crossroads.engine.events import Event
from crossroads.engine.odds import Odds

View = Mapping[str, Any]


class OwnChoices(Protocol):
    """What a seat has chosen before: see `Sight.own_choices`."""

    def __call__(self, since: str, *, own_only: bool = False) -> tuple[str, ...]:
        """Since anybody chose an option; with `own_only`, since the seat chose it itself."""


class Evaluation(Protocol):
    """What a game knows about playing itself well. It sees views, never a state."""

    def worth_trying(
        self, view: View, decision: Decision, events: Sequence[Event], own_choices: OwnChoices
    ) -> Sequence[str]:
        """The options on offer, without those that another one on offer is always as good as.

        `events` are what happened since the last choice, as the seat may know it; `own_choices` tells what the seat has
        chosen before.
        """

    def is_settled(self, decision: Decision) -> bool:
        """Whether a turn's consequences are all there when this is asked: looking ahead may stop."""

    def is_over(self, view: View, seat: int, before: View) -> bool:
        """Whether a view alone tells that the seat's turn is over: it spares working out what comes next."""

    def answer(self, view: View, decision: Decision) -> str:
        """A quick, sensible answer to a small question, from the view of the seat that is asked."""

    def came(self, events: Iterable[Event]) -> str | None:
        """Which of the outcomes that odds speak of has come, if these events tell."""

    def value(self, view: View, seat: int, before: View) -> float:
        """How well off a seat is. What only chance has brought to light since `before` must not count."""


OddsOf = Callable[[str], tuple[Odds, ...]]  # of an option: see `Sight.odds`


@runtime_checkable
class WeighsOdds(Protocol):
    """An evaluation that answers some questions by the exact odds of their options."""

    def by_odds(self, view: View, decision: Decision, odds: OddsOf) -> str | None:
        """The best option by its odds; `None` for a question that is not answered so."""


EvaluationMaker = Callable[[Any], Evaluation]
Fancier = Callable[[Any, str], Evaluation]
_MAKERS: dict[str, EvaluationMaker] = {}
_FANCIERS: dict[str, Fancier] = {}


def evaluates(game_id: str) -> Callable[[EvaluationMaker], EvaluationMaker]:
    """Register how a game is evaluated: a class, or a function, that takes the game's content."""

    def register(maker: EvaluationMaker) -> EvaluationMaker:
        _MAKERS[game_id] = maker
        return maker

    return register


def fancies(game_id: str) -> Callable[[Fancier], Fancier]:
    """Register how a curious bot evaluates a game: a function that takes the content and a salt for the tastes."""

    def register(fancier: Fancier) -> Fancier:
        _FANCIERS[game_id] = fancier
        return fancier

    return register


@cache
def _find(game_id: str) -> None:
    """Ours are found by the game's name, those of other packages by entry points; to load one registers it."""
    home = f"{__package__}.{game_id}"
    if game_id.isidentifier() and find_spec(home) is not None:
        import_module(home)
    loaded(entry_points(group="crossroads.evaluations", name=game_id))


def has_evaluation(game_id: str) -> bool:
    """Whether bots can look ahead in a game."""
    _find(game_id)
    return game_id in _MAKERS


def has_fancies(game_id: str) -> bool:
    """Whether a bot can be curious in a game."""
    _find(game_id)
    return game_id in _FANCIERS


def evaluation_for(game_id: str, content: Any) -> Evaluation:
    """A game's evaluation over its content."""
    if not has_evaluation(game_id):
        raise ValueError(f"no evaluation for the game `{game_id}`; bring one with `@evaluates({game_id!r})`")
    return _MAKERS[game_id](content)


def fancies_for(game_id: str, content: Any, salt: str) -> Evaluation:
    """A game's evaluation with the tastes of a salt."""
    assert has_fancies(game_id), f"nobody is curious in {game_id}"
    return _FANCIERS[game_id](content, salt)
