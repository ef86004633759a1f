"""Whatever can be chosen on the board is seen, or a button of the action row points at it and brings it into view."""

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.kit.browser import Lang, Screen, Visit, in_view
from tests.kit.parties import Party
from tests.kit.serving import Served

SMALL: ViewportSize = {"width": 360, "height": 640}
HIDDEN = """board => {
  const seen = thing => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return document.elementsFromPoint(left + width / 2, top + height / 2).some(one => thing.contains(one));
  };
  const lit = [...board.querySelectorAll("[data-options]")].filter(thing => thing.getBoundingClientRect().width > 0);
  const options = thing => thing.dataset.options.split(" ");
  const chosen = new Set(lit.filter(seen).flatMap(options));
  return [lit.length, lit.filter(thing => !options(thing).every(option => chosen.has(option))).map(options).flat()];
}"""


@pytest.fixture(scope="module")
def server(parties: Served) -> Served:
    return parties


def hidden(ann: Screen) -> list[str]:
    """The options on the board that can be chosen nowhere in sight."""
    lit, out = ann.board.evaluate(HIDDEN)
    assert lit > 0
    return list(out)


def pointers(ann: Screen) -> Locator:
    return ann.page.locator('[data-area="choices"] [data-beyond]')


def leads_to_all(ann: Screen) -> None:
    """Each press brings something into view, until nothing more is below."""
    below = pointers(ann).and_(ann.page.locator('[data-beyond="below"]'))
    for _ in range(40):
        if below.count() == 0:
            break
        before = hidden(ann)
        below.click()
        ann.page.wait_for_timeout(80)  # the browser tells what is in sight a frame later
        assert hidden(ann) != before
    expect(below).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_six_munchkins_on_a_small_phone(visit: Visit, server: Served, lang: Lang) -> None:
    """The button says how many lie where, is large enough for a finger, and leads to each."""
    ann = Party(server, 6).sit(visit(lang, phone=True), 0)
    ann.page.set_viewport_size(SMALL)
    ann.wait()
    assert hidden(ann)

    button = pointers(ann).first
    expect(button).to_have_accessible_name(f"{ann.say('lit-below', count=pointed(ann))}: {ann.say('lit-show')}")
    in_view(button)
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    ann.fits()
    leads_to_all(ann)


def pointed(ann: Screen) -> int:
    """How many things lie below what is seen."""
    return int("".join(filter(str.isdigit, pointers(ann).first.inner_text())))


def test_a_key_leads_to_the_thing_itself(visit: Visit, server: Served) -> None:
    """The focus is on what came into view: the button may be gone."""
    ann = Party(server, 6).sit(visit(phone=True), 0)
    ann.page.set_viewport_size(SMALL)
    ann.wait()
    (first, *_) = hidden(ann)
    pointers(ann).first.focus()

    ann.page.keyboard.press("Enter")

    focused = ann.board.locator("[data-options]:focus")
    expect(focused).to_have_attribute("data-options", first)
    in_view(focused)


def test_a_vault_on_a_phone_that_lies_on_its_side(visit: Visit, server: Served) -> None:
    ann = visit(phone=True)
    ann.page.set_viewport_size({"width": SMALL["height"], "height": SMALL["width"]})
    ann.sit_with_bot(server)
    assert hidden(ann)

    in_view(pointers(ann).first)
    leads_to_all(ann)


def test_nothing_points_where_all_is_seen(visit: Visit, server: Served) -> None:
    ann = visit()
    ann.page.set_viewport_size({"width": 1920, "height": 1080})
    ann.sit_with_bot(server)
    assert hidden(ann) == []

    expect(pointers(ann)).to_have_count(0)
