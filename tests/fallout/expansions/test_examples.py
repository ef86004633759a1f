"""The examples of the expansions' rules are true of our sheets, tracks and goals, in every language."""

import re

import pytest

from crossroads import rules
from crossroads.engine.content import content_of
from crossroads.engine.words import LANGUAGES
from crossroads.games.fallout.expansions.atomic_bonds.content import cards_of
from crossroads.games.fallout.expansions.atomic_bonds.goal_words import PayCaps

OF_THE_LAST = re.compile(r"(?:on|делении|na) (\d+) (?:of|из|z) (\d+)\b")
CAPS_TO_PAY = re.compile(r"(?:discard|[Сс]бросить|odrzuć) (\d+) (?:caps|крышек|kapsli)")


def examples(expansion: str, lang: str) -> dict[str, str]:
    return {name: rule.example for name, rule in rules.rules_of(expansion, lang).items()}


def test_a_place_on_the_track_is_counted_to_the_last_space_of_new_california() -> None:
    """Wherever an example says "8 of 9": its last space is 9."""
    track = content_of("fallout", (), ("new-california",)).scenarios["new-california"].x
    told = [
        (int(at), int(last))
        for lang in LANGUAGES
        for example in examples("new-california", lang).values()
        for at, last in OF_THE_LAST.findall(example)
    ]

    assert len(told) > 15
    assert {last for _, last in told} == {len(track) - 1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_goal_that_is_paid_for_costs_what_ours_cost(lang: str) -> None:
    """The examples with a price in caps name that of the common purse."""
    goals = cards_of(content_of("fallout", (), ("atomic-bonds",))).goals.values()
    prices = {goal.needs.amount for goal in goals if isinstance(goal.needs, PayCaps)}
    told = [int(caps) for text in examples("atomic-bonds", lang).values() for caps in CAPS_TO_PAY.findall(text)]

    assert len(told) >= 3
    assert {*told} == prices


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_example_of_atomic_bonds_goes_beyond_the_track(lang: str) -> None:
    """A token is nowhere said to be on the last space or farther while the game goes on, and the letters are ours."""
    track = cards_of(content_of("fallout", (), ("atomic-bonds",))).track
    told = examples("atomic-bonds", lang)
    names = [f"atomic-bonds.goals.{name}" for name in ("extra-goal-retreats", "last-required-no-retreat")]
    letters = [int(number) for number in re.findall(r"\d", told["atomic-bonds.power-track.x-and-y-follow-token"])]

    for name in names:
        assert max(int(number) for number in re.findall(r"\d+", told[name])) == len(track.x) - 2
    assert (track.x[letters[-3]], track.x[letters[-2]]) == (1, letters[-1])
