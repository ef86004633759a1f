"""Words of the cards: each has all that its kinds are asked for, and each can stand in a pack."""

import pytest

from crossroads.engine.effects import Effect, tag_of
from crossroads.games.fallout.base import BASE
from crossroads.games.fallout.cards.conditions import When
from crossroads.games.fallout.cards.effects import Ability, Condition, Cost, Instruction, Passive, Result, Word, Worth
from crossroads.games.fallout.survivors.conditions import PARTS

ASKED = {
    Word: ("describe",),
    Result: ("resolve",),
    Instruction: ("attempt",),
    Cost: ("pay",),
    Ability: ("use",),
    Worth: ("more_influence",),
    Condition: ("holds",),
}
"""What a word must bring of its own, by kind; all else has an answer that says nothing."""


@pytest.mark.parametrize("word", BASE.effects, ids=tag_of)
def test_a_word_brings_what_its_kinds_are_asked_for(word: type[Effect]) -> None:
    kinds = [kind for kind in ASKED if issubclass(word, kind)]

    assert len(kinds) > 1 or issubclass(word, Passive)
    for kind in kinds:
        for method in ASKED[kind]:
            assert getattr(word, method) is not getattr(kind, method), f"{kind.__name__}.{method}"


@pytest.mark.parametrize("word", [word for word in BASE.effects if issubclass(word, Passive)], ids=tag_of)
def test_a_passive_has_something_to_say(word: type[Effect]) -> None:
    """It answers at least one question of the rules otherwise than a card that has nothing to do with it."""
    questions = [name for name in vars(Passive) if not name.startswith("_")]

    assert [name for name in questions if getattr(word, name) is not getattr(Passive, name)]


def test_every_field_of_a_condition_can_be_asked_and_read() -> None:
    """But for numbers that belong to another field."""
    assert [*PARTS] == [field for field in When.__struct_fields__ if field not in ("count", "by")]
