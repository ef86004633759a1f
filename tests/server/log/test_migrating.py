"""A database of an older format is brought up to the present one, with a copy of it beside."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, inspect, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from structlog.testing import capture_logs

from crossroads.server.figures import Figures
from crossroads.server.log import migrating
from crossroads.server.log.connecting import address_of
from crossroads.server.log.schema import FORMAT, METADATA
from crossroads.server.log.store import Store
from crossroads.server.trouble import Trouble
from tests.kit.hubs import eventually, hub_at, run
from tests.kit.keepsakes import unpacked
from tests.kit.postgres import Postgres

OLD = Path(__file__).parents[2] / "records" / "format-1"
TABLES: dict[str, Any] = json.loads((OLD / "tables.json").read_text(encoding="utf-8"))
NEW = {
    "tables": ("edition", "rules", "packs", "opening", "clock", "spectators", "hours", "paused"),
    "seats": ("away",),
    "entries": ("draws", "why"),
}


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    """A database as a server of format 1 has left it."""
    return unpacked(OLD / "tables.sqlite3.gz", tmp_path)


def rows_of(file: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as base:
        return base.execute(statement).fetchall()


async def opened(url: str) -> None:
    await (await Store.open(url, Figures())).close()


CHOSEN = "SELECT table_id, seq, kind, seat, option, request, at FROM entries ORDER BY table_id, seq"


def test_a_copy_is_made_before_anything_is_changed(old_file: Path) -> None:
    before = rows_of(old_file, CHOSEN)
    with capture_logs() as lines:
        run(opened(f"sqlite:///{old_file}"))

    backup = old_file.with_name("tables.sqlite3.format-1")
    told = [line for line in lines if line["event"] == "database-migrated"]
    assert [(line["before"], line["now"]) for line in told] == [
        ("1", "2"),
        ("2", "3"),
        ("3", "4"),
        ("4", "5"),
        ("5", "6"),
    ]
    assert told[0]["backup"] == str(backup)
    assert rows_of(backup, "SELECT value FROM about") == [("1",)]
    assert rows_of(old_file, "SELECT value FROM about") == [(FORMAT,)]
    assert rows_of(backup, CHOSEN) == rows_of(old_file, CHOSEN) == before
    assert rows_of(old_file, "SELECT count(*) FROM entries WHERE draws IS NOT NULL") == [(0,)]


def test_it_has_all_that_a_new_one_has(old_file: Path) -> None:
    """A column that is added to the tables needs a step that adds it to those that are there."""
    run(opened(f"sqlite:///{old_file}"))

    for name, table in METADATA.tables.items():
        there = {row[1] for row in rows_of(old_file, f"PRAGMA table_info({name})")}
        assert there == {column.name for column in table.columns}


def test_it_is_brought_up_once(old_file: Path) -> None:
    run(opened(f"sqlite:///{old_file}"))
    with capture_logs() as lines:
        run(opened(f"sqlite:///{old_file}"))

    assert not lines
    assert len(list(old_file.parent.glob("*.format-1*"))) == 1


def test_a_database_six_formats_old_is_brought_up_step_by_step(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From 1 step by step to 6, and to a format 7 that brings a column: each step has a copy of what was there before it."""
    monkeypatch.setitem(
        migrating.STEPS, "6", migrating.MigrationStep("7", {"seats": {"colour": "TEXT NOT NULL DEFAULT ''"}})
    )
    monkeypatch.setattr(migrating, "FORMAT", "7")
    before = rows_of(old_file, CHOSEN)

    def columns(file: Path, table: str) -> set[str]:
        return {row[1] for row in rows_of(file, f"PRAGMA table_info({table})")}

    with capture_logs() as lines:
        run(opened(f"sqlite:///{old_file}"))

    copies = [old_file.with_name(f"tables.sqlite3.format-{found}") for found in "123456"]
    told = [line for line in lines if line["event"] == "database-migrated"]
    assert [(line["before"], line["now"], line["backup"]) for line in told] == [
        (str(number), str(number + 1), str(copy)) for number, copy in enumerate(copies, 1)
    ]
    for number, file in enumerate((*copies, old_file)):
        assert rows_of(file, "SELECT value FROM about") == [(str(number + 1),)]
        there = [
            ("tables", "rules"),
            ("tables", "spectators"),
            ("entries", "why"),
            ("tables", "hours"),
            ("seats", "colour"),
        ]
        came = (0, 1, 2, 4, 5)  # the step from 4 to 5 brings tables alone
        assert [name in columns(file, table) for table, name in there] == [number > step for step in came]
        assert rows_of(file, CHOSEN) == before


def test_a_format_that_no_step_leads_from_is_left_alone(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps lead to format 6 and the program uses 7: what could be done was done, and its copy is there."""
    monkeypatch.setattr(migrating, "FORMAT", "7")

    with pytest.raises(Trouble, match="has format 6, this program uses format 7"):
        run(opened(f"sqlite:///{old_file}"))

    assert rows_of(old_file, "SELECT value FROM about") == [("6",)]
    assert rows_of(old_file.with_name("tables.sqlite3.format-1"), "SELECT value FROM about") == [("1",)]


def test_an_attempt_that_broke_off_is_brought_to_its_end(old_file: Path) -> None:
    """Half of it was done, and its copy is there already: that one is the true one and stays."""
    with closing(sqlite3.connect(old_file)) as base:
        base.execute("ALTER TABLE tables ADD COLUMN rules VARCHAR(32) NOT NULL DEFAULT ''")
        base.commit()
    backup = old_file.with_name("tables.sqlite3.format-1")
    backup.write_bytes(b"the first copy")

    run(opened(f"sqlite:///{old_file}"))

    assert rows_of(old_file, "SELECT value FROM about") == [(FORMAT,)]
    assert backup.read_bytes() == b"the first copy"
    assert backup.with_name("tables.sqlite3.format-1.2").exists()


def test_what_cannot_be_copied_is_not_changed(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backup = old_file.with_name("tables.sqlite3.format-1")
    monkeypatch.setattr(Path, "with_name", lambda self, name: self.parent / "nowhere" / name)

    with pytest.raises(Trouble, match=f"cannot be copied to .*{backup.name} before it is changed"):
        run(opened(f"sqlite:///{old_file}"))

    assert rows_of(old_file, "SELECT value FROM about") == [("1",)]


def test_old_games_are_pinned_to_the_present_rules(old_file: Path) -> None:
    """All of them soon after the start, also those that nobody asks for, with what chance brought in each."""
    going_on = [told for told in TABLES.values() if not told["over"]]

    async def test() -> None:
        async with hub_at(f"sqlite:///{old_file}") as hub:

            async def pinned() -> bool:
                return not {told["id"] for told in going_on}.intersection(await hub._store.unpinned())

            await eventually(pinned)
            for told in going_on:
                table = await hub._running(told["id"])
                play = table.play
                assert play is not None
                assert play.history == told["history"][: play.made]
                marks = await hub._store.marks(told["id"])
                assert {mark.rules for mark in marks} == {table.row.rules} != {""}
                entries = {entry.seq: entry for entry in await hub._store.entries(told["id"])}
                known = [entries[moment.seq].chance for moment in play.moments[1:]]
                assert known == [draws for _, _, draws in play.game.choices()]

    run(test())


def test_postgresql_is_brought_up_as_well(postgres_server: Postgres, old_file: Path) -> None:
    url = postgres_server.new_database()

    async def test() -> None:
        await _old_tables(url, old_file)
        with capture_logs() as lines:
            await opened(url)
            async with hub_at(url) as hub:
                told = TABLES["shelter-unfinished"]
                table = await hub._running(told["id"])
                assert table.play is not None
                assert table.play.history == told["history"][: table.play.made]
                assert await hub._store.marks(told["id"])
        migrated = [line for line in lines if line["event"] == "database-migrated"]
        assert [(line["before"], line["backup"]) for line in migrated] == [
            ("1", "format_1"),
            ("2", "format_2"),
            ("3", "format_3"),
            ("4", "format_4"),
            ("5", "format_5"),
        ]

    run(test())


def test_postgresql_keeps_what_was_there_in_schemas_beside_it(postgres_server: Postgres, old_file: Path) -> None:
    """All that a step changes is there as it was before, and a copy of that name from another day is left alone."""
    url = postgres_server.new_database()

    async def test() -> None:
        await _old_tables(url, old_file)
        before = await _rows(url, "public")
        postgres_server.tell("CREATE SCHEMA format_2;")
        with capture_logs() as lines:
            await opened(url)
        now = await _rows(url, "public")
        first, second, third, last = [
            await _rows(url, name) for name in ("format_1", "format_2_2", "format_3", "format_5")
        ]

        assert [line["backup"] for line in lines] == ["format_1", "format_2_2", "format_3", "format_4", "format_5"]
        assert await _rows(url, "format_2") == {}
        assert first == {name: before[name] for name in ("about", "tables", "entries")}
        assert first["about"] == [{"key": "format", "value": "1"}]
        assert second["about"] == [{"key": "format", "value": "2"}]
        assert [{"spectators", *row} for row in second["tables"]] == [{*row} for row in last["tables"]]
        assert [{"hours", "paused", *row} for row in last["tables"]] == [{*row} for row in now["tables"]]
        assert [{"away", *row} for row in last["seats"]] == [{*row} for row in now["seats"]]
        assert [{"why", *row} for row in third["entries"]] == [{*row} for row in now["entries"]]
        assert len(now["entries"]) == len(before["entries"]) > 0

    run(test())


def test_what_cannot_be_copied_in_postgresql_is_not_changed(postgres_server: Postgres, old_file: Path) -> None:
    """Somebody who may use the tables, but may not create schemas: nothing is done, and the message says what to do."""
    url = postgres_server.new_database()
    postgres_server.tell("DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN;")
    address = make_url(url).set(username="guest").render_as_string()

    async def test() -> None:
        await _old_tables(url, old_file)
        before = await _rows(url, "public")
        postgres_server.tell(
            "GRANT USAGE ON SCHEMA public TO guest; GRANT ALL ON ALL TABLES IN SCHEMA public TO guest;"
        )
        with pytest.raises(Trouble, match=r"format 1 and cannot be copied to the schema format_1 .*GRANT CREATE"):
            await opened(address)

        assert await _rows(url, "public") == before

    run(test())


async def _rows(url: str, schema: str) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables of a schema."""
    engine = create_async_engine(address_of(url))
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda line: inspect(line).get_table_names(schema=schema))
        found = {}
        for name in names:
            rows = await connection.execute(text(f"SELECT * FROM {schema}.{name}"))  # noqa: S608  (our own names)
            found[name] = sorted([{**row} for row in rows.mappings()], key=str)
    await engine.dispose()
    return found


async def _old_tables(url: str, file: Path) -> None:
    """The tables of an old file in PostgreSQL, as format 1 had them there."""
    engine = create_async_engine(address_of(url))
    async with engine.begin() as connection:
        await connection.run_sync(METADATA.create_all)
        for name in ("about", "tables", "seats", "entries"):
            table = METADATA.tables[name]
            names = [column.name for column in table.columns if column.name not in NEW.get(name, ())]
            rows = rows_of(file, f"SELECT {', '.join(names)} FROM {name}")  # noqa: S608  (our own names)
            values = [dict(zip(names, row, strict=True)) for row in rows]
            for row in values if name == "tables" else ():
                row["public"] = bool(row["public"])
            await connection.execute(insert(table), values)
        await connection.execute(text("DROP TABLE states"))
        for name, columns in NEW.items():
            for column in columns:
                await connection.execute(text(f"ALTER TABLE {name} DROP COLUMN {column}"))
    await engine.dispose()
