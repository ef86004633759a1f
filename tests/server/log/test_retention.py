"""Old tables: listed, and forgotten by age, whole or in part, while a server may run."""

import json
import stat
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from structlog.testing import capture_logs

from crossroads.protocol.socket import Chat, Done, Step
from crossroads.server.hub import hub as hubs
from crossroads.server.hub.exporting import export
from crossroads.server.hub.hub import Hub
from crossroads.server.log import schema
from crossroads.server.log.connecting import address_of, new_engine
from crossroads.server.log.retention import Housekeeping
from crossroads.server.log.schema import CHAT, ENTRIES, METADATA, MOST_LINES, TABLES, ChatRow
from crossroads.server.log.store import Store
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, hub_at, new_table, run, sat_down, sit_all

DAY = 86400.0
PARTS = ("entries", "states", "consents", "chat", "invitations", "seats")


async def age(url: str, table_id: str, days: float) -> None:
    """Let a table be so many days old, with all that happened there."""
    engine = new_engine(address_of(url))
    async with engine.begin() as connection:
        then = time.time() - days * DAY
        await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(created=then))
        for table in (ENTRIES, CHAT):
            await connection.execute(update(table).where(table.c.table_id == table_id).values(at=then))
    await engine.dispose()


async def left_of(url: str, table_id: str) -> dict[str, int]:
    """How many rows each part of the database still has of a table."""
    engine = new_engine(address_of(url))
    async with engine.connect() as connection:
        found = {}
        for name in PARTS:
            table = METADATA.tables[name]
            rows = await connection.execute(select(table.c.table_id).where(table.c.table_id == table_id))
            found[name] = len(rows.all())
    await engine.dispose()
    return found


async def played(hub: Hub, choices: int = 3) -> tuple[str, list[str], list[Person]]:
    """A table at which two people have chosen so many times, and said something."""
    table, tokens, (first, second) = await sat_down(hub)
    for _ in range(choices):
        chooser = (first, second)[first.decision.seat]
        assert isinstance(await chooser.choose(chooser.decision.options[0].id), Step)
        await first.reaches(chooser.seq)
        await second.reaches(chooser.seq)
    await first.chat(0, "Good game!")
    return table, tokens, [first, second]


async def ids(kept: Housekeeping, **about: Any) -> list[str]:
    return [table.id for table in await kept.summaries(**about)]


def test_tables_are_listed_by_when_they_were_last_used(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            old, _, _ = await played(hub)
            empty = (await new_table(hub)).table.id
            new, _, _ = await played(hub)
        await age(url, old, 100)
        await age(url, empty, 50)

        async with Housekeeping.opened(url) as kept:
            assert await ids(kept) == [old, empty, new]
            assert await ids(kept, before=time.time() - 60 * DAY) == [old]
            assert await ids(kept, before=time.time() - 1 * DAY) == [old, empty]
            assert await ids(kept, ids=[new, old]) == [old, new]
            first, second, _ = await kept.summaries()
        assert (first.game, first.phase, first.choices, first.lines) == ("shelter", "playing", 3, 1)
        assert first.names == ("Person 0", "Person 1")
        assert (second.phase, second.choices, second.lines, second.names) == ("open", 0, 0, ())

    run(test())


def test_a_table_is_as_old_as_the_last_thing_that_happened_there(url: str) -> None:
    """Made long ago, and yesterday somebody chose there, or said something: they are not old."""

    async def test() -> None:
        async with hub_at(url) as hub:
            chosen, said, old = [(await played(hub))[0] for _ in range(3)]
        for table in (chosen, said, old):
            await age(url, table, 100)
        engine = new_engine(address_of(url))
        async with engine.begin() as connection:
            for part, table in ((ENTRIES, chosen), (CHAT, said)):
                here = part.c.table_id == table
                await connection.execute(update(part).where(here).values(at=time.time() - DAY))
        await engine.dispose()

        async with Housekeeping.opened(url) as kept:
            assert await ids(kept, before=time.time() - 60 * DAY) == [old]

    run(test())


def test_what_is_forgotten_is_gone_whole(url: str) -> None:
    """Every part of the old table, and nothing of the other; who would have played again at it can begin anew."""

    async def test() -> None:
        async with hub_at(url) as hub:
            old, _, _ = await played(hub)
            new, _, _ = await played(hub)
        await age(url, old, 100)
        before = await left_of(url, new)

        async with Housekeeping.opened(url) as kept:
            assert await kept.forget("tables", [old, new], time.time() - 60 * DAY) == [old]

            assert await ids(kept) == [new]
        assert set((await left_of(url, old)).values()) == {0}
        assert await left_of(url, new) == before

        async with hub_at(url) as hub:
            with pytest.raises(Trouble) as unknown:
                await hub.info(old)
            assert unknown.value.code == "unknown-table"

    run(test())


def test_chat_or_names_can_be_forgotten_alone(url: str) -> None:
    """The game goes on, and so do the numbers of the lines: nobody misses a new one."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await played(hub)
            other, _, _ = await played(hub)
        async with Housekeeping.opened(url) as kept:
            assert await kept.forget("names", [table]) == [table]
            (named,) = await kept.summaries(ids=[table])
            assert (named.names, named.lines, named.choices) == ((), 1, 3)
            assert [line.name for line in await kept.chat(table)] == [""]
            await kept.forget("chat", [table])
            (silent,) = await kept.summaries(ids=[table])
            assert (silent.lines, silent.choices) == (0, 3)
            (untouched,) = await kept.summaries(ids=[other])
            assert (untouched.names, untouched.lines) == (("Person 0", "Person 1"), 1)
        async with hub_at(url) as hub:
            again = Person(hub, table, tokens[:1])
            standing = await again.hello()
            assert (standing.seq, standing.chat) == (3, [])

    run(test())


def test_chat_that_is_forgotten_while_people_talk_costs_them_no_new_line(tmp_path: Path) -> None:
    """On SQLite a server that runs does not hear of it: what is said next has the next number all the same."""
    url = f"sqlite:///{tmp_path}/tables.db"

    async def test() -> None:
        async with hub_at(url) as hub:
            table, _, (first, second) = await played(hub)
            await first.chat(0, "one more")
            async with Housekeeping.opened(url) as kept:
                await kept.forget("chat", [table])

            await first.chat(0, "are you there?")

            told = await second.hears(Chat, lambda told: told.line.text == "are you there?")
            assert told.line.number == 3

    run(test())


def test_a_server_on_the_same_postgresql_lets_go_at_once(postgres_server: Any) -> None:
    """Whoever is at a table that is deleted is told to come again, and then that there is no such table."""
    url = postgres_server.new_database()

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, _) = await played(hub)
            async with Housekeeping.opened(url) as kept:
                await kept.forget("tables", [table])

            assert (await first.gone())[0] == 1012
            with pytest.raises(Trouble, match="no table"):
                await hub.attend(table, tokens, first.wire)

    run(test())


def test_a_server_on_the_same_file_notices_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    monkeypatch.setattr(hubs, "AGAIN_SECONDS", 0.05)

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, _) = await played(hub)
            other, _, (stays, _) = await played(hub)
            async with Housekeeping.opened(url) as kept:
                await kept.forget("tables", [table])

            assert (await first.gone())[0] == 1012
            with pytest.raises(Trouble, match="no table"):
                await hub.attend(table, tokens, first.wire)
            assert stays.wire.closed is None
            assert (await hub.info(other)).seq == 3

    with capture_logs() as lines:
        run(test())
    assert [line for line in lines if line["log_level"] in ("warning", "error")] == []


def test_whoever_chooses_at_a_table_that_is_gone_hurts_nobody(tmp_path: Path) -> None:
    """Before the server has noticed: the line ends, nothing is written, and no fault is."""
    url = f"sqlite:///{tmp_path}/tables.db"

    async def test() -> None:
        async with hub_at(url) as hub:
            table, _, people = await played(hub)
            other, _, others = await played(hub)
            async with Housekeeping.opened(url) as kept:
                await kept.forget("tables", [table])

            chooser = people[people[0].decision.seat]
            chooser.say(
                {
                    "type": "choose",
                    "request": "late",
                    "seat": chooser.decision.seat,
                    "seq": chooser.seq,
                    "option": chooser.decision.options[0].id,
                }
            )
            for person in people:
                assert (await person.gone())[0] == 1012
            assert set((await left_of(url, table)).values()) == {0}
            busy = others[others[0].decision.seat]
            assert isinstance(await busy.choose(busy.decision.options[0].id), Step)
            assert (await hub.info(other)).seq == 4

    with capture_logs() as lines:
        run(test())
    assert [line for line in lines if line["log_level"] in ("warning", "error")] == []


def test_states_of_the_others_are_kept_where_one_table_is_gone(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            here, _, _ = await played(hub)
            gone, _, _ = await played(hub)
            before = (await left_of(url, here))["states"]
            async with Housekeeping.opened(url) as kept:
                await kept.forget("tables", [gone])
            store: Store = hub._store
            for table in (gone, here):
                store.keep(schema.StateRow(table, 999, "r", "p", b"{}", "d"))
        assert (await left_of(url, here))["states"] >= before + 1
        assert (await left_of(url, gone))["states"] == 0

    run(test())


def test_nobody_loses_a_table_at_which_somebody_has_just_sat_down_again(url: str) -> None:
    """It was old when the list was made, and is not when it is to be forgotten."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await played(hub)
            await age(url, table, 100)
            before = time.time() - 60 * DAY
            async with Housekeeping.opened(url) as kept:
                listed = await ids(kept, before=before)
                again = Person(hub, table, tokens[:1])
                await again.hello()
                assert isinstance(await again.chat(0, "back again"), Done)

                assert listed == [table]
                assert await kept.forget("tables", listed, before) == []
            assert (await hub.info(table)).seq == 3

    run(test())


def test_many_tables_are_forgotten_in_several_steps(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that writes waits for a few tables, not for thousands."""
    monkeypatch.setattr("crossroads.server.log.retention.MOST_AT_ONCE", 3)

    async def test() -> None:
        async with hub_at(url) as hub:
            made = [(await new_table(hub)).table.id for _ in range(8)]
        async with Housekeeping.opened(url) as kept:
            assert sorted(await kept.forget("tables", made)) == sorted(made)
            assert await kept.summaries() == []

    run(test())


def test_the_place_of_a_rematch_that_is_gone_is_free_again(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2, game="toy", options={"rounds": 1})
            tokens = await sit_all(hub, made, people=(0, 1))
            people = [Person(hub, made.table.id, [token]) for token in tokens]
            for person in people:
                await person.hello()
            while people[0].decision is not None:
                chooser = people[people[0].decision.seat]
                await chooser.choose("wait")
                for person in people:
                    await person.reaches(chooser.seq)
            again = await hub.rematch(made.table.id, tokens[:1])
            async with Housekeeping.opened(url) as kept:
                await kept.forget("tables", [again.table.id])

            third = await hub.rematch(made.table.id, tokens[:1])
            assert third.table.id != again.table.id
            assert third.host_token

    run(test())


# -- what is no database of ours


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    async def test() -> None:
        async with Housekeeping.opened(f"sqlite:///{tmp_path}/none.db"):
            raise AssertionError

    with pytest.raises(Trouble, match="no server has kept tables there"):
        run(test())
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_an_older_format_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def test() -> None:
        async with hub_at(url):
            pass
        engine = new_engine(address_of(url))
        async with engine.begin() as connection:
            await connection.execute(update(schema.ABOUT).where(schema.ABOUT.c.key == "format").values(value="1"))
        await engine.dispose()
        async with Housekeeping.opened(url):
            raise AssertionError

    with pytest.raises(Trouble, match=r"has format 1, .* start its server once"):
        run(test())


# -- chat


def test_the_oldest_lines_of_a_chat_leave(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the database and in memory: a table that talks for years does not grow."""
    for module in ("log.store", "log.reading", "telling.kept_chat"):
        monkeypatch.setattr(f"crossroads.server.{module}.MOST_LINES", 3)

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, second) = await sat_down(hub)
            for number in range(5):
                await first.chat(0, f"line {number}")
                assert (await second.hears(Chat)).line.text == f"line {number}"
            newcomer = Person(hub, table)
            standing = await newcomer.hello()
            assert [line.text for line in standing.chat] == ["line 2", "line 3", "line 4"]
        assert (await left_of(url, table))["chat"] == 3
        async with hub_at(url) as hub:
            standing = await Person(hub, table, tokens[:1]).hello()
            assert [(line.number, line.text) for line in standing.chat] == [(3, "line 2"), (4, "line 3"), (5, "line 4")]

    run(test())


def test_a_chat_of_an_older_program_that_is_too_long_is_told_from_its_end(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, _, _ = await sat_down(hub)
        engine = new_engine(address_of(url))
        lines = [ChatRow(table, number, 0, "Ola", f"line {number}", 0.0, str(number)) for number in range(1, 401)]
        async with engine.begin() as connection:
            await connection.execute(CHAT.insert(), [schema.values(line) for line in lines])
        await engine.dispose()
        async with hub_at(url) as hub:
            standing = await Person(hub, table).hello()
        assert len(standing.chat) == MOST_LINES
        assert standing.chat[-1].text == "line 400"

    run(test())


# -- as files


def test_an_unfinished_game_is_written_without_its_secret(url: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, _, _ = await played(hub)
            async with Housekeeping.opened(url) as kept:
                (summary,) = await kept.summaries()
                written = await export(kept, summary, tmp_path)
        assert written.files == [f"{table}.record.json", f"{table}.chat.jsonl"]
        assert written.wrong == ""
        assert not json.loads((tmp_path / f"{table}.record.json").read_bytes()).get("secret")
        (line,) = (tmp_path / f"{table}.chat.jsonl").read_text(encoding="utf-8").splitlines()
        assert (json.loads(line)["name"], json.loads(line)["text"]) == ("Person 0", "Good game!")
        assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob(f"{table}.*")} == {0o600}

    run(test())
