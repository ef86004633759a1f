"""The page of table options tells what every expansion adds to them."""

import re

import msgspec
import pytest

from crossroads.engine.content import content_of
from crossroads.engine.extending import definition_with
from crossroads.engine.modules import expansions_of
from tools import reference
from tools.page_text import EXPANSION_GAMES


@pytest.mark.parametrize("name", EXPANSION_GAMES)
def test_what_an_expansion_adds_stands_under_its_name(name: str) -> None:
    """Its own options, and the values that its packs add to those of the game."""
    game = EXPANSION_GAMES[name]
    section = re.split(r"^#+ ", reference.page("table-options.md").split(f"(`--with {name}`)")[1], flags=re.MULTILINE)[
        0
    ]
    own = expansions_of(game)[name].table_options
    known = definition_with(game).choices(content_of(game, ()))
    made = definition_with(game, (name,))
    added = {
        value
        for option, values in made.choices(content_of(game, (), (name,))).items()
        for value in values
        if value not in known[option]
    }
    named = {field.name for field in msgspec.structs.fields(own)} if own is not None else set()

    assert added or named
    assert {each for each in added | named if f"`{each}`" not in section} == set()


def test_what_does_not_go_with_two_expansions_is_told_with_its_rule() -> None:
    """The scenario New California is not played with Atomic Bonds (atomic-bonds.combining.new-california-scenario-excluded)."""
    page = reference.page("table-options.md")

    assert "`scenario` cannot be `new-california` ([`atomic-bonds.combining.new-california-scenario-excluded`]" in page
