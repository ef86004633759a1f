"""Munchkin at a terminal: the fight, the pages and the options on the full screen, and the game line by line."""

import asyncio
import io
import re
from collections.abc import Awaitable, Callable
from itertools import combinations

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

import crossroads
from crossroads.bots import Bot, choice_of, make_bot
from crossroads.engine.game import Game
from crossroads.engine.words import LANGUAGES
from crossroads.games.munchkin.player import Kept
from crossroads.games.munchkin.state import Foe, Munchkin
from crossroads.tui.ahead import ways_ahead
from crossroads.tui.boards.munchkin import holdings, offers
from crossroads.tui.boards.munchkin.scene import scene
from crossroads.tui.boards.munchkin.symbols import LEGEND
from crossroads.tui.pages import PagesPane
from crossroads.tui.panes import KeysLine, LogPane, OptionsPane
from crossroads.tui.plain import run_plain
from crossroads.tui.screens import EndScreen, StandOverlay, help_page
from crossroads.tui.scroll import Scroll
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from crossroads.tui.words import FOLDER, terminal_words
from tests.kit.munchkin import DEFAULTS, Table, gear, munchkin, table

Steps = Callable[[CrossroadsApp, Pilot[int]], Awaitable[None]]
SMALL, ROOMY, LARGE = (80, 24), (120, 40), (160, 45)
FILLER = ["bent-fork"]


def at(t: Table, people: tuple[int, ...] = (0,), lang: str = "en") -> Session:
    """Sit down at a table of the kit; bots that do the least sit where no person does."""
    seats = t.game.setup.seats
    bots: dict[int, Bot] = {seat: make_bot("random", "munchkin", str(seat)) for seat in range(seats)}
    return Session(t.game, people, {seat: bots[seat] for seat in bots if seat not in people}, lang)


def everybody(t: Table, lang: str = "en") -> Session:
    """Sit down in all seats; whoever is asked has the screen."""
    session = at(t, tuple(range(t.game.setup.seats)), lang)
    session.hand_over()
    return session


def at_table(session: Session, steps: Steps, size: tuple[int, int] = SMALL) -> None:
    """Open the table, do these steps, and leave."""
    app = CrossroadsApp(session)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(run())


def shown(app: CrossroadsApp, name: str) -> str:
    """What a pane says."""
    content = app.screen.query_one(name).query_one(Static).visual
    return str(content.plain if isinstance(content, Text) else content)


def told(session: Session, width: int = 39) -> str:
    """What goes on, where there is little room."""
    return scene(session, width, headline=56).plain


async def press(pilot: Pilot[int], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


def a_fight() -> Table:
    """Ann and her helper Ben against a Seasoned Stray Dog that glows; somebody has thrown a cola."""
    t = table(
        munchkin(level=2, hand=["glowing-cola", "tripwire.1"], used=["combat-helmet"], classes=["raider.1"]),
        munchkin(level=3, hand=FILLER, sidekick="faithful-mutt"),
        munchkin(hand=FILLER),
        foes=[Foe("ghoul-roamer", "ghoul-roamer", enhancers=("seasoned",), irradiated=True, met=(0, 1))],
        helper=1,
    )
    t.act(0, "play:glowing-cola", "side:munchkins")
    while (t.seat, t.prompt) != (0, "combat"):
        t.skip()
    return t


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


def until(t: Table, prompt: str) -> Table:
    t.until(prompt)
    return t


def chosen(t: Table, *options: str) -> Table:
    t.choose(*options)
    return t


def a_turn() -> Table:
    ann = munchkin(hand=["tripwire.1", "stray-dog", "combat-helmet"], used=["running-shoes"], classes=["raider.1"])
    return table(ann, munchkin(), munchkin())


def a_turn_with_others() -> Table:
    """At the turn of Ann, who holds a Tripwire, the others have cards that nobody sees."""
    return table(munchkin(hand=["tripwire.1"]), munchkin(hand=FILLER), munchkin(hand=["tin-can"]))


def a_draft() -> Table:
    return chosen(table(munchkin(hand=FILLER, used=["running-shoes"]), munchkin(), munchkin()), "trade:1")


def a_flight() -> Table:
    return until(table(munchkin(hand=FILLER), munchkin(), munchkin(), foes=["stray-dog"], dice=[1]), "before-roll")


def a_trade() -> Table:
    ben = munchkin(hand=FILLER, used=["running-shoes", "pipe-wrench"])
    t = table(munchkin(hand=FILLER, used=["combat-helmet"]), ben, munchkin(), active=1)
    return chosen(t, "trade:0", "give:running-shoes", "give:pipe-wrench", "ask:combat-helmet", "propose")


def a_body() -> Table:
    """Cleo dies of Creeping Irradiation; Ann takes of what she leaves."""
    creeping = Kept("creeping-irradiation", "creep", penalty=-3)
    cleo = munchkin(hand=["tripwire.1", "stray-dog"], used=["running-shoes"], kept=[creeping])
    return until(table(munchkin(level=2, hand=FILLER), munchkin(), cleo, active=2, phase="end"), "loot")


def a_perk() -> Table:
    t = table(munchkin(hand=["read-the-survival-guide"]), munchkin(), munchkin(), phase="prepare")
    t.act(0, "play:read-the-survival-guide", "target:0")
    return chosen(until(t, "perk-draw"), "draw")


KINDS = {"turn": a_turn, "fight": a_fight, "flight": a_flight, "offer": a_trade, "loot": a_body, "perk": a_perk}
PANES = ("#headline", "#scene", "#options", "#pages", "#detail", "#log", "#keys")


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


# -- standing answers


def test_who_passes_until_something_changes_says_so_once() -> None:
    """Ben holds a Tripwire at Ann's turn, which she spends alone: after one word he is next asked at his own turn."""
    t = table(
        munchkin(hand=FILLER), munchkin(hand=["tripwire.1", "bent-fork"]), munchkin(), only=True, doors=["megabrain.1"]
    )
    session = Session(t.game, (1,), {seat: Idler() for seat in (0, 2)})
    assert session.decision is not None
    assert session.decision.prompt == "turn-start"

    session.stand("until-change")

    assert session.decision is not None
    assert (session.decision.prompt, session.view["active"]) == ("turn-start", 1)


def test_the_word_need_not_be_given_again_after_a_pass() -> None:
    """Somebody plays, and Ben is asked; he passes with a plain pass, and is not asked at the next windows."""
    ann = munchkin(hand=["tripwire.2", "bent-fork"])
    t = table(ann, munchkin(hand=["tripwire.1", "tin-can"]), munchkin(level=2), only=True, doors=["megabrain.1"])
    session = Session(t.game, (1,), {0: Once("play:tripwire.2", "target:2"), 2: Idler()})
    session.said.calm.add(1)
    assert session.decision is not None
    assert session.decision.prompt == "turn-start"

    session.choose("pass")

    assert session.view["active"] == 1


def test_at_ones_own_turn_a_pass_is_one_pass() -> None:
    t = table(munchkin(hand=["tripwire.1", "desk-fan"]), munchkin(), munchkin(), only=True, doors=["megabrain.1"])
    session = Session(t.game, (0,), {1: Idler(), 2: Idler()})
    session.said.calm.add(0)

    session.choose("pass")
    if session.decision is not None and session.decision.prompt == "receipt":
        session.choose("done")

    assert session.decision is not None
    assert session.decision.prompt == "door-settled"


def test_to_be_asked_as_usual_ends_it() -> None:
    session = at(a_turn())
    session.said.calm.add(0)

    session.stand("ask")

    assert not session.said.calm


def test_the_equals_sign_opens_what_can_be_said_of_a_fight() -> None:
    session = at(a_fight())

    async def stand(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await press(pilot, "=")
        assert isinstance(app.screen, StandOverlay)
        await press(pilot, "2")
        assert not isinstance(app.screen, StandOverlay)

    occasion = session.view["windows"][-1]["occasion"]
    at_table(session, stand)

    assert session.said.standing(0).occasion == occasion


def test_what_has_been_said_is_marked() -> None:
    """Beside the key, on its sheet, and at a plain table."""
    session = everybody(a_turn_with_others())
    session.said.calm.add(0)

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert "ahead ✔" in str(app.table.query_one(KeysLine).visual)
        await press(pilot, "=")
        lines = str(app.screen.query_one(Static).visual).splitlines()
        assert lines[0].startswith("✔ 1 change")
        assert not any("✔" in line for line in lines[1:])

    at_table(session, look)
    stdout = io.StringIO()
    run_plain(session, io.StringIO("ahead\n"), stdout)
    assert "or somebody plays (in force)" in stdout.getvalue()


class Idler:
    """A bot that does the least that is possible."""

    name = "random"

    def choose(self, game: Game[Munchkin], seat: int) -> str:
        assert game.decision is not None
        return next((each for each in DEFAULTS if each in game.decision.ids), game.decision.ids[0])


class Once(Idler):
    """A bot that does these things, and then the least that is possible."""

    def __init__(self, *options: str) -> None:
        self.left = list(options)

    def choose(self, game: Game[Munchkin], seat: int) -> str:
        assert game.decision is not None
        if self.left and self.left[0] in game.decision.ids:
            return self.left.pop(0)
        return super().choose(game, seat)


# -- line by line


def said(session: Session, *lines: str) -> str:
    """All that a script of these lines is told."""
    stdout = io.StringIO()
    run_plain(session, io.StringIO("".join(f"{line}\n" for line in lines)), stdout)
    return stdout.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_card_can_be_looked_up_by_name(lang: str) -> None:
    session = at(a_turn(), lang=lang)
    words = session.words

    text = said(session, f"card {words('card-tripwire')}", f"card {words('card-stray-dog')}")

    assert session.card("tripwire") in text
    assert session.card("stray-dog") in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fight_is_told_before_its_question_with_every_part(lang: str) -> None:
    session = everybody(a_fight(), lang)
    words = session.words

    text = said(session)

    for card in ("combat-helmet", "faithful-mutt", "glowing-cola", "seasoned"):
        assert words(f"card-{card}") in text.partition(session.prompt())[0]


def test_offers_to_several_players_share_a_line() -> None:
    session = at(table(munchkin(hand=FILLER, used=["running-shoes"]), munchkin(), munchkin()))

    assert re.search(r"^\d+\. Offer a trade to Player 2; \d+\. Player 3$", said(session), re.MULTILINE)


def test_ones_own_turn_begins_with_how_all_stand_and_says_it_once() -> None:
    session = at(a_turn())

    text = said(session, "stow:running-shoes")

    assert text.count("Player 2: Level 1, Combat Strength 1, in hand 0 + 0") == 1
    assert text.count("Your turn") == 2


def test_what_a_card_does_at_length_is_told_once() -> None:
    """The Enclave Scientist has two powers, which fill three lines."""
    t = table(munchkin(hand=["tripwire.1", "desk-fan"], classes=["enclave-scientist.1"]), munchkin(), munchkin())

    text = said(at(t), "stow:desk-fan")

    assert text.count("Part with Enclave Scientist") == 2
    assert text.count("Part with Enclave Scientist: ") == 1


# -- a game that goes on


def test_the_log_of_a_game_that_was_saved_shows_what_happened_last() -> None:
    game = crossroads.new("munchkin", 3, "resumed")
    bots = [make_bot("steady", "munchkin", str(seat)) for seat in range(3)]
    while game.decision is not None and (len(game.history) < 60 or game.decision.seat != 0):
        game.choose(choice_of(bots[game.decision.seat], game, game.decision.seat))
    session = Session(game, (0,), {1: bots[1], 2: bots[2]})

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        log = app.table.query_one(LogPane)
        assert log.scroll_y == log.max_scroll_y > 0

    at_table(session, look)


# -- whole games


class Typist(io.StringIO):
    """Somebody at a plain table who types what a bot would choose, and says once to pass until something changes."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session, self.bot = session, make_bot("steady", "munchkin", "typist")
        self.asked = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # the stubs know bytes alone
        if self.session.decision is None:
            return ""
        self.asked += 1
        option = choice_of(self.bot, self.session.game, 0)
        return "ahead change\n" if option == "pass" and not self.session.said.calm else f"{option}\n"


def a_new_game(seed: str, lang: str = "en", seats: int = 4) -> Session:
    bots = {seat: make_bot("steady", "munchkin", f"{seed}{seat}") for seat in range(1, seats)}
    return Session(crossroads.new("munchkin", seats, seed), (0,), bots, lang)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plain_game_is_played_to_its_end_with_bearably_many_questions(lang: str) -> None:
    """Against three bots: on average fewer than five questions a turn, one's own turns included."""
    session = a_new_game("plain", lang)
    typist, stdout = Typist(session), io.StringIO()

    code = run_plain(session, typist, stdout)

    assert (code, session.over) == (0, True)
    assert typist.asked < 5 * (session.view["turn"] + 1)
    assert session.result()[0] in stdout.getvalue()


@pytest.mark.slow
def test_a_whole_game_is_played_on_the_full_screen() -> None:
    """By keys alone, at 80 columns and 24 lines, to the last screen."""
    session = a_new_game("screen10", seats=3)
    bot = make_bot("steady", "munchkin", "keys")

    async def play(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        options = app.table.query_one(OptionsPane)
        while not session.over:
            if not session.said.calm and ways_ahead(session):
                await press(pilot, "=", "1")
                continue
            option = choice_of(bot, session.game, 0)
            entry = next(each for each in options.entries if option in each.options)
            await press(pilot, entry.key)
            if len(entry.options) > 1:
                await press(pilot, next(each.key for each in options.entries if each.options == (option,)))
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)

    at_table(session, play)


# -- bots say why


def test_a_bot_says_why_in_the_log_of_its_terminal() -> None:
    """Ann asks Ben for help on the way to Level 9: his answer and his reason stand side by side."""
    t = table(munchkin(level=8), munchkin(level=8, hand=FILLER), munchkin(), foes=["yao-guai"])
    steady: dict[int, Bot] = {seat: make_bot("steady", "munchkin", str(seat)) for seat in (1, 2)}
    session = Session(t.game, (0,), steady)
    for option in ("help:1", "treasures:3", "propose"):
        session.choose(option)

    kinds = [line.kind for line in session.log]
    said = session.log[kinds.index("why")]
    assert kinds[kinds.index("why") - 1] == "declined"
    assert said.seat == 1
    assert "Level 9" in said.text
