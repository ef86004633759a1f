"""What a browser is forbidden, whose pages may talk to the server, and what never gets into a log line."""

import json
import logging
from typing import Any

import pytest
import structlog
from litestar.testing import TestClient

from crossroads.server.http.security import OriginCheck, seat_cookie, seat_keys, tokens_of
from crossroads.server.log_lines import configure_logs
from crossroads.server.settings import Settings
from tests.kit.serving import client_of

BROKEN: dict[str, Any] = {"content": b"{", "headers": {"content-type": "application/json"}}  # refused once it is read


@pytest.fixture(scope="module")
def client() -> TestClient[Any]:
    return client_of(Settings(rate=0, origins=("https://table.example",)))


def scope_with(*headers: tuple[str, str]) -> dict[str, Any]:
    return {"type": "http", "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers]}


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nothing", "/schema", "/assets/nothing.js"])
def test_every_answer_has_the_security_headers(client: TestClient[Any], path: str) -> None:
    headers = client.get(path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy
    assert "http" not in policy, "no request leaves the origin"
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_refusals_before_any_route_have_them_too() -> None:
    client = client_of(Settings(rate=1))
    client.get("/api/games")

    answer = client.get("/api/games")

    assert answer.status_code == 429
    assert "content-security-policy" in answer.headers


def test_what_a_table_tells_is_kept_by_no_cache(client: TestClient[Any]) -> None:
    assert client.post("/api/tables", **BROKEN).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("", True),
        ("http://testserver.local", True),
        ("HTTP://TESTSERVER.LOCAL", True),
        ("https://table.example", True),
        ("http://table.example", False),
        ("https://evil.example", False),
        ("http://testserver.local.evil.example", False),
        ("http://testserver.local:81", False),
        ("null", False),
        ("http://[", False),
    ],
)
def test_a_page_from_elsewhere_may_change_nothing(client: TestClient[Any], origin: str, welcome: bool) -> None:
    """Who is welcome hears what is wrong with the body; others hear nothing of it."""
    headers = {**BROKEN["headers"], **({"origin": origin} if origin else {})}
    answer = client.post("/api/tables", content=BROKEN["content"], headers=headers)

    assert (answer.status_code, answer.json()["code"]) == ((400, "bad-request") if welcome else (403, "foreign-origin"))


def test_a_page_from_elsewhere_may_read_what_all_may(client: TestClient[Any]) -> None:
    """Without leave to see the answer: no CORS header lets its script have it."""
    answer = client.get("/api/games", headers={"origin": "https://evil.example"})

    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_an_empty_host_is_nobodys_own_page() -> None:
    assert not OriginCheck(no_app).welcome("http://", "")


@pytest.mark.parametrize(
    ("headers", "tokens"),
    [
        ([], []),
        ([("cookie", "seat-0=abc; theme=dark; host=xyz; seat-1=def")], ["abc", "xyz", "def"]),
        ([("cookie", "seat-0=abc"), ("authorization", "Bearer def, ghi,abc")], ["abc", "def", "ghi"]),
        ([("authorization", "Basic abc")], []),
        ([("authorization", "bearer abc")], ["abc"]),
        ([("cookie", 'seat-0="; DROP; seat-1=' + "a" * 65)], []),
        ([("cookie", ";;=;seat-2=ok;=")], ["ok"]),
        ([("authorization", "Bearer " + ",".join(f"t{number}" for number in range(50)))], [f"t{n}" for n in range(20)]),
        ([("authorization", "Bearer \xff\xfe")], []),
    ],
)
def test_tokens_come_from_cookies_and_bearers_each_once(headers: list[tuple[str, str]], tokens: list[str]) -> None:
    assert tokens_of(scope_with(*headers)) == tokens


def test_a_limit_knows_a_seat_but_not_its_token() -> None:
    (key,) = seat_keys(scope_with(("cookie", "seat-0=a-secret-token")))

    assert "a-secret-token" not in key


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
def test_a_seats_cookie_is_out_of_reach_of_scripts_and_of_other_tables(scheme: str, secure: bool) -> None:
    cookie = seat_cookie(scheme, "abcdefghij", 3, "the-token").to_header(header="").lower()

    assert "seat-3=the-token" in cookie
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/api/tables/abcdefghij" in cookie
    assert ("secure" in cookie) == secure


def test_who_leaves_a_seat_loses_its_cookie() -> None:
    assert "max-age=0" in seat_cookie("http", "abcdefghij", 3, "").to_header(header="").lower()


# -- log lines


def test_log_lines_are_json_and_keep_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    """By the name of a field, by the parameters that a database error quotes, and by the password in an address."""
    configure_logs("info")
    log = structlog.get_logger()

    secrets = dict.fromkeys(("token", "host_token", "invite", "nonces", "Authorization"), "s3cret")
    log.info("claimed", table="abcdefghij", seq=3, **secrets)
    log.warning("no database", url="postgresql://crossroads:s3cret@localhost/tables")
    try:
        raise ValueError("insert failed\n[SQL: INSERT INTO seats]\n[parameters: ('s3cret', 's3cret')]\n(more)")
    except ValueError:
        log.exception("fault")
    logging.getLogger("uvicorn.error").warning("a warning of %s", "the web server")
    logging.getLogger("uvicorn.error").debug("< TEXT 's3cret'")
    log.debug("not written")

    written = capsys.readouterr().err
    lines = [json.loads(line) for line in written.splitlines()]
    assert "s3cret" not in written
    assert [line["event"] for line in lines] == ["claimed", "no database", "fault", "a warning of the web server"]
    assert (lines[0]["table"], lines[0]["seq"], lines[0]["token"]) == ("abcdefghij", 3, "(hidden)")
    assert "insert failed" in lines[2]["exception"]
    assert all(line["timestamp"].endswith("Z") and line["level"] for line in lines)


@pytest.fixture(autouse=True)
def no_logging_left() -> Any:
    """Other tests log as if this had never been configured."""
    handlers, level = logging.root.handlers[:], logging.root.level
    yield
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)
    structlog.reset_defaults()


async def no_app(*_: Any) -> None:
    """An application that answers nothing."""
