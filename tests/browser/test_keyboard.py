"""A whole game by keyboard alone, from the lobby to the end screen."""

import re

import pytest
from playwright.sync_api import Locator, expect

from crossroads.engine.definition import game_names
from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served

NO_MOUSE = """
window.pointed = 0;
for (const kind of ["pointerdown", "mousedown", "touchstart"]) addEventListener(kind, () => (window.pointed += 1), true);
"""
LONG = 20  # after so many choices by every way the game is passed to its end
FAR = 80  # so many times Tab is pressed before something counts as out of reach


def has_focus(thing: Locator) -> bool:
    return any(thing.evaluate_all("all => all.map(e => e === document.activeElement)"))


def tab_to(screen: Screen, thing: Locator, key: str = "Tab") -> None:
    """Press Tab until something has the focus, once it is there at all."""
    expect(thing.first).to_be_attached()
    for _ in range(FAR):
        if has_focus(thing):
            return
        screen.page.keyboard.press(key)
    raise AssertionError(f"{thing} is out of reach")


def press(screen: Screen, *keys: str) -> None:
    for key in keys:
        screen.page.keyboard.press(key)


def choose_by_number(screen: Screen) -> None:
    """The first row of the list by its number, and if it is a group, the first of that."""
    first = screen.options.locator("[data-key='1']").first
    closed = first.get_attribute("aria-expanded") == "false"
    press(screen, "1", "1") if closed else press(screen, "1")


def choose_by_arrows(screen: Screen) -> None:
    """The last row of the list by the arrow keys, a group by its first row."""
    if not screen.page.evaluate("document.activeElement === document.body"):
        tab_to(screen, screen.options.get_by_role("button"), "Shift+Tab")
    press(screen, "End")
    is_group = screen.options.locator(".group:focus").count() == 1  # after Enter the next question may be there
    press(screen, "Enter")
    if is_group:
        press(screen, "ArrowDown", "Enter")


def choose_on_board(screen: Screen) -> None:
    """The first lit thing of the board by Tab, and the first option of its card if it has several."""
    tab_to(screen, screen.board.locator("[data-options]:visible"))
    several = screen.board.locator("[aria-haspopup]:focus").count() == 1
    press(screen, "Enter")
    if several:
        expect(screen.board.locator("[data-option]:focus")).to_have_count(1)
        press(screen, "Enter")


@pytest.mark.long
def test_a_whole_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    """By Tab, arrows, Enter and numbers a table is laid, a game played to its end and its result read; no mouse at all."""
    ann = visit()
    ann.keep_window()
    ann.context.add_init_script(NO_MOUSE)
    ann.open("/")
    tab_to(ann, ann.page.get_by_role("radio"))
    for _ in range(game_names().index("shelter")):
        press(ann, "ArrowDown")
    expect(ann.page.get_by_role("radio", name="Shelter")).to_be_checked()
    tab_to(ann, ann.button("seats-fewer"))
    press(ann, "Enter")
    tab_to(ann, ann.page.get_by_label(ann.say("seat-who", number=2)))
    press(ann, "End", "ArrowUp")
    tab_to(ann, ann.page.get_by_label(ann.say("pace")))
    press(ann, "Home")
    tab_to(ann, ann.button("make-and-play"))
    press(ann, "Enter")
    ways = [choose_by_number, choose_by_arrows, choose_by_number, choose_by_arrows, choose_on_board]

    turn, count = ann.wait(), 0
    while turn == "mine":
        before = ann.seq
        choose = ways[count % len(ways)] if count < LONG else choose_by_arrows  # to pass is the last row
        choose(ann)
        turn, count = ann.wait(before), count + 1

    assert turn == "over"
    expect(ann.dialog("end-title")).to_be_visible()
    tab_to(ann, ann.link("replay"))
    press(ann, "Enter")
    expect(ann.page).to_have_url(re.compile(rf"^{re.escape(ann.url)}/tables/[^/]+/replay\?at=0$"))
    assert ann.page.evaluate("pointed") == 0


def test_the_focus_goes_from_question_to_question(visit: Visit, server: Served) -> None:
    """Whoever chooses in the list finds the focus on the next question's list."""
    ann = visit()
    ann.sit_with_bot(server)
    press(ann, "ArrowDown")

    for _ in range(4):
        before = ann.seq
        choose_by_number(ann)
        ann.wait(before)

        expect(ann.options.locator(":focus")).to_have_count(1)


def test_a_link_skips_to_the_choices(visit: Visit, server: Served) -> None:
    """The first stop of Tab at a table leads past the bar to what is asked."""
    ann = visit()
    ann.sit_with_bot(server)
    ann.page.evaluate("document.activeElement.blur()")

    tab_to(ann, ann.link("skip-to-choices"), "Shift+Tab")
    press(ann, "Enter")

    expect(ann.page.locator("#choices")).to_be_focused()


def test_events_and_questions_are_said_aloud(visit: Visit, server: Served) -> None:
    """A live region says what happened since the last choice and what is asked now."""
    ann = visit()
    ann.sit_with_bot(server)
    announcer = ann.page.locator("[aria-live][data-announcer]")

    ann.choose()

    expect(announcer).to_contain_text(ann.asked)
    lines = ann.told[-1].get("lines") or []
    assert lines
    for line in lines:
        expect(announcer).to_contain_text(line["text"])
