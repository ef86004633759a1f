"""What cannot be read is the sender's mistake, wherever it is sent: 400, and never a fault of ours."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from crossroads.server.http.app import litestar_app
from crossroads.server.settings import Settings
from tests.kit.serving import TABLE, client_of

DEEP = "[" * 20_000 + "]" * 20_000
BODIES = {
    "nested without end": DEEP.encode(),
    "nested in an object": ('{"a":' * 8_000 + "1" + "}" * 8_000).encode(),
    "nested in a field": (
        '{"game": "shelter", "seats": 2, "options": {"first": ' + DEEP[10_000:-10_000] + "}}"
    ).encode(),
    "bytes that are no text": b"\xff\xfe",
    "a field that is no text": b'{"game": "\xff", "name": "\xc3", "bot": "\xed\xa0\x80"}',
    "half of a character": b'{"game": "\\ud800", "name": "\\ud800", "bot": "\\ud800"}',
    "no JSON": b"{",
}
POSTS = [
    *("/api/tables", "/api/tables/{id}/seats/0/claim", "/api/tables/{id}/seats/0/bot", "/api/tables/{id}/seats/0/hand"),
    *("/api/tables/{id}/spend", "/api/link", "/api/me", "/api/me/sign-in", "/api/me/open", "/api/me/delete"),
    *("/api/tables/{id}/seats/0/notices", "/api/tables/{id}/seats/0/notices/add", "/api/tables/{id}/seats/0/pause"),
    *("/api/tables/{id}/seats/0/notices/confirm", "/api/tables/{id}/seats/0/notices/drop", "/api/tables/{id}/play-on"),
]
ODD = ["%ff", "%ed%a0%80", "%00", "%", "%zz", "9" * 5_000, "1e400", "-1", ""]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder: Path = tmp_path_factory.mktemp("reading")
    with client_of(Settings(db=f"sqlite:///{folder}/tables.db", rate=0)) as client:
        yield client


@pytest.fixture(scope="module")
def table(client: TestClient[Any]) -> str:
    return str(client.post("/api/tables", json=TABLE).json()["table"]["id"])


@pytest.mark.parametrize("kind", ["application/json", "application/x-www-form-urlencoded", "text/plain; charset=none"])
@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_cannot_be_read_is_refused(
    client: TestClient[Any], table: str, path: str, name: str, kind: str
) -> None:
    answer = client.post(path.format(id=table), content=BODIES[name], headers={"content-type": kind})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert len(answer.text) < 500


def test_every_route_that_takes_a_body_is_tried() -> None:
    """A new one belongs into the list above."""
    routes = [route for route in litestar_app(Settings()).routes if isinstance(route, HTTPRoute)]
    taking = {
        route.path for route in routes for handler in route.route_handlers if "data" in handler.fn.__annotations__
    }

    assert taking == {post.format(id="{table_id:str}").replace("/0/", "/{seat:int}/") for post in POSTS}


@pytest.mark.parametrize("odd", ODD)
def test_no_query_is_a_fault(client: TestClient[Any], table: str, odd: str) -> None:
    """Whatever stands for whatever, at every address that can be looked at."""
    schema = client.get("/schema").json()
    paths = [path for path, methods in schema["paths"].items() if "get" in methods]
    names = {"game": "shelter", "table_id": table, "seat": 0, "rule_id": "shelter.rent.gain", "topic_id": "rent"}
    names |= {"name": "secret.atom", "channel": "channel", "proof": "proof"}
    queries = [f"{name}={odd}" for name in ("lang", "at", "seat", "q", "near", "packs", "expansions")]
    for path in paths:
        for query in [*queries, "&".join(queries), f"{odd}={odd}", "&" * 1000]:
            answer = client.get(f"{path.format(**names)}?{query}")
            assert answer.status_code < 500, (path, query[:50], answer.text[:200])


@pytest.mark.parametrize("odd", ["%ff", "%ed%a0%80", "%00", "%2e%2e%2f", "x" * 5_000])
def test_no_path_is_a_fault(client: TestClient[Any], odd: str) -> None:
    for path in (
        "/{}",
        "/assets/{}",
        "/api/{}",
        "/api/games/{}",
        "/api/rules/shelter/rule/{}",
        "/api/tables/{}/replay",
    ):
        answer = client.get(path.format(odd))
        assert answer.status_code < 500 or b"has not been built" in answer.content


@pytest.mark.parametrize(
    "header",
    ["cookie", "authorization", "host", "origin", "accept", "accept-encoding", "if-none-match", "x-forwarded-for"],
)
@pytest.mark.parametrize("value", [b"\xff", b"host=\xff; seat-0=%ff", b"Bearer \xff,,", b"http://[", b"a" * 20_000])
def test_no_header_is_a_fault(client: TestClient[Any], table: str, header: str, value: bytes) -> None:
    for method, path in (("GET", f"/api/tables/{table}"), ("POST", f"/api/tables/{table}/invite")):
        answer = client.request(method, path, headers=[(header.encode(), value)])
        assert answer.status_code < 500


@pytest.mark.parametrize(
    "said",
    [
        DEEP[16_000:-16_000],
        '{"type": "hello", "tokens": ' + DEEP[16_000:-16_000] + "}",
        '{"type": "hello", "tokens": ["\\ud800"]}',
        '{"type": "say", "request": "a", "seat": 0, "text": "\\udfff"}',
        b"\xff",
        b'{"type": "hello", "lang": "\xff"}',
    ],
)
def test_what_cannot_be_read_on_a_socket_is_refused_there(
    client: TestClient[Any], table: str, said: str | bytes
) -> None:
    with client.websocket_connect(f"/api/tables/{table}/socket") as line:
        line.send_json({"type": "hello"})
        line.receive_json()
        if isinstance(said, bytes):
            line.send_bytes(said)
        else:
            line.send_text(said)

        told = line.receive_json()
        line.send_json({"type": "hello"})

        assert (told["type"], told["code"]) == ("refused", "bad-message")
        assert line.receive_json()["type"] == "standing"
