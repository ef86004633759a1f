"""What would you do? Advice in the terminal, line by line and on the whole screen."""

import io
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

import crossroads
from crossroads.bots import make_bot
from crossroads.bots.advice import Advice
from crossroads.bots.advice_words import advice_in_words
from crossroads.bots.appraising import NotWanted, appraise
from crossroads.engine.game import Game
from crossroads.engine.words import LANGUAGES
from crossroads.tui import reference
from crossroads.tui.panes import KeysLine
from crossroads.tui.plain import run_plain
from crossroads.tui.reference import AdviceOverlay
from crossroads.tui.screens import Handover
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from tests.engine import embers
from tests.tui.shelter_screen import COMPACT, LARGE, a_session, at_table, shown, top

GAMES = ("shelter", "fallout", "munchkin")
FEW = 60  # choices in imagined games: enough to have reasons, and soon done


@pytest.fixture(autouse=True)
def think_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked for advice thinks no longer than a test needs."""
    monkeypatch.setattr("crossroads.tui.advising.BUDGET", FEW)


def a_table(game_id: str, lang: str = "en", people: tuple[int, ...] = (0,)) -> Session:
    """Three seats at which a person must choose between several things."""
    game = crossroads.new(game_id, 3, "advice")
    bots = {seat: make_bot("random", game_id, salt=str(seat)) for seat in range(3)}
    while game.decision is None or game.decision.seat != 0 or len(game.decision.ids) < 3:
        assert game.decision is not None
        game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
    return Session(game, people, {seat: bots[seat] for seat in bots if seat not in people}, lang)


def advised(session: Session) -> Advice:
    """The advice that whoever must choose gets."""
    assert session.decision is not None
    return appraise(session.game, session.decision.seat, budget=FEW, seed=str(session.game.choices_made))


def answer_to(session: Session, line: str) -> str:
    """What a script gets to read after a line, up to the end of its input."""
    stdout = io.StringIO()
    run_plain(session, io.StringIO(f"{line}\n"), stdout)
    return stdout.getvalue().partition(f"> {line}\n")[2]


async def thought(app: CrossroadsApp, pilot: Pilot[int]) -> None:
    """Ask, and wait until there is an answer."""
    await pilot.press("a")
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


# -- line by line


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(("lang", "line"), [("en", "advice"), ("ru", "совет"), ("pl", "rada")])
def test_a_plain_table_tells_the_best_options_with_numbers_reasons_and_rules(
    game_id: str, lang: str, line: str
) -> None:
    session = a_table(game_id, lang)
    offered = [option.id for option, _ in session.labels()]

    text = answer_to(session, line)

    told = advice_in_words(session.game, advised(session), lang)
    assert text.startswith(f"{told.finding}\n")
    assert f"\n{told.basis}\n" in text
    assert len(told.options) >= 2
    for each in told.options:
        assert each.option in offered
        assert f"\n  {each.text}\n" in text
        for reason in each.reasons:
            assert f"\n  {reason.text} ({reason.rule})\n" in text


def test_the_numbers_are_those_of_the_question() -> None:
    """Whoever types the number of what is advised first chooses it."""
    session = a_table("shelter")
    best = advised(session).options[0].option
    number = answer_to(session, "advice").splitlines()[1].partition(".")[0]
    made = session.game.choices_made

    answer_to(session, number)

    assert session.game.history[made] == best


def test_advice_is_the_same_however_often_it_is_asked_for_and_chooses_nothing() -> None:
    session = a_table("munchkin")
    made = session.game.choices_made

    first, second = answer_to(session, "advice"), answer_to(session, "advise")

    assert first == second
    assert session.game.choices_made == made


@pytest.mark.parametrize("game_id", ["fallout", "munchkin"])
def test_people_at_one_screen_learn_nothing_of_each_other_by_it(game_id: str) -> None:
    """Hands, decks and dice that the asking person cannot know are dealt anew: the advice stays word for word."""
    session = a_table(game_id, people=(0, 1, 2))
    elsewhere = Session(session.game.imagine(0, "another deal"), (0, 1, 2), {})

    assert answer_to(session, "advice") == answer_to(elsewhere, "advice")


def test_a_game_that_nobody_can_judge_has_no_advice() -> None:
    embers.install()
    session = Session(crossroads.new("embers", 2, "fire", {"hands": ["wl", "wl"]}), (0, 1), {})

    assert answer_to(session, "advice").startswith("There is no advice here.\n")


def test_somebody_who_types_is_told_that_it_takes_a_moment() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stdout = io.StringIO()
    run_plain(a_table("shelter"), Terminal("advice\n"), stdout)

    assert "> Thinking it over…\n" in stdout.getvalue()


# -- on the whole screen


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_shows_the_best_options_at_80_by_24(game_id: str, lang: str) -> None:
    """Nothing lies outside the screen, every line fits, and the last option can be scrolled to."""
    session = a_table(game_id, lang)
    told = advice_in_words(session.game, advised(session), lang)

    async def ask(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await thought(app, pilot)
        assert isinstance(top(app), AdviceOverlay)
        assert shown(app, "#finding") == told.finding
        assert shown(app, "#basis") == told.basis
        listed = app.screen.query_one("#advised", OptionList)
        for name in ("#finding", "#advised", "#basis"):
            assert app.screen.region.contains_region(app.screen.query_one(name).region)
            assert app.screen.query_one(name).region.area > 0
        for number, each in enumerate(told.options):
            lines = str(listed.get_option_at_index(number).prompt)
            flat = " ".join(lines.split())
            assert all(len(line) < listed.region.width for line in lines.splitlines())
            assert " ".join(session.label(each.option).sentence.split()) in flat
            assert each.text in flat
            assert all(f"{reason.text} ({reason.rule})" in flat for reason in each.reasons)
        await pilot.press("end")
        await pilot.pause()
        assert listed.highlighted == len(told.options) - 1
        assert app.screen.focused is listed

    at_table(session, ask, COMPACT)


def test_enter_chooses_what_is_highlighted() -> None:
    session = a_table("shelter")
    second, made = advised(session).options[1].option, session.game.choices_made

    async def choose(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await thought(app, pilot)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert top(app) is app.table

    at_table(session, choose)

    assert session.game.history[made] == second


@pytest.mark.parametrize("key", ["escape", "a", "ф"])
def test_it_is_closed_without_a_choice(key: str) -> None:
    session = a_table("shelter")
    made = session.game.choices_made

    async def close(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await thought(app, pilot)
        await pilot.press(key)
        await pilot.pause()
        assert top(app) is app.table

    at_table(session, close)

    assert session.game.choices_made == made


def test_the_screen_goes_on_while_it_thinks_and_thinking_ends_when_nobody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It says that it thinks; Escape brings the table back at once, and the thread is told to stop."""
    stopped = Event()

    def think(game: Game[Any], is_wanted: Callable[[], bool]) -> Advice:
        while is_wanted():
            stopped.wait(0.01)
        stopped.set()
        raise NotWanted

    monkeypatch.setattr(reference, "advise", think)
    session = a_table("shelter")
    made = session.game.choices_made

    async def leave(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("a")
        await pilot.pause()
        assert shown(app, "#finding") == session.terminal("advice-thinking")
        assert not stopped.is_set()
        await pilot.press("escape")
        await pilot.pause()
        assert top(app) is app.table
        await pilot.press("1")
        await pilot.pause()

    at_table(session, leave)

    assert session.game.choices_made > made
    assert stopped.wait(60)


def test_among_people_it_is_for_who_has_the_screen_and_only_then() -> None:
    """Before the hand-over the key does nothing; after it, the advice is that of the seat that must choose."""
    session = a_session(people=(0, 1))

    async def ask(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert isinstance(top(app), Handover)
        await pilot.press("a")
        await pilot.pause()
        assert isinstance(top(app), Handover)
        await pilot.press("enter")
        await pilot.pause()
        await thought(app, pilot)
        overlay = top(app)
        assert isinstance(overlay, AdviceOverlay)
        assert overlay.best == [each.option for each in advised(session).options]

    at_table(session, ask)


def test_there_is_none_once_the_game_is_over() -> None:
    session = a_session(moves=5000)
    assert session.over

    async def ask(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("a")
        await pilot.pause()
        assert top(app) is app.table

    at_table(session, ask)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [COMPACT, LARGE])
def test_its_key_stands_among_the_others_which_all_fit(lang: str, size: tuple[int, int]) -> None:
    session = a_table("munchkin", lang)

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        line = shown(app, "#keys")
        assert " a" in line
        assert len(line) <= app.screen.query_one(KeysLine).region.width

    at_table(session, look, size)
