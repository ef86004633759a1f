"""Fallout on a phone of 360 by 640: nothing is wider, what matters is in view, and a finger plays on the map."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from crossroads.engine.game import Game
from tests.kit.browser import Lang, Screen, Visit, in_view
from tests.kit.serving import Served
from tests.kit.wastes import Journey, asks, known_dice, spot_on


@pytest.fixture(scope="module")
def server(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with known_dice(tmp_path_factory.mktemp("wastes")) as served:
        yield served


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
        ann.board.locator("section").last.scroll_into_view_if_needed()
        in_view(ann.page.locator("#choices"))
        ann.fits()


def camera(screen: Screen) -> str:
    """How the map lies in its frame."""
    return screen.region("map").locator("svg > g").first.get_attribute("transform") or ""


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
