"""Files of saved games: where they are kept, which was the last, and which cannot be used."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path


@contextmanager
def told_of(file: Path) -> Iterator[None]:
    """Name the file that cannot be used, and what to do about it."""
    from crossroads.engine.record import BadSave

    try:
        yield
    except BadSave as wrong:
        raise ValueError(f"{file}: {wrong}") from wrong
    except OSError as wrong:
        if wrong.filename is None or Path(wrong.filename) != file:
            raise
        raise ValueError(f"{file}: {wrong.strerror}; name the file of a game that you may read") from wrong


def check_save(path: Path) -> None:
    """Refuse a file for saving that would cost another one, or that cannot be written."""
    if path.exists():
        raise ValueError(f"{path}: there is something already; go on with `--resume {path}`, or name another file")
    if not os.access(path.parent, os.W_OK):
        raise ValueError(f"{path}: no game can be saved there; name another file")


def saves_folder() -> Path:
    """Where games are saved unless a file is named."""
    from platformdirs import user_data_path

    try:
        return user_data_path("crossroads", ensure_exists=True)
    except OSError as wrong:
        raise ValueError(f"{wrong.filename}: {wrong.strerror}; name a file with --save") from wrong


def new_save(game: str) -> Path:
    """A file of its own for a new game: no game is ever written over another."""
    from datetime import datetime

    name = f"{game} {datetime.now().astimezone():%Y-%m-%d %H-%M-%S}"
    taken = [path.stem for path in saves_folder().glob("*.json")]
    number = next(number for number in count() if (f"{name} {number}" if number else name) not in taken)
    return saves_folder() / (f"{name} {number}.json" if number else f"{name}.json")


def last_saved(game: str | None) -> Path:
    """The game that was saved last: of all, or of those of one name."""
    found = [path for path in saves_folder().glob("*.json") if game is None or path.name.startswith(f"{game} ")]
    if not found:
        which = f"game of {game}" if game else "game"
        raise ValueError(f"no {which} was saved yet: begin one with `crossroads play`, or name a file with --resume")
    return max(found, key=lambda path: path.stat().st_mtime_ns)
