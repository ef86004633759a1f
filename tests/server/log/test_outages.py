"""The database away: nothing that was confirmed is lost, all are told calmly, and the log has two lines of it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from crossroads.protocol.socket import Step
from crossroads.server.figures import Figures
from crossroads.server.hub.hub import Hub
from crossroads.server.log import connecting, news, outages
from crossroads.server.log.connecting import address_of, new_engine
from crossroads.server.log.outages import DatabaseAway, reason_of
from crossroads.server.log.schema import EntryRow
from crossroads.server.log.store import Store
from crossroads.server.log.writer import Taken, Writer
from crossroads.server.trouble import Trouble
from tests.kit.hubs import PATIENCE, Person, eventually, hub_at, new_table, run, sat_down, sit_all
from tests.kit.postgres import Postgres, postgres

pytestmark = pytest.mark.slow
NEEDED = ("entries", "about", "chat", "tables")  # for whatever somebody wants of a table


@asynccontextmanager
async def broken(url: str) -> AsyncIterator[None]:
    """A database in which nothing is found any more."""
    await renamed(url, [f"{name} RENAME TO lost_{name}" for name in NEEDED])
    try:
        yield
    finally:
        await renamed(url, [f"lost_{name} RENAME TO {name}" for name in NEEDED])


async def renamed(url: str, tables: list[str]) -> None:
    engine = new_engine(address_of(url))
    async with engine.begin() as connection:
        for each in tables:
            await connection.execute(text(f"ALTER TABLE {each}"))
    await engine.dispose()


def of_outage(lines: list[Any]) -> list[tuple[str, str]]:
    """What was written down that somebody is to look at."""
    return [(line["event"], line["log_level"]) for line in lines if line["log_level"] in ("warning", "error")]


def figure(hub: Hub, name: str) -> float:
    return hub.figures.registry.get_sample_value(f"crossroads_{name}") or 0.0


async def is_back(hub: Hub) -> bool:
    return figure(hub, "database_away") == 0


def test_an_outage_is_two_lines_however_many_stumble_over_it(url: str) -> None:
    """Choices, chat, bots, requests and new lines at five tables: two lines, and every failure in the figures."""

    async def test() -> None:
        async with hub_at(url) as hub:
            tables = [await sat_down(hub) for _ in range(4)]
            made = await new_table(hub)
            async with broken(url):
                for table, tokens, (first, second) in tables:
                    option = first.decision.options[0].id
                    first.say({"type": "choose", "request": "a", "seat": 0, "seq": 0, "option": option})
                    assert (await first.gone())[0] == 1012
                    assert (await second.gone())[0] == 1012
                    with pytest.raises(DatabaseAway):
                        await hub.attend(table, tokens, Person(hub, table).wire)
                    with pytest.raises(DatabaseAway):
                        await hub.info(table)
                with pytest.raises(DatabaseAway):
                    await hub.ready()
                with pytest.raises(DatabaseAway):
                    await new_table(hub)
                assert figure(hub, "database_away") == 1
                assert figure(hub, "database_errors_total") >= 4 + 4 + 2
            await eventually(lambda: is_back(hub))

            for table, tokens, _ in tables:
                again = Person(hub, table, tokens[:1])
                assert (await again.hello()).seq == 0
                assert isinstance(await again.choose(again.decision.options[0].id), Step)
            await sit_all(hub, made, people=(0, 1))

    with capture_logs() as lines:
        run(test())
    assert of_outage(lines) == [("database-away", "error"), ("database-back", "warning")]
    away, back = (line for line in lines if line["event"].startswith("database-"))
    assert "entries" in away["error"]
    assert back["failures"] >= 10
    assert not any("exc_info" in line or "exception" in line for line in lines)


def test_what_a_line_asks_for_while_the_database_is_away_ends_it_calmly(url: str) -> None:
    """Only chat needs the database here: the line is told to come again, the table itself stays."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, second) = await sat_down(hub)
            async with broken(url):
                first.say({"type": "say", "request": "a", "seat": 0, "text": "hello?"})

                assert await first.gone() == (4503, "database")
            await eventually(lambda: is_back(hub))
            assert second.wire.closed is None
            again = Person(hub, table, tokens[:1])
            await again.hello()
            await again.chat(0, "here I am")

    with capture_logs() as lines:
        run(test())
    assert [event for event, _ in of_outage(lines)] == ["database-away", "database-back"]


def test_bots_that_cannot_write_leave_no_trace(url: str) -> None:
    """The table of a bot is given up without a word, and the bot plays on for whoever comes back."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            (token,) = await sit_all(hub, made, people=(0,))
            person = Person(hub, made.table.id, [token])
            await person.hello()
            while person.decision.seat == 0:
                await person.choose(person.decision.options[0].id)
            async with broken(url):
                assert (await person.gone())[0] == 1012
            await eventually(lambda: is_back(hub))
            again = Person(hub, made.table.id, [token])
            await again.hello()
            while again.decision.seat != 0:  # the bot has had its turn
                await again.next()

    with capture_logs() as lines:
        run(test())
    assert [event for event, _ in of_outage(lines)] == ["database-away", "database-back"]


def test_what_is_wrong_with_a_question_is_no_outage(url: str) -> None:
    """Somebody else's entry, or a table that is not there: the database has answered."""

    async def test() -> None:
        async with hub_at(url) as hub:
            await sat_down(hub)
            with pytest.raises(Trouble) as unknown:
                await hub.info("nowhere")
            assert unknown.value.status == 404
            assert figure(hub, "database_errors_total") == 0

        figures = Figures()
        store = await Store.open(url, figures)
        with pytest.raises(Taken):
            await store.append(EntryRow("nowhere", 1, "choice", 0, "wait", None, 0.0))
        assert not store.outages.is_away
        await store.close()

    run(test())


def test_who_asks_whether_it_is_ready_at_once_share_one_answer(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask, there is one write at a time."""
    written: list[str] = []
    do = Writer.do

    async def noted(writer: Writer, job: Any, table_id: str, what: str) -> Any:
        written.append(what)
        return await do(writer, job, table_id, what)

    monkeypatch.setattr(Writer, "do", noted)

    async def test() -> None:
        async with hub_at(url) as hub:
            await asyncio.gather(*(hub.ready() for _ in range(50)))
            assert written == ["ready"]
            await hub.ready()
            assert written == ["ready", "ready"]

    run(test())


def test_an_outage_is_told_in_a_line() -> None:
    long = OSError("x" * 1000 + "\nand more")

    assert len(reason_of(long)) < 320
    assert "\n" not in reason_of(long)
    assert reason_of(TimeoutError()) == "TimeoutError"


def test_a_database_that_says_nothing_counts_as_away(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody locks the log and forgets it: whoever waits is told, and the table goes on once it is free."""
    url = postgres_server.new_database()
    monkeypatch.setattr(connecting, "COMMAND_SECONDS", 0.5)

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, _) = await sat_down(hub)
            with postgres_server.locked("entries"):
                option = first.decision.options[0].id
                first.say({"type": "choose", "request": "a", "seat": 0, "seq": 0, "option": option})
                assert (await first.gone())[0] == 1012
            await eventually(lambda: is_back(hub))
            again = Person(hub, table, tokens[:1])
            assert (await again.hello()).seq == 0

    run(test())


@pytest.fixture
def own_server() -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop."""
    with postgres() as server:
        yield server


@pytest.mark.slow
def test_a_listener_that_is_lost_is_said_once_and_counted(
    own_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL stops and starts: one line that others are not heard, one that they are, whatever was tried between."""
    url = own_server.new_database()
    monkeypatch.setattr(outages, "AGAIN_SECONDS", 0.2)

    async def test() -> None:
        async with hub_at(url) as here, hub_at(url) as there:
            table, tokens, (first, _) = await sat_down(here, game="toy", options={})
            watcher = Person(there, table)
            await watcher.hello()
            await first.choose("wait")
            await watcher.reaches(1)

            await asyncio.to_thread(own_server.stop)
            for hub in (here, there):
                with pytest.raises(DatabaseAway):
                    await hub.info(table)
            await asyncio.to_thread(own_server.start_again)

            async def are_back() -> bool:
                heard = len([line for line in lines if line["event"] == "news-back"])
                return heard == 2 and await is_back(here) and await is_back(there)

            await eventually(are_back)
            again, second = Person(here, table, tokens[:1]), Person(there, table, tokens[1:])
            assert (await again.hello()).seq == 1
            await second.hello()
            await second.choose("wait")
            await again.reaches(2)
            assert [figure(hub, "news_lost_total") for hub in (here, there)] == [1, 1]

    with capture_logs() as lines:
        run(test())
    events = sorted(event for event, _ in of_outage(lines))
    assert events == sorted(2 * ["database-away", "database-back", "news-back", "news-lost"])


class Network:
    """A way to a PostgreSQL that can be cut without a word: nothing goes through, and nobody hangs up."""

    def __init__(self, url: str) -> None:
        self.address = address_of(url)
        self.connected = asyncio.Event()
        self.connected.set()
        self._tasks: list[asyncio.Task[None]] = []
        self._writers: list[asyncio.StreamWriter] = []

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.url = self.address.set(port=self._server.sockets[0].getsockname()[1])

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(self.address.host, self.address.port)
        self._writers += [writer, there[1]]
        for source, goal in ((reader, there[1]), (there[0], writer)):
            self._tasks.append(asyncio.create_task(self._pass_on(source, goal)))

    async def _pass_on(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        while data := await source.read(1 << 16):
            if not self.connected.is_set():
                return  # this connection is dead for good, and both sides believe that it is not
            goal.write(data)
        goal.close()

    async def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        for writer in self._writers:
            writer.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def test_a_listener_that_a_network_drops_without_a_word_is_noticed(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody hangs up; what others change is heard again over a new connection, and what was missed is looked up."""
    url = postgres_server.new_database()
    monkeypatch.setattr(news, "BEAT_SECONDS", 1.0)
    monkeypatch.setattr(news, "AGAIN_SECONDS", 0.1)

    async def test() -> None:
        figures, heard, missed = Figures(), asyncio.Event(), []
        network = Network(url)
        await network.open()
        store = await Store.open(url, Figures())
        listener = news.News(network.url, "here", figures, lambda *_: heard.set(), lambda: missed.append(1))
        await listener.listening()

        network.connected.clear()

        async def is_lost() -> bool:
            return bool(figures.registry.get_sample_value("crossroads_news_lost_total"))

        await eventually(is_lost)
        monkeypatch.setattr(news, "BEAT_SECONDS", PATIENCE)  # the next connection is not to be doubted
        network.connected.set()
        await listener.listening()
        await store.announce("table", "chat")
        await asyncio.wait_for(heard.wait(), PATIENCE)
        assert len(missed) == 2
        await listener.close()
        await store.close()
        await network.close()

    with capture_logs() as lines:
        run(test())
    assert [line["event"] for line in lines] == ["news-lost", "news-back"]
