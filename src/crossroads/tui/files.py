"""Files of saved games: each is written whole, and a command goes on with it."""

import errno
import os
import shlex
from pathlib import Path


def go_on(path: Path) -> str:
    """The command that goes on with a saved game."""
    return shlex.join(["crossroads", "play", "--resume", str(path)])


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that whoever reads it finds the old one or the new one, never a part."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    draft = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
