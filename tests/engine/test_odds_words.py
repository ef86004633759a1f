"""Odds in words: the same for the terminal and the page."""

from fractions import Fraction
from pathlib import Path

import pytest

from crossroads.engine.odds import Chance, Odds, amounts_of, odds_of
from crossroads.engine.odds_words import odds_lines, outcome_name
from crossroads.engine.words import Words

HALF = Fraction(1, 2)


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "toy.en.ftl").write_text(
        "odds-with-luck = with luck { $odds }\nodds-rads = rads { $mean }, at most { $most }\nchance-gold = a pot of gold\n"
    )
    return Words("en", (tmp_path,))


def test_outcomes_of_other_names_than_success_are_told_by_name(words: Words) -> None:
    """A game that calls its outcomes otherwise is not told to succeed with 0%."""
    found = odds_of("plain", {"gold": Fraction(1, 4), "nothing": Fraction(3, 4)})
    better = odds_of("best-rerolls", {"gold": HALF, "nothing": HALF})

    assert odds_lines(words, [found]) == ["a pot of gold 25% (9/36), nothing 75% (27/36)"]
    assert odds_lines(words, [found, better])[1] == "best-rerolls a pot of gold 50% (18/36), nothing 50% (18/36)"


def test_the_chance_to_win_is_told_with_its_assumption(words: Words) -> None:
    plain = odds_of("plain", {"win": Fraction(5, 6), "lose": Fraction(1, 6)})
    lucky = odds_of("with-luck", {"win": Fraction(1)})

    assert odds_lines(words, [plain, lucky]) == ["83% (30/36)", "with luck 100% (36/36)"]


def test_amounts_are_told_on_average_and_at_most(words: Words) -> None:
    harm = amounts_of("rads", {0: HALF, 3: HALF})

    assert odds_lines(words, [harm]) == ["rads 1.5, at most 3"]
    assert odds_lines(words, [amounts_of("thirst", {2: Fraction(1)})]) == ["thirst 2"]
    assert odds_lines(words, [amounts_of("thirst", {2: HALF, 3: HALF})]) == ["thirst 2.5"]


def test_an_amount_is_told_apart_from_what_is_counted(words: Words) -> None:
    (some,) = amounts_of("rads", {3: Fraction(1)}).chances
    gold = Chance("gold", 1, 4)

    assert (some.outcome, some.kind, some.amount) == ("rads-3", "rads", 3)
    assert (gold.kind, gold.amount) == ("gold", None)
    assert (outcome_name(words, some), outcome_name(words, gold)) == ("", "a pot of gold")
    assert not Odds("plain", (gold,)).is_counted


def test_no_odds_are_no_lines(words: Words) -> None:
    assert odds_lines(words, ()) == []
