"""Shared by the tests of the command line."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from crossroads.engine import record
from tests.engine.play import finished, play, shelter
from tests.kit.commands import Done, Run
from tests.kit.forking import COMMANDS

EXPANSIONS = Path(__file__).parents[1] / "expansions" / "site"


def environment(home: Path) -> dict[str, str]:
    """What a command is run with: a home of its own, and a wide terminal without colours."""
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home / "share"), "PYTHONIOENCODING": "utf-8"}
    return {**os.environ, **own, "COLUMNS": "200", "NO_COLOR": "1", "PYTHONPATH": str(EXPANSIONS)}


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run the command in an empty folder, with a home of its own."""

    def command(*given: str | Path, stdin: str = "") -> Done:
        return COMMANDS.run([str(each) for each in given], tmp_path, environment(tmp_path), stdin)

    return command


@pytest.fixture
def start(tmp_path: Path) -> Run:
    """Run the command as `run` does, but by a Python that starts from nothing."""

    def command(*given: str | Path, stdin: str = "") -> Done:
        return subprocess.run(
            [sys.executable, "-m", "crossroads.cli", *map(str, given)],
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environment(tmp_path),
            timeout=120,
            check=False,
        )

    return command


@pytest.fixture(scope="session")
def saves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with game files: of a finished game, of one that goes on, and broken ones."""
    folder = tmp_path_factory.mktemp("saves")
    over = record.save(finished(2, "a file"), ["person:en", "bot:steady"])
    (folder / "finished.json").write_bytes(over)
    (folder / "record.json").write_bytes(record.record(finished(2, "a file")))
    going_on = play(shelter(2, "a file"), "a file", 25)
    (folder / "midway.json").write_bytes(record.save(going_on, ["person:en", "bot:steady"]))
    (folder / "unfinished-record.json").write_bytes(record.record(going_on))
    (folder / "truncated.json").write_bytes(over[: len(over) // 2])
    (folder / "empty.json").write_bytes(b"")
    (folder / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0")
    made = json.loads(over)
    (folder / "other-game.json").write_text(json.dumps(made | {"game": "chess"}))
    (folder / "other-format.json").write_text(json.dumps(made | {"format": 2}))
    (folder / "edited-digest.json").write_text(json.dumps(made | {"digest": "0" * 64}))
    made["history"][3]["choose"] = "pass"
    (folder / "edited-choice.json").write_text(json.dumps(made))
    return folder
