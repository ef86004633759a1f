"""The table on a whole screen, played by keys and mouse as people do."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

import crossroads
from crossroads.bots import make_bot
from crossroads.engine.loading import load
from crossroads.engine.verifying import verify
from crossroads.engine.words import LANGUAGES
from crossroads.games.fallout.words.cards import card_parts
from crossroads.games.munchkin.words.cards import short_text
from crossroads.rules.book import rule_book
from crossroads.tui import app as app_module
from crossroads.tui.boards.shelter import offers
from crossroads.tui.boards.shelter import vault as shelter
from crossroads.tui.boards.shelter.panes import CardsPane, ShaftPane, VaultPane
from crossroads.tui.offers import ListRow
from crossroads.tui.panes import LogPane, OptionsPane
from crossroads.tui.reference import Search, WhyNot
from crossroads.tui.screens import EndScreen, Handover, Leave, SaveAs, TextPage, help_page
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from tools import screenshot

Steps = Callable[[CrossroadsApp, Pilot[int]], Awaitable[None]]
SMALL, LARGE = (100, 30), (160, 45)
COMPACT = (80, 24)
PANES = ("#headline", "#vault", "#options", "#detail", "#log", "#stores", "#keys")


def a_session(
    people: tuple[int, ...] = (0,), seats: int = 2, lang: str = "en", moves: int = 0, save_path: Path | None = None
) -> Session:
    """A table after so many moves of bots in everybody's place."""
    game = crossroads.new("shelter", seats, "app")
    bots = {seat: make_bot("random", "shelter", salt=str(seat)) for seat in range(seats)}
    while game.decision is not None and len(game.history) < moves:
        game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
    return Session(game, people, {seat: bots[seat] for seat in bots if seat not in people}, lang, save_path)


def session_where(fits: Callable[[Session, ListRow], bool], seats: int = 2) -> Session:
    """The first turn of seat 0 in a game between bots at which some entry fits."""
    game = crossroads.new("shelter", seats, "app")
    bot = make_bot("steady", "shelter", salt="both")
    while game.decision is not None:
        if game.decision.seat == 0 and game.decision.prompt == "turn":
            session = Session(game.clone(), (0,), dict.fromkeys(range(1, seats), bot))
            if any(fits(session, entry) for entry in offers.entries(session)):
                return session
        game.choose(bot.choose(game, game.decision.seat))
    raise AssertionError("no such turn: choose another seed")


def at_table(session: Session, steps: Steps, size: tuple[int, int] = SMALL) -> CrossroadsApp:
    """Open the table, do these steps, and leave."""
    app = CrossroadsApp(session)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(run())
    return app


def shown(app: CrossroadsApp, name: str) -> str:
    """What a pane says."""
    found = app.screen.query_one(name)
    text = found if isinstance(found, Static) else found.query_one(Static)
    content = text.visual
    return str(content.plain if isinstance(content, Text) else content)


def top(app: CrossroadsApp) -> Screen[Any]:
    """What lies uppermost now."""
    return app.screen


async def press_first_key(app: CrossroadsApp, pilot: Pilot[int]) -> None:
    """Press the key of the first option, and once more where a place has several crews."""
    await pilot.press(app.table.query_one(OptionsPane).entries[0].key)
    await pilot.pause()


@pytest.mark.slow
@pytest.mark.long
def test_a_whole_game_is_played_by_keys() -> None:
    """From the first turn to the end, every choice with the key that the list shows."""
    session = a_session()

    async def play(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        for press in range(3000):
            if session.over:
                break
            entries = app.table.query_one(OptionsPane).entries
            await pilot.press(entries[press % len(entries)].key)
            await pilot.pause()
        assert isinstance(top(app), EndScreen)
        assert session.result()[0] in shown(app, "#ending")

    at_table(session, play)

    assert session.game.outcome is not None


def test_a_lit_spot_is_chosen_by_a_click_on_it() -> None:
    session = a_session()
    assert session.decision is not None

    async def click(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        hit = next(hit for hit in app.table.query_one(VaultPane).drawing.hits if hit.place == "generator.right")
        await pilot.click("#vault", offset=(hit.start + 3, hit.row))
        await pilot.pause()

    at_table(session, click)

    assert "place:generator.right" in session.game.history


def test_a_click_on_a_spot_not_on_offer_tells_the_rule_in_its_way() -> None:
    session = a_session()

    async def click(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        hit = next(hit for hit in app.table.query_one(VaultPane).drawing.hits if hit.place == "vault-entrance.left")
        await pilot.click("#vault", offset=(hit.start + 3, hit.row))
        await pilot.pause()
        assert "shelter.cost-reward.whole-cost" in shown(app, "#detail")

    at_table(session, click)


def test_arrows_and_enter_choose_the_highlighted_option() -> None:
    session = a_session()
    second = offers.entries(session)[1].options[0]

    async def choose(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("down", "enter")
        await pilot.pause()

    at_table(session, choose)

    assert second in session.game.history


def test_the_focused_option_shows_cost_reward_and_odds() -> None:
    """A fight against 36 throws: the odds stand beside what it costs."""
    session = session_where(lambda found, entry: found.odds(entry.options[0]) != "")
    fight = next(entry for entry in offers.entries(session) if session.odds(entry.options[0]))

    async def point(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        options = app.table.query_one(OptionsPane)
        options.highlighted = options.entries.index(fight)
        await pilot.pause()
        assert "/36)" in shown(app, "#detail")
        assert "Reward" in shown(app, "#detail")

    at_table(session, point)


@pytest.mark.slow
def test_several_crews_for_a_place_are_chosen_in_two_steps() -> None:
    """The place first, then who goes; Escape goes back to all places."""
    session = session_where(lambda _, entry: len(entry.options) > 1)
    crowd = next(entry for entry in offers.entries(session) if len(entry.options) > 1)
    made = len(session.game.history)

    async def choose(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press(crowd.key)
        await pilot.pause()
        options = app.table.query_one(OptionsPane)
        assert [entry.options for entry in options.entries] == [(option,) for option in crowd.options]
        await pilot.press("escape")
        await pilot.pause()
        assert len(options.entries) == len(offers.entries(session))
        assert len(session.game.history) == made
        await pilot.press(crowd.key, "2")
        await pilot.pause()

    at_table(session, choose)

    assert session.game.history[made] == crowd.options[1]


def test_why_lists_what_cannot_be_chosen_with_rule_and_sentence() -> None:
    session = a_session()

    async def ask(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("?")
        await pilot.pause()
        assert isinstance(top(app), WhyNot)
        rules = dict.fromkeys(refused.rule for refused in session.refusals())
        assert app.screen.query_one("#found", OptionList).option_count == len(rules)
        assert session.refusals()[0].rule in shown(app, "#rule-page")
        assert session.refusals()[0].text in shown(app, "#rule-page").replace("\n", " ")
        await pilot.press("escape")
        await pilot.pause()
        assert top(app) is app.table

    at_table(session, ask)


@pytest.mark.parametrize(("lang", "typed"), [("en", "rent"), ("ru", "аренда"), ("pl", "czynsz")])
@pytest.mark.slow
def test_the_rules_are_searched_in_every_language(lang: str, typed: str) -> None:
    async def search(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("/", *typed)
        await pilot.pause()
        assert isinstance(top(app), Search)
        assert "shelter.rent." in shown(app, "#rule-page")
        await pilot.press("down", "down")
        await pilot.pause()
        assert "shelter." in shown(app, "#rule-page")

    at_table(a_session(lang=lang), search)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_begin_as_a_book(lang: str) -> None:
    """Before a word is typed, and after all are gone again: the game in two minutes, the icons, every chapter."""

    async def read(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("/")
        await pilot.pause()
        book = shown(app, "#rule-page")
        told = rule_book("shelter", lang)
        assert told.two_minutes[0] in " ".join(book.split())
        assert f"{len(told.chapters)}. {told.chapters[-1].title}" in book
        await pilot.press("a", "backspace")
        await pilot.pause()
        assert shown(app, "#rule-page") == book

    at_table(a_session(lang=lang), read)


def test_a_search_that_finds_nothing_says_so() -> None:
    async def search(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("/", *"zzzz")
        await pilot.pause()
        assert shown(app, "#rule-page") == app.session.terminal("app-search-none")

    at_table(a_session(), search)


def test_undo_takes_the_last_choice_back() -> None:
    session = a_session(people=(0, 1))
    assert session.decision is not None

    async def undo(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        entry = app.table.query_one(OptionsPane).entry_for(place="vault-door.right")
        assert entry is not None
        before = session.game.digest()
        await pilot.press(entry.key)
        await pilot.pause()
        assert session.game.digest() != before
        await pilot.press("u")
        await pilot.pause()
        assert session.game.digest() == before

    at_table(session, undo)

    assert session.game.history == ()


def test_nothing_to_undo_is_said_and_changes_nothing() -> None:
    session = a_session()
    before = session.game.history

    async def undo(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("u")
        await pilot.pause()

    at_table(session, undo)

    assert session.game.history == before


def test_save_asks_for_a_file_and_writes_the_game(tmp_path: Path) -> None:
    session = a_session(moves=10)
    path = tmp_path / "evening.json"

    async def save(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(top(app), SaveAs)
        app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await pilot.pause()
        assert top(app) is app.table

    at_table(session, save)

    assert load(path.read_bytes()).digest() == session.game.digest()


def test_a_file_that_cannot_be_written_is_no_reason_to_stop(tmp_path: Path) -> None:
    async def save(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert not app.save(tmp_path / "no such folder" / "evening.json")
        await pilot.pause()
        assert app.is_running

    at_table(a_session(), save)


def test_the_language_changes_in_place() -> None:
    session = a_session(moves=10)

    async def switch(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert "Round" in shown(app, "#headline")
        for word, pane in (("Раунд", "Что произошло"), ("Runda", "Co się stało"), ("Round", "What happened")):
            await pilot.press("l")
            await pilot.pause()
            await pilot.pause()
            assert word in shown(app, "#headline")
            assert str(app.table.query_one(LogPane).border_title).startswith(pane)

    at_table(session, switch)

    assert session.lang == "en"


def test_commands_work_on_a_russian_keyboard() -> None:
    async def ask(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("е")  # the key of t
        await pilot.pause()
        assert isinstance(top(app), TextPage)

    at_table(a_session(lang="ru"), ask)


def test_the_table_and_the_help_open_as_text() -> None:
    session = a_session(moves=30)

    async def read(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("t")
        await pilot.pause()
        assert session.table()[0] in shown(app, "#page-text")
        await pilot.press("escape", "f1")
        await pilot.pause()
        assert session.terminal("legend-happiness") in shown(app, "#page-text")

    at_table(session, read)


def test_nothing_of_the_table_is_seen_before_the_next_person_confirms() -> None:
    session = a_session(people=(0, 1))
    assert session.decision is not None
    first = session.decision.seat

    async def hand_over(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert isinstance(top(app), Handover)
        assert not app.screen.query(VaultPane)
        await pilot.press("1", "a")  # no key chooses beneath it
        await pilot.pause()
        assert session.game.history == ()
        await pilot.press("enter")
        await pilot.pause()
        assert top(app) is app.table
        assert session.seat == first
        for _ in range(10):
            if session.needs_handover():
                break
            await press_first_key(app, pilot)
        assert isinstance(top(app), Handover)
        assert session.view["seat"] is None  # the screen is nobody's
        news = [line.text for line in session.log if line.n > app.table.chosen_at]
        assert news
        assert all(line in shown(app, "#handover") for line in news)

    at_table(session, hand_over)


@pytest.mark.parametrize("size", [SMALL, LARGE, (120, 60), (220, 50)])
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_pane_is_on_the_screen(size: tuple[int, int], lang: str) -> None:
    """Four players late in the game, in every language: each pane has room, none lies outside or over another."""
    session = a_session(seats=4, moves=250, lang=lang)

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        regions = [app.screen.query_one(name).region for name in PANES]
        regions += [cards.region for cards in app.screen.query(CardsPane) if cards.region.area]
        assert len(regions) == len(PANES) + 1
        for number, region in enumerate(regions):
            assert region.area > 0
            assert app.screen.region.contains_region(region)
            assert not any(region.overlaps(other) for other in regions[number + 1 :])
        assert app.screen.query_one("#options").region.height >= 5
        assert app.screen.query_one("#log").region.height >= 4
        vault = app.table.query_one(VaultPane)
        assert len(vault.drawing.lines) == vault.region.height
        assert all(line.cell_len <= vault.region.width for line in vault.drawing.lines)

    at_table(session, look, size)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_window_of_80_by_24_shows_the_vault_and_one_page_at_a_time(lang: str) -> None:
    """Four players: the vault scrolls, the story, the stores and the cards take turns beside the options."""
    session = a_session(seats=4, moves=250, lang=lang)

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        pages = ("#detail", "#stores", "#cards")
        for page in pages:
            panes = [app.screen.query_one(name) for name in ("#headline", "#shaft", "#options", page, "#keys")]
            assert all(pane.region.area > 0 for pane in panes)
            assert all(app.screen.region.contains_region(pane.region) for pane in panes)
            hidden = [app.screen.query_one(name).region.area for name in pages if name != page]
            assert hidden == [0, 0]
            title = str(app.screen.query_one(page).border_title)
            assert f"•{session.terminal('app-' + page[1:])}•" in title
            await pilot.press("right")
            await pilot.pause()
            await pilot.pause()
        assert app.screen.query_one("#options").region.height >= 8

    at_table(session, look, COMPACT)


def test_the_vault_scrolls_to_the_highlighted_option_where_it_is_too_high() -> None:
    session = session_where(lambda _, entry: entry.name.startswith("lift."), seats=4)
    last = max(
        (number, entry) for number, entry in enumerate(offers.entries(session)) if entry.name.startswith("lift.")
    )[0]

    async def point(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        shaft, vault = app.screen.query_one(ShaftPane), app.table.query_one(VaultPane)
        assert vault.region.height > shaft.region.height
        for entry in (last, 0):
            options = app.table.query_one(OptionsPane)
            options.highlighted = entry
            await pilot.pause()
            row = next(hit.row for hit in vault.drawing.hits if hit.place == options.entries[entry].name)
            assert 0 <= row - shaft.scroll_y < shaft.region.height

    at_table(session, point, COMPACT)


@pytest.mark.parametrize("game", ["shelter", "fallout", "munchkin"])
def test_after_shrinking_and_growing_keys_work_and_lines_fit(game: str) -> None:
    """Too small for the table, then large again: the options have the keyboard, and every line its new width at once."""
    bots = {seat: make_bot("random", game, salt=str(seat)) for seat in (1, 2)}
    session = Session(crossroads.new(game, 3, "app"), (0,), bots)

    async def resize(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        options = app.table.query_one(OptionsPane)
        await pilot.press("down")
        await pilot.pause()
        for size in ((30, 10), COMPACT, (30, 10), LARGE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            await pilot.pause()
        assert app.screen.focused is options
        assert options.highlighted == 1
        wide = [str(options.get_option_at_index(each).prompt) for each in range(options.option_count)]
        app.table.show()
        assert wide == [str(options.get_option_at_index(each).prompt) for each in range(options.option_count)]
        await pilot.press("down")
        assert options.highlighted == 1  # shown anew, it begins at the top

    at_table(session, resize, LARGE)


@pytest.mark.parametrize("game", ["shelter", "fallout", "munchkin"])
@pytest.mark.parametrize("size", [(80, 24), (160, 45)])
def test_own_cards_are_read_in_full_at_any_width(game: str, size: tuple[int, int]) -> None:
    """The text of a card of one's own, word for word, one key away."""
    bots = {seat: make_bot("random", game, salt=str(seat)) for seat in range(3)}
    game_now = crossroads.new(game, 3, "app")
    while not (game_now.choices_made > 30 and game_now.decision is not None and game_now.decision.seat == 0):
        assert game_now.decision is not None
        game_now.choose(bots[game_now.decision.seat].choose(game_now, game_now.decision.seat))
    session = Session(game_now, (0,), {1: bots[1], 2: bots[2]})

    async def read(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("c")
        await pilot.pause()
        said = " ".join(shown(app, "#page-text").split()).lower()
        assert "…" not in said
        for part in own_cards_of(session):
            assert part.lower() in said

    at_table(session, read, size)


def own_cards_of(session: Session) -> list[str]:
    """What some cards of seat 0 do, in the words of the game."""
    view, content = session.view, session.game.state.content
    if session.game.setup.game == "shelter":
        return [session.card(f"item:{item}") for item in view["items"]["row"]]
    if session.game.setup.game == "fallout":
        who = view["survivors"][0]
        held = [who[slot] for slot in ("weapon", "apparel", "companion") if who[slot]]
        cards = [content.cards[each["id"]] for each in (*held, *who["inventory"])]
        return [part for card in cards for part in card_parts(session.words, card)]
    return [short_text(session.words, card) for card in view["players"][0]["hand"]]


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_help_says_that_the_project_is_not_official(lang: str) -> None:
    session = a_session(lang=lang)

    assert session.terminal("unofficial") in help_page(session).text.plain


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
def test_a_window_that_is_too_small_is_told_so_politely(size: tuple[int, int]) -> None:
    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert "100" not in shown(app, "#headline")
        assert str(size[0]) in shown(app, "#too-small")
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert app.screen.query_one("#table").region.area > 0

    at_table(a_session(), look, size)


def test_the_end_shows_the_result_and_saves_the_record(tmp_path: Path) -> None:
    session = a_session(moves=10_000)
    path = tmp_path / "record.json"
    assert session.over

    async def end(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert isinstance(top(app), EndScreen)
        text = shown(app, "#ending")
        assert all(f"♥{score}" in text for score in session.game.outcome.scores)  # type: ignore[union-attr]  # it is over
        await pilot.press("s")
        await pilot.pause()
        app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await pilot.pause()

    at_table(session, end)

    assert verify(path.read_bytes()).true


def test_a_game_that_is_over_still_tells_its_result_and_why_nothing_can_be_chosen() -> None:
    session = a_session(moves=9999)

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert shown(app, "#detail").splitlines() == session.result()
        await pilot.press("?")
        await pilot.pause()
        assert shown(app, "#rule-page") == session.terminal("app-over")

    at_table(session, look)


def test_leaving_asks_if_the_game_is_not_saved() -> None:
    async def leave(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await press_first_key(app, pilot)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(top(app), Leave)
        await pilot.press("escape")
        await pilot.pause()
        assert app.is_running
        await pilot.press("q", "y")
        await pilot.pause()

    assert at_table(a_session(), leave).return_value == 0


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_the_usual_keys_leave_as_well(key: str) -> None:
    """Pressed twice, they ask once."""

    async def leave(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await press_first_key(app, pilot)
        await pilot.press(key, key)
        await pilot.pause()
        assert [type(screen) for screen in app.screen_stack].count(Leave) == 1

    at_table(a_session(), leave)


def test_leaving_a_game_that_saves_itself_asks_nothing(tmp_path: Path) -> None:
    session = a_session(save_path=tmp_path / "kept.json")

    async def leave(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await press_first_key(app, pilot)
        await pilot.press("q")
        await pilot.pause()

    assert at_table(session, leave).return_value == 0
    assert load((tmp_path / "kept.json").read_bytes()).history == session.game.history


def test_leaving_asks_if_the_game_could_not_save_itself(tmp_path: Path) -> None:
    session = a_session(save_path=tmp_path / "no such folder" / "kept.json")

    async def leave(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await press_first_key(app, pilot)
        assert session.save_trouble
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(top(app), Leave)

    at_table(session, leave)


def test_a_game_left_before_the_first_choice_takes_no_file(tmp_path: Path) -> None:
    other = tmp_path / "kept.json"
    other.write_bytes(b"somebody's game")
    session = a_session(save_path=other)

    async def leave(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("q")
        await pilot.pause()

    app = at_table(session, leave)

    assert other.read_bytes() == b"somebody's game"
    assert app.farewell() == [session.terminal("left", progress=session.progress())]


def test_the_terminal_says_where_the_game_is_kept_and_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "friday night.json"
    session = a_session(save_path=path)

    async def leave(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await press_first_key(app, pilot)
        await pilot.press("q")
        await pilot.pause()

    lines = at_table(session, leave).farewell()

    assert lines[1:] == [f"The game is kept in {path}.", f"Continue with: crossroads play --resume '{path}'"]


def test_the_terminal_says_who_has_won_once_the_screen_is_gone() -> None:
    session = a_session(moves=9999)

    assert CrossroadsApp(session).farewell() == session.result()


def test_what_is_new_is_in_view_from_its_first_line_on() -> None:
    session = a_session(seats=4, moves=60)

    async def read(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        while session.decision is not None and "pass" not in session.decision.ids:
            session.choose(session.decision.ids[0])
        session.choose("pass")
        app.table.show()
        await pilot.pause()
        log = app.table.query_one(LogPane)
        rows = shown(app, "#log").splitlines()
        new = [line for line in session.log if line.n >= log.new_from]
        seen = rows[round(log.scroll_y) :]
        assert len(seen) > log.scrollable_content_region.height
        assert new[0].text[:15] in seen[0]
        assert str(log.border_title).endswith("PgDn ↓")
        before = log.scroll_y
        await pilot.press("pagedown")
        await pilot.pause()
        assert log.scroll_y > before
        await pilot.press("pageup")
        await pilot.pause()
        assert log.scroll_y == before

    at_table(session, read)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_question_is_asked_in_full(lang: str) -> None:
    session = session_where(lambda session, entry: entry.options[0].startswith("place:lift.red"))
    session.set_language(lang)

    async def build(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        session.apply(next(each for each in offers.entries(session) if each.name == "lift.red").options[0])
        while session.decision is not None and session.decision.prompt != "build-side":
            session.apply(session.decision.ids[0])
        app.table.show()
        await pilot.pause()
        assert session.prompt() in shown(app, "#headline")
        assert session.terminal("app-round", round=session.view["round"]) in shown(app, "#headline")

    at_table(session, build)


@pytest.mark.slow
def test_a_letter_that_does_not_count_here_is_said_to_be_lost() -> None:
    def trained(session: Session, entry: ListRow) -> bool:
        verb, place, letters, *_ = [*entry.options[-1].split(":"), "", ""]
        if verb != "place" or not letters:
            return False
        return letters not in offers.spot_at(session.game.state.content, session.view, place)[0].letters

    session = session_where(trained)
    entry = next(entry for entry in offers.entries(session) if trained(session, entry))
    option = entry.options[-1]

    said = offers.detail(session, ListRow(option, "", (option,))).plain

    assert f"Training ends with this placement, unused: {option.rpartition(':')[2]}." in said


@pytest.mark.parametrize("width", [COMPACT[0] - 1, COMPACT[0], SMALL[0]])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_the_colours_are_never_cut_in_the_vault(lang: str, width: int) -> None:
    session = a_session(seats=4, lang=lang)

    drawing = shelter.draw(shelter.Scene(session.view, session.game.state.content, session.words, width))

    drawn = "\n".join(line.plain for line in drawing.lines)
    for colour in ("red", "blue", "green", "yellow"):
        assert session.words(f"colour-{colour}") in drawn


def test_a_room_name_as_wide_as_its_cell_is_drawn_whole() -> None:
    session = a_session()

    drawing = shelter.draw(shelter.Scene(session.view, session.game.state.content, session.words, SMALL[0]))

    assert "Vault Entrance" in drawing.lines[1].plain


def test_a_threat_and_the_room_it_is_in_are_kept_apart() -> None:
    def threatened(session: Session, entry: ListRow) -> bool:
        return entry.name in session.view["threats"]

    session = session_where(threatened)
    entry = next(entry for entry in offers.entries(session) if threatened(session, entry))
    threat = session.words(f"threat-{session.view['threats'][entry.name]}")

    assert f"!{threat} · {offers.place_name(session, entry.name)}" in offers.short(session, entry, alone=False).plain


def test_the_help_explains_the_marks_beside_the_stores() -> None:
    session = a_session()

    said = help_page(session).text.plain

    for mark, name in (("►", "legend-turn"), ("‖", "legend-passed"), ("·", "legend-out")):
        assert f" {mark:<4}{session.terminal(name)}\n" in said


def test_stores_cards_and_log_say_what_the_view_says() -> None:
    session = a_session(seats=3, moves=90)

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        stores, cards = shown(app, "#stores"), shown(app, "#cards")
        for player in session.view["players"]:
            assert f"♥{player['happiness']}" in stores
        assert f"Rooms · deck {session.view['rooms']['deck']}" in cards
        for room in session.view["rooms"]["row"]:
            assert session.words(f"room-{room}")[:8] in cards
        assert session.log[-1].text[:20] in shown(app, "#log").replace("\n  ", " ")
        assert session.prompt() in shown(app, "#headline")

    at_table(session, look)


def test_a_click_on_a_card_tells_its_text() -> None:
    session = a_session()
    item = session.view["items"]["row"][0]

    async def click(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        row = next(
            n for n, line in enumerate(app.table.query_one("#cards", CardsPane).lines) if line.card == f"item:{item}"
        )
        await pilot.click("#cards", offset=(6, row + 1))
        await pilot.pause()
        assert session.card(f"item:{item}")[:15] in shown(app, "#detail")

    at_table(session, click)


def test_every_dweller_and_every_threat_of_the_view_is_drawn() -> None:
    """No meaning by colour alone: a figure a dweller on a spot, an exclamation mark a threat."""
    session = a_session(seats=4, moves=200)
    view = session.view
    scene = shelter.Scene(view, session.game.state.content, session.words, 100)

    text = "\n".join(line.plain for line in shelter.draw(scene).lines)

    assert text.count("!") == len(view["threats"])
    for player in view["players"]:
        out = [dweller for dweller in player["dwellers"] if dweller["spot"]]
        figures = "".join({"red": "▲△", "blue": "●○", "green": "■□", "yellow": "◆◇"}[player["colour"]])
        assert sum(text.count(figure) for figure in figures) == len(out) + 1  # and one on the lift's plate


def test_every_word_of_the_screen_is_there_in_every_language() -> None:
    names = {lang: re.findall(r"^([a-z]+(?:-[a-z]+)+) =", words_file(lang), re.MULTILINE) for lang in LANGUAGES}

    assert names["en"]
    assert names["ru"] == names["en"]
    assert names["pl"] == names["en"]


def words_file(lang: str) -> str:
    return (Path(app_module.__file__).parent / "words" / f"app.{lang}.ftl").read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_picture_for_the_documentation_is_the_same_every_time(tmp_path: Path) -> None:
    for folder in ("once", "again"):
        screenshot.main(["shelter-end", "--folder", str(tmp_path / folder)])

    once, again = [(tmp_path / folder / "shelter-end.svg").read_text("utf-8") for folder in ("once", "again")]
    assert once == again
    assert "♥" in once
