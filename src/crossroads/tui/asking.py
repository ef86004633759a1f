"""Why did you do that? The last choice of a bot, and how it compares with what else everybody could see to be possible."""

from collections.abc import Callable
from typing import Any, NamedTuple

from crossroads.bots.advice_words import ExplanationInWords, explanation_in_words
from crossroads.bots.appraising import BUDGET
from crossroads.bots.explaining import ToldChoice, explain_told
from crossroads.engine.game import Game
from crossroads.engine.words import Words


class BotsChoice(NamedTuple):
    """What a bot chose, from the game as it stood before; all but the last of it nobody was told of."""

    seat: int
    before: Game[Any]  # there to be cloned
    options: tuple[str, ...]

    @property
    def made(self) -> int:
        """How many choices had been made after it."""
        return self.before.choices_made + len(self.options)


class LastChoice:
    """Which choice of a bot was the last that all were told of."""

    def __init__(self) -> None:
        self.told: BotsChoice | None = None
        self._silent: BotsChoice | None = None

    def note(self, seat: int, before: Game[Any], option: str, after: Game[Any]) -> None:
        """A bot has chosen."""
        silent, self._silent = self._silent, None
        choice = BotsChoice(seat, before, (option,))
        if silent is not None and (silent.seat, silent.made) == (seat, before.choices_made):
            choice = silent._replace(options=(*silent.options, option))
        if any(event.only is None for event in after.events):
            self.told = choice
        else:
            self._silent = choice

    def taken_back(self, made: int) -> None:
        """So many choices are left."""
        if self.told is not None and self.told.made > made:
            self.told = None
        self._silent = None


def why_of(choice: BotsChoice, is_wanted: Callable[[], bool] = lambda: True) -> ToldChoice:
    """Why a bot has chosen so, from what everybody may see; the same whenever it is asked. `NotWanted` as in `appraise`."""
    seed = str(choice.made)
    return explain_told(choice.before.clone(), choice.options, budget=BUDGET, seed=seed, is_wanted=is_wanted)


def in_words(choice: BotsChoice, told: ToldChoice, spoken: Words) -> ExplanationInWords:
    """The answer in a language."""
    game = choice.before.clone()
    for option in choice.options[: told.number]:
        game.choose(option)
    return explanation_in_words(game, told.advice, spoken)
