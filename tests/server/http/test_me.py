"""Profiles over HTTP: cookies, what is sent where, and how often somebody may guess."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from crossroads.server.http.limits import cost_of
from crossroads.server.settings import Settings
from tests.kit.serving import TABLE, client_of


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(db=f"sqlite:///{tmp_path}/tables.db", rate=0)


def made(client: TestClient[Any]) -> str:
    """The passphrase of a new profile, to which the client is signed in."""
    return str(client.post("/api/me", json={"device": "laptop"}).json()["passphrase"])


def sat(client: TestClient[Any]) -> str:
    """A table at which the client has taken the first seat."""
    told = client.post("/api/tables", json=TABLE).json()
    address = f"/api/tables/{told['table']['id']}"
    client.post(f"{address}/seats/0/claim", json={"name": "Ann", "invite": told["invite"]})
    return str(told["table"]["id"])


def test_the_cookie_of_a_profile_is_private(settings: Settings) -> None:
    with client_of(settings) as client:
        answer = client.post("/api/me", json={})

        cookie = answer.headers["set-cookie"].lower()
        assert cookie.startswith("me=")
        assert all(part in cookie for part in ("httponly", "samesite=strict", "path=/api"))
        assert answer.headers["cache-control"] == "no-store"
        assert client.cookies["me"] not in answer.text


def test_a_seat_that_is_taken_while_signed_in_is_kept_by_itself(settings: Settings) -> None:
    with client_of(settings) as client:
        made(client)
        table = sat(client)

        assert [one["table"] for one in client.get("/api/me").json()["tables"]] == [table]


def test_a_seat_taken_before_is_kept_when_asked_and_opened_on_another_device(settings: Settings) -> None:
    with client_of(settings) as client:
        table = sat(client)
        phrase = made(client)
        kept = client.post(f"/api/tables/{table}/seats/0/keep")
        client.cookies.clear()

        signed_in = client.post("/api/me/sign-in", json={"passphrase": phrase, "device": "phone"})
        opened = client.post("/api/me/open", json={"table": table, "seat": 0})

        assert (kept.status_code, signed_in.status_code, opened.status_code) == (200, 200, 201)
        assert signed_in.json() == kept.json()
        assert client.get(f"/api/tables/{table}").json()["seats"][0]["mine"]


def test_who_is_not_signed_in_is_told_so(settings: Settings) -> None:
    with client_of(settings) as client:
        for path in ("/api/me", "/api/me/export"):
            assert (client.get(path).status_code, client.get(path).json()["code"]) == (401, "not-signed-in")
        wrong = client.post("/api/me/sign-in", json={"passphrase": "bado bado bado bado bado bado"})
        assert (wrong.status_code, wrong.json()["code"]) == (403, "passphrase-wrong")


def test_signing_out_and_deleting_take_the_cookie_away(settings: Settings) -> None:
    with client_of(settings) as client:
        phrase = made(client)
        client.post("/api/me/sign-out")
        assert client.get("/api/me").status_code == 401
        client.post("/api/me/sign-in", json={"passphrase": phrase})
        told = client.get("/api/me/export")
        assert told.headers["content-disposition"] == 'attachment; filename="crossroads-about-me.json"'
        assert client.post("/api/me/delete", json={"passphrase": "no"}).status_code == 403
        assert client.post("/api/me/delete", json={"passphrase": phrase}).status_code == 200
        assert client.post("/api/me/sign-in", json={"passphrase": phrase}).status_code == 403


@pytest.mark.parametrize("path", ["/api/me", "/api/me/sign-in", "/api/me/delete"])
def test_guessing_a_passphrase_is_dear(path: str) -> None:
    assert cost_of({"type": "http", "method": "POST", "path": path}) == 10.0
