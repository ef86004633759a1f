"""The coach of a first game at this terminal: what it says follows from the choices that were made, as on every screen."""

from typing import Any

from rich.text import Text
from textual.widgets import Static

from crossroads.coach import CoachedGame, Coaching, Spoken, begin, course_of, go_on, is_asked, spoken
from crossroads.engine.game import Game
from crossroads.tui.palette import AMBER, BRIGHT, DIM, PHOSPHOR
from crossroads.tui.session import Session
from crossroads.tui.typeset import hanging

HOPED = "◄"  # behind an option that the coach hopes for


class Coach:
    """Follows a coached game. Whoever does not want it any more sends it away, and may call it back."""

    def __init__(self, course: CoachedGame) -> None:
        self.course = course
        self.is_away = False
        self._start()

    def _start(self) -> None:
        self._game: Game[Any] = Game(self.course.setup)  # the same game, as far as it has been followed
        self._followed: list[str] = []
        self._progress = begin(self.course, self._game)

    def progress(self, session: Session) -> Coaching:
        """How far the learner has come; what was taken back is forgotten."""
        made = [option for option, _, _ in session.game.choices()]
        if made[: len(self._followed)] != self._followed:
            self._start()
        for option in made[len(self._followed) :]:
            assert self._game.decision is not None
            seat, was_asked = self._game.decision.seat, is_asked(self._game)
            self._game.choose(option)
            self._progress = go_on(self.course, self._progress, seat, was_asked, option, self._game)
        self._followed = made
        return self._progress

    def hoped(self, session: Session) -> tuple[str, ...]:
        """The options that the lesson of this moment hopes for; none while the coach is away."""
        now = None if self.is_away else self.progress(session).now
        return now.hoped if now is not None else ()

    def says(self, session: Session) -> Spoken | None:
        """What the coach says now; `None` where it is silent: it is away, has let go, or has nothing to say to this."""
        progress = self.progress(session)
        told = spoken(self.course, progress, session.lang)
        return told if not self.is_away and (told.lesson or told.reply) else None

    def where(self, session: Session) -> str:
        """The part of the table that the lesson is about, in words; empty where it is about options."""
        now = self.progress(session).now
        return session.terminal(f"coach-at-{now.area}") if now is not None and now.area else ""


def coach_for(session: Session) -> Coach | None:
    """The coach of a session's game; `None` at a table like any other."""
    course = course_of(session.game.setup)
    return Coach(course) if course is not None and session.people == (course.seat,) else None


class CoachPane(Static):
    """What the coach says, over the whole width; it is there only at a coached table, and only as long as it speaks."""

    def __init__(self, coach: Coach | None) -> None:
        super().__init__(id="coach")
        self.coach = coach
        self.display = coach is not None

    def lines(self, session: Session, width: int) -> Text | None:
        """What is said, broken into lines of this width; nothing if the pane is not needed."""
        if self.coach is None or (self.coach.progress(session).over and self.coach.says(session) is None):
            return None
        ui = session.terminal
        if self.coach.is_away:
            return Text(ui("coach-is-away"), style=DIM)
        told = self.coach.says(session)
        if told is None:
            return None
        blocks = []
        if told.reply:
            blocks.append(hanging(Text(told.reply, style=PHOSPHOR), width))
        if told.lesson:
            text = Text(f"{ui('coach-name', number=told.number, of=told.of)} ", style=f"bold {AMBER}")
            text.append(told.lesson, style=BRIGHT)
            if where := self.coach.where(session):
                text.append(f" → {where}.", style=AMBER)
            elif self.coach.hoped(session):
                text.append(f" {ui('coach-marked', mark=HOPED)}", style=AMBER)
            blocks.append(hanging(text, width))
        return Text("\n").join(blocks)

    def height_for(self, session: Session, width: int) -> int:
        """How many lines of the window it takes."""
        text = self.lines(session, width)
        return 0 if text is None else text.plain.count("\n") + 1

    def show(self, session: Session, width: int) -> None:
        text = self.lines(session, width)
        self.display = text is not None
        self.styles.height = self.height_for(session, width)
        self.update(text or Text())
