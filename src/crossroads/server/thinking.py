"""Bots think in processes of their own, at the lowest priority and with a time limit: no table waits for another's bot."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from types import FrameType
from typing import Any

import structlog

from crossroads.bots import make_bot
from crossroads.engine.game import Game, Setup
from crossroads.server.figures import Figures

GAMES_KEPT = 32  # by one worker
GRACE_SECONDS = 10.0  # beyond the bot's own limit, before a worker counts as lost
LOWEST_PRIORITY = 19

log = structlog.get_logger()


class Thinkers:
    """A pool of processes in which bots choose."""

    def __init__(self, figures: Figures, workers: int = 1, seconds: float = 5.0) -> None:
        """So many bots think at a time, each so many seconds at most. Processes start when the first bot must choose."""
        self.seconds = seconds
        self._figures = figures
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(workers)

    async def choose(self, key: str, setup: Setup, history: Sequence[str], seat: int, bot: str) -> str | None:
        """What a bot chooses; `None` if its time was up or its process died."""
        async with self._free:
            started = time.perf_counter()
            chosen = await self._ask(key, setup, list(history), seat, bot)
        self._figures.thinking.observe(time.perf_counter() - started)
        if chosen is None:
            self._figures.late.inc()
        return chosen

    async def _ask(self, key: str, setup: Setup, history: list[str], seat: int, bot: str) -> str | None:
        if self._pool is None:
            self._pool = _new_pool(self._workers)
        pool = self._pool
        try:
            future = pool.submit(think, key, setup, history, seat, bot, self.seconds)
            return await asyncio.wait_for(asyncio.wrap_future(future), self.seconds + GRACE_SECONDS)
        except TimeUp:  # it rang at the very last moment
            return None
        except (TimeoutError, BrokenProcessPool) as lost:
            log.warning("bot-lost", error=type(lost).__name__)
        except Exception:  # whatever a bot may do: its table goes on
            log.exception("bot-failed", table=key, bot=bot)
        if self._pool is pool:
            self._pool = None
            _end(pool)
        return None

    def processes(self) -> list[int]:
        """The ids of the processes that have been started."""
        return list(self._pool._processes or ()) if self._pool is not None else []  # there is no public way to ask

    def close(self) -> None:
        """End the processes; what they think of is not needed any more."""
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def _new_pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _settle_in)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # no public way to end a worker that does not answer
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


# -- in a worker

_games: OrderedDict[str, tuple[Game[Any], list[str]]] = OrderedDict()


class TimeUp(BaseException):
    """The bot has thought long enough; no bot's own `except Exception` is to catch it."""


def _settle_in() -> None:
    """Step back behind everything else, and leave when the server does, also if it was killed."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the server
    Thread(target=_leave_with_server, daemon=True).start()


def _leave_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _time_up(number: int, frame: FrameType | None) -> None:
    raise TimeUp


def think(key: str, setup: Setup, history: list[str], seat: int, bot: str, seconds: float) -> str | None:
    """What a bot chooses at this point of a game; `None` if its time is up before."""
    game = _game_at(key, setup, history)  # in its own time: what is broken off while it is read would stay broken
    player = make_bot(bot, setup.game, salt=f"{key}:{seat}:{len(history)}")
    limited = hasattr(signal, "setitimer")
    try:
        if limited:
            signal.signal(signal.SIGALRM, _time_up)
            signal.setitimer(signal.ITIMER_REAL, seconds)
        return player.choose(game, seat)
    except TimeUp:
        _games.pop(key, None)  # it may have been left in the middle of a choice
        return None
    finally:
        if limited:
            signal.setitimer(signal.ITIMER_REAL, 0)


def _game_at(key: str, setup: Setup, history: list[str]) -> Game[Any]:
    """The game after these choices; the one that was kept goes on if it is on the same way."""
    game, made = _games.pop(key, (None, []))
    if game is None or made != history[: len(made)]:
        game, made = Game(setup), []
    for option in history[len(made) :]:
        game.choose(option)
    _games[key] = game, list(history)
    if len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    return game
