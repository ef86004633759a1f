"""Bots think in processes of their own, at the lowest priority and with a time limit: no table waits for another's bot."""

import asyncio
import multiprocessing
import os
import re
import signal
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from threading import Thread
from types import FrameType
from typing import Any, NamedTuple, TypeVar

import structlog

from crossroads.bots import make_bot
from crossroads.bots.advice import Advice
from crossroads.bots.appraising import appraise
from crossroads.bots.costly import CostlyChoice, cost_of
from crossroads.bots.explaining import explain_told
from crossroads.bots.reviewing import MeasuredPart, first_looks, measured
from crossroads.engine.dice import key_of
from crossroads.engine.game import Game
from crossroads.engine.setup import Setup
from crossroads.server.figures import Figures
from crossroads.server.play.starts import Start
from crossroads.server.table.turns import Turns

GAMES_KEPT = 32  # by one worker
GRACE_SECONDS = 10.0  # beyond the bot's own limit, before a worker counts as lost
START_SECONDS = 120.0  # the same while workers start: they come behind everything else that the machine has to do
LOOKING_BACK_SECONDS = 30.0  # that a part of a look back may take, though most take far less than one
END_SECONDS = 5.0  # for a worker to end when it is asked to
RING_AGAIN_SECONDS = 0.1  # where Python cannot raise, as in a callback of its own, it says so and goes on
LOWEST_PRIORITY = 19
FAILURES_KEPT = 1000  # bots at tables, of which no second failure is written down
LONGEST_ERROR = 300  # letters
PLACE = re.compile(r'File "([^"]+)", line (\d+)')

log = structlog.get_logger()

Q = TypeVar("Q")  # what is asked: the name of a bot, or a budget
A = TypeVar("A")  # what comes of it
Work = Callable[[str, Start, list[str], int, Q, float], A | None]


class BotPool:
    """A pool of processes in which bots choose."""

    def __init__(self, figures: Figures, workers: int = 1, seconds: float = 5.0) -> None:
        """So many bots think at a time, each so many seconds at most. Processes start when the first bot must choose."""
        self.seconds = seconds
        self._figures = figures
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._answered = 0  # how often a worker of this pool has
        self._turns = Turns(workers)
        self._ending: set[asyncio.Task[None]] = set()
        self._failed: dict[tuple[str, str], None] = {}  # bots that were told to fail, by table

    async def choose(
        self, key: str, start: Start, history: Sequence[str], seat: int, bot: str, is_waited_for: bool = True
    ) -> str | None:
        """What a bot chooses; `None` if its time was up or its process died. Where people wait for it, it comes first."""
        async with self._turns.turn(is_waited_for):
            started = time.perf_counter()
            chosen = await self._ask(think, key, start, list(history), seat, bot)
        self._figures.thinking.observe(time.perf_counter() - started)
        if chosen is None:
            self._figures.late.inc()
        return chosen

    async def appraise(self, key: str, start: Start, history: Sequence[str], seat: int, budget: int) -> Advice | None:
        """What one would do; bots that people wait for come first. `None` as in `choose`."""
        async with self._turns.turn(is_waited_for=False):
            return await self._ask(weigh, key, start, list(history), seat, budget)

    async def explain(
        self, key: str, start: Start, history: Sequence[str], seat: int, asked: "SilentAndBudget"
    ) -> "WhyChosen | None":
        """Why a seat made the last of these choices; as `appraise`, only that nobody's decision waits for it."""
        async with self._turns.turn(is_waited_for=False):
            return await self._ask(account, key, start, list(history), seat, asked, LOOKING_BACK_SECONDS)

    async def look_back(
        self, work: "Work[Q, A]", key: str, start: Start, history: Sequence[str], seat: int, asked: Q
    ) -> A | None:
        """A part of a look back on a game, which nobody waits for; `None` as in `choose`, only later."""
        async with self._turns.turn(is_waited_for=False):
            return await self._ask(work, key, start, list(history), seat, asked, LOOKING_BACK_SECONDS)

    async def _ask(
        self,
        work: "Work[Q, A]",
        key: str,
        start: Start,
        history: list[str],
        seat: int,
        asked: Q,
        least: float = 0.0,
    ) -> A | None:
        seconds = max(self.seconds, least)
        if self._pool is None:
            self._pool = _new_pool(self._workers)
            self._answered = 0
        pool = self._pool
        grace = GRACE_SECONDS if self._answered >= self._workers else START_SECONDS
        try:
            future = pool.submit(work, key, start, history, seat, asked, seconds)
            answer = await asyncio.wait_for(asyncio.wrap_future(future), seconds + grace)
            self._answered += 1
            return answer
        except TimeUp:  # it rang at the very last moment
            return None
        except (TimeoutError, BrokenProcessPool) as lost:
            log.warning("bot-lost", error=type(lost).__name__)
        except Exception as wrong:  # whatever a bot may do: its table goes on
            self._note_failure(key.partition(":")[0], str(asked), wrong)
        if self._pool is pool:
            self._end()
        return None

    def _note_failure(self, table: str, bot: str, wrong: Exception) -> None:
        """Write down in one line that a bot fails at a table, once: it may do so at each of its choices."""
        if (table, bot) in self._failed:
            return
        self._failed[table, bot] = None
        if len(self._failed) > FAILURES_KEPT:
            del self._failed[next(iter(self._failed))]
        places = PLACE.findall(str(wrong.__cause__))  # as its process tells it
        at = ":".join(places[-1]) if places else ""
        log.error("bot-failed", table=table, bot=bot, error=f"{type(wrong).__name__}: {wrong}"[:LONGEST_ERROR], at=at)

    def _end(self) -> None:
        """Let go of the processes; they end in the background, for one that hangs may take its time."""
        if self._pool is not None:
            ending = asyncio.create_task(asyncio.to_thread(_end, self._pool))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)
            self._pool = None

    def processes(self) -> list[int]:
        """The ids of the processes that have been started."""
        return list(self._pool._processes or ()) if self._pool is not None else []  # there is no public way to ask

    async def close(self) -> None:
        """End the processes; what they think of is not needed any more."""
        self._end()
        await asyncio.gather(*self._ending)


def _new_pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _settle_in)


def _end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # no public way to end a worker that does not answer
    manager: Any = pool._executor_manager_thread  # nor to wait for who holds its locks
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(END_SECONDS)
        if process.is_alive():  # whatever its bot does with signals
            process.kill()
            process.join()
    if manager is not None:
        manager.join(END_SECONDS)


# -- in a worker

_games: OrderedDict[str, tuple[Start, Game[Any], list[str]]] = OrderedDict()


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


def think(key: str, start: Start, history: list[str], seat: int, bot: str, seconds: float) -> str | None:
    """What a bot chooses at this point of a game; `None` if its time is up before."""
    game = _game_at(key, start, history)  # in its own time: what is broken off while it is read would stay broken
    player = make_bot(bot, start.setup.game, salt=_salt(start.setup, seat, len(history)))
    return _in_time(key, seconds, lambda: player.choose(game, seat))


def weigh(key: str, start: Start, history: list[str], seat: int, budget: int, seconds: float) -> Advice | None:
    """What one would do at this point of a game; `None` if its time is up before."""
    game = _game_at(key, start, history)
    return _in_time(key, seconds, lambda: appraise(game, seat, budget=budget, seed=str(len(history))))


SilentAndBudget = tuple[int, int]  # how many choices before may have come to light with one, and the budget for it


class WhyChosen(NamedTuple):
    """Why a choice was made, and how many had been made before it."""

    at: int
    advice: Advice


def account(
    key: str, start: Start, history: list[str], _seat: int, asked: SilentAndBudget, seconds: float
) -> WhyChosen | None:
    """Why the last of these choices was made, or the one that came to light with it."""
    silent, budget = asked
    last = len(history) - 1
    begun = max(start.at, last - silent)
    game = _game_at(key, start, history[:begun])

    def explain() -> WhyChosen:
        told = explain_told(game, history[begun:], budget=budget, seed=str(last))
        return WhyChosen(begun + told.number, told.advice)

    return _in_time(key, seconds, explain)


def measure(
    key: str, start: Start, history: list[str], _seat: int, options: list[str], seconds: float
) -> MeasuredPart | None:
    """The value of each moment while these options are chosen."""
    game = _game_at(key, start, history)
    return _in_time(key, seconds, lambda: measured(game.clone(), options))


def look_first(
    key: str, start: Start, history: list[str], seat: int, options: list[str], seconds: float
) -> tuple[int, list[CostlyChoice]] | None:
    """A first look at what a seat chose among these options."""
    game = _game_at(key, start, history)
    return _in_time(key, seconds, lambda: first_looks(game.clone(), options, seat))


def look_again(
    key: str, start: Start, history: list[str], _seat: int, option: str, seconds: float
) -> tuple[CostlyChoice | None] | None:
    """What one choice has cost, if anything."""
    game = _game_at(key, start, history)
    return _in_time(key, seconds, lambda: (cost_of(game, option),))


def _in_time(key: str, seconds: float, work: Callable[[], A]) -> A | None:
    """What comes of thinking about a game; `None` if it takes longer."""
    limited = hasattr(signal, "setitimer")
    try:
        if limited:
            signal.signal(signal.SIGALRM, _time_up)
            signal.setitimer(signal.ITIMER_REAL, seconds, RING_AGAIN_SECONDS)
        return work()
    except TimeUp:
        if limited:
            signal.setitimer(signal.ITIMER_REAL, 0)
        _games.pop(key, None)  # it may have been left in the middle of a choice
        return None
    finally:
        if limited:
            signal.setitimer(signal.ITIMER_REAL, 0)


def _salt(setup: Setup, seat: int, at: int) -> str:
    """What a bot draws by: its own in every game, the same if that game is played again, and known to nobody before."""
    return f"{blake2b(key_of(setup.secret, setup.nonces), person=b'bots').hexdigest()}:{seat}:{at}"


def _game_at(key: str, start: Start, history: list[str]) -> Game[Any]:
    """The game after these choices; the one that was kept goes on if it is on the same way."""
    begun, game, made = _games.pop(key, (start, None, []))
    if game is None or begun != start or made != history[: len(made)]:
        game, made = start.game(), history[: start.at]
    for option in history[len(made) :]:
        game.choose(option)
    _games[key] = start, game, list(history)
    if len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    return game
