"""What the coach says follows from the lessons and the choices: when a lesson comes, what it points at, what it replies."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from crossroads.coach import CoachedGame, coached, course_for, course_of
from crossroads.coach.coaching import Coaching, GivenReply, LearnerAsked
from crossroads.coach.lessons import read_course
from crossroads.engine.definition import definition
from crossroads.engine.game import Game, new
from crossroads.engine.pack_files import BadPack

HEAD = "{game: shelter, seats: 2, seat: 0, bot: random, seed: x, options: {first: 0}, patience: 3, lessons: "
LAST = "{id: free, rule: shelter.overview.goal}"


def course(*lessons: str) -> CoachedGame:
    import msgspec

    return msgspec.yaml.decode(f"{HEAD}[{', '.join([*lessons, LAST])}]}}".encode(), type=CoachedGame)


def lesson(name: str, more: str = "") -> str:
    return f"{{id: {name}, rule: shelter.overview.goal{more}}}"


def asked(prompt: str, *offered: str) -> LearnerAsked:
    read = definition("shelter").acts.read
    return LearnerAsked(prompt, tuple([read(each) for each in offered]))


def given(followed: CoachedGame, so_far: Coaching, question: LearnerAsked, *events: str) -> str:
    now = so_far.asked(followed, question, events).now
    return "" if now is None else now.lesson


def test_the_first_lesson_that_fits_is_given() -> None:
    followed = course(lesson("fight", ", when: {happened: [threat]}"), lesson("turn", ", when: {prompt: [turn]}"))

    assert given(followed, Coaching(), asked("turn")) == "turn"
    assert given(followed, Coaching(), asked("turn"), "threat") == "fight"
    assert given(followed, Coaching(), asked("rent")) == ""


def test_a_lesson_is_given_once() -> None:
    followed = course(lesson("one"), lesson("two"))

    after = Coaching().asked(followed, asked("turn"), []).chose(followed, definition("shelter").acts.read("pass"))

    assert given(followed, after, asked("turn")) == "two"


def test_a_lesson_waits_for_what_it_needs() -> None:
    """An option on offer, an act that was done, a lesson before it, and what was or was never seen."""
    place = definition("shelter").acts.read("place:diner.left")
    started = Coaching().asked(course(lesson("one")), asked("turn"), ["threat"]).chose(course(lesson("one")), place)
    for needed, fits, fails in (
        ("offers: [{act: place, names: {spot: [diner.left, diner.right]}}]", "place:diner.right", "place:lift.red"),
        ("chosen: [place]", "pass", None),
        ("chosen: [build]", None, "pass"),
        ("after: [one]", "pass", None),
        ("after: [other]", None, "pass"),
        ("seen: [threat]", "pass", None),
        ("seen: [fight]", None, "pass"),
        ("unseen: [threat]", None, "pass"),
        ("unseen: [fight]", "pass", None),
        ("happened: [threat]", None, "pass"),  # before the last choice, which has answered it
    ):
        followed = course(lesson("one"), lesson("waits", f", when: {{{needed}}}"))
        if fits:
            assert given(followed, started, asked("turn", fits)) == "waits", needed
        if fails:
            assert given(followed, started, asked("turn", fails)) == "", needed


def test_a_lesson_knows_whose_moment_it_is() -> None:
    followed = course(lesson("mine", ", when: {own: true}"), lesson("theirs", ", when: {own: false}"))

    assert given(followed, Coaching(), asked("turn")) == "mine"
    assert given(followed, Coaching(), asked("turn")._replace(is_own=False)) == "theirs"


def test_it_points_at_what_it_hopes_for_or_where_it_says() -> None:
    hope = ", hope: [{act: place}]"
    question = asked("turn", "place:diner.left", "pass")

    def pointed(more: str) -> tuple[tuple[str, ...], tuple[str, ...], str]:
        now = Coaching().asked(course(lesson("one", more)), question, []).now
        assert now is not None
        return now.hoped, now.pointed, now.area

    assert pointed(hope) == (("place:diner.left",), ("place:diner.left",), "")
    assert pointed(f"{hope}, point: {{act: pass}}") == (("place:diner.left",), ("pass",), "")
    assert pointed(f"{hope}, point: holdings") == (("place:diner.left",), (), "holdings")
    assert pointed("") == ((), (), "choices")


@pytest.mark.parametrize(
    ("option", "reply"), [("place:diner.left", "well"), ("place:lift.red", "fine"), ("pass", "rest")]
)
def test_it_answers_what_was_done(option: str, reply: str) -> None:
    one = lesson("one", ", hope: [{act: place, names: {spot: diner.left}}], replies: [{to: {act: pass}, say: rest}]")
    followed = course(one)

    question = asked("turn", "place:diner.left", "place:lift.red", "pass")

    after = Coaching().asked(followed, question, []).chose(followed, definition("shelter").acts.read(option))

    assert after.reply == GivenReply("one", reply)


def test_a_lesson_can_ask_what_is_true_of_an_option_now() -> None:
    """A spot that a threat covers is another matter than the same spot without it: neither hoped for nor answered so."""
    wish = "{act: place, names: {spot: diner.left}, facts: {threat: fire}}"
    followed = course(lesson("fire", f", when: {{offers: [{wish}]}}, hope: [{wish}]"))
    question = asked("turn", "place:diner.left", "place:lift.red")

    burns = Coaching().asked(followed, question._replace(state=SimpleNamespace(threats={"diner.left": "fire"})), [])
    calm = Coaching().asked(followed, question._replace(state=SimpleNamespace(threats={"lift.red": "fire"})), [])

    assert burns.now is not None
    assert (burns.now.lesson, burns.now.hoped) == ("fire", ("place:diner.left",))
    assert calm.now is None


def test_a_few_choices_are_pointed_at_one_by_one() -> None:
    followed = course(lesson("one", ", point: choices"))

    few = Coaching().asked(followed, asked("turn", "place:lift.red", "pass"), []).now
    many = Coaching().asked(followed, asked("turn", *[f"take:{item}" for item in "abcdef"]), []).now

    assert few is not None
    assert many is not None
    assert (few.pointed, few.area) == (("place:lift.red", "pass"), "choices")
    assert (many.pointed, many.area) == ((), "choices")


def test_nobody_waits_for_a_rare_lesson() -> None:
    """The coach lets go without it; it counts among the steps only once it has come."""
    followed = course(lesson("rare", ", when: {prompt: [never]}, rare: true"), lesson("one"))

    first = Coaching().asked(followed, asked("turn", "pass"), [])
    second = first.chose(followed, definition("shelter").acts.read("pass")).asked(followed, asked("turn", "pass"), [])

    assert first.now is not None
    assert second.now is not None
    assert (first.now.lesson, second.now.lesson) == ("one", "free")


def test_it_lets_go_when_its_patience_is_over() -> None:
    """Three choices without the lesson that waits: the last one comes, and after its answer there is nothing more."""
    followed = course(lesson("waits", ", when: {prompt: [never]}"))
    choice = definition("shelter").acts.read("pass")
    so_far = Coaching()
    for _ in range(3):
        so_far = so_far.asked(followed, asked("turn"), [])
        assert so_far.now is None
        so_far = so_far.chose(followed, choice)

    last = so_far.asked(followed, asked("turn"), [])

    assert last.now is not None
    assert last.now.lesson == "free"
    assert last.chose(followed, choice).over
    assert last.chose(followed, choice).asked(followed, asked("turn"), []).now is None
    assert last.chose(followed, choice).reply == GivenReply("free", "well")
    assert last.chose(followed, choice).chose(followed, choice).reply is None


def test_what_is_taken_back_is_untold() -> None:
    followed = course_for("shelter")
    assert followed is not None

    before, after = coached(followed, []), coached(followed, ["place:diner.right"])

    assert before.given == ("goal",)
    assert after.given == ("goal", "any")
    assert coached(followed, []) == before


def test_a_game_is_coached_if_it_is_made_alike() -> None:
    followed = course_for("shelter")
    assert followed is not None
    game: Game[Any] = Game(followed.setup)

    assert course_of(game.setup) == followed
    assert course_of(new("shelter", 2, followed.seed, {"first": 0}).setup) is None  # its dice are others
    assert course_for("chess") is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (f"{HEAD}[]}}", "no lessons"),
        (f"{HEAD}[{LAST}, {LAST}]}}", "two lessons `free`"),
        (f"{HEAD}[{lesson('one', ', hoping: []')}]}}", "hoping"),
        (f"{HEAD}[", "first-game.yaml"),
    ],
)
def test_a_course_with_a_mistake_is_refused_with_its_place(tmp_path: Path, text: str, fault: str) -> None:
    path = tmp_path / "first-game.yaml"
    path.write_text(text)

    with pytest.raises(BadPack, match=fault):
        read_course(path)
