"""A PostgreSQL server of the tests' own: made in a folder of its own, on a free port, gone at the end."""

import getpass
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

DATABASE = "tables"
DONE = "done"
BREAK_OTHERS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid();"""
DROP_COPIES = """DO $$ DECLARE copy text; BEGIN
FOR copy IN SELECT nspname FROM pg_namespace WHERE nspname LIKE 'format%' LOOP
EXECUTE format('DROP SCHEMA %I CASCADE', copy); END LOOP; END $$;"""
OWNER = "postgres"  # PostgreSQL refuses to run as root
SETTINGS = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=60"


class Postgres:
    """A running server with one database, which every test finds empty."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self._port = port
        self._at = ["-h", str(folder), "-p", str(port)]
        _start(folder, port)
        _run("createdb", *self._at, DATABASE)
        self._line = self._opened()

    def _opened(self) -> subprocess.Popen[str]:
        return subprocess.Popen(  # open all the time: to start a program takes far longer than what it does
            _command("psql", "-qXAt", "-v", "ON_ERROR_STOP=1", *self._at, "-d", DATABASE),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd="/",
        )

    def stop(self) -> None:
        """Stop it as an administrator does, whoever is connected; what was committed is on its disk."""
        self.close()
        _run("pg_ctl", "-D", str(self._folder / "data"), "-m", "fast", "-w", "stop")

    def start_again(self) -> None:
        """Start it where it was, with what it had."""
        _start(self._folder, self._port)
        self._line = self._opened()

    def new_database(self) -> str:
        """The address of an empty database; what was in it before is gone, with all copies of it."""
        self.tell(f"SET client_min_messages = warning; {DROP_COPIES} DROP SCHEMA public CASCADE; CREATE SCHEMA public;")
        return f"postgresql://{_user()}@127.0.0.1:{self._port}/{DATABASE}"

    def drop_connections(self) -> None:
        """Break every connection but our own, as a restart of the server would."""
        self.tell(BREAK_OTHERS)

    @contextmanager
    def locked(self, table: str) -> Iterator[None]:
        """Let nobody else use a table."""
        self.tell(f"BEGIN; LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE;")
        try:
            yield
        finally:
            self.tell("ROLLBACK;")

    def close(self) -> None:
        self._line.communicate()

    def tell(self, statement: str) -> None:
        """Have a statement carried out by an administrator."""
        assert self._line.stdin is not None
        assert self._line.stdout is not None
        self._line.stdin.write(f"{statement}\n\\echo {DONE}\n")
        self._line.stdin.flush()
        while (line := self._line.stdout.readline()) != f"{DONE}\n":
            assert line, f"PostgreSQL refuses: {statement}"


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A server as long as it is needed."""
    folder = Path(tempfile.mkdtemp(prefix="crossroads-pg-"))
    port = _free_port()
    try:
        if os.getuid() == 0:
            shutil.chown(folder, OWNER, OWNER)
        data = folder / "data"
        _run("initdb", "-D", str(data), "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale")
        try:
            server = Postgres(folder, port)
            yield server
            server.close()
        finally:
            if (data / "postmaster.pid").exists():
                _run("pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder)


def _start(folder: Path, port: int) -> None:
    options = f"{SETTINGS} -c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
    _run("pg_ctl", "-D", str(folder / "data"), "-l", str(folder / "log"), "-o", options, "-w", "start")


def _user() -> str:
    return OWNER if os.getuid() == 0 else getpass.getuser()


def _command(program: str, *arguments: str) -> list[str]:
    command = [_find(program), *arguments]
    return ["runuser", "-u", OWNER, "--", *command] if os.getuid() == 0 else command


def _run(program: str, *arguments: str) -> None:
    done = subprocess.run(
        _command(program, *arguments),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        cwd="/",
        check=False,
    )
    assert done.returncode == 0, f"{program}: {done.stderr}"


def _find(program: str) -> str:
    """A program of PostgreSQL; Debian keeps most of them out of the way."""
    places = [*Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), *Path("/usr/local/pgsql/bin").glob(program)]
    found = shutil.which(program) or next((str(place) for place in sorted(places, reverse=True)), None)
    assert found is not None, (
        f"the tests need PostgreSQL's `{program}`: install PostgreSQL (Debian: apt install postgresql)"
    )
    return found


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
