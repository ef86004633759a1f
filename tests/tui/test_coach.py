"""A coached first game at the terminal: on a whole screen of 80 columns and 24 lines, and line by line."""

import io
from functools import cache
from pathlib import Path

import pytest
from textual.pilot import Pilot

from crossroads.bots import choice_of, make_bot
from crossroads.coach import CoachedGame, course_for, spoken
from crossroads.engine.definition import game_names
from crossroads.engine.game import Game
from crossroads.engine.words import LANGUAGES
from crossroads.tui.coaching import HOPED, Coach, coach_for
from crossroads.tui.panes import OptionsPane
from crossroads.tui.plain import run_plain
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from tests.tui.shelter_screen import COMPACT, a_session, at_table, shown

GAMES = [game for game in game_names() if course_for(game) is not None]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def course(game: str) -> CoachedGame:
    found = course_for(game)
    assert found is not None
    return found


def first_game(game: str, lang: str = "en") -> Session:
    """A coached game as `crossroads play --coach` begins it."""
    taught = course(game)
    others = [seat for seat in range(taught.seats) if seat != taught.seat]
    bots = {seat: make_bot(taught.bot, game, salt=f"seat {seat}") for seat in others}
    return Session(Game(taught.setup), (taught.seat,), bots, lang)


def hoped_choice(session: Session, coach: Coach) -> str:
    """What the coach hopes for, and what a sensible bot would do where it hopes for nothing."""
    hoped = coach.hoped(session)
    taught = coach.course
    return hoped[0] if hoped else choice_of(make_bot("steady", taught.game, salt="learner"), session.game, taught.seat)


async def until_shown(app: CrossroadsApp, pilot: Pilot[int]) -> None:
    """Wait until the table shows what is asked now, and the coach's pane is as high as what it says."""
    decision, pane, options = app.session.decision, app.table.query_one("#coach"), app.table.query_one(OptionsPane)
    assert decision is not None
    for _ in range(50):
        await pilot.pause()
        listed = {option for entry in options.entries for option in entry.options}
        lines = shown(app, "#coach").count("\n") + 1 if pane.display else 0
        if listed == {*decision.ids} and pane.region.height == lines:
            return
    raise AssertionError(f"the table does not show {decision.prompt}")


def flat(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


@EVERY_GAME
@EVERY_LANGUAGE
def test_the_hoped_way_on_a_small_screen(game: str, lang: str) -> None:
    """Every lesson is read whole in 24 lines of 80 columns, with its number and a mark at what it hopes for."""
    session = first_game(game, lang)
    given: set[str] = set()

    async def learn(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        coach = app.table.coach
        assert coach is not None
        while not coach.progress(session).over:
            progress = coach.progress(session)
            await until_shown(app, pilot)
            if progress.now is not None:
                told = spoken(coach.course, progress, lang)
                given.add(progress.now.lesson)
                said = flat(shown(app, "#coach"))
                assert told.lesson in said
                assert told.reply in said
                assert session.terminal("coach-name", number=told.number, of=told.of) in said
                options = app.table.query_one(OptionsPane)
                assert options.region.height >= 4, f"{progress.now.lesson} leaves no room for the options"
                marked = [HOPED in str(options.get_option_at_index(n).prompt) for n in range(options.option_count)]
                assert marked == [not {*each.options}.isdisjoint(progress.now.hoped) for each in options.entries]
            app.table.choose(hoped_choice(session, coach))
        await until_shown(app, pilot)
        last = flat(shown(app, "#coach"))
        assert spoken(coach.course, coach.progress(session), lang).reply in last

    at_table(session, learn, COMPACT)

    awaited = {lesson.id for lesson in course(game).lessons if not lesson.rare}
    assert awaited <= given <= {lesson.id for lesson in course(game).lessons}


@EVERY_GAME
@EVERY_LANGUAGE
def test_the_hoped_way_line_by_line(game: str, lang: str) -> None:
    """The same lessons and replies, one after the other, before the question that they are about."""
    way, said = first_game(game, lang), []
    coach = coach_for(way)
    assert coach is not None
    lines = []
    while not coach.progress(way).over:
        told = coach.says(way)
        said += [part for part in (told.reply, told.lesson) if part] if told else []
        lines.append(hoped_choice(way, coach))
        way.choose(lines[-1])
    out = io.StringIO()

    run_plain(first_game(game, lang), io.StringIO("".join(f"{line}\n" for line in lines)), out)

    text = out.getvalue()
    at = 0
    for part in said:
        at = text.index(part, at)
    assert way.terminal("coach-hopes", label="").strip() in text


def test_the_coach_is_sent_away_and_called_back_by_a_key() -> None:
    session = first_game("shelter")

    async def press(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        lesson = shown(app, "#coach")
        await pilot.press("k")
        await pilot.pause()
        assert shown(app, "#coach") == session.terminal("coach-is-away")
        assert HOPED not in str(app.table.query_one(OptionsPane).get_option_at_index(0).prompt)
        await pilot.press("k")
        await pilot.pause()
        assert shown(app, "#coach") == lesson

    at_table(session, press, COMPACT)


def test_the_coach_is_sent_away_and_called_back_by_a_word() -> None:
    session = first_game("shelter", "ru")
    out = io.StringIO()

    run_plain(session, io.StringIO("наставник нет\nнаставник\nнаставник что\nнаставник да\n"), out)

    answers = out.getvalue().split("\n> ")[1:]
    assert session.terminal("coach-is-away") in answers[0]
    assert "Наставник, 1 из" in answers[1]
    assert session.terminal("coach-usage") in answers[2]
    assert "Наставник, 1 из" in answers[3]


def test_what_is_taken_back_is_untold() -> None:
    """After an undo the coach says what it said before."""
    session = first_game("shelter")
    coach = coach_for(session)
    assert coach is not None
    before = coach.says(session)
    session.choose("place:water-treatment.left")
    assert coach.says(session) != before

    session.undo()

    assert coach.says(session) == before


def test_a_saved_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    session = first_game("shelter")
    coach = coach_for(session)
    assert coach is not None
    for _ in range(4):
        session.choose(hoped_choice(session, coach))
    session.save(tmp_path / "game.json")

    again = Session.load(tmp_path / "game.json")
    called = coach_for(again)

    assert called is not None
    assert called.says(again) == coach.says(session)


def test_nobody_is_coached_at_another_table() -> None:
    session = a_session()
    out = io.StringIO()

    run_plain(session, io.StringIO("coach\n"), out)

    assert coach_for(session) is None
    assert "crossroads play shelter --coach" in out.getvalue()
