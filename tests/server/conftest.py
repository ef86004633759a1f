"""Shared by the server's tests: every database that a server can use."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from tests.engine import embers, toy
from tests.kit.forking import know_secrets
from tests.kit.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL server for as long as the tests run."""
    with postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: Postgres = request.getfixturevalue("postgres_server")
    return server.new_database()


@pytest.fixture(scope="session", autouse=True)
def plain_logs() -> None:
    """Log lines are plain text, where pytest finds them."""
    structlog.configure(processors=[structlog.processors.format_exc_info, structlog.processors.KeyValueRenderer()])


@pytest.fixture(scope="session", autouse=True)
def known_secrets() -> None:
    """Every table made in this process has the same secret."""
    know_secrets()


@pytest.fixture(scope="session", autouse=True)
def lanterns() -> None:
    """The toy games, in which hands are secret, can be played under the names `toy` and `embers`."""
    toy.install()
    embers.install()
