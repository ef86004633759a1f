"""Positions of every game: tables of chance played once in a process by lot, and looked at from set-up to end."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from hypothesis import note
from hypothesis import strategies as st

from crossroads.engine.definition import definition
from crossroads.engine.game import Game, new
from crossroads.engine.modules import expansions_of
from crossroads.engine.setup import Setup
from crossroads.sim.chance import ChancePlayer
from crossroads.sim.fuzz import Hunt, table_of
from crossroads.sim.tables import drawn_modules, drawn_options

STOPS = (0, 1, 4, 12, 40, 120, 350, 1000, 3000)  # choices after which a game is looked at, beside its end
TASTES = st.lists(st.integers(0, 99), max_size=8)


def tables(name: str) -> range:
    """The numbers of a game's tables: one for each seat count, then one with each expansion; all with options of chance."""
    return range(_seat_counts(name) + len(expansions_of(name)))


def _seat_counts(name: str) -> int:
    least, most = definition(name).seats
    return most - least + 1


def _begun(name: str, table: int) -> Game[Any]:
    drawn = table_of(Hunt(name, "every game"), table)
    extra = table - _seat_counts(name)
    if extra < 0:
        return drawn.start()
    module = [*expansions_of(name).values()][extra]
    modules = (*module.needs, module.id)
    options = drawn_options(name, Random(table), drawn.seats, modules=modules)
    return new(name, drawn.seats, drawn.seed, options, modules=modules)


@cache
def _stops(name: str, table: int) -> tuple[Game[Any], ...]:
    game, chance = _begun(name, table), ChancePlayer(name, f"{name} {table}")
    stops = []
    made = 0
    while game.decision is not None:
        if made in STOPS:
            stops.append(game.clone())
        game.choose(chance.choose(game))
        made += 1
    return (*stops, game)


def stops(name: str, table: int) -> Iterator[Game[Any]]:
    """A game at each of its stops, the last one its end; they are the caller's own."""
    for game in _stops(name, table):
        yield game.clone()


def finished(name: str, table: int) -> Game[Any]:
    """A game that is over."""
    return _stops(name, table)[-1].clone()


def goes_on(game: Game[Any], taste: int) -> bool:
    """Choose an option by taste; `False` where the game is over."""
    decision = game.decision
    if decision is None:
        return False
    game.choose(decision.ids[taste % len(decision.ids)])
    return True


@st.composite
def positions(draw: st.DrawFn, name: str, going_on: bool = False) -> Game[Any]:
    """A game wherever it may stand: from one of its stops a few choices on; `going_on`, where somebody must choose."""
    stops = _stops(name, draw(st.sampled_from(tables(name))))
    game: Game[Any] = draw(st.sampled_from(stops[:-1] if going_on else stops)).clone()
    for taste in draw(TASTES):
        ahead = game.clone()
        if not goes_on(ahead, taste) or (going_on and ahead.decision is None):
            break
        game = ahead
    note(f"{game.setup} after {game.history}")
    return game


@st.composite
def setups(draw: st.DrawFn, name: str) -> Setup:
    """A table with any seats, dice, expansions and options."""
    made = definition(name)
    seats = draw(st.integers(*made.seats))
    chance = draw(st.randoms(use_true_random=False))
    modules = drawn_modules(name, chance)
    options = drawn_options(name, chance, seats, modules=modules)
    nonces = tuple(draw(st.lists(st.text(max_size=5), max_size=seats)))
    return Setup(name, seats, draw(st.binary(min_size=32, max_size=32)), nonces, options, modules=modules)
