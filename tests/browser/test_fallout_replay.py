"""A game of Fallout once more, by address: the map as it was, and the quests in the reader's words."""

import re

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Lang, Visit
from tests.kit.serving import Served
from tests.kit.wastes import Journey


@pytest.fixture(scope="module")
def journey(server: Served) -> Journey:
    """A table at which the story has gone on for a while."""
    return Journey(server, 2).go(lambda game: game.view(None)["opened"] >= 3)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_point_shows_the_map_and_the_quests(visit: Visit, server: Served, journey: Journey, lang: Lang) -> None:
    """A spectator reads the quests that lie open with all their text, and sees the tiles and the figures where they were."""
    eve = journey.sit(visit(lang), path=f"/replay?at={journey.seq}")
    view = journey.game.view(None)
    cards = server.get(f"/api/tables/{journey.table}/cards", lang=lang).json()["cards"]["quests"]

    eve.button("panel-quests").click()
    for quest in view["quests"]:
        told = cards[quest["id"]]
        shown = eve.board.locator(".paper").filter(has_text=told["name"])
        expect(shown.first).to_be_visible()
    nodes = eve.board.locator("[data-node]")
    expect(nodes.first).to_be_visible()
    faceup = [tile["face"] for tile in view["tiles"] if tile["face"]]
    found = {node.partition(".")[0] for node in nodes.evaluate_all("all => all.map(e => e.dataset.node)")}
    assert set(faceup) <= found
    expect(eve.board.locator("[data-piece]")).to_have_count(
        len(view["enemies"]) + len(view["survivors"]) + sum(bool(quest["marked"]) for quest in view["quests"])
    )
    assert eve.page.locator("[data-options]").count() == 0


def test_the_slider_leads_back_to_the_beginning(visit: Visit, server: Served, journey: Journey) -> None:
    """Before the first choice no survivor stands anywhere; a step on, the address names the point."""
    ann = journey.sit(visit(), 0, path=f"/replay?at={journey.seq}&seat=0")
    expect(ann.board.locator('[data-place^="agenda:"]').first).to_be_visible()

    ann.page.get_by_role("slider").fill("0")

    expect(ann.page).to_have_url(re.compile(r"\?at=0&seat=0$"))
    expect(ann.board.locator("[data-node]").first).to_be_visible()
    expect(ann.board.locator("[data-piece]")).to_have_count(0)
    ann.button("replay-on").click()
    expect(ann.page).to_have_url(re.compile(r"\?at=1&seat=0$"))
