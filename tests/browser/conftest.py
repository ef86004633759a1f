"""Shared by the browser's tests: the page, a server, a Chromium, and screens at which people sit."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.beginnings import PROGRAM
from tests.kit.browser import Look, Screen, Visit, Windows, build_page
from tests.kit.serving import Served

HERE = Path(__file__).parent
WINDOWS = Windows()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these need a browser, and none is quick."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def page() -> None:
    """The page as its sources have it."""
    build_page()


@pytest.fixture(scope="session")
def windows() -> Windows:
    """Windows of a browser that is ended with the last test here, for reasons of `pytest_runtest_teardown`."""
    return WINDOWS


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """End the browser after the last test here: while Playwright runs, no other test could run an event loop."""
    if nextitem is None or HERE not in nextitem.path.parents:
        WINDOWS.close()


@pytest.fixture(scope="session")
def server(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with an empty database, whose dice are known."""
    folder = tmp_path_factory.mktemp("server")
    with Served(f"sqlite:///{folder}/tables.db", folder) as served:
        yield served
    assert served.faults() == []


@pytest.fixture(scope="session")
def parties(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose tables of Munchkin begin in the midst of things."""
    folder = tmp_path_factory.mktemp("parties")
    served = Served(f"sqlite:///{folder}/tables.db", folder)
    served.program = ["-W", "ignore:Cyclopts application invoked", "-c", PROGRAM]  # the kit knows pytest
    with served:
        yield served
    assert served.faults() == []


@pytest.fixture(scope="module")
def lines(server: Served) -> Iterator[None]:
    """Lines to a server that outlasts the module do not."""
    yield
    server.hang_up()


@pytest.fixture
def visit(windows: Windows, server: Served, lines: None) -> Iterator[Visit]:
    """Opens screens; at the end no page may have complained, nor asked anybody but the server."""
    screens: list[Screen] = []

    def visit(lang: str = "en", **how: bool) -> Screen:
        screens.append(Screen(windows, Look(server.url, lang, **how)))  # type: ignore[arg-type]  # a language by its name
        return screens[-1]

    yield visit
    while screens:
        screens.pop().close()
