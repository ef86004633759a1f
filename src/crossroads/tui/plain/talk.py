"""What is said at a plain table, and what is read there."""

from collections.abc import Hashable
from pathlib import Path
from typing import TextIO

from crossroads.rules import pages
from crossroads.tui.ahead import awaited
from crossroads.tui.boards.brief import Labelled, brief_of
from crossroads.tui.coaching import coach_for
from crossroads.tui.files import go_on
from crossroads.tui.names import asks_for_a_name
from crossroads.tui.plain.streams import legible
from crossroads.tui.session import Session
from crossroads.tui.since import since_own_turn
from crossroads.tui.words import quoted

_LONGEST_PATH = 400


class Talk:
    """A session with somebody who reads and types, and what they have been told already."""

    def __init__(self, session: Session, stdin: TextIO, stdout: TextIO) -> None:
        self.session = session
        self.stdin = stdin
        self.stdout = stdout
        self.is_terminal = stdin.isatty()
        self.width = pages.terminal_width() if self.is_terminal else pages.WIDTH
        self.has_left = False
        self.brief = brief_of(session)
        self.coach = coach_for(session)
        self._coached = -1  # the choice after which the coach last spoke
        self._moment: dict[int | None, Hashable] = {}  # the last one whose situation was told, by screen
        self._labels: set[tuple[int | None, Hashable]] = set()  # what somebody has been told of in full
        self.told = -1  # the last choice whose events are on the page already
        self._recapped: dict[
            int | None, list[str]
        ] = {}  # what was told last of the time between one's turns, by screen
        self._trouble = ""
        self.saved_at = -1  # the choice after which somebody last saved the game

    # -- speaking

    def say(self, *lines: str) -> None:
        """Print a block of lines at once."""
        self.stdout.write("".join(f"{legible(line)}\n" for line in lines))
        self.stdout.flush()

    def word(self, message: str, **about: str | int) -> None:
        """Say one of the terminal's own messages."""
        self.say(self.session.terminal(message, **about))

    def welcome(self) -> None:
        session, words = self.session, self.session.terminal
        seats = []
        for seat in range(session.game.setup.seats):
            kind = "seat-bot" if seat in session.bots else "seat-you" if len(session.people) == 1 else "seat-person"
            bot = session.bots[seat].name if seat in session.bots else ""
            seats.append(words(kind, seat=session.seat_name(seat), bot=bot))
        title = session.game.definition.title(session.words)
        self.say(words("welcome", game=title, seats=words.list(seats)), words("welcome-help"))
        if session.is_new:
            self.say(*self.brief.opening())
        if session.game.taken_back:
            self.word("taken-back", count=session.game.taken_back)

    def tell(self) -> None:
        """Print what is new to whoever sits at the screen."""
        self.say(*[line.text for line in self.session.unseen() if line.n > self.told])
        self.told = self.session.game.choices_made
        if self.session.save_trouble not in ("", self._trouble):
            self.word("save-failed", path=shown(self.session.save_path), reason=self.session.save_trouble)
        self._trouble = self.session.save_trouble

    def tell_since(self) -> None:
        """What the others did since one's own last turn, in short, once it is one's own again."""
        lines = since_own_turn(self.session)
        if lines and lines != self._recapped.get(self.session.seat):
            self.say("", *lines)
        self._recapped[self.session.seat] = lines

    def tell_situation(self) -> None:
        """Tell where one stands when that is due: the whole table only comes when it is asked for."""
        moment = self.brief.moment()
        if moment is not None and moment != self._moment.get(self.session.seat):
            self._moment[self.session.seat] = moment
            self.say("", *self.brief.situation(), *self.session.added())

    def tell_coach(self, again: bool = False) -> None:
        """What the coach says to this question, once unless it is wanted again."""
        made = self.session.game.choices_made
        if self.coach is None or (made == self._coached and not again):
            return
        self._coached, words = made, self.session.terminal
        told = self.coach.says(self.session)
        if told is None:
            if again:
                self.word("coach-is-away" if self.coach.is_away else "coach-is-silent")
            return
        lines = [words("coach-reply", text=told.reply)] if told.reply else []
        if told.lesson:
            name = words("coach-name", number=told.number, of=told.of)
            where = self.coach.where(self.session)
            lines += [f"{name} {told.lesson}", words("coach-rule", rule=told.rule)]
            lines += [words("coach-look", where=where)] if where else []
        self.say("", *lines)

    def options(self) -> list[Labelled]:
        """What is on offer, in the order of its numbers."""
        return self.brief.options()

    def ask(self, with_ids: bool = False) -> None:
        """Put the question: who, what, and the numbered options with their odds where dice decide."""
        session, words = self.session, self.session.terminal
        if session.decision is None:
            return
        lines = ["", words("options-header", seat=session.seat_name(session.decision.seat), prompt=session.prompt())]
        lines += filter(None, [awaited(session)])
        if asks_for_a_name(session) and not with_ids:
            self.say(*lines, words("name-it", count=len(session.decision.options)))
            return
        hoped = self.coach.hoped(session) if self.coach is not None else ()
        behind = ""  # what the options of the last line do, if more of them may follow in it
        for number, (option, label) in enumerate(self.options(), 1):
            odds = session.odds(option)
            told = (session.seat, self.brief.subject(option.id, label))
            known = told in self._labels and not with_ids
            self._labels.add(told)
            text = self.brief.again(option.id, label) if known else self.brief.in_full(option.id, label)
            text = words("option-odds", label=text, odds=odds) if odds else text
            named = f" [{option.id}]" if with_ids else ""
            text = words("coach-hopes", label=text) if option.id in hoped else text
            tail = "" if option.id in hoped else self.brief.tail(option.id)
            if tail and session.meant(option.id).verb == behind:
                lines[-1] += f"; {number}. {tail}{named}"
            else:
                lines.append(f"{number}. {text}{named}")
            behind = session.meant(option.id).verb if tail else ""
        self.say(*lines)

    def kept(self) -> list[str]:
        """Where the game is kept, if it is, and how to go on with it."""
        session, path = self.session, self.session.save_path
        if path is None or not session.game.history or session.save_trouble:
            return []
        lines = [session.terminal("kept", path=shown(path))]
        if not session.over:
            lines.append(session.terminal("app-go-on", command=go_on(path)))
        return lines

    # -- listening

    def read(self, mark: str = "> ") -> str | None:
        """The next line of input without its end, `None` when there is none; a script's lines are repeated."""
        while True:
            if self.is_terminal and mark:
                self.stdout.write(mark)
                self.stdout.flush()
            try:
                line = self.stdin.readline()
            except KeyboardInterrupt:
                return None
            if not line:
                self.say(*[""] * self.is_terminal)
                return None
            given = line.strip().lstrip("\ufeff")
            if self.is_terminal:
                return given
            if given and not given.startswith("#"):
                self.say(f"> {given}")
                return given


def shown(path: Path | None) -> str:
    """A path as it may stand in a sentence."""
    return quoted(str(path), _LONGEST_PATH)
