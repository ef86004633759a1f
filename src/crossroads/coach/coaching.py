"""What the coach says now: it follows from the lessons and what was chosen, so that every screen is told the same."""

from collections.abc import Iterable
from typing import Any, NamedTuple, Self

import msgspec

from crossroads.coach.lessons import CoachedGame, Lesson, LessonTime, Wish
from crossroads.engine.acts import Meant
from crossroads.engine.game import Game
from crossroads.engine.standing import Ahead
from crossroads.engine.windows import asking

FEW = 5  # options that can be pointed at one by one


class LearnerAsked(NamedTuple):
    """What the learner is asked: which question, and what is on offer."""

    prompt: str
    offered: tuple[Meant, ...]
    is_own: bool = True  # else others are answered, at their moment
    state: Any = None  # of the game, for what is true of an option now


class Given(msgspec.Struct, frozen=True):
    """A lesson as it is given at a question: what it hopes for there, and at which options it points."""

    lesson: str
    hoped: tuple[str, ...]
    pointed: tuple[str, ...]
    area: str = ""  # or a part of the table


class GivenReply(NamedTuple):
    """What is said to the learner's last choice: words of a lesson."""

    lesson: str
    words: str


class Coaching(msgspec.Struct, frozen=True):
    """How far a learner has come."""

    given: tuple[str, ...] = ()  # lessons, in the order in which they came
    now: Given | None = None  # the lesson of the present question
    reply: GivenReply | None = None
    choices: int = 0  # of the learner
    acts: tuple[str, ...] = ()  # that the learner has done, each once
    happened: tuple[str, ...] = ()  # kinds of events since the learner's last choice
    seen: tuple[str, ...] = ()  # kinds of events since the beginning, each once
    over: bool = False  # the coach has let go

    def asked(self, course: CoachedGame, question: LearnerAsked | None, events: Iterable[str]) -> Self:
        """After something happened: the lesson for what the learner is asked now, if there is one."""
        if self.over:
            return self
        happened = tuple(dict.fromkeys((*self.happened, *events)))
        heard = msgspec.structs.replace(
            self, now=None, happened=happened, seen=tuple(dict.fromkeys((*self.seen, *happened)))
        )
        found = None if question is None else _lesson_for(course, heard, question)
        if found is None or question is None:
            return heard
        return msgspec.structs.replace(heard, given=(*self.given, found.id), now=_given(found, question))

    def chose(self, course: CoachedGame, meant: Meant) -> Self:
        """After the learner has answered a question; whoever was let go is told nothing more."""
        if self.over:
            return msgspec.structs.replace(self, reply=None)
        reply = None
        if self.now is not None:
            reply = GivenReply(self.now.lesson, course.lesson(self.now.lesson).reply_to(meant, self.now.hoped))
        return msgspec.structs.replace(
            self,
            now=None,
            reply=reply,
            choices=self.choices + 1,
            acts=self.acts if meant.verb in self.acts else (*self.acts, meant.verb),
            happened=(),
            over=self.now is not None and self.now.lesson == course.lessons[-1].id,
        )


def begin(course: CoachedGame, game: Game[Any]) -> Coaching:
    """What the coach says of a game that has just been set up."""
    return Coaching().asked(course, question_of(course, game), _kinds(course, game))


def go_on(
    course: CoachedGame, progress: Coaching, seat: int, was_asked: bool, option: str, game: Game[Any]
) -> Coaching:
    """What the coach says after a choice of a seat, which the learner `was_asked` for; `game` is as it stands then."""
    if seat == course.seat and was_asked:
        progress = progress.chose(course, game.definition.acts.read(option))
    return progress.asked(course, question_of(course, game), _kinds(course, game))


def coached(course: CoachedGame, history: Iterable[str]) -> Coaching:
    """What the coach says after these choices, from the beginning of the game."""
    game: Game[Any] = Game(course.setup)
    progress = begin(course, game)
    for option in history:
        assert game.decision is not None
        seat, was_asked = game.decision.seat, is_asked(game)
        game.choose(option)
        progress = go_on(course, progress, seat, was_asked, option, game)
    return progress


def question_of(course: CoachedGame, game: Game[Any]) -> LearnerAsked | None:
    """What the learner is asked, if it is the learner who must choose and somebody must be asked for it."""
    decision = game.decision
    if decision is None or decision.seat != course.seat or not is_asked(game):
        return None
    read, window = game.definition.acts.read, asking(game.state)
    offered = tuple([read(option.id) for option in decision.options])
    is_own = window is None or window.seats[0] == course.seat
    return LearnerAsked(decision.prompt, offered, is_own, game.state)


def is_asked(game: Game[Any]) -> bool:
    """Whether the question that is open is put to whoever sits there: a table answers mere formalities by itself."""
    return Ahead().says(game) is None


def _kinds(course: CoachedGame, game: Game[Any]) -> tuple[str, ...]:
    return tuple([event.kind for event in game.events_for(course.seat)])


def _lesson_for(course: CoachedGame, so_far: Coaching, question: LearnerAsked) -> Lesson | None:
    """The lesson of a question: the first that fits and was not given; the last one when none is left to wait for, or it is time."""
    *lessons, last = course.lessons
    left = [lesson for lesson in lessons if lesson.id not in so_far.given]
    if all(lesson.rare for lesson in left) or so_far.choices >= course.patience:
        return last
    return next((each for each in left if _is_time(each.when, so_far, question)), None)


def _is_time(when: LessonTime, so_far: Coaching, question: LearnerAsked) -> bool:
    return (
        (not when.prompt or question.prompt in when.prompt)
        and when.own in (None, question.is_own)
        and (not when.offers or bool(_meeting(when.offers, question)))
        and (not when.happened or any(kind in so_far.happened for kind in when.happened))
        and (not when.seen or any(kind in so_far.seen for kind in when.seen))
        and not any(kind in so_far.seen for kind in when.unseen)
        and (not when.chosen or any(act in so_far.acts for act in when.chosen))
        and all(lesson in so_far.given for lesson in when.after)
    )


def _meeting(wishes: Iterable[Wish], question: LearnerAsked) -> tuple[str, ...]:
    wanted = tuple(wishes)
    return tuple(
        [meant.id for meant in question.offered if any(wish.is_met_by(meant, question.state) for wish in wanted)]
    )


def _given(lesson: Lesson, question: LearnerAsked) -> Given:
    hoped = _meeting(lesson.hope, question)
    if isinstance(lesson.point, Wish):
        return Given(lesson.id, hoped, _meeting([lesson.point], question))
    if lesson.point == "choices" and len(question.offered) <= FEW:
        return Given(lesson.id, hoped, tuple([meant.id for meant in question.offered]), lesson.point)
    if lesson.point is not None:
        return Given(lesson.id, hoped, (), lesson.point)
    return Given(lesson.id, hoped, hoped, "" if hoped else "choices")
