"""What would you do? Advice finds what is plainly best, says what it rests on, and knows no more than its seat."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import crossroads
from crossroads import rules
from crossroads.bots.advice import Advice
from crossroads.bots.advice_words import advice_in_words
from crossroads.bots.appraising import NoAdvice, NotWanted, appraise
from crossroads.bots.evaluation import evaluation_for
from crossroads.bots.intervals import exactly, interval_of
from crossroads.bots.playouts import Appraises
from crossroads.engine.definition import game_names
from crossroads.engine.game import Game
from crossroads.engine.words import LANGUAGES
from tests.engine.play import position
from tests.kit import dweller, player, table
from tests.kit.fallout import enemy, survivor, wasteland
from tests.kit.munchkin import munchkin
from tests.kit.munchkin import table as munchkins
from tests.kit.playouts import stops, tables

FEW = 9  # options: more take long
GAMES = pytest.mark.parametrize("name", ["fallout", "munchkin", "shelter"])


def advised(game: Game[Any], budget: int = 2000) -> Advice:
    """Advice for whoever must choose."""
    decision = game.decision
    assert decision is not None
    return appraise(game, decision.seat, budget=budget, seed="test")


def best(game: Game[Any], budget: int = 2000) -> str:
    """The option that is clearly the best."""
    advice = advised(game, budget)
    assert advice.is_clear, advice
    return advice.options[0].option


def decisions(name: str) -> Iterator[tuple[Game[Any], int]]:
    """A game wherever somebody has a choice at one of its stops, with the seat that has, for every seat count."""
    for number in tables(name):
        for game in stops(name, number):
            if game.decision is not None and 1 < len(game.decision.ids) <= FEW:
                yield game, game.decision.seat


# -- what is plainly best


def test_in_shelter_the_last_happiness_is_taken() -> None:
    """In the last round, with one dweller and two water, the fire is worth two happiness: it is told why."""
    t = table(
        player(water=2, dwellers=1),
        player(dwellers=1, passed=True),
        threats={"diner.left": "fire"},
        ending="threat-deck",
        round=9,
    )

    advice = advised(t.game)

    assert advice.is_clear
    assert advice.options[0].option == "place:diner.left"
    assert ("change", "happiness", 2) in [(why.kind, why.what, why.amount) for why in advice.options[0].because]
    assert advice.options[0].because[0].kind == "wins"


def test_in_shelter_a_wounded_dweller_is_healed() -> None:
    """It can do nothing else, and is of no use before."""
    t = table(player(dwellers=[dweller(wounded=True)]), player())

    assert best(t.game) == "place:lift.start"


def test_in_fallout_whoever_is_badly_hurt_camps() -> None:
    """Two HP, one action, nobody near: to camp brings back what is missing, and that is the reason."""
    t = wasteland(survivor(hp=2), fresh=False, explored=True, actions=1)

    advice = advised(t.game)

    assert advice.is_clear
    assert advice.options[0].option == "camp"
    assert advice.options[0].because[0].what == "hp"
    assert advice.options[0].because[0].amount > 3


def test_in_fallout_a_hopeless_fight_is_left_alone() -> None:
    """With three HP against a deathclaw one does anything else."""
    t = wasteland(survivor(hp=3, space="camp.c"), enemies=[enemy("deathclaw", "camp.c")], fresh=False)

    advice = advised(t.game)

    assert "fight:deathclaw" in t.options
    assert "fight:deathclaw" not in [each.option for each in advice.options if each.is_close]


def test_in_munchkin_armour_is_worn() -> None:
    """In the hand it is of no use to anybody."""
    t = munchkins(munchkin(level=3, hand=["combat-armour"]), munchkin(), munchkin())

    advice = advised(t.game)

    assert advice.options[0].option == "wear:combat-armour"
    assert "strength" in [why.what for why in advice.options[0].because]


# -- where dice decide


def test_exact_odds_decide_between_stopping_and_rolling_again() -> None:
    """One die of three matches a foe that needs two: the odds of all answers are told, and no world is imagined."""
    t = wasteland(
        survivor(weapon="combat-knife", special="S", space="camp.c"),
        enemies=[enemy("deathclaw", "camp.c")],
        fresh=False,
        dice=[1, 1, 1, 1, 1, 1, 1, 1],
    )
    t.choose("fight:deathclaw")
    assert t.prompt == "reroll"

    advice = advised(t.game)

    assert (advice.by, advice.unit, advice.worlds) == ("odds", "chance", 0)
    assert advice.options[0].option != "stop"
    assert all(each.worth == exactly(each.worth.mean) for each in advice.options)
    assert all(each.because[0].odds == t.game.odds(each.option) for each in advice.options)


# -- what it promises


@GAMES
def test_it_gives_few_options_with_few_reasons_from_what_the_seat_knows(name: str) -> None:
    """One to three options on offer, the best first, each with at most three reasons whose rules exist.

    The game stays as it was. All that the seat cannot know is dealt anew, hands, decks and the dice to come: the advice
    stays, to the last digit; so it is the same each time as well.
    """
    for game, seat in islice(decisions(name), 0, None, 4):
        before = position(game)
        advice = appraise(game, seat, budget=1)
        assert game.decision is not None

        assert position(game) == before
        assert appraise(game.imagine(seat, "another deal"), seat, budget=1) == advice
        assert 1 <= len(advice.options) <= 3
        assert {each.option for each in advice.options} <= {*game.decision.ids}
        assert advice.options[0].behind == exactly(0.0)
        assert all(each.behind.mean <= 0 for each in advice.options)
        for each in advice.options:
            assert len(each.because) <= 3
            assert all(rules.text(why.rule, "en") for why in each.because)


def test_a_seed_settles_what_is_imagined() -> None:
    """The same one gives the same advice, with a whole budget; another one imagines other games."""
    t = table(player(dwellers=2), player(), threats={"diner.left": "radroaches"})
    one, again, other = [appraise(t.game, t.seat, budget=400, seed=seed) for seed in ("a", "a", "b")]

    assert one == again
    assert one != other


def test_equal_options_have_no_clear_difference() -> None:
    """Three cubes to pay with, and as many of each: whichever it is."""
    t = table(player(power=2, food=2, water=2), player())
    t.choose(next(option for option in t.options if option == "place:lift.start" or option.startswith("place:")))
    game = t.game
    while game.decision is not None and game.decision.prompt not in ("pay-any", "gain-any"):
        game.choose(game.decision.ids[0])

    advice = advised(game)

    assert not advice.is_clear
    assert all(each.is_close for each in advice.options)
    assert advice_in_words(game, advice, "en").finding == "No clear difference: choose as you like."


def test_a_single_option_needs_no_trying() -> None:
    game = next(
        game
        for number in tables("munchkin")
        for game in walked("munchkin", number)
        if game.decision is not None and len(game.decision.ids) == 1
    )

    advice = advised(game)

    assert (advice.by, advice.worlds, len(advice.options)) == ("only-option", 0, 1)
    assert advice_in_words(game, advice, "en").finding == "There is only one option."


def walked(name: str, number: int) -> Iterator[Game[Any]]:
    """The first 200 positions of a table, by the first option on offer."""
    game = next(stops(name, number))
    for _ in range(200):
        yield game
        if game.decision is None:
            return
        game.choose(game.decision.ids[-1])


def test_whoever_is_not_asked_gets_none() -> None:
    game = crossroads.new("shelter", 2, "turns", {"first": 0})

    with pytest.raises(ValueError, match="seat 1 has nothing to choose now"):
        crossroads.appraise(game, 1)


def test_thinking_ends_once_nobody_waits_for_it() -> None:
    """Asked before each imagined game: wanted three times, then no more."""
    game = crossroads.new("shelter", 3, "any")
    assert game.decision is not None
    answers = iter([True, True, True, False])

    with pytest.raises(NotWanted):
        appraise(game, game.decision.seat, is_wanted=lambda: next(answers))

    assert next(answers, None) is None


def test_a_game_that_nobody_evaluates_has_none() -> None:
    """Every game of ours has, and says so."""
    for name in game_names():
        game = crossroads.new(name, 3, "any")
        seat = game.decision.seat if game.decision else 0
        made = evaluation_for(name, game.content) if name in ("fallout", "munchkin", "shelter") else None
        if isinstance(made, Appraises):
            assert appraise(game, seat, budget=1).options
        else:
            with pytest.raises(NoAdvice, match="no advice for the game"):
                appraise(game, seat)


@GAMES
def test_whatever_can_be_a_reason_has_a_rule_and_words(name: str) -> None:
    """In all languages, and none is left as its id."""
    game = crossroads.new(name, 3, "words")
    made = evaluation_for(name, game.content)
    assert isinstance(made, Appraises)

    for what, counted in made.counted.items():
        assert rules.text(counted.rule, "en")
        why = crossroads.Because("change", counted.rule, what, 1.5)
        for lang in LANGUAGES:
            (said,) = told(game, why, lang)
            assert said.endswith("+1.5" if lang == "en" else "+1,5")
            assert not said.startswith(f"{what} ") or (lang == "en" and " " in said)
    assert rules.text(made.winning, "en")


def told(game: Game[Any], why: crossroads.Because, lang: str) -> list[str]:
    """A reason in words."""
    worth = crossroads.OptionWorth("any", exactly(0.0), exactly(0.0), True, (why,))
    advice = Advice(0, "turn", "playouts", "happiness", 4, (worth,))
    return [reason.text for reason in advice_in_words(game, advice, lang).options[0].reasons]


# -- intervals


def test_intervals_cover_the_true_mean() -> None:
    """Of 2,000 samples of eight dice, about 95 in 100 have 3.5 within their interval."""
    lot = Random("intervals")
    samples = [[lot.randint(1, 6) for _ in range(8)] for _ in range(2000)]

    within = sum(interval_of(sample).low <= 3.5 <= interval_of(sample).high for sample in samples) / len(samples)

    assert 0.93 <= within <= 0.97


def test_a_larger_budget_imagines_more_worlds() -> None:
    """Between options that differ by chance; at least four worlds, whatever the budget is."""
    t = wasteland(survivor(), fresh=False)

    assert appraise(t.game, t.seat, budget=1).worlds == 4
    assert appraise(t.game, t.seat, budget=600).worlds > 4
