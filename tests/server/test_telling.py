"""Games put into messages: open games, odds."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import crossroads
from crossroads.engine.definition import definition, game_names
from crossroads.server.telling import decision_told


@pytest.mark.parametrize("name", [name for name in game_names() if definition(name).open])
def test_in_an_open_game_every_seat_sees_what_a_spectator_sees(name: str) -> None:
    game = crossroads.new(name, definition(name).seats[1], "an open game")
    chance = Random(3)
    while game.decision is not None:
        seen = game.view(None)
        assert all(game.view(seat) == {**seen, "seat": seat} for seat in range(game.setup.seats))
        game.choose(chance.choice(game.decision.ids))


def test_options_are_told_with_their_exact_odds() -> None:
    game = crossroads.new("toy", 2, "odds")

    told = decision_told(game, "en", game.view(0), offered=True)

    assert told is not None
    (odds,) = next(option.odds for option in told.options if option.id == "throw")
    assert (odds.given, odds.text) == ("plain", "1: 17%, 2: 17%, 3: 17%, 4: 17%, 5: 17%, 6: 17%")
    assert [(chance.of, chance.out_of) for chance in odds.chances] == [(1, 6)] * 6
    assert all(option.odds == [] for option in told.options if option.id != "throw")


def test_others_are_not_told_what_a_question_is_about() -> None:
    """A question's particulars may be the deciding seat's secret: others hear who is asked, and no more."""
    game = crossroads.new("shelter", 2, "fights", {"first": 0})
    chance = Random(1)
    seen: list[Mapping[str, Any]] = []
    while game.decision is not None and len(seen) < 5:
        if game.decision.about:
            told = decision_told(game, "en", game.view(None), offered=False)
            assert told is not None
            assert (told.about, told.options, told.text) == ({}, [], "")
            seen.append(game.decision.about)
        game.choose(chance.choice(game.decision.ids))
    assert seen
