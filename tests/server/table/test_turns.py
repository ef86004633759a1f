"""Who has a turn where few have room at a time."""

import asyncio

from crossroads.server.table.turns import Turns
from tests.kit.hubs import run


def test_who_is_waited_for_comes_first_and_then_whoever_came_first() -> None:
    """One at a time: a crowd that nobody looks at holds up nobody whom somebody waits for."""
    had: list[str] = []

    async def takes(turns: Turns, name: str, is_waited_for: bool) -> None:
        async with turns.turn(is_waited_for):
            had.append(name)
            await asyncio.sleep(0)

    async def test() -> None:
        turns = Turns(1)
        crowd = [takes(turns, f"crowd {number}", False) for number in range(30)]
        people = [takes(turns, f"person {number}", True) for number in range(3)]
        await asyncio.gather(*crowd, *people)
        await takes(turns, "later", False)

    run(test())

    assert had[:5] == ["crowd 0", "person 0", "person 1", "person 2", "crowd 1"]
    assert (len(had), had[-1]) == (34, "later")


def test_so_many_have_a_turn_at_a_time() -> None:
    async def test() -> int:
        turns, now, most = Turns(2), 0, 0

        async def takes() -> None:
            nonlocal now, most
            async with turns.turn(True):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0)
                now -= 1

        await asyncio.gather(*[takes() for _ in range(10)])
        return most

    assert run(test()) == 2


def test_who_goes_away_while_it_waits_or_at_its_turn_takes_no_room() -> None:
    async def test() -> None:
        turns = Turns(1)
        ends = asyncio.Event()

        async def takes() -> None:
            async with turns.turn(True):
                await ends.wait()

        first = asyncio.create_task(takes())
        others = [asyncio.create_task(takes()) for _ in range(3)]
        await asyncio.sleep(0)
        others[0].cancel()
        await asyncio.sleep(0)
        ends.set()
        await first
        others[1].cancel()  # its turn has come, and it does not know yet
        await asyncio.gather(*others, return_exceptions=True)

        await asyncio.wait_for(takes(), 60)

    run(test())


def test_a_turn_that_fails_is_over() -> None:
    async def test() -> None:
        turns = Turns(1)
        for _ in range(3):
            try:
                async with turns.turn(False):
                    raise ValueError
            except ValueError:
                pass
        assert turns._room == 1

    run(test())
