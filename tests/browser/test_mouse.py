"""A whole game by mouse, on the board alone."""

from collections import Counter

from playwright.sync_api import Locator, expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served

LIT = "[data-options]:visible"


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
