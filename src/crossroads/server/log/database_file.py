"""The SQLite file: its owner's alone, and for one server at a time."""

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Self

import structlog

from crossroads.server.trouble import Trouble

OWNER_ONLY = 0o600
BESIDE = ("-wal", "-shm")  # what SQLite has beside the file while it is in use, with the same rights
LOCK = ".lock"
TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)  # by another process

log = structlog.get_logger()


def no_database(message: str) -> Trouble:
    """The database cannot be used, and what to do about it."""
    return Trouble("database", message, 503)


class DatabaseFile:
    """A SQLite file that this process holds; another that asks for it meanwhile is refused.

    What holds it is a lock of the operating system on a file beside it: it ends with the process, however that ends.
    """

    def __init__(self, file: Path, lock: int) -> None:
        self.file = file
        self._lock: int | None = lock

    @classmethod
    def hold(cls, file: Path) -> Self:
        """Hold a file, made if need be; one that cannot be had is a `Trouble` that says what to do."""
        file = file.resolve()  # whichever way somebody comes to it, it is the same file
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as failed:
            raise no_database(
                f"The folder {file.parent} cannot be made ({failed.strerror}); name a file that can be written."
            ) from failed
        try:
            lock = os.open(_beside(file, LOCK), os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        except OSError as failed:
            raise no_database(
                f"Nothing can be written beside {file} ({failed.strerror}); name a file in a folder of yours."
            ) from failed
        try:
            _lock(lock)
        except OSError as wrong:
            if wrong.errno in TAKEN:
                os.close(lock)
                raise no_database(
                    f"Another server uses the file {file}; stop that one, or use PostgreSQL for several servers."
                ) from wrong
            log.warning("database-not-locked", file=str(file), error=wrong.strerror)  # not every file system can
        new_private(file)
        return cls(file, lock)

    def make_private(self) -> None:
        """See that only its owner can read it: hidden hands and the secrets of dice are in it."""
        for each in (self.file, *(_beside(self.file, name) for name in BESIDE)):
            if each.exists() and os.name != "nt":
                _tighten(each)

    def release(self) -> None:
        """Let others have it; once more changes nothing."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def new_private(file: Path) -> None:
    """Make a file that only its owner can read, unless it is there; whoever opens it then says why that did not work."""
    with suppress(OSError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))


def _tighten(file: Path) -> None:
    before = stat.S_IMODE(file.stat().st_mode)
    if not before & ~OWNER_ONLY:
        return
    try:
        file.chmod(OWNER_ONLY)
    except OSError as failed:
        log.warning("database-readable-by-others", file=str(file), mode=f"{before:o}", error=failed.strerror)
    else:
        log.warning("database-made-private", file=str(file), before=f"{before:o}", now=f"{OWNER_ONLY:o}")


def _beside(file: Path, ending: str) -> Path:
    return Path(f"{file}{ending}")


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
