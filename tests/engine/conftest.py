"""Shared by the engine's tests."""

import pytest

from tests.engine import cellar, embers, toy


@pytest.fixture(scope="session", autouse=True)
def toys() -> None:
    """The toy games can be played under the names `toy`, `cellar` and `embers`."""
    toy.install()
    cellar.install()
    embers.install()
