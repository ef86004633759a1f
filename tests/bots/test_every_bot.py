"""Every bot of every game: it chooses what is on offer, the same each time, and knows no more than its seat does."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from crossroads.bots import bot_names, make_bot
from crossroads.engine.definition import definition, game_names
from crossroads.engine.game import Game, new
from tests.engine.play import position
from tests.kit.playouts import stops, tables

BOTS = pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in game_names() for bot in bot_names(game)])


def decisions(name: str) -> Iterator[tuple[Game[Any], int]]:
    """A game wherever somebody must choose at one of its stops, with the seat that must, for every seat count."""
    for table in tables(name):
        for game in stops(name, table):
            if game.decision is not None:
                yield game, game.decision.seat


@BOTS
def test_it_chooses_what_is_on_offer_and_leaves_the_game_as_it_was(game: str, bot: str) -> None:
    for here, seat in decisions(game):
        before = position(here)

        chosen = make_bot(bot, game, "offer").choose(here, seat)

        assert here.decision is not None
        assert chosen in here.decision.ids
        assert position(here) == before


@BOTS
def test_the_same_salt_makes_the_same_choice(game: str, bot: str) -> None:
    """Of two bots with one salt at one point; so a table that is loaded again goes on as it would have."""
    for here, seat in decisions(game):
        assert make_bot(bot, game, "salt").choose(here, seat) == make_bot(bot, game, "salt").choose(here, seat)


@BOTS
def test_what_is_hidden_has_no_part_in_its_choice(game: str, bot: str) -> None:
    """All that its seat cannot know is dealt anew under it: hands, decks and the dice to come; its choice stays."""
    for here, seat in decisions(game):
        chosen = make_bot(bot, game, "hidden").choose(here, seat)

        assert make_bot(bot, game, "hidden").choose(here.imagine(seat, "another deal"), seat) == chosen


@BOTS
def test_it_plays_with_its_like(game: str, bot: str) -> None:
    """A table of them for 150 choices: each is legal, and a second game of the same salts has the same history."""

    def played() -> tuple[str, ...]:
        seats = definition(game).seats[0]
        here = new(game, seats, "together")
        bots = [make_bot(bot, game, f"together {seat}") for seat in range(seats)]
        for made in count():
            if here.decision is None or made == 150:
                break
            here.choose(bots[here.decision.seat].choose(here, here.decision.seat))
        return here.history

    assert played() == played()
