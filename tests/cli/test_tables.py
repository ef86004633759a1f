"""`crossroads tables`: the tables of a server, listed, exported and forgotten."""

import json
import time
from pathlib import Path

import pytest
from sqlalchemy import update

from crossroads.server.log.connecting import address_of, new_engine
from crossroads.server.log.schema import CHAT, ENTRIES, STATES, TABLES
from tests.kit.commands import Run, mistake
from tests.kit.hubs import hub_at, new_table, sat_down
from tests.kit.hubs import run as run_async
from tests.kit.serving import Served

DAY = 86400.0


@pytest.fixture
def db(tmp_path: Path) -> str:
    """The database of a server at which somebody played long ago, and somebody yesterday; the ids are `old` and `new`."""
    url = f"sqlite:///{tmp_path}/tables.db"

    async def play() -> None:
        async with hub_at(url) as hub:
            for days, name in ((100, "old"), (1, "new")):
                table, _, (first, _) = await sat_down(hub)
                await first.choose(first.decision.options[0].id)
                await first.chat(0, f"hello from the {name} one")
                renamed[table] = (name, days)

    renamed: dict[str, tuple[str, int]] = {}
    run_async(play())
    for table, (name, days) in renamed.items():
        run_async(made_old(url, table, days))
        (tmp_path / name).write_text(table)
    return url


async def made_old(url: str, table: str, days: float) -> None:
    """Let a table be so many days old."""
    engine = new_engine(address_of(url))
    async with engine.begin() as connection:
        then = time.time() - days * DAY
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(created=then))
        for part in (ENTRIES, CHAT):
            await connection.execute(update(part).where(part.c.table_id == table).values(at=then))
    await engine.dispose()


@pytest.fixture
def old(db: str, tmp_path: Path) -> str:
    """The id of the table at which nobody has played for long."""
    return (tmp_path / "old").read_text()


@pytest.fixture
def new(db: str, tmp_path: Path) -> str:
    """The id of the other one."""
    return (tmp_path / "new").read_text()


def test_all_tables_are_listed_with_who_sat_there(run: Run, db: str, old: str, new: str) -> None:
    done = run("tables", "list", "--db", db)

    assert done.returncode == 0, done.stderr
    first, second, total = done.stdout.splitlines()
    assert first.startswith(old)
    assert second.startswith(new)
    assert "shelter  playing" in first
    assert first.endswith("1 choices    1 said  Person 0, Person 1")
    assert total == "2 tables (0 open, 2 playing, 0 over), 2 choices, 2 lines of chat."


def test_the_list_is_narrowed_and_can_be_read_by_programs(run: Run, db: str, old: str) -> None:
    done = run("tables", "list", "--db", db, "--older-than", "8w", "--json")
    (line,) = done.stdout.splitlines()

    told = json.loads(line)
    assert (told["id"], told["phase"], told["names"]) == (old, "playing", ["Person 0", "Person 1"])
    for nobody in (["--name", "Nobody"], ["--phase", "over"], ["--older-than", "200d"]):
        assert run("tables", "list", "--db", db, *nobody).stdout.startswith("0 tables ")
    assert len(run("tables", "list", "--db", db, "--name", "Person 1", "--older-than", "2h").stdout.splitlines()) == 3


def test_a_dry_run_says_what_would_go_and_changes_nothing(run: Run, db: str, old: str) -> None:
    before = run("tables", "list", "--db", db).stdout

    done = run("tables", "prune", "--older-than", "90d", "--db", db, "--dry-run")

    assert done.stdout.splitlines()[0].startswith(old)
    assert done.stdout.splitlines()[-1] == (
        "would be forgotten (all of it): 1 table (0 open, 1 playing, 0 over), 1 choices, 1 lines of chat."
        " Nothing has changed."
    )
    assert run("tables", "list", "--db", db).stdout == before


def test_old_tables_are_pruned(run: Run, db: str, new: str) -> None:
    done = run("tables", "prune", "--older-than", "90d", "--db", db)

    assert done.returncode == 0, done.stderr
    assert "forgotten (all of it): 1 table (" in done.stdout
    assert [line.split()[0] for line in run("tables", "list", "--db", db).stdout.splitlines()[:-1]] == [new]
    assert "0 tables" in run("tables", "prune", "--older-than", "90d", "--db", db).stdout


def test_of_a_table_the_chat_or_the_names_go_alone(run: Run, db: str, new: str) -> None:
    assert (
        "forgotten (what was said there): 1 table ("
        in run("tables", "delete", new, "--only", "chat", "--db", db).stdout
    )
    assert "forgotten (people's names): 1 table (" in run("tables", "delete", new, "--only", "names", "--db", db).stdout

    (line,) = [line for line in run("tables", "list", "--db", db).stdout.splitlines() if line.startswith(new)]
    assert line.endswith("1 choices    0 said")
    assert "0 tables" in run("tables", "delete", new, "--only", "names", "--db", db).stdout


def test_tables_are_deleted_by_their_ids(run: Run, db: str, old: str, new: str) -> None:
    assert "1 table " in run("tables", "delete", new, "--db", db).stdout

    assert [line.split()[0] for line in run("tables", "list", "--db", db).stdout.splitlines()[:-1]] == [old]
    assert mistake(run("tables", "delete", new, "--db", db)) == (
        f"there is no table {new}; `crossroads tables list` shows them all"
    )
    assert mistake(run("tables", "delete", "--db", db)).startswith("which tables?")


def test_what_makes_no_sense_is_one_line(run: Run, db: str, tmp_path: Path) -> None:
    assert mistake(run("tables", "prune", "--older-than", "old", "--db", db)).endswith("such as 90d")
    assert "no server has kept tables there" in mistake(run("tables", "list", "--db", f"sqlite:///{tmp_path}/none.db"))
    assert "cannot be opened" in mistake(run("tables", "list", "--db", "postgresql://nobody@127.0.0.1:1/none"))
    assert "older-than" in mistake(run("tables", "prune", "--db", db))


def test_tables_are_exported_as_records_and_lines(run: Run, db: str, old: str, tmp_path: Path) -> None:
    """Twice into the same folder: the files are written anew."""
    folder = tmp_path / "archive"
    for _ in range(2):
        done = run("tables", "export", "--older-than", "90d", "--db", db, "--to", folder)
        assert done.returncode == 0, done.stderr

    assert {path.name for path in folder.iterdir()} == {f"{old}.chat.jsonl", f"{old}.record.json", "tables.jsonl"}
    (line,) = (folder / f"{old}.chat.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["text"] == "hello from the old one"
    (told,) = (folder / "tables.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(told)["names"] == ["Person 0", "Person 1"]


@pytest.mark.slow
def test_the_record_of_a_finished_game_can_be_verified(run: Run, tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as served:
        table = served.played_out()

        done = run("tables", "export", table, "--db", served.db, "--to", tmp_path / "archive")

        assert done.returncode == 0, done.stderr
        assert served.get("/ready").status_code == 200
    checked = run("verify", tmp_path / "archive" / f"{table}.record.json")
    assert (checked.returncode, checked.stdout[:5]) == (0, "true:")


def test_a_game_of_other_rules_is_exported_as_its_log(run: Run, db: str, old: str, tmp_path: Path) -> None:
    """Nothing is lost: what cannot be played again is written as it is, and the exit code says so."""
    run_async(spoiled(db, old))

    done = run("tables", "export", old, "--db", db, "--to", tmp_path / "archive")

    assert done.returncode == 1
    assert f"{old}: no record (" in done.stdout
    (entry,) = (tmp_path / "archive" / f"{old}.log.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(entry)["seq"] == 1


async def spoiled(url: str, table: str) -> None:
    """Let a choice of a table be one that the rules do not know, and its states unreadable."""
    engine = new_engine(address_of(url))
    async with engine.begin() as connection:
        await connection.execute(update(ENTRIES).where(ENTRIES.c.table_id == table).values(option="dance:wildly"))
        await connection.execute(update(STATES).where(STATES.c.table_id == table).values(digest="?"))
    await engine.dispose()


def test_a_server_may_run_meanwhile(run: Run, tmp_path: Path) -> None:
    """Its tables are listed and deleted; it goes on with the others."""
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path) as served:
        gone, _ = served.seated()
        stays, tokens = served.seated()

        assert run("tables", "delete", gone, "--db", served.db).returncode == 0

        assert served.get(f"/api/tables/{gone}").status_code == 404
        served.caller(stays, tokens[0])
        assert served.get(f"/api/tables/{stays}").json()["phase"] == "playing"
        assert served.faults() == []


async def _empty(url: str) -> str:
    async with hub_at(url) as hub:
        return str((await new_table(hub)).table.id)


def test_a_table_at_which_nobody_sat_has_nothing_to_export(run: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    table = run_async(_empty(url))

    done = run("tables", "export", "--db", url, "--to", tmp_path / "archive")

    assert f"{table}: nobody has played or said anything" in done.stdout
    assert [path.name for path in (tmp_path / "archive").iterdir()] == ["tables.jsonl"]
