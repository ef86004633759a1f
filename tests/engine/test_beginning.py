"""A game that begins at a moment of another: what its seat knew stays, the rest is dealt anew, and it can be verified."""

from typing import Any

import msgspec
import pytest

import crossroads
from crossroads.engine import record
from crossroads.engine.beginning import BadOrigin, origin_of
from crossroads.engine.dice import secret_of
from crossroads.engine.game import Game
from crossroads.engine.setup import Origin, Setup
from crossroads.engine.verifying import verify
from tests.engine.play import position
from tests.kit.playouts import finished, goes_on

SEATS = {"fallout": 2, "munchkin": 3, "shelter": 2}
GAMES = pytest.mark.parametrize("name", [*SEATS])


def midway(name: str, choices: int = 40) -> Game[Any]:
    game = crossroads.new(name, SEATS[name], "midway")
    for taste in range(choices):
        goes_on(game, 7 * taste)
    return game


def played_on(game: Game[Any], seat: int, seed: str = "another") -> Game[Any]:
    """A new game from where this one stands."""
    origin = origin_of(game, seat)
    return Game(msgspec.structs.replace(game.setup, secret=secret_of(seed), origin=origin))


def at_beat(game: Game[Any]) -> Game[Any]:
    """The game where what goes on began."""
    at, state = game.saved_at()
    return Game.resume(game.setup, (at, state), game.opening, game.choices()[:at])


@GAMES
def test_what_the_seat_knew_stays_and_what_it_did_not_is_dealt_anew(name: str) -> None:
    """Its view is what it was, its dice are others, and two secrets make two games."""
    game = midway(name)
    before = at_beat(game)

    one, two = played_on(game, 1), played_on(game, 1, "a third")

    assert one.view(1) == before.view(1)
    assert one.choices_made == 0
    assert one.digest() != two.digest() != before.digest()
    assert one.state.dice.key != before.state.dice.key


@GAMES
def test_such_a_game_is_saved_loaded_and_verified_as_any_other(name: str) -> None:
    """Its file says where it began; whoever has it can compute every die again, and a changed moment is found out."""
    game = played_on(midway(name), 0)
    for taste in range(30):
        goes_on(game, 5 * taste)

    saved = game.save()

    assert position(crossroads.load(saved)) == position(game)
    assert verify(saved).true
    assert record.read(saved).begun_from is not None
    with pytest.raises(BadOrigin, match="cannot be read"):
        Game(msgspec.structs.replace(game.setup, origin=Origin(b"{}", 0, 0)))


def test_nothing_begins_at_the_end_of_a_game() -> None:
    """Nothing is left to choose there."""
    over = finished("shelter", 0)
    assert isinstance(over.setup, Setup)

    with pytest.raises(BadOrigin, match="over"):
        origin_of(over, 0)
