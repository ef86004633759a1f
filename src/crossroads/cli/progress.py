"""What goes along with many games: a bar that shows how far they are, and a folder for their figures."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


def make_folder(out: Path | None) -> None:
    """Make a folder for figures before the games that they come from, lest these were played in vain."""
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream; it is told how many are done, and how many there are."""
    from rich.console import Console
    from rich.progress import Progress

    progress = Progress(console=Console(stderr=True))
    task = progress.add_task(what, total=None)

    def advance(done: int, total: int) -> None:
        progress.start()  # only now: whoever made a mistake sees one line about it, and no bar
        progress.update(task, completed=done, total=total)

    try:
        yield advance
    finally:
        if progress.live.is_started:
            progress.stop()
