"""The base game names none of its expansions: they stand on it, and it stands alone."""

from importlib.metadata import entry_points
from pathlib import Path

import crossroads.games.fallout as base

ROOM = Path(base.__file__).parent
NAMES = [point.name.partition("/")[2] for point in entry_points(group="crossroads.expansions")]


def test_the_base_names_no_expansion() -> None:
    """No file of the base has the name of one of them, as an id or as a module."""
    ours = [name for name in NAMES if (ROOM / "expansions" / name.replace("-", "_")).is_dir()]
    files = [
        path for path in ROOM.rglob("*.*") if "expansions" not in path.parts and path.suffix in (".py", ".yaml", ".ftl")
    ]

    found = [
        f"{path.relative_to(ROOM)}: {name}"
        for path in files
        for name in ours
        for spelled in (name, name.replace("-", "_"))
        if spelled in path.read_text()
    ]

    assert ours
    assert found == []
