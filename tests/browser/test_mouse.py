"""A whole game by mouse, on the board alone."""

from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Screen, Visit, middle
from tests.kit.serving import Served

LIT = "[data-options]:visible"
WALK_OVER = """([x, y]) => {
  const dweller = [...document.querySelectorAll("[data-piece]")].at(-1); // who lies over all that is drawn before
  const { left, top, width, height } = dweller.getBoundingClientRect();
  const there = { transform: `translate(${x - left - width / 2}px, ${y - top - height / 2}px)` };
  dweller.animate([there, there], 1e6);
}"""


def options_of(thing: Locator) -> list[str]:
    return (thing.get_attribute("data-options") or "").split()


def lit(screen: Screen) -> list[list[str]]:
    """What is lit on the board, each with its options."""
    return [ids.split() for ids in screen.board.locator(LIT).evaluate_all("all => all.map(e => e.dataset.options)")]


def rarest(lit: list[list[str]], clicked: Counter[str]) -> str:
    """The option that was chosen least so far: so all kinds of things are clicked in time. To pass comes last."""
    offered = [option for options in lit for option in options]
    return min(offered, key=lambda option: (option == "pass", clicked[option], option))


def click(screen: Screen, option: str) -> None:
    """Click the thing that an option lies on, and the option on the card that opens if there are several."""
    thing = screen.board.locator(f'[data-options~="{option}"]:visible')
    several = len(options_of(thing)) > 1
    thing.click()
    if several:
        screen.board.locator(f'[data-option="{option}"]').click()


@pytest.mark.long
def test_a_whole_game_is_played_by_mouse_on_the_board(visit: Visit) -> None:
    """Every option lies lit on the board, a click chooses it, and the clicks lead to the end screen."""
    ann = visit(moving=True)
    ann.lay()
    ann.button("make-and-play").click()
    turn = ann.wait()
    clicked: Counter[str] = Counter()

    while turn == "mine":
        before, things = ann.seq, lit(ann)
        assert sorted(option for options in things for option in options) == sorted(ann.offered)
        option = rarest(things, clicked)
        click(ann, option)
        clicked[option] += 1
        turn = ann.wait(before)

    assert turn == "over"
    expect(ann.dialog("end-title")).to_be_visible()
    assert {"place", "take", "gain"} <= {option.partition(":")[0] for option in clicked}
    assert clicked.total() > 30


@pytest.mark.parametrize("pressed", [False, True])
def test_a_click_is_for_what_a_dweller_walks_over(visit: Visit, server: Served, pressed: bool) -> None:
    """Somebody crosses the place as it is clicked, before the mouse goes down or while it is: the place is chosen."""
    ann = visit(moving=True)
    ann.sit_with_bot(server)
    before, option = ann.seq, next(each for each in ann.offered if each.startswith("place:"))
    spot = middle(ann.board.locator(f'[data-options~="{option}"]'))

    ann.page.mouse.move(*spot)
    if pressed:
        ann.page.mouse.down()
    ann.page.evaluate(WALK_OVER, spot)
    if not pressed:
        ann.page.mouse.down()
    ann.page.mouse.up()

    ann.wait(before)
    assert next(told["by"] for told in ann.told if told["type"] == "step") == 0


def test_pointing_at_a_thing_shows_its_card_and_lights_its_option_in_the_list(visit: Visit, server: Served) -> None:
    """Hovering a lit spot shows what it costs and gives; the same option is marked in the list."""
    ann = visit()
    ann.sit_with_bot(server)
    option = next(each for each in ann.offered if each.startswith("place:"))
    row = ann.unfold(option)
    plain = row.get_attribute("class")

    ann.board.locator(f'[data-options~="{option}"]').hover()

    expect(ann.page.locator("[popover]:popover-open")).to_be_visible()
    expect(row).not_to_have_attribute("class", plain or "")
