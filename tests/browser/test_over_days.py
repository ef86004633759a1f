"""A game over days: a slow table is laid out in the lobby, says until when there is time, and is settled in a sheet of its own."""

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served


def days(screen: Screen) -> Locator:
    screen.button("days-open").click()
    return screen.dialog("days-open")


def test_a_slow_table_is_laid_out_in_the_lobby(visit: Visit, server: Served) -> None:
    ann, bob = visit(), visit("pl", phone=True)
    ann.lay("open")
    ann.page.get_by_label(ann.say("slow")).select_option("24")
    expect(ann.page.get_by_text(ann.say("slow-note"))).to_be_visible()
    ann.button("make-and-invite").click()
    expect(ann.button("leave")).to_be_visible()
    table = ann.page.url.rpartition("/")[2].partition("#")[0]
    link = ann.page.get_by_label(ann.say("invite-link")).input_value()

    bob.sit_at(table, link.partition("invite=")[2], 1, "Bob")

    expect(bob.button("days-open")).to_be_visible()
    assert server.get(f"/api/tables/{table}").json()["hours"] == 24
    assert server.get(f"/api/tables/{table}").json()["due"] > 0

    # both agree to a pause, and one ends it
    days(ann).get_by_role("button", name=ann.say("days-pause"), exact=True).click()
    expect(ann.button("days-pause-not")).to_be_visible()
    sheet = days(bob)
    bob.is_accessible()
    bob.fits()
    sheet.get_by_role("button", name=bob.say("days-pause-agree"), exact=True).click()
    expect(ann.button("days-go-on")).to_be_visible()
    assert server.get(f"/api/tables/{table}").json()["paused"] > 0
    ann.button("days-go-on").click()
    expect(ann.button("days-pause")).to_be_visible()
    assert server.get(f"/api/tables/{table}").json()["paused"] == 0


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True), ("pl", True)])
def test_a_feed_is_asked_for_and_taken_away(visit: Visit, server: Served, lang: str, phone: bool) -> None:
    ann = visit(lang, phone=phone)
    ann.sit_with_bot(server, hours=48)
    sheet = days(ann)
    sheet.get_by_label(ann.say("notices-way")).select_option("feed")
    sheet.get_by_role("button", name=ann.say("notices-add"), exact=True).click()

    address = sheet.get_by_label(ann.say("notices-feed-address")).input_value()
    feed = server.get(address.removeprefix(server.url))

    assert feed.status_code == 200
    assert "urn:crossroads:turn:" in feed.text
    ann.is_accessible()
    ann.fits()
    sheet.get_by_role("button", name=ann.say("notices-drop"), exact=False).click()
    expect(sheet.get_by_label(ann.say("notices-feed-address"))).to_have_count(0)
    assert server.get(address.removeprefix(server.url)).status_code == 404


def test_what_most_people_would_like_is_offered_first(visit: Visit, server: Served) -> None:
    """A webhook is the last thing that a newcomer is asked to fill in."""
    ann = visit("ru")
    ann.sit_with_bot(server, hours=48)
    ways = days(ann).get_by_label(ann.say("notices-way")).locator("option")

    expect(ways.last).to_have_attribute("value", "webhook")
    assert ways.count() >= 2


def test_quiet_hours_are_for_who_is_called(visit: Visit, server: Served) -> None:
    """A webhook that leads nowhere says so; nobody is asked for quiet hours who has only a feed."""
    ann = visit()
    ann.forgive("409")
    ann.sit_with_bot(server, hours=48)
    sheet = days(ann)
    expect(sheet.get_by_label(ann.say("notices-quiet"))).to_have_count(0)
    sheet.get_by_label(ann.say("notices-way")).select_option("webhook")
    sheet.get_by_label(ann.say("notices-hook-address")).fill("https://localhost/hook")
    sheet.get_by_role("button", name=ann.say("notices-add"), exact=True).click()
    expect(sheet.get_by_role("alert")).to_have_text(ann.say("trouble-not-sent"))


def test_who_resigns_is_asked_once_more(visit: Visit, server: Served) -> None:
    ann = visit()
    table = ann.sit_with_bot(server, hours=48)
    sheet = days(ann)
    sheet.get_by_role("button", name=ann.say("days-resign"), exact=True).click()
    sheet.get_by_role("button", name=ann.say("days-resign-not"), exact=True).click()
    assert server.get(f"/api/tables/{table}").json()["seats"][0]["bot"] == ""

    sheet.get_by_role("button", name=ann.say("days-resign"), exact=True).click()
    sheet.get_by_role("button", name=ann.say("days-resign-really"), exact=True).click()

    ann.page.wait_for_url("**/")
    assert server.get(f"/api/tables/{table}").json()["seats"][0]["bot"]


def test_a_table_at_one_sitting_has_none_of_it(visit: Visit, server: Served) -> None:
    ann = visit()
    ann.sit_with_bot(server)

    expect(ann.button("days-open")).to_have_count(0)
