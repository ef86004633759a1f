"""Shared by the engine's tests."""

import pytest

from tests.engine import toy


@pytest.fixture(scope="session", autouse=True)
def lanterns() -> None:
    """The toy game can be played under the name `toy`."""
    toy.install()
