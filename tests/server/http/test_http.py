"""Tables and seats over HTTP: what may be done, who may do it, and what everybody else is told."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from crossroads.engine.dice import commitment_of
from crossroads.server.settings import Settings
from tests.kit.serving import TABLE, bearer, client_of

Client = TestClient[Any]


@pytest.fixture
def client(url: str) -> Iterator[Client]:
    """A client that keeps cookies, of a server on each kind of database."""
    with client_of(Settings(db=url, rate=0)) as client:
        yield client


@pytest.fixture
def client_on_file(tmp_path: Path) -> Iterator[tuple[Client, Path]]:
    """A client of a server on SQLite, with the file, for tests that turn the clock back in it."""
    file = tmp_path / "tables.sqlite3"
    with client_of(Settings(db=f"sqlite:///{file}", rate=0)) as client:
        yield client, file


def made(client: Client, **changes: Any) -> dict[str, Any]:
    """A new table as its host is told of it."""
    answer = client.post("/api/tables", json={**TABLE, **changes})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def stranger(client: Client, method: str, path: str, body: Any = None, *tokens: str) -> Any:
    """What somebody with these tokens and no cookie is answered."""
    kept = list(client.cookies.jar)
    client.cookies.clear()
    answer = client.request(method, path, json=body, headers=bearer(*tokens))
    client.cookies.clear()
    for cookie in kept:
        client.cookies.jar.set_cookie(cookie)
    return answer


def problem(answer: Any) -> tuple[int, str]:
    """Status and code of a refusal that says in words what is wrong."""
    told = answer.json()
    assert set(told) == {"code", "message", "rule"}
    assert " " in told["message"]
    return answer.status_code, told["code"]


def test_a_new_table_is_open_private_and_bound_to_its_dice(client: Client) -> None:
    told = made(client)
    table = told["table"]

    assert (table["phase"], table["public"], table["host"]) == ("open", False, True)
    assert [seat["name"] + seat["bot"] for seat in table["seats"]] == ["", ""]
    assert len(table["commitment"]) == len(commitment_of(b""))
    assert table["secret"] == ""
    assert told["invite"]
    assert told["host_token"] not in client.get("/api/tables").text


def test_the_hosts_cookie_opens_the_hosts_doors_at_this_table_alone(client: Client) -> None:
    """Made by cookie, asked without it, asked at another table."""
    one = made(client)["table"]["id"]
    other = made(client)["table"]["id"]

    assert client.get(f"/api/tables/{one}").json()["host"]
    assert client.post(f"/api/tables/{one}/invite").status_code == 201
    assert not stranger(client, "GET", f"/api/tables/{one}").json()["host"]
    assert problem(stranger(client, "POST", f"/api/tables/{one}/invite")) == (403, "not-yours")
    assert client.get(f"/api/tables/{other}").json()["host"]
    paths = {cookie.path for cookie in client.cookies.jar}
    assert paths == {f"/api/tables/{one}", f"/api/tables/{other}"}


def test_a_seat_is_held_by_cookie_or_bearer(client: Client) -> None:
    told = made(client)
    table = told["table"]["id"]

    claimed = client.post(f"/api/tables/{table}/seats/0/claim", json={"name": "Ada", "invite": told["invite"]})

    assert claimed.status_code == 201
    cookie = next(cookie for cookie in claimed.headers.get_list("set-cookie") if cookie.startswith("seat-0="))
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert client.get(f"/api/tables/{table}").json()["seats"][0]["mine"]
    seat = stranger(client, "GET", f"/api/tables/{table}", None, claimed.json()["token"]).json()["seats"][0]
    assert (seat["name"], seat["mine"]) == ("Ada", True)
    assert not stranger(client, "GET", f"/api/tables/{table}", None, "x" * 32).json()["seats"][0]["mine"]


def test_a_taken_seat_stays_taken(client: Client) -> None:
    told = made(client)
    path = f"/api/tables/{told['table']['id']}/seats/0/claim"
    client.post(path, json={"name": "Ada", "invite": told["invite"]})

    again = stranger(client, "POST", path, {"name": "Eve", "invite": told["invite"]})

    assert problem(again) == (409, "seat-taken")


@pytest.mark.parametrize(
    "name", [" ", "\t\n", "\x1b[31mred", "bell\x07", "\u200b", "\u202eevil", "\ufeff", "\U000e0041"]
)
def test_a_name_that_cannot_be_seen_is_nobodys(client: Client, name: str) -> None:
    """Blank, with commands to a terminal, invisible, or turning the text beside it round."""
    told = made(client)
    path = f"/api/tables/{told['table']['id']}/seats/0/claim"

    assert problem(client.post(path, json={"name": name, "invite": told["invite"]})) == (422, "bad-name")


@pytest.mark.parametrize("name", ["  Ada  L. ", "A\u2028B", "Żółć", "Ёж", "a" * 24, "😀", "<b>"])
def test_a_name_that_can_be_seen_is_kept(client: Client, name: str) -> None:
    told = made(client)

    claimed = client.post(f"/api/tables/{told['table']['id']}/seats/0/claim", json={"name": name})

    assert claimed.json()["table"]["seats"][0]["name"] == " ".join(name.split())


def test_a_private_table_wants_its_invitation(client: Client) -> None:
    told = made(client)
    path = f"/api/tables/{told['table']['id']}/seats/0/claim"

    assert stranger(client, "POST", path, {"name": "Eve"}).status_code == 403
    assert stranger(client, "POST", path, {"name": "Eve", "invite": "x" * 32}).status_code == 403
    assert stranger(client, "POST", path, {"name": "Ada", "invite": told["invite"]}).status_code == 201


def test_an_expired_invitation_says_so_and_a_new_one_is_good(client_on_file: tuple[Client, Path]) -> None:
    client, file = client_on_file
    told = made(client)
    table = told["table"]["id"]
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE invitations SET expires = 1")
    connection.close()

    late = stranger(client, "POST", f"/api/tables/{table}/seats/0/claim", {"name": "Ada", "invite": told["invite"]})
    assert problem(late) == (410, "invitation-expired")

    fresh = client.post(f"/api/tables/{table}/invite").json()["invite"]
    in_time = stranger(client, "POST", f"/api/tables/{table}/seats/0/claim", {"name": "Ada", "invite": fresh})
    assert in_time.status_code == 201


def test_a_public_table_is_listed_while_seats_are_free(client: Client) -> None:
    private = made(client)["table"]["id"]
    public = made(client, public=True)["table"]["id"]

    listed = [table["id"] for table in client.get("/api/tables").json()]
    assert public in listed
    assert private not in listed

    for seat in range(2):
        assert client.post(f"/api/tables/{public}/seats/{seat}/claim", json={"name": "Ada"}).status_code == 201
    assert public not in [table["id"] for table in client.get("/api/tables").json()]


def test_a_bot_sits_down_and_a_person_leaves_and_hands_over(client: Client) -> None:
    told = made(client, seats=3)
    table = told["table"]["id"]
    seats = f"/api/tables/{table}/seats"

    assert client.post(f"{seats}/2/bot", json={"bot": "random"}).json()["seats"][2]["bot"] == "random"
    client.post(f"{seats}/0/claim", json={"name": "Ada", "invite": told["invite"]})
    left = client.post(f"{seats}/0/leave")
    assert left.json()["seats"][0]["name"] == ""
    assert "seat-0" not in client.cookies

    for seat in range(2):
        client.post(f"{seats}/{seat}/claim", json={"name": f"Ada {seat}", "invite": told["invite"]})
    assert client.get(f"/api/tables/{table}").json()["phase"] == "playing"
    handed = client.post(f"{seats}/0/hand", json={"bot": "steady"}).json()["seats"][0]
    assert (handed["name"], handed["bot"]) == ("Ada 0", "steady")
    assert client.post(f"{seats}/0/hand", json={}).json()["seats"][0]["bot"] == ""
    assert problem(stranger(client, "POST", f"{seats}/0/hand", {"bot": "random"})) == (403, "not-yours")


def test_a_stranger_is_told_nothing_of_a_game_without_spectators(client: Client) -> None:
    """Every route that shows a running game: with a seat's cookie or token it answers, without one it says why not."""
    told = made(client, spectators=False, public=True)
    table = f"/api/tables/{told['table']['id']}"
    shown = {"": 200, "/replay": 200, "/cards": 200, "/scores": 409, "/record": 409}
    assert told["table"]["spectators"] is False
    assert stranger(client, "GET", table).json()["spectators"] is False  # whoever would sit down must see it
    tokens = [client.post(f"{table}/seats/{seat}/claim", json={"name": "Ada"}).json()["token"] for seat in range(2)]

    for route, status in shown.items():
        assert client.get(table + route).status_code == status
        assert stranger(client, "GET", table + route, None, tokens[1]).status_code == status
        refused = problem(stranger(client, "GET", table + route))
        assert refused == ((403, "no-spectators") if status == 200 else (409, "not-now"))


@pytest.mark.parametrize("table", ["abcdefghijklmn", "x", "ABCDEFGHIJ", "a" * 400, "a%00bcdefghij", "..%2f..%2fetc"])
def test_an_unknown_table_is_unknown_to_every_route(client_on_file: tuple[Client, Path], table: str) -> None:
    routes: list[tuple[str, str, Any]] = [
        ("GET", "", None),
        ("POST", "/invite", None),
        ("POST", "/rematch", None),
        ("GET", "/record", None),
        ("GET", "/replay", None),
        ("GET", "/scores", None),
        ("POST", "/seats/0/claim", {"name": "Ada"}),
        ("POST", "/seats/0/bot", {"bot": "random"}),
        ("POST", "/seats/0/leave", None),
        ("POST", "/seats/0/hand", {}),
    ]
    for method, path, body in routes:
        answer = client_on_file[0].request(method, f"/api/tables/{table}{path}", json=body)

        assert answer.status_code == 404, path
        assert answer.json()["code"] in ("unknown-table", "not-found")


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": 9}, 422, "bad-table"),
        ({"seats": 0}, 400, "bad-request"),
        ({"seats": "two"}, 400, "bad-request"),
        ({"lang": "xx"}, 400, "unknown-language"),
        ({"pace": "hasty"}, 400, "bad-request"),
        ({"options": {"first": 7}}, 422, "bad-table"),
        ({"options": {"no-such-option": 1}}, 422, "bad-table"),
        ({"surprise": 1}, 400, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    client_on_file: tuple[Client, Path], changes: dict[str, Any], status: int, code: str
) -> None:
    answer = client_on_file[0].post("/api/tables", json={**TABLE, **changes})

    assert problem(answer) == (status, code)


def test_what_only_a_finished_game_tells_is_refused_before(client: Client) -> None:
    table = made(client)["table"]["id"]

    for path in ("record", "scores"):
        assert problem(client.get(f"/api/tables/{table}/{path}"))[0] == 409
    assert problem(client.post(f"/api/tables/{table}/rematch"))[0] in (403, 409)


def test_a_seat_that_the_table_has_not_is_unknown(client: Client) -> None:
    told = made(client)

    answer = client.post(
        f"/api/tables/{told['table']['id']}/seats/7/claim", json={"name": "Ada", "invite": told["invite"]}
    )

    assert problem(answer) == (404, "unknown-seat")


@pytest.mark.parametrize("name", ["\x00", "a\x00b", "😀", "Ада", "<b>Ada</b>"])
def test_a_name_is_taken_as_it_is_or_refused(client: Client, name: str) -> None:
    """Whatever is in it, no database stumbles over it."""
    told = made(client)

    answer = client.post(
        f"/api/tables/{told['table']['id']}/seats/0/claim", json={"name": name, "invite": told["invite"]}
    )

    assert answer.status_code == (400 if "\x00" in name else 201)


def test_the_server_says_that_it_lives_and_works(client: Client) -> None:
    assert client.get("/health").json()["status"] == "alive"
    assert client.get("/ready").json() == {"status": "ready"}


def test_the_figures_are_for_prometheus(client: Client) -> None:
    made(client)

    figures = client.get("/metrics")

    assert figures.headers["content-type"].startswith("text/plain")
    assert "crossroads_tables_made_total 1.0" in figures.text
    assert 'crossroads_http_answers_total{method="POST",status="201"}' in figures.text


def test_the_schema_knows_every_route_and_struct(client_on_file: tuple[Client, Path]) -> None:
    schema = client_on_file[0].get("/schema/openapi.json").json()

    assert "/api/tables/{table_id}/seats/{seat}/claim" in schema["paths"]
    assert {"NewTable", "TableInfo", "ClaimSeat", "ReplayPoint", "Book", "Problem"} <= set(
        schema["components"]["schemas"]
    )
    assert "cdn" not in client_on_file[0].get("/schema").text, "no page that fetches scripts from elsewhere"
