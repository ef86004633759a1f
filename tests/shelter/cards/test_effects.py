"""Words of the cards: each has all that its kinds are asked for."""

import pytest

from crossroads.engine.effects import Effect, tag_of
from crossroads.games.shelter.base import BASE
from crossroads.games.shelter.cards.effects import Cost, FurtherCost, ItemEffect, Reward, Word

KINDS = (Cost, Reward, ItemEffect)
ASKED = {Word: "describe", Reward: "resolve", FurtherCost: "pay"}
"""What a word must bring of its own, by kind; all else has an answer that says nothing."""


@pytest.mark.parametrize("word", BASE.effects, ids=tag_of)
def test_a_word_brings_what_its_kinds_are_asked_for(word: type[Effect]) -> None:
    assert issubclass(word, KINDS)
    for kind, method in ASKED.items():
        if issubclass(word, kind):
            assert getattr(word, method) is not getattr(kind, method), f"{kind.__name__}.{method}"


@pytest.mark.parametrize("word", [word for word in BASE.effects if issubclass(word, ItemEffect)], ids=tag_of)
def test_an_effect_of_an_item_names_its_moment(word: type[ItemEffect]) -> None:
    assert word.moment
