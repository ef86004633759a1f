"""The database: opened, refused, written in groups."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from crossroads.server.figures import Figures
from crossroads.server.hub.hub import Hub
from crossroads.server.log.schema import EntryRow, SeatRow, StateRow, TableRow
from crossroads.server.log.store import Store
from crossroads.server.log.writer import Taken
from crossroads.server.trouble import Trouble
from tests.kit.hubs import run


async def opened(url: str, figures: Figures | None = None) -> Store:
    """A store with one table, `home`."""
    store = await Store.open(url, figures or Figures())
    row = TableRow("home", "toy", 2, "{}", "en", "calm", "free", False, bytes(32), "host", "open", time.time())
    await store.create(row, [SeatRow("home", seat) for seat in range(2)], "code", time.time())
    return store


def entry(seq: int, request: str | None = None, seat: int = 0) -> EntryRow:
    return EntryRow("home", seq, "choice", seat, "wait", request, 0.0)


def test_entries_are_kept_in_order(url: str) -> None:
    async def test() -> None:
        store = await opened(url)
        await asyncio.gather(*(store.append(entry(seq)) for seq in (3, 1, 2)))
        await store.close()

        store = await Store.open(url, Figures())
        assert [each.seq for each in await store.entries("home")] == [1, 2, 3]
        assert [each.seq for each in await store.entries("home", 2)] == [3]
        assert await store.last_seq("home") == 3
        await store.close()

    run(test())


def test_what_waits_is_committed_together(url: str) -> None:
    """Two hundred entries that arrive at once take a few commits; each is durable when it is acknowledged."""

    async def test() -> None:
        figures = Figures()
        store = await opened(url, figures)

        await asyncio.gather(*(store.append(entry(seq)) for seq in range(1, 201)))

        commits = figures.registry.get_sample_value("crossroads_commit_seconds_count")
        assert commits is not None
        assert commits <= 3
        assert figures.registry.get_sample_value("crossroads_commit_entries_total") == 200
        await store.close()

    run(test())


def test_a_choice_waits_for_one_other_change_at_the_most(url: str) -> None:
    """Fifty people take seats, and in the midst of the first something is chosen: it is next."""

    async def test() -> None:
        store = await opened(url)
        done: list[str] = []

        async def choose() -> None:
            await store.append(entry(1))
            done.append("choice")

        async def sit(number: int) -> None:
            async def job(_: AsyncConnection) -> None:
                if number == 0:
                    choosing.append(asyncio.create_task(choose()))
                    await asyncio.sleep(0)  # it waits now

            await store.writer.do(job, "home", "seats")
            done.append(f"seat {number}")

        choosing: list[asyncio.Task[None]] = []
        await asyncio.gather(*[sit(number) for number in range(50)])
        await asyncio.gather(*choosing)

        assert sorted(done[:2]) == ["choice", "seat 0"]
        assert len(done) == 51
        await store.close()

    run(test())


def test_states_are_kept_each_in_the_place_of_the_one_before(url: str) -> None:
    """Three hundred at once, the last of them twice: each is there once, as it was kept last."""

    async def test() -> None:
        store = await opened(url)

        for seq in range(300):
            store.keep(StateRow("home", seq, "rules", "{}", b"first", "digest"))
        await store.close()
        store = await Store.open(url, Figures())
        store.keep(StateRow("home", 299, "newer", "{}", b"second", "other"))
        await store.close()

        store = await Store.open(url, Figures())
        kept = await store.states("home")
        assert [row.seq for row in kept] == list(range(300))
        assert {row.state for row in kept[:-1]} == {b"first"}
        assert kept[-1] == StateRow("home", 299, "newer", "{}", b"second", "other")
        await store.close()

    run(test())


def test_an_entry_whose_place_is_taken_is_refused_alone(url: str) -> None:
    async def test() -> None:
        store = await opened(url)
        await store.append(entry(1, "first"))

        answers = await asyncio.gather(
            store.append(entry(1)),
            store.append(entry(2)),
            store.append(entry(3, "first")),
            store.append(entry(4, "first", seat=1)),
            return_exceptions=True,
        )

        assert [type(answer) for answer in answers] == [Taken, type(None), Taken, type(None)]
        assert [each.seq for each in await store.entries("home")] == [1, 2, 4]
        await store.close()

    run(test())


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    async def test() -> None:
        store = await opened(f"sqlite:///{tmp_path}/tables.db")
        async with store._engine.connect() as connection:  # no other way to ask a connection of its own
            assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
            assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        await store.close()

    run(test())


@pytest.mark.parametrize(
    ("url", "hint"),
    [
        ("what is this", "use sqlite:///path/to/file"),
        ("mysql://localhost/tables", "use sqlite or postgresql"),
        ("sqlite://", "name a file"),
        ("sqlite:////proc/tables/tables.db", "name a file that can be written"),
        ("postgresql://somebody:hunter2@127.0.0.1:1/tables", "check that PostgreSQL runs there"),
    ],
)
def test_a_database_that_cannot_be_opened_says_what_to_do(url: str, hint: str) -> None:
    async def test() -> None:
        with pytest.raises(Trouble, match=hint) as refused:
            await Hub.open(url)
        assert (refused.value.code, refused.value.status) == ("database", 503)
        assert "hunter2" not in refused.value.message

    run(test())


def test_a_file_that_is_no_database_says_so(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear vault dweller, " * 100)

    with pytest.raises(Trouble, match="not a database"):
        run(Hub.open(f"sqlite:///{tmp_path}/letter.txt"))


def test_a_database_of_another_format_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def made() -> None:
        await (await opened(f"sqlite:///{file}")).close()

    run(made())
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE about SET value = '99'")

    with pytest.raises(Trouble, match="format 99"):
        run(Hub.open(f"sqlite:///{file}"))


def test_no_token_is_kept_as_it_is(tmp_path: Path) -> None:
    """Neither a seat's token nor the host's nor an invitation can be read from the file."""
    from tests.kit.hubs import hub_at, new_table, sit_all

    async def test() -> list[str]:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            made = await new_table(hub)
            return [made.host_token, made.invite, *await sit_all(hub, made, people=(0, 1))]

    tokens = run(test())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(token.encode() in kept for token in tokens)
