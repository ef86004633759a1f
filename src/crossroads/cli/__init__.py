"""The `crossroads` command: the one room that may see everything. A module a command; `commands.py` lists them."""

import sys

from cyclopts import CycloptsError, UnusedCliTokensError

from crossroads.cli.commands import app
from crossroads.cli.streams import Lenient


def main() -> None:
    """Run the command line: a mistake is one line that says what to do, and exit code 2."""
    code = 0
    streams = Lenient()
    try:
        code = app(exit_on_error=False, print_error=False, result_action="return_value")
    except UnusedCliTokensError as wrong:
        first = (wrong.unused_tokens or [""])[0]
        fail(f"`{first}` is one word too many (see `{helped(wrong)}`)")
    except CycloptsError as wrong:
        fail(f"{' '.join(str(wrong).split())} (see `{helped(wrong)}`)")
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone: nothing is left to say
    except ValueError as wrong:
        fail(str(wrong))
    except OSError as wrong:
        fail(f"{wrong.filename}: {wrong.strerror}" if wrong.filename else wrong.strerror or str(wrong))
    except KeyboardInterrupt:
        code = 130
    if streams.lost and not sys.stderr.closed:
        say(f"some letters cannot be shown in {streams.lost}: set PYTHONIOENCODING=utf-8, or choose --lang en")
    sys.exit(code)


def helped(wrong: CycloptsError) -> str:
    """The command that explains the one that was given."""
    return " ".join(["crossroads", *(wrong.command_chain or ()), "--help"])


def fail(message: str) -> None:
    """Say in one line what is wrong, and stop."""
    say(message)
    sys.exit(2)


def say(message: str) -> None:
    """One line on the error stream."""
    print(f"crossroads: {' '.join(message.split())}", file=sys.stderr)
