"""A table of people who act only when they want something: how often each of them is really asked.

What a person wants is what its bot would choose. Where that is to pass, the person says so for more than this once, as far
as the game's kit knows that people would. Who is not asked is settled as at an online table: by what seats have said ahead,
and in windows by whether they can only pass.
"""

from typing import Any

from crossroads.bots import Bot
from crossroads.engine.game import Game
from crossroads.engine.standing import Ahead
from crossroads.engine.windows import Window, asking
from crossroads.sim.game_kit import GameKit
from crossroads.sim.results import Figure


class Company:
    """The people at one table, and what is counted of them."""

    def __init__(self, seats: int, kit: GameKit) -> None:
        self._ahead = Ahead()
        self._kit = kit
        self._asked = [0] * seats
        self._acts = [0] * seats
        self._missed = [0] * seats

    def choose(self, game: Game[Any], bot: Bot) -> str:
        """What the seat that is asked chooses, by itself or by what it has said before."""
        decision, window = game.decision, asking(game.state)
        assert decision is not None
        seat, wanted = decision.seat, bot.choose(game, decision.seat)
        said = self._ahead.says(game) if window is not None else decision.later or None
        if said is None:
            self._note(game, window, wanted)
        elif window is not None and wanted != said:
            self._missed[seat] += 1
        chosen = said or wanted
        self._ahead.chosen(game, chosen)
        return chosen

    def _note(self, game: Game[Any], window: Window | None, wanted: str) -> None:
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        self._asked[seat] += 1
        if window is not None and wanted == window.passing:
            kind = self._kit.stands(game.view(seat), window, seat)
            if kind is not None:
                self._ahead.stand(game, seat, kind)
        elif (decision.prompt, wanted) not in self._kit.idle:
            self._acts[seat] += 1

    def figures(self, seat: int) -> dict[str, Figure]:
        """How often a seat was asked, how often it did something, and what it would have liked to do unasked."""
        return {"asked": self._asked[seat], "acts": self._acts[seat], "missed": self._missed[seat]}
