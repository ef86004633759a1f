"""Addresses for other devices: where they lead, that they never lead to the device itself, and their QR codes."""

import os
import pty
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import segno
from litestar.testing import TestClient

from crossroads.server.http.links import EVERYWHERE, as_text, for_others, is_local, network_address
from crossroads.server.settings import Settings
from tests.kit.forking import COMMANDS
from tests.kit.serving import Served, client_of

PLACE = "/tables/abcdefghij1234#invite=AbC_123-x"
RUN = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")


def asked(settings: Settings, host: str, place: str = PLACE) -> dict[str, Any]:
    client: TestClient[Any] = client_of(settings)
    answer = client.post("/api/link", json={"place": place}, headers={"host": host})
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    told: dict[str, Any] = answer.json()
    return told


@pytest.fixture
def in_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine has an address in its network."""
    monkeypatch.setattr("crossroads.server.http.links.network_address", lambda: "192.168.7.5")


def test_the_public_address_is_told_however_somebody_came() -> None:
    settings = Settings(public_url="https://table.example")

    assert asked(settings, "127.0.0.1:8000")["url"] == f"https://table.example{PLACE}"
    assert asked(settings, "10.0.0.9")["url"] == f"https://table.example{PLACE}"


def test_without_one_others_come_as_the_asker_came() -> None:
    assert asked(Settings(), "wasteland.lan:8000")["url"] == f"http://wasteland.lan:8000{PLACE}"


@pytest.mark.parametrize(
    "host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "127.9.9.9", "a.localhost", EVERYWHERE[0]]
)
def test_who_came_from_this_machine_is_told_its_address_in_the_network(in_network: None, host: str) -> None:
    """A phone that scans `localhost` would look for a server in itself."""
    port = ":8000" if host.endswith(":8000") else ""

    assert asked(Settings(listens=EVERYWHERE[0]), host)["url"] == f"http://192.168.7.5{port}{PLACE}"


def test_a_server_for_this_machine_alone_has_no_address_for_others(in_network: None) -> None:
    assert asked(Settings(listens="127.0.0.1"), "localhost:8000") == {"url": "", "size": 0, "drawing": ""}


def test_a_machine_without_a_network_has_none_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crossroads.server.http.links.network_address", lambda: "")

    assert asked(Settings(listens=EVERYWHERE[0]), "localhost:8000")["url"] == ""


def test_an_address_of_ipv6_is_written_in_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crossroads.server.http.links.network_address", lambda: "fd00::5")

    assert for_others(Settings(listens="::"), "http://[::1]:8000") == "http://[fd00::5]:8000"


def test_the_address_in_the_network_is_never_this_machines_own_name_for_itself() -> None:
    found = network_address()

    assert not found or not is_local(found)


def test_the_drawing_is_the_qr_code_of_the_address() -> None:
    """Every dark module of it, and none that is light."""
    told = asked(Settings(public_url="https://table.example"), "x")

    dark = {
        (int(x) + step, int(y))
        for x, y, width, back in RUN.findall(told["drawing"])
        for step in range(int(width))
        if width == back
    }
    code = segno.make_qr(told["url"], error="m")
    assert RUN.sub("", told["drawing"]) == ""
    assert told["size"] == len(code.matrix)
    assert dark == {(x, y) for y, row in enumerate(code.matrix) for x, module in enumerate(row) if module}


@pytest.mark.parametrize(
    "place", ["//evil.example/", "https://evil.example", "/a?invite=x", "/a\n", "/<b>", "tables", "/" + "a" * 200]
)
def test_only_a_place_of_this_page_is_drawn(place: str) -> None:
    """`//evil.example` after an address is still a path of it, but nothing that the page has."""
    client: TestClient[Any] = client_of(Settings(public_url="https://table.example"))
    answer = client.post("/api/link", json={"place": place})

    assert answer.status_code == 400 or answer.json()["url"].startswith("https://table.example/")


def test_a_page_at_the_public_address_may_talk_to_the_server() -> None:
    client: TestClient[Any] = client_of(Settings(public_url="https://table.example"))
    headers = {"host": "inside:8000", "origin": "https://table.example"}

    assert client.post("/api/link", json={"place": "/"}, headers=headers).status_code == 200
    headers["origin"] = "https://other.example"
    assert client.post("/api/link", json={"place": "/"}, headers=headers).status_code == 403


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """Both ends of a terminal."""
    ours, theirs = pty.openpty()
    yield ours, theirs
    os.close(ours)


@pytest.mark.slow
def test_a_terminal_shows_the_address_and_its_code(tmp_path: Path, terminal: tuple[int, int]) -> None:
    ours, theirs = terminal
    words = ["serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/t.db", "--public-url", "https://table.example"]
    with (tmp_path / "log").open("w") as log:
        served = COMMANDS.start(words, tmp_path, os.environ, [theirs, theirs, log.fileno()])
    os.close(theirs)
    code = as_text("https://table.example").rstrip("\n")

    shown = ""
    while code not in shown:
        shown += os.read(ours, 4096).decode("utf-8", "ignore").replace("\r\n", "\n")
    served.send_signal(signal.SIGTERM)
    served.wait(60)

    assert "Other devices open https://table.example\n" in shown


@pytest.mark.slow
def test_a_pipe_gets_the_address_alone(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/t.db", tmp_path, "--public-url", "https://table.example") as server:
        assert server._says.readline() == "Other devices open https://table.example\n"
        server.end()
        assert server._says.closed
