"""How a bot plays Munchkin: it dresses well, fights what it can beat, and stops whoever is about to win.

`Weights` (in `weights.py`) is where to change what things are worth; everything is counted in points of Combat Strength. The bot
sees its seat's view and the printed cards: the others' hands and the decks are unknown to it.
"""

from collections.abc import Iterable, Mapping, Sequence

from crossroads.bots.evaluation import OwnChoices, View, evaluates
from crossroads.bots.munchkin import holdings
from crossroads.bots.munchkin.answers import answer
from crossroads.bots.munchkin.saying import say_why
from crossroads.bots.munchkin.situation import Situation, nothing_before
from crossroads.bots.munchkin.weights import Weights
from crossroads.engine.decisions import Decision
from crossroads.engine.events import Event
from crossroads.games.munchkin.cards.content import Content


@evaluates("munchkin")
class MunchkinEvaluation:
    """A plan for every question: there is never more than one option worth trying."""

    unit = "strength"
    winning = holdings.WINNING

    def __init__(self, content: Content, weights: Weights | None = None) -> None:
        self.content = content
        self.weights = weights or Weights()
        self.counted = holdings.counted_in(self.weights)

    def worth_trying(
        self, view: View, decision: Decision, events: Sequence[Event], own_choices: OwnChoices
    ) -> Sequence[str]:
        """The one option that the plan asks for."""
        return (self._planned(view, decision, own_choices),)

    def answer(self, view: View, decision: Decision) -> str:
        """The option that the plan asks for, whatever happened before."""
        return self._planned(view, decision, nothing_before)

    def _planned(self, view: View, decision: Decision, own_choices: OwnChoices) -> str:
        return answer(Situation(self.content, self.weights, view, decision.seat, own_choices), decision)

    def why(self, public: View, decision: Decision, option: str) -> Event | None:
        """Why the plan asks for an option, in terms of what everybody sees."""
        return say_why(Situation(self.content, self.weights, public, decision.seat), decision, option)

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
        """The end of the turn that is played, whoever plays it."""
        return bool(view["turn"] > before["turn"])

    def happened(self, events: Iterable[Event], seat: int, before: View) -> Iterable[str]:
        return holdings.happened(events, seat)

    def holdings(self, view: View, seat: int) -> Mapping[str, float]:
        return holdings.holdings(view, seat)

    def standing(self, view: View, seat: int, before: View, held: Mapping[str, float]) -> float:
        return holdings.standing(Situation(self.content, self.weights, view, seat), held)

    # -- for looking back

    def is_quiet(self, decision: Decision) -> bool:
        """A turn begins."""
        return decision.prompt == "turn-start"

    def footing(self, view: View, seat: int) -> float:
        return holdings.footing(Situation(self.content, self.weights, view, seat))


__all__ = ["MunchkinEvaluation"]
