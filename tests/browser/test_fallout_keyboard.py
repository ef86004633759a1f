"""Fallout without a mouse: from the lobby over the map to the end of a turn."""

from playwright.sync_api import Locator, expect

from tests.kit.browser import Said, Screen, Visit
from tests.kit.hubs import merged

NO_MOUSE = """
window.pointed = 0;
for (const kind of ["pointerdown", "mousedown", "touchstart"]) addEventListener(kind, () => (window.pointed += 1), true);
"""
FAR = 90  # so many keys are pressed before something counts as out of reach
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def press(screen: Screen, *keys: str) -> None:
    for key in keys:
        screen.page.keyboard.press(key)


def press_to(screen: Screen, key: str, thing: Locator) -> None:
    """Press a key until something has the focus, once it is there at all."""
    expect(thing.first).to_be_attached()
    for _ in range(FAR):
        if any(thing.evaluate_all("all => all.map(e => e === document.activeElement)")):
            return
        press(screen, key)
    raise AssertionError(f"{thing} is out of reach")


def view_of(screen: Screen) -> Said:
    """What this screen shows now: the last standing and the steps since."""
    view: Said = screen.standing["view"]
    for told in screen.told[screen.told.index(screen.standing) :]:
        if told["type"] == "step":
            view = merged(view, told["patch"])
    return view


def choose_in_list(screen: Screen, option: str) -> None:
    """By the arrow keys, from whatever had the focus before."""
    before = screen.seq
    if not screen.page.evaluate("document.activeElement === document.body"):
        press_to(screen, "Shift+Tab", screen.options.get_by_role("button"))
    press_to(screen, "ArrowDown", screen.options.locator(f'[data-option="{option}"]'))
    press(screen, "Enter")
    screen.wait(before)


def choose_on_map(screen: Screen, act: str) -> str:
    """By Tab to the map, by arrows to a space that is lit for this, by Enter; the space."""
    before = screen.seq
    press_to(screen, "Tab", screen.board.locator("[data-node]"))
    nodes = [focused_node(screen)]
    for key in ARROWS * 3:  # round about, to where it is lit
        press(screen, key)
        nodes.append(focused_node(screen))
        if len(set(nodes)) > 1 and screen.board.locator(f"[data-options*='{act}:']:focus").count():
            break
    assert len(set(nodes)) > 1, "arrow keys lead nowhere"
    several = screen.board.locator("[aria-haspopup]:focus").count() == 1
    press(screen, "Enter")
    if several:
        expect(screen.board.locator("[popover] [data-option]:focus")).to_have_count(1)
        press(screen, "Enter")
    screen.wait(before)
    return nodes[-1]


def focused_node(screen: Screen) -> str:
    return str(screen.page.evaluate("document.activeElement.dataset.node ?? ''"))


def answer_until_turn(screen: Screen) -> None:
    """The first answer to whatever comes before a turn, by its number."""
    while screen.question is not None and screen.question["prompt"] != "turn":
        before = screen.seq
        closed = screen.options.locator("[data-key='1']").first.get_attribute("aria-expanded") == "false"
        press(screen, *("1", "1") if closed else ("1",))
        screen.wait(before)


def test_a_turn_is_played_by_keyboard_alone(visit: Visit) -> None:
    """A solo table, a survivor, a space, a move over the map, the rules, why-not and the end of the turn; no mouse at all."""
    ann = visit()
    ann.game = "fallout"
    ann.keep_window()
    ann.context.add_init_script(NO_MOUSE)
    ann.open("/")
    press_to(ann, "Tab", ann.page.get_by_role("radio"))
    while not ann.page.locator('input[value="fallout"]').is_checked():
        press(ann, "ArrowDown")
    press_to(ann, "Tab", ann.button("seats-fewer"))
    while ann.button("seats-fewer").is_enabled():
        press(ann, "Enter")
    press_to(ann, "Tab", ann.button("make-and-play"))
    press(ann, "Enter")
    ann.wait()

    press(ann, "1")
    ann.wait(0)
    space = choose_on_map(ann, "start")
    assert view_of(ann)["survivors"][0]["space"] == space
    answer_until_turn(ann)
    choose_in_list(ann, "move")
    there = choose_on_map(ann, "step")
    assert there != space
    assert view_of(ann)["survivors"][0]["space"] == there
    answer_until_turn(ann)
    press(ann, "?")
    expect(ann.dialog("rules").get_by_role("searchbox")).to_be_focused()
    press(ann, "Escape")
    expect(ann.dialog("rules")).to_have_count(0)
    press(ann, "w")
    expect(ann.dialog("why-title").get_by_role("listitem").first).to_be_visible()
    press(ann, "Escape")
    expect(ann.dialog("why-title")).to_have_count(0)
    before = view_of(ann)["round"]
    choose_in_list(ann, "end")
    answer_until_turn(ann)

    assert view_of(ann)["round"] == before + 1
    assert ann.page.evaluate("pointed") == 0
