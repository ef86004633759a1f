"""What a player must read can be read as the table opens, and the map has the room for it."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Screen, Visit
from tests.kit.parties import Party
from tests.kit.serving import Served
from tests.kit.wastes import Journey, asks

LEAST = 11  # pixels
SIZES = pytest.mark.parametrize("size", [(1440, 900), (390, 844), (360, 640)], ids=["desk", "phone", "small-phone"])
SMALL = """least => [...document.querySelectorAll(".table *")].flatMap(part => {
  const { width, height } = part.getBoundingClientRect();
  const says = [...part.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  if (!says || !width || !height || part.closest(".unseen, title")) return [];
  const matrix = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null;
  const size = parseFloat(getComputedStyle(part).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
  return size < least - 0.01 ? [`${part.textContent.trim()}: ${size}`] : [];
})"""

SPILLED = """() => [...document.querySelectorAll("[data-floor]")].flatMap(floor => {
  const room = floor.getBoundingClientRect().bottom + 2;
  return [...floor.children].filter(part => part.getBoundingClientRect().bottom > room).map(part => part.className);
})"""


def resized(screen: Screen, size: tuple[int, int]) -> Screen:
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    return screen


def all_can_be_read(screen: Screen) -> None:
    assert screen.page.evaluate(SMALL, LEAST) == []


def height_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


@SIZES
def test_nothing_of_fallout_is_too_small(visit: Visit, server: Served, size: tuple[int, int]) -> None:
    """Names, levels, numbers on pieces, boards and log: on one's first turn, and when enemies crowd the map."""
    ann = resized(visit(), size)
    for moment in (Journey(server, 3).go(asks("turn", seat=0)), Journey(server, 3).go(asks("reroll", seat=0))):
        moment.sit(ann, 0).wait()
        expect(ann.region("map").locator("[data-piece]").first).to_be_visible()
        all_can_be_read(ann)
        ann.fits()


OVER_THE_EDGE = """() => [...document.querySelectorAll(".mat .track")].filter(track =>
  track.getBoundingClientRect().right > track.closest(".mat").getBoundingClientRect().right).length"""


@SIZES
def test_the_health_of_the_others_stays_on_their_boards(visit: Visit, server: Served, size: tuple[int, int]) -> None:
    """Beside its numbers the track has the rest of the width, and no more."""
    ann = resized(visit(), size)
    Journey(server, 3).go(asks("turn", seat=0)).sit(ann, 0).wait()
    ann.board.locator('[data-panel="others"][aria-expanded="false"]').click()
    expect(ann.board.locator(".mat .track")).to_have_count(2)

    assert ann.page.evaluate(OVER_THE_EDGE) == 0


@SIZES
def test_nothing_of_shelter_is_too_small(visit: Visit, server: Served, size: tuple[int, int]) -> None:
    ann = visit()
    ann.sit_with_bot(server)
    ann.play(8)

    resized(ann, size)

    all_can_be_read(ann)
    ann.fits()
    floors = [box for floor in ann.board.locator("[data-floor]").all() if (box := floor.bounding_box())]
    assert len(floors) == 3
    for upper, lower in pairwise(floors):
        assert upper["y"] + upper["height"] <= lower["y"] + 1
    assert ann.page.evaluate(SPILLED) == []


@SIZES
def test_nothing_of_munchkin_is_too_small(visit: Visit, server: Served, size: tuple[int, int]) -> None:
    ann = resized(visit(), size)
    Party(server, 3, 1, 2).sit(ann, 0).wait()

    all_can_be_read(ann)
    ann.fits()


@SIZES
@pytest.mark.parametrize("game", ["shelter", "fallout", "munchkin"])
def test_a_table_fills_the_window_and_no_more(visit: Visit, server: Served, game: str, size: tuple[int, int]) -> None:
    """No strip beneath that only a scroll bar shows: what is for ears alone takes no room."""
    ann = resized(visit(), size)
    if game == "shelter":
        ann.sit_with_bot(server)
    else:
        table = Journey(server, 3).go(asks("turn", seat=0)) if game == "fallout" else Party(server, 3, 1, 2)
        table.sit(ann, 0).wait()

    high, room = ann.page.evaluate("[document.scrollingElement.scrollHeight, innerHeight]")

    assert high <= room


@SIZES
def test_the_result_is_not_too_small(visit: Visit, server: Served, size: tuple[int, int]) -> None:
    """The numbers beside the chart of scores, too."""
    ann = resized(visit(), size)
    ann.open(f"/tables/{server.played_out()}").wait(turns=("over",))
    end = ann.dialog("end-title")
    expect(end.get_by_role("img", name=ann.say("chart"))).to_be_visible()

    assert ann.page.evaluate(SMALL.replace(".table *", "dialog *"), LEAST) == []


def test_the_map_has_most_of_the_board(visit: Visit, server: Served) -> None:
    """Own cards are open beside it on a desk; closed, the map has the whole width."""
    ann = Journey(server, 3).go(asks("turn", seat=0)).sit(resized(visit(), (1440, 900)), 0)
    ann.wait()
    board, drawn = ann.board.bounding_box(), ann.region("map").bounding_box()
    assert board is not None
    assert drawn is not None
    assert drawn["height"] > board["height"] * 0.8
    assert drawn["width"] > board["width"] * 0.65

    ann.button("panel-mine").click()

    drawn = ann.region("map").bounding_box()
    assert drawn is not None
    assert drawn["width"] > board["width"] * 0.95


def test_one_panel_at_a_time_is_open_beside_the_map(visit: Visit, server: Served) -> None:
    """Quests, shop, power track, decks and the other survivors wait behind buttons; the own board is there once."""
    ann = Journey(server, 3).go(asks("turn", seat=0)).sit(visit(), 0)
    ann.wait()
    for panel in ("others", "quests", "shop", "power", "decks", "mine"):
        button = ann.button(f"panel-{panel}")
        if button.get_attribute("aria-expanded") == "false":
            button.click()
        expect(ann.region(f"panel-{panel}")).to_be_visible()
        expect(ann.board.locator("[data-panel][aria-expanded=true]")).to_have_count(1)
    expect(ann.page.get_by_role("img", name=re.compile("^S.P.E.C.I.A.L.:"))).to_have_count(1)
    ann.button("panel-mine").click()

    expect(ann.board.locator("[data-panel][aria-expanded=true]")).to_have_count(0)


def test_survivors_are_chosen_from_cards_with_pictures(visit: Visit, server: Served) -> None:
    ann = Journey(server, 3).sit(resized(visit(), (1440, 900)), 0)
    ann.wait()
    cards = ann.region("scene-choice").locator("[data-options^='survivor:']")

    expect(cards).to_have_count(5)
    for card in cards.all():
        expect(card.locator("svg path").first).to_be_visible()
    tops = {round(box["y"]) for card in cards.all() if (box := card.bounding_box())}
    assert len(tops) == 1  # side by side
    cards.nth(2).click()
    ann.wait(0, ("mine", "others"))


def test_a_turn_begins_with_the_survivors_surroundings_in_view(visit: Visit, server: Served) -> None:
    """Wherever the map was moved to while others played."""
    journey = Journey(server, 2).go(asks("turn", seat=1))
    ann = journey.sit(resized(visit(), (900, 620)), 0)
    ann.wait(turns=("others",))
    drawn = ann.region("map")
    box = drawn.bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + 40, box["y"] + 40)
    ann.page.mouse.down()
    ann.page.mouse.move(box["x"] + 400, box["y"] + 400, steps=4)
    ann.page.mouse.up()

    journey.go(asks("turn", seat=0))
    ann.wait(journey.seq - 1)

    own = ann.board.locator("[data-piece='survivor-0']").bounding_box()
    assert own is not None
    middle = (own["x"] + own["width"] / 2, own["y"] + own["height"] / 2)
    assert box["x"] + 60 < middle[0] < box["x"] + box["width"] - 60
    assert box["y"] + 60 < middle[1] < box["y"] + box["height"] - 60


def test_a_strong_turn_of_the_wheel_is_one_step(visit: Visit, server: Served) -> None:
    ann = Journey(server).go(asks("turn")).sit(visit(), 0)
    ann.wait()
    layer = ann.region("map").locator("svg > g").first

    def scale() -> float:
        found = re.search(r"scale\(([\d.]+)\)", layer.get_attribute("transform") or "")
        assert found is not None
        return float(found[1])

    before = scale()
    moved = layer.get_attribute("transform") or ""
    ann.region("map").hover(position={"x": 200, "y": 200})
    ann.page.mouse.wheel(0, -4000)
    expect(layer).not_to_have_attribute("transform", moved)

    assert scale() == pytest.approx(before * 1.25)


def test_shelter_fills_the_window(visit: Visit, server: Served) -> None:
    """At a table for two there is no empty strip beneath the rows, and symbols are as large as the height allows."""
    ann = resized(visit(), (1440, 900))
    ann.sit_with_bot(server)

    board, rows = ann.board.bounding_box(), ann.region("room-row").bounding_box()
    assert board is not None
    assert rows is not None
    assert rows["y"] + rows["height"] > board["y"] + board["height"] * 0.95
    assert height_of(ann.board.locator(".chip svg").first) >= 15

    resized(ann, (1440, 560))

    ann.page.wait_for_function("() => document.querySelector('.chip svg').getBoundingClientRect().height < 14")


WHOLE = """title => {
  const name = title.querySelector("span") ?? title;
  name.firstChild.data = "Радтараканы"; // the longest there is
  const range = document.createRange();
  range.selectNodeContents(name);
  const [word, ...more] = range.getClientRects();
  const room = title.getBoundingClientRect();
  return more.length === 0 && word.left > room.left - 1 && word.right < room.right + 1;
}"""


@SIZES
def test_the_name_of_a_threat_is_whole(visit: Visit, server: Served, size: tuple[int, int]) -> None:
    ann = visit("ru")
    ann.sit_with_bot(server)
    title = ann.board.locator(".scene .title").first
    while title.count() == 0:
        ann.play(1)
    resized(ann, size)

    ann.page.wait_for_function(WHOLE, arg=title.element_handle())
