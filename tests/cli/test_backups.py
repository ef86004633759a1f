"""`crossroads backup` and `crossroads restore`: what is said, and with which exit code; `tests/server/log` proves the rest."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit.commands import Run, mistake
from tests.kit.hubs import hub_at, sat_down
from tests.kit.hubs import run as run_async


@pytest.fixture
def db(tmp_path: Path) -> str:
    """The database of a server at which one game is on."""
    url = f"sqlite:///{tmp_path}/tables.db"

    async def play() -> None:
        async with hub_at(url) as hub:
            _, _, (first, _) = await sat_down(hub)
            await first.choose(first.decision.options[0].id)

    run_async(play())
    return url


def test_a_backup_is_written_checked_and_put_back(run: Run, db: str, tmp_path: Path) -> None:
    made = run("backup", "--db", db, "--to", "one.backup")
    checked = run("restore", "one.backup", "--check")
    restored = run("restore", "one.backup", "--db", f"sqlite:///{tmp_path}/new.db")
    listed = run("tables", "list", "--db", f"sqlite:///{tmp_path}/new.db")

    assert (made.returncode, made.stderr) == (0, "")
    assert made.stdout.startswith("written: one.backup (1 table).")
    assert checked.stdout == "checked: 1 table in one.backup; every game was played again from its log.\n"
    assert (checked.returncode, checked.stderr) == (0, "")
    assert restored.stdout.startswith("restored: 1 table from one.backup.")
    assert listed.stdout.endswith("1 table (0 open, 1 playing, 0 over), 1 choices, 0 lines of chat.\n")


def test_in_a_folder_it_is_named_by_the_time(run: Run, db: str, tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()

    run("backup", "--db", db, "--to", "kept")

    (made,) = (tmp_path / "kept").iterdir()
    assert re.fullmatch(r"crossroads-\d{4}-\d\d-\d\d-\d{6}\.backup", made.name)


def test_a_game_that_cannot_be_played_again_fails_the_check(run: Run, db: str, tmp_path: Path) -> None:
    run("backup", "--db", db, "--to", "one.backup")
    with closing(sqlite3.connect(tmp_path / "one.backup")) as base:
        base.execute("UPDATE entries SET option = 'nonsense'")
        base.commit()

    done = run("restore", "one.backup", "--check")

    assert done.returncode == 1
    assert done.stdout.endswith("checked: 1 table in one.backup; 1 cannot be played again.\n")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["backup", "--to", "x", "--db", "sqlite:///none.db"], "There is no file none.db"),
        (["restore", "none.backup", "--check"], "There is no file none.backup"),
        (["restore", "none.backup"], "There is no file none.backup"),
    ],
)
def test_what_is_not_there_is_said_in_a_line(run: Run, given: list[str], said: str) -> None:
    assert mistake(run(*given)).startswith(said)
