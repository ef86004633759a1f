"""How a bot plays Shelter: it looks a turn ahead, and takes what leaves its seat best off.

`Weights` (in `worth.py`) is where to change what things are worth; everything is counted in happiness.
"""

from collections.abc import Iterable, Mapping, Sequence

from crossroads.bots.evaluation import OwnChoices, View, evaluates
from crossroads.bots.shelter.answers import answer
from crossroads.bots.shelter.holdings import WINNING, counted_in, holdings
from crossroads.bots.shelter.seat_value import rival_value, seat_value
from crossroads.bots.shelter.situation import Base, make_base, make_situation
from crossroads.bots.shelter.worth import Weights, Worths
from crossroads.engine.decisions import Decision
from crossroads.engine.events import Event
from crossroads.games.shelter.acts import ACTS
from crossroads.games.shelter.cards.content import Content


@evaluates("shelter")
class ShelterEvaluation:
    """Values of views, and quick answers to the small questions of a turn."""

    unit = "happiness"
    winning = WINNING

    def __init__(self, content: Content, weights: Weights | None = None) -> None:
        self.content = content
        self.weights = weights or Weights()
        self._worths = Worths(content, self.weights)
        self._base: Base | None = None
        self.counted = counted_in(self.weights)

    def worth_trying(
        self, view: View, decision: Decision, events: Sequence[Event], own_choices: OwnChoices
    ) -> Sequence[str]:
        """All but the waste of a trained dweller where an untrained one does as well."""
        ids = decision.ids
        if decision.prompt != "turn":
            return ids
        offered = {*ids}
        return [option for option in ids if not self._wastes_training(view, option, offered)]

    def _wastes_training(self, view: View, option: str, offered: set[str]) -> bool:
        meant = ACTS.read(option)
        place, letters = meant.text("spot"), meant.text("letters")
        if not letters or ACTS.write("place", spot=place) not in offered:
            return False
        threat = view["threats"].get(place)
        found = self.content.threat_places[place][threat] if threat else self.content.places[place]
        return not any(letter in found.spot.letters for letter in letters)

    def is_settled(self, decision: Decision) -> bool:
        return decision.prompt == "turn"

    def is_over(self, view: View, seat: int, before: View) -> bool:
        following = (seat + 1) % len(view["players"])
        return bool(view["turn"] == following != before["turn"] and view["phase"] == "placement")

    def came(self, events: Iterable[Event]) -> str | None:
        won = [bool(event.about["won"]) for event in events if event.kind == "fight"]
        return None if not won else "win" if won[-1] else "lose"

    def value(self, view: View, seat: int, before: View) -> float:
        """One's own side less a part of the best rival's; after the end, who has won."""
        if self._base is None or self._base.view is not before:
            self._base = make_base(self._worths, before)
        now = make_situation(self._worths, view, self._base)
        own = seat_value(self._worths, now, seat)
        rivals = [
            rival_value(self._worths, now, other, self._base) for other in range(len(view["players"])) if other != seat
        ]
        outcome = view["outcome"]
        if outcome is not None:
            won = self.weights.win / len(outcome["winners"]) if seat in outcome["winners"] else -self.weights.win
            return won + own - max(rivals)
        share = self.weights.rival if now.rounds else 1.0
        return own - share * max(rivals)

    def answer(self, view: View, decision: Decision) -> str:
        """A quick answer to a small question."""
        return answer(self._worths, view, decision)

    # -- for advice

    def is_far_enough(self, view: View, decision: Decision, seat: int, before: View) -> bool:
        """The end of a turn: what follows it is in the value."""
        return self.is_settled(decision) or self.is_over(view, seat, before)

    def happened(self, events: Iterable[Event], seat: int, before: View) -> Iterable[str]:
        """Nothing that the view does not tell."""
        return ()

    def holdings(self, view: View, seat: int) -> Mapping[str, float]:
        return holdings(view, seat)

    def standing(self, view: View, seat: int, before: View, held: Mapping[str, float]) -> float:
        return self.value(view, seat, before)

    # -- for looking back

    def is_quiet(self, decision: Decision) -> bool:
        """Whoever places has taken what the last placement gave."""
        return decision.prompt == "turn"

    def footing(self, view: View, seat: int) -> float:
        """One's own side less the best rival's; in the end the lead in the score."""
        outcome = view["outcome"]
        if outcome is not None:
            sides = [float(score) for score in outcome["scores"]]
        else:
            base = make_base(self._worths, view)
            sides = [seat_value(self._worths, base.now, each) for each in range(len(view["players"]))]
        return sides[seat] - max(side for other, side in enumerate(sides) if other != seat)
