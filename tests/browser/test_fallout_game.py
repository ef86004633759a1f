"""A whole game of Fallout in the page, by clicks on the map, the cards and the list."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served
from tests.kit.wastes import Journey, known_dice, spot_on

LONG = 180  # after so many choices every turn is ended at once, which ends any game


@pytest.fixture(scope="module")
def server(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with known_dice(tmp_path_factory.mktemp("wastes")) as served:
        yield served


def lit(screen: Screen) -> set[str]:
    """All options that lie somewhere on the board."""
    found = screen.board.locator("[data-options]:visible").evaluate_all("all => all.map(e => e.dataset.options)")
    return {option for options in found for option in options.split()}


def click_on_board(screen: Screen, option: str) -> None:
    """Click what an option lies on, and the option on the card that opens if there are several."""
    thing = screen.board.locator(f'[data-options~="{option}"]:visible').first
    several = " " in (thing.get_attribute("data-options") or "")
    screen.page.mouse.click(*spot_on(thing))
    if several:
        screen.board.locator(f'[popover] [data-options="{option}"]').click()


def test_a_solo_game_is_played_to_its_end(visit: Visit, server: Served) -> None:
    """Every option but a reroll lies lit on the board; clicks there and in the list lead to the end screen, which says how."""
    journey = Journey(server, nonce="64")
    ann = journey.sit(visit(), 0)
    ann.wait()
    by_board = 0

    while ann.turn == "mine":
        assert ann.offered == journey.offered
        places = lit(ann)
        assert {each for each in journey.offered if not each.startswith("reroll:")} <= places
        option = "end" if journey.seq >= LONG and "end" in journey.offered else journey.advice()
        before = ann.seq
        if option in places and journey.seq % 2:
            click_on_board(ann, option)
            by_board += 1
        else:
            ann.unfold(option).click()
        ann.wait(before)
        journey.note(option)

    assert ann.turn == "over"
    assert by_board > 20
    outcome = journey.view["outcome"]
    end = ann.dialog("end-title")
    expect(end).to_contain_text(ann.say("end-winners", winners="Ann", count=len(outcome["winners"])))
    expect(end).to_contain_text(ann.say(f"how-{outcome['how']}"))
    expect(end).to_contain_text(ann.say("score", score=outcome["scores"][0]))
    expect(end.get_by_role("img", name=ann.say("chart")).locator("polyline")).to_have_count(1)
