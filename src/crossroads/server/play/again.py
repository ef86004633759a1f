"""A game played again, from a moment on: other tables have their turns in between, and its own goes on meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from crossroads.engine.game import Game
from crossroads.server.play.play import Moment, Play

SLICE = 10  # choices that are played again before other tables have their turn

_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


class PlayedMoment(NamedTuple):
    """A moment and the game as it was then, which goes on afterwards; `None`: these rules cannot show it."""

    number: int  # of choices that had been made
    moment: Moment
    game: Game[Any] | None


class Leg(NamedTuple):
    """A part of a game that can be shown: the game after `at` choices, and where it ends."""

    at: int
    game: Callable[[], Game[Any]]
    until: int


async def breathe() -> None:
    """Let everything else that waits have its turn; of all that is played again one slice goes on at a time."""
    turns = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    async with turns:
        await asyncio.sleep(0)


def played_again(play: Play, first: int = 0, last: int | None = None) -> AsyncIterator[PlayedMoment]:
    """The moments of a game as it stands now, from one to another, whatever becomes of it meanwhile."""
    last = play.made if last is None else last
    return _played(play.moments[: last + 1], _legs(play, first, last), first)


async def game_at(play: Play, number: int) -> Game[Any]:
    """The game after so many choices, which must be a moment that can be shown (see `Play.shown_for`)."""
    if number == play.made:
        return play.game
    (scene,) = [scene async for scene in played_again(play, number, number)]
    assert scene.game is not None
    return scene.game


def _legs(play: Play, first: int, last: int) -> list[Leg]:
    """The parts that are gone through, each from as near as possible."""
    *earlier, _ = play.stretches
    shown = zip(earlier, play.ends()[:-1], strict=True)
    legs = [Leg(start.at, start.game, until if whole else start.at) for (start, whole), until in shown]
    at, nearest = play.trail.before(max(first, play.start.at))
    legs.append(Leg(at, nearest.clone, play.made))
    return [leg._replace(until=min(leg.until, last)) for leg in legs if first <= leg.until and leg.at <= last]


async def _played(moments: list[Moment], legs: list[Leg], first: int) -> AsyncIterator[PlayedMoment]:
    made = first - 1  # the last moment that was told of
    for at, begin, until in legs:
        await breathe()
        for number in range(made + 1, at):
            yield PlayedMoment(number, moments[number], None)
        made = max(made, at - 1)
        game = begin()
        for number in range(at, until + 1):
            if number > at:
                if number % SLICE == 0:
                    await breathe()
                game.choose(moments[number].option)
            if number > made:
                yield PlayedMoment(number, moments[number], game)
        made = max(made, until)
    for number in range(made + 1, len(moments)):
        yield PlayedMoment(number, moments[number], None)
