"""Notices over HTTP: only for one's own seat, a feed for whoever has its address, and a way out that is not taken by looking."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from crossroads.server.http.limits import cost_of
from crossroads.server.settings import Settings
from tests.kit.serving import TABLE, bearer, client_of


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(db=f"sqlite:///{tmp_path}/tables.db", rate=0, public_url="https://table.example")


def slow(client: TestClient[Any]) -> tuple[str, list[str]]:
    """The address of a slow table of two, and the people's tokens."""
    told = client.post("/api/tables", json={**TABLE, "seats": 2, "hours": 24, "options": {"first": 0}}).json()
    address = f"/api/tables/{told['table']['id']}"
    tokens = [
        client.post(f"{address}/seats/{seat}/claim", json={"name": f"P{seat}", "invite": told["invite"]}).json()[
            "token"
        ]
        for seat in (0, 1)
    ]
    client.cookies.clear()
    return address, tokens


def test_a_seat_says_how_it_hears(settings: Settings) -> None:
    with client_of(settings) as client:
        address, tokens = slow(client)
        own = bearer(tokens[0])
        assert client.get(f"{address}/seats/0/notices").status_code == 403
        assert client.get(f"{address}/seats/1/notices", headers=own).status_code == 403
        told = client.get(f"{address}/seats/0/notices", headers=own).json()
        assert (told["kept_with"], told["offered"], told["channels"]) == ("seat", ["push", "webhook", "feed"], [])
        assert len(told["push_key"]) == 87

        habits = {"lang": "pl", "zone": "Europe/Warsaw", "quiet_from": 1320, "quiet_to": 480, "digest": -1}
        told = client.post(f"{address}/seats/0/notices", json=habits, headers=own).json()

        assert told["habits"] == habits
        wrong = client.post(f"{address}/seats/0/notices", json={**habits, "zone": "Mars/Base"}, headers=own)
        assert (wrong.status_code, wrong.json()["code"]) == (422, "bad-zone")


def test_a_feed_is_for_whoever_has_its_address(settings: Settings) -> None:
    with client_of(settings) as client:
        address, tokens = slow(client)
        asked = {"kind": "feed", "lang": "ru"}
        told = client.post(f"{address}/seats/0/notices/add", json=asked, headers=bearer(tokens[0])).json()
        feed = told["feed"].removeprefix("https://table.example")

        atom, as_json = client.get(f"{feed}.atom"), client.get(f"{feed}.json")

        assert atom.headers["content-type"].startswith("application/atom+xml")
        assert "Мой ход" in atom.text
        assert as_json.json()["feed_url"] == f"{told['feed']}.json"
        assert atom.headers["cache-control"] == "no-store"
        assert [client.get(path).status_code for path in (feed, f"{feed}.xml", f"{feed[:-1]}.atom")] == [404] * 3
        shown = client.get(f"{address}/seats/0/notices", headers=bearer(tokens[0])).json()
        assert (shown["feed"], [each["address"] for each in shown["channels"]]) == ("", [""])
        client.post(
            f"{address}/seats/0/notices/drop", json={"channel": shown["channels"][0]["id"]}, headers=bearer(tokens[0])
        )
        assert client.get(f"{feed}.atom").status_code == 404


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        ("webhook", "http://hook.example/"),
        ("push", "{}"),
        ("push", '{"endpoint":"https://p.example","p256dh":"AA","auth":"AA"}'),
    ],
)
def test_an_address_that_cannot_be_used_is_refused(settings: Settings, kind: str, address: str) -> None:
    with client_of(settings) as client:
        table, tokens = slow(client)
        path = f"{table}/seats/0/notices/add"

        answer = client.post(path, json={"kind": kind, "address": address}, headers=bearer(tokens[0]))

        assert (answer.status_code, answer.json()["code"]) == (422, "bad-address")
        assert client.get(f"{table}/seats/0/notices", headers=bearer(tokens[0])).json()["channels"] == []


PUSHED = (
    '{"endpoint":"https://push.example/1","auth":"BTBZMqHH6r4Tts7J_aSIgg",'
    '"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"}'
)


def test_the_way_out_is_taken_by_posting_and_not_by_looking(settings: Settings) -> None:
    with client_of(settings) as client:
        table, tokens = slow(client)
        own = bearer(tokens[0])
        made = client.post(
            f"{table}/seats/0/notices/add", json={"kind": "push", "address": PUSHED, "lang": "pl"}, headers=own
        ).json()
        assert [(each["kind"], each["confirmed"]) for each in made["channels"]] == [("push", True)]
        channel = made["channels"][0]["id"]
        assert client.get(f"/api/notices/stop/{channel}/guessed").status_code == 404
        path = way_out(settings, channel)
        for _ in range(3):
            page = client.get(path)
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert '<form method="post"><button' in page.text
            assert '<html lang="pl">' in page.text
        assert len(client.get(f"{table}/seats/0/notices", headers=own).json()["channels"]) == 1

        wrong = client.post(path[:-1] + ("0" if path[-1] != "0" else "1"))
        done = client.post(path, content="List-Unsubscribe=One-Click")

        assert wrong.status_code == 404
        assert "Gotowe" in done.text
        assert client.get(f"{table}/seats/0/notices", headers=own).json()["channels"] == []
        assert client.post(path).status_code == 200


def way_out(settings: Settings, channel: str) -> str:
    """The address that stands in a mail."""
    import sqlite3
    from contextlib import closing

    from crossroads.server.notices.keys import signed

    with closing(sqlite3.connect(settings.db.removeprefix("sqlite:///"))) as base:
        ((key,),) = base.execute("SELECT value FROM about WHERE key = 'notices-key'").fetchall()
    return f"/api/notices/stop/{channel}/{signed(key, f'stop {channel}')[:40]}"


def test_a_pause_and_a_turn_without_notices(settings: Settings) -> None:
    with client_of(settings) as client:
        table, tokens = slow(client)

        first = client.post(f"{table}/seats/0/pause", json={"pause": True}, headers=bearer(tokens[0])).json()
        both = client.post(f"{table}/seats/1/pause", json={"pause": True}, headers=bearer(tokens[1])).json()
        over = client.post(f"{table}/seats/1/pause", json={"pause": False}, headers=bearer(tokens[1])).json()

        assert (first["pausing"], first["paused"]) == ([0], 0)
        assert both["paused"] > 0
        assert (over["pausing"], over["paused"]) == ([], 0)
        assert client.post(f"{table}/seats/0/snooze", headers=bearer(tokens[0])).status_code == 200
        assert client.post(f"{table}/seats/0/snooze", headers=bearer(tokens[1])).status_code == 403


def test_codes_are_dear() -> None:
    for path in ("/api/tables/x/seats/0/notices/add", "/api/tables/x/seats/0/notices/confirm"):
        assert cost_of({"type": "http", "path": path, "method": "POST"}) == 10.0
