"""Coached first games. Start reading at `lessons.py`."""

from crossroads.coach.coaching import Coaching, begin, coached, go_on, is_asked
from crossroads.coach.lessons import CoachedGame, Lesson, course_for, course_of
from crossroads.coach.saying import Spoken, spoken

__all__ = [
    "CoachedGame",
    "Coaching",
    "Lesson",
    "Spoken",
    "begin",
    "coached",
    "course_for",
    "course_of",
    "go_on",
    "is_asked",
    "spoken",
]
