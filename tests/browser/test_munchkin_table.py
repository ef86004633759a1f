"""A Munchkin table on a desk: the hand in view in a crowded fight, what help would bring, and somebody who has left."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.kit.beginnings import PROGRAM
from tests.kit.browser import Visit, in_view
from tests.kit.parties import Party
from tests.kit.serving import Served

DESK: ViewportSize = {"width": 1440, "height": 900}


@pytest.fixture(scope="module")
def server(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose tables of Munchkin begin in the midst of things, and whose people wait a second for each other."""
    folder = tmp_path_factory.mktemp("desks")
    served = Served(f"sqlite:///{folder}/tables.db", folder, "--rate", "0", "--patience", "1")
    served.program = ["-W", "ignore:Cyclopts application invoked", "-c", PROGRAM]  # the kit knows pytest
    with served:
        yield served
    assert served.faults() == []


def test_the_hand_is_in_view_however_crowded_the_fight_is(visit: Visit, server: Served) -> None:
    ann = Party(server, 6).sit(visit(), 0)
    ann.page.set_viewport_size(DESK)
    ann.wait()

    in_view(ann.board.locator('.in-hand[data-place="card:fragmentation-grenade.1"]'))
    in_view(ann.board.locator('.in-hand[data-place="card:raider.1"]'))
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    in_view(ann.board.locator('.in-hand[data-place="card:raider.1"]'))


def test_an_offer_of_help_shows_both_sides_with_the_helper(visit: Visit, server: Served) -> None:
    """Ann of 4 asks Ben of 9 for help against the Mad Overseer of 20: still too little."""
    party = Party(server, 4)
    ben = party.sit(visit(), 1)
    party.choose(0, "help:1", "treasures:1", "propose")
    ben.wait()

    deal = ben.board.get_by_role("region", name=ben.say("deal"), exact=True)
    expect(deal).to_contain_text(ben.say("together", munchkins="13", monsters="20"))
    assert "13" in ben.asked


def test_for_somebody_who_has_left_a_bot_plays_on_and_they_come_back(visit: Visit, server: Served) -> None:
    """Ben is asked and gone: Ann lets a bot answer with one click, and he has his seat again with another."""
    party = Party(server, 4, clock=0)
    ann = party.sit(visit(), 0)
    party.choose(0, "help:1", "treasures:1", "propose")
    party.callers[1].hang_up()
    note = ann.page.locator(".decision").get_by_role("status").filter(has_text="Ben")
    expect(note).to_be_visible(timeout=90_000)
    before = ann.seq

    note.get_by_role("button").click()

    ann.wait(before, ("mine", "others", "over"))
    expect(note).to_have_count(0)
    ben = party.sit(visit(), 1)
    back = ben.page.locator(".decision").get_by_role("button", name=ben.say("take-back"))
    back.click()
    expect(back).to_have_count(0)


@pytest.mark.parametrize("phone", [True, False])
def test_the_numbers_of_seats_are_drawn_large_enough(visit: Visit, server: Served, phone: bool) -> None:
    """As they are seen: a drawing may be scaled down."""
    ann = Party(server, 6).sit(visit("en", phone=phone), 0)
    ann.wait()

    sizes = ann.board.evaluate(
        """board => [...board.querySelectorAll("svg[data-tint] text")].map(each => {
            const drawing = each.ownerSVGElement;
            return parseFloat(getComputedStyle(each).fontSize) * drawing.getBoundingClientRect().width / 32;
        })"""
    )
    assert len(sizes) > 6
    assert min(sizes) >= 11


def test_the_browsers_back_button_puts_away_what_a_rival_has(visit: Visit, server: Served) -> None:
    """It was opened by hand, so the next step back closes it and stays at the table."""
    ann = Party(server, 4).sit(visit(phone=True), 0)
    ann.wait()
    table = ann.page.url
    ann.board.get_by_role("button", name=ann.say("show-all", who="Cleo"), exact=True).tap()
    opened = ann.board.locator(".rival.open")
    expect(opened).to_be_visible()

    ann.page.go_back()

    expect(opened).to_have_count(0)
    assert ann.page.url == table


def test_the_names_of_five_rivals_are_whole_on_a_phone(visit: Visit, server: Served) -> None:
    """Each ends above the edge of its lit frame."""
    ann = Party(server, 6).sit(visit("ru", phone=True), 0)
    ann.wait()
    frames = ann.board.locator(".rival header .thing")
    expect(frames).to_have_count(5)

    for frame in frames.all():
        around, name = frame.bounding_box(), frame.locator("b").bounding_box()
        assert around is not None
        assert name is not None
        assert name["height"] >= 14
        assert name["y"] + name["height"] <= around["y"] + around["height"] - 2
