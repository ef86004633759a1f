"""One's own tables in the lobby: all of them, those first that wait for the reader, kept fresh, on every device."""

import json
import time

from playwright.sync_api import Locator, expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served


def own_tables(screen: Screen) -> Locator:
    return screen.region("own-tables").get_by_role("listitem")


def keeps(screen: Screen, tables: dict[str, tuple[int, str]]) -> None:
    """A browser from which somebody has sat at these tables: a seat and its token each, the latest first."""
    for table, (seat, token) in tables.items():
        path = f"/api/tables/{table}"
        screen.context.add_cookies([{"name": f"seat-{seat}", "value": token, "domain": "127.0.0.1", "path": path}])
    kept = [{"id": table, "game": "shelter", "at": time.time()} for table in tables]
    screen.open("/")
    screen.page.evaluate(f"localStorage.setItem('crossroads.tables', {json.dumps(json.dumps(kept))})")
    screen.page.reload()


def test_all_own_tables_are_listed_and_those_that_wait_for_the_reader_come_first(visit: Visit, server: Served) -> None:
    """Eight tables, of which the one sat at first waits; when somebody moves elsewhere, a look at the page tells of it."""
    ann = visit()
    tables, others = {}, {}
    for number in range(8):
        table, tokens = server.seated()
        mine = 0 if number == 7 else 1  # seat 0 begins
        tables[table], others[table] = (mine, tokens[mine]), tokens[1 - mine]

    keeps(ann, tables)

    rows = own_tables(ann)
    expect(rows).to_have_count(8)
    expect(rows.filter(has_text=ann.say("your-turn"))).to_have_count(1)
    expect(rows.first).to_contain_text(ann.say("your-turn"))
    expect(rows.first.get_by_role("link")).to_have_attribute("href", f"/tables/{[*tables][7]}")
    expect(rows.nth(1)).to_contain_text("Guest 0")

    moved = [*tables][3]
    caller = server.caller(moved, others[moved])
    caller.choose("pass")
    caller.catch_up(1)
    time.sleep(3.1)  # whoever comes back again and again does not ask each time
    ann.page.evaluate("dispatchEvent(new Event('focus'))")

    expect(rows.filter(has_text=ann.say("your-turn"))).to_have_count(2)
    expect(rows.first.get_by_role("link")).to_have_attribute("href", f"/tables/{moved}")


def test_a_profile_brings_its_tables_into_the_lobby_of_a_new_device(visit: Visit, server: Served) -> None:
    """They say whose turn it is, there and among what the profile keeps; a click takes the seat to this device."""
    ann, phone = visit(), visit("pl")
    table, tokens = server.seated()
    ann.forgive("401")
    phone.forgive("401")
    keeps(ann, {table: (0, tokens[0])})
    ann.button("settings").click()
    ann.button("profile").click()
    ann.button("profile-make").click()
    phrase = ann.page.locator("[data-passphrase]").inner_text()
    expect(ann.dialog("profile").get_by_role("listitem").filter(has_text=ann.say("your-turn"))).to_have_count(1)

    phone.open("/")
    expect(own_tables(phone)).to_have_count(0)
    phone.button("settings").click()
    phone.button("profile").click()
    phone.page.get_by_label(phone.say("profile-passphrase")).fill(phrase)
    phone.button("profile-sign-in").click()
    expect(phone.button("profile-open")).to_have_count(1)
    phone.page.keyboard.press("Escape")
    phone.page.keyboard.press("Escape")

    expect(own_tables(phone)).to_contain_text([phone.say("your-turn")])
    phone.page.reload()
    own_tables(phone).get_by_role("link").click()
    phone.wait()
    assert phone.page.url.endswith(f"/tables/{table}")
    phone.unfold("pass").click()
    phone.wait(0, turns=("others",))
    phone.open("/")
    expect(own_tables(phone)).to_have_count(1)
    expect(own_tables(phone)).to_contain_text("Guest 1")
