"""The `crossroads` command as a test runs it, and how it answers a mistake."""

import subprocess
from collections.abc import Callable
from pathlib import Path

Done = subprocess.CompletedProcess[str]
Run = Callable[..., Done]


def mistake(done: Done) -> str:
    """The one line that a mistake is answered with."""
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("crossroads: ")
    return lines[0].removeprefix("crossroads: ")


def words_of_pets(folder: Path) -> Path:
    """A pack for Shelter in this folder whose starting room can only be read with the expansion Pets."""
    pack = folder / "cats"
    pack.mkdir()
    (pack / "pack.yaml").write_text("id: cats\ngame: shelter\n")
    (pack / "rooms.yaml").write_text("- {id: diner, left: {reward: [{do: pets.purr, amount: 1}]}, right: {}}\n")
    return pack
