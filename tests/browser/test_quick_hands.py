"""Quick hands and late answers: nothing is chosen twice, closed unseen, lost or moved under somebody's eyes."""

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from crossroads.engine.game import Game
from tests.kit.browser import SOON, Lang, Screen, Visit, middle
from tests.kit.serving import Served
from tests.kit.wastes import Journey, asks

A_WHILE = 700  # milliseconds in which something would have happened
A_MOMENT = 50
SHEET = 500  # milliseconds after which a click beside a new sheet is meant for it
STOP = "performance.now = () => 0"
LATER = "passed => { const then = performance.now(); performance.now = () => then + passed; }"


def click_again(screen: Screen) -> None:
    """The second half of a double click, where the mouse is."""
    screen.page.mouse.down(click_count=2)
    screen.page.mouse.up(click_count=2)
    screen.page.wait_for_timeout(A_WHILE)


def stop_clock(screen: Screen) -> None:
    """From now on the page's clock stands, so that a hand is quick on however slow a machine."""
    screen.page.evaluate(STOP)


def let_pass(screen: Screen, milliseconds: int) -> None:
    """The clock that stands goes on by this much."""
    screen.page.evaluate(LATER, milliseconds)


# -- choices


def test_a_double_click_chooses_once(visit: Visit, server: Served) -> None:
    """The question after it has come under the mouse by then: its options are not taken for the one that was meant."""
    ann = Journey(server).sit(visit(), 0)
    ann.wait()
    before = ann.seq
    ann.page.mouse.click(*middle(ann.options.locator("[data-option]").first))
    ann.wait(before)

    click_again(ann)

    assert ann.seq == before + 1
    ann.choose()
    assert ann.seq == before + 2


@pytest.mark.parametrize("key", ["1", "Enter"])
def test_a_key_that_is_held_chooses_once(visit: Visit, server: Served, key: str) -> None:
    """The focus moves on to the next question, but the finger that rests on the key does not answer it."""
    ann = Journey(server).sit(visit(), 0)
    ann.wait()
    before = ann.seq
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.down(key)
    ann.wait(before)

    ann.page.keyboard.down(key)
    ann.page.wait_for_timeout(A_WHILE)

    assert ann.seq == before + 1
    ann.page.keyboard.up(key)
    ann.page.keyboard.press(key)
    ann.wait(before + 1)


def test_a_double_click_sits_down_once(visit: Visit, server: Served) -> None:
    """The seat is not called taken by whoever has just taken it."""
    ann = visit()
    ann.forgive("closed before the connection is established")  # the line, which is opened anew with the seat
    table, invite, _ = server.new_table()
    ann.open(f"/tables/{table}?invite={invite}")

    ann.button("claim").first.dblclick()

    expect(ann.page.get_by_role("listitem").first).to_contain_text(ann.say("you"))
    ann.page.wait_for_timeout(A_WHILE)
    expect(ann.page.get_by_role("alert")).to_have_count(0)


# -- sheets


def test_a_double_click_on_something_dark_leaves_the_reasons_open(visit: Visit, server: Served) -> None:
    """The second click falls beside the sheet that the first one has opened; a later one there puts it away."""
    ann = visit()
    ann.sit_with_bot(server)
    dark = ann.board.locator(
        "button[data-place^='item-row:']:not([data-options])"
    ).first  # beside where the sheet will lie
    dark.click()
    expect(ann.dialog("why-title")).to_be_visible()
    ann.page.keyboard.press("Escape")
    stop_clock(ann)

    ann.page.mouse.click(*middle(dark))
    expect(ann.dialog("why-title")).to_be_visible()
    click_again(ann)

    expect(ann.dialog("why-title")).to_be_visible()
    let_pass(ann, SHEET)
    ann.page.mouse.click(5, 300)
    expect(ann.dialog("why-title")).to_have_count(0)


def test_words_can_be_marked_beyond_the_edge_of_a_sheet(visit: Visit, server: Served) -> None:
    """A mouse that goes down on the paper and up beside it does not put it away."""
    ann = visit()
    ann.sit_with_bot(server)
    stop_clock(ann)
    ann.page.keyboard.press("?")
    expect(ann.dialog("rules")).to_be_visible()
    let_pass(ann, SHEET)

    ann.page.mouse.move(*middle(ann.dialog("rules").get_by_role("heading").first))
    ann.page.mouse.down()
    ann.page.mouse.move(20, 300)
    ann.page.mouse.up()
    ann.page.wait_for_timeout(A_WHILE)

    expect(ann.dialog("rules")).to_be_visible()


def test_what_was_meant_for_the_table_refuses_no_undo(visit: Visit, server: Served) -> None:
    """The question whether to take back comes under the other's mouse and keys: a click beside it or Enter is no answer."""
    ann, ben = visit(), visit()
    table, invite, _ = server.new_table(undo="consent")
    ann.sit_at(table, invite, 0, "Ann")
    ben.sit_at(table, invite, 1, "Ben")
    ann.wait(turns=("mine",))
    at = ann.seq
    ann.unfold("place:diner.left").click()
    while ann.wait(at, ("mine", "others")) == "mine":
        at = ann.seq
        ann.unfold(ann.offered[0]).click()
    ben.page.mouse.move(5, 300)
    stop_clock(ben)
    ann.button("undo").click()
    ben.page.wait_for_selector("dialog[open]")

    ben.page.mouse.down()
    ben.page.mouse.up()
    ben.page.keyboard.press("Enter")
    ben.page.wait_for_timeout(A_WHILE)

    expect(ben.dialog("undo-asked-title")).to_be_visible()
    ben.button("undo-agree").click()
    ann.wait(turns=("mine",))


def test_a_sheet_that_cannot_be_fetched_says_so_and_can_be_asked_for_again(visit: Visit, server: Served) -> None:
    """While the server is away the rules do not come; when it is back, the same key brings them."""
    ann = visit()
    ann.forgive("Rules.*js", "Failed to fetch dynamically")
    ann.context.route("**/assets/Rules*.js", lambda route: route.abort())  # before the page can fetch it unasked
    ann.sit_with_bot(server)

    ann.page.keyboard.press("?")

    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_contain_text(ann.say("trouble-server-away"))
    ann.context.unroute("**/assets/Rules*.js")
    with ann.page.expect_event("load"):  # the page that is left shows a table too
        sheet.get_by_role("button", name=ann.say("try-again"), exact=True).click()
    ann.wait()
    ann.page.keyboard.press("?")
    expect(ann.dialog("rules").get_by_role("searchbox")).to_be_visible()


# -- what comes meanwhile


def test_a_word_in_the_chat_moves_nothing(visit: Visit, server: Served) -> None:
    """An open group stays open with the focus in it, and a phone's list stays unfolded."""
    ann, phone, ben = visit(), visit(phone=True), visit()
    table, invite, _ = server.new_table()
    ann.sit_at(table, invite, 0, "Ann")
    ben.sit_at(table, invite, 1, "Ben")
    ann.wait()
    phone.context.add_cookies(ann.context.cookies())  # type: ignore[arg-type]  # as they were given
    phone.open(f"/tables/{table}").wait()
    group = ann.options.locator("button.group")
    if group.get_attribute("aria-expanded") == "true":
        group.click()
    phone.button("unfold", count=len(phone.offered)).click()

    ben.tab("tab-chat").click()
    ben.page.get_by_label(ben.say("chat-say")).fill("hello")
    ben.button("send").click()

    expect(ann.tab("tab-chat")).to_contain_text("1")
    expect(group).to_have_attribute("aria-expanded", "false")
    expect(phone.button("fold")).to_be_visible()


@pytest.mark.parametrize("late", [False, True])
def test_the_log_stays_where_somebody_reads_it(visit: Visit, server: Served, late: bool) -> None:
    """News scroll into view only for those who were at the end, even before the browser tells that they no longer are."""
    journey = (
        Journey(server).go(asks("turn", seat=0)).go(lambda game: asks("turn", seat=0)(game) and len(game.history) > 25)
    )
    ann = journey.sit(visit(), 0)
    ann.wait()
    log = ann.region("tab-log")
    expect(log.locator("li").last).to_be_in_viewport()
    at = ann.seq
    journey.choose(journey.advice())
    ann.wait(at, ("mine", "others"))
    expect(log.locator("li").last).to_be_in_viewport()
    if late:
        log.evaluate("box => box.addEventListener('scroll', told => told.stopImmediatePropagation(), true)")
    log.evaluate("box => box.scrollTo(0, 40)")

    at = ann.seq
    journey.choose(journey.advice())
    ann.wait(at, ("mine", "others"))
    ann.page.wait_for_timeout(A_WHILE)

    assert log.evaluate("box => box.scrollTop") == 40


def test_what_is_being_written_stays(visit: Visit, server: Served) -> None:
    """Whoever looks into the log in mid-sentence goes on with it."""
    ann = visit()
    ann.sit_with_bot(server)
    ann.tab("tab-chat").click()
    ann.page.get_by_label(ann.say("chat-say")).fill("half a senten")

    ann.tab("tab-log").click()
    ann.tab("tab-chat").click()

    expect(ann.page.get_by_label(ann.say("chat-say"))).to_have_value("half a senten")


def test_a_scene_put_aside_stays_aside(visit: Visit, server: Served) -> None:
    """Whoever looks at the map may point at the options meanwhile, and read them in another language."""
    ann = Journey(server).go(asks("encounter", seat=0)).sit(visit(), 0)
    ann.wait()
    ann.button("scene-aside").click()

    ann.options.locator("[data-option]").first.hover()
    expect(ann.button("scene-back")).to_be_visible()
    ann.page.get_by_role("button", name="PL: Polski").click()
    ann.lang = "pl"

    expect(ann.button("scene-back")).to_be_visible()


def test_dice_stay_selected_in_another_language(visit: Visit, server: Served) -> None:
    """The words change in mid-roll, not what was picked out."""
    ann = Journey(server).go(asks("reroll", seat=0)).sit(visit(), 0)
    ann.wait()
    dice = ann.page.locator(".dice button")
    dice.first.click()
    expect(dice.first).to_have_attribute("aria-pressed", "true")

    ann.page.get_by_role("button", name="RU: Русский").click()
    ann.lang = "ru"

    expect(ann.button("undo")).to_be_visible()
    expect(ann.board).to_contain_text("Переброс")
    expect(dice.first).to_have_attribute("aria-pressed", "true")


def may_step(game: Game[Any]) -> bool:
    decision = game.decision
    return decision is not None and decision.seat == 0 and any(each.startswith("step:") for each in decision.ids)


def test_the_map_stays_where_it_was_dragged(visit: Visit, server: Served) -> None:
    """Pointing at an option in the list does not bring back what was dragged out of view."""
    ann = Journey(server).go(may_step).sit(visit(), 0)
    ann.wait()
    camera = ann.region("map").locator("svg > g").first
    for _ in range(4):
        ann.button("zoom-in").click()
    x, y = middle(ann.region("map"))
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x + 200, y + 100)
    ann.page.mouse.move(x + 300, y + 240)
    ann.page.mouse.up()
    dragged = camera.get_attribute("transform")

    ann.options.locator("[data-option], .group").first.hover()
    ann.page.wait_for_timeout(A_WHILE)

    assert camera.get_attribute("transform") == dragged


def russian(screen: Screen) -> list[str]:
    return [text for text in screen.texts() if any("а" <= letter <= "я" for letter in text)]


@pytest.mark.parametrize("late", ["**/assets/ru-*.js", "**/api/games/*/book?lang=ru"])
def test_the_language_picked_last_is_spoken(visit: Visit, server: Served, late: str) -> None:
    """Words that come late, of a language that was picked before, are not spoken over it."""
    ann = visit()
    ann.sit_with_bot(server)
    held: list[Route] = []
    ann.context.route(late, lambda route: held.append(route))
    with ann.page.expect_request(late):
        ann.page.get_by_role("button", name="RU: Русский").click()

    ann.page.get_by_role("button", name="PL: Polski").click()
    ann.lang = "pl"
    expect(ann.button("undo")).to_be_visible()
    for _ in range(SOON // A_MOMENT):  # the table's words come later than the page's
        if not russian(ann):
            break
        ann.page.wait_for_timeout(A_MOMENT)
    for route in held:
        route.continue_()
    ann.page.wait_for_timeout(A_WHILE)

    expect(ann.button("undo")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.lang") == "pl"
    assert russian(ann) == []


def test_a_language_whose_words_do_not_come_can_be_picked_again(visit: Visit, server: Served) -> None:
    """While the server is away the page stays as it is, and complains of nothing; later the same click speaks it."""
    ann = visit()
    ann.forgive("Failed to load resource")
    ann.sit_with_bot(server)
    ann.context.route("**/assets/pl-*.js", lambda route: route.abort())
    with ann.page.expect_event("requestfailed"):
        ann.page.get_by_role("button", name="PL: Polski").click()
    ann.page.wait_for_timeout(A_WHILE)
    expect(ann.button("undo")).to_be_visible()

    ann.context.unroute("**/assets/pl-*.js")
    ann.page.get_by_role("button", name="PL: Polski").click()

    ann.lang = "pl"
    expect(ann.button("undo")).to_be_visible()


# -- what is asked


IS_WHOLE = """it => {
  const title = [...it.childNodes].find(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  const range = document.createRange();
  range.selectNodeContents(title);
  const [shown, room] = [range.getBoundingClientRect(), it.getBoundingClientRect()];
  return shown.right <= room.right + 1 && shown.bottom <= room.bottom + 8; // letters reach beyond their line
}"""


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_heading_of_a_long_question_is_not_cut(visit: Visit, server: Served, lang: Lang) -> None:
    """In a fight the heading beside the board names the enemy, each letter in view; the rest is on the board, and heard."""

    def is_fight(game: Game[Any]) -> bool:
        return asks("reroll", seat=0)(game) and bool(game.view(0)["rolling"]["kind"] == "fight")

    ann = Journey(server).go(is_fight).sit(visit(lang), 0)
    ann.wait()

    for width in (1366, 1024):
        ann.page.set_viewport_size({"width": width, "height": 768})
        heading = ann.page.locator("#choices")
        assert heading.evaluate(IS_WHOLE)
        assert ann.question is not None
        assert ann.question["question"]["title"] in heading.inner_text()
        assert ann.page.get_by_role("banner").evaluate("it => it.offsetHeight") <= 60
    assert " ".join((ann.page.locator("#choices").text_content() or "").split()) == ann.asked


def test_a_question_to_somebody_else_is_quoted(visit: Visit, server: Served) -> None:
    """The other reads who chooses and in what words it was asked; nobody is told that it is their turn when it is not."""
    journey = Journey(server, 2).go(asks("turn", seat=0))
    ann, ben = journey.sit(visit(), 0), journey.sit(visit(), 1)
    ann.wait()
    ben.wait(turns=("others",))

    expect(ann.page.locator("#choices")).to_have_text(ann.asked)
    book = server.get("/api/games/fallout/book", lang="en").json()["cards"]["characters"]
    name = ben.say("name-and-role", name="Ann", role=book[journey.view["survivors"][0]["id"]]["name"])
    expect(ben.page.locator("#choices")).to_contain_text(ben.say("someone-chooses", name=name))
    expect(ben.page.locator("#choices")).to_contain_text(ben.say("quoted", text=ann.asked))
