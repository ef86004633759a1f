"""The end of a game in the terminal, and leaving before it."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from crossroads.engine.loading import load
from crossroads.engine.verifying import verify
from crossroads.tui.screens import EndScreen, Leave
from crossroads.tui.window import CrossroadsApp
from tests.tui.shelter_screen import a_session, at_table, press_first_key, shown, top


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
