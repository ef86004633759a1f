"""Whole games for the engine's tests: played by chance, looked at wherever somebody must choose."""

from collections.abc import Iterator
from functools import cache, partial
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
import pytest

from crossroads.engine.definition import definition, game_names
from crossroads.engine.game import Game, new
from crossroads.engine.record import Entry

Seat = int | None


def everybody(game: Game[Any]) -> tuple[Seat, ...]:
    """All seats, and a spectator."""
    return (*range(game.setup.seats), None)


def ids(game: Game[Any]) -> tuple[str, ...]:
    """What may be chosen now."""
    assert game.decision is not None, "the game is over"
    return game.decision.ids


def any_option(game: Game[Any], chance: Random) -> str:
    """An option of chance; a pass only now and then, so that things happen. In a window passes are what goes on."""
    if game.windows:
        return chance.choice(ids(game))
    offered = [option for option in ids(game) if option != "pass"]
    return chance.choice(offered if offered and chance.random() < 0.95 else ids(game))


def play(game: Game[Any], taste: str, choices: int = 100_000) -> Game[Any]:
    """Choose by chance until the game is over or so many choices were made."""
    chance = Random(taste)
    while game.decision is not None and choices:
        game.choose(any_option(game, chance))
        choices -= 1
    return game


def walk(game: Game[Any], taste: str, choices: int = 100_000) -> Iterator[str]:
    """Like `play`, but stop before every choice and tell which one will be made."""
    chance = Random(taste)
    while game.decision is not None and choices:
        option = any_option(game, chance)
        yield option
        game.choose(option)
        choices -= 1


def fresh(name: str, seats: int = 3, seed: str = "engine", **options: Any) -> Game[Any]:
    """A fresh game with so many seats, or as many as it has."""
    least, most = definition(name).seats
    return new(name, min(max(seats, least), most), seed, options)


GAMES = pytest.mark.parametrize(
    "make", [pytest.param(partial(fresh, name), id=name) for name in (*game_names(), "toy")]
)


def shelter(seats: int = 2, seed: str = "engine", **options: Any) -> Game[Any]:
    """A fresh game of Shelter."""
    return new("shelter", seats, seed, options)


def lanterns(seats: int = 3, seed: str = "engine", **options: Any) -> Game[Any]:
    """A fresh game of the toy with hidden hands."""
    return new("toy", seats, seed, options)


@cache
def _finished(seats: int, seed: str) -> Game[Any]:
    return play(shelter(seats, seed), f"{seed} to the end")


def finished(seats: int = 2, seed: str = "engine") -> Game[Any]:
    """A game of Shelter that is over."""
    return _finished(seats, seed).clone()


def position(game: Game[Any]) -> tuple[Any, ...]:
    """All that makes a point of a game: state, question, history, and what just happened, as it would be sent."""
    return game.digest(), game.decision, game.history, game.outcome, msgspec.json.encode(game.events)


def marked(history: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Entries of a file with their marks made again, as somebody would who knows how: each from the one before."""
    made, mark = [], ""
    for entry in msgspec.convert(history, list[Entry]):
        plain = msgspec.structs.replace(entry, mark="")
        mark = blake2b(mark.encode() + msgspec.json.encode(plain), digest_size=6).hexdigest()
        made.append(msgspec.to_builtins(msgspec.structs.replace(entry, mark=mark)))
    return made
