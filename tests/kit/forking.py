"""The `crossroads` command without the wait for its imports: a process that has done them once forks for each run.

Every run is a process of its own, with its own folder, environment, streams and exit code, and so is every server. What
it shares with those before it are the modules, the installed packs, the words and the rules, read once; how the command
starts from nothing is for tests that start it so.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from traceback import print_exc
from typing import IO

SECONDS = 120.0  # after which a command does not end any more
MOST = 1 << 16  # bytes that are asked at once
SECRET = b"war, they say, never does change"  # of every table: its dice are known, and a nonce makes another game of it
IMPORTS = (  # of commands, when they run
    "crossroads.bots",
    "crossroads.engine.record",
    "crossroads.games.fallout",
    "crossroads.games.shelter",
    "crossroads.rules.coverage",
    "crossroads.rules.pages",
    "crossroads.server.http.serve",
    "crossroads.sim.balance_report",
    "crossroads.sim.fuzz",
    "crossroads.sim.summary",
    "crossroads.tui.plain",
    "crossroads.tui.story",
)


class Running:
    """A command that runs in a process of its own, like a `Popen`."""

    def __init__(self, line: socket.socket) -> None:
        line.settimeout(SECONDS)
        self._line = line
        self.pid = int(line.recv(MOST))

    def send_signal(self, how: signal.Signals) -> None:
        with suppress(ProcessLookupError):  # it has ended already
            os.kill(self.pid, how)

    def wait(self, seconds: float = SECONDS) -> int:
        """Wait for its end; the exit code."""
        self._line.settimeout(seconds)
        with self._line:
            return int(self._line.recv(MOST))


class Commands:
    """A process that waits for commands; it starts with the first, and ends when it is closed."""

    def __init__(self) -> None:
        self._line: socket.socket | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def _ready(self) -> socket.socket:
        if self._line is None:
            self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            with theirs:
                self._process = subprocess.Popen(
                    [sys.executable, "-P", __file__, str(theirs.fileno())],  # a script, for no command imports the kit
                    pass_fds=[theirs.fileno()],
                )
        return self._line

    def close(self) -> None:
        """End it, and whatever it has started and nobody has ended."""
        if self._line is not None and self._process is not None:
            self._line.close()
            self._process.wait(SECONDS)
        self._line = self._process = None

    def start(
        self, given: Sequence[str], folder: Path, environment: Mapping[str, str], streams: Sequence[int]
    ) -> Running:
        """Start the command in a folder with these words, on these streams."""
        asked = json.dumps([list(given), str(folder), dict(environment)]).encode()
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            socket.send_fds(self._ready(), [asked], [theirs.fileno(), *streams])
        return Running(ours)

    def run(
        self, given: Sequence[str], folder: Path, environment: Mapping[str, str], stdin: str = ""
    ) -> subprocess.CompletedProcess[str]:
        """Run the command in a folder with these words, and wait for its end."""
        with tempfile.TemporaryFile() as read, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            read.write(stdin.encode())
            read.seek(0)
            code = self.start(given, folder, environment, [read.fileno(), out.fileno(), err.fileno()]).wait()
            return subprocess.CompletedProcess(given, code, text_of(out), text_of(err))


COMMANDS = Commands()  # of all tests in this process; `conftest.py` closes it


def text_of(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()


def wait_for_commands(line: socket.socket) -> None:
    """Run what is asked for on a line until nobody is there to ask, and tell how each command ended."""
    for name in IMPORTS:
        import_module(name)
    read_all()
    running: dict[int, tuple[int, socket.socket]] = {}  # by what tells of their end: who, and who wants to know
    with DefaultSelector() as waiting:
        waiting.register(line, EVENT_READ)
        while True:
            for key, _ in waiting.select():
                if key.fd != line.fileno():
                    waiting.unregister(key.fd)
                    tell_end(key.fd, *running.pop(key.fd))
                elif started := start(line):
                    end = os.pidfd_open(started[0])
                    running[end] = started
                    waiting.register(end, EVENT_READ)
                else:
                    for child, _ in running.values():
                        os.kill(child, signal.SIGKILL)
                    return


def start(line: socket.socket) -> tuple[int, socket.socket] | None:
    """Start what is asked for; who it is and who wants to know of its end, or nothing if nobody asks any more."""
    asked, (*handles,), _, _ = socket.recv_fds(line, MOST, 4)
    if not asked:
        return None
    given, folder, environment = json.loads(asked)
    if given[:1] == ["serve"]:
        read_all_for_servers()
        know_secrets()
    child = os.fork()
    if child == 0:
        line.close()
        os.close(handles[0])
        os._exit(ran(given, folder, environment, handles[1:]))
    for stream in handles[1:]:
        os.close(stream)
    asker = socket.socket(fileno=handles[0])
    asker.send(str(child).encode())
    return child, asker


def tell_end(end: int, child: int, asker: socket.socket) -> None:
    os.close(end)
    _, status = os.waitpid(child, 0)
    with asker, suppress(OSError):  # whoever asked may be gone
        asker.send(str(os.waitstatus_to_exitcode(status)).encode())


@cache
def read_all_for_servers() -> None:
    """Have read what a server reads before it answers."""
    from crossroads.server.http import preload

    preload.read_all()


def know_secrets() -> None:
    """Let every table that is made from now on have the same secret: a test plays the same game whenever it runs."""
    from crossroads.server.hub import hosting

    vars(hosting)["new_secret"] = lambda: SECRET


def read_all() -> None:
    """Have every game's packs and rules read."""
    from crossroads.engine.definition import definition, game_names
    from crossroads.engine.game import new
    from crossroads.rules import rules_of

    for game in game_names():
        new(game, max(2, definition(game).seats[0]), "")
        rules_of(game)


def ran(given: list[str], folder: str, environment: dict[str, str], streams: list[int]) -> int:
    """The exit code of the command, run in this process as if it had been started so."""
    from crossroads.cli import main

    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["crossroads", *given]
    code = 1
    try:
        main()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # as Python itself would tell it
        print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    return code


if __name__ == "__main__":
    wait_for_commands(socket.socket(fileno=int(sys.argv[1])))
