"""What a server reads, and when: nothing at its start, and nothing while tables wait."""

import asyncio
import gc
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from crossroads.protocol.socket import Step
from crossroads.server import background
from crossroads.server.http.preload import read_all
from tests.kit.hubs import hub_at, run, sat_down

STARTED = """
import asyncio, sys
from crossroads.server.http.serve import bound, serve_on
from crossroads.server.log_lines import configure_logs
from crossroads.server.settings import Settings

configure_logs("warning")

def announce(url):
    print(*(name for name in sys.modules if name.startswith("crossroads.games.")))
    print(*(name for name in sys.modules if name.startswith(("fluent", "snowballstemmer", "yaml"))))
    import os, signal
    os.kill(os.getpid(), signal.SIGINT)

asyncio.run(serve_on(bound("127.0.0.1", 0), Settings(db=sys.argv[1]), announce))
"""

PLAYED = """
import asyncio, sys, threading
from pathlib import Path
from crossroads import rules
from crossroads.server.http.app import make_app
from crossroads.server.http.routes.games import book, game_info
from crossroads.server.http.routes.rules import shelf
from crossroads.server.background import read
from crossroads.server.log_lines import configure_logs
from tests.kit.hubs import Person, hub_at, new_table, sit_all

configure_logs("warning")
read_here = []

def notice(event, about):
    if event == "open" and threading.current_thread() is threading.main_thread():
        if isinstance(about[0], str) and "/crossroads/" in about[0]:
            read_here.append(about[0])

async def play():
    async with hub_at(sys.argv[1]) as hub:
        sys.addaudithook(notice)
        for game in ("shelter", "fallout"):
            await read(game_info, game, (), (), "pl")
            await read(book, game, (), (), "pl")
            made = await new_table(hub, 2, game=game, options={})
            tokens = await sit_all(hub, made, people=(0, 1))
            people = [Person(hub, made.table.id, [token]) for token in tokens]
            for person, lang in zip(people, ("pl", "ru")):
                await person.hello(lang=lang)
            for number in range(30):
                chooser = people[people[0].decision.seat]
                await chooser.choose(chooser.decision.options[number % len(chooser.decision.options)].id)
                for person in people:
                    await person.reaches(chooser.seq)
            await people[0].choose("nonsense:there", seat=people[0].decision.seat)
            await people[0].speak("en")
            await hub.replay(made.table.id, 3, 0, "ru", tokens)
            await hub.leave(made.table.id, 0, tokens)
            await read(shelf, game, "pl")
            rules.search("karta", game, "pl", 5)
    print(*read_here, sep="\\n")

asyncio.run(play())
"""


def python(program: str, *arguments: str) -> list[str]:
    """What a Python prints that has nothing read yet."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_server_starts_without_reading_games_words_or_rules(tmp_path: Path) -> None:
    """Who asks for one game in one language waits for that, and nobody for the others."""
    games, readers = python(STARTED, f"sqlite:///{tmp_path}/tables.db")

    assert games == ""
    assert "fluent" not in readers
    assert "snowballstemmer" not in readers


@pytest.mark.slow
def test_nothing_is_read_where_tables_wait_for_it(tmp_path: Path) -> None:
    """Both games from their first table on, told in three languages, searched and replayed: all of it read elsewhere."""
    assert python(PLAYED, f"sqlite:///{tmp_path}/tables.db") == [""]


def test_tables_go_on_while_somebody_reads(tmp_path: Path) -> None:
    """A book takes for ever: choices are made meanwhile, and what was read before is there at once."""
    go_on = Event()

    def endless_book(name: str) -> str:
        go_on.wait()
        return name.upper()

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            _, _, (first, second) = await sat_down(hub)
            assert await background.read(str.upper, "read before") == "READ BEFORE"
            reading = asyncio.create_task(background.read(endless_book, "slow"))
            try:
                for _ in range(3):
                    chooser = (first, second)[first.decision.seat]
                    assert isinstance(await chooser.choose(chooser.decision.options[0].id), Step)
                    await first.reaches(chooser.seq)
                    await second.reaches(chooser.seq)
                assert await background.read(str.upper, "read before") == "READ BEFORE"
                assert not reading.done()
            finally:
                go_on.set()
            assert await reading == "SLOW"

    run(test())


def test_a_reading_that_fails_is_tried_again() -> None:
    tried: list[str] = []

    def work(name: str) -> str:
        tried.append(name)
        if len(tried) == 1:
            raise ValueError("not yet")
        return name

    async def test() -> None:
        with pytest.raises(ValueError, match="not yet"):
            await background.read(work, "it")
        assert await background.read(work, "it") == "it"
        assert await background.read(work, "it") == "it"

    run(test())
    assert tried == ["it", "it"]
    assert gc.isenabled()


def test_what_is_read_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for ever more combinations does not fill the memory; what was asked for first is read again."""
    monkeypatch.setattr(background, "MOST_KEPT", 5)
    made: list[int] = []

    def work(number: int) -> int:
        made.append(number)
        return number

    for number in (*range(20), 19, 0):
        background.read_now(work, number)

    assert made == [*range(20), 0]


@pytest.mark.slow
def test_what_is_read_once_is_not_searched_for_garbage_again() -> None:
    """A search halts all tables, and would look at every word of every book each time."""
    gc.unfreeze()

    read_all()

    words = [each for each in gc.get_objects() if type(each).__module__ == "fluent.syntax.ast"]
    assert words == []
    assert gc.get_freeze_count() > 0
