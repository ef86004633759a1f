"""What would you do? Advice for the person who must choose, made from what that person knows."""

from collections.abc import Callable
from typing import Any

from crossroads.bots.advice import Advice
from crossroads.bots.advice_words import AdviceInWords, advice_in_words
from crossroads.bots.appraising import BUDGET, appraise, can_appraise
from crossroads.engine.chance import is_chance
from crossroads.engine.game import Game
from crossroads.tui.session import Session


def can_advise(session: Session) -> bool:
    """Whether the person at the screen must choose, in a game that advice can be had in."""
    game = session.game
    return (
        session.decision is not None and not is_chance(session.decision) and can_appraise(game.setup.game, game.content)
    )


def advise(game: Game[Any], is_wanted: Callable[[], bool] = lambda: True) -> Advice:
    """Advice for the seat that must choose; the same at the same point of a game. `NotWanted` as in `appraise`."""
    decision = game.decision
    assert decision is not None, "somebody must choose"
    return appraise(game, decision.seat, budget=BUDGET, seed=str(game.choices_made), is_wanted=is_wanted)


def in_words(session: Session, advice: Advice) -> AdviceInWords:
    """Advice on the present decision in the session's language."""
    return advice_in_words(session.game, advice, session.lang)
