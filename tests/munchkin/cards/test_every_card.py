"""What every card says and does, as it is written down in `texts/` and `deeds/`: no card changes unseen."""

from functools import cache

import pytest

from crossroads.engine.words import LANGUAGES
from crossroads.games.munchkin.cards.content import FILES, Content
from tests.kit.munchkin import table
from tests.kit.munchkin_cards import deeds, first_copies, read, texts
from tools.munchkin_cards import deeds_path, texts_path

WRITTEN = {file: read(deeds_path(file)) for file in FILES}
CARDS = [(file, card) for file in FILES for card in WRITTEN[file]]


@cache
def content() -> Content:
    return table().state.content


@pytest.mark.parametrize(("file", "card"), CARDS, ids=[card for _, card in CARDS])
def test_a_card_does_what_is_written_down(file: str, card: str) -> None:
    """In each moment: what may be chosen, why not the rest, all that is told, and what has changed.

    If cards or rules were meant to change: `python -m tools.munchkin_cards`, and read the difference.
    """
    assert deeds(content(), card) == WRITTEN[file][card]


def test_it_is_written_down_of_every_card() -> None:
    assert {file: [*WRITTEN[file]] for file in FILES} == {
        file: first_copies(content(), kind) for file, kind in FILES.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_reads_as_it_is_written_down(lang: str) -> None:
    """The printed text is made of what a card does; here it is for people to read, in each language."""
    assert texts(table().game.words(lang), content()) == read(texts_path(lang))
