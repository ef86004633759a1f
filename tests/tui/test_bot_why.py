"""Why did you do that? Asking a bot about its last choice in the terminal, line by line and on the whole screen."""

import io
from typing import Any

import pytest
from textual.pilot import Pilot

import crossroads
from crossroads.bots import make_bot
from crossroads.bots.advice_words import ExplanationInWords, explanation_in_words
from crossroads.bots.explaining import explain_told
from crossroads.engine.words import LANGUAGES
from crossroads.tui.bot_why import BotWhyOverlay
from crossroads.tui.plain import run_plain
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from tests.tui.shelter_screen import COMPACT, a_session, at_table, shown, top

GAMES = ("shelter", "fallout", "munchkin")
FEW = 60  # choices in imagined games


@pytest.fixture(autouse=True)
def think_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks gets an answer no longer thought of than a test needs."""
    monkeypatch.setattr("crossroads.tui.asking.BUDGET", FEW)


def a_table(game_id: str, lang: str = "en") -> Session:
    """Three seats, a person who has chosen until bots did something that all were told of."""
    game = crossroads.new(game_id, 3, "why")
    bots = {seat: make_bot("steady", game_id, salt=str(seat)) for seat in range(3)}
    session = Session(game, (0,), {seat: bots[seat] for seat in (1, 2)}, lang)
    while session.last_choice.told is None or len(session.last_choice.told.options) > 1:
        session.choose(bots[0].choose(session.game, 0))
    return session


def answer_of(session: Session) -> ExplanationInWords:
    """The answer about the last choice of a bot, as any client gets it."""
    choice = session.last_choice.told
    assert choice is not None
    told = explain_told(choice.before.clone(), choice.options, budget=FEW, seed=str(choice.made))
    return explanation_in_words(choice.before.clone(), told.advice, session.words)


def answer_to(session: Session, line: str) -> str:
    """What a script gets to read after a line, up to the end of its input."""
    stdout = io.StringIO()
    run_plain(session, io.StringIO(f"{line}\n"), stdout)
    return stdout.getvalue().partition(f"> {line}\n")[2]


# -- line by line


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(("lang", "line"), [("en", "why last"), ("ru", "почему бот"), ("pl", "dlaczego bot")])
def test_a_plain_table_tells_why_the_last_bot_chose_so(game_id: str, lang: str, line: str) -> None:
    """Who, what it chose and what else there was, how they compare, each reason with its rule; nothing is chosen by it."""
    session = a_table(game_id, lang)
    made, told = session.game.choices_made, answer_of(session)
    assert session.last_choice.told is not None

    text = answer_to(session, line)

    assert session.seat_name(session.last_choice.told.seat) in text.splitlines()[0]
    assert f"\n{told.finding}\n" in text
    for each in told.options:
        assert each.label in text
        assert not each.text or f"\n  {each.text}\n" in text
        for reason in each.reasons:
            assert f"\n  {reason.text} ({reason.rule})\n" in text
    assert session.game.choices_made == made


def test_what_the_bot_has_said_comes_first() -> None:
    """In Munchkin bots say why at times: the same sentence, with its rule, before the comparison."""
    session, mind = a_table("munchkin"), make_bot("steady", "munchkin", "person")
    choice = session.bots_choice
    while choice is None or not session.said_of(choice.made):
        session.choose(mind.choose(session.game, 0))
        choice = session.bots_choice
    [said] = session.said_of(choice.made)

    text = answer_to(session, "why last")

    assert text.splitlines()[1] == f"{said.text} ({said.rule})"


def test_before_a_bot_has_chosen_there_is_nothing_to_ask() -> None:
    session = Session(crossroads.new("shelter", 2, "any", {"first": 0}), (0,), {1: make_bot("steady", "shelter", "1")})

    assert answer_to(session, "why last").startswith("No bot has made a choice here")


def test_what_is_taken_back_is_not_asked_about() -> None:
    """After an undo the bot's choice has never been."""
    session = a_table("shelter")
    before = session.last_choice.told
    assert before is not None

    session.last_choice.taken_back(before.made - 1)

    assert session.last_choice.told is None


def test_the_help_mentions_it() -> None:
    assert "why last: why a bot made its last choice" in answer_to(a_table("shelter"), "help")


# -- on the whole screen


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_shows_why_at_80_by_24(game_id: str, lang: str) -> None:
    """The same as at a plain table, and every line fits."""
    session = a_table(game_id, lang)
    told = answer_of(session)

    async def ask(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await thought(app, pilot)
        assert isinstance(top(app), BotWhyOverlay)
        flat = " ".join(shown(app, "#page-text").split())
        assert told.finding in flat
        for each in told.options:
            assert " ".join(each.label.split()) in flat
            assert each.text in flat
            assert all(f"{reason.text} ({reason.rule})" in flat for reason in each.reasons)
        assert told.basis in flat

    at_table(session, ask, COMPACT)


@pytest.mark.parametrize("key", ["escape", "!", "enter"])
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_key_stands_among_the_others_once_there_is_something_to_ask(lang: str) -> None:
    """Not at a table of people alone, who have no bots."""
    session, people = a_table("munchkin", lang), a_session(people=(0, 1))

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        line = shown(app, "#keys")
        assert " !" in line
        assert len(line) <= app.screen.size.width

    async def look_in_vain(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert " !" not in shown(app, "#keys")
        await pilot.press("!")
        await pilot.pause()
        assert top(app) is app.table

    at_table(session, look, COMPACT)
    at_table(people, look_in_vain)


async def thought(app: Any, pilot: Pilot[int]) -> None:
    """Ask, and wait until there is an answer."""
    await pilot.press("!")
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()
