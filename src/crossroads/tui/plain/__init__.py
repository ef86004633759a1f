"""A table line by line: for screen readers, for scripts, and for terminals that can do no more.

Nothing is drawn or coloured. What happened, the question and its numbered options are printed; a line of input answers
with a number, an option's id or a command.
"""

from typing import TextIO

from crossroads.tui.plain.conversation import FINISHED, UNFINISHED, Conversation
from crossroads.tui.plain.streams import let_go, make_lenient
from crossroads.tui.session import Session


def run_plain(session: Session, stdin: TextIO, stdout: TextIO) -> int:
    """Play a session line by line; 0 when the game is over or was left, 3 when input or output ended before that."""
    for stream in (stdin, stdout):
        make_lenient(stream)
    try:
        return Conversation(session, stdin, stdout).run()
    except BrokenPipeError:
        let_go(stdout)
        return FINISHED if session.over else UNFINISHED
    except KeyboardInterrupt:  # while bots were thinking: the last choice of a person is kept
        return UNFINISHED
