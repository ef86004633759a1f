"""Shared by the tests of every game."""

import pytest

from tests.engine import cellar, embers, toy


@pytest.fixture(scope="session", autouse=True)
def lanterns() -> None:
    """Toys can be played: `toy`, in which hands are secret, `cellar`, with every kind of zone, `embers`, with windows."""
    toy.install()
    embers.install()
    cellar.install()
