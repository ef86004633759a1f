"""How much one address, one seat and one socket may ask for."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from crossroads.engine.record import record
from crossroads.server.buckets import REMEMBERED, Buckets
from crossroads.server.http import sockets
from crossroads.server.http.addresses import neighbourhood
from crossroads.server.http.limits import RateLimit, SocketPace, cost_of
from crossroads.server.line import limits
from crossroads.server.line.limits import Shares
from crossroads.server.settings import Settings
from crossroads.server.trouble import Trouble
from tests.kit.playouts import finished
from tests.kit.serving import TABLE, client_of


class Clock:
    """A clock that goes when it is told to."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_is_in_it_and_fills_as_time_goes_by() -> None:
    """Two a second, four at most: the fifth waits half a second."""
    clock = Clock()
    buckets = Buckets(rate=2, size=4, clock=clock)

    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0]
    assert buckets.take("a") == 0.5
    assert buckets.take("b") == 0
    clock.now += 0.5
    assert buckets.take("a") == 0
    clock.now += 1000
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0]
    assert buckets.take("a") == 0.5


def test_what_costs_more_waits_longer() -> None:
    clock = Clock()
    buckets = Buckets(rate=1, size=10, clock=clock)

    assert buckets.take("a", 10) == 0
    assert buckets.take("a", 10) == 10
    assert buckets.take("a", 1) == 1


def test_buckets_that_are_full_again_are_forgotten() -> None:
    """Whoever comes from ten thousand addresses fills no memory."""
    clock = Clock()
    buckets = Buckets(rate=1, size=2, clock=clock)
    for number in range(REMEMBERED):
        buckets.take(number)
    clock.now += 10

    buckets.take("new")

    assert len(buckets) == 1


def test_buckets_are_never_more_than_so_many() -> None:
    """Of thrice as many that are not full again, the emptiest are remembered: nobody gains by a crowd of others."""
    clock = Clock()
    buckets = Buckets(rate=1, size=10, clock=clock)
    buckets.take("greedy", 10)
    for number in range(3 * REMEMBERED):
        buckets.take(number)
        assert len(buckets) <= REMEMBERED

    assert buckets.take("greedy", 10) == 10


def test_whoever_is_forgotten_has_a_full_bucket() -> None:
    buckets = Buckets(rate=1, size=2, clock=Clock())
    buckets.take("a", 2)

    buckets.forget("a")
    buckets.forget("nobody")

    assert (len(buckets), buckets.wait("a", 2), len(buckets)) == (0, 0, 0)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("testclient", "testclient", True),
        ("x" * 64 + "1", "x" * 64 + "2", True),
    ],
)
def test_a_household_counts_as_one(one: str, other: str, same: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) == same


def test_a_table_costs_more_than_a_look_and_a_file_hardly_anything() -> None:
    def cost(method: str, path: str) -> float:
        return cost_of({"type": "http", "method": method, "path": path})

    assert (
        cost("GET", "/health") == 0 < cost("GET", "/assets/a.js") < cost("GET", "/metrics") == cost("GET", "/api/games")
    )
    assert 0 < cost("GET", "/api/games") < cost("POST", "/api/tables/abcdefghij/seats/0/claim")
    assert cost("POST", "/api/tables/abcdefghij/seats/0/claim") < cost("POST", "/api/tables")
    assert cost("POST", "/api/tables/abcdefghij/rematch") == cost("POST", "/api/tables")


def test_an_address_that_asks_too_much_is_told_when_to_come_again() -> None:
    """Six a minute: three at once, and one more within ten seconds."""
    client = client_of(Settings(rate=6))

    answers = [client.get("/api/games") for _ in range(4)]

    assert [answer.status_code for answer in answers] == [200] * 3 + [429]
    wait = int(answers[-1].headers["retry-after"])
    assert 1 <= wait <= 10
    assert answers[-1].headers["connection"] == "close", "who asks on and on must connect each time"
    assert answers[-1].json() == {
        "code": "too-many-requests",
        "message": f"Too many requests: try again in {wait} s.",
        "rule": "",
    }
    assert client.get("/health").status_code == 200, "who watches the server is never turned away"


def test_a_seat_is_limited_wherever_it_asks_from() -> None:
    """One seat from many addresses has one bucket; another seat has its own."""
    limit = RateLimit(nobody, Settings(seat_rate=60))

    def asked(number: int, token: str) -> int:
        headers = [(b"authorization", f"Bearer {token}".encode())]
        return limit.wait_for(
            {
                "type": "http",
                "method": "GET",
                "path": "/api/games",
                "client": (f"192.0.2.{number}", 1),
                "headers": headers,
            }
        )

    assert [asked(number, "one-seat") for number in range(31)] == [0] * 30 + [1]
    assert asked(32, "another-seat") == 0


def test_an_address_may_hold_so_many_sockets_and_no_more() -> None:
    """The third of two is turned away with 429; when one of them hangs up there is room again."""

    async def scene() -> list[str]:
        hang_up = asyncio.Event()
        heard: list[str] = []

        async def app(_: Any, __: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            await hang_up.wait()

        async def send(message: Any) -> None:
            heard.append(f"{message['type']} {message.get('status', '')}".strip())

        limit = RateLimit(app, Settings(lines=2))
        scope = {
            "type": "websocket",
            "path": "/api/tables/abcdefghij/socket",
            "client": ("192.0.2.1", 1),
            "headers": [],
            "extensions": {"websocket.http.response": {}},
        }
        held = [asyncio.create_task(limit(dict(scope), receive, send)) for _ in range(2)]
        await asyncio.sleep(0)
        await limit(dict(scope), receive, send)
        hang_up.set()
        await asyncio.gather(*held)
        await limit(dict(scope), receive, send)
        return heard

    assert asyncio.run(scene()) == [
        "websocket.accept",
        "websocket.accept",
        "websocket.http.response.start 429",
        "websocket.http.response.body",
        "websocket.accept",
    ]


def test_a_socket_that_talks_too_fast_is_read_more_slowly() -> None:
    """Four messages a second: twenty at once, the next two take half a second; none is lost."""

    async def scene() -> float:
        pace = SocketPace(Settings(line_rate=4))
        start = asyncio.get_running_loop().time()
        for _ in range(22):
            await pace.keep()
        return asyncio.get_running_loop().time() - start

    assert asyncio.run(scene()) >= 0.45


def test_a_message_is_counted_once_on_its_line_whatever_comes_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat that chooses too fast is told so, and its line pays for each choice what it pays for any message."""
    monkeypatch.setattr(limits, "Buckets", lambda rate, size: Buckets(rate, 1 if size == 100 else size, lambda: 0.0))
    monkeypatch.setattr(sockets, "SocketPace", CountedPace)

    with client_of(Settings(db=f"sqlite:///{tmp_path}/tables.db")) as client:
        table = client.post("/api/tables", json=TABLE).json()
        for seat in range(2):
            body = {"name": f"Guest {seat}", "invite": table["invite"]}
            told = client.post(f"/api/tables/{table['table']['id']}/seats/{seat}/claim", json=body).json()
            client.headers["Authorization"] = f"Bearer {told['token']}"
        with client.websocket_connect(f"/api/tables/{table['table']['id']}/socket") as line:
            line.send_json({"type": "hello"})
            line.receive_json()
            for code in ("stale", "too-fast", "too-fast"):
                line.send_json({"type": "choose", "request": "one", "seat": 1, "seq": 7, "option": "pass"})
                assert line.receive_json()["code"] == code

    assert CountedPace.counted == 5, "four messages, and the line is ready for the next"


class CountedPace:
    """Counts what is read, and holds nothing up."""

    counted = 0

    def __init__(self, _: Settings) -> None:
        CountedPace.counted = 0

    async def keep(self) -> None:
        CountedPace.counted += 1


@pytest.mark.parametrize("size", [64 * 1024 + 1, 10_000_000])
def test_a_body_that_is_too_large_is_not_read(size: int) -> None:
    client = client_of(Settings())

    answer = client.post("/api/tables", content=b" " * size, headers={"content-type": "application/json"})

    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_record_may_be_larger_than_anything_else_and_costs_more(tmp_path: Path) -> None:
    """Two megabytes are read and found to be no record; of more nothing is read, and a minute has room for few of them."""
    head = {"content-type": "application/json"}
    with client_of(Settings(db=f"sqlite:///{tmp_path}/tables.db", rate=600)) as client:
        assert client.post("/api/records", content=b" " * (2 * 1024 * 1024 + 1), headers=head).status_code == 413
        answers = [client.post("/api/records", content=b" " * 100_000, headers=head).status_code for _ in range(9)]

    assert answers[:4] == [422] * 4
    assert answers[-1] == 429


@pytest.mark.parametrize("rate", [0, 100_000])
@pytest.mark.parametrize("path", ["replay", "scores", "record", "review", "cards", "coach", "play-on"])
def test_looking_back_is_counted_by_address_unless_the_proxy_does(
    path: str, rate: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of these requests hands its address on to whoever counts the work."""
    told: list[str | None] = []

    def noting(_: Any, __: Any, ___: Any, ____: Any, address: str | None) -> None:
        told.append(address)
        raise Trouble("too-many-requests", "That is enough.", 429)

    monkeypatch.setattr(Shares, "charge", noting)
    with client_of(Settings(db=f"sqlite:///{tmp_path}/tables.db", rate=rate)) as client:
        if path == "coach":
            table = client.post("/api/tables", json={**TABLE, "seats": 4, "coached": True}).json()
            client.post(f"/api/tables/{table['table']['id']}/seats/0/claim", json={"name": "Ann"})
            for seat in (1, 2, 3):
                client.post(f"/api/tables/{table['table']['id']}/seats/{seat}/bot", json={"bot": "steady"})
        else:
            data = record(finished("shelter", 0))
            table = client.post("/api/records", content=data, headers={"content-type": "application/json"}).json()
        address = f"/api/tables/{table['table']['id']}/{path}"

        answer = client.post(address, json={"at": 3, "seat": 0}) if path == "play-on" else client.get(address)

    assert (answer.status_code, told) == (429, ["testclient" if rate else None])


async def nobody(*_: Any) -> None:
    """An application that answers nothing."""


async def receive() -> dict[str, Any]:
    return {"type": "websocket.connect"}
