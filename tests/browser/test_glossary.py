"""Symbols and keywords explain themselves: on hover, on tap, on what has the focus, and all of them on `h`."""

from playwright.sync_api import Locator, expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served


def point_at(screen: Screen, thing: Locator) -> None:
    """Rest with the mouse in the middle of something."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    screen.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_symbol_and_a_keyword_say_what_they_mean_under_the_mouse(visit: Visit, server: Served) -> None:
    """The face of happiness among one's own things, and the letters of S.P.E.C.I.A.L.; Escape puts it away."""
    ann = visit()
    ann.sit_with_bot(server)
    told = ann.page.get_by_role("tooltip")

    point_at(ann, ann.page.locator("[data-area=holdings] [data-means]:not([data-place] *)").first)
    expect(told).not_to_be_empty()
    point_at(ann, ann.page.locator("[data-area=holdings] [data-term=letters]"))
    expect(told).to_contain_text("was trained in this letter")
    ann.page.keyboard.press("Escape")

    expect(told).to_be_hidden()


def test_the_card_of_a_spot_explains_its_keywords_where_it_has_the_focus(visit: Visit, server: Served) -> None:
    ann = visit("pl")
    ann.sit_with_bot(server)
    spot = ann.board.locator("[data-place='spot:diner.left']")

    spot.focus()

    expect(ann.page.locator(".tip .meanings dt").first).to_have_text("od [S] do [L]")


def test_a_finger_finds_the_same(visit: Visit, server: Served) -> None:
    """A tap on a symbol that is no button explains it, another tap elsewhere puts that away."""
    ann = visit("ru", phone=True)
    ann.sit_with_bot(server)
    told = ann.page.get_by_role("tooltip")

    ann.page.locator("[data-area=holdings] [data-means]:not([data-place] *)").first.tap(force=True)
    expect(told).not_to_be_empty()
    ann.page.locator("header").first.tap(position={"x": 2, "y": 2})

    expect(told).to_be_hidden()


def test_one_key_explains_everything_and_first_what_is_asked(visit: Visit, server: Served) -> None:
    """`h`, or the link below the options: the words of the options first, then all symbols, then all other words."""
    ann = visit()
    ann.sit_with_bot(server)

    ann.page.keyboard.press("h")

    sheet = ann.dialog("glossary")
    expect(sheet.get_by_role("heading", name=ann.say("glossary-here"))).to_be_visible()
    expect(sheet.get_by_text("any resource", exact=True).first).to_be_visible()
    expect(sheet.get_by_text("rent", exact=True).first).to_be_attached()
    ann.is_accessible()
    ann.page.keyboard.press("Escape")
    ann.button("glossary").click()
    expect(sheet).to_be_visible()
