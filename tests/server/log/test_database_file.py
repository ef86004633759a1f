"""The SQLite file: nobody else's, and one server's at a time."""

import errno
import fcntl
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from crossroads.server.figures import Figures
from crossroads.server.log.database_file import DatabaseFile
from crossroads.server.log.store import Store
from crossroads.server.trouble import Trouble
from tests.kit.hubs import hub_at, new_table, run


def rights(folder: Path) -> dict[str, str]:
    """What everybody may do with each file of a folder."""
    return {path.name: f"{stat.S_IMODE(path.stat().st_mode):o}" for path in folder.iterdir()}


def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    """With all that SQLite has beside it, whatever rights the user gives to other files."""
    before = os.umask(0)

    async def test() -> dict[str, str]:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            await new_table(hub)
            return rights(tmp_path)

    try:
        found = run(test())
    finally:
        os.umask(before)
    assert found == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"), "600")


def test_a_database_that_others_could_read_is_made_private_and_that_is_said(tmp_path: Path) -> None:
    """Of an older version, killed in the midst of things, so that its files are there still."""
    file = tmp_path / "tables.db"
    run(made(file))
    with closing(sqlite3.connect(file)) as other:
        other.execute("SELECT * FROM about").fetchall()
        for each in tmp_path.iterdir():
            each.chmod(0o644)
        assert (tmp_path / "tables.db-wal").exists()

        with capture_logs() as lines:
            run(made(file))

    said = [(Path(line["file"]).name, line["before"]) for line in lines if line["event"] == "database-made-private"]
    assert said == [("tables.db", "644"), ("tables.db-wal", "644"), ("tables.db-shm", "644")]
    assert rights(tmp_path)["tables.db"] == "600"


def test_a_private_database_is_not_spoken_of(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    run(made(file))
    file.chmod(0o400)

    with capture_logs() as lines:
        run(made(file))

    assert lines == []


async def made(file: Path) -> None:
    """Open a database and let go of it again."""
    await (await Store.open(f"sqlite:///{file}", Figures())).close()


def test_a_file_is_held_once(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    held = DatabaseFile.hold(file)

    with pytest.raises(Trouble, match=r"Another server uses the file .*tables\.db"):
        DatabaseFile.hold(file)

    held.release()
    held.release()
    DatabaseFile.hold(file).release()


def test_a_file_is_held_by_whichever_way_somebody_comes_to_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    (tmp_path / "link.db").symlink_to(file)
    held = DatabaseFile.hold(file)

    with pytest.raises(Trouble, match="Another server"):
        DatabaseFile.hold(tmp_path / "link.db")

    held.release()


def test_where_nothing_can_be_locked_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some network file systems know no locks: the server starts, and its host is told."""

    def no_locks(handle: int, how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)

    with capture_logs() as lines:
        run(made(tmp_path / "tables.db"))

    assert [line["event"] for line in lines] == ["database-not-locked"]


def test_a_database_that_cannot_be_opened_is_let_go_of(tmp_path: Path) -> None:
    """Who mends it in the same process can open it then."""
    file = tmp_path / "tables.db"
    file.write_text("a letter, and no database at all")
    with pytest.raises(Trouble, match="not a database"):
        run(made(file))
    file.unlink()

    run(made(file))
