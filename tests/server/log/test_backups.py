"""A whole database as one file: made beside a server, checked game by game, and put back into either kind."""

import re
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from crossroads.server.hub.replaying import Replayed, replay_all
from crossroads.server.log import backups
from crossroads.server.log.backups import back_up, restore, unpacked
from crossroads.server.log.connecting import address_of, new_engine
from crossroads.server.log.retention import Housekeeping
from crossroads.server.log.schema import ABOUT, METADATA
from crossroads.server.trouble import Trouble
from tests.kit import keepsakes
from tests.kit.hubs import Person, at_rest, hub_at, new_table, run, sat_down, sit_all
from tests.kit.postgres import Postgres

OLD = Path(__file__).parents[2] / "records" / "0.1.0"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.backup"


@pytest.fixture
def elsewhere(tmp_path: Path, postgres_server: Postgres, request: pytest.FixtureRequest) -> str:
    """An empty database of the other kind than `url`."""
    if request.node.callspec.params["url"] == "sqlite":
        return postgres_server.new_database()
    return f"sqlite:///{tmp_path}/elsewhere.db"


async def rows_of(url: str) -> dict[str, list[Any]]:
    """Everything that a database has."""
    engine = new_engine(address_of(url))
    async with engine.connect() as connection:
        found = {
            table.name: sorted((await connection.execute(select(table))).all(), key=str)
            for table in METADATA.sorted_tables
            if table is not ABOUT
        }
    await engine.dispose()
    return found


async def checked(file: Path) -> list[Replayed]:
    async with unpacked(file) as kept:
        return [one async for one in replay_all(kept)]


async def played(url: str) -> str:
    """A game on, one that bots have played to its end, and a table that waits; the id of the first."""
    async with hub_at(url) as hub:
        table, _, (first, _) = await sat_down(hub)
        await first.choose(first.decision.options[0].id)
        await first.chat(0, "żółw и черепаха")
        over = await new_table(hub)
        await sit_all(hub, over, people=[])
        await at_rest(hub, over.table.id)
        await new_table(hub)
    return table


def test_what_is_put_back_into_the_other_kind_is_the_same(url: str, elsewhere: str, file: Path) -> None:
    """Row by row, also what has letters of other languages or bytes in it; and its games are played again."""

    async def test() -> None:
        await played(url)
        assert await back_up(url, file) == 3
        found = await checked(file)
        assert [one.wrong for one in found] == ["", "", ""]
        assert sorted(one.note for one in found) == ["", "", "its game has not begun"]

        assert await restore(file, elsewhere) == 3

        assert await rows_of(elsewhere) == await rows_of(url)

    run(test())


def test_a_game_goes_on_from_a_backup_where_it_was(url: str, elsewhere: str, file: Path) -> None:
    """Taken while it is played; the seat's token still holds the seat."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, _) = await sat_down(hub)
            await first.choose(first.decision.options[0].id)
            seq = first.seq
            await back_up(url, file)
            await first.choose(first.decision.options[0].id)

        await restore(file, elsewhere)

        async with hub_at(elsewhere) as hub:
            again = Person(hub, table, [tokens[0]])
            await again.hello()
            assert again.seq == seq
            await again.choose(again.decision.options[0].id)
            assert again.seq == seq + 1

    run(test())


def test_a_backup_is_its_owners_alone_and_one_file(url: str, file: Path) -> None:
    async def test() -> None:
        await played(url)
        await back_up(url, file)
        await checked(file)

    run(test())

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [each.name for each in file.parent.glob("tables.backup*")] == ["tables.backup"]


def test_nothing_is_written_over(url: str, file: Path) -> None:
    async def test() -> None:
        await played(url)
        file.write_text("precious")
        with pytest.raises(Trouble, match="is there already; name a new file"):
            await back_up(url, file)

    run(test())

    assert file.read_text() == "precious"


def test_a_backup_that_fails_halfway_leaves_nothing(url: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: Path) -> int:
        raise OSError(28, "No space left on device")

    async def test() -> None:
        await played(url)
        monkeypatch.setattr(backups, "_settle", full)
        with pytest.raises(Trouble, match="No space left"):
            await back_up(url, file)

    run(test())

    assert list(file.parent.glob("tables.backup*")) == []


def test_a_database_with_tables_is_never_overwritten(url: str, file: Path) -> None:
    async def test() -> None:
        await played(url)
        await back_up(url, file)
        before = await rows_of(url)
        with pytest.raises(Trouble, match="There are 3 tables in this database already"):
            await restore(file, url)
        assert await rows_of(url) == before

    run(test())


def test_a_file_that_a_server_holds_is_not_restored_into(tmp_path: Path, file: Path) -> None:
    url, other = f"sqlite:///{tmp_path}/a.db", f"sqlite:///{tmp_path}/b.db"

    async def test() -> None:
        await played(url)
        await back_up(url, file)
        async with hub_at(other):
            with pytest.raises(Trouble, match="Another server uses the file"):
                await restore(file, other)

    run(test())


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE entries SET option = 'nonsense' WHERE seq = 1", "last choices do not fit|do not lead to"),
        ("UPDATE entries SET draws = '[]' WHERE draws LIKE '[%'", "do not lead to the dice"),
        ("DELETE FROM entries WHERE seq > 3", "is not over, and its table says that it is"),
        ("UPDATE tables SET game = 'chess'", "chess"),
    ],
)
def test_a_log_that_was_changed_is_found(tmp_path: Path, file: Path, statement: str, said: str) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def test() -> list[Replayed]:
        async with hub_at(url) as hub:
            over = await new_table(hub)
            await sit_all(hub, over, people=[])
            await at_rest(hub, over.table.id)
        await back_up(url, file)
        with closing(sqlite3.connect(file)) as base:
            base.execute(statement)
            base.execute("DELETE FROM states WHERE seq > 3")
            base.commit()
        return await checked(file)

    (found,) = run(test())

    assert re.search(said, found.wrong), found.wrong


def test_a_torn_file_is_told(tmp_path: Path, file: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def test() -> None:
        await played(url)
        await back_up(url, file)
        data = file.read_bytes()
        file.write_bytes(data[: len(data) // 2])
        with pytest.raises(Trouble, match="is damaged"):
            await checked(file)
        file.write_bytes(b"something else altogether, and more of it than a header takes" * 40)
        with pytest.raises(Trouble, match="is damaged"):
            await checked(file)
        file.unlink()
        with closing(sqlite3.connect(file)) as base:
            base.execute("CREATE TABLE notes (text)")
        with pytest.raises(Trouble, match="is no backup of Crossroads"):
            await checked(file)

    run(test())


def test_a_backup_of_an_older_format_is_checked_and_put_back(tmp_path: Path) -> None:
    """The file itself stays as it was: an older program can still be started with it."""
    old = keepsakes.unpacked(OLD / "tables.sqlite3.gz", tmp_path)
    before = old.read_bytes()
    url = f"sqlite:///{tmp_path}/new.db"

    async def test() -> None:
        found = await checked(old)
        assert [one.wrong for one in found] == [""] * len(found)
        assert await restore(old, url) == len(found)
        async with Housekeeping.opened(url) as kept:
            assert {table.id for table in await kept.summaries()} == {one.table.id for one in found}

    run(test())

    assert old.read_bytes() == before
    assert not list(tmp_path.glob("tables.sqlite3.format*"))
