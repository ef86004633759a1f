"""Work that is begun where it is asked for: it goes on without a task where it can, and in one where it must."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import pytest

from crossroads.server.line.at_once import begin
from tests.kit.hubs import run

Waited = Sequence[asyncio.Future[None]]


def futures(count: int) -> list[asyncio.Future[None]]:
    return [asyncio.get_running_loop().create_future() for _ in range(count)]


async def ended(work: Callable[[list[Any]], Coroutine[Any, Any, None]], these: Waited) -> list[Any]:
    """What work noted while it went on, and then what went wrong, if something did; what it waits for comes in its time."""
    told: list[Any] = []
    over = asyncio.Event()

    def end(fault: Exception | None) -> None:
        told.append(fault)
        over.set()

    begin(work(told), end)
    for each in these:
        each.set_result(None)
        await asyncio.sleep(0.01)  # so that it waits for the next one, too
    await over.wait()
    return told


def waiting_for(these: Waited) -> Callable[[list[Any]], Coroutine[Any, Any, None]]:
    """Work that notes in which task it goes on after each of these: `None` is none."""

    async def work(told: list[Any]) -> None:
        for each in these:
            await each
            told.append(asyncio.current_task())

    return work


def test_what_waits_for_one_thing_needs_no_task() -> None:
    async def scene() -> None:
        one = futures(1)

        assert await ended(waiting_for(one), one) == [None, None]

    run(scene())


def test_what_waits_for_nothing_is_over_at_once() -> None:
    async def scene() -> None:
        told: list[Exception | None] = []

        begin(waiting_for([])([]), told.append)

        assert told == [None]

    run(scene())


def test_what_waits_for_more_is_a_task_s_from_there_on() -> None:
    """Three things: after the first it goes on by itself, after the others in one task of its own."""

    async def scene() -> None:
        three = futures(3)

        first, second, third, fault = await ended(waiting_for(three), three)

        assert (first, fault) == (None, None)
        assert second is third is not asyncio.current_task()
        assert isinstance(second, asyncio.Task)

    run(scene())


def test_a_thing_that_fails_is_told_to_the_work_in_a_task() -> None:
    """So that whatever it does about it may use all that needs a task, as time limits do."""

    async def scene() -> None:
        one = futures(1)

        async def work(told: list[Any]) -> None:
            with pytest.raises(OSError, match="the disk"):
                await one[0]
            async with asyncio.timeout(60):
                told.append("mended")

        asyncio.get_running_loop().call_soon(one[0].set_exception, OSError("the disk"))

        assert await ended(work, []) == ["mended", None]

    run(scene())


@pytest.mark.parametrize("waits", [0, 1, 2])
def test_a_fault_is_told_to_whoever_asked(waits: int) -> None:
    """Before it waits, after it has waited without a task, and in one."""

    async def scene() -> None:
        these = futures(waits)

        async def work(told: list[Any]) -> None:
            await waiting_for(these)([])
            raise ZeroDivisionError

        (fault,) = await ended(work, these)

        assert isinstance(fault, ZeroDivisionError)

    run(scene())
