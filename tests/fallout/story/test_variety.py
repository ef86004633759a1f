"""The stories of the base set are not all alike: what tests ask for, how many ways a card has, which words come again."""

import re
from collections import Counter
from pathlib import Path
from statistics import mean

import pytest

from crossroads.engine.content import content_of
from crossroads.games.fallout.cards.pack_checks import parts
from crossroads.games.fallout.combat.results import Test as SkillTest
from crossroads.games.fallout.story.costs import Pay
from tests.kit import rule

BASE = content_of("fallout", ("base",))
CARDS = (*BASE.quests.values(), *BASE.encounters.values())
TESTS = [each for card in CARDS for each in parts(card) if isinstance(each, SkillTest)]
PACK = Path(__file__).parents[3] / "src" / "crossroads" / "games" / "fallout" / "packs" / "base"
STORIES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(PACK.glob("*.en.ftl"))
    if path.name.startswith(("quests-", "encounters-"))
)


@rule("fallout.tests.parts")
def test_each_letter_is_asked_for_about_as_often() -> None:
    """No letter in fewer than 50 tests or in more than 80, so that each token is worth having."""
    asked = Counter(letter for test in TESTS for letter in test.letters)

    assert set(asked) == set("SPECIAL")
    assert [letter for letter, times in asked.items() if not 50 <= times <= 80] == []


@rule("fallout.tests.parts")
def test_tests_are_from_easy_to_hard() -> None:
    """A difficulty of 1 to 5; no number makes up half of them, 1 and 4 are no exceptions, and the mean is near 2.6."""
    difficulties = Counter(test.difficulty for test in TESTS)

    assert set(difficulties) == {1, 2, 3, 4, 5}
    assert max(difficulties.values()) < len(TESTS) / 2
    assert difficulties[1] >= 15
    assert difficulties[4] >= 20
    assert 2.4 < mean(test.difficulty for test in TESTS) < 2.8


@rule("fallout.quest-cards.objectives", "fallout.encounter-action.choose-option")
def test_cards_have_from_one_to_five_ways() -> None:
    """Most quests have two and most encounters three, but not nearly all."""
    objectives = Counter(len(quest.objectives) for quest in BASE.quests.values())
    options = Counter(len(encounter.options) for encounter in BASE.encounters.values())

    assert set(objectives) == {1, 2, 3}
    assert set(options) == {2, 3, 4, 5}
    assert max(objectives.values()) < 0.85 * sum(objectives.values())
    assert max(options.values()) < 0.7 * sum(options.values())


@rule("fallout.caps.uses")
def test_whoever_is_rich_finds_ways_to_spend_it() -> None:
    """At least forty ways have a price, and ten of them cost five caps or more."""
    prices = [each.caps for card in CARDS for each in parts(card) if isinstance(each, Pay)]

    assert len(prices) >= 40
    assert len([price for price in prices if price >= 5]) >= 10


@pytest.mark.parametrize(("word", "most"), [("eleven", 8), ("nine", 22), ("twice", 10), ("counts", 12)])
def test_no_word_is_worn_out(word: str, most: int) -> None:
    """A number or a gesture that stands for every number and gesture is a tic: such words come seldom."""
    assert len(re.findall(rf"\b(?:{word})\b", STORIES, re.IGNORECASE)) <= most
