"""The table on a phone of 360 by 640: nothing is wider, and what matters is in view."""

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Lang, Screen, Visit, in_view
from tests.kit.serving import Served

LANGUAGES = pytest.mark.parametrize("lang", ["en", "ru", "pl"])


@LANGUAGES
def test_the_lobby_and_the_waiting_room_fit(visit: Visit, server: Served, lang: Lang) -> None:
    ann = visit(lang, phone=True)
    ann.open("/")
    expect(ann.button("make-and-play")).to_be_visible()
    ann.fits()

    ann.lay("open")
    ann.button("make-and-invite").tap()

    expect(ann.page.get_by_label(ann.say("invite-link"))).to_be_visible()
    ann.fits()


def decision_and_stores_are_in_view(screen: Screen) -> None:
    in_view(screen.page.locator("#choices"))
    in_view(screen.region("what-you-have"))
    stores = screen.region("what-you-have").locator("[data-place^='store:']")
    expect(stores).to_have_count(3)
    for store in stores.all():
        in_view(store)


@LANGUAGES
def test_the_table_fits_with_the_decision_and_the_stores_in_view(visit: Visit, server: Served, lang: Lang) -> None:
    """Wherever the reader has scrolled, and with every question of the first few, both stay in view."""
    ann = visit(lang, phone=True)
    ann.sit_with_bot(server)

    for _ in range(7):
        ann.fits()
        decision_and_stores_are_in_view(ann)
        ann.tap_first()
    ann.page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight)")
    decision_and_stores_are_in_view(ann)


def test_a_finger_chooses_on_the_board(visit: Visit, server: Served) -> None:
    """The first touch shows the card of a thing with its options, the second chooses one."""
    ann = visit(phone=True)
    ann.sit_with_bot(server)
    before, option = ann.seq, next(each for each in ann.offered if each.startswith("place:"))

    ann.board.locator(f'[data-options~="{option}"]').tap()
    ann.board.locator(f'[data-option="{option}"]').tap()

    ann.wait(before)
    chosen = next(told for told in ann.told if told["type"] == "step")
    assert chosen["by"] == 0
    ann.fits()


@LANGUAGES
def test_the_rules_the_end_screen_and_the_replay_fit(visit: Visit, server: Served, lang: Lang) -> None:
    eve = visit(lang, phone=True)
    table = server.played_out()
    eve.open(f"/tables/{table}")
    end = eve.dialog("end-title")
    expect(end.get_by_role("img", name=eve.say("chart"))).to_be_visible()
    eve.fits()
    in_view(end.get_by_role("button", name=eve.say("close")))
    end.get_by_role("button", name=eve.say("close")).tap()
    eve.fits()

    eve.button("rules").tap()
    expect(eve.dialog("rules").get_by_role("heading", name=eve.say("rules-topics"))).to_be_visible()
    eve.fits()
    eve.open(f"/tables/{table}/replay?at=50")

    expect(eve.page.get_by_role("slider")).to_be_visible()
    eve.fits()
    in_view(eve.page.get_by_role("slider"))


@pytest.mark.parametrize("width", [320, 768, 1280, 2560])
def test_every_width_up_to_a_wall_screen_fits(visit: Visit, server: Served, width: int) -> None:
    """Lobby and table, in the language with the longest words."""
    ann = visit("ru")
    ann.page.set_viewport_size({"width": width, "height": 900})
    ann.open("/")
    expect(ann.button("play-now")).to_be_visible()
    ann.fits()

    ann.sit_with_bot(server)

    ann.fits()
    in_view(ann.page.locator("#choices"))
    in_view(ann.region("what-you-have"))
