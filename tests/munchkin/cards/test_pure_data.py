"""How many cards are data alone: no code knows them by their ids, and most share their words with others (topic cards)."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from crossroads.engine.content import content_of
from crossroads.engine.effects import Effect, tag_of
from crossroads.games import munchkin
from crossroads.games.munchkin.cards.content import Content

GAME = Path(munchkin.__file__).parent
ALSO_WORDS = {"cheat", "irradiated"}  # a kind of card, and what a monster can be


def words_in(part: Any) -> Iterator[str]:
    """The names of all words in a card, those inside other words too."""
    if isinstance(part, Effect):
        yield tag_of(type(part))
    if isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from words_in(getattr(part, field))
    elif isinstance(part, tuple):
        for each in part:
            yield from words_in(each)


def content() -> Content:
    made: Content = content_of("munchkin", ())
    return made


def test_no_code_names_a_card() -> None:
    cards = content().cards.keys() - ALSO_WORDS
    named = [
        f"{path.name}: {node.value}"
        for path in GAME.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in cards
    ]

    assert named == []


def test_the_readme_says_how_many_cards_are_data_alone() -> None:
    cards = content().cards
    bearers = defaultdict(set)
    for name, card in cards.items():
        for word in words_in(card):
            bearers[word].add(name)
    singular = {name for bearing in bearers.values() if len(bearing) == 1 for name in bearing}
    copies = sum(card.copies for card in cards.values())
    alone = sum(cards[name].copies for name in singular)
    said = (
        f"All {copies} cards are pure data: no code knows a card by its id."
        f" {copies - alone} of them share all their words with other cards; the other {alone} have a word of their own."
    )

    assert said in (GAME / "packs" / "README.md").read_text(encoding="utf-8").replace("\n", " ")
