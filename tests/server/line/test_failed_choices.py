"""Choices that fail on their way: entries that could not be written, faults, messages that were never sent."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from crossroads.engine.game import Game
from crossroads.protocol.socket import Hello, Say, Speak, Step
from crossroads.server.table import bots
from crossroads.server.table.bot_processes import BotPool
from crossroads.server.telling import fanout
from tests.kit.hubs import Person, done, hub_at, new_table, run, sat_down, sit_all
from tests.server.line.slow_disk import Disk, choice


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


def test_a_choice_that_could_not_be_written_is_told_to_nobody_whoever_waited_for_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full: all are asked to come again, and none of those who had something to say heard of it."""

    async def test() -> None:
        disk = Disk(monkeypatch)
        async with hub_at(url) as hub:
            table, tokens, (first, second) = await sat_down(hub)
            watcher, late = Person(hub, table), Person(hub, table)
            await watcher.hello()
            disk.hold()
            first.say(choice(first))
            await disk.reached()
            first.say(Hello())
            second.say(Hello())
            second.say(Say(request="say", seat=1, text="well?"))
            watcher.say(Speak("pl"))
            late.say(Hello())
            for _ in range(5):
                await asyncio.sleep(0)  # all of them wait for the table now
            disk.let_go(OSError("no space left on device"))

            for person in (first, second, watcher, late):
                assert (await person.gone())[0] == 1012
                assert not any(b'"seq":1' in data for data in person.wire.traffic)
            disk.let_go()
            again = Person(hub, table, tokens[:1])
            assert (await again.hello()).seq == 0
            assert isinstance(await again.choose(again.decision.options[0].id, request="one"), Step)

    run(test())


def test_no_bot_plays_on_from_a_choice_that_could_not_be_written(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that was awake already has its answer ready when the disk fails: nothing of it gets into the log."""
    monkeypatch.setitem(bots.PAUSES, "brisk", 0.05)

    async def test() -> None:
        disk, thought = Disk(monkeypatch), asyncio.Semaphore(0)

        async def think(*_: Any) -> str:
            thought.release()
            return "wait"

        monkeypatch.setattr(BotPool, "choose", think)
        async with hub_at(file) as hub:
            made = await new_table(hub, 2, game="toy", options={}, pace="brisk")
            (token,) = await sit_all(hub, made, people=(0,))
            person = Person(hub, made.table.id, [token])
            await person.hello()
            await person.choose("wait")
            await person.reaches(2)
            await thought.acquire()
            disk.hold()
            person.say(choice(person, "wait"))
            await disk.reached()
            await thought.acquire()  # and now it waits for its turn
            disk.let_go(OSError("no space left on device"))
            await person.gone()

        async with hub_at(file) as hub:
            again = Person(hub, made.table.id, [token])
            assert (await again.hello()).seq == 2
            assert isinstance(await again.choose("wait", request="one"), Step)

    run(test())


def test_a_fault_in_the_midst_of_a_choice_leaves_the_table_as_its_log_has_it(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with hub_at(file) as hub:
            table, tokens, (first, second) = await sat_down(hub, 2, game="toy", options={})
            await first.choose("wait")
            await second.reaches(1)

            def break_off(game: Game[Any], option: Any) -> None:
                monkeypatch.undo()
                game.carry_out(option)
                raise ZeroDivisionError

            monkeypatch.setattr(Game, "carry_out", break_off)
            second.say(choice(second, "throw"))

            for person in (first, second):
                assert (await person.gone())[0] == 1012
                assert not any(b'"seq":2' in data for data in person.wire.traffic)
            again = Person(hub, table, tokens[1:])
            assert (await again.hello()).seq == 1
            assert isinstance(await again.choose("throw", request="one"), Step)

    run(test())


def test_what_cannot_be_told_to_one_does_not_undo_the_choice(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that fails in one language: the choice is in the log, and the others go on once they are back."""

    async def test() -> None:
        newest = fanout.StepTold.to

        def stumbling(step: Any, visitor: Any, request: str) -> bytes | None:
            if visitor.lang == "pl":
                raise KeyError("no such word")
            return newest(step, visitor, request)

        monkeypatch.setattr(fanout.StepTold, "to", stumbling)
        async with hub_at(file) as hub:
            table, tokens, (first, _) = await sat_down(hub, 2, game="toy", options={})
            watcher = Person(hub, table)
            await watcher.hello(lang="pl")
            first.say(choice(first, "wait"))
            for person in (first, watcher):
                await person.gone()

            again = Person(hub, table, tokens[:1])
            assert (await again.hello()).seq == 1
            assert done(await again.choose("wait", seat=0, seq=0, request="one")) == 1

    run(test())


def test_words_in_a_message_that_was_never_sent_are_told_again(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One guest must be told all anew, so that what was prepared is made again: the others still get every word."""

    async def test() -> None:
        make = fanout.StepTold.to
        refusals: list[Any] = []

        def once(step: Any, visitor: Any, request: str) -> bytes | None:
            if visitor.lang == "pl" and not refusals:
                refusals.append(visitor)
                return None
            return make(step, visitor, request)

        monkeypatch.setattr(fanout.StepTold, "to", once)
        async with hub_at(file) as hub:
            table, tokens, (first, second) = await sat_down(hub, 2, game="toy", options={})
            watcher = Person(hub, table)
            await watcher.hello(lang="pl")
            await first.choose("wait")
            await second.reaches(1)
            newcomer = Person(hub, table, tokens[1:])
            assert (await newcomer.hello()).decision == second.decision

    run(test())
