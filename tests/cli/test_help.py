"""Every command explains itself, and a word that is none is answered with the nearest one."""

import pytest

from crossroads import __version__
from tests.kit.commands import Run, mistake

COMMANDS = [
    ["play"],
    ["serve"],
    ["backup"],
    ["restore"],
    ["doctor"],
    ["replay"],
    ["verify"],
    ["record"],
    ["schema"],
    ["simulate"],
    ["balance"],
    ["fuzz"],
    ["bench"],
    ["pack"],
    ["pack", "check"],
    ["rules"],
    ["rules", "list"],
    ["rules", "show"],
    ["rules", "search"],
    ["rules", "coverage"],
]


def test_the_version_is_told(start: Run) -> None:
    done = start("--version")

    assert (done.returncode, done.stdout.strip()) == (0, __version__)


@pytest.mark.parametrize("command", [[], *COMMANDS], ids=lambda command: " ".join(command) or "crossroads")
def test_every_command_has_help(run: Run, command: list[str]) -> None:
    done = run(*command, "--help")

    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.startswith(f"Usage: crossroads {' '.join(command)}".rstrip())


def test_help_lists_every_command(run: Run) -> None:
    page = run("--help").stdout

    assert all(command[0] in page for command in COMMANDS)


def test_without_a_command_the_help_is_shown(start: Run) -> None:
    done = start()

    assert done.returncode == 0
    assert "Usage: crossroads COMMAND" in done.stdout


def test_a_slip_in_a_command_is_answered_with_the_nearest_one(run: Run) -> None:
    assert 'Unknown command "paly". Did you mean "play"?' in mistake(run("paly"))
