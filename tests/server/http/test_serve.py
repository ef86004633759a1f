"""The server as a process: it says where it is, what it cannot have, and survives being killed."""

import os
import select
import signal
import socket
import ssl
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from crossroads.server.http.serve import bound
from tests.kit.forking import COMMANDS
from tests.kit.serving import CERTIFICATE, KEY, SOON, Caller, Served, bearer, ending, play_all

pytestmark = pytest.mark.slow


def serve(*arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    """What becomes of a server that cannot start."""
    return COMMANDS.run(["serve", *arguments], home, {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home)})


def refused(*arguments: str, home: Path) -> str:
    """The one line that a server leaves which cannot start."""
    done = serve(*arguments, home=home)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("crossroads: ")
    return line


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])

        line = refused("--port", port, home=tmp_path)

    assert port in line
    assert "--port" in line


def test_a_port_is_ours_from_the_start() -> None:
    """Of two servers that start at the same moment the second is told at once, not when its database is open."""
    with bound("127.0.0.1", 0) as first, pytest.raises(ValueError, match="cannot be had: address already in use"):
        bound("127.0.0.1", first.getsockname()[1])


@pytest.mark.parametrize(
    ("db", "said"),
    [
        ("mysql://localhost/tables", "mysql"),
        ("nonsense", "sqlite:///"),
        ("sqlite:////proc/no/such/folder/tables.sqlite3", "/proc/no/such/folder"),
        ("postgresql://crossroads:s3cret@127.0.0.1:1/tables", "127.0.0.1:1"),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_clear_line(tmp_path: Path, db: str, said: str) -> None:
    line = refused("--port", "0", "--db", db, home=tmp_path)

    assert said in line
    assert "s3cret" not in line


def test_a_file_that_is_no_database_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_text("not a database " * 100)

    assert "tables.sqlite3" in refused("--port", "0", "--db", f"sqlite:///{tmp_path}/tables.sqlite3", home=tmp_path)


def test_a_second_server_on_one_file_is_refused_until_the_first_has_gone(tmp_path: Path) -> None:
    """However the first has gone: a process that was killed leaves no lock behind."""
    db = f"sqlite:///{tmp_path}/tables.sqlite3"
    with Served(db, tmp_path) as first:
        line = refused("--port", "0", "--db", db, home=tmp_path)

        assert f"Another server uses the file {tmp_path}/tables.sqlite3; stop that one" in line
        assert first.get("/ready").status_code == 200
        first.end(signal.SIGKILL)
        first.start()
        assert first.faults() == []


@pytest.mark.parametrize(
    "arguments", [("--host", "no-such-host.invalid"), ("--port", "99999"), ("--log-level", "loud")]
)
def test_what_makes_no_sense_is_one_clear_line(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    refused(*arguments, home=tmp_path)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_stops_well(tmp_path: Path, how: signal.Signals) -> None:
    """Even with a line open: it is told to come again."""
    served = Served(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path).from_nothing().start()
    table, tokens = served.seated()
    caller = served.caller(table, tokens[0])

    assert served.end(how) == 0

    assert ending(caller.socket)[1] == 1012
    assert served.faults() == []


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(url: str, tmp_path: Path) -> None:
    """SIGKILL in the middle of a game; on the same database the same table stands, for players and spectators."""
    with Served(url, tmp_path) as served:
        table, tokens = served.seated()
        callers = [served.caller(table, token) for token in tokens]
        watcher = served.caller(table)
        play_all(callers, 25)

        callers = killed_and_back(served, table, tokens, [*callers, watcher])

        assert callers[0].seq == 25
        play_all(callers, 5)
        assert callers[0].seq == 30
        assert served.faults() == []


def killed_and_back(served: Served, table: str, tokens: list[str], before: list[Caller]) -> list[Caller]:
    """The seats' new lines after SIGKILL and a new start, for whom all stands as it did, as for a new spectator."""
    for caller in before:
        caller.catch_up(before[0].seq)
    told = [caller.screen for caller in before]
    served.end(signal.SIGKILL)
    served.start()
    callers = [served.caller(table, token) for token in tokens]
    assert [caller.screen for caller in [*callers, served.caller(table)]] == told
    return callers


TRADE = ("start:camp.c", "start:camp.d", "propose", "give-cap", "trade", "camp")
FIGHT = ("refuse", "camp:all", "fight", "explore", "step", "move", "end")


def play_until(prompt: str, callers: list[Caller], wanted: tuple[str, ...], chance: Random) -> None:
    """Whoever is asked takes what is wanted first, else anything, until this is asked; all hear of every choice."""
    while True:
        asked = next(caller for caller in callers if caller.decision and caller.decision["options"])
        now, options = asked.prompt or ("", [])
        if now == prompt:
            return
        sorts = [[each for each in options if each == word or each.startswith(f"{word}:")] for word in wanted]
        told = asked.until("step", request=asked.choose(chance.choice(next(filter(None, sorts), options))))
        for caller in callers:
            caller.catch_up(told["seq"])


def test_a_killed_server_stands_in_the_midst_of_a_trade_and_of_a_fight(tmp_path: Path) -> None:
    """Fallout: the partner has an offer before them, then dice lie on the table; after each SIGKILL all is as it was."""
    chance = Random(5)
    with Served(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path) as served:
        table, invite, _ = served.new_table(game="fallout", options={})
        tokens = [served.claim(table, seat, invite) for seat in range(2)]
        callers = [served.caller(table, token) for token in tokens]
        for prompt, wanted in (("offer", TRADE), ("reroll", FIGHT)):
            watcher = served.caller(table)
            play_until(prompt, callers, wanted, chance)

            callers = killed_and_back(served, table, tokens, [*callers, watcher])
        stood = callers[0].seq
        play_all(callers, 3)
        assert callers[0].seq == stood + 3
        assert served.faults() == []


def test_a_client_that_comes_back_is_told_only_what_it_missed(tmp_path: Path) -> None:
    """One seat is away for four choices; the server dies and comes back in between."""
    with Served(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path) as served:
        table, tokens = served.seated()
        callers = [served.caller(table, token) for token in tokens]
        play_all(callers, 3)
        away = served.caller(table)
        away.hang_up()
        play_all(callers, 4)
        served.end(signal.SIGKILL)
        served.start()

        away.come_back(served.socket(table))
        kinds = set()
        while away.seq < callers[0].seq:
            kinds.add(away.hear()["type"])

        assert "standing" not in kinds
        assert away.screen == served.caller(table).screen


def test_a_choice_in_flight_is_there_or_not_but_never_half(tmp_path: Path) -> None:
    """Killed before anything came back: afterwards the table has the choice or has it not, and goes on either way."""
    with Served(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path) as served:
        table, tokens = served.seated()
        for _ in range(4):
            callers = [served.caller(table, token) for token in tokens]
            play_all(callers, 2)
            acknowledged = callers[0].seq
            asked = next(caller for caller in callers if caller.decision and caller.decision["options"])
            request = asked.choose()
            message = {"request": request, "seq": acknowledged, "option": asked.decision["options"][0]["id"]}  # type: ignore[index]
            seat = asked.decision["seat"]  # type: ignore[index]
            served.end(signal.SIGKILL)
            served.start()

            callers = [served.caller(table, token) for token in tokens]
            assert callers[0].seq in (acknowledged, acknowledged + 1)
            callers[seat].say({"type": "choose", "seat": seat, **message})  # a client repeats what it has no answer to
            while (told := callers[seat].hear())["type"] not in ("step", "done"):
                pass
            assert told["request"] == request
            assert served.caller(table).seq == acknowledged + 1
        assert served.faults() == []


def test_a_page_from_elsewhere_opens_no_socket(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path) as served:
        table, tokens = served.seated()

        with pytest.raises(InvalidStatus) as turned_away:
            served.socket(table, tokens[0], origin="https://evil.example")
        assert turned_away.value.response.status_code == 403
        with served.socket(table, tokens[0], origin=served.url) as own:
            own.send('{"type":"hello"}')
            assert '"standing"' in str(own.recv(SOON))


def test_a_socket_is_turned_away_with_429_and_when_to_come_again(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path, "--rate", "4") as served:
        for _ in range(1):
            served.get("/api/games")
        with pytest.raises(InvalidStatus) as turned_away:
            served.socket("abcdefghijklmn")

    assert turned_away.value.response.status_code == 429
    assert int(turned_away.value.response.headers["retry-after"]) > 0


def test_a_socket_of_an_unknown_table_is_closed_with_the_reason(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path) as served:
        for table in ("abcdefghijklmn", "x"):
            with served.socket(table) as line:
                assert ending(line, '{"type":"hello"}') == ([], 4404, "unknown-table")


def test_nothing_secret_is_written_down(tmp_path: Path) -> None:
    """Tokens, invitations and nonces are in no log line, at any level."""
    served = Served(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path, "--rate", "0", "--log-level", "debug")
    with served:
        table, invite, host = served.new_table()
        nonce = "a-nonce-of-my-own"
        claim = {"name": "Ada", "invite": invite, "nonce": nonce}
        token = served.post(f"/api/tables/{table}/seats/0/claim", claim).json()["token"]
        other = served.claim(table, 1, invite)
        served.get(f"/tables/{table}", invite=invite)
        callers = [served.caller(table, token), served.caller(table, other)]
        play_all(callers, 3)
        callers[0].say({"type": "hello", "tokens": [token]})
        callers[0].socket.send(f"not json {token}")
        httpx.get(f"{served.url}/api/tables/{table}", headers={**bearer(token), "cookie": f"host={host}"})

    written = served.log.read_text(encoding="utf-8")
    assert table in written
    for secret in (token, other, invite, host, nonce):
        assert secret not in written
    assert any(line.get("table") == table and "seq" in line for line in served.log_lines())


def test_it_is_https_behind_a_proxy_that_says_so(tmp_path: Path) -> None:
    """The proxy on this machine names the scheme and the address: the cookie is secure then."""
    with Served(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path) as served:
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7", "origin": "https://table.example"}
        answer = httpx.post(
            f"{served.url}/api/tables",
            json={"game": "shelter", "seats": 2},
            headers={**headers, "host": "table.example"},
        )

    assert answer.status_code == 201
    assert "Secure" in answer.headers["set-cookie"]


def test_a_page_of_another_address_is_welcome_if_the_host_has_named_it(tmp_path: Path) -> None:
    """A proxy may change the host, so that the page seems to come from elsewhere."""
    named = ("--rate", "0", "--origins", "https://Table.example/", "http://other.example:8080")
    with Served(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path, *named) as served:

        def answer_to(origin: str) -> int:
            body = {"game": "shelter", "seats": 2}
            return httpx.post(
                f"{served.url}/api/tables", json=body, headers={"origin": origin}, timeout=SOON
            ).status_code

        assert [answer_to(each) for each in ("https://table.example", "http://other.example:8080")] == [201, 201]
        assert [answer_to(each) for each in ("http://table.example", "https://other.example:8080")] == [403, 403]


def test_where_https_ends_here_browsers_are_told_to_keep_to_it(tmp_path: Path) -> None:
    """Over HTTP and on sockets; the cookie of a seat is sent by https alone."""
    tls = ("--rate", "0", "--tls-cert", str(CERTIFICATE), "--tls-key", str(KEY))
    trusting = ssl.create_default_context(cafile=CERTIFICATE)
    with Served(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path, *tls) as served:
        assert served.url.startswith("https://127.0.0.1:")
        with httpx.Client(base_url=served.url, verify=trusting, timeout=SOON) as client:
            answer = client.get("/health")
            made = client.post("/api/tables", json={"game": "shelter", "seats": 2})

        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert "secure" in made.headers["set-cookie"].lower()
        table = made.json()["table"]["id"]
        caller = Caller(served.socket(table, ssl=trusting))
        assert caller.table["id"] == table


def test_where_https_ends_elsewhere_that_is_said_there(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path) as served:
        assert "strict-transport-security" not in served.get("/health").headers


INTERRUPTED = """
import sys
from pathlib import Path
from tests.kit.serving import Served

folder = Path(sys.argv[1])
served = Served(f"sqlite:///{folder}/tables.sqlite3", folder).from_nothing().start()
print(served.process.pid, flush=True)
sys.stdin.read()
"""


def test_a_server_does_not_outlive_the_tests_that_started_it(tmp_path: Path) -> None:
    """A test run is killed: the server that it had started from nothing ends too."""
    words = [sys.executable, "-c", INTERRUPTED, str(tmp_path)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        server = os.pidfd_open(int(tests.stdout.readline()))

        tests.kill()
        ended, _, _ = select.select([server], [], [], SOON)

    os.close(server)
    assert ended
