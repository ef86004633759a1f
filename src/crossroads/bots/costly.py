"""Which choices of a seat have cost it most: compared with the best alternative, from what the seat knew then."""

from collections.abc import Sequence
from typing import Any

import msgspec

from crossroads.bots.advice import Advice, Because
from crossroads.bots.appraising import MARGIN, appraise
from crossroads.bots.evaluation import evaluation_for
from crossroads.bots.intervals import Interval
from crossroads.bots.sight import Sight
from crossroads.engine.game import Game

FIRST_LOOK = 240  # choices in imagined games, for every choice
SECOND_LOOK = 3_000  # for those that seem to have cost most
LOOKED_AT_TWICE = 8
TOLD = 3


class CostlyChoice(msgspec.Struct, frozen=True):
    """What one choice has cost, in the game's unit: how much more another option would have brought on average."""

    at: int  # choices that had been made before
    seat: int
    prompt: str
    option: str
    better: str
    cost: Interval
    because: tuple[Because, ...]  # what speaks for the other
    chosen_because: tuple[Because, ...]
    unit: str
    worlds: int

    @property
    def is_clear(self) -> bool:
        """Whether it has cost something beyond what chance can be blamed for."""
        return self.cost.low > MARGIN


def seems_to_cost(game: Game[Any], option: str) -> CostlyChoice | None:
    """A first look: what it may cost to choose an option now, as against the one that a bot plans if it plans one."""
    decision = game.decision
    assert decision is not None
    if len(decision.ids) == 1:
        return None
    sight = Sight(game, decision.seat)
    evaluation = evaluation_for(game.setup.game, sight.content)
    likely = evaluation.worth_trying(sight.view, decision, sight.events, sight.own_choices)
    if len(likely) > 1:
        return cost_of(game, option, FIRST_LOOK)
    return None if option in likely else cost_of(game, option, FIRST_LOOK, among=(*likely, option))


def cost_of(game: Game[Any], option: str, budget: int = SECOND_LOOK, among: Sequence[str] = ()) -> CostlyChoice | None:
    """What it costs to choose an option now, as against the best; `None` if nothing is better."""
    decision = game.decision
    assert decision is not None
    at = game.choices_made
    advice = appraise(game, decision.seat, budget=budget, seed=f"{budget} {at}", chosen=option, among=among)
    return _cost(advice, at, option)


def _cost(advice: Advice, at: int, option: str) -> CostlyChoice | None:
    best = advice.options[0]
    chosen = next(each for each in advice.options if each.option == option)
    behind = chosen.behind
    if best.option == option or behind.mean >= 0:
        return None
    cost = Interval(-behind.mean, -behind.high, -behind.low)
    return CostlyChoice(
        *(at, advice.seat, advice.prompt, option, best.option, cost, best.because, chosen.because),
        *(advice.unit, advice.worlds),
    )


def to_look_at_again(found: Sequence[CostlyChoice]) -> list[CostlyChoice]:
    """Those that may have cost most, in the order of the game."""
    likely = sorted(found, key=lambda each: (-each.cost.mean, each.at))[:LOOKED_AT_TWICE]
    return sorted(likely, key=lambda each: each.at)


def costliest(found: Sequence[CostlyChoice]) -> list[CostlyChoice]:
    """At most three that have clearly cost something, the worst first."""
    clear = [each for each in found if each.is_clear]
    return sorted(clear, key=lambda each: (-each.cost.mean, each.at))[:TOLD]
