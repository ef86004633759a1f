"""Every coached first game: it can be played as hoped and in any other way, and always comes to an end."""

import re
from functools import cache

import pytest

from crossroads.coach import CoachedGame, Coaching, coached, course_for, spoken
from crossroads.coach.lessons import words_of_lessons
from crossroads.engine.definition import definition, game_names
from crossroads.engine.words import LANGUAGES
from crossroads.rules.lookup import rule
from tests.kit.coaching import Coached, as_hoped, by_chance, walk

WAYS = 200
GAMES = [name for name in game_names() if course_for(name) is not None]
SENTENCE = re.compile(r"[.!?…]+(?=\s+\W?[A-ZА-ЯĄĆĘŁŃÓŚŹŻ]|$)")


def course(game: str) -> CoachedGame:
    found = course_for(game)
    assert found is not None
    return found


@cache
def hoped_way(game: str) -> tuple[Coached, ...]:
    """All questions on the hoped-for way, as they were told; the games have gone on."""
    return tuple(walk(course(game), as_hoped(course(game)), course(game).bot))


def test_our_games_have_a_coached_first_game() -> None:
    assert GAMES == ["fallout", "munchkin", "shelter"]


@pytest.mark.parametrize("game", GAMES)
def test_the_hoped_way_gives_every_lesson_once_and_lets_go(game: str) -> None:
    """Eight to twelve lessons, one hoped-for choice after the other, and a game that goes on afterwards."""
    way = hoped_way(game)

    end = way[-1].progress
    assert end.over
    awaited = {lesson.id for lesson in course(game).lessons if not lesson.rare}
    assert awaited <= {*end.given} <= {lesson.id for lesson in course(game).lessons}
    assert len({*end.given}) == len(end.given)
    assert 8 <= len(end.given) <= 12
    assert way[-1].game.outcome is None


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_says_well_done_to_what_it_hopes_for(game: str) -> None:
    before = course(game)
    for one, next_ in zip(hoped_way(game), hoped_way(game)[1:], strict=False):
        now, reply = one.progress.now, next_.progress.reply
        if now is not None and before.lesson(now.lesson).hope:
            assert reply is not None
            assert reply.lesson == now.lesson
            assert reply.words != "fine"


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_is_loaded_again_is_told_the_same(game: str) -> None:
    """What the coach says follows from the choices alone, and so does what it says of the first half of them."""
    given: dict[int, Coaching] = {}
    history: list[str] = []
    for each in walk(course(game), as_hoped(course(game)), course(game).bot):
        given[each.game.choices_made] = each.progress
        history = [option for option, _, _ in each.game.choices()]

    assert len(given) > 8
    for made, progress in [*given.items()][::5]:
        assert coached(course(game), history[:made]) == progress


@pytest.mark.parametrize("game", GAMES)
def test_any_way_goes_on_and_lets_go(game: str) -> None:
    """Two hundred learners who do anything that is allowed: each is let go in time, each lesson points at what is there."""
    followed = course(game)
    met: set[str] = set()
    for number in range(WAYS):
        for state in walk(followed, by_chance(number)):
            check_told(followed, state, met)
        assert state.progress.over or state.game.outcome is not None
        assert state.progress.choices <= followed.patience + 1
        assert len({*state.progress.given}) == len(state.progress.given)

    assert met == {lesson.id for lesson in followed.lessons}


def check_told(followed: CoachedGame, state: Coached, met: set[str]) -> None:
    """One question: what is pointed at is on offer, and it is said in every language."""
    now = state.progress.now
    if now is not None:
        decision = state.game.decision
        assert decision is not None
        met.add(now.lesson)
        assert now.pointed or now.area
        assert {*now.pointed, *now.hoped} <= {*decision.ids}
        assert now.hoped or not followed.lesson(now.lesson).hope, f"`{now.lesson}` hopes for what is not on offer"
    for lang in LANGUAGES:
        told = spoken(followed, state.progress, lang)
        assert bool(told.lesson) == (now is not None)
        assert bool(told.reply) == (state.progress.reply is not None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_written_in_every_language(game: str, lang: str) -> None:
    """A lesson and its replies are at most two sentences each, and nothing is written that nobody says."""
    words = words_of_lessons(game, lang)
    for lesson in course(game).lessons:
        name = f"lesson-{lesson.id}"
        said = ["", ".well", *[".fine"] * bool(lesson.hope), *[f".{reply.say}" for reply in lesson.replies]]
        assert words.is_written(name), f"no `{name}` in {lang}"
        for part in said:
            text = words.find(f"{name}{part}")
            assert text, f"no `{name}{part}` in {lang}"
            assert len(SENTENCE.findall(text)) <= 2, f"`{name}{part}` in {lang} has more than two sentences"
        if lang != "en":
            assert all(words(f"{name}{part}") != words_of_lessons(game, "en")(f"{name}{part}") for part in said)


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_cites_a_rule_of_its_game(game: str) -> None:
    for lesson in course(game).lessons:
        for lang in LANGUAGES:
            assert definition(game).rule_text(lesson.rule, lang)
        assert rule(lesson.rule).id == lesson.rule


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_waits_for_acts_that_the_game_has(game: str) -> None:
    """A slip in a verb or a name would make a lesson that never comes."""
    acts = definition(game).acts.all
    for lesson in course(game).lessons:
        for wish in (*lesson.hope, *lesson.when.offers, *[reply.to for reply in lesson.replies]):
            named = [({name.name for name in act.names}, {*act.facts}) for act in acts if act.verb == wish.act]
            like = [facts for names, facts in named if {*wish.names} <= names]
            assert any({*wish.facts} <= facts for facts in like), f"{lesson.id}: no act like {wish}"
        assert {*lesson.when.chosen} <= {act.verb for act in acts}
        assert {*lesson.when.after} <= {each.id for each in course(game).lessons}
