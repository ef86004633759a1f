"""Wrong addresses, taken seats, old invitations: a clear word for each, in the reader's language."""

import sqlite3

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Lang, Screen, Visit
from tests.kit.serving import Served


def says(screen: Screen, trouble: str) -> None:
    """The page shows the trouble and the way to the lobby."""
    expect(screen.page.get_by_text(screen.say(trouble))).to_be_visible()
    screen.link("to-lobby").click()
    expect(screen.button("play-now")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
@pytest.mark.parametrize("path", ["/tables/nosuchtable", "/tables/nosuchtable/replay?at=3"])
def test_an_unknown_table(visit: Visit, lang: Lang, path: str) -> None:
    eve = visit(lang)
    eve.forgive("404")

    eve.open(path)

    says(eve, "trouble-unknown-table")


@pytest.mark.parametrize("path", ["/nowhere", "/tables", "/tables/abcdefghij/else"])
def test_an_address_that_means_nothing(visit: Visit, path: str) -> None:
    says(visit().open(path), "trouble-no-page")


def test_rules_of_an_unknown_game(visit: Visit) -> None:
    says(visit().open("/rules/chess"), "trouble-unknown-game")


def test_a_seat_that_was_taken_meanwhile(visit: Visit, server: Served) -> None:
    """Two want one seat, and the second has not heard of the first: it is told so, and can take the other."""
    ann = visit()
    ann.forgive("409")
    ann.keep_window()
    ann.page.route_web_socket("**/socket", lambda line: None)  # her line is slow: she hears of nobody
    table, invite, _ = server.new_table()
    ann.open(f"/tables/{table}?invite={invite}")
    expect(ann.button("claim")).to_have_count(2)
    server.claim(table, 0, invite)

    ann.button("claim").first.click()

    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("trouble-seat-taken"))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_an_invitation_that_has_expired(visit: Visit, server: Served, lang: Lang) -> None:
    """Whoever comes a day late is told to ask for a new link; nobody sits down."""
    table, invite, _ = server.new_table()
    with sqlite3.connect(server.db.removeprefix("sqlite:///"), timeout=20) as database:
        database.execute("UPDATE invitations SET expires = 1 WHERE table_id = ?", (table,))
    database.close()
    ann = visit(lang)
    ann.forgive("410")

    ann.sit_at(table, invite)

    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("trouble-invitation-expired"))
    assert [seat["name"] for seat in server.get(f"/api/tables/{table}").json()["seats"]] == ["", ""]


def test_a_private_table_without_an_invitation(visit: Visit, server: Served) -> None:
    table, _, _ = server.new_table()
    ann = visit()
    ann.forgive("403")

    ann.sit_at(table, "")

    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("trouble-invitation-needed"))


def test_a_table_whose_game_has_begun_is_watched(visit: Visit, server: Served) -> None:
    """An invitation that comes too late leads to the table, as a spectator's."""
    ann, eve = visit(), visit()
    table, invite, host = server.new_table()
    server.sit_bots(table, host, 1)
    ann.sit_at(table, invite)
    ann.wait(turns=("mine",))

    eve.open(f"/tables/{table}?invite={invite}")

    eve.wait(turns=("others",))
    assert eve.options.count() == 0


def test_the_page_may_ask_nobody_but_its_server(visit: Visit) -> None:
    """The security policy stops a request to elsewhere, and the watch that every test here keeps would tell."""
    eve = visit()
    eve.open("/")
    expect(eve.button("play-now")).to_be_visible()

    reached = eve.page.evaluate("fetch('http://127.0.0.1:1/').then(() => 'reached', () => 'stopped')")

    assert reached == "stopped"
    assert any("Content Security Policy" in fault for fault in eve.faults)
    eve.forgive("Content Security Policy")
    eve.addresses = [address for address in eve.addresses if ":1/" not in address]
