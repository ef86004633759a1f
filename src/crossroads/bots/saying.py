"""Why a bot does what it does: said to the table, as an event beside those of its choice."""

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from crossroads.bots.evaluation import OddsOf, View, evaluation_for, has_evaluation
from crossroads.engine.decisions import Decision
from crossroads.engine.events import Event
from crossroads.engine.game import Game

WHY = "why"  # the kind of such an event, perhaps with the id of an expansion before it
SPEAKS = "steady"  # a bot that follows a game's evaluation, and nothing else


@runtime_checkable
class Explains(Protocol):
    """An evaluation that can say why it asks for an option."""

    def why(self, public: View, decision: Decision, option: str) -> Event | None:
        """The reason for an option, if it needs one; `public` is the table as a spectator sees it.

        So nothing that is hidden can be in a reason, nor be read off it: the same answer at the same table always has
        the same reason. The game has the words for it, as for its own events.
        """


@runtime_checkable
class ExplainsByOdds(Protocol):
    """An evaluation that says why with the odds of the options, which everybody can see."""

    def why_by_odds(self, public: View, decision: Decision, option: str, odds: OddsOf) -> Event | None:
        """As `Explains.why`, with the odds."""


def why(bot: str, game: Game[Any], option: str, look: Callable[[None], View] | None = None) -> Event | None:
    """What a bot of this name says of the choice that it is about to make; `look` gives the views of the game."""
    if bot != SPEAKS:
        return None
    decision = game.decision
    if decision is None or not has_evaluation(game.setup.game):
        return None
    evaluation = evaluation_for(game.setup.game, game.content)
    if isinstance(evaluation, ExplainsByOdds):
        return evaluation.why_by_odds((look or game.view)(None), decision, option, game.odds)
    return evaluation.why((look or game.view)(None), decision, option) if isinstance(evaluation, Explains) else None


def is_reason(kind: str) -> bool:
    """Whether an event of this kind is a bot's reason."""
    return kind.rpartition(".")[2] == WHY


def with_reason(events: tuple[Event, ...], reason: Event | None) -> tuple[Event, ...]:
    """What a choice brought, with the reason for it after what was done."""
    return events if reason is None else (*events[:1], reason, *events[1:])
