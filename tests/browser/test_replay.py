"""A game once more, by address and slider."""

import re

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served


@pytest.fixture(scope="module")
def table(server: Served) -> str:
    """A table whose game is over."""
    return server.played_out()


def at(screen: Screen, point: int, last: int) -> None:
    """The replay shows this point, and its address names it."""
    expect(screen.page.get_by_role("heading", name=screen.say("replay-at", at=point, last=last))).to_be_visible()
    expect(screen.page).to_have_url(re.compile(rf"\?at={point}(&|$)"))


def test_an_address_leads_to_a_point_and_a_seat(visit: Visit, server: Served, table: str) -> None:
    """`?at=57&seat=1` shows the table after choice 57 with the eyes of the second seat, and what happened then."""
    eve = visit()
    told = server.get(f"/api/tables/{table}/replay", at=57, seat=1, lang="en").json()

    eve.open(f"/tables/{table}/replay?at=57&seat=1")

    at(eve, 57, told["last"])
    expect(eve.page.get_by_label(eve.say("replay-eyes"))).to_have_value("1")
    expect(eve.page.get_by_role("slider")).to_have_value("57")
    for line in told["lines"]:
        expect(eve.region("tab-log")).to_contain_text(line["text"])
    assert eve.page.locator("[data-options]").count() == 0


NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })"


@pytest.mark.parametrize("has_clipboard", [True, False])
def test_a_link_to_a_moment_is_copied_or_selected(visit: Visit, table: str, has_clipboard: bool) -> None:
    """Without https, as in a local network, there is no clipboard: the link stands there to be copied by hand. It opens the moment."""
    eve, bob = visit(), visit("ru")
    if has_clipboard:
        eve.context.grant_permissions(["clipboard-read", "clipboard-write"])
    eve.open(f"/tables/{table}/replay?at=20&seat=1")
    if not has_clipboard:
        eve.page.evaluate(NO_CLIPBOARD)

    eve.button("replay-link").click()

    field = eve.page.get_by_label(eve.say("replay-link-here"))
    expect(field).to_be_focused()
    expect(eve.button("replay-link-copied")).to_have_count(1 if has_clipboard else 0)
    if has_clipboard:
        link = eve.page.evaluate("navigator.clipboard.readText()")
        eve.context.clear_permissions()
    else:
        link = eve.page.evaluate("window.getSelection().toString()")
    assert link == field.input_value()
    bob.page.goto(link)
    expect(bob.page.get_by_role("slider")).to_have_value("20")
    expect(bob.page.get_by_label(bob.say("replay-eyes"))).to_have_value("1")
    eve.button("replay-on").click()
    expect(field).to_have_count(0)  # it was a link to another moment


def test_the_slider_goes_over_the_whole_game(visit: Visit, server: Served, table: str) -> None:
    """Keys, buttons and the slider lead to any point; the address goes along, and a new load shows the same."""
    eve = visit()
    last = server.get(f"/api/tables/{table}").json()["seq"]
    eve.open(f"/tables/{table}/replay?at=0")
    at(eve, 0, last)
    expect(eve.button("replay-back")).to_be_disabled()

    eve.button("replay-on").click()
    at(eve, 1, last)
    slider = eve.page.get_by_role("slider")
    slider.fill("40")
    at(eve, 40, last)
    eve.page.evaluate("document.activeElement.blur()")
    eve.page.keyboard.press("ArrowLeft")
    at(eve, 39, last)
    eve.page.keyboard.press("End")
    at(eve, last, last)
    expect(eve.button("replay-on")).to_be_disabled()
    slider.fill("12")
    at(eve, 12, last)
    before = eve.board.text_content()
    eve.page.reload()

    at(eve, 12, last)
    assert eve.board.text_content() == before


def test_other_eyes_and_another_language(visit: Visit, server: Served, table: str) -> None:
    """The seat is chosen from a list and written into the address; the language switch tells the point anew."""
    eve = visit()
    eve.open(f"/tables/{table}/replay?at=30")
    eve.page.get_by_label(eve.say("replay-eyes")).select_option("0")
    expect(eve.page).to_have_url(re.compile(r"\?at=30&seat=0$"))

    eve.page.get_by_role("button", name=re.compile("^RU:")).click()

    eve.lang = "ru"
    told = server.get(f"/api/tables/{table}/replay", at=30, seat=0, lang="ru").json()
    at(eve, 30, told["last"])
    for line in told["lines"]:
        expect(eve.region("tab-log")).to_contain_text(line["text"])


def test_it_plays_by_itself(visit: Visit, table: str) -> None:
    eve = visit()
    eve.open(f"/tables/{table}/replay?at=3")

    eve.button("replay-play").click()

    expect(eve.page).to_have_url(re.compile(r"\?at=5$"))
    eve.button("replay-pause").click()


def eyes(screen: Screen) -> list[str]:
    """The seats that can be looked through."""
    choice = screen.page.get_by_label(screen.say("replay-eyes"))
    expect(choice).to_be_visible()
    values: list[str] = choice.locator("option").evaluate_all("all => all.map(e => e.value)")
    return values


def test_before_the_end_only_ones_own_eyes_are_offered(visit: Visit, server: Served) -> None:
    """In mid-game a player can look back with the own eyes or everybody's, a stranger with everybody's alone."""
    ann, eve = visit(), visit()
    table = ann.sit_with_bot(server)
    ann.play(3)
    eve.forgive("403")

    ann.open(f"/tables/{table}/replay?at=2")
    eve.open(f"/tables/{table}/replay?at=2")

    assert eyes(ann) == ["", "0"]
    assert eyes(eve) == [""]
    eve.open(f"/tables/{table}/replay?at=2&seat=0")
    expect(eve.page.get_by_role("heading", name=eve.say("error-title"))).to_be_visible()
    assert eve.board.count() == 0


def test_past_the_last_point_the_last_is_shown(visit: Visit, server: Served, table: str) -> None:
    """An address that counts too far leads to where the game stands, says so, and lets the reader go on from there."""
    eve = visit()
    eve.forgive("404")
    last = server.get(f"/api/tables/{table}").json()["seq"]

    eve.open(f"/tables/{table}/replay?at=99999&seat=1")

    at(eve, last, last)
    expect(eve.board).to_be_visible()
    expect(eve.region("tab-log")).to_contain_text(eve.say("replay-past", at=99999, last=last))
    eve.button("replay-back").click()
    at(eve, last - 1, last)
    expect(eve.region("tab-log")).not_to_contain_text("99999")
