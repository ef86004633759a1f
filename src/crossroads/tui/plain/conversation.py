"""The conversation at a plain table: a question, a line that answers it, and so on to the end."""

from typing import TextIO

from crossroads.engine.decisions import Illegal
from crossroads.engine.game import Reason
from crossroads.tui.names import asks_for_a_name, meant
from crossroads.tui.plain.commands import BY_NAME
from crossroads.tui.plain.talk import Talk
from crossroads.tui.session import Session
from crossroads.tui.words import commands, quoted, typed

FINISHED = 0
UNFINISHED = 3


class Conversation:
    """Somebody plays by typing lines. What answers a line returns whether the question has to be put (again)."""

    def __init__(self, session: Session, stdin: TextIO, stdout: TextIO) -> None:
        self.session = session
        self.talk = Talk(session, stdin, stdout)

    def run(self) -> int:
        """Talk until the game is over, somebody leaves, or nothing more comes in."""
        self.talk.welcome()
        while not self.session.over:
            if self.session.needs_handover() and not self.hand_over():
                return self.stop()
            self.talk.tell()
            self.talk.tell_since()
            self.talk.tell_situation()
            self.talk.tell_coach()
            self.talk.ask()
            if not self.answer():
                return self.stop()
            self.talk.tell()
        self.talk.tell()  # of a game that was over before
        self.talk.say("", *self.session.result(), *self.talk.kept())
        return FINISHED

    def hand_over(self) -> bool:
        """Let the next person take the screen; at a terminal with several people they say so with Enter."""
        session = self.session
        if self.talk.is_terminal and len(session.people) > 1:
            assert session.decision is not None
            self.talk.word("hand-over", seat=session.seat_name(session.decision.seat))
            if self.talk.read("") is None:
                return False
        session.hand_over()
        if self.talk.is_terminal:
            self.talk.told = -1  # who comes to the screen has not read what the others did
        return True

    def answer(self) -> bool:
        """Read and obey until something is chosen or changed; whether input goes on."""
        while (given := self.talk.read()) is not None:
            if self.obey(given):
                return not self.talk.has_left
        return False

    def obey(self, given: str) -> bool:
        """Do what a line says: choose by number or id, or carry out a command."""
        ids = [option.id for option, _ in self.talk.options()]
        if given in ids:
            return self.choose(given)
        if given.isdecimal() and 1 <= int(given[:9]) <= len(ids) and len(given) < 9:
            return self.choose(ids[int(given) - 1])
        name, _, rest = given.partition(" ")
        command = commands().get(typed(name))
        if command is not None:
            return BY_NAME[command](self.talk, rest.strip())
        if given and asks_for_a_name(self.session):
            return self.name(given)
        return self.not_understood(given)

    def name(self, given: str) -> bool:
        """Choose the card of this name, or list those that it may be a part of, with their numbers."""
        named = meant(self.session, given)
        if len(named) == 1:
            return self.choose(named[0][0].id)
        number = {option.id: place for place, (option, _) in enumerate(self.talk.options(), 1)}
        self.talk.word("name-found", given=quoted(given), count=len(named))
        self.talk.say(*[f"{number[option.id]}. {label.sentence}" for option, label in named])
        return False

    def not_understood(self, given: str) -> bool:
        """An option that is not on offer gets its rule, anything else one line of advice."""
        count = len(self.session.labels())
        if not given:
            self.talk.ask()
            return False
        refused = self._refused(given)
        if refused is not None:
            self.talk.word("chosen-refused", text=refused.text, rule=refused.rule)
        else:
            self.talk.word("unknown-input", given=quoted(given), count=count)
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
            self.talk.word("chosen-refused", text=refused.message, rule=refused.rule)
            return False
        return True

    def stop(self) -> int:
        """Say how far the game has come, and where it is kept."""
        session = self.session
        if session.game.history:
            session.autosave()
        lines = [session.terminal("left" if self.talk.has_left else "stopped", progress=session.progress())]
        self.talk.say(*lines, *self.talk.kept())
        return FINISHED if self.talk.has_left else UNFINISHED
