"""A browser remembers what it was shown of the dice and what it added to them, and checks both at the end."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served

LANGUAGES = pytest.mark.parametrize("lang", ["en", "ru", "pl"])
LIE = "5e" * 32


def alarm(screen: Screen) -> Locator:
    return screen.dialog("end-title").get_by_role("alert").filter(has_text=screen.say("fair-alarm"))


def answer_with(route: Route, **changes: Any) -> None:
    """The server's answer, parts of it changed."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), **changes})


@LANGUAGES
def test_the_browser_says_that_it_has_checked_the_dice(visit: Visit, server: Served, lang: str) -> None:
    """To who played, that their own part is in the dice; to a late visitor, that it could not tell a change."""
    ann, eve = visit(lang), visit(lang)

    table = ann.play_out(server)
    eve.open(f"/tables/{table}")

    expect(ann.dialog("end-title").get_by_text(ann.say("fair-known-own"))).to_be_visible()
    expect(eve.dialog("end-title").get_by_text(eve.say("fair-known-nothing"))).to_be_visible()
    assert alarm(ann).count() == alarm(eve).count() == 0
    ann.is_accessible()


def test_who_only_watched_knows_the_fingerprint(visit: Visit, server: Served) -> None:
    """A spectator has added nothing, and has seen the fingerprint before the secret."""
    ann, eve = visit(), visit()
    table = ann.sit_with_bot(server)
    eve.open(f"/tables/{table}").wait(turns=("others",))

    handed = ann.context.request.post(f"/api/tables/{table}/seats/0/hand", data={"bot": "random"})
    assert handed.ok, handed.text()
    eve.look_on()

    expect(eve.dialog("end-title").get_by_text(eve.say("fair-known-seen"))).to_be_visible()


@LANGUAGES
def test_a_secret_or_a_record_that_does_not_fit_is_an_alarm(visit: Visit, server: Served, lang: str) -> None:
    """The server reveals another secret than it promised; then the right one, but a record with other dice."""
    ann = visit(lang)
    table = ann.play_out(server)
    secret = server.get(f"/api/tables/{table}").json()["secret"]

    def lying(line: WebSocketRoute) -> None:
        other_side = line.connect_to_server()
        other_side.on_message(lambda data: line.send(str(data).replace(secret, LIE)))

    def honest(line: WebSocketRoute) -> None:
        line.connect_to_server()

    ann.page.route_web_socket("**/socket", lying)
    ann.page.route("**/record", lambda route: answer_with(route, dice={**route.fetch().json()["dice"], "secret": LIE}))
    ann.page.reload()
    expect(alarm(ann)).to_contain_text(ann.say("fair-alarm-secret"))
    expect(alarm(ann)).to_contain_text(ann.say("fair-alarm-do"))
    assert ann.page.get_by_text(ann.say("fair-known-own")).count() == 0
    ann.is_accessible()

    ann.keep_window()  # nothing takes the way over this line away again
    ann.page.route_web_socket("**/socket", honest)
    ann.page.reload()
    expect(alarm(ann)).to_contain_text(ann.say("fair-alarm-record"))
    assert ann.page.get_by_text(ann.say("fair-alarm-secret")).count() == 0


@LANGUAGES
def test_another_promise_or_a_part_that_was_dropped_is_an_alarm(visit: Visit, server: Served, lang: str) -> None:
    """Before the game the server shows another fingerprint, and keeps something else than the browser added."""
    ann = visit(lang)

    def drop(route: Route) -> None:
        route.continue_(post_data={**json.loads(route.request.post_data or "{}"), "nonce": "loaded"})

    ann.page.route("**/seats/0/claim", drop)
    ann.page.route("**/api/tables/*", lambda route: answer_with(route, commitment=LIE), times=1)
    table = ann.play_out(server)
    view = server.get(f"/api/tables/{table}/replay", at=0).json()["view"]
    book = server.get("/api/games/shelter/book", lang=lang).json()
    name = ann.say("name-and-role", name="Ann", role=book["names"][f"colour-{view['players'][0]['colour']}"])

    expect(alarm(ann)).to_contain_text(ann.say("fair-alarm-changed"))
    expect(alarm(ann)).to_contain_text(ann.say("fair-alarm-nonce", name=name))


def test_a_seat_that_was_left_before_the_game_is_not_looked_for(visit: Visit, server: Served) -> None:
    """Ann gets up again and Ben sits down in her place: what she had added is not missing."""
    ann = visit()
    table, invite, _ = server.new_table()
    ann.sit_at(table, invite, 0, "Ann")
    ann.button("leave").click()
    expect(ann.button("claim")).to_have_count(2)

    server.claim(table, 0, invite)
    expect(ann.page.get_by_text("Guest 0").first).to_be_visible()

    kept = ann.page.evaluate("JSON.parse(localStorage['crossroads.dice'])")
    assert [one["nonces"] for one in kept if one["id"] == table] == [{}]


def test_a_record_that_does_not_come_is_no_alarm(visit: Visit, server: Served) -> None:
    """Without the record nothing can be said, and the page says that."""
    ann = visit()
    ann.play_out(server)
    ann.forgive("503")

    ann.page.route("**/record", lambda route: route.fulfill(status=503, json={"code": "busy", "message": ""}))
    ann.page.reload()

    expect(ann.dialog("end-title").get_by_text(ann.say("fair-unchecked"))).to_be_visible()
    assert alarm(ann).count() == 0
