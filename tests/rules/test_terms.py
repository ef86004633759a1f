"""The list of terms: what it says is what the games say, in every language."""

import re
from pathlib import Path

import pytest

from crossroads.engine.content import words_of
from crossroads.engine.words import LANGUAGES

LIST = Path(__file__).parents[2] / "docs" / "terms.md"
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in LIST.read_text(encoding="utf-8").splitlines()
    if line.startswith("|") and ":" in line
]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_every_term_is_what_the_games_say(row: list[str]) -> None:
    """Capitals aside: a label begins with one, a kind of card does not."""
    for game, message in re.findall(r"`([a-z]+):([a-zA-Z-]+)`", row[3]):
        said = [words_of(game, (), lang)(message).lower() for lang in LANGUAGES]
        assert said == [term.lower() for term in row[:3]]


def test_the_list_has_terms_of_every_game() -> None:
    games = {game for row in ROWS for game in re.findall(r"`([a-z]+):", row[3])}

    assert games == {"fallout", "shelter", "munchkin"}
    assert len(ROWS) > 50
