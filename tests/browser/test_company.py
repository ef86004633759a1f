"""Several people, each at a screen of their own."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served


def options_heard(screen: Screen) -> list[Any]:
    """All options that ever came over a screen's line."""
    return [told["decision"]["options"] for told in screen.told if told.get("decision")]


def play_in_turn(screens: dict[int, Screen], choices: int) -> Screen:
    """So many choices, each by whoever is asked; who made the last."""
    last = screens[0]
    for _ in range(choices):
        last = next(each for each in screens.values() if each.turn == "mine")
        before = last.seq
        last.unfold(last.offered[0]).click()
        for each in screens.values():
            each.wait(before, ("mine", "others"))
        assert [each.turn for each in screens.values()].count("mine") == 1
    return last


def test_two_browsers_play_each_other_and_a_spectator_watches(visit: Visit) -> None:
    """By an invitation link a friend sits down; each sees the other's choices, and so does a spectator, who has none."""
    ann, ben, eve = visit(), visit(), visit()
    ann.lay("open")
    ann.button("make-and-invite").click()
    link = ann.page.get_by_label(ann.say("invite-link"))
    expect(link).to_have_value(re.compile("#invite="))
    ben.open(link.input_value())
    eve.open(link.input_value().partition("#")[0])
    expect(eve.page.get_by_text(eve.say("waiting-for", count=1))).to_be_visible()

    ben.page.get_by_label(ben.say("your-name")).fill("Ben")
    ben.button("claim").click()
    for each in (ann, ben, eve):
        each.wait(turns=("mine", "others"))
    last = play_in_turn({0: ann, 1: ben}, 16)

    eve.wait(last.seq - 1, ("others",))
    assert len(ann.log) > 8
    assert ann.log == ben.log == eve.log
    assert {told["by"] for told in ann.told if told["type"] == "step"} == {0, 1}
    assert eve.options.count() == 0
    assert eve.page.locator("[data-options], [data-option]").count() == 0
    assert not any(options_heard(eve))
    assert eve.button("why-not").count() == 0
    expect(eve.button("undo")).to_be_disabled()
    for mine, other in ((0, ann), (1, ben)):
        heard = [told["decision"] for told in other.told if told.get("decision")]
        assert {asked["seat"] for asked in heard if asked["options"]} == {mine}


def test_what_is_said_is_read_by_all_and_a_spectator_may_not_speak(visit: Visit, server: Served) -> None:
    """A line of chat shows at every screen with its speaker; who only watches has no field to write in."""
    ann, ben, eve = visit(), visit("pl"), visit()
    table, invite, _ = server.new_table()
    ann.sit_at(table, invite, 0, "Ann")
    ben.sit_at(table, invite, 1, "Ben")
    eve.open(f"/tables/{table}")

    for each in (ann, ben, eve):
        each.wait(turns=("mine", "others"))
        each.tab("tab-chat").click()
    ann.page.get_by_label(ann.say("chat-say")).fill("<b>Good evening</b>")
    ann.button("send").click()

    for each in (ann, ben, eve):
        said = each.page.get_by_role("log")
        expect(said).to_contain_text("<b>Good evening</b>")
        expect(said).to_contain_text("Ann")
    assert eve.page.get_by_role("textbox").count() == 0
    expect(eve.page.get_by_text(eve.say("chat-spectator"))).to_be_visible()


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit, server: Served) -> None:
    """While a bot plays on, the other sees so; the seat is one click away from its owner."""
    ann, ben = visit(), visit()
    table, invite, _ = server.new_table()
    ann.sit_at(table, invite, 0, "Ann")
    ben.sit_at(table, invite, 1, "Ben")
    ann.wait(turns=("mine",))
    before = ann.seq

    ann.let_bot_play_on()
    ben.wait(before, ("mine",))
    ben.tab("tab-seats").click()

    stands_in = ben.say("bot-stands-in", bot="").rstrip(" :")
    expect(ben.page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text(stands_in)
    ann.button("take-back").first.click()
    expect(ann.button("hand-to-bot")).to_be_visible()
    expect(ben.page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text(ben.say("here"))


def test_a_public_table_is_found_in_the_lobby(visit: Visit, server: Served) -> None:
    """A public table with a free seat is listed, and following it leads to its waiting room."""
    table, _, _ = server.new_table(public=True)
    eve = visit()

    eve.open("/").page.locator(f'a[href="/tables/{table}"]').click()

    expect(eve.button("claim").first).to_be_visible()
