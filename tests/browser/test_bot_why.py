"""Asking a bot why it chose as it did: a quiet word beside its line of the log, and the answer on a sheet of paper."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Lang, Screen, Visit
from tests.kit.serving import Served

BOT_BEGINS = {"first": 1}


def sheet(screen: Screen) -> Locator:
    """The sheet with the answer, or with what it takes to get one."""
    return screen.page.get_by_role("dialog")


def asking(screen: Screen) -> Locator:
    """The words in the log that ask a bot why."""
    return screen.page.locator("[data-area='log'] button.ask")


def answer(screen: Screen) -> dict[str, Any]:
    """What the last answer said."""
    return [told for told in screen.told if told["type"] == "explained"][-1]


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_line_of_a_bot_leads_to_why(visit: Visit, server: Served, lang: Lang) -> None:
    """What it chose, how that compares, what else there was, in the reader's words; the rule of a reason opens."""
    ann = visit(lang)
    ann.sit_with_bot(server, options=BOT_BEGINS)

    expect(asking(ann).first).to_have_text(ann.say("log-why"))
    asking(ann).last.click()

    expect(sheet(ann).locator("[data-chosen]")).to_be_visible()
    told = answer(ann)
    expect(sheet(ann)).to_contain_text(told["finding"])
    expect(sheet(ann)).to_contain_text(told["options"][0]["title"])
    assert told["seat"] == 1
    for option in told["options"]:
        expect(sheet(ann)).to_contain_text(option["text"])
    if any(option["reasons"] for option in told["options"]):
        rule = re.compile(f"^{re.escape(ann.say('its-rule'))}")
        sheet(ann).get_by_role("button", name=rule).first.click()
        expect(ann.dialog("rules")).to_be_visible()


def test_only_what_a_bot_chose_can_be_asked_about(visit: Visit, server: Served) -> None:
    """A line of the log that tells of one's own choice has no such word; after the page was loaded anew as before."""
    ann = visit()
    ann.sit_with_bot(server, options=BOT_BEGINS)
    ann.play(1)
    steps = [each for each in ann.told if each["type"] == "step" and each["lines"]]
    standing = [each for each in ann.told if each["type"] == "standing"][-1]
    bots = {*standing["by_bots"], *[each["seq"] for each in steps if each["by"] == 1]}
    assert [each for each in steps if each["by"] == 0]
    count = len(bots)

    expect(asking(ann)).to_have_count(count)
    ann.page.reload()
    ann.wait()

    expect(asking(ann)).to_have_count(count)


def test_by_keyboard_and_for_a_screen_reader(visit: Visit, server: Served) -> None:
    """Its name says what it is about; Enter asks, Escape closes, and the focus is where it was."""
    ann = visit()
    ann.sit_with_bot(server, options=BOT_BEGINS)
    ask = asking(ann).last
    line = str(ask.locator("xpath=..").locator("span").first.text_content())

    expect(ask).to_have_accessible_name(ann.say("log-why-of", text=line))
    ask.focus()
    ann.page.keyboard.press("Enter")
    expect(sheet(ann).locator("[data-chosen]")).to_be_visible()
    ann.is_accessible()
    ann.page.keyboard.press("Escape")

    expect(sheet(ann)).to_have_count(0)
    expect(ask).to_be_focused()


def test_among_people_all_must_agree(visit: Visit, server: Served) -> None:
    """Ann would like to know why: she agrees, Ben is asked and agrees too, and Ann is answered at once."""
    ann, ben = visit(), visit()
    table, invite, host = server.new_table(seats=3, options={"first": 2})
    server.sit_bots(table, host, 2)
    ann.sit_at(table, invite, 0, "Ann")
    ben.sit_at(table, invite, 1, "Ben")
    ann.wait(turns=("mine",))

    asking(ann).last.click()
    expect(sheet(ann)).to_contain_text(ann.say("advice-needs-all"))
    sheet(ann).get_by_role("button", name=ann.say("advice-agree")).click()
    ben.page.get_by_role("button", name=ben.say("advice-agree")).click()

    expect(sheet(ann).locator("[data-chosen]")).to_be_visible()


def test_who_only_watches_cannot_ask(visit: Visit, server: Served) -> None:
    ann, eve = visit(), visit()
    table = ann.sit_with_bot(server, options=BOT_BEGINS)
    eve.open(f"/tables/{table}")
    eve.wait(turns=("others",))

    expect(eve.page.locator("[data-area='log'] li").first).to_be_visible()
    expect(asking(eve)).to_have_count(0)
