"""Munchkin in the terminal: what goes on, the pages, the options, at every size and in every language."""

import re
from itertools import combinations

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from crossroads.engine.words import LANGUAGES
from crossroads.tui.boards.munchkin import holdings, offers
from crossroads.tui.boards.munchkin.scene import scene
from crossroads.tui.boards.munchkin.symbols import LEGEND
from crossroads.tui.pages import PagesPane
from crossroads.tui.panes import KeysLine, OptionsPane
from crossroads.tui.screens import help_page
from crossroads.tui.scroll import Scroll
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from crossroads.tui.words import FOLDER, terminal_words
from tests.kit.munchkin import gear, munchkin, table
from tests.tui.munchkin_screen import (
    FILLER,
    KINDS,
    LARGE,
    PANES,
    ROOMY,
    a_draft,
    a_fight,
    a_trade,
    a_turn,
    a_turn_with_others,
    at,
    at_table,
    everybody,
    press,
    shown,
    told,
)

# -- what goes on


@pytest.mark.parametrize("width", [39, 90])
def test_a_fight_names_every_part_of_both_strengths(width: int) -> None:
    t = a_fight()
    session = everybody(t)

    text = " ".join(told(session, width).replace("│", " ").split())

    ours, theirs = t.sides
    for part in (f"Munchkins {ours}", f"Monsters {theirs}", "Glowing Cola +5", "Combat Helmet +2", "Faithful Mutt +2"):
        assert part in text
    for part in ("Ghoul Roamer", "Level 6", "Seasoned +3", "radioactivity +3", "3 Treasures"):
        assert part in text


def test_whoever_would_win_now_is_told_in_a_word() -> None:
    for level, side in ((9, "Munchkins 9 · ahead"), (2, "Monsters 2 · ahead")):
        t = table(munchkin(level=level, hand=FILLER), munchkin(), munchkin(), foes=["stray-dog"])

        assert side in told(everybody(t))


def test_a_flight_tells_what_the_die_must_show_and_the_odds() -> None:
    """The Stray Dog takes one off the roll: six is needed, one face of six."""
    t = table(munchkin(level=1, hand=FILLER), munchkin(), munchkin(), foes=["stray-dog"], dice=[1])
    t.until("before-roll")

    text = told(everybody(t))

    assert "» Stray Dog: 6 or more on the die" in " ".join(text.split())
    assert "17%" in text


def test_what_waits_is_told_with_the_last_played_first() -> None:
    """A Tripwire on Ben is answered with the rerolling of nothing: it waits until all have passed."""
    t = table(munchkin(hand=["tripwire.1", "bent-fork"]), munchkin(level=3, hand=["power-cut"]), munchkin())
    t.choose("play:tripwire.1", "target:1")

    assert t.prompt == "react"
    assert "The Trap Tripwire is about to strike Player 2" in " ".join(told(everybody(t)).split())


def test_an_offer_is_a_small_dialogue() -> None:
    """Ann offers her shoes for Ben's wrench; both see who gives what, and Ben can accept it."""
    t = table(munchkin(hand=FILLER, used=["running-shoes"]), munchkin(hand=FILLER, used=["pipe-wrench"]), munchkin())
    t.choose("trade:1", "give:running-shoes", "ask:pipe-wrench")
    session = everybody(t)
    for _ in ("draft", "offer"):
        text = told(session)
        assert "Player 1 gives Running Shoes" in text
        assert "Player 2 gives Pipe Wrench" in text
        if t.prompt == "draft":
            session.choose("propose")
            session.hand_over()

    session.choose("accept")

    assert t.munchkin(1).item("running-shoes") is not None


def test_a_deal_for_help_tells_the_treasures() -> None:
    t = table(munchkin(hand=FILLER), munchkin(hand=FILLER), munchkin(), foes=["robobrain"])
    t.choose("help:1", "treasures:1")

    assert "1 Treasure for the helper, picked by" in told(everybody(t), width=90)


def test_outside_a_fight_the_steps_of_the_turn_are_shown() -> None:
    text = told(everybody(table(munchkin(hand=FILLER), munchkin(), munchkin())))

    assert text.splitlines()[0].strip().startswith("Ready")
    assert "Charity" in text.splitlines()[0]


def test_everybody_stands_on_the_way_to_level_ten() -> None:
    t = table(munchkin(level=4, hand=FILLER), munchkin(level=9), munchkin(alive=False))

    _, *race = told(everybody(t)).split("─\n")
    lines = race[-1].splitlines()

    assert "████······  4" in lines[0]
    assert "█████████·  9" in lines[1]
    assert lines[2].rstrip().endswith("☠")


def test_a_question_that_the_headline_cuts_is_told_whole() -> None:
    session = everybody(a_trade())

    assert " ".join(told(session).split()).startswith(session.prompt())
    assert session.prompt() not in scene(session, 90, headline=200).plain


def test_who_may_answer_next_is_told_by_shape_where_the_headline_has_no_room() -> None:
    assert told(everybody(a_turn_with_others())).startswith("After you: ●2 ■3")


# -- the pages


def page(session: Session, name: str, keys: dict[str, str] | None = None, width: int = 60) -> list[str]:
    return [line.text.plain for line in holdings.page(session, name, width, keys or {}, brief=True)]


def test_ones_own_page_has_gear_by_slots_the_backpack_and_what_acts() -> None:
    t = table(
        munchkin(
            hand=FILLER,
            used=[gear("hunting-rifle", "telescopic-sight"), "combat-helmet"],
            backpack=["running-shoes"],
            classes=["raider.1"],
            sidekick="faithful-mutt",
        ),
        munchkin(),
        munchkin(),
    )

    text = "\n".join(page(everybody(t), "mine"))

    assert "headgear: Combat Helmet" in text
    assert "armour: –" in text
    assert "Hunting Rifle" in text
    assert "+ Telescopic Sight" in "\n".join(page(everybody(t), "mine", width=120))
    assert text.index("Backpack") < text.index("Running Shoes")
    assert "class: Raider" in text
    assert "Sidekick: Faithful Mutt" in text


def test_what_can_be_played_from_the_hand_has_its_key() -> None:
    t = table(munchkin(hand=["tripwire.1", "stray-dog"]), munchkin(), munchkin())
    session = everybody(t)

    keys = offers.card_keys(session, offers.entries(session))
    lines = page(session, "hand", keys)

    assert lines[1].startswith(f"{keys['tripwire.1']} Tripwire")
    assert lines[2].startswith("  Stray Dog")


def test_a_rival_is_told_in_short_with_the_last_thing_it_did_and_in_full_on_its_own_page() -> None:
    t = table(munchkin(hand=FILLER, classes=["raider.1"]), munchkin(hand=FILLER), munchkin())
    session = at(t, people=(0, 1, 2))
    session.hand_over()
    session.choose("pass")
    session.hand_over()
    assert session.seat == 1

    in_short, in_full = "\n".join(page(session, "rivals")), "\n".join(page(session, "seat-0"))

    assert "Player 1" in in_short
    assert "Raider" in in_short
    assert "class: Raider" in in_full
    assert "Bent Fork" not in in_short + in_full, "a hand is hidden"


def test_the_decks_tell_what_lies_on_top_of_the_piles() -> None:
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), door_pile=["stray-dog", "tripwire.1"])

    assert "discarded 2, on top: Tripwire" in "\n".join(page(everybody(t), "decks", width=200))


def test_the_pages_are_turned_with_the_arrows() -> None:
    session = at(table(munchkin(hand=["tripwire.1"]), munchkin(), munchkin()))

    async def turn(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        names = holdings.pages_of(session)
        assert names == ("mine", "hand", "rivals", "seat-1", "seat-2", "decks")
        await press(pilot, "right")
        assert "Tripwire" in shown(app, "#pages")
        await press(pilot, "left", "left")
        assert "Doors:" in shown(app, "#pages")

    at_table(session, turn)


def test_whoever_takes_the_screen_has_their_own_pages() -> None:
    """Ann passes and hands over to Ben: her hand is gone, his is there, and she is one of the rivals."""
    ann, ben = munchkin(hand=["tripwire.1"]), munchkin(hand=["tripwire.2", "stray-dog"])
    session = at(table(ann, ben, munchkin()), people=(0, 1))
    session.hand_over()

    async def pass_on(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await press(pilot, "right")
        assert "Stray Dog" not in shown(app, "#pages")
        await press(pilot, "1", "enter")
        assert session.seat == 1
        assert "Stray Dog" in shown(app, "#pages")
        assert app.table.query_one("#pages", PagesPane).pages == ("mine", "hand", "rivals", "seat-0", "seat-2", "decks")

    at_table(session, pass_on)


# -- the options


def test_options_that_are_alike_share_a_line_and_are_chosen_in_two_steps() -> None:
    """Two trades in one line: its key lists both, Escape goes back, and a key of the list drafts the offer."""
    session = at(table(munchkin(hand=["tripwire.1"], used=["running-shoes"]), munchkin(), munchkin()))

    async def choose(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        options = app.table.query_one(OptionsPane)
        group = next(each for each in options.entries if len(each.options) == 2)
        await press(pilot, group.key)
        assert [each.options[0] for each in options.entries] == ["trade:1", "trade:2"]
        await press(pilot, "escape")
        assert len(options.entries) > 2
        await press(pilot, group.key, "2")
        assert session.view["draft"]["partner"] == 2

    at_table(session, choose)


@pytest.mark.parametrize("least", ["pass", "refuse", "cancel"])
def test_what_does_the_least_is_always_the_first_option(least: str) -> None:
    """Whoever passes by rote with the same key accepts no offer by it."""
    t = {"pass": a_fight, "refuse": a_trade, "cancel": a_draft}[least]()

    assert offers.entries(everybody(t))[0].options == (least,)


def test_the_detail_of_a_card_has_its_text_and_its_joke() -> None:
    session = everybody(table(munchkin(hand=["tripwire.1"]), munchkin(), munchkin()))
    entry = next(each for each in offers.entries(session) if each.options == ("play:tripwire.1",))

    text = offers.detail(session, entry).plain

    assert "Trap." in text
    assert "Lose a level." in text
    assert session.words("card-tripwire.joke") in text


def test_the_detail_of_a_target_tells_who_that_is() -> None:
    t = table(munchkin(level=2, hand=["tripwire.1", "bent-fork"]), munchkin(level=7, classes=["raider.1"]), munchkin())
    t.choose("play:tripwire.1")
    session = everybody(t)

    text = offers.detail(session, offers.entries(session)[1]).plain

    assert "███████···  7" in text
    assert "Raider" in text


# -- every size and language


def crowded(app: CrossroadsApp) -> list[str]:
    """Panes that are not to be seen, that overlap, or that have lines too long for them."""
    regions = {name: app.table.query_one(name).region for name in PANES}
    screen = app.screen.region
    wrong = [name for name, region in regions.items() if not region.height or not screen.contains_region(region)]
    wrong += [f"{one} {other}" for one, other in combinations(PANES, 2) if regions[one].overlaps(regions[other])]
    for name in ("#scene", "#pages"):
        pane = app.table.query_one(name, Scroll)
        wrong += [f"{name}: {line}" for line in shown(app, name).splitlines() if Text(line).cell_len > pane.room]
    if Text(str(app.table.query_one(KeysLine).visual)).cell_len > app.size.width:
        wrong.append("#keys")
    return wrong


@pytest.mark.parametrize("kind", KINDS)
def test_at_80_columns_and_24_lines_all_there_is_to_decide_by_is_to_be_seen(kind: str) -> None:
    """No pane overlaps another, no line is longer than its pane, every option has a line with a key, in all languages."""
    session = at(KINDS[kind]())
    assert session.decision is not None
    ids = session.decision.ids

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        options = app.table.query_one(OptionsPane)
        for lang in LANGUAGES:
            assert session.lang == lang
            assert not crowded(app)
            assert {each for entry in options.entries for each in entry.options} == {*ids}
            assert all(entry.key for entry in options.entries)
            await press(pilot, "l")

    at_table(session, look)


def test_every_page_fits_at_80_columns_and_24_lines() -> None:
    session = at(a_fight())

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        for _ in holdings.pages_of(session):
            await press(pilot, "right")
            assert not crowded(app)

    at_table(session, look)


@pytest.mark.parametrize("size", [ROOMY, LARGE])
def test_larger_windows_are_used(size: tuple[int, int]) -> None:
    """The sides of the fight stand beside each other; in the largest one's own gear has a column of its own."""
    session = at(a_fight())

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert not crowded(app)
        assert app.table.query_one("#holdings").display == (size == LARGE)
        assert "│" in shown(app, "#scene")

    at_table(session, look, size)


def test_a_window_below_80_columns_is_politely_too_small() -> None:
    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert not app.table.query_one("#table").display
        assert "80 × 24" in str(app.table.query_one("#too-small", Static).visual)

    at_table(at(a_turn()), look, (79, 24))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_explains_every_symbol_and_standing_answers(lang: str) -> None:
    words = terminal_words(lang)

    text = help_page(at(a_turn(), lang=lang)).text.plain

    assert all(words(f"munchkin-legend-{name}") in text for name in LEGEND)
    assert "=  " in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_group_of_options_has_a_name_in_every_language(lang: str) -> None:
    words = terminal_words(lang)

    for verb in (*offers.ALIKE, *offers.ON_ITEMS):
        assert "…" in words(f"munchkin-group-{verb}", card="X", count=2)


def test_every_word_of_the_board_is_there_in_every_language() -> None:
    files = {lang: (FOLDER / f"munchkin.{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES}
    names = {lang: re.findall(r"^([a-z]+(?:-[a-z]+)+) =", text, re.MULTILINE) for lang, text in files.items()}

    assert names["en"]
    assert names["ru"] == names["en"] == names["pl"]
