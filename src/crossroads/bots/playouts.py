"""Playing on from an option in an imagined game, until what it leads to can be told."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol, runtime_checkable

from crossroads.bots.evaluation import Evaluation, View, WeighsOdds
from crossroads.bots.sight import Sight
from crossroads.engine.decisions import Decision
from crossroads.engine.events import Event
from crossroads.engine.game import Game

LONGEST = 400  # choices of one playout


class Counted(NamedTuple):
    """Something that a seat has more or less of: the rule about it, and what one more of it is worth."""

    rule: str
    worth: float


@runtime_checkable
class Appraises(Evaluation, Protocol):
    """An evaluation that tells how well off a seat is some time after a choice, and what it has then."""

    unit: str  # what it counts in, as the words name it
    counted: Mapping[str, Counted]  # what can be a reason
    winning: str  # the rule about who wins

    def is_far_enough(self, view: View, decision: Decision, seat: int, before: View) -> bool:
        """Whether a playout may stop at a decision; `view` is that of whoever decides, `before` the seat's at first."""

    def happened(self, events: Iterable[Event], seat: int, before: View) -> Iterable[str]:
        """What has happened to a seat that no view tells afterwards, by its name in `counted`."""

    def holdings(self, view: View, seat: int) -> Mapping[str, float]:
        """How much of everything that is counted a seat has; where all win together, all of them."""

    def standing(self, view: View, seat: int, before: View, held: Mapping[str, float]) -> float:
        """How well off a seat is; `held` are its holdings with what has happened."""


class Playout(NamedTuple):
    """Where one imagined game has come to."""

    standing: float
    held: Mapping[str, float]
    won: bool | None  # nothing while the game goes on
    choices: int


def play_on(evaluation: Appraises, game: Game[Any], seat: int, before: View, option: str) -> Playout:
    """Choose an option for a seat, then for all what the evaluation asks for, until it is far enough. Uses up the game."""
    came: Counter[str] = Counter()
    game.choose(option)
    came.update(evaluation.happened(game.events_for(seat), seat, before))
    made = 1
    while made < LONGEST:
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.seat)
        if evaluation.is_far_enough(view, decision, seat, before):
            break
        game.choose(next_choice(evaluation, Sight(game, decision.seat), view))
        came.update(evaluation.happened(game.events_for(seat), seat, before))
        made += 1
    view = game.view(seat)
    held = {**evaluation.holdings(view, seat), **came}
    outcome = game.outcome
    won = None if outcome is None else seat in outcome.winners
    return Playout(evaluation.standing(view, seat, before, held), held, won, made)


def next_choice(evaluation: Evaluation, sight: Sight, view: View) -> str:
    """What a bot would choose that does not look ahead."""
    decision = sight.decision
    if len(decision.ids) == 1:
        return decision.ids[0]
    if isinstance(evaluation, WeighsOdds) and (chosen := evaluation.by_odds(view, decision, sight.odds)) is not None:
        return chosen
    worth_trying = evaluation.worth_trying(view, decision, sight.events, sight.own_choices)
    return worth_trying[0] if len(worth_trying) == 1 else evaluation.answer(view, decision)
