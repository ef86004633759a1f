"""Streams and terminals of all sorts: closed, broken, without letters, without a screen."""

import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest


def test_output_that_nobody_reads_is_no_error(tmp_path: Path, saves: Path) -> None:
    """As in `crossroads replay FILE | head -1`."""
    command = subprocess.Popen(
        [sys.executable, "-m", "crossroads.cli", "replay", str(saves / "finished.json")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
    )
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.readline()
    command.stdout.close()
    errors = command.stderr.read()
    command.stderr.close()
    command.wait(timeout=120)

    assert b"Traceback" not in errors
    assert b"BrokenPipe" not in errors


@pytest.mark.parametrize("closed", ["0<&-", "1>&-"])
def test_a_closed_stream_is_an_empty_one(tmp_path: Path, closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" -m crossroads.cli play --plain --seats 2 {closed}'],  # noqa: S607
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
        timeout=120,
        check=False,
    )

    assert (done.returncode, done.stderr) == (3, b"")


@pytest.mark.parametrize(
    "given",
    [
        ["rules", "show", "shelter.rent.gain", "--lang", "ru"],
        ["replay", "finished.json", "--lang", "pl"],
        ["play", "--plain", "--seats", "2", "--lang", "ru"],
    ],
    ids=lambda given: given[0],
)
def test_letters_that_a_terminal_cannot_show_cost_these_letters_only(
    saves: Path, tmp_path: Path, given: list[str]
) -> None:
    """And one line says how to see them."""
    done = subprocess.run(
        [sys.executable, "-m", "crossroads.cli", *given],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=saves,
        env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"},
        timeout=120,
        check=False,
    )

    assert done.returncode == (3 if given[0] == "play" else 0)
    assert b"?" in done.stdout
    assert done.stderr.decode("ascii").splitlines() == [
        "crossroads: some letters cannot be shown in ascii: set PYTHONIOENCODING=utf-8, or choose --lang en"
    ]


@pytest.mark.parametrize("missing", ["stdin", "stderr", "terminal"])
def test_without_a_whole_terminal_the_table_is_played_line_by_line(tmp_path: Path, missing: str) -> None:
    """The screen needs a keyboard, both outputs and a terminal that can draw; else no key would reach it."""
    ours, theirs = pty.openpty()
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    said = b""
    with subprocess.Popen(
        [sys.executable, "-m", "crossroads.cli", "play", "--seats", "2", "--option", "first=0"],
        stdin=subprocess.DEVNULL if missing == "stdin" else theirs,
        stdout=theirs,
        stderr=subprocess.DEVNULL if missing == "stderr" else theirs,
        env={**os.environ, **home, "TERM": "dumb" if missing == "terminal" else "xterm-256color"},
    ) as command:
        os.write(ours, b"quit\n")
        while b"choices made" not in said and select.select([ours], [], [], 120)[0]:
            said += os.read(ours, 4096)
        command.terminate()  # a table that still waits would wait for ever
    os.close(theirs)
    os.close(ours)

    assert b"Type help for the commands." in said
    assert b"0 choices made" in said
