"""The reference as plain text."""

import pytest

from crossroads import rules
from crossroads.rules.pages import LABELS, list_page, search_page, show_page


@pytest.mark.parametrize("lang", rules.LANGUAGES)
def test_the_list_has_every_rule_under_its_topic(lang: str) -> None:
    page = list_page("shelter", lang)
    lines = page.splitlines()

    assert [line for line in lines if line in rules.rules_of("shelter")] == list(rules.rules_of("shelter"))
    assert f"== {rules.topic('shelter', 'rent').titles[lang]} ==" in lines


def test_a_rule_is_shown_with_all_it_has() -> None:
    page = show_page("shelter.setup.starting-layout", "pl")

    assert page.startswith("shelter.setup.starting-layout\n")
    for word in ("Kiedy:", "Przykład:", "Rozstrzygnięcie:", "Inne odczytania:", "Źródła:", "Zobacz też:", "Temat:"):
        assert word in page


def test_parts_that_are_missing_are_left_out() -> None:
    page = show_page("shelter.components.item-deck-size", "ru")

    assert "Пример:" in page
    assert "Решение:" not in page
    assert "Когда:" not in page


def test_a_search_shows_the_best_first() -> None:
    page = search_page("lift rent", "shelter", "en")

    assert page.startswith("shelter.rent.no-lift-rent (Rent)\n  A lift never gives rent.\n  Related: ")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Nothing found"), ("ru", "ничего не найдено"), ("pl", "Nic nie znaleziono")]
)
def test_a_search_that_finds_nothing_says_so(lang: str, words: str) -> None:
    page = search_page("{xyzzyqwk}", "shelter", lang)

    assert words in page
    assert "{xyzzyqwk}" in page


@pytest.mark.parametrize("width", [40, 79])
def test_pages_are_as_wide_as_the_terminal(width: int) -> None:
    pages = [
        list_page("fallout", "pl", width=width),
        show_page("fallout.combat.armor-cancels-hits", "ru", width=width),
        search_page("rent", None, "en", width=width),
    ]

    too_long = [line for page in pages for line in page.splitlines() if len(line) > width and " " in line.strip()]
    assert [line for line in too_long if not line.startswith("==") and not line.endswith(")")] == []


def test_every_language_has_every_label() -> None:
    assert [list(LABELS[lang]) for lang in rules.LANGUAGES] == [list(LABELS["en"])] * 3


def test_pages_refuse_what_does_not_exist() -> None:
    with pytest.raises(rules.NotTranslated):
        list_page("shelter", "de")
    with pytest.raises(rules.UnknownRule):
        show_page("shelter.nothing.here")
    with pytest.raises(rules.NoCatalogue):
        search_page("lift", "chess")
