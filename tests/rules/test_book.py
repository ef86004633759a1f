"""The rules as a book: read from front to back, nothing missing, in every language."""

import pytest

from crossroads import rules
from crossroads.rules.book import rule_book
from crossroads.rules.pages import LABELS, book_page
from crossroads.tui.boards.legends import legend

GAMES = ("fallout", "munchkin", "shelter")
TOLD = (*GAMES, "new-california", "atomic-bonds")


@pytest.mark.parametrize("lang", rules.LANGUAGES)
@pytest.mark.parametrize("game", rules.games())
def test_a_book_has_every_rule_once_under_the_title_of_its_topic(game: str, lang: str) -> None:
    book = rule_book(game, lang)

    told = [rule for chapter in book.chapters for rule in chapter.rules]
    assert len(told) == len(rules.rules_of(game, lang))
    assert {rule.id for rule in told} == {*rules.rules_of(game, lang)}
    for chapter in book.chapters:
        assert chapter.title == rules.topic(game, chapter.id).titles[lang]
        assert {rule.topic for rule in chapter.rules} == {chapter.id}


@pytest.mark.parametrize("lang", rules.LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_a_game_is_told_in_two_minutes(game: str, lang: str) -> None:
    """Some 250 words at most: what two minutes are enough to read aloud; as many paragraphs in each language."""
    told = rule_book(game, lang).two_minutes

    assert len(told) == len(rule_book(game).two_minutes)
    assert 100 < len(" ".join(told).split()) < 260


@pytest.mark.parametrize("lang", rules.LANGUAGES)
@pytest.mark.parametrize("expansion", [game for game in TOLD if game not in GAMES])
def test_the_page_of_an_expansion_begins_with_two_minutes_too(expansion: str, lang: str) -> None:
    page = book_page(expansion, lang, 80)

    headings = [line for line in page.splitlines() if line.startswith("== ")]
    assert headings[0] == f"== {LABELS[lang]['two-minutes']} =="
    assert " ".join(rule_book(expansion, lang).two_minutes) in " ".join(page.split())


@pytest.mark.parametrize("lang", rules.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_begins_with_two_minutes_and_icons_and_shows_no_ids(game: str, lang: str) -> None:
    page = book_page(game, lang, 80, legend(game, lang))
    lines = page.splitlines()

    headings = [line for line in lines if line.startswith("== ")]
    assert headings[:2] == [f"== {LABELS[lang]['two-minutes']} ==", f"== {LABELS[lang]['icons']} =="]
    assert len(headings) == 2 + len(rule_book(game, lang).chapters)
    assert all(any(line == f"  {sign:<4} {meaning}" for line in lines) for sign, meaning in legend(game, lang))
    assert not [rule for rule in rules.rules_of(game) if rule in page]
    assert max(map(len, lines)) <= 80 or lang != "en"


def test_the_book_can_do_without_examples() -> None:
    whole, bare = book_page("shelter"), book_page("shelter", examples=False)

    assert "Example:" in whole
    assert "Example:" not in bare
