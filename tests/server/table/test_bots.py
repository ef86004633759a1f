"""Bots at a table: they play in processes of their own and in limited time, and hold no other table up."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures.process import _ExecutorManagerThread
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import crossroads
from crossroads.engine.codec import encode_state
from crossroads.engine.game import Game
from crossroads.engine.state import shallow_copy
from crossroads.server.figures import Figures
from crossroads.server.play.starts import Start
from crossroads.server.table import bot_processes
from crossroads.server.table.bot_processes import BotPool
from tests.kit.hubs import PATIENCE, Person, eventually, hub_at, new_table, run, sit_all


@pytest.mark.slow
def test_bots_play_a_whole_game_that_verifies(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2)
            await sit_all(hub, made, people=())

            async def over() -> bool:
                return (await hub.info(made.table.id)).phase == "over"

            await eventually(over)
            assert b'"bot:random"' in await hub.record(made.table.id)
            chart = await hub.scores(made.table.id, "en")
            assert chart.at == sorted(chart.at)
            assert len(chart.at) == len(chart.scores) == len(chart.labels)

    run(test())


def test_a_bot_answers_a_person_and_waits_at_the_tables_pace(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2, pace="brisk", options={"first": 1})
            (token,) = await sit_all(hub, made, people=(0,))
            person = Person(hub, made.table.id, [token])
            await person.hello()
            while person.decision.seat != 0:
                await person.next()
            assert {line.seq for line in person.log} >= {0, 1}
            assert person.decision.options

    run(test())


def test_bots_go_on_after_the_server_was_started_anew(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2, pace="calm", options={"first": 1})
            (token,) = await sit_all(hub, made, people=(0,))
        async with hub_at(url) as hub:
            person = Person(hub, made.table.id, [token])
            await person.hello()
            while person.decision.seat != 0:
                await person.next()
            assert person.seq >= 1

    run(test())


def test_a_thinking_bot_delays_no_other_table(tmp_path: Path) -> None:
    """A bot at one table comes to no end (its process stands still) while two people choose at another."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            busy = await new_table(hub, 4)
            await sit_all(hub, busy, people=(), bot="steady")
            made = await new_table(hub, 2, game="toy", options={})
            tokens = await sit_all(hub, made, people=(0, 1))
            people = [Person(hub, made.table.id, [token]) for token in tokens]
            for person in people:
                await person.hello()

            async def busy_bots_play() -> bool:
                return (await hub.info(busy.table.id)).seq > 0

            await eventually(busy_bots_play)
            (worker,) = hub._house.thinkers.processes()
            os.kill(worker, signal.SIGSTOP)
            try:
                for _ in range(8):
                    chooser = people[people[0].decision.seat]
                    await chooser.choose("wait")
                    for person in people:
                        await person.reaches(chooser.seq)
            finally:
                os.kill(worker, signal.SIGCONT)

    run(test())


# -- the processes


def shelter() -> Start:
    return Start(crossroads.new("shelter", 2, "a seed", {"first": 0}).setup)


def test_a_bot_whose_time_is_up_leaves_it_to_chance() -> None:
    async def test() -> None:
        figures = Figures()
        thinkers = BotPool(figures, seconds=0.001)
        try:
            assert await thinkers.choose("a table", shelter(), [], 0, "steady") is None
            assert figures.registry.get_sample_value("crossroads_bot_time_outs_total") == 1
        finally:
            await thinkers.close()

    run(test())


def test_a_worker_goes_on_from_the_game_it_kept_and_finds_back_after_an_undo() -> None:
    async def test() -> None:
        game = crossroads.new("shelter", 2, "a seed", {"first": 0})
        thinkers = BotPool(Figures())
        try:
            for history in ([], ["pass"], [], ["pass"]):
                game = crossroads.replay(shelter().setup, history)
                assert game.decision is not None
                chosen = await thinkers.choose("a table", shelter(), history, game.decision.seat, "random")
                assert chosen in game.decision.ids
        finally:
            await thinkers.close()

    run(test())


def test_a_bot_plays_on_where_other_rules_have_brought_a_game() -> None:
    """Under other rules somebody built a room that nobody can build so early: the bot is asked what follows from that."""
    game = crossroads.new("shelter", 2, "a seed", {"first": 0})
    game.choose("pass")
    at, state = game.saved_at()
    rich = state.copy()
    rich.players = [shallow_copy(player) for player in state.players]
    rich.players[1].cubes = (6, 6, 6)
    start = Start(game.setup, at, 1, encode_state(rich), game.opening, tuple(game.choices()))

    for history in (["pass"], ["pass", "place:diner.left"], ["pass"]):
        ahead = bot_processes._game_at("a table", start, history)
        assert ahead.state.players[1].cubes[0] == 6
        assert list(ahead.history) == history
        chosen = bot_processes.think("a table", start, history, 1, "random", 5.0)
        assert ahead.decision is not None
        assert chosen in ahead.decision.ids


def test_a_bots_time_begins_once_its_game_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first game is read from files: to break that off would leave the worker with modules that are half there."""
    seconds_left = []

    def reads(key: str, start: Start, history: list[str]) -> Game[Any]:
        seconds_left.append(signal.getitimer(signal.ITIMER_REAL)[0])
        return crossroads.replay(start.setup, history)

    class Chooser:
        def choose(self, game: Game[Any], seat: int) -> str:
            seconds_left.append(signal.getitimer(signal.ITIMER_REAL)[0])
            return "pass"

    monkeypatch.setattr(bot_processes, "_game_at", reads)
    monkeypatch.setattr(bot_processes, "make_bot", lambda *_, **__: Chooser())

    assert bot_processes.think("a table", shelter(), [], 0, "random", 1000.0) == "pass"
    assert seconds_left == [0.0, pytest.approx(1000.0, abs=500)]


def test_a_bots_time_is_up_even_if_it_was_not_heard_the_first_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bell rings where nothing can be raised, as in the end of an object: it rings again, and then no more."""
    rung = []

    class Deaf:
        def choose(self, game: Game[Any], seat: int) -> str:
            try:
                while True:
                    pass
            except bot_processes.TimeUp:
                rung.append("once")
            while True:
                pass

    monkeypatch.setattr(bot_processes, "make_bot", lambda *_, **__: Deaf())

    assert bot_processes.think("a table", shelter(), [], 0, "random", 0.01) is None
    assert rung == ["once"]
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_a_bot_that_fails_leaves_it_to_chance_and_the_next_one_answers() -> None:
    async def test() -> None:
        thinkers = BotPool(Figures())
        try:
            assert await thinkers.choose("a table", shelter(), [], 0, "nobody") is None
            assert await thinkers.choose("a table", shelter(), [], 0, "random") is not None
        finally:
            await thinkers.close()

    run(test())


def test_a_worker_that_dies_is_replaced() -> None:
    async def test() -> None:
        thinkers = BotPool(Figures())
        try:
            assert await thinkers.choose("a table", shelter(), [], 0, "random") is not None
            (worker,) = thinkers.processes()
            os.kill(worker, 9)

            async def has_ended() -> bool:
                return all(each.pid != worker for each in multiprocessing.active_children())

            await eventually(has_ended)
            answers = [await thinkers.choose("a table", shelter(), [], 0, "random") for _ in range(2)]
            assert answers[-1] is not None
        finally:
            await thinkers.close()

    run(test())


def test_a_worker_that_is_slow_to_start_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any grace the first answer is waited for all the same; once its worker is there, none is given."""
    monkeypatch.setattr(bot_processes, "GRACE_SECONDS", -5.0)

    async def test() -> None:
        thinkers = BotPool(Figures(), seconds=5.0)
        try:
            answers = [await thinkers.choose("a table", shelter(), [], 0, "random") for _ in range(3)]
            assert [answer is None for answer in answers] == [False, True, False]
        finally:
            await thinkers.close()

    run(test())


async def no_process_is_left() -> bool:
    return multiprocessing.active_children() == []


def test_no_table_waits_until_a_lost_worker_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process will not end: the bot's table goes on, and the next bot thinks in a new one."""
    may_end, ends = Event(), bot_processes._end

    def end_late(pool: Any) -> None:
        assert may_end.wait(PATIENCE)
        ends(pool)

    monkeypatch.setattr(bot_processes, "_end", end_late)

    async def test() -> None:
        thinkers = BotPool(Figures())
        assert await thinkers.choose("a table", shelter(), [], 0, "nobody") is None
        assert await thinkers.choose("a table", shelter(), [], 0, "random") is not None
        assert not may_end.is_set()
        may_end.set()
        await thinkers.close()
        assert thinkers.processes() == []
        await eventually(no_process_is_left)

    run(test())


def test_a_worker_that_does_not_listen_is_ended_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot has switched the signal off: it is asked once, and not twice."""
    monkeypatch.setattr(bot_processes, "END_SECONDS", 0.1)

    async def test() -> None:
        thinkers = BotPool(Figures())
        await thinkers.choose("a table", shelter(), [], 0, "random")
        assert thinkers._pool is not None
        (worker,) = thinkers.processes()
        thinkers._pool.submit(signal.signal, signal.SIGTERM, signal.SIG_IGN).result(PATIENCE)

        await thinkers.close()

        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)

    run(test())


def test_nothing_of_a_pool_is_left_when_it_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread that looks after its workers ends late: its locks would be left to the system otherwise."""
    ends = _ExecutorManagerThread.run

    def end_late(manager: _ExecutorManagerThread) -> None:
        ends(manager)
        Event().wait(0.3)

    monkeypatch.setattr(_ExecutorManagerThread, "run", end_late)

    async def test() -> None:
        thinkers = BotPool(Figures())
        await thinkers.choose("a table", shelter(), [], 0, "random")

        await thinkers.close()

        assert [each for each in threading.enumerate() if isinstance(each, _ExecutorManagerThread)] == []

    run(test())


def test_workers_step_back_behind_everything_else_and_end_with_the_hub() -> None:
    async def test() -> int:
        thinkers = BotPool(Figures())
        await thinkers.choose("a table", shelter(), [], 0, "random")
        (worker,) = thinkers.processes()
        assert os.getpriority(os.PRIO_PROCESS, worker) == 19
        await thinkers.close()
        return worker

    worker = run(test())
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
