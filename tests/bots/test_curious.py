"""The curious bot of Fallout: it ends its games, knows no more than its seat, and others of its kind choose otherwise."""

from random import Random
from typing import Any

import pytest

from crossroads.bots import UnknownBot, all_bot_names, bot_names, make_bot
from crossroads.bots.fallout.situation import Situation
from crossroads.bots.fallout.tastes import Tastes
from crossroads.bots.fallout.worth import Weights
from crossroads.engine.content import content_of
from crossroads.engine.game import Game, new
from crossroads.games.fallout.state import Fallout
from crossroads.sim.tables import drawn_options

BOUND = 12_000
SALTS = [f"salt {number}" for number in range(40)]


def played(seats: int, seed: str, given: dict[str, Any], steps: int = BOUND) -> Game[Fallout]:
    """A game of curious bots, to its end or so far."""
    game: Game[Fallout] = new("fallout", seats, seed, given)
    bots = [make_bot("curious", "fallout", f"{seed} {seat}") for seat in range(seats)]
    for _ in range(steps):
        decision = game.decision
        if decision is None:
            break
        game.choose(bots[decision.seat].choose(game, decision.seat))
    return game


def at_prompt(prompt: str, seed: str) -> Game[Fallout]:
    """A game at the first question of a kind."""
    game: Game[Fallout] = new("fallout", 2, seed, {})
    bots = [make_bot("steady", "fallout", f"{seed} {seat}") for seat in range(2)]
    while (decision := game.decision) is not None and decision.prompt != prompt:
        game.choose(bots[decision.seat].choose(game, decision.seat))
    return game


def choices(game: Game[Fallout]) -> set[str]:
    """What bots with different salts choose here."""
    assert game.decision is not None
    seat = game.decision.seat
    return {make_bot("curious", "fallout", salt).choose(game, seat) for salt in SALTS}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_ends_its_game_at_any_table(seats: int) -> None:
    """It is in no hurry, but it gets there, whatever the table has settled."""
    assert played(seats, f"curious {seats}", drawn_options("fallout", Random(seats), seats)).outcome is not None


def test_the_same_salt_makes_the_same_choices() -> None:
    """Two games with the same salts have one history."""
    assert played(2, "again", {}, 300).history == played(2, "again", {}, 300).history


def test_it_chooses_the_same_when_asked_again() -> None:
    """Its tastes are its salt's, not its memory's: one that is made anew goes on as the old one would have."""
    game = played(3, "anew", {}, 200)
    assert game.decision is not None
    seat = game.decision.seat
    bot = make_bot("curious", "fallout", "one salt")

    assert bot.choose(game, seat) == bot.choose(game, seat)
    assert bot.choose(game, seat) == make_bot("curious", "fallout", "one salt").choose(game, seat)


@pytest.mark.parametrize("seed", ["an inn", "a road", "a booth"])
def test_every_option_of_an_encounter_is_somebodys_choice(seed: str) -> None:
    """Forty salts leave none of the offered options out; the steady bot has one answer."""
    game = at_prompt("encounter", seed)
    assert game.decision is not None

    assert choices(game) == {*game.decision.ids}


def test_every_survivor_is_somebodys_choice() -> None:
    """Five to choose from, and each of them is chosen by one salt or another."""
    game = new("fallout", 2, "who", {})
    assert game.decision is not None
    assert game.decision.prompt == "survivor"

    assert choices(game) == {*game.decision.ids}
    assert len(game.decision.ids) == 5


def test_every_way_out_of_a_quest_is_somebodys_favourite() -> None:
    """Of the opening quest's two objectives a keen seat wants one far more than the other; which, is its salt's."""
    game = at_prompt("turn", "cobbler")
    content = content_of("fallout", ())
    quest = content.quests[content.numbers[14][0]]
    view = game.view(0)
    wanted = []
    for salt in SALTS:
        here = Situation(content, Weights(), view, 0, Tastes(salt))
        worths = [here.completing(quest, objective) for objective in quest.objectives]
        if max(worths) > Weights().curiosity:
            wanted.append(worths.index(max(worths)))
            assert min(worths) <= 0

    assert {*wanted} == {0, 1}
    assert 5 < len(wanted) < 30  # keen on some quests at a time


def test_it_takes_sides_for_a_while() -> None:
    """In a long game somebody declares a loyalty, and withdraws it later; `steady` never does."""
    chosen = [option.partition(":")[0] for option in played(2, "sides 4", {"scenario": "the-pitt"}).history]

    assert "loyal" in chosen
    assert "withdraw" in chosen


def test_it_plays_fallout_only_and_sits_at_no_table() -> None:
    """Whoever asks for it elsewhere is told what it plays."""
    assert "curious" in all_bot_names("fallout")
    assert "curious" not in bot_names("fallout")
    with pytest.raises(
        UnknownBot, match="no bot `curious` for shelter; it plays simulations of fallout; there are: random, steady"
    ):
        make_bot("curious", "shelter", "")
