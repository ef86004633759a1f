"""The English of the catalogues is written for the people at a table."""

import pytest

from crossroads import rules
from crossroads.engine.definition import game_names


@pytest.mark.parametrize("game", game_names())
def test_every_rule_has_an_example(game: str) -> None:
    assert [name for name, rule in rules.rules_of(game).items() if not rule.example] == []


@pytest.mark.parametrize("game", rules.games())
def test_no_example_begins_with_given(game: str) -> None:
    """An example is what happens at a table, in sentences, and not a test case of the form given, when, then."""
    formal = [name for name, rule in rules.rules_of(game).items() if rule.example.startswith("Given")]

    assert formal == []


@pytest.mark.parametrize("game", rules.games())
def test_everything_that_is_own_is_somebodys_own(game: str) -> None:
    """“The own turn” is no English: it is their own, your own or the survivor's own."""
    ownerless = [
        name
        for name, rule in rules.rules_of(game).items()
        for part in (rule.text, rule.when, rule.example, rule.ruling, rule.variants)
        if "the own " in part.lower()
    ]

    assert ownerless == []
