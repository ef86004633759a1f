"""Bots at a table: they play in processes of their own and in limited time, and hold no other table up."""

import asyncio
import multiprocessing
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import crossroads
from crossroads.engine.game import Game, Setup
from crossroads.server import thinking
from crossroads.server.figures import Figures
from crossroads.server.thinking import Thinkers
from tests.kit.hubs import Person, eventually, hub_at, new_table, run, sit_all


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
            (worker,) = multiprocessing.active_children()
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGSTOP)
            try:
                for _ in range(8):
                    chooser = people[people[0].decision.seat]
                    await chooser.choose("wait")
                    for person in people:
                        await person.reaches(chooser.seq)
            finally:
                os.kill(worker.pid, signal.SIGCONT)

    run(test())


# -- the processes


def shelter() -> Setup:
    return crossroads.new("shelter", 2, "a seed", {"first": 0}).setup


def test_a_bot_whose_time_is_up_leaves_it_to_chance() -> None:
    async def test() -> None:
        figures = Figures()
        thinkers = Thinkers(figures, seconds=0.001)
        try:
            assert await thinkers.choose("a table", shelter(), [], 0, "steady") is None
            assert figures.registry.get_sample_value("crossroads_bot_time_outs_total") == 1
        finally:
            thinkers.close()

    run(test())


def test_a_worker_goes_on_from_the_game_it_kept_and_finds_back_after_an_undo() -> None:
    async def test() -> None:
        game = crossroads.new("shelter", 2, "a seed", {"first": 0})
        thinkers = Thinkers(Figures())
        try:
            for history in ([], ["pass"], [], ["pass"]):
                game = crossroads.replay(shelter(), history)
                assert game.decision is not None
                chosen = await thinkers.choose("a table", shelter(), history, game.decision.seat, "random")
                assert chosen in game.decision.ids
        finally:
            thinkers.close()

    run(test())


def test_a_bots_time_begins_once_its_game_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first game is read from files: to break that off would leave the worker with modules that are half there."""

    def slowly(key: str, setup: Setup, history: list[str]) -> Game[Any]:
        time.sleep(1.2)
        return crossroads.replay(setup, history)

    monkeypatch.setattr(thinking, "_game_at", slowly)

    assert thinking.think("a table", shelter(), [], 0, "random", 1.0) is not None


def test_a_bot_that_fails_leaves_it_to_chance_and_the_next_one_answers() -> None:
    async def test() -> None:
        thinkers = Thinkers(Figures())
        try:
            assert await thinkers.choose("a table", shelter(), [], 0, "nobody") is None
            assert await thinkers.choose("a table", shelter(), [], 0, "random") is not None
        finally:
            thinkers.close()

    run(test())


def test_a_worker_that_dies_is_replaced() -> None:
    async def test() -> None:
        thinkers = Thinkers(Figures())
        try:
            assert await thinkers.choose("a table", shelter(), [], 0, "random") is not None
            (worker,) = thinkers.processes()
            os.kill(worker, 9)
            await asyncio.sleep(0.2)
            answers = [await thinkers.choose("a table", shelter(), [], 0, "random") for _ in range(2)]
            assert answers[-1] is not None
        finally:
            thinkers.close()

    run(test())


def test_workers_step_back_behind_everything_else_and_end_with_the_hub() -> None:
    async def test() -> int:
        thinkers = Thinkers(Figures())
        await thinkers.choose("a table", shelter(), [], 0, "random")
        (worker,) = thinkers.processes()
        assert os.getpriority(os.PRIO_PROCESS, worker) == 19
        thinkers.close()
        return worker

    worker = run(test())
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
