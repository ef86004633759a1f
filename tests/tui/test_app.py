"""The terminal's table of Shelter: playing by keys and clicks, reasons, rules, undo, saving, handing over."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from crossroads.engine.loading import load
from crossroads.engine.words import LANGUAGES
from crossroads.rules.book import rule_book
from crossroads.tui.boards.shelter import offers
from crossroads.tui.boards.shelter.panes import VaultPane
from crossroads.tui.panes import LogPane, OptionsPane
from crossroads.tui.reference import Search, WhyNot
from crossroads.tui.screens import EndScreen, Handover, SaveAs, TextPage
from crossroads.tui.window import CrossroadsApp
from tests.tui.shelter_screen import a_session, at_table, press_first_key, session_where, shown, top


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


def test_what_the_others_did_is_told_in_short_on_the_table_and_not_at_the_hand_over() -> None:
    """Twice would be once too often; who chooses next in the own turn has no more need of it."""
    session = a_session(people=(0, 1))
    heading = session.terminal("since-your-turn")

    async def play_round(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        for _ in range(2):
            await pilot.press("enter")
            await pilot.pause()
            assert heading not in shown(app, "#log")
            while not session.needs_handover():
                await press_first_key(app, pilot)
        assert heading not in shown(app, "#handover")
        await pilot.press("enter")
        await pilot.pause()
        assert session.seat is not None
        assert shown(app, "#log").count(heading) == 1
        assert f"{session.seat_name(1 - session.seat)}: " in shown(app, "#log")

    at_table(session, play_round)
