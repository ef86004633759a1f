"""The rules as a book on the page: two minutes first, those of the expansions too, and symbols drawn beside their names."""

import re

import pytest
from playwright.sync_api import expect

from crossroads.rules.book import rule_book
from tests.kit.browser import Lang, Visit
from tests.kit.serving import Served

LANGUAGES = pytest.mark.parametrize("lang", ["en", "ru", "pl"])


@LANGUAGES
def test_the_book_of_a_game_tells_its_expansions_too(visit: Visit, server: Served, lang: Lang) -> None:
    ann = visit(lang, phone=lang == "pl")
    ann.open("/rules/fallout")
    ann.button("rules-book").click()

    [info] = [game for game in server.get("/api/games", lang=lang).json() if game["id"] == "fallout"]
    assert {"new-california", "atomic-bonds"} == {each["id"] for each in info["expansions"]}
    names = {each["id"]: each["name"] for each in (info, *info["expansions"])}
    for place, game in enumerate(names):
        told, book = rule_book(game, lang), ann.page.get_by_role("article").nth(place)
        expect(book.get_by_role("heading", level=2)).to_have_text(names[game])
        first = book.locator(".two-minutes p")
        expect(first).to_have_count(len(told.two_minutes))
        assert first.all_text_contents() == list(told.two_minutes)
        expect(book.get_by_role("heading", level=3)).to_have_count(
            2 + len(told.chapters)
        )  # two minutes, symbols, chapters
    ann.fits()
    ann.is_accessible()


@LANGUAGES
def test_a_symbol_is_drawn_beside_its_name(visit: Visit, server: Served, lang: Lang) -> None:
    """The rule of a symbol at the table: the drawing is an ornament, the words stay as they are."""
    ann = visit(lang)
    ann.sit_with_bot(server)
    ann.page.keyboard.press("?")
    rules = ann.dialog("rules")
    rules.get_by_role("button", name=ann.say("rules-book"), exact=True).click()

    drawn = rules.locator("p").filter(has=ann.page.locator(".sign svg"))
    expect(drawn.first).to_be_visible()
    texts = {rule.text for chapter in rule_book("shelter", lang).chapters for rule in chapter.rules}
    assert drawn.count() > 20
    assert texts.intersection(drawn.all_text_contents())


@LANGUAGES
def test_no_link_reads_as_the_id_of_a_rule(visit: Visit, server: Served, lang: Lang) -> None:
    ann = visit(lang)
    ann.sit_with_bot(server)
    ann.page.keyboard.press("?")
    rules = ann.dialog("rules")

    more = rules.get_by_role("button", name=ann.say("rules-more"), exact=True)
    expect(more.first).to_be_visible()
    assert [link for link in rules.locator("button, a").all_inner_texts() if "shelter." in link] == []


@LANGUAGES
def test_no_option_of_a_table_reads_as_the_id_of_a_rule(visit: Visit, lang: Lang) -> None:
    """In the lobby each option leads to its rule by a word; the id is what a pointer shows."""
    ann = visit(lang).open("/")
    for game in ("fallout", "munchkin", "shelter"):
        ann.page.locator(f'input[name="game"][value="{game}"]').check()
        options = ann.page.locator(".plan details").filter(has_text=ann.say("table-options"))
        if options.get_attribute("open") is None:
            options.locator("summary").click()
        links = options.get_by_role("link", name=ann.say("its-rule"), exact=True)
        expect(links.first).to_have_attribute("title", re.compile(rf"^{game}\."))
        assert [text for text in options.locator("a").all_inner_texts() if "." in text] == []
