"""Symbols and keywords explain themselves in every game: on hover, on tap, on what has the focus, and all of them on `h`."""

from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import crossroads
from crossroads.engine.words import LANGUAGES
from crossroads.tui.boards.legends import table_keywords
from crossroads.tui.session import Session
from tests.kit.browser import Lang, Screen, Visit
from tests.kit.serving import Served

EXPANSIONS = ("new-california", "atomic-bonds")
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 640}
FREE = "[data-area] [data-means]:not([data-place] *):visible"  # symbols that lie on no thing with a card of its own


class Played(NamedTuple):
    """A game at a table, and somewhere in it a keyword: where, how far into the text, and what it means."""

    game: str
    seats: int
    expansions: tuple[str, ...]
    text: str
    into: float
    means: str
    choices: int = 4  # that are made before


TABLES = (
    Played("shelter", 2, (), "[data-area=holdings] [data-term=letters]", 0.5, "was trained in this letter", 0),
    Played("munchkin", 3, (), "[data-area=board] h4:text-is('Backpack')", 0.1, "gives no bonus", 0),
    Played("fallout", 2, (), "[data-option=camp] .title", 0.3, "recover 3 HP"),
    Played("fallout", 2, EXPANSIONS, "[data-area=board] .hud .goal", 0.45, "What all survivors do together"),
)
played = pytest.mark.parametrize("at", TABLES, ids=lambda at: "+".join((at.game, *at.expansions)))
POINTED = """(thing, into) => {
  if (thing.matches("[data-term]")) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width * into, top + height / 2];
  }
  const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
  let last = null;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) if (text.data.trim()) last ??= text;
  const range = document.createRange();
  range.selectNodeContents(last ?? thing);
  const { left, top, width, height } = range.getBoundingClientRect();
  return [left + width * into, top + height / 2];
}"""


def sit(screen: Screen, server: Served, at: Played) -> None:
    """Sit down at a table of this game, with bots, and play a little."""
    screen.game = at.game
    table, invite, host = server.new_table(game=at.game, seats=at.seats, expansions=list(at.expansions))
    server.sit_bots(table, host, *range(1, at.seats))
    screen.sit_at(table, invite)
    screen.wait(turns=("mine",))
    for _ in range(at.choices):
        screen.tap_first()
        screen.wait(turns=("mine",))


def point_at(screen: Screen, thing: Locator, into: float = 0.5) -> None:
    """Rest with the mouse on something: in its middle, or so far into its text."""
    thing.scroll_into_view_if_needed()
    x, y = thing.evaluate(POINTED, into)
    screen.page.mouse.move(x, y)


def explanation(screen: Screen) -> Locator:
    return screen.page.locator(".explainer")


def covers(card: Locator, part: Locator) -> bool:
    """Whether a card hides anything of a part of the page."""
    one, other = card.bounding_box(), part.bounding_box()
    assert one is not None
    assert other is not None
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return not (beside or above)


def is_whole(screen: Screen, card: Locator) -> None:
    """Nothing of a card is cut off, neither by its own edge nor by the window's."""
    wide, high, room = card.evaluate(
        "e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight, innerHeight]"
    )
    box = card.bounding_box()
    assert (wide, high) == (0, 0)
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= room
    screen.fits()


@played
def test_a_symbol_and_a_keyword_say_what_they_mean_under_the_mouse(visit: Visit, server: Served, at: Played) -> None:
    """A symbol that lies on no card, and a word of a text; Escape puts that away. What has a card says it there."""
    ann = visit()
    sit(ann, server, at)
    told = explanation(ann)

    if at.game == "munchkin":  # every symbol of it lies on something with a card
        ann.page.locator("[data-area=holdings] [data-place='stat:strength:0']").hover()
        expect(ann.page.locator(".tip:popover-open")).to_contain_text(ann.say("stat-strength-what"))
    else:
        symbol = ann.page.locator(FREE).first
        box = symbol.bounding_box()
        assert box is not None
        ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(told).to_have_text(symbol.get_attribute("data-means") or "nothing")
        is_whole(ann, told)
    point_at(ann, ann.page.locator(at.text).first, at.into)
    expect(told).to_contain_text(at.means)
    ann.page.keyboard.press("Escape")

    expect(told).to_be_hidden()


def test_a_browser_that_asks_in_the_other_way_finds_the_word_under_the_mouse(visit: Visit, server: Served) -> None:
    """Firefox knows `caretPositionFromPoint` alone."""
    ann = visit()
    at = TABLES[2]
    sit(ann, server, at)
    ann.page.evaluate("document.caretRangeFromPoint = undefined")

    point_at(ann, ann.page.locator(at.text).first, at.into)

    expect(explanation(ann)).to_contain_text(at.means)


def test_the_card_of_a_spot_explains_its_keywords_where_it_has_the_focus(visit: Visit, server: Served) -> None:
    ann = visit("pl")
    ann.sit_with_bot(server)
    spot = ann.board.locator("[data-place='spot:diner.left']")

    spot.focus()

    expect(ann.page.locator(".tip .meanings dt").first).to_have_text("od [S] do [L]")


@played
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_whoever_goes_by_key_is_told_what_an_option_and_the_symbols_of_a_part_mean(
    visit: Visit, server: Served, at: Played, size: ViewportSize
) -> None:
    """One option after another, until one has a keyword: its card hides no option. Then one's own things, all at once."""
    ann = visit("ru")
    sit(ann, server, at)
    ann.page.set_viewport_size(size)
    told, choices = explanation(ann), ann.page.locator("[data-area=choices]")
    ann.page.evaluate("document.activeElement.blur()")
    for _ in range(12):
        ann.page.keyboard.press("ArrowDown")
        ann.page.wait_for_timeout(900)
        if told.is_visible():
            break
    expect(told).to_be_visible()
    assert not covers(told, choices)
    is_whole(ann, told)

    ann.page.locator("[data-area=choices] button:visible").last.focus()
    expect(told).to_be_hidden()
    ann.page.keyboard.press("Tab")

    expect(ann.page.locator("[data-area=holdings]")).to_be_focused()
    expect(told).to_be_visible()
    drawn = ann.page.locator("[data-area=holdings] [data-means]").evaluate_all("all => all.map(e => e.dataset.means)")
    assert told.locator("p").all_inner_texts() == list(dict.fromkeys(drawn))
    assert not covers(told, ann.page.locator("[data-area=holdings]"))
    is_whole(ann, told)
    ann.page.keyboard.press("Escape")
    expect(told).to_be_hidden()


@played
def test_a_finger_finds_the_same(visit: Visit, server: Served, at: Played) -> None:
    """A tap on a symbol that is no button explains it, another tap elsewhere puts that away."""
    ann = visit("ru", phone=True)
    sit(ann, server, at)
    told = explanation(ann)

    if at.game == "munchkin":
        ann.page.locator("[data-area=holdings] [data-place='stat:strength:0']").tap()
        expect(ann.page.locator(".tip.open")).to_contain_text(ann.say("stat-strength-what"))
        return
    symbol = ann.page.locator("[data-area=holdings] [data-means]:not([data-place] *)").first
    symbol.tap(force=True)
    expect(told).to_have_text(symbol.get_attribute("data-means") or "nothing")
    is_whole(ann, told)
    ann.page.locator("header").first.tap(position={"x": 2, "y": 2})

    expect(told).to_be_hidden()


@played
@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_key_explains_everything_and_first_what_is_asked(
    visit: Visit, server: Served, at: Played, lang: Lang
) -> None:
    """`h`, or the link below the options: words of the options first, then all symbols, then all other words, none twice."""
    ann = visit(lang)
    sit(ann, server, at)

    ann.page.keyboard.press("h")

    sheet = ann.dialog("glossary")
    expect(sheet.get_by_role("heading", name=ann.say("glossary-here"))).to_be_visible()
    told = sheet.locator("dl:not(.symbols) dt").all_inner_texts()
    game = crossroads.new(at.game, seats=at.seats, seed="words", modules=at.expansions)
    same = Session(game, range(at.seats), {}, lang)
    assert sorted(told) == sorted(title for title, _ in table_keywords(same))  # as in the terminal
    symbols = sheet.locator(".symbols > div")
    assert symbols.count() > 20
    assert all(symbols.locator("dd").all_inner_texts())
    assert symbols.locator("svg > *").count() >= symbols.count()
    if lang == "en":
        ann.is_accessible()
    ann.page.set_viewport_size(PHONE)
    assert sheet.evaluate("e => e.scrollWidth <= e.clientWidth")
    ann.fits()
    ann.page.keyboard.press("Escape")
    ann.page.set_viewport_size(DESK)
    ann.button("glossary").click()
    expect(sheet).to_be_visible()


def test_an_expansion_is_explained_at_its_tables_alone(visit: Visit, server: Served) -> None:
    ann = visit()
    sit(ann, server, TABLES[2])

    ann.page.keyboard.press("h")

    titles = ann.dialog("glossary").locator("dl:not(.symbols) dt")
    expect(titles.filter(has_text="influence")).not_to_have_count(0)
    expect(titles.filter(has_text="mutation")).to_have_count(0)


def test_a_game_that_is_looked_at_once_more_explains_itself(visit: Visit, server: Served) -> None:
    """The face of happiness on a plate, by mouse; and by key what the board shows."""
    table = server.played_out()
    eve = visit()
    eve.open(f"/tables/{table}/replay?at=20")
    told = explanation(eve)

    symbol = eve.page.locator("[data-area=board] [data-means=happiness]:not([data-place] *)").first
    symbol.scroll_into_view_if_needed()
    symbol.hover(force=True)
    expect(told).to_have_text("happiness")

    eve.page.mouse.move(1, 1)
    expect(told).to_be_hidden()
    for _ in range(12):
        eve.page.keyboard.press("Tab")
        if eve.page.evaluate("document.activeElement.dataset.area") == "board":
            break
    expect(told).to_contain_text("happiness")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_settings_name_the_key(visit: Visit, lang: Lang) -> None:
    ann = visit(lang).open("/")

    ann.button("settings").click()

    row = ann.dialog("settings").locator("dt", has_text="h").filter(has=ann.page.locator("kbd", has_text="h"))
    expect(row.locator("+ dd").last).to_be_visible()
    expect(ann.dialog("settings").get_by_text(ann.say("keys-glossary"), exact=True)).to_be_visible()
