"""What is not looked at is not fetched, and not on the page."""

import re

from playwright.sync_api import expect

from tests.kit.browser import Screen, Visit
from tests.kit.parties import Party
from tests.kit.serving import Served
from tests.kit.wastes import Journey, asks

MOST = 450  # lines of a log


def rules_of(screen: Screen) -> list[str]:
    return [address for address in screen.addresses if "/api/rules/" in address]


def test_no_rule_is_fetched_before_somebody_looks(visit: Visit, server: Served) -> None:
    """Not in the lobby, whichever game is laid out, nor at a table; table options and the rules fetch theirs when opened."""
    ann = visit()
    ann.open("/")
    for game in ("shelter", "munchkin", "fallout"):
        ann.page.locator(f'input[name="game"][value="{game}"]').check()
        expect(ann.page.get_by_text(ann.say("table-options"), exact=True)).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert rules_of(ann) == []

    ann.page.get_by_text(ann.say("table-options"), exact=True).click()
    scenario = ann.page.locator("#option-scenario-rule")
    expect(scenario).to_contain_text(re.compile(r"\w{3,}.*\.", re.DOTALL))
    expect(scenario.get_by_role("link").first).to_have_attribute("title", re.compile(r"^fallout\.setup"))
    assert rules_of(ann) != []

    ben = visit()
    for table in (Journey(server).go(asks("turn")), Party(server, 3, 1, 2)):
        table.sit(ben, 0).wait()
    ben.sit_with_bot(server)
    ben.page.wait_for_load_state("networkidle")
    assert rules_of(ben) == []


def test_a_long_log_is_only_partly_on_the_page(visit: Visit, server: Served) -> None:
    """It begins with its end; whoever scrolls up comes to the first line, and never has all of it on the page."""
    journey = Journey(server, nonce="b").go(lambda game: len(game.history) >= 260)
    ann = journey.sit(visit(), 0)
    ann.wait(turns=("mine", "others"))
    log = ann.region("tab-log")
    lines = log.locator("li[data-line]")
    expect(lines).to_have_count(150)
    last = lines.last.inner_text()
    total = int(lines.last.get_attribute("data-line") or 0) + 1
    assert total > MOST

    for _ in range(40):
        first = int(lines.first.get_attribute("data-line") or 0)
        if first == 0:
            break
        log.evaluate("box => { box.scrollTop = 0; }")
        expect(log.locator(f'li[data-line="{max(0, first - 150)}"]')).to_have_count(1)
        assert lines.count() <= MOST

    expect(log.locator('li[data-line="0"]')).to_be_visible()
    while int(lines.last.get_attribute("data-line") or 0) + 1 < total:
        shown = int(lines.last.get_attribute("data-line") or 0)
        log.evaluate("box => { box.scrollTop = box.scrollHeight; }")
        expect(log.locator(f'li[data-line="{min(total - 1, shown + 150)}"]')).to_have_count(1)
    assert lines.last.inner_text() == last


def test_a_change_of_game_keeps_the_seats(visit: Visit) -> None:
    """Whoever was seated, and how they are called, stays when another game is laid out."""
    ann = visit()
    ann.open("/")
    ann.page.get_by_label(ann.say("seat-who", number=2)).select_option("here")

    ann.page.locator('input[name="game"][value="shelter"]').check()

    expect(ann.page.get_by_label(ann.say("seat-who", number=2))).to_have_value("here")


def test_a_table_of_ones_own_can_be_let_go(visit: Visit, server: Served) -> None:
    ann = visit()
    table = ann.sit_with_bot(server)
    ann.open("/")
    link = ann.page.locator(f'a[href="/tables/{table}"]')
    expect(link).to_be_visible()

    ann.button("forget-table").click()
    expect(link).to_have_count(0)
    ann.open("/")

    expect(ann.button("make-and-play")).to_be_visible()
    expect(link).to_have_count(0)


def test_ones_own_tables_say_whose_turn_it_is(visit: Visit, server: Served) -> None:
    """Ann's turn, and then Ben's by his name."""
    ann = visit()
    table, invite, _ = server.new_table()
    server.claim(table, 1, invite, "Ben")
    ann.sit_at(table, invite)
    ann.wait()
    link = ann.page.locator(f'a[href="/tables/{table}"]')

    ann.open("/")
    expect(link).to_contain_text(ann.say("your-turn"))
    ann.open(f"/tables/{table}").wait()
    ann.page.keyboard.press("1")
    ann.wait(0, ("mine", "others"))
    while ann.turn == "mine":
        before = ann.seq
        ann.unfold(ann.offered[0]).click()
        ann.wait(before, ("mine", "others"))
    ann.open("/")

    expect(link).to_contain_text(ann.say("turn-of", name="Ben"))


def test_the_waiting_room_leads_with_the_invitation(visit: Visit) -> None:
    ann = visit()
    ann.lay("open")
    ann.button("make-and-invite").click()
    link = ann.page.get_by_label(ann.say("invite-link"))
    expect(link).to_be_visible()

    seat = ann.page.get_by_role("listitem").first
    first, second = link.bounding_box(), seat.bounding_box()

    assert first is not None
    assert second is not None
    assert first["y"] < second["y"]
