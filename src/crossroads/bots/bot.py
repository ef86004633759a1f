"""What a bot is, and how one is made by name."""

from collections.abc import Sequence
from difflib import get_close_matches
from random import Random
from typing import Any, Protocol

from crossroads.bots.evaluation import Evaluation, evaluation_for, fancies_for, has_evaluation, has_fancies
from crossroads.bots.sight import Sight
from crossroads.bots.steady import Steady
from crossroads.engine.definition import game_names
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
            self._steady[packs] = Steady(self._evaluation(sight.content), self._salt)
        return self._steady[packs].choose(sight)

    def _evaluation(self, content: Any) -> Evaluation:
        return evaluation_for(self._game_id, content)


class CuriousBot(SteadyBot):
    """Plays as soundly, but goes after its own tastes, drawn from its salt: over many games it tries all there is."""

    name = "curious"

    def _evaluation(self, content: Any) -> Evaluation:
        return fancies_for(self._game_id, content, self._salt)


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that may sit at a table of a game."""
    return ("random", "steady") if has_evaluation(game_id) else ("random",)


def all_bot_names(game_id: str) -> tuple[str, ...]:
    """Those, and `curious` for simulations: it plays to see the game, and is in no hurry to win."""
    return (*bot_names(game_id), "curious") if has_fancies(game_id) else bot_names(game_id)


def check_bot(name: str, game_id: str, names: Sequence[str]) -> None:
    """Refuse a bot that is not one of these, with the nearest name or with all of them."""
    if name in names:
        return
    near = get_close_matches(name, names, 1)
    hint = f"did you mean `{near[0]}`?" if near else f"there are: {', '.join(names)}"
    if name == "curious":
        fond = [game for game in game_names() if has_fancies(game)]
        hint = f"it plays simulations of {', '.join(fond)}; {hint}"
    raise UnknownBot(f"no bot `{name}` for {game_id}; {hint}")


def make_bot(name: str, game_id: str, salt: str) -> Bot:
    """A bot of this name for a game. With the same salt it chooses the same in the same situations."""
    check_bot(name, game_id, all_bot_names(game_id))
    if name == "random":
        return RandomBot(salt)
    return SteadyBot(game_id, salt) if name == "steady" else CuriousBot(game_id, salt)
