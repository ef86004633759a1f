"""The game is played here as if it were installed: its own entry points come when all of its rules are proved."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from crossroads.engine import packs


@pytest.fixture(scope="module", autouse=True)
def _is_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """While these tests run, the game and its base pack are found as those of installed games are."""
    site = tmp_path_factory.mktemp("site")
    _write(site / "crossroads_munchkin-1.0.dist-info")
    sys.path.insert(0, str(site))
    _look_again()
    yield
    sys.path.remove(str(site))
    _look_again()


def _write(info: Path) -> None:
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: crossroads-munchkin\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[crossroads.games]\nmunchkin = crossroads.games.munchkin:DEFINITION\n"
        "[crossroads.packs]\nmunchkin-base = crossroads.games.munchkin.packs\n"
    )


def _look_again() -> None:
    packs._folders.cache_clear()
    packs._all_installed.cache_clear()
