"""Who chooses in games of chance: every option is as likely as any other, but for the sense that a game asks for."""

from random import Random
from typing import Any

from crossroads.bots import make_bot, usual_bot
from crossroads.engine.game import Game
from crossroads.sim.game_kit import kit_of


class ChancePlayer:
    """Chooses for all seats, the same with the same salt; what share is left to the game's usual bot, its kit says."""

    def __init__(self, game_id: str, salt: str) -> None:
        self._lot = Random(salt)
        self._sense = kit_of(game_id).sense
        self._bot = make_bot(usual_bot(game_id), game_id, salt) if self._sense else None

    def choose(self, game: Game[Any]) -> str:
        """One of the options on offer."""
        decision = game.decision
        assert decision is not None, "the game is over"
        if self._bot is not None and self._lot.random() < self._sense:
            return self._bot.choose(game, decision.seat)
        return self._lot.choice(decision.ids)
