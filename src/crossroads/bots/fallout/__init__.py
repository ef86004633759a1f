"""How a bot plays Fallout: it weighs what can be done where, by the odds, and goes for the best of it.

A curious one has tastes as well (`tastes.py`, `curious.py`): which way out of a quest it wants, what it likes to meet.
`Weights` (in `worth.py`) is where to change what things are worth; everything is counted in XP. The bot sees its seat's view and
the printed cards that lie open: what an encounter leads to, the library and the others' agendas are unknown to it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from crossroads.bots.evaluation import OddsOf, OwnChoices, View, evaluates, fancies
from crossroads.bots.fallout import assisting, holdings
from crossroads.bots.fallout.answers import answer
from crossroads.bots.fallout.curious import curious_answer
from crossroads.bots.fallout.race import say_why
from crossroads.bots.fallout.situation import Situation, nothing_before
from crossroads.bots.fallout.tastes import Tastes
from crossroads.bots.fallout.travel import best_act
from crossroads.bots.fallout.worth import Weights
from crossroads.engine.decisions import Decision
from crossroads.engine.events import Event
from crossroads.games.fallout.cards.content import Content


@evaluates("fallout")
class FalloutEvaluation:
    """A plan for every question: there is never more than one option worth trying."""

    unit = "xp"
    winning = holdings.WINNING

    def __init__(self, content: Content, weights: Weights | None = None, tastes: Tastes | None = None) -> None:
        self.content = content
        self.weights = weights or Weights()
        self.tastes = tastes
        self.counted = holdings.counted_in(self.weights)

    def worth_trying(
        self, view: View, decision: Decision, events: Sequence[Event], own_choices: OwnChoices
    ) -> Sequence[str]:
        """The one option that the plan asks for."""
        return (self._planned(view, decision, events, own_choices),)

    def answer(self, view: View, decision: Decision) -> str:
        """The option that the plan asks for, whatever happened before."""
        return self._planned(view, decision, (), nothing_before)

    def _planned(self, view: View, decision: Decision, events: Sequence[Event], own_choices: OwnChoices) -> str:
        here = Situation(self.content, self.weights, view, decision.seat, self.tastes, events, own_choices)
        if decision.prompt == "turn":
            return best_act(here, decision)
        return answer(here, decision) if self.tastes is None else curious_answer(here, decision)

    def by_odds(self, view: View, decision: Decision, odds: OddsOf) -> str | None:
        """In fights that others can assist in, the odds decide."""
        if decision.prompt not in assisting.QUESTIONS:
            return None
        return assisting.by_odds(Situation(self.content, self.weights, view, decision.seat), decision, odds)

    def why_by_odds(self, public: View, decision: Decision, option: str, odds: OddsOf) -> Event | None:
        """Why a survivor assists or does not, and what the bot says to the others where all win or lose together."""
        return assisting.say_why(decision, option, odds) or say_why(public, decision, option)

    def is_settled(self, decision: Decision) -> bool:
        """A plan needs no look ahead."""
        return True

    def is_over(self, view: View, seat: int, before: View) -> bool:
        """A plan needs no look ahead."""
        return True

    def came(self, events: Iterable[Event]) -> str | None:
        """A plan weighs odds itself."""
        return None

    def value(self, view: View, seat: int, before: View) -> float:
        """A plan compares options, not situations."""
        return 0.0

    # -- for advice

    def is_far_enough(self, view: View, decision: Decision, seat: int, before: View) -> bool:
        return holdings.is_far_enough(view, decision, seat, before)

    def happened(self, events: Iterable[Event], seat: int, before: View) -> Iterable[str]:
        return holdings.happened(events, holdings.group_of(before, seat))

    def holdings(self, view: View, seat: int) -> Mapping[str, float]:
        return holdings.holdings(self.content, self.weights, view, seat)

    def standing(self, view: View, seat: int, before: View, held: Mapping[str, float]) -> float:
        return holdings.standing(self.weights, view, seat, held)

    # -- for looking back

    def is_quiet(self, decision: Decision) -> bool:
        """A survivor chooses its next action."""
        return decision.prompt == "turn"

    def footing(self, view: View, seat: int) -> float:
        return holdings.worth(self.weights, self.holdings(view, seat))


@fancies("fallout")
def with_tastes(content: Content, salt: str) -> FalloutEvaluation:
    """The same plan, with the tastes of a salt."""
    return FalloutEvaluation(content, tastes=Tastes(salt))


__all__: list[Any] = ["FalloutEvaluation"]
