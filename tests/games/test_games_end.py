"""Games end whatever players like best: no taste can hold a table for ever."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from crossroads.engine.definition import definition, game_names
from crossroads.engine.game import Game, new
from crossroads.sim.game_kit import kit_of
from crossroads.sim.tables import drawn_options

Taste = Callable[[Sequence[str]], str]
ENDINGS = ("end", "done", "stop", "go-on", "leave", "continue", "pass", "keep", "accept", "cancel")
HAGGLING = ("counter", "propose", "trade", "give-cap", "ask-cap", "refuse", "camp", "swap", "equip", "unequip", "loyal")


def first(ids: Sequence[str]) -> str:
    return ids[0]


def last(ids: Sequence[str]) -> str:
    return ids[-1]


def _staying(ids: Sequence[str]) -> Sequence[str]:
    return [each for each in ids if each.partition(":")[0] not in ENDINGS] or ids


def lingers(ids: Sequence[str]) -> str:
    """The first thing that ends nothing."""
    return _staying(ids)[0]


def dawdles(ids: Sequence[str]) -> str:
    """The last thing that ends nothing."""
    return _staying(ids)[-1]


def haggles(ids: Sequence[str]) -> str:
    """Offers, offers in their place, and cards put on and off, before anything else."""
    verbs = {each.partition(":")[0]: each for each in reversed(ids)}
    return next((verbs[verb] for verb in HAGGLING if verb in verbs), ids[0])


def decisions(game: Game[Any], taste: Taste, most: int) -> int:
    """How many decisions a game takes, or so many and it has not ended."""
    for made in range(most):
        if game.decision is None:
            return made
        game.choose(taste(game.decision.ids))
    return most


@pytest.mark.parametrize("taste", [first, last, lingers, haggles])
@pytest.mark.parametrize("name", game_names())
def test_no_taste_holds_a_small_table_for_ever(name: str, taste: Taste) -> None:
    """The fewest seats, with the options as they are: over within what the kit allows."""
    least, cap = definition(name).seats[0], kit_of(name).cap

    assert decisions(new(name, least, "tastes"), taste, cap) < cap


@pytest.mark.slow
@pytest.mark.parametrize("taste", [first, last, lingers, haggles])
@pytest.mark.parametrize("name", game_names())
def test_no_taste_holds_a_table_for_ever(name: str, taste: Taste) -> None:
    """Each greater number of seats."""
    least, most = definition(name).seats
    cap = kit_of(name).cap
    for seats in range(least + 1, most + 1):
        assert decisions(new(name, seats, "tastes"), taste, cap) < cap


@pytest.mark.slow
@pytest.mark.parametrize("taste", [first, last, lingers, dawdles, haggles])
@pytest.mark.parametrize("name", game_names())
def test_no_taste_holds_a_table_of_chance_for_ever(name: str, taste: Taste) -> None:
    """Five tables with options of chance."""
    least, most = definition(name).seats
    cap = kit_of(name).cap
    for number in range(5):
        seats = least + number % (most - least + 1)
        options = drawn_options(name, Random(f"tastes {number}"), seats)
        assert decisions(new(name, seats, f"tastes {number}", options), taste, cap) < cap
