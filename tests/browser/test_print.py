"""The rules on paper: black on white, without buttons, the game in two minutes on one page."""

import re

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Lang, Visit

PAGES = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("game", ["fallout", "munchkin", "shelter"])
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_game_in_two_minutes_is_one_page(visit: Visit, lang: Lang, game: str) -> None:
    """With every symbol drawn and in words; nothing that could be pressed is printed."""
    ann = visit(lang)
    ann.open(f"/rules/{game}/two-minutes")
    expect(ann.page.locator(".symbols dt svg path").first).to_be_visible()

    ann.page.emulate_media(media="print")

    expect(ann.page.get_by_role("button")).to_have_count(0)
    expect(ann.page.locator(".paper")).to_have_css("color", "rgb(0, 0, 0)")
    assert len(PAGES.findall(ann.page.pdf(format="A4"))) == 1
    ann.page.emulate_media(media="screen")


def test_the_lobby_leads_to_it_and_it_leads_to_the_book(visit: Visit) -> None:
    """The book has every chapter after the two minutes, on a desk and for axe too."""
    ann = visit()
    ann.open("/")
    ann.link("book-short").click()
    expect(ann.page.get_by_role("heading", name=ann.say("book-short"))).to_be_visible()
    ann.is_accessible()

    ann.link("book-whole").click()

    expect(ann.page.locator(".chapter").nth(10)).to_be_attached()
    assert len(PAGES.findall(ann.page.pdf(format="A4"))) > 5
