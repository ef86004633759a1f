"""Windows in the terminal: who may still answer, and what somebody says of them ahead."""

import asyncio
import io
from typing import Any

import pytest
from textual.pilot import Pilot

from crossroads.engine.game import Game, new
from crossroads.engine.words import LANGUAGES
from crossroads.tui.panes import Headline, KeysLine
from crossroads.tui.plain import run_plain
from crossroads.tui.screens import StandOverlay
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from crossroads.tui.words import terminal_words
from tests.engine import embers


@pytest.fixture(scope="module", autouse=True)
def installed() -> None:
    embers.install()


class Passer:
    """A bot that lets every fire burn."""

    name = "random"

    def choose(self, game: Game[Any], seat: int) -> str:
        assert game.decision is not None
        return game.decision.ids[-1]


def sit(*hands: str, people: tuple[int, ...] = (0,), lang: str = "en") -> Session:
    """Round a fire, with these cards."""
    game = new("embers", len(hands), "terminal", {"hands": list(hands)})
    bots = {seat: Passer() for seat in range(len(hands)) if seat not in people}
    return Session(game, people, bots, lang)


def said(session: Session, *lines: str) -> str:
    """All that a script of these lines is told."""
    stdout = io.StringIO()
    run_plain(session, io.StringIO("".join(f"{line}\n" for line in lines)), stdout)
    return stdout.getvalue()


def test_who_can_only_pass_is_not_asked() -> None:
    """Three fires, and nothing but a blanket in hand: the game is over before anybody has to choose."""
    assert sit("wet-1", "wet-2", "").over


def test_people_round_one_screen_are_all_asked() -> None:
    """The second can only pass, but who sits there would see that nobody hands the screen over."""
    session = sit("log-1", "wet-1", people=(0, 1))

    session.choose("pass")

    assert session.decision is not None
    assert (session.decision.seat, session.decision.ids) == (1, ("pass",))
    session.stand("occasion")
    assert session.game.state.turn == 1


def test_to_pass_until_something_changes_is_to_pass_now_and_later() -> None:
    session = sit("log-1", "log-2")

    session.stand("until-change")

    assert session.over
    assert session.game.history == ("pass",) * 4


def test_an_undo_asks_again() -> None:
    session = sit("log-1", "log-2 wet-1", "log-3")
    session.stand("occasion")
    assert session.game.state.turn == 1

    session.undo()

    assert session.decision is not None
    assert session.decision.seat == 0
    assert session.said.standing(0).occasion == ""


def test_an_undo_passes_over_what_was_answered_without_asking() -> None:
    """Seat 0 says once that it passes on, and passes twice: undo goes back to where it said so."""
    session = sit("log-1", "log-2")
    session.stand("until-change")
    assert [seat for _, seat, _ in session.game.choices()].count(0) == 2

    session.undo()

    assert session.game.history == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plain_table_tells_who_may_still_answer_and_what_can_be_said_ahead(lang: str) -> None:
    session = sit("log-1", "log-2", lang=lang)
    words = terminal_words(lang)

    text = said(session, "ahead")

    names = words.list([session.seat_name(1)])
    assert words("window-awaits", seats=names) in text
    for way in ("until-change", "occasion", "stop", "ask"):
        assert words(f"stand-{way}.help") in text
    assert session.game.history == ()


@pytest.mark.parametrize("line", ["ahead occasion", "заранее случай", "zawczasu okazja"])
def test_a_plain_table_is_told_ahead_in_every_language(line: str) -> None:
    session = sit("log-1", "log-2")

    said(session, line)

    assert session.game.state.turn == 1


def test_a_question_that_is_no_window_has_nothing_to_be_said_ahead() -> None:
    session = Session(new("shelter", 2, "no window"), (0, 1), {})

    assert "this question is no window" in said(session, "ahead")


def test_a_key_of_the_table_opens_what_can_be_said_ahead() -> None:
    """The equals sign, then the second way: to pass for the whole fire."""
    session = sit("log-1", "log-2")
    app = CrossroadsApp(session)

    async def run() -> tuple[str, str]:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            shown = str(app.table.query_one(Headline).render()), str(app.table.query_one(KeysLine).render())
            await press(pilot, "=")
            assert isinstance(app.screen, StandOverlay)
            await press(pilot, "2")
            return shown

    headline, keys = asyncio.run(run())

    assert "After you: Sparky" in headline
    assert "ahead" in keys
    assert session.game.state.turn == 1


def test_the_sheet_can_be_closed_without_a_word() -> None:
    session = sit("log-1", "log-2")
    app = CrossroadsApp(session)

    async def run() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await press(pilot, "=")
            await press(pilot, "escape")
            assert not isinstance(app.screen, StandOverlay)

    asyncio.run(run())

    assert session.game.history == ()


async def press(pilot: Pilot[int], key: str) -> None:
    await pilot.press(key)
    await pilot.pause()
