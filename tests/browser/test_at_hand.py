"""Everything at hand: nothing told twice, nothing hidden without a pointer to it, and the way back is the way one came."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Screen, Visit, in_view
from tests.kit.parties import Party
from tests.kit.serving import Served
from tests.kit.wastes import Journey, asks

FINGER = 40  # pixels
TOO_SMALL = """least => [...document.querySelectorAll("button, a, select, input, summary")].flatMap(part => {
  const { width, height } = part.getBoundingClientRect();
  const isLit = part.matches(".thing.lit");
  if (!width || !height || part.closest(".unseen, .skip") || (part.matches(".thing") && !isLit)) return [];
  const { width: wide, height: high } = isLit ? { width: least, height: least } : { width, height };
  return wide < least - 0.5 || high < least - 0.5 ? [`${part.textContent.trim()} ${width} ${height}`] : [];
})"""


def test_the_question_is_told_once(visit: Visit, server: Served) -> None:
    """An encounter's story and the terms of its options are on the card; the list has the titles, and lets listeners hear the rest."""
    journey = Journey(server).go(asks("encounter"))
    ann = journey.sit(visit(), 0)
    ann.wait()
    assert ann.question is not None
    told = ann.question["question"]["text"]

    shown = ann.page.get_by_text(told, exact=True).and_(ann.page.locator(":not(.unseen)"))
    expect(shown).to_have_count(1)
    for option in ann.question["options"]:
        row = ann.unfold(option["id"])
        for term in (option["label"].get("cost"), option["label"].get("gain"), option["label"].get("note")):
            if term:
                expect(row).to_contain_text(term)
                expect(row.locator(".unseen").filter(has_text=term)).to_have_count(1)


def test_the_best_reroll_is_marked_and_the_others_are_sorted(visit: Visit, server: Served) -> None:
    journey = Journey(server, 2).go(asks("reroll"))
    ann = journey.sit(visit(), journey.seat)
    ann.wait()
    best = ann.say("best-odds")

    expect(ann.options.get_by_role("button").filter(has_text=best)).to_have_count(1)
    expect(ann.region("scene-roll").get_by_role("button").filter(has_text=best)).to_have_count(1)


def test_the_odds_of_a_roll_are_told_once(visit: Visit, server: Served) -> None:
    """The scene shows what comes of the best reroll and of leaving the dice: the list names these, and tells only of the rest."""
    journey = Journey(server, 2).go(asks("reroll"))
    ann = journey.sit(visit(), journey.seat)
    ann.wait()
    assert ann.question is not None
    scene = ann.region("scene-roll")

    for option in ann.question["options"]:
        row = ann.unfold(option["id"])
        is_shown = scene.locator(f'[data-options="{option["id"]}"]').count() > 0
        for line in option["odds_text"]:
            expect(row.locator(".odds:not(.unseen)").filter(has_text=line)).to_have_count(0 if is_shown else 1)
            expect(row).to_contain_text(line)


def test_take_back_says_why_it_cannot(visit: Visit, server: Served) -> None:
    ann = visit()
    ann.sit_with_bot(server)
    undo = ann.button("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")

    undo.click(force=True)  # it looks disabled, and answers all the same

    expect(ann.page.locator(".no-undo")).to_contain_text(ann.say("no-undo-known"))
    ann.choose()
    expect(ann.page.locator(".no-undo")).to_have_count(0)


def test_back_closes_a_sheet_before_it_leaves_the_table(visit: Visit, server: Served) -> None:
    """The rules, then a rule asked for in why not; Escape leaves no step behind, and only then back leads to the lobby."""
    ann = visit()
    ann.open("/")
    expect(ann.button("make-and-play")).to_be_visible()
    ann.lay()
    ann.button("make-and-play").click()
    ann.wait()
    table = ann.page.url
    ann.page.keyboard.press("?")
    expect(ann.dialog("rules")).to_be_visible()

    ann.page.go_back()
    expect(ann.page.locator("dialog")).to_have_count(0)
    assert ann.page.url == table
    ann.page.keyboard.press("w")
    ann.dialog("why-title").get_by_role("button", name=re.compile(ann.say("open-rule"))).first.click()
    expect(ann.dialog("rules")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    assert ann.page.url == table

    ann.page.wait_for_function("() => history.state === null")
    ann.page.go_back()
    expect(ann.button("make-and-play")).to_be_visible()


def goes_back_to(screen: Screen, closed: Locator) -> None:
    """The next step back closes this and stays at the table."""
    expect(closed).to_be_visible()
    table = screen.page.url
    screen.page.go_back()
    expect(closed).to_have_count(0)
    assert screen.page.url == table
    screen.page.wait_for_function("() => history.state === null")


def test_back_closes_what_was_opened_on_a_board(visit: Visit, server: Served) -> None:
    """The panel beside the map, whichever was opened last; one that is closed by its button leaves no step behind."""
    journey = Journey(server, 2).go(asks("turn", seat=0))
    ann = journey.sit(visit(phone=True), 0)
    ann.wait()
    ann.board.locator('[data-panel="quests"]').tap()
    ann.board.locator('[data-panel="shop"]').tap()
    goes_back_to(ann, ann.board.locator("section.panel"))

    ann.board.locator('[data-panel="shop"]').tap()
    ann.board.locator("section.panel").get_by_role("button", name=ann.say("close")).tap()
    ann.page.wait_for_function("() => history.state === null")


def test_back_puts_a_card_with_options_away(visit: Visit, server: Served) -> None:
    """On a phone: a finger reads a lit thing first. The unfolded list and advice go the same way."""
    ann = visit(phone=True)
    ann.sit_with_bot(server)
    ann.board.locator(".thing.lit").first.tap()
    goes_back_to(ann, ann.page.locator(".tip.open"))

    ann.button("unfold", count=len(ann.offered)).tap()
    goes_back_to(ann, ann.page.get_by_role("button", name=ann.say("fold"), exact=True))

    ann.page.keyboard.press("a")
    goes_back_to(ann, ann.page.get_by_role("region", name=ann.say("advice")))


def test_back_turns_to_the_page_of_rules_that_one_came_by(visit: Visit, server: Served) -> None:
    """A topic, a rule of it, then back twice: the list of topics is there, and the third step closes the rules."""
    ann = visit()
    ann.sit_with_bot(server)
    ann.page.keyboard.press("?")
    rules = ann.dialog("rules")
    rules.locator(".topics button").first.click()
    heading = rules.get_by_role("heading", level=2).last
    expect(rules.locator(".topics")).to_have_count(0)
    topic = heading.inner_text()
    rules.locator("article button").first.click()
    expect(rules.locator("article .whole")).to_be_visible()

    ann.page.go_back()
    expect(rules.locator("article .whole")).to_have_count(0)
    expect(rules.get_by_role("heading", name=topic, exact=True)).to_be_visible()
    ann.page.go_back()
    expect(rules.locator(".topics")).to_be_visible()

    goes_back_to(ann, rules)


def test_what_the_others_did_since_ones_own_turn_is_told_in_short(visit: Visit, server: Served) -> None:
    """A line for each of them, which leads to the replay of just that: as it comes, after a reload, and on another device."""
    journey = Journey(server, 2).go(asks("turn", seat=0))
    ann = journey.sit(visit(), 0)
    ann.wait()
    journey.click(ann, "end")
    ended = journey.seq
    journey.go(asks("turn", seat=0))
    ann.wait(journey.seq - 1)

    def told(screen: Screen) -> str:
        log = screen.region("tab-log")
        again = log.get_by_role("link", name=screen.say("since-again"))
        expect(again).to_be_visible()
        path = f"/tables/{journey.table}/replay?at={ended}&seat=0"
        assert (again.get_attribute("href") or "").endswith(path)
        lines = log.get_by_role("list", name=screen.say("since-your-turn")).get_by_role("listitem")
        expect(lines.filter(has_text="Ben")).to_have_count(1)
        assert all(line.count(";") <= 2 for line in lines.all_inner_texts())
        return "\n".join(lines.all_inner_texts())

    as_it_came = told(ann)
    ann.page.reload()
    ann.wait()
    assert told(ann) == as_it_came
    phone = journey.sit(visit("pl"), 0)
    phone.wait()
    assert told(phone) != as_it_came
    phone.region("tab-log").get_by_role("link", name=phone.say("since-again")).click()
    expect(phone.page).to_have_url(re.compile(rf"replay\?at={ended}&seat=0"))
    expect(phone.page.get_by_role("combobox").first).to_have_value("0")


def test_lit_things_on_closed_panels_are_pointed_at(visit: Visit, server: Served) -> None:
    """In a camp the partner of a trade is on the survivors' panel: the action row says so and opens it."""
    journey = Journey(server, 2).go(asks("turn", seat=0))
    ann = journey.sit(visit(), 0)
    ann.wait()
    journey.click(ann, "camp")
    pointer = ann.board.locator('[data-opens="others"]')
    expect(pointer).to_be_visible()

    pointer.click()

    expect(ann.board.locator('[data-options~="trade:1"]')).to_be_visible()
    in_view(ann.board.locator('[data-options~="trade:1"]'))
    expect(pointer).to_have_count(0)


def tables(server: Served) -> list[Journey | Party]:
    return [Journey(server, 2).go(asks("turn", seat=0)), Party(server, 3, 1, 2)]


def test_a_finger_hits_everything_on_a_phone(visit: Visit, server: Served) -> None:
    ann = visit(phone=True)
    for table in tables(server):
        table.sit(ann, 0).wait()
        fingers_fit(ann)
    ann.sit_with_bot(server)
    fingers_fit(ann)


def fingers_fit(screen: Screen) -> None:
    assert screen.page.evaluate(TOO_SMALL, FINGER) == []


@pytest.mark.parametrize("game", ["shelter", "fallout", "munchkin"])
def test_log_chat_and_seats_are_one_tap_away_on_a_phone(visit: Visit, server: Served, game: str) -> None:
    """A badge counts what is new, a tap leads there, another one back."""
    ann = visit(phone=True)
    if game == "shelter":
        ann.sit_with_bot(server)
    elif game == "fallout":
        Journey(server, 1).go(asks("turn", seat=0)).sit(ann, 0).wait()
    else:
        Party(server, 3, 1, 2).sit(ann, 0).wait()
    there = ann.button("to-side")
    ann.tap_first()
    expect(there).to_have_attribute("data-unread", re.compile(r"\d"))

    there.tap()
    expect(there).not_to_have_attribute("data-unread", re.compile(r"\d"))
    expect(ann.tab("tab-log")).to_be_in_viewport()
    in_view(ann.tab("tab-chat"))
    there.tap()

    expect(ann.page.locator(".scroller")).to_have_js_property("scrollTop", 0)
