"""Looking back: the value line adds up to the last hundredth, and a choice has cost what a better one would have brought."""

from itertools import islice
from typing import Any

import pytest

import crossroads
from crossroads.bots import make_bot
from crossroads.bots.costly import CostlyChoice, cost_of, costliest
from crossroads.bots.intervals import Interval
from crossroads.bots.review_words import cost_in_words, review_in_words
from crossroads.bots.reviewing import measured, review
from crossroads.bots.value_line import Measure, can_look_back, split
from crossroads.engine.game import Game
from crossroads.engine.redealing import TOGETHER
from crossroads.engine.words import LANGUAGES
from tests.kit import player, table
from tests.kit.playouts import stops

GAMES = pytest.mark.parametrize("name", ["fallout", "munchkin", "shelter"])
SEATS = {"fallout": 2, "munchkin": 3, "shelter": 2}


def played(name: str, choices: int, seed: str = "looking back") -> Game[Any]:
    """A game that steady bots have played so far."""
    game = crossroads.new(name, SEATS[name], seed)
    bots = [make_bot("steady", name, str(seat)) for seat in range(SEATS[name])]
    for _ in range(choices):
        if game.decision is None:
            break
        game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
    return game


def begun(game: Game[Any]) -> Game[Any]:
    """The same game before its first choice."""
    return Game(game.setup)


@pytest.mark.slow
@GAMES
def test_start_choices_and_chance_add_up_to_the_end(name: str) -> None:
    """For every seat, as whole numbers; and the end is what the same measure says of it by itself."""
    game = played(name, 70)

    line = measured(begun(game), game.history)

    end = Measure(game).values(game)
    for seat in range(game.setup.seats):
        made = split(line.start, line.steps, seat)
        assert made.start + made.own + made.others + made.chance == made.end == end[seat]


@pytest.mark.slow
@GAMES
def test_chance_has_a_part_only_where_something_came_to_light(name: str) -> None:
    """A choice that rolls no die and turns nothing up is all that it brings."""
    game = played(name, 50)
    again, quiet = begun(game), set[int]()
    for number, option in enumerate(game.history):
        before = again.state.revealed
        again.choose(option)
        if again.state.revealed == before:
            quiet.add(number)

    steps = measured(begun(game), game.history).steps

    assert quiet
    assert all(steps[number].chosen == steps[number].came for number in quiet)
    assert any(step.chosen != step.came for step in steps)


@pytest.mark.slow
@GAMES
def test_a_line_measured_in_parts_is_the_same_line(name: str) -> None:
    """So it can be told of while it is worked out, by whichever process has time."""
    game = played(name, 30)
    whole = measured(begun(game), game.history)

    going = begun(game)
    parts = [measured(going, game.history[at : at + 7]) for at in range(0, 30, 7)]

    assert parts[0].start == whole.start
    assert [step for part in parts for step in part.steps] == whole.steps


@GAMES
def test_what_all_know_together_stays_and_the_rest_is_dealt_anew(name: str) -> None:
    """In a game imagined for all seats together each sees what it saw, and the dice to come are others."""
    for game in islice(stops(name, 0), 3):
        if game.decision is None:
            continue
        other = game.imagine(TOGETHER, "any")

        for seat in (*range(game.setup.seats), None):
            assert other.view(seat) == game.view(seat)
        assert other.state.dice.key != game.state.dice.key
        assert other.decision is not None
        assert other.decision.ids == game.decision.ids


def test_a_place_that_gives_less_has_cost_the_difference() -> None:
    """In the last round, with one dweller and two water, to put the fire out was worth two happiness."""
    t = table(
        player(water=2, dwellers=1),
        player(dwellers=1, passed=True),
        threats={"diner.left": "fire"},
        ending="threat-deck",
        round=9,
    )

    cost = cost_of(t.game, "place:generator.left")

    assert cost is not None
    assert cost.better == "place:diner.left"
    assert cost.is_clear
    assert cost.cost.low > 1
    assert cost_of(t.game, "place:diner.left") is None


def a_cost(at: int, mean: float, low: float) -> CostlyChoice:
    return CostlyChoice(at, 0, "turn", "this", "that", Interval(mean, low, 2 * mean - low), (), (), "happiness", 8)


def test_only_three_are_named_and_none_that_chance_can_be_blamed_for() -> None:
    """The worst first; what may have cost nothing is left out, however much it seems to be."""
    found = [a_cost(1, 1.0, 0.5), a_cost(2, 9.0, -1.0), a_cost(3, 2.0, 1.5), a_cost(4, 3.0, 2.5), a_cost(5, 4.0, 3.5)]

    assert [each.at for each in costliest(found)] == [5, 4, 3]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_told_in_each_language(lang: str) -> None:
    """What is shown adds up too, and each costly choice has its question, what was chosen and what was better."""
    game = crossroads.new("shelter", 2, "told")
    bots = [make_bot("random", "shelter", "a"), make_bot("steady", "shelter", "b")]
    for _ in range(60):
        assert game.decision is not None
        game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
    told_of: list[int] = []

    found = review(begun(game), game.history, 0, lambda done, total: told_of.append(done))
    told = review_in_words(game, found, lang)

    amounts = [float(part.amount.replace(",", ".").replace("\N{MINUS SIGN}", "-")) for part in told.parts]
    assert sum(amounts[:4]) == pytest.approx(amounts[4])
    assert told_of == sorted(told_of)
    assert len({part.name for part in told.parts}) == 5
    assert (found.line[0].value, found.line[-1].value) == (found.split.start, found.split.end)
    assert found.costs
    for cost in found.costs:
        moment = begun(game)
        for option in game.history[: cost.at]:
            moment.choose(option)
        said = cost_in_words(moment, cost, game.words(lang))
        assert said.chosen != said.better
        assert said.question
        assert said.reasons


def test_a_game_that_nobody_evaluates_cannot_be_looked_back_on() -> None:
    """Every game of ours can."""
    for name in SEATS:
        assert can_look_back(name, crossroads.new(name, SEATS[name], "any").content)
    assert not can_look_back("chess", None)
