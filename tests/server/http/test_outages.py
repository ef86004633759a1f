"""A server whose database goes away and comes back, as people at its tables and whoever watches over it see it."""

import resource
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.postgres import postgres
from tests.kit.serving import SOON, Served, ending, play_all

pytestmark = pytest.mark.slow


def figures(served: Served) -> dict[str, float]:
    """What it counts, by name."""
    lines = [line for line in served.get("/metrics").text.splitlines() if line.startswith("crossroads_")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def until_ready(served: Served) -> None:
    """Wait until it can work again."""
    wait_for(lambda: served.get("/ready").status_code == 200)


def wait_for(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    until = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < until, "it does not come"
        time.sleep(0.1)


def events(served: Served) -> list[str]:
    """What it has written down for somebody to look at, in alphabetical order."""
    return sorted(line["event"] for line in served.faults())


def check_away(served: Served, table: str, tokens: list[str]) -> None:
    """Everybody is told calmly that the database is away, over HTTP and on sockets, as often as they ask."""
    for _ in range(20):
        answer = served.get(f"/api/tables/{table}/record")
        assert answer.status_code in (409, 503)  # of a table in memory it can say that the game is not over
        answer = served.post("/api/tables", {"game": "shelter", "seats": 2})
        assert (answer.status_code, answer.json()["code"]) == (503, "database")
        assert int(answer.headers["retry-after"]) > 0
        answer = served.get("/ready")
        assert (answer.status_code, answer.json()["code"]) == (503, "database")
    for token in tokens:
        assert ending(served.socket(table, token), '{"type": "hello"}') == ([], 4503, "database")
    assert served.get("/health").status_code == 200
    assert figures(served)["crossroads_database_away"] == 1
    assert figures(served)["crossroads_database_errors_total"] >= 40


def test_a_postgresql_that_stops_and_starts_costs_nobody_anything(tmp_path: Path) -> None:
    """It is away in the midst of a game: whoever chooses is told to come again, and finds all as it was."""
    with postgres() as database, Served(database.new_database(), tmp_path) as served:
        table, tokens = served.seated()
        callers = [served.caller(table, token) for token in tokens]
        play_all(callers, 5)
        before = [caller.screen for caller in callers]

        database.stop()
        asked = next(caller for caller in callers if caller.decision and caller.decision["options"])
        asked.choose()
        for caller in callers:
            assert ending(caller.socket)[1] == 1012
        check_away(served, table, tokens)
        database.start_again()
        until_ready(served)

        callers = [served.caller(table, token) for token in tokens]
        assert [caller.screen for caller in callers] == before
        play_all(callers, 5)
        assert figures(served)["crossroads_database_away"] == 0
        wait_for(lambda: "news-back" in events(served))
        assert events(served) == ["database-away", "database-back", "news-back", "news-lost"]
        assert "Traceback" not in served.log.read_text()


def test_a_server_stops_well_while_its_database_is_away(tmp_path: Path) -> None:
    with postgres() as database:
        served = Served(database.new_database(), tmp_path).start()
        table, tokens = served.seated()
        caller = served.caller(table, tokens[0])
        database.stop()

        assert served.end() == 0

        assert ending(caller.socket)[1] in (1001, 1012)
        assert "Traceback" not in served.log.read_text()


def test_a_disk_that_is_full_is_seen_and_when_there_is_room_again_tables_go_on(tmp_path: Path) -> None:
    """Reading goes on all the time, so that only a server that writes something can see it."""
    file = tmp_path / "tables.sqlite3"
    served = Served(f"sqlite:///{file}", tmp_path).from_nothing()
    with served:
        table, tokens = served.seated()
        callers = [served.caller(table, token) for token in tokens]
        play_all(callers, 5)
        before = [caller.screen for caller in callers]
        assert served.process is not None
        process = served.process.pid
        most = Path(f"{file}-wal").stat().st_size

        resource.prlimit(process, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
        asked = next(caller for caller in callers if caller.decision and caller.decision["options"])
        asked.choose()
        for caller in callers:
            assert ending(caller.socket)[1] == 1012
        assert served.get(f"/api/tables/{table}").status_code == 200
        check_away(served, table, tokens)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        until_ready(served)

        callers = [served.caller(table, token) for token in tokens]
        assert [caller.screen for caller in callers] == before
        play_all(callers, 5)
        assert events(served) == ["database-away", "database-back"]
        assert "Traceback" not in served.log.read_text()
