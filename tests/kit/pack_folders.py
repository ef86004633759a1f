"""Packs of one's own: written for a test, an empty one, a game with them, and why they cannot be used."""

import atexit
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

import pytest

from crossroads.engine.game import Game, new
from crossroads.engine.packs import BadPack

TABLES: dict[str, tuple[int, dict[str, Any]]] = {"shelter": (2, {"first": 0}), "fallout": (1, {})}


def written_pack(game: str, files: Mapping[str, str]) -> str:
    """A pack `test` of these YAML texts by the names of their files, in a folder that goes with this process."""
    folder = Path(mkdtemp(dir=_all_written()))  # a name of its own also in a fork, which shares the folder around it
    for name, text in {"pack": f"id: test\ngame: {game}\n", **files}.items():
        (folder / f"{name}.yaml").write_text(text)
    return str(folder)


@cache
def _all_written() -> str:
    """The one folder of this process with all packs that it writes."""
    folder = TemporaryDirectory(prefix="crossroads-packs-")
    atexit.register(folder.cleanup)
    return folder.name


def empty_pack(folder: Path, game: str) -> Path:
    """A pack with nothing in it, `mine`, in a folder."""
    made = folder / "mine"
    made.mkdir()
    (made / "pack.yaml").write_text(f"id: mine\ngame: {game}\n")
    return made


def with_packs(game: str, *folders: Path | str) -> Game[Any]:
    """A game with the base set and these packs after it."""
    seats, options = TABLES[game]
    return new(game, seats, "packs", options, ["base", *map(str, folders)])


def why_refused(game: str, *folders: Path | str) -> str:
    """Why the packs cannot be used, in one line."""
    with pytest.raises(BadPack) as refused:
        with_packs(game, *folders)
    assert "\n" not in str(refused.value)
    return str(refused.value)
