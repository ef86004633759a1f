"""Courses played through: as the coach hopes, or by chance."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from crossroads.bots import choice_of, make_bot
from crossroads.coach import CoachedGame, Coaching, begin, go_on, is_asked
from crossroads.engine.game import Game
from crossroads.engine.standing import Ahead

Chooser = Callable[[Game[Any], Coaching], str]


class Coached(NamedTuple):
    """A question to the learner, and what the coach says to it."""

    game: Game[Any]
    progress: Coaching


def walk(course: CoachedGame, choose: Chooser, bot: str = "random") -> Iterator[Coached]:
    """The questions to a learner who chooses like this, until the coach has let go or the game is over; then the end."""
    game: Game[Any] = Game(course.setup)
    bots = [make_bot(bot, course.game, salt=f"seat {seat}") for seat in range(course.seats)]
    progress = begin(course, game)
    while not progress.over and (decision := game.decision) is not None:
        asked = is_asked(game)
        if decision.seat != course.seat:
            option = choice_of(bots[decision.seat], game, decision.seat)
        elif asked:
            yield Coached(game, progress)
            option = choose(game, progress)
        else:
            option = Ahead().says(game) or ""
        game.choose(option)
        progress = go_on(course, progress, decision.seat, asked, option, game)
    yield Coached(game, progress)


def as_hoped(course: CoachedGame) -> Chooser:
    """Does what the lesson hopes for, and what a sensible bot would do where nothing is hoped for."""
    bot = make_bot("steady", course.game, salt="learner")

    def choose(game: Game[Any], progress: Coaching) -> str:
        hoped = progress.now.hoped if progress.now is not None else ()
        return hoped[0] if hoped else choice_of(bot, game, course.seat)

    return choose


def by_chance(number: int) -> Chooser:
    """Does anything that is allowed."""
    lot = Random(number)

    def choose(game: Game[Any], _progress: Coaching) -> str:
        assert game.decision is not None
        return lot.choice(game.decision.ids)

    return choose
