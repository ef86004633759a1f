"""Shared by the browser's tests: the page, a server, a Chromium, and screens at which people sit."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.kit.browser import Screen, Visit, build_page, chromium
from tests.kit.serving import Served


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these need a browser, and none is quick."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def page() -> None:
    """The page as its sources have it."""
    build_page()


# It lasts for a module and no longer: while Playwright runs, a test elsewhere could run no event loop of its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def server(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with an empty database."""
    folder = tmp_path_factory.mktemp("server")
    with Served(f"sqlite:///{folder}/tables.db", folder) as served:
        yield served
    assert served.faults() == []


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Visit]:
    """Opens screens; at the end no page may have complained, nor asked anybody but the server."""
    screens: list[Screen] = []

    def visit(lang: str = "en", **how: bool) -> Screen:
        screens.append(Screen(browser, server.url, lang, **how))  # type: ignore[arg-type]  # a language by its name
        return screens[-1]

    yield visit
    while screens:
        screens.pop().close()
