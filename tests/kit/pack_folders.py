"""Packs of one's own: an empty one, a game with them, and why they cannot be used."""

from pathlib import Path
from typing import Any

import pytest

from crossroads.engine.game import Game, new
from crossroads.engine.packs import BadPack

TABLES: dict[str, tuple[int, dict[str, Any]]] = {"shelter": (2, {"first": 0}), "fallout": (1, {})}


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
