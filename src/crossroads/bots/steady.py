"""Looking one turn ahead: try every option in imagined games, and take what leaves the seat best off."""

from random import Random
from typing import Any

from crossroads.bots.evaluation import Evaluation, View, WeighsOdds
from crossroads.bots.sight import Sight
from crossroads.engine.game import Game
from crossroads.engine.odds import Odds

QUESTIONS = 40  # answered at most while a turn is followed to its end
THROWS = 12  # imagined at most until every outcome of the dice has been seen
NEAR = 1e-9


class Steady:
    """The same situation and salt give the same choice; what is hidden from the seat has no part in it."""

    def __init__(self, evaluation: Evaluation, salt: str) -> None:
        self._evaluation = evaluation
        self._by_odds = evaluation if isinstance(evaluation, WeighsOdds) else None  # to ask each time is slow
        self._salt = salt
        self._worlds: dict[int, Game[Any]] = {}  # imagined for the present decision, by throw

    def choose(self, sight: Sight) -> str:
        """The id of the best option; the evaluation's own answer, else chance, decides between equals."""
        ids = sight.decision.ids
        if len(ids) == 1:
            return ids[0]
        before = sight.view
        if self._by_odds is not None:
            chosen = self._by_odds.by_odds(before, sight.decision, sight.odds)
            if chosen is not None:
                return chosen
        self._worlds.clear()
        worth_trying = self._evaluation.worth_trying(before, sight.decision, sight.events, sight.own_choices)
        if len(worth_trying) == 1:
            return worth_trying[0]
        values = {option: self._expect(sight, option, before) for option in worth_trying}
        best = max(values.values())
        equals = [option for option, value in values.items() if value >= best - NEAR]
        if len(equals) == 1:
            return equals[0]
        if not self._evaluation.is_settled(sight.decision):
            answer = self._evaluation.answer(before, sight.decision)
            if answer in equals:
                return answer
        return Random(f"{self._salt} {' '.join(equals)}").choice(equals)

    def _expect(self, sight: Sight, option: str, before: View) -> float:
        """What an option is worth on average: by the exact odds where dice decide."""
        odds = sight.odds(option)
        if not odds:
            return self._follow(sight, option, before, 0)[0]
        return self._average(sight, option, before, odds[-1])

    def _average(self, sight: Sight, option: str, before: View, odds: Odds) -> float:
        """Throw in imagination until each outcome has come once, then weigh them by their shares."""
        missing = [chance.outcome for chance in odds.chances]
        total, weight = 0.0, 0.0
        for throw in range(THROWS):
            value, came = self._follow(sight, option, before, throw)
            if came not in missing:
                continue
            missing.remove(came)
            share = float(odds.share(came))
            total += share * value
            weight += share
            if not missing:
                return total
        return total / weight if weight else self._follow(sight, option, before, 0)[0]

    def _follow(self, sight: Sight, option: str, before: View, throw: int) -> tuple[float, str | None]:
        """The worth of an option in one imagined game, followed to the end of the turn, and how its dice fell."""
        if throw not in self._worlds:
            self._worlds[throw] = sight.imagine(f"{self._salt} {throw}")
        game = self._worlds[throw].clone()
        evaluation = self._evaluation
        game.choose(option)
        came = evaluation.came(game.events_for(sight.seat))
        for _ in range(QUESTIONS):
            view = game.view(sight.seat)
            if evaluation.is_over(view, sight.seat, before):
                break
            decision = game.decision
            if decision is None or evaluation.is_settled(decision):
                break
            asked = view if decision.seat == sight.seat else game.view(decision.seat)
            game.choose(evaluation.answer(asked, decision))
            came = evaluation.came(game.events_for(sight.seat)) or came
        else:
            view = game.view(sight.seat)
        return evaluation.value(view, sight.seat, before), came
