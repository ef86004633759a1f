"""What would you do? The panel with the best options, and the consent that it takes among people."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Lang, Screen, Visit
from tests.kit.serving import Served


def panel(screen: Screen) -> Locator:
    """The panel with advice."""
    return screen.page.get_by_role("region", name=screen.say("advice"))


def advised(screen: Screen) -> Locator:
    """The options in it."""
    return panel(screen).locator("[data-advised]")


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_one_among_bots_asks_and_chooses_what_is_best(visit: Visit, server: Served, lang: Lang) -> None:
    """Two or three options in the reader's words, with a reason whose rule opens; a click on one chooses it."""
    ann = visit(lang)
    ann.sit_with_bot(server)

    ann.button("advice").click()

    expect(advised(ann).first).to_be_visible()
    assert 2 <= advised(ann).count() <= 3
    [told] = [told for told in ann.told if told["type"] == "advice"]
    expect(panel(ann)).to_contain_text(told["finding"])
    expect(panel(ann)).to_contain_text(told["options"][0]["reasons"][0]["text"])
    panel(ann).get_by_role("button", name=re.compile(f"^{re.escape(ann.say('its-rule'))}")).first.click()
    expect(ann.dialog("rules")).to_be_visible()
    ann.page.keyboard.press("Escape")
    at, best = ann.seq, str(told["options"][0]["id"])
    expect(advised(ann).first).to_have_attribute("data-advised", best)
    advised(ann).first.click()
    ann.wait(at, ("mine", "others", "over"))
    expect(panel(ann)).to_have_count(0)


def test_by_keyboard_alone_an_option_lights_up_on_the_board(visit: Visit, server: Served) -> None:
    """`a` asks; the focus on an option shows where it is; Enter chooses it."""
    ann = visit()
    ann.sit_with_bot(server)

    ann.page.keyboard.press("a")

    expect(advised(ann).first).to_be_visible()
    option = str(advised(ann).first.get_attribute("data-advised"))
    at = ann.seq
    advised(ann).first.focus()
    expect(ann.page.locator(f"[data-option='{option}'].hinted").first).to_be_attached()
    ann.page.keyboard.press("Enter")
    ann.wait(at, ("mine", "others", "over"))


def test_among_people_all_must_agree(visit: Visit, server: Served) -> None:
    """Ann would like advice: Ben is asked, agrees, and Ann is answered without asking again; both read of it."""
    ann, ben = visit(), visit()
    table, invite, _ = server.new_table()
    ann.sit_at(table, invite, 0, "Ann")
    ben.sit_at(table, invite, 1, "Ben")
    ann.wait(turns=("mine",))

    ann.button("advice").click()
    expect(panel(ann)).to_contain_text(ann.say("advice-needs-all"))
    panel(ann).get_by_role("button", name=ann.say("advice-agree")).click()
    expect(panel(ann)).to_contain_text(ann.say("advice-waits", others="").strip(" ."))
    panel(ben).get_by_role("button", name=ben.say("advice-agree")).click()

    expect(advised(ann).first).to_be_visible()
    expect(panel(ben)).to_have_count(0)
    ben.tab("tab-chat").click()
    expect(ben.page.get_by_role("log").last).to_contain_text("Everybody agrees")


def test_who_only_watches_is_not_offered_any(visit: Visit, server: Served) -> None:
    ann, ben, eve = visit(), visit(), visit()
    table, invite, _ = server.new_table()
    ann.sit_at(table, invite, 0, "Ann")
    ben.sit_at(table, invite, 1, "Ben")
    ann.wait(turns=("mine",))
    eve.open(f"/tables/{table}")

    eve.wait(turns=("others",))

    expect(eve.button("advice")).to_have_count(0)


def test_on_a_phone_the_board_stays_in_view_above_it(visit: Visit, server: Served) -> None:
    """All that lies below the board scrolls by itself, in no more than 45 parts of a hundred."""
    ann = visit(phone=True)
    ann.sit_with_bot(server)

    ann.button("advice").click()

    expect(advised(ann).first).to_be_in_viewport()
    high = ann.page.evaluate("document.querySelector('.sheet').getBoundingClientRect().height / innerHeight")
    assert high <= 0.451


@pytest.mark.parametrize("phone", [False, True])
def test_it_is_accessible(visit: Visit, server: Served, phone: bool) -> None:
    """Nothing for axe to complain of, at a desk and on a phone, where it is in view without unfolding."""
    ann = visit(phone=phone)
    ann.sit_with_bot(server)
    ann.button("advice").click()
    expect(advised(ann).first).to_be_in_viewport()

    ann.is_accessible()
