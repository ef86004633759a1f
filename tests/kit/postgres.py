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
OWNER = "postgres"  # PostgreSQL refuses to run as root
SETTINGS = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=60"


class Postgres:
    """A running server with one database, which every test finds empty."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self._port = port
        self._tell("postgres", f"CREATE DATABASE {DATABASE}")

    def new_database(self) -> str:
        """The address of an empty database; what was in it before is gone."""
        self._tell(DATABASE, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return f"postgresql://{_user()}@127.0.0.1:{self._port}/{DATABASE}"

    def drop_connections(self) -> None:
        """Break every connection, as a restart of the server would."""
        self._tell("postgres", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tables'")

    def _tell(self, database: str, statement: str) -> None:
        _run("psql", "-qX", "-h", str(self._folder), "-p", str(self._port), "-d", database, "-c", statement)


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
        options = f"{SETTINGS} -c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
        _run("pg_ctl", "-D", str(data), "-l", str(folder / "log"), "-o", options, "-w", "start")
        try:
            yield Postgres(folder, port)
        finally:
            _run("pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder)


def _user() -> str:
    return OWNER if os.getuid() == 0 else getpass.getuser()


def _run(program: str, *arguments: str) -> None:
    command = [_find(program), *arguments]
    if os.getuid() == 0:
        command = ["runuser", "-u", OWNER, "--", *command]
    done = subprocess.run(
        command,
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
