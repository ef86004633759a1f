"""A table line by line: for screen readers, for scripts, and for terminals that can do no more.

Nothing is drawn or coloured. What happened, the question and its numbered options are printed; a line of input answers
with a number, an option's id or a command.
"""

import io
import os
import unicodedata
from collections.abc import Hashable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TextIO

from crossroads import rules
from crossroads.engine.decisions import Illegal
from crossroads.engine.game import NothingToUndo, Reason
from crossroads.engine.words import LANGUAGES
from crossroads.rules import pages
from crossroads.tui.boards.brief import Labelled, brief_of
from crossroads.tui.session import Session, go_on
from crossroads.tui.words import COMMANDS, commands, quoted, spellings, typed

FINISHED = 0
UNFINISHED = 3
_LONGEST_PATH = 400
_MOST_NAMES = 20


def run_plain(session: Session, stdin: TextIO, stdout: TextIO) -> int:
    """Play a session line by line; 0 when the game is over or was left, 3 when input or output ended before that."""
    for stream in (stdin, stdout):
        _make_lenient(stream)
    try:
        return Plain(session, stdin, stdout).run()
    except BrokenPipeError:
        _let_go(stdout)
        return FINISHED if session.over else UNFINISHED
    except KeyboardInterrupt:  # while bots were thinking: the last choice of a person is kept
        return UNFINISHED


class Plain:
    """The conversation. A command returns whether the question has to be put (again)."""

    def __init__(self, session: Session, stdin: TextIO, stdout: TextIO) -> None:
        self.session = session
        self.stdin = stdin
        self.stdout = stdout
        self.is_terminal = stdin.isatty()
        self.width = pages.terminal_width() if self.is_terminal else pages.WIDTH
        self.has_left = False
        self.brief = brief_of(session)
        self._moment: dict[int | None, Hashable] = {}  # the last one whose situation was told, by screen
        self._labels: set[tuple[int | None, Hashable]] = set()  # what somebody has been told of in full
        self._told = -1  # the last choice whose events are on the page already
        self._trouble = ""
        self._saved_at = -1  # the choice after which somebody last saved the game

    def run(self) -> int:
        """Talk until the game is over, somebody leaves, or nothing more comes in."""
        self.welcome()
        while not self.session.over:
            if self.session.needs_handover() and not self.hand_over():
                return self.stop()
            self.tell()
            self.tell_situation()
            self.ask()
            if not self.answer():
                return self.stop()
            self.tell()
        self.tell()  # of a game that was over before
        self.say("", *self.session.result(), *self.kept())
        return FINISHED

    # -- speaking

    def say(self, *lines: str) -> None:
        """Print a block of lines at once."""
        self.stdout.write("".join(f"{_legible(line)}\n" for line in lines))
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

    def hand_over(self) -> bool:
        """Let the next person take the screen; at a terminal with several people they say so with Enter."""
        session = self.session
        if self.is_terminal and len(session.people) > 1:
            assert session.decision is not None
            self.word("hand-over", seat=session.seat_name(session.decision.seat))
            if self.read("") is None:
                return False
        session.hand_over()
        if self.is_terminal:
            self._told = -1  # who comes to the screen has not read what the others did
        return True

    def tell(self) -> None:
        """Print what is new to whoever sits at the screen."""
        self.say(*[line.text for line in self.session.unseen() if line.n > self._told])
        self._told = len(self.session.game.history)
        if self.session.save_trouble not in ("", self._trouble):
            self.word("save-failed", path=_path(self.session.save_path), reason=self.session.save_trouble)
        self._trouble = self.session.save_trouble

    def tell_situation(self) -> None:
        """Tell where one stands when that is due: the whole table only comes when it is asked for."""
        moment = self.brief.moment()
        if moment is not None and moment != self._moment.get(self.session.seat):
            self._moment[self.session.seat] = moment
            self.say("", *self.brief.situation())

    def options(self) -> list[Labelled]:
        """What is on offer, in the order of its numbers."""
        return self.brief.options()

    def ask(self, with_ids: bool = False) -> None:
        """Put the question: who, what, and the numbered options with their odds where dice decide."""
        session, words = self.session, self.session.terminal
        if session.decision is None:
            return
        lines = ["", words("options-header", seat=session.seat_name(session.decision.seat), prompt=session.prompt())]
        for number, (option, label) in enumerate(self.options(), 1):
            odds = session.odds(option)
            told = (session.seat, self.brief.subject(option.id, label))
            known = told in self._labels and not with_ids
            self._labels.add(told)
            text = self.brief.again(option.id, label) if known else label
            text = words("option-odds", label=text, odds=odds) if odds else text
            lines.append(f"{number}. {text}" + (f" [{option.id}]" if with_ids else ""))
        self.say(*lines)

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

    def answer(self) -> bool:
        """Read and obey until something is chosen or changed; whether input goes on."""
        while (given := self.read()) is not None:
            if self.obey(given):
                return not self.has_left
        return False

    def obey(self, given: str) -> bool:
        """Do what a line says: choose by number or id, or carry out a command."""
        ids = [option.id for option, _ in self.options()]
        if given in ids:
            return self.choose(given)
        if given.isdecimal() and 1 <= int(given[:9]) <= len(ids) and len(given) < 9:
            return self.choose(ids[int(given) - 1])
        name, _, rest = given.partition(" ")
        command = commands().get(typed(name))
        if command is not None:
            done: bool = getattr(self, f"do_{command}")(rest.strip())
            return done
        return self.not_understood(given)

    def not_understood(self, given: str) -> bool:
        """An option that is not on offer gets its rule, anything else one line of advice."""
        count = len(self.session.labels())
        if not given:
            self.ask()
            return False
        refused = self._refused(given)
        if refused is not None:
            self.word("chosen-refused", text=refused.text, rule=refused.rule)
        else:
            self.word("unknown-input", given=quoted(given), count=count)
        return False

    def _refused(self, option_id: str) -> Reason | None:
        """Why an option of this very id is not on offer; `None` if there is no such thing."""
        try:
            reasons = self.session.explain(option_id)
        except ValueError:
            return None
        return next((reason for reason in reasons if reason.option == option_id), None)

    def choose(self, option_id: str) -> bool:
        try:
            self.session.choose(option_id)
        except Illegal as refused:
            self.word("chosen-refused", text=refused.message, rule=refused.rule)
            return False
        return True

    # -- commands: `do_` and the name, with the rest of the line

    def do_why(self, asked: str) -> bool:
        """Why things cannot be chosen; their numbers go on where those of the options end."""
        session = self.session
        offered, refused = self.options(), session.refusals()
        number = int(asked) if asked.isdecimal() and len(asked) < 9 else 0
        if not asked:
            self.explain([Reason(each.id, each.rule, each.text) for each in refused])
        elif 1 <= number <= len(offered):
            self.word("why-on-offer", label=offered[number - 1][1])
        elif len(offered) < number <= len(offered) + len(refused):
            each = refused[number - len(offered) - 1]
            self.explain([Reason(each.id, each.rule, each.text)])
        else:
            self._why_words(asked)
        return False

    def _why_words(self, asked: str) -> None:
        try:
            reasons = self.session.explain(asked)
        except ValueError as unknown:
            self.say(str(unknown))
            return
        if reasons:
            self.explain(reasons)
        else:
            self.word("why-on-offer-many")

    def explain(self, reasons: Sequence[Reason]) -> None:
        """Each rule in the way once, and under it what it forbids."""
        session, words = self.session, self.session.terminal
        if not reasons:
            self.word("why-nothing")
            return
        first = len(session.labels()) + 1
        numbers = {each.id: number for number, each in enumerate(session.refusals(), first)}
        lines = [words("why-header")]
        for rule in dict.fromkeys(reason.rule for reason in reasons):
            forbidden = [reason for reason in reasons if reason.rule == rule]
            lines.append(words("why-reason", text=forbidden[0].text, rule=rule))
            for reason in forbidden:
                number = f"{numbers[reason.option]}. " if reason.option in numbers else ""
                lines.append(f"  {number}{session.label(reason.option)}")
        self.say(*lines)

    def do_rules(self, asked: str) -> bool:
        if asked:
            self.say(pages.search_page(asked, self.session.game.setup.game, self.session.lang, self.width))
        else:
            self.word("rules-usage")
        return False

    def do_rule(self, asked: str) -> bool:
        """One rule by its id, with or without the game's name before it."""
        session = self.session
        game = session.game.setup.game
        if not asked:
            self.word("rule-usage", example=session.game.definition.seats_rule)
            return False
        full = asked if asked.startswith(f"{game}.") else f"{game}.{asked}"
        try:
            self.say(pages.show_page(full, session.lang, sources=False, width=self.width))
        except rules.Unknown as unknown:
            near = session.terminal.list(unknown.near)
            self.word("rule-near" if near else "rule-unknown", given=quoted(asked), near=near)
        return False

    def do_table(self, asked: str) -> bool:
        """The whole table, or the lines of it that these words are in."""
        lines = self.session.table_about(asked) if asked else self.session.table()
        self.say(*(lines or [self.session.terminal("table-unknown", asked=quoted(asked))]))
        return False

    def do_card(self, asked: str) -> bool:
        """The text of a card by its name, a part of its name, or its key."""
        session = self.session
        names = self.brief.cards()
        keys = _fitting(asked, names) if asked else []
        if not asked:
            self.word("card-usage", example=next(iter(names.values())))
        elif len(fitting := list(dict.fromkeys(names[key] for key in keys))) > 1:
            more = ["…"] if len(fitting) > _MOST_NAMES else []
            self.word("card-many", names=session.terminal.list([*fitting[:_MOST_NAMES], *more]))
        elif keys:
            self.say(names[keys[0]], session.card(keys[0]))
        else:
            near = session.terminal.list(get_close_matches(asked, names.values(), 3))
            self.word("card-near" if near else "card-unknown", given=quoted(asked), near=near)
        return False

    def do_undo(self, asked: str) -> bool:
        before = self.session.game.history
        try:
            self.session.undo()
        except NothingToUndo as refused:
            self.say(str(refused))
            return False
        self._told = len(self.session.game.history)
        self.word("undo-done", label=self.session.label(before[self._told]))
        return True

    def do_save(self, asked: str) -> bool:
        path = Path(asked).expanduser() if asked else self.session.save_path
        if path is None:
            self.word("save-usage")
            return False
        try:
            self.session.save(path)
        except (OSError, ValueError) as failed:  # a name with a zero byte is a ValueError
            self.word("save-failed", path=_path(path), reason=getattr(failed, "strerror", None) or quoted(str(failed)))
        else:
            self._saved_at = len(self.session.game.history)
            self.word("save-done", path=_path(path))
        return False

    def do_lang(self, asked: str) -> bool:
        if asked.lower() not in LANGUAGES:
            self.word("lang-unknown", given=quoted(asked))
            return False
        self.session.set_language(asked.lower())
        self.word("lang-done")
        return True

    def do_log(self, asked: str) -> bool:
        """All that happened, or the last lines of it."""
        if asked and not (asked.isdecimal() and len(asked) < 9 and int(asked)):
            self.word("log-usage")
            return False
        lines = [line.text for line in self.session.log][-int(asked or 0) :]
        self.say(*(lines or [self.session.terminal("log-empty")]))
        return False

    def do_options(self, asked: str) -> bool:
        self.ask(with_ids=True)
        return False

    def do_help(self, asked: str) -> bool:
        words = self.session.terminal
        uses = [words(f"command-{command}.help") for command in COMMANDS]
        self.say(words("help-choose"), *uses, words("help-script"), words("help-codes"))
        return False

    def do_quit(self, asked: str) -> bool:
        """Leave; only at a terminal, and only if the game would be lost, is one asked whether that is meant."""
        session = self.session
        made = len(session.game.history)
        is_kept = made in (0, self._saved_at) or (session.save_path is not None and not session.save_trouble)
        if self.is_terminal and not is_kept:
            self.word("leave-unsaved")
            if typed(self.read() or "") not in spellings("yes"):
                return False
        self.has_left = True
        return True

    # -- leaving

    def stop(self) -> int:
        """Say how far the game has come, and where it is kept."""
        session = self.session
        if session.game.history:
            session.autosave()
        lines = [session.terminal("left" if self.has_left else "stopped", progress=session.progress())]
        self.say(*lines, *self.kept())
        return FINISHED if self.has_left else UNFINISHED

    def kept(self) -> list[str]:
        """Where the game is kept, if it is, and how to go on with it."""
        session, path = self.session, self.session.save_path
        if path is None or not session.game.history or session.save_trouble:
            return []
        lines = [session.terminal("kept", path=_path(path))]
        if not session.over:
            lines.append(session.terminal("app-go-on", command=go_on(path)))
        return lines


def _fitting(asked: str, names: dict[str, str]) -> list[str]:
    """The keys of the cards that this names: exactly by key, id or name, else by a part of the name."""
    sought = typed(asked)
    exact = [key for key, name in names.items() if asked in (key, key.partition(":")[2]) or sought == typed(name)]
    return exact or [key for key, name in names.items() if sought in typed(name)]


def _path(path: Path | None) -> str:
    return quoted(str(path), _LONGEST_PATH)


def _legible(text: str) -> str:
    """The text without control characters, whoever wrote them: nothing here may move a cursor or change a colour."""
    return "".join(
        " " if unicodedata.category(letter) in ("Cc", "Cs") and letter != "\n" else letter for letter in text
    )


def _make_lenient(stream: TextIO) -> None:
    """Let a letter that the stream's encoding does not know cost that letter and not the game."""
    if isinstance(stream, io.TextIOWrapper) and stream.errors in ("strict", "surrogateescape"):
        try:
            stream.reconfigure(errors="replace")
        except io.UnsupportedOperation:  # it was read from already: it stays as it is
            return


def _let_go(stream: TextIO) -> None:
    """Point a broken stream nowhere, so that the last flush at exit does not complain."""
    try:
        number = stream.fileno()
    except (OSError, ValueError):
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)
