"""Axe finds nothing wrong on any screen, on a desk or a phone, in the light or the dark."""

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Visit
from tests.kit.serving import Served

PATIENT = 240_000  # milliseconds: the bots' processes come behind everything else
EVERYWHERE = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


@EVERYWHERE
def test_the_lobby_and_its_dialogs(visit: Visit, server: Served, phone: bool) -> None:
    server.new_table(public=True)
    ann = visit(phone=phone)
    ann.open("/")
    expect(ann.button("make-and-play")).to_be_visible()
    ann.page.get_by_text(ann.say("table-options")).click()
    ann.is_accessible()

    ann.button("settings").click()

    expect(ann.dialog("settings")).to_be_visible()
    ann.is_accessible()
    ann.dialog("settings").get_by_role("button", name=ann.say("about"), exact=True).click()
    expect(ann.dialog("about")).to_be_visible()
    ann.is_accessible()


@EVERYWHERE
def test_the_waiting_room(visit: Visit, phone: bool) -> None:
    ann = visit(phone=phone)
    ann.lay("open")
    ann.button("make-and-invite").click()
    expect(ann.page.get_by_label(ann.say("invite-link"))).to_be_visible()
    ann.page.get_by_text(ann.say("fair-dice")).click()

    ann.is_accessible()


@EVERYWHERE
def test_the_table_and_its_panels(visit: Visit, server: Served, phone: bool) -> None:
    """In the middle of a game: the table with each tab, why-not, the rules panel."""
    ann = visit(phone=phone)
    ann.sit_with_bot(server)
    ann.page.keyboard.press("w")
    expect(ann.dialog("why-title").get_by_role("listitem").first).to_be_visible()
    ann.is_accessible()
    ann.page.keyboard.press("Escape")
    for _ in range(5):
        ann.tap_first()
    ann.is_accessible()
    for tab in ("tab-chat", "tab-seats"):
        ann.tab(tab).click()
        ann.is_accessible()

    ann.page.keyboard.press("?")

    expect(ann.dialog("rules").get_by_role("article").first).to_be_visible()
    ann.is_accessible()


@EVERYWHERE
def test_the_end_screen_and_the_replay(visit: Visit, server: Served, phone: bool) -> None:
    eve = visit(phone=phone)
    table = server.played_out()
    eve.open(f"/tables/{table}")
    expect(eve.dialog("end-title").get_by_role("img", name=eve.say("chart"))).to_be_visible()
    eve.dialog("end-title").get_by_text(eve.say("chart-table")).click()
    eve.is_accessible()

    eve.open(f"/tables/{table}/replay?at=60&seat=1")

    expect(eve.page.get_by_role("slider")).to_be_visible()
    eve.is_accessible()


@EVERYWHERE
def test_the_curtain_the_rules_page_and_the_page_for_wrong_addresses(visit: Visit, phone: bool) -> None:
    both = visit(phone=phone)
    both.lay("here")
    both.button("make-and-play").click()
    both.wait(turns=("curtain",))
    both.is_accessible()
    both.open("/rules/shelter?rule=shelter.rent.gain")
    expect(both.page.get_by_role("article").first).to_be_visible()
    both.is_accessible()

    both.open("/nowhere")

    expect(both.page.get_by_text(both.say("trouble-no-page"))).to_be_visible()
    both.is_accessible()


@EVERYWHERE
@pytest.mark.parametrize(("game", "seats"), [("fallout", 2), ("munchkin", 4), ("shelter", 3)])
def test_the_tables_of_all_games(visit: Visit, server: Served, game: str, seats: int, phone: bool) -> None:
    """As it begins, and some choices later: scenes and panels have opened by then."""
    ann = visit(phone=phone)
    ann.game = game
    table, invite, host = server.new_table(game=game, seats=seats)
    server.sit_bots(table, host, *range(1, seats))
    ann.sit_at(table, invite)
    ann.wait()
    ann.is_accessible()

    for _ in range(4):
        ann.tap_first()
        ann.is_accessible()


@EVERYWHERE
@pytest.mark.parametrize("game", ["fallout", "munchkin", "shelter"])
def test_the_rules_and_the_books(visit: Visit, game: str, phone: bool) -> None:
    ann = visit(phone=phone)
    ann.open(f"/rules/{game}")
    expect(ann.page.get_by_role("searchbox")).to_be_visible()
    ann.is_accessible()
    for book in ("book", "two-minutes"):
        ann.open(f"/rules/{game}/{book}")
        expect(ann.page.get_by_role("heading", level=2).first).to_be_visible()
        ann.is_accessible()


@EVERYWHERE
def test_looking_back(visit: Visit, server: Served, phone: bool) -> None:
    ann = visit(phone=phone)
    ann.play_out(server)
    end = ann.dialog("end-title")
    part = end.get_by_role("region", name=ann.say("look-back"), exact=True)

    part.get_by_role("button").click()

    expect(part.get_by_role("progressbar").or_(part.get_by_role("table"))).to_be_visible()
    ann.is_accessible()
    expect(part.get_by_role("table")).to_be_visible(timeout=PATIENT)
    ann.is_accessible()


@EVERYWHERE
def test_the_settings_the_profile_and_the_devices(visit: Visit, server: Served, phone: bool) -> None:
    ann = visit(phone=phone)
    ann.forgive("401")
    ann.sit_with_bot(server)
    ann.button("settings").click()
    expect(ann.dialog("settings")).to_be_visible()
    ann.is_accessible()
    ann.button("profile").click()
    expect(ann.dialog("profile")).to_be_visible()
    ann.is_accessible()
    ann.button("profile-make").click()
    expect(ann.page.locator("[data-passphrase]")).to_be_visible()
    ann.is_accessible()
    ann.page.keyboard.press("Escape")
    ann.tab("tab-seats").click()
    ann.button("devices").click()
    expect(ann.dialog("devices-title")).to_be_visible()
    ann.button("devices-more").click()
    expect(ann.page.locator("[data-code]")).to_be_visible()

    ann.is_accessible()


@EVERYWHERE
def test_a_table_over_days(visit: Visit, server: Served, phone: bool) -> None:
    """The table with its clock, and where one says how to be called."""
    ann = visit(phone=phone)
    table, invite, host = server.new_table(hours=24)
    server.sit_bots(table, host, 1)
    ann.sit_at(table, invite)
    ann.wait()
    ann.is_accessible()
    ann.button("days-open").click()

    expect(ann.dialog("days-open")).to_be_visible()
    ann.is_accessible()
