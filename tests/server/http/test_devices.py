"""The devices of a seat over HTTP: what spends a code and what does not, cookies, and how often somebody may guess."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from crossroads.server.http.limits import cost_of
from crossroads.server.settings import Settings
from tests.kit.serving import TABLE, bearer, client_of


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(db=f"sqlite:///{tmp_path}/tables.db", rate=0)


def seated(client: TestClient[Any]) -> tuple[str, str]:
    """A table at which somebody sits: its address, and their token."""
    made = client.post("/api/tables", json=TABLE).json()
    address = f"/api/tables/{made['table']['id']}"
    claimed = client.post(
        f"{address}/seats/0/claim", json={"name": "Ann", "invite": made["invite"], "device": "laptop"}
    )
    client.cookies.clear()
    return address, claimed.json()["token"]


def test_only_a_post_spends_a_code(settings: Settings) -> None:
    """A mail scanner that follows the link, or asks for the same address in any other way, burns nothing."""
    with client_of(settings) as client:
        address, token = seated(client)
        code = client.post(f"{address}/seats/0/code", headers=bearer(token)).json()["code"]

        for method in ("GET", "HEAD", "OPTIONS", "PUT"):
            client.request(method, f"{address}/spend", params={"code": code})
            client.request(method, f"/tables/{address.rpartition('/')[2]}", params={"code": code})
        spent = client.post(f"{address}/spend", json={"code": code, "device": "phone"})

        assert spent.status_code == 201
        assert spent.json()["seat"] == 0
        assert spent.json()["table"]["seats"][0]["mine"]


def test_the_cookie_of_another_device_is_as_private_as_the_first(settings: Settings) -> None:
    with client_of(settings) as client:
        address, token = seated(client)
        code = client.post(f"{address}/seats/0/code", headers=bearer(token)).json()["code"]

        spent = client.post(f"{address}/spend", json={"code": code})

        cookie = spent.headers["set-cookie"].lower()
        assert cookie.startswith("seat-0=")
        assert all(part in cookie for part in ("httponly", "samesite=strict", f"path={address}"))
        assert spent.headers["cache-control"] == "no-store"
        assert spent.json()["token"] != token
        assert [one["this"] for one in client.get(f"{address}/seats/0/devices").json()] == [False, True]


def test_a_device_is_listed_and_signed_off(settings: Settings) -> None:
    with client_of(settings) as client:
        address, token = seated(client)
        code = client.post(f"{address}/seats/0/code", headers=bearer(token)).json()["code"]
        other = client.post(f"{address}/spend", json={"code": code, "device": "phone"}).json()["token"]
        client.cookies.clear()

        listed = client.get(f"{address}/seats/0/devices", headers=bearer(token)).json()
        left = client.post(f"{address}/seats/0/devices/2/sign-off", headers=bearer(token)).json()

        assert [(one["name"], one["way"]) for one in listed] == [("laptop", "claim"), ("phone", "code")]
        assert [one["name"] for one in left] == ["laptop"]
        assert client.get(f"{address}/seats/0/devices", headers=bearer(other)).status_code == 403


def test_a_page_from_elsewhere_spends_nothing(settings: Settings) -> None:
    with client_of(settings) as client:
        address, token = seated(client)
        code = client.post(f"{address}/seats/0/code", headers=bearer(token)).json()["code"]

        foreign = client.post(f"{address}/spend", json={"code": code}, headers={"origin": "https://evil.example"})

        assert foreign.status_code == 403
        assert client.post(f"{address}/spend", json={"code": code}).status_code == 201


def test_guessing_is_dear() -> None:
    scope = {"type": "http", "method": "POST", "path": "/api/tables/abcdefghij/spend"}

    assert cost_of(scope) == cost_of({**scope, "path": "/api/tables"}) == 10.0
