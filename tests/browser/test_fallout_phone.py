"""Fallout on a phone of 360 by 640: nothing is wider, what matters is in view, and a finger plays on the map."""

from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from crossroads.engine.game import Game
from tests.kit.browser import Lang, Screen, Visit, in_view
from tests.kit.serving import Served
from tests.kit.wastes import Journey, asks, spot_on


def may_step(game: Game[Any]) -> bool:
    decision = game.decision
    return decision is not None and decision.seat == 0 and any(each.startswith("step:") for each in decision.ids)


@pytest.fixture(scope="module")
def moments(server: Served) -> list[Journey]:
    """Tables at which a survivor is to be chosen, steps can be taken, an encounter is read, dice have fallen."""
    return [
        Journey(server),
        Journey(server).go(may_step),
        Journey(server).go(asks("encounter")),
        Journey(server).go(asks("reroll")),
    ]


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_decision_and_holdings_are_in_view(visit: Visit, moments: list[Journey], lang: Lang) -> None:
    """At every moment nothing scrolls sideways, and the question and one's own board stay, wherever one has scrolled."""
    ann = visit(lang, phone=True)
    for journey in moments:
        journey.sit(ann, 0).wait()
        ann.fits()
        in_view(ann.page.locator("#choices"))
        if journey.view["survivors"][0]["id"]:
            in_view(ann.region("what-you-have"))
            expect(ann.region("what-you-have")).to_contain_text(str(journey.view["survivors"][0]["hp"]))
        ann.tab("tab-seats").scroll_into_view_if_needed()
        in_view(ann.page.locator("#choices"))
        ann.fits()


def test_the_map_shows_the_price_that_comes_with_a_step(visit: Visit, moments: list[Journey]) -> None:
    """The page works out no rule: were a step to cost seven points, the map would say so."""
    ann = visit(phone=True)
    ann.keep_window()  # what is done to its line is not taken away again

    def dearer(line: WebSocketRoute) -> None:
        other_side = line.connect_to_server()
        other_side.on_message(lambda data: line.send(str(data).replace('"price":1}', '"price":7}')))

    ann.page.route_web_socket("**/socket", dearer)
    moments[1].sit(ann, 0).wait()
    assert ann.question is not None
    told = [each["label"]["price"] for each in ann.question["options"] if each["act"] == "step"]

    shown = ann.region("map").locator(".cost")

    assert 1 in told
    expect(shown).to_have_count(len(told))
    wanted = sorted("7" if price == 1 else str(price) for price in told)
    assert sorted(text.strip() for text in shown.all_text_contents()) == wanted


def camera(screen: Screen) -> str:
    """How the map lies in its frame."""
    return screen.region("map").locator("svg > g").first.get_attribute("transform") or ""


def test_no_button_lies_on_the_map(visit: Visit, moments: list[Journey]) -> None:
    """Wherever the map is moved to, no name on it is under a button that moves it."""
    ann = moments[1].sit(visit(phone=True), 0)
    ann.wait()
    box = ann.region("map").bounding_box()
    assert box is not None

    for word in ("zoom-in", "zoom-out", "zoom-all", "zoom-me"):
        button = ann.button(word).bounding_box()
        assert button is not None
        assert button["x"] >= box["x"] + box["width"] or button["y"] >= box["y"] + box["height"]


def test_the_map_is_moved_and_zoomed(visit: Visit, moments: list[Journey]) -> None:
    """A finger drags it, buttons zoom it; neither chooses anything."""
    ann = moments[1].sit(visit(phone=True), 0)
    ann.wait()
    box = ann.region("map").bounding_box()
    assert box is not None
    before, seq = camera(ann), ann.seq
    line = ann.context.new_cdp_session(ann.page)
    x, y = box["x"] + 100, box["y"] + 100

    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x + 20, "y": y + 20}]),
        ("touchMove", [{"x": x + 60, "y": y + 40}]),
        ("touchEnd", []),
    ):
        if kind == "touchEnd":
            ann.page.wait_for_timeout(150)  # it rests: after a swing Chromium takes the next touch for a stop
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(ann.region("map").locator("svg > g").first).not_to_have_attribute("transform", before)
    dragged = camera(ann)
    assert dragged.partition("scale")[2] == before.partition("scale")[2]
    ann.button("zoom-out").tap()
    expect(ann.region("map").locator("svg > g").first).not_to_have_attribute("transform", dragged)
    assert ann.seq == seq


def test_a_finger_takes_a_step_on_the_map(visit: Visit, server: Served) -> None:
    """The first touch of a lit space shows its card with the option, the second chooses it."""
    journey = Journey(server).go(may_step)
    ann = journey.sit(visit(phone=True), 0)
    ann.wait()
    option = next(each for each in journey.offered if each.startswith("step:"))
    before = ann.seq

    ann.page.touchscreen.tap(*spot_on(ann.board.locator(f'[data-node][data-options~="{option}"]')))
    card = ann.board.locator("[popover]")
    expect(card).to_be_visible()
    in_view(card)
    assert ann.seq == before
    card.locator(f'[data-option="{option}"]').tap()

    ann.wait(before, ("mine", "others"))
    journey.note(option)
    assert journey.game.view(0)["survivors"][0]["space"] == option.removeprefix("step:")
    ann.fits()


def test_a_panel_that_is_opened_comes_into_view(visit: Visit, moments: list[Journey]) -> None:
    """It lies beneath the map, which fills the screen: without that a tap on its button would seem to do nothing."""
    ann = moments[1].sit(visit(phone=True), 0)
    ann.wait()

    ann.page.locator('[data-panel="power"]').tap()

    on_top = """header => {
      const { left, top, width, height } = header.getBoundingClientRect();
      return header.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }"""
    header = ann.page.locator(".panel header").element_handle()
    ann.page.wait_for_function(on_top, arg=header)
