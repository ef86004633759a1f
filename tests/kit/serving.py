"""A real `crossroads serve` in a process of its own, and clients that talk to it over real sockets."""

import ctypes
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

import httpx
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from crossroads.server.http.app import make_app
from crossroads.server.settings import Settings
from tests.kit.forking import COMMANDS, Running
from tests.kit.hubs import bare, merged, new_request

SOON = 120.0  # seconds after which something will not come any more, on however busy a machine
QUICKEST = 0.05  # seconds in which a seat that has chosen too fast may choose again
CERTIFICATE = Path(__file__).parent / "tls" / "cert.pem"  # of localhost, signed by itself, for the tests alone
KEY = CERTIFICATE.with_name("key.pem")
PR_SET_PDEATHSIG = 1
PRCTL = ctypes.CDLL(None).prctl  # looked up before a process forks
TABLE: dict[str, Any] = {"game": "shelter", "seats": 2, "pace": "instant", "clock": 0, "options": {"first": 0}}


def end_with(parent: int) -> Callable[[], None]:
    """For a new process: see that it is killed when its parent ends, however that ends (Linux)."""

    def settle_in() -> None:
        PRCTL(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it has ended before we could say so
            os._exit(1)

    return settle_in


class Served:
    """A server on a database; it can be killed and started again at the same address."""

    def __init__(self, db: str, folder: Path, *arguments: str) -> None:
        self.db = db
        self.arguments = arguments or ("--rate", "0")
        self.program: list[str] = []  # what Python starts from nothing
        self.log = folder / "server.log"
        self.url = ""
        self.port = 0
        self.sockets: list[ClientConnection] = []
        self.process: Running | subprocess.Popen[bytes] | None = None

    def from_nothing(self) -> Self:
        """Let it be started by a Python that has nothing read yet, as people start it."""
        self.program = ["-m", "crossroads.cli"]
        return self

    def start(self) -> Self:
        """Start it and wait until it answers."""
        heard, said = os.pipe()
        self._says = os.fdopen(heard, encoding="utf-8")
        with os.fdopen(said, "w") as out, self.log.open("a") as log:
            self.process = self._begin(out, log)
        line = self._says.readline().strip()
        assert line.startswith("Crossroads is at "), f"{line}\n{self.log.read_text()}"
        self.url = line.removeprefix("Crossroads is at ")
        self.port = int(self.url.rpartition(":")[2])
        return self

    def _begin(self, out: IO[str], log: IO[str]) -> Running | subprocess.Popen[bytes]:
        words = ["serve", "--port", str(self.port), "--db", self.db, *self.arguments]
        if self.program:
            return subprocess.Popen(
                [sys.executable, *self.program, *words], stdout=out, stderr=log, preexec_fn=end_with(os.getpid())
            )
        with Path(os.devnull).open() as nothing:
            return COMMANDS.start(words, Path.cwd(), os.environ, [nothing.fileno(), out.fileno(), log.fileno()])

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it, and say with which code."""
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(SOON)
        self._says.close()
        self.process = None
        self.hang_up()
        return code

    def hang_up(self) -> None:
        """Close every socket that was opened here."""
        while self.sockets:
            self.sockets.pop().close()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self.process is not None:
            self.end()

    def log_lines(self) -> list[dict[str, Any]]:
        """What it has written down so far."""
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]

    def faults(self) -> list[dict[str, Any]]:
        """What went wrong in it."""
        return [line for line in self.log_lines() if line["level"] in ("warning", "error", "critical")]

    # -- over HTTP

    def get(self, path: str, *tokens: str, **params: Any) -> httpx.Response:
        return httpx.get(f"{self.url}{path}", params=params, headers=bearer(*tokens), timeout=SOON)

    def post(self, path: str, body: dict[str, Any] | None = None, *tokens: str) -> httpx.Response:
        return httpx.post(f"{self.url}{path}", json=body, headers=bearer(*tokens), timeout=SOON)

    def new_table(self, **changes: Any) -> tuple[str, str, str]:
        """A new table: its id, the invitation, and the host's token."""
        made = self.post("/api/tables", {**TABLE, **changes})
        assert made.status_code == 201, made.text
        told = made.json()
        return told["table"]["id"], told["invite"], told["host_token"]

    def claim(self, table: str, seat: int, invite: str, name: str = "") -> str:
        """Sit down; what proves it."""
        claimed = self.post(
            f"/api/tables/{table}/seats/{seat}/claim", {"name": name or f"Guest {seat}", "invite": invite}
        )
        assert claimed.status_code == 201, claimed.text
        return str(claimed.json()["token"])

    def seated(self, seats: int = 2) -> tuple[str, list[str]]:
        """A table at which all seats are taken, so that its game is on, and their tokens."""
        table, invite, _ = self.new_table(seats=seats)
        return table, [self.claim(table, seat, invite) for seat in range(seats)]

    def sit_bots(self, table: str, host: str, *seats: int) -> None:
        """Sit bots that choose anything, at once."""
        for seat in seats:
            sat = self.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"}, host)
            assert sat.status_code == 200, sat.text

    def played_out(self, **changes: Any) -> str:
        """A table at which bots have played a whole game."""
        table, _, host = self.new_table(**changes)
        self.sit_bots(table, host, *range(changes.get("seats", TABLE["seats"])))
        self.until_over(table)
        return table

    def until_over(self, table: str) -> None:
        """Wait until bots have played a game to its end."""
        caller = self.caller(table)
        while caller.table["phase"] != "over":
            caller.hear()
        caller.hang_up()

    # -- over a socket

    def socket(self, table: str, *tokens: str, **options: Any) -> ClientConnection:
        """A bare socket of a table, on which nothing was said yet."""
        headers = {**bearer(*tokens), **options.pop("headers", {})}
        address = f"ws{self.url.removeprefix('http')}/api/tables/{table}/socket"
        socket: ClientConnection = connect(
            address,
            additional_headers=headers,
            open_timeout=SOON,
            max_size=None,
            ping_interval=None,  # its thread would draw random numbers in the midst of other tests
            legacy=True,
            **options,
        )
        self.sockets.append(socket)
        return socket

    def caller(self, table: str, *tokens: str) -> "Caller":
        """A client that has said hello."""
        return Caller(self.socket(table, *tokens))


class Caller:
    """Keeps up with a table as a page does: the view, the sequence number, what is asked."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.seq = -1
        self.decision: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self._chosen: dict[str, Any] = {}  # last
        self.say({"type": "hello"})
        self.until("standing")

    def come_back(self, socket: ClientConnection) -> None:
        """Say on a new line what was seen last."""
        self.socket = socket
        self.say({"type": "hello", "seen": self.seq})

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, seconds: float = SOON) -> dict[str, Any]:
        """The next message, with what follows from it."""
        told: dict[str, Any] = json.loads(self.socket.recv(seconds))
        if told["type"] == "standing":
            self.view, self.table = told["view"], told["table"]
        elif told["type"] == "step":
            self.view = merged(self.view, told["patch"])
        elif told["type"] == "table":
            self.table = told["table"]
        if told["type"] in ("standing", "step"):
            self.seq, self.decision = told["seq"], told["decision"]
        return told

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Hear until such a message comes."""
        while True:
            told = self.hear()
            if told["type"] == kind and all(told[name] == value for name, value in fields.items()):
                return told

    def catch_up(self, seq: int) -> None:
        """Hear until this entry of the log is known; a choice that came too fast for its seat is made again."""
        while self.seq < seq:
            if self.hear().get("code") == "too-fast":
                time.sleep(QUICKEST)
                self.say(self._chosen)

    def choose(self, option: str | None = None, seat: int | None = None) -> str:
        """Ask for an option, else for the first on offer, without waiting; the request's id."""
        assert self.decision is not None
        self._chosen = {
            "type": "choose",
            "request": new_request(),
            "seat": self.decision["seat"] if seat is None else seat,
            "seq": self.seq,
            "option": option or self.decision["options"][0]["id"],
        }
        self.say(self._chosen)
        return str(self._chosen["request"])

    def play(self, choices: int) -> None:
        """Take the first option so many times, whenever this seat is asked, and wait until it is asked again."""
        for _ in range(choices):
            self.until("step", request=self.choose())
            while self.decision is not None and not self.decision["options"]:
                self.hear()

    @property
    def screen(self) -> tuple[int, Any, Any]:
        """All that its page shows: where the table stands, the view, and what is asked."""
        return self.seq, bare(self.view), self.prompt

    @property
    def prompt(self) -> tuple[str, list[str]] | None:
        """What is asked now, and the ids on offer."""
        if self.decision is None:
            return None
        return self.decision["prompt"], [option["id"] for option in self.decision["options"]]

    def hang_up(self) -> None:
        self.socket.close()


def play_all(callers: list[Caller], choices: int) -> None:
    """Whoever is asked takes the first option, so many times; every choice is acknowledged to all."""
    for _ in range(choices):
        asked = next(caller for caller in callers if caller.decision and caller.decision["options"])
        request = asked.choose()
        told = asked.until("step", request=request)
        for caller in callers:
            caller.catch_up(told["seq"])


def ending(socket: ClientConnection, *messages: str | bytes) -> tuple[list[dict[str, Any]], int, str]:
    """Say this and listen until the server hangs up: what it told, the code and the reason."""
    told: list[dict[str, Any]] = []
    try:
        for message in messages:
            socket.send(message)
        while True:
            told.append(json.loads(socket.recv(SOON)))
    except ConnectionClosed as closed:
        return told, *((closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, ""))


def client_of(settings: Settings) -> TestClient[Any]:
    """A client of a server in this process; within `with` it has a database too."""
    app: Any = make_app(settings)
    return TestClient(app)


def bearer(*tokens: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}
