"""Real decks on the page: chosen in the lobby deck by deck, a card found by a part of its name, by key, by tap and by ear."""

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Screen, Visit


def about_to_be_dealt(screen: Screen) -> None:
    """A table of Munchkin for a person and two bots, whose decks are the person's own."""
    page = screen.page
    page.goto("/")
    page.locator('input[name="game"][value="munchkin"]').check()
    page.locator("summary", has_text=screen.say("real-table", count=0)).click()
    for deck in ("Door deck", "Treasure deck"):
        page.get_by_label(deck).check()
    expect(page.locator("summary", has_text=screen.say("real-table", count=2))).to_be_visible()
    page.get_by_role("button", name=screen.say("make-and-play")).click()
    expect(page.locator('[data-option^="drawn:doors:"]')).to_have_count(103)


def test_a_card_is_found_by_typing_a_part_of_its_name(visit: Visit) -> None:
    """The field is ready for whoever has a keyboard; Enter takes the first card that is left, and it can be taken back."""
    screen = visit()
    page = screen.page
    about_to_be_dealt(screen)
    field, cards = page.get_by_label(screen.say("drawn-search")), page.locator('[data-option^="drawn:"]')
    expect(page.locator("#choices")).to_contain_text("(1")

    expect(field).to_be_focused()
    page.keyboard.type("BLOATF")
    expect(cards).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#choices")).to_contain_text("Bloatfly")
    expect(field).to_have_value("")
    expect(cards).to_have_count(102)

    page.get_by_role("button", name=screen.say("undo")).first.click()
    expect(cards).to_have_count(103)
    field.fill("xyzzy")
    expect(page.get_by_text(screen.say("drawn-none", sought="xyzzy"))).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_is_tapped_and_nothing_stands_in_anybodys_way(visit: Visit, phone: bool) -> None:
    screen = visit(phone=phone)
    page = screen.page
    about_to_be_dealt(screen)

    screen.is_accessible()
    screen.fits()
    page.get_by_label(screen.say("drawn-search")).fill("deathclaw")
    page.locator('[data-option="drawn:doors:deathclaw"]').click()

    expect(page.locator("#choices")).to_contain_text("Deathclaw")
