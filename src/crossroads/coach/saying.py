"""What the coach says, in words."""

import msgspec

from crossroads.coach.coaching import Coaching
from crossroads.coach.lessons import CoachedGame, words_of_lessons


class Spoken(msgspec.Struct, frozen=True):
    """What a learner reads now: the answer to the last choice, the lesson, its rule, and how many have been given."""

    reply: str
    lesson: str
    rule: str
    number: int
    of: int


def spoken(course: CoachedGame, progress: Coaching, lang: str) -> Spoken:
    """What the coach says in a language."""

    def words(message: str) -> str:
        return " ".join(said(message).split())

    said = words_of_lessons(course.game, lang)
    reply, now = progress.reply, progress.now
    about = now.lesson if now is not None else reply.lesson if reply is not None else ""
    return Spoken(
        "" if reply is None else words(f"lesson-{reply.lesson}.{reply.words}"),
        "" if now is None else words(f"lesson-{now.lesson}"),
        course.lesson(about).rule if about else "",
        len(progress.given),
        sum([lesson.id in progress.given or not lesson.rare for lesson in course.lessons]),
    )
