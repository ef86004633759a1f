"""How a reader likes the page: colours, the size of letters, movement and sound; kept in the browser."""

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Lang, Screen, Visit
from tests.kit.parties import Party
from tests.kit.serving import Served
from tests.kit.wastes import Journey, asks

FRAME = """[...document.querySelectorAll('meta[name="theme-color"]')].find(meta => matchMedia(meta.media).matches).content"""
LETTERS = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
DARK, LIGHT = "rgb(10, 13, 10)", "rgb(241, 239, 227)"
SMALL_PHONE = {"width": 360, "height": 780}

# What is written in a box that hides what does not fit, and does not fit, although nobody can scroll there. Words that
# end in three dots are meant to; what is only heard is not seen.
CUT_OFF = """() => [...document.querySelectorAll("button, h1, h2, h3, legend, label, th, td, dt, dd")].flatMap(part => {
  const { width, height, left, right } = part.getBoundingClientRect();
  if (!width || !height || part.closest(".unseen") || getComputedStyle(part).textOverflow === "ellipsis") return [];
  const scrolls = (() => {
    for (let box = part.parentElement; box; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true;
    return false;
  })();
  const cut = getComputedStyle(part).overflowX === "hidden" && part.scrollWidth > part.clientWidth + 1;
  const beyond = !scrolls && (right > innerWidth + 1 || left < -1);
  return cut || beyond ? [`${part.tagName} ${part.textContent.trim().slice(0, 40)} ${left}..${right}`] : [];
})"""


def has_ground(ann: Screen, colour: str) -> None:
    """The room has this colour, and so has the browser's frame, by the one of its two colours that holds."""
    expect(ann.page.locator("html")).to_have_css("background-color", colour)
    assert ann.page.evaluate(FRAME) == {DARK: "#0a0d0a", LIGHT: "#f1efe3"}[colour]


def pick(ann: Screen, setting: str, value: str) -> None:
    """In the open settings: one of several."""
    group = ann.dialog("settings").get_by_role("group", name=ann.say(f"settings-{setting}"), exact=True)
    group.get_by_label(ann.say(f"settings-{setting}-{value}"), exact=True).check()


def settle(ann: Screen) -> None:
    ann.button("settings").click()
    expect(ann.dialog("settings")).to_be_visible()


def largest(ann: Screen) -> Screen:
    """On a small phone, with the largest letters."""
    ann.page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]  # a plain dict will do
    ann.open("/")
    settle(ann)
    pick(ann, "size", "largest")
    nothing_is_cut_off(ann)
    ann.page.keyboard.press("Escape")
    return ann


def nothing_is_cut_off(ann: Screen) -> None:
    ann.fits()
    assert ann.page.evaluate(CUT_OFF) == []


def test_the_page_is_as_light_as_the_system_until_somebody_chooses(visit: Visit) -> None:
    """A system that turns light takes the page along; dark, once chosen, stays, here and on the next page."""
    ann = visit()
    ann.open("/")
    has_ground(ann, DARK)
    ann.page.emulate_media(color_scheme="light")
    has_ground(ann, LIGHT)

    settle(ann)
    pick(ann, "theme", "dark")
    has_ground(ann, DARK)

    ann.open("/rules/shelter")
    has_ground(ann, DARK)
    ann.open("/")
    settle(ann)
    pick(ann, "theme", "light")
    ann.page.emulate_media(color_scheme="dark")
    has_ground(ann, LIGHT)


def test_what_is_lit_in_the_vault_shines_in_the_light_too(visit: Visit, server: Served) -> None:
    """Rooms are dark whatever the page is: an outline as dark as that would not be seen."""
    ann = visit()
    ann.sit_with_bot(server)
    lit = ann.board.locator("[data-room] .thing.lit").first
    outline = "thing => getComputedStyle(thing, '::after').borderTopColor"
    dark = lit.evaluate(outline)

    ann.page.emulate_media(color_scheme="light")

    has_ground(ann, LIGHT)
    assert lit.evaluate(outline) == dark


def test_settings_lie_on_the_table_too(visit: Visit, server: Served) -> None:
    """Letters of 16 pixels become 19.2 and 23.2 there, and stay so."""
    ann = visit()
    ann.sit_with_bot(server)
    usual = ann.page.evaluate(LETTERS)

    for size, times in (("larger", 1.2), ("largest", 1.45)):
        settle(ann)
        pick(ann, "size", size)
        ann.page.keyboard.press("Escape")
        assert ann.page.evaluate(LETTERS) == pytest.approx(usual * times, abs=0.1)

    ann.page.reload()
    ann.wait()
    assert ann.page.evaluate(LETTERS) == pytest.approx(usual * 1.45, abs=0.1)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_largest_letters_fit_a_small_phone(visit: Visit, server: Served, lang: Lang) -> None:
    """Lobby, settings, rules, and a table of each game: nothing is cut off on 360 pixels."""
    ann = largest(visit(lang, phone=True))
    ann.page.get_by_text(ann.say("table-options"), exact=True).click()
    nothing_is_cut_off(ann)
    ann.open("/rules/fallout")
    expect(ann.page.get_by_role("heading", name=ann.say("rules-topics"))).to_be_visible()
    nothing_is_cut_off(ann)
    ann.open("/rules/fallout?rule=fallout.combat.enemy-hits")
    expect(ann.page.get_by_role("article").first).to_be_visible()
    nothing_is_cut_off(ann)

    ann.sit_with_bot(server)
    nothing_is_cut_off(ann)
    for table in (Journey(server).go(asks("turn")), Party(server, 3, 1, 2)):
        table.sit(ann, 0).wait()
        nothing_is_cut_off(ann)
        unfold = ann.button("unfold", count=len(ann.offered))
        if unfold.is_visible():
            unfold.click()
            nothing_is_cut_off(ann)


def test_less_movement_is_the_systems_wish_or_ones_own(visit: Visit) -> None:
    ann = visit(moving=True)
    ann.open("/")
    quick = "getComputedStyle(document.documentElement).getPropertyValue('--quick')"
    assert ann.page.evaluate(quick) != "0ms"

    settle(ann)
    ann.page.get_by_label(ann.say("settings-still")).check()
    assert float(ann.page.evaluate(quick).removesuffix("ms").removesuffix("s")) == 0
    ann.page.get_by_label(ann.say("settings-still")).uncheck()
    ann.page.emulate_media(reduced_motion="reduce")

    assert float(ann.page.evaluate(quick).removesuffix("ms").removesuffix("s")) == 0
