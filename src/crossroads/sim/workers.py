"""Work for many games in several processes, in chunks, that can be stopped and that loses nothing it has done."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Generic, TypeVar

J = TypeVar("J")  # what a job needs: it goes to other processes, and so does
T = TypeVar("T")  # what a game gives

Progress = Callable[[int, int], None]  # games done, games in all


@dataclass(frozen=True, slots=True)
class Lost:
    """A game whose process ended under it."""

    number: int
    reason: str


@dataclass(slots=True)
class Finished(Generic[T]):
    """What came of the games that were played, by their number, and how the work ended."""

    games: dict[int, T]
    lost: list[Lost]
    interrupted: bool = False


def chunks_of(games: int, jobs: int, first: int = 0) -> list[range]:
    """The games in chunks: small enough to stop soon and to end together, large enough to be worth sending."""
    size, end = max(1, min(16, games // (jobs * 8))), first + games
    return [range(start, min(start + size, end)) for start in range(first, end, size)]


def work(
    play: Callable[[J, int], T], job: J, games: int, jobs: int, progress: Progress | None = None, first: int = 0
) -> Finished[T]:
    """Play so many games from number `first` on with `play(job, number)`. Ctrl-C ends the work and keeps what is done."""
    if games < 1 or jobs < 1:
        raise ValueError(f"{games} games in {jobs} processes: give at least one game, and at least one process")
    if first < 0:
        raise ValueError(f"the first game cannot be number {first}: they are numbered from 0")
    done: Finished[T] = Finished({}, [])
    report = progress or (lambda _done, _all: None)
    report(0, games)
    if jobs == 1 or games <= 1:
        _work_here(play, job, range(first, first + games), done, report)
    else:
        _work_there(play, job, chunks_of(games, jobs, first), jobs, done, lambda made: report(made, games))
    done.games = dict(sorted(done.games.items()))
    return done


def _work_here(play: Callable[[J, int], T], job: J, numbers: range, done: Finished[T], report: Progress) -> None:
    try:
        for number in numbers:
            done.games[number] = play(job, number)
            report(len(done.games), len(numbers))
    except KeyboardInterrupt:
        done.interrupted = True


def _work_there(
    play: Callable[[J, int], T],
    job: J,
    chunks: list[range],
    jobs: int,
    done: Finished[T],
    report: Callable[[int], None],
) -> None:
    waiting = chunks[::-1]
    while waiting and not done.interrupted:
        for chunk in _run_pool(play, job, jobs, waiting, done, lambda: report(len(done.games) + len(done.lost))):
            _play_one_by_one(play, job, chunk, done)  # a process has died: find the game that did it


def _run_pool(
    play: Callable[[J, int], T], job: J, jobs: int, waiting: list[range], done: Finished[T], report: Callable[[], None]
) -> Sequence[range]:
    """Hand out chunks until none is waiting, Ctrl-C comes or a process dies; says which chunks that one left open."""
    running: dict[Future[list[tuple[int, T]]], range] = {}
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _ignore_interrupts)
    try:
        while waiting or running:
            while waiting and len(running) < jobs + 1:
                chunk = waiting.pop()
                running[pool.submit(_play_chunk, play, job, chunk)] = chunk
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                done.games.update(future.result())
                del running[future]
            report()
    except KeyboardInterrupt:
        done.interrupted = True
        _take_what_is_finished(running, done)
    except BrokenProcessPool:
        return list(running.values())
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return []


def _take_what_is_finished(running: dict[Future[list[tuple[int, T]]], range], done: Finished[T]) -> None:
    """Cancel what has not begun, and wait for the chunks that are being played; a second Ctrl-C leaves them."""
    try:
        for future in running:
            future.cancel()
        for future in running:
            if not future.cancelled():
                done.games.update(future.result())
    except (KeyboardInterrupt, BrokenProcessPool):
        return


def _play_one_by_one(play: Callable[[J, int], T], job: J, chunk: Sequence[int], done: Finished[T]) -> None:
    """Each game of a chunk in a process of its own."""
    for number in chunk:
        pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _ignore_interrupts)
        try:
            done.games.update(pool.submit(_play_chunk, play, job, range(number, number + 1)).result())
        except BrokenProcessPool as broken:
            done.lost.append(Lost(number, str(broken)))
        except KeyboardInterrupt:
            done.interrupted = True
            return
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _play_chunk(play: Callable[[J, int], T], job: J, chunk: range) -> list[tuple[int, T]]:
    return list(_numbered(play, job, chunk))


def _numbered(play: Callable[[J, int], T], job: J, chunk: range) -> Iterator[tuple[int, T]]:
    for number in chunk:
        yield number, play(job, number)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
