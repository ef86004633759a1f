"""A course of lessons as its author writes it: what is played, when each lesson comes, where it points, what it hopes for."""

from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from crossroads.engine.acts import Meant
from crossroads.engine.definition import UnknownGame, definition
from crossroads.engine.dice import secret_of
from crossroads.engine.pack_files import BadPack, read_file, shown
from crossroads.engine.packs import find_packs
from crossroads.engine.remedies import ID
from crossroads.engine.setup import Setup
from crossroads.engine.words import Words, shared_words
from crossroads.engine.yaml_data import BadYaml, parse

FOLDER = "lessons"  # of a pack: beside its content, for lessons change nothing of how a game plays
FILE = "first-game.yaml"

LessonId = Annotated[str, msgspec.Meta(pattern=ID)]
TableArea = Literal["board", "choices", "holdings", "log"]  # parts of every table, whatever the game


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of one kind: what they do, what they name, and what is true of them now; of several names one will do."""

    act: str
    names: Mapping[str, str | int | tuple[str | int, ...]] = {}
    facts: Mapping[str, str] = {}

    def is_met_by(self, meant: Meant, state: Any = None) -> bool:
        """Whether an option is of this kind; without a state, whatever is true of it now."""
        return (
            meant.verb == self.act
            and all(self._is_named(meant, name) for name in self.names)
            and (state is None or all(meant.act.facts[name](state, meant) == self.facts[name] for name in self.facts))
        )

    def _is_named(self, meant: Meant, name: str) -> bool:
        wanted = self.names[name]
        return meant.names.get(name) in (wanted if isinstance(wanted, tuple) else (wanted,))


class LessonTime(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a lesson comes: all that is said here must be true of a question to the learner."""

    prompt: tuple[str, ...] = ()  # it is one of these questions
    own: bool | None = None  # it is the learner's own moment, or else that of another who is answered
    offers: tuple[Wish, ...] = ()  # one of these is on offer
    happened: tuple[str, ...] = ()  # an event of one of these kinds came since the learner's last choice
    seen: tuple[str, ...] = ()  # an event of one of these kinds came at some time before
    unseen: tuple[str, ...] = ()  # and of none of these
    chosen: tuple[str, ...] = ()  # the learner has done one of these acts before
    after: tuple[LessonId, ...] = ()  # these lessons have been given


class KnownReply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to certain choices: the words of this name."""

    to: Wish
    say: LessonId


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn.

    Its words are `lesson-<id>`; `.well` answers who did what was hoped for, `.fine` who did something else, unless one of
    the `replies` has better words for it.
    """

    id: LessonId
    rule: str  # that it is about
    when: LessonTime = LessonTime()
    hope: tuple[Wish, ...] = ()  # none: whatever is chosen is well
    point: TableArea | Wish | None = None  # at what it points; else at what is hoped for
    replies: tuple[KnownReply, ...] = ()
    rare: bool = False  # nobody waits for it: the coach lets go though it has not come

    def reply_to(self, meant: Meant, hoped: Collection[str]) -> str:
        """The name of the words that answer a choice where these options were hoped for."""
        for reply in self.replies:
            if reply.to.is_met_by(meant):
                return reply.say
        return "well" if not self.hope or meant.id in hoped else "fine"


class CoachedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A coached first game: the table it is played at, and its lessons. The first that fits is given; the last lets go."""

    game: str
    seats: int
    seat: int  # the learner's
    bot: str  # that plays the others
    seed: str
    patience: int  # after so many choices of the learner the last lesson comes, whatever has not been given
    lessons: tuple[Lesson, ...]
    options: Mapping[str, Any] = {}

    @property
    def setup(self) -> Setup:
        """What its game is made from: nobody adds anything to its dice."""
        return Setup(self.game, self.seats, secret_of(self.seed), ("",) * self.seats, self.options)

    def lesson(self, name: str) -> Lesson:
        """The lesson of this id."""
        return next(lesson for lesson in self.lessons if lesson.id == name)


@cache
def course_for(game: str) -> CoachedGame | None:
    """The coached first game of a game, from its own packs; `None` if nobody has written one."""
    folder = _folder(game)
    return None if folder is None else read_course(folder / FILE)


def course_of(setup: Setup) -> CoachedGame | None:
    """The course that a table's game belongs to; `None` if it is a game like any other."""
    course = course_for(setup.game)
    return course if course is not None and course.setup == setup else None


def words_of_lessons(game: str, lang: str) -> Words:
    """The words of a game's lessons."""
    folder = _folder(game)
    assert folder is not None, f"no lessons for `{game}`"
    return shared_words(lang, (folder,))


@cache
def _folder(game: str) -> Path | None:
    try:
        packs = find_packs(game, definition(game).packs)
    except UnknownGame:
        return None
    return next((pack.folder / FOLDER for pack in packs if (pack.folder / FOLDER / FILE).exists()), None)


def read_course(path: Path) -> CoachedGame:
    """A course from its file; a mistake in it is a `BadPack` that names the place."""
    try:
        course = msgspec.convert(parse(read_file(path)), CoachedGame)
    except (msgspec.ValidationError, BadYaml) as wrong:
        raise BadPack(f"{shown(path)}: {wrong}") from wrong
    ids = [lesson.id for lesson in course.lessons]
    if len({*ids}) < len(ids):
        twice = next(name for name in ids if ids.count(name) > 1)
        raise BadPack(f"{shown(path)}: two lessons `{twice}`; give one another id")
    if not ids:
        raise BadPack(f"{shown(path)}: no lessons; the last one lets go, so there is one at least")
    return course
