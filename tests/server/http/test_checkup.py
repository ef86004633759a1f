"""What `crossroads doctor` finds, point by point."""

import shutil
import socket
import time
from collections import namedtuple
from pathlib import Path

import pytest
from sqlalchemy import update

from crossroads.server.http import checkup
from crossroads.server.http.checkup import (
    CheckupLine,
    check_clock,
    check_database,
    check_disk,
    check_page,
    check_port,
    check_public_url,
    check_python,
)
from crossroads.server.log.connecting import address_of, new_engine
from crossroads.server.log.schema import ABOUT, TABLES
from crossroads.server.settings import Settings
from tests.kit.hubs import hub_at, new_table, run
from tests.kit.serving import Served

Usage = namedtuple("Usage", "total used free")


async def database(url: str) -> None:
    async with hub_at(url) as hub:
        await new_table(hub)


async def changed(url: str, statement: object) -> None:
    engine = new_engine(address_of(url))
    async with engine.begin() as connection:
        await connection.execute(statement)  # type: ignore[call-overload]  # any statement
    await engine.dispose()


def states(found: list[CheckupLine]) -> list[tuple[str, str]]:
    return [(each.point, each.state) for each in found]


def test_an_old_python_is_told() -> None:
    assert check_python((3, 10, 9)).state == "bad"
    assert check_python((3, 11, 0)).state == "good"


def test_a_page_that_is_not_built_is_told(tmp_path: Path) -> None:
    assert check_page(tmp_path).state == "bad"
    assert "make page" in check_page(tmp_path).advice
    (tmp_path / "index.html").write_text("<!doctype html>")
    assert check_page(tmp_path).state == "good"


def test_a_database_is_read_and_not_made(url: str, tmp_path: Path) -> None:
    run(database(url))

    (found,) = run(check_database(url))
    (missing,) = run(check_database(f"sqlite:///{tmp_path}/none/none.db"))

    assert (found.state, missing.state) == ("good", "note")
    assert found.found.endswith(", 1 tables")
    assert "aiosqlite" not in found.found
    assert not (tmp_path / "none").exists()


def test_a_database_that_cannot_be_opened_is_told_without_its_password() -> None:
    (found,) = run(check_database("postgresql://somebody:hunter2@127.0.0.1:1/none"))

    assert found.state == "bad"
    assert "cannot be opened" in found.found
    assert "hunter2" not in found.found


def test_an_older_format_is_no_fault(url: str) -> None:
    run(database(url))
    run(changed(url, update(ABOUT).where(ABOUT.c.key == "format").values(value="3")))

    (found,) = run(check_database(url))

    assert found.state == "note"
    assert "has the older format 3" in found.found


def test_a_clock_behind_the_database_is_told(url: str) -> None:
    run(database(url))
    run(changed(url, update(TABLES).values(created=time.time() + 86400)))

    assert states(run(check_database(url))) == [("database", "good"), ("clock", "bad")]


def test_a_clock_that_was_never_set_is_told() -> None:
    assert check_clock(86400.0).state == "bad"
    assert check_clock(time.time()).state == "good"


@pytest.mark.parametrize(("free", "state"), [(10 * 2**20, "bad"), (2**34, "good")])
def test_a_disk_that_is_almost_full_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, state: str
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(2**40, 0, free))

    assert check_disk(f"sqlite:///{tmp_path}/not/yet/there.db").state == state


def test_a_port_that_another_program_has_is_told() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        other.settimeout(0)

        port = other.getsockname()[1]
        found = check_port("127.0.0.1", port)

    assert found.state == "bad"
    assert check_port("127.0.0.1", port).state == "good"


@pytest.mark.slow
def test_a_server_that_runs_is_found_at_its_port_and_its_address(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/t.db", tmp_path) as server:
        assert check_port("127.0.0.1", server.port).found == f"a Crossroads server answers at {server.port}"
        assert checkup._answers(server.url)


def test_a_public_address_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(url: str, answers: bool) -> str:
        monkeypatch.setattr(checkup, "_answers", lambda _: answers)
        return check_public_url(Settings(public_url=url), "127.0.0.1", 8000).state

    assert found("https://table.example", True) == "good"
    assert found("https://table.example", False) == "bad"
    assert found("http://table.example", True) == "note"
    assert found("https://localhost", True) == "bad"


def test_without_one_it_is_said_who_can_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crossroads.server.http.links.network_address", lambda: "192.168.7.5")

    alone = check_public_url(Settings(), "127.0.0.1", 8000)
    everywhere = check_public_url(Settings(), "0.0.0.0", 8123)  # noqa: S104  (nobody listens)

    assert alone.state == "note"
    assert everywhere.found.endswith("http://192.168.7.5:8123")
