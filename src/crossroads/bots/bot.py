"""What a bot is, and how one is made by name."""

from difflib import get_close_matches
from random import Random
from typing import Any, Protocol

from crossroads.bots.evaluation import evaluation_for, has_evaluation
from crossroads.bots.sight import Sight
from crossroads.bots.steady import Steady
from crossroads.engine.game import Game


class UnknownBot(ValueError):
    """Nobody plays under this name, or not this game."""


class Bot(Protocol):
    """A player that chooses. What it chooses depends on what its seat may know, and on its salt."""

    name: str

    def choose(self, game: Game[Any], seat: int) -> str:
        """The id of one of the options that this seat has now."""


class RandomBot:
    """Every option is as likely as any other."""

    name = "random"

    def __init__(self, salt: str) -> None:
        self._chance = Random(salt)

    def choose(self, game: Game[Any], seat: int) -> str:
        return self._chance.choice(Sight(game, seat).decision.ids)


class SteadyBot:
    """Looks one turn ahead and takes what leaves it best off, by the game's own evaluation."""

    name = "steady"

    def __init__(self, game_id: str, salt: str) -> None:
        self._game_id = game_id
        self._salt = salt
        self._steady: dict[tuple[str, ...], Steady] = {}  # one for each set of packs

    def choose(self, game: Game[Any], seat: int) -> str:
        sight = Sight(game, seat)
        packs = game.setup.packs
        if packs not in self._steady:
            self._steady[packs] = Steady(evaluation_for(self._game_id, sight.content), self._salt)
        return self._steady[packs].choose(sight)


NAMES = ("random", "steady")


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return NAMES if has_evaluation(game_id) else ("random",)


def make_bot(name: str, game_id: str, salt: str) -> Bot:
    """A bot of this name for a game. With the same salt it chooses the same in the same situations."""
    names = bot_names(game_id)
    if name not in names:
        near = get_close_matches(name, names, 1)
        hint = f"did you mean `{near[0]}`?" if near else f"there are: {', '.join(names)}"
        raise UnknownBot(f"no bot `{name}` for {game_id}; {hint}")
    return RandomBot(salt) if name == "random" else SteadyBot(game_id, salt)
