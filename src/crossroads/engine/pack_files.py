"""The files of a pack, read with care: a folder that somebody was given may hold anything."""

import os
from pathlib import Path
from stat import S_ISDIR, S_ISREG

LARGEST = 1_000_000  # bytes of one file; ours have 40,000 at most
MOST_FILES = 500
READ = (".yaml", ".yml", ".ftl")


class BadPack(ValueError):
    """A pack that cannot be used: file, place and remedy in one line."""


def shown(path: Path) -> str:
    """How messages name a file."""
    return f"{path.parent.name}/{path.name}"


def read_all(folder: Path) -> tuple[tuple[str, bytes], ...]:
    """All files of a pack that say something, by name: so they stay what they were, whoever edits them."""
    found = names_in(folder)
    if len(found) > MOST_FILES:
        raise BadPack(f"{folder.name}: {len(found)} files; a pack may have {MOST_FILES}: put several lists into one")
    return tuple([(name, read_file(folder / name, inside=folder)) for name in found])


def names_in(folder: Path) -> list[str]:
    """The names of all that a pack may hold, whatever lies there under such a name."""
    try:
        return sorted([path.name for path in folder.iterdir() if path.suffix in READ])
    except OSError as closed:
        raise BadPack(f"{folder.name}: cannot be read ({closed.strerror}); open the folder to yourself") from closed


def read_file(path: Path, inside: Path | None = None) -> bytes:
    """What is in a file: nothing is waited for, and nothing is read that lies outside of its folder."""
    try:
        if inside is not None and not path.resolve().is_relative_to(inside):
            raise BadPack(f"{shown(path)}: a link that leads out of the pack; put the file itself there")
        file = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))  # of a pipe, nobody may ever write the end
        try:
            _check_sort(path, os.fstat(file).st_mode)
            with open(file, "rb", closefd=False) as opened:
                data = opened.read(LARGEST + 1)
        finally:
            os.close(file)
    except IsADirectoryError:  # where a folder cannot even be opened
        raise _no_file(path, "a folder") from None
    except (OSError, RuntimeError) as closed:
        reason = getattr(closed, "strerror", None) or "a link that leads to itself"
        raise BadPack(f"{shown(path)}: cannot be read ({reason}); mend it, or take it out of the pack") from closed
    if len(data) > LARGEST:
        raise BadPack(f"{shown(path)}: too large; a file may have {LARGEST:,} bytes: split it into several")
    return data


def _check_sort(path: Path, mode: int) -> None:
    if S_ISDIR(mode):
        raise _no_file(path, "a folder")
    if not S_ISREG(mode):
        raise _no_file(path, "a pipe or a device")


def _no_file(path: Path, what: str) -> BadPack:
    return BadPack(f"{shown(path)}: {what}; what a pack holds stands in files")
