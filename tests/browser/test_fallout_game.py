"""A whole game of Fallout in the page, by clicks on the map, the cards and the list."""

from typing import Any

import pytest
from playwright.sync_api import expect

from crossroads.engine.game import Game
from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served
from tests.kit.wastes import Journey, asks, spot_on

GLIDE_OVER = """(piece, [x, y]) => {
  const to = new DOMPoint(x, y).matrixTransform(piece.parentNode.getScreenCTM().inverse());
  piece.parentNode.append(piece); // over all that is drawn before
  getComputedStyle(piece).transform; // what is put there anew has no place to come from until it is asked
  piece.style.transition = "transform 1000s steps(1, start)"; // it is there at once, and stays on its way
  const begun = new Promise((done) => piece.addEventListener("transitionrun", done, { once: true }));
  piece.style.transform = `translate(${to.x}px, ${to.y}px)`;
  return begun.then(() => {});
}"""
LONG = 180  # after so many choices every turn is ended at once, which ends any game


def in_sight(screen: Screen) -> set[str]:
    """All options that lie on the board as it is."""
    found = screen.board.locator("[data-options]:visible").evaluate_all("all => all.map(e => e.dataset.options)")
    return {option for options in found for option in options.split()}


def lit(screen: Screen) -> set[str]:
    """All options that lie on the board, or on panels to which its action row points."""
    places = in_sight(screen)
    pointers = screen.board.locator("[data-opens]")
    for panel in pointers.evaluate_all("all => all.map(e => e.dataset.opens)"):
        screen.board.locator(f'[data-opens="{panel}"]').click()
        places |= in_sight(screen)
    return places


def click_on_board(screen: Screen, option: str) -> None:
    """Click what an option lies on, and the option on the card that opens if there are several."""
    for panel in screen.board.locator("[data-panel].lit[aria-expanded=false]").all():
        if option in in_sight(screen):
            break
        panel.click()
    thing = screen.board.locator(f'[data-options~="{option}"]:visible').first
    several = " " in (thing.get_attribute("data-options") or "")
    if thing.evaluate("thing => thing instanceof SVGElement"):
        screen.page.mouse.click(*spot_on(thing))
    else:
        thing.click()  # wherever it is by then: what a card tells may come later than its options
    if several:
        screen.board.locator(f'[popover] [data-option="{option}"]').click()


@pytest.mark.long
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
    named = ann.say("end-you") if outcome["winners"] else ann.say("end-winners", winners="", count=0)
    expect(end).to_contain_text(named)
    expect(end).to_contain_text(ann.say(f"how-{outcome['how']}"))
    expect(end).to_contain_text(ann.say("score-influence", score=outcome["scores"][0]))
    expect(end.get_by_role("img", name=ann.say("chart")).locator("polyline")).to_have_count(1)


def can_fight_or_step(game: Game[Any]) -> bool:
    ids = game.decision.ids if game.decision else ()
    return any(each.startswith("fight:") for each in ids) and any(each.startswith("step:") for each in ids)


def test_a_click_is_for_what_an_enemy_glides_over(visit: Visit, server: Served) -> None:
    """An enemy that can be fought passes over a space that can be entered, as it is clicked: it is entered."""
    journey = Journey(server).go(can_fight_or_step)
    fight = next(each for each in journey.offered if each.startswith("fight:"))
    step = next(each for each in journey.offered if each.startswith("step:"))
    ann = journey.sit(visit(moving=True), 0)
    ann.wait()
    before = ann.seq
    spot = spot_on(ann.board.locator(f'[data-options~="{step}"]:visible').first)

    ann.board.locator(f'[data-piece]:has([data-options~="{fight}"])').evaluate(GLIDE_OVER, spot)
    ann.page.mouse.click(*spot)

    ann.wait(before)
    journey.note(step)
    assert ann.offered == journey.offered


def in_the_way(game: Game[Any]) -> str:
    """An active enemy that cannot be fought and stands in a space that can be entered; empty if there is none."""
    ids = game.decision.ids if game.decision else ()
    enemies = game.view(0)["enemies"] if "end" in ids else []
    found = [each["id"] for each in enemies if each["active"] and f"step:{each['space']}" in ids]
    return next((each for each in found if f"fight:{each}" not in ids), "")


def test_an_enemy_that_cannot_be_fought_does_not_bar_its_space(visit: Visit, server: Served) -> None:
    """A click on its token enters the lit space under it."""
    journey = Journey(server).go(lambda game: bool(in_the_way(game)))
    enemy = in_the_way(journey.game)
    space = next(each["space"] for each in journey.view["enemies"] if each.get("id") == enemy)
    ann = journey.sit(visit(), 0)
    ann.wait()
    before = ann.seq

    ann.board.locator(f'[data-place="enemy:{enemy}"]').click()
    ann.wait(before)

    journey.note(f"step:{space}")
    assert ann.offered == journey.offered


def test_an_unlit_space_says_which_rule_is_in_its_way(visit: Visit, server: Served) -> None:
    """It is asked about by its place: a space is not stepped into, a facedown tile not explored, each with its rule."""
    journey = Journey(server).go(asks("turn", seat=0))
    ann = journey.sit(visit(), 0)
    ann.wait()
    unlit = ann.board.locator("[data-node]:not([data-options])")
    nodes: list[str] = unlit.evaluate_all("all => all.map(e => e.dataset.node)")
    space = next(node for node in nodes if "." in node)
    tile = next(node for node in nodes if node.startswith("tile-"))

    for node, act in ((space, "step"), (tile, "explore")):
        ann.board.locator(f'[data-node="{node}"]').press("Enter")
        why = ann.dialog("why-title")
        expect(why.get_by_role("listitem").first).to_be_visible()
        reasons = [told for told in ann.told if told["type"] == "reasons"][-1]["reasons"]
        assert {(reason["act"], reason["place"]["name"]) for reason in reasons} == {(act, node)}
        for reason in reasons:
            expect(why).to_contain_text(reason["text"])
        ann.page.keyboard.press("Escape")
        expect(why).to_have_count(0)
