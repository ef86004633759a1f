"""What a bot is, and how one is made by name."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from random import Random
from traceback import extract_tb
from typing import Any, Protocol

from crossroads.bots.evaluation import Evaluation, evaluation_for, fancies_for, has_evaluation, has_fancies
from crossroads.bots.outside import loaded
from crossroads.bots.own_bots import UnknownBot, install_bots, is_own, load_name, own_bots
from crossroads.bots.sight import Sight
from crossroads.bots.steady import Steady
from crossroads.engine.definition import game_names
from crossroads.engine.game import Game


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
        self._steady: dict[Any, Steady] = {}  # one for each set of cards

    def choose(self, game: Game[Any], seat: int) -> str:
        sight = Sight(game, seat)
        content = sight.content
        if content not in self._steady:
            self._steady[content] = Steady(self._evaluation(content), self._salt)
        return self._steady[content].choose(sight)

    def _evaluation(self, content: Any) -> Evaluation:
        return evaluation_for(self._game_id, content)


class CuriousBot(SteadyBot):
    """Plays as soundly, but goes after its own tastes, drawn from its salt: over many games it tries all there is."""

    name = "curious"

    def _evaluation(self, content: Any) -> Evaluation:
        return fancies_for(self._game_id, content, self._salt)


OURS = ("random", "steady", "curious")
BotMaker = Callable[[str, str], Bot]  # for a game's id and a salt


def brought_bots() -> dict[str, BotMaker]:
    """The bots that other packages and files bring, by name. Each plays all games, or those that its `games` names."""
    return {**installed_bots(), **own_bots()}


@cache
def installed_bots() -> dict[str, BotMaker]:
    """Those of other packages (entry-point group `crossroads.bots`)."""
    found = loaded(entry_points(group="crossroads.bots"))
    return {name: maker for name, maker in found.items() if callable(maker)}


def name_bots(bots: Sequence[str]) -> list[str]:
    """The names of bots, of which some are named by file and class, as `magpie.py:Magpie`; they can be had from now on."""
    for bot in filter(is_own, bots):
        name = load_name(bot)
        if name in (*OURS, *installed_bots()):
            raise UnknownBot(f"{bot}: the name `{name}` is taken; give the class another `name`")
    return install_bots(bots)


def usual_bot(game_id: str) -> str:
    """The best of our bots that plays a game: it stands in for whoever has left."""
    return "steady" if has_evaluation(game_id) else "random"


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that may sit at a table of a game: ours, then those of other packages."""
    ours = dict.fromkeys(["random", usual_bot(game_id)])
    others = [name for name, maker in brought_bots().items() if game_id in getattr(maker, "games", (game_id,))]
    return tuple(dict.fromkeys([*ours, *others]))


def all_bot_names(game_id: str) -> tuple[str, ...]:
    """All bots of a game, with `curious` for simulations: it plays to see the game, and is in no hurry to win."""
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
    makers: dict[str, BotMaker] = {**brought_bots(), "steady": SteadyBot, "curious": CuriousBot}
    try:
        return makers[name](game_id, salt)
    except Exception as wrong:  # whatever a bot of somebody else's may do
        raise UnknownBot(f"bot `{name}` cannot play {game_id}: {type(wrong).__name__}: {wrong}") from wrong


class BotFailed(ValueError):
    """A bot that could not choose, or that chose what is not on offer."""


def choice_of(bot: Bot, game: Game[Any], seat: int) -> str:
    """What a bot chooses; whatever it does instead is told in one line, with the place in its file."""
    try:
        chosen = bot.choose(game, seat)
    except Exception as wrong:  # whatever a bot of somebody else's may do
        place = extract_tb(wrong.__traceback__)[-1]
        raise BotFailed(
            f"bot `{bot.name}` failed: {type(wrong).__name__}: {wrong} ({place.filename}, line {place.lineno})"
        ) from wrong
    if game.decision is not None and chosen not in game.decision.ids:
        raise BotFailed(f"bot `{bot.name}` chose {chosen!r}, which is not on offer; let it take one of `decision.ids`")
    return chosen
