"""Advice at a table: at once for one person among bots, for several once all agree, never for spectators."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from crossroads.protocol.advice import AdviceGiven
from crossroads.protocol.socket import Chat, Choose, TableChanged
from crossroads.server.line.advising import WORK
from crossroads.server.line.limits import AT_ONCE
from tests.kit.hubs import Person, done, hub_at, refused, run, sat_down


async def shelter_table(hub: Any, seats: int = 2, bots: int = 0) -> tuple[str, list[str], list[Person]]:
    """A table of Shelter; the first seat begins."""
    return await sat_down(hub, seats, bots, game="shelter", options={"first": 0})


def test_one_among_bots_is_advised_at_once(url: str) -> None:
    """The best options with their reasons, all on offer; and the advice takes nothing from the table."""

    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (one,) = await shelter_table(hub, 2, bots=1)
            seq = one.seq

            advice = await one.appraise(0)

            assert isinstance(advice, AdviceGiven)
            assert (advice.seq, advice.seat, one.seq) == (seq, 0, seq)
            assert 2 <= len(advice.options) <= 3
            assert {each.id for each in advice.options} <= {option.id for option in one.decision.options}
            assert advice.options[0].behind == 0
            assert all(each.low <= each.behind <= each.high for each in advice.options)
            assert all(reason.text and reason.rule for each in advice.options for reason in each.reasons)
            assert any(each.reasons for each in advice.options)
            assert advice.finding
            again = await one.appraise(0)
            assert replace(again, request=advice.request) == advice

    run(test())


def test_people_must_all_agree_first(url: str) -> None:
    """Refused without, and with one of two; granted to both with both; everybody reads of it, and who has agreed."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (one, other) = await shelter_table(hub)

            assert refused(await one.appraise(0)) == "advice-refused"
            done(await one.vote(0))
            changed = await other.hears(TableChanged)
            assert changed.table.advice == [0]
            assert refused(await one.appraise(0)) == "advice-refused"
            done(await other.vote(1))
            said = await one.hears(Chat)
            assert (said.line.seat, said.line.text) == (-1, "advice-on")
            assert isinstance(await one.appraise(0), AdviceGiven)
        async with hub_at(url) as hub:  # it is kept
            again = Person(hub, table, tokens[:1])
            standing = await again.hello()
            assert standing.table.advice == [0, 1]
            assert isinstance(await again.appraise(0), AdviceGiven)

    run(test())


def test_who_thinks_better_of_it_ends_it_for_all(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (one, other) = await shelter_table(hub)
            await one.vote(0)
            await other.vote(1)

            done(await other.vote(1, agree=False))

            await one.hears(Chat, lambda told: told.line.text == "advice-off")
            assert refused(await one.appraise(0)) == "advice-refused"

    run(test())


def test_neither_spectators_nor_those_who_are_not_asked_get_any(url: str) -> None:
    """Nor does anybody for another's seat, or for a moment that has passed."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table, _, (one, other) = await shelter_table(hub)
            await one.vote(0)
            await other.vote(1)
            spectator = Person(hub, table)
            await spectator.hello()

            assert refused(await spectator.appraise(0)) == "not-yours"
            assert refused(await spectator.vote(0)) == "not-yours"
            assert refused(await other.appraise(0)) == "not-yours"
            assert refused(await other.appraise(1)) == "not-now"
            assert refused(await one.appraise(0, seq=one.seq + 7)) == "stale"

    run(test())


def test_a_game_without_advice_says_so(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (one,) = await sat_down(hub, 2, 1, game="toy", options={})

            assert refused(await one.appraise(0)) == "not-now"

    run(test())


def test_the_table_goes_on_while_it_is_thought_of(url: str) -> None:
    """A choice is carried out before the answer comes; then the answer is for a moment that has passed."""

    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (one, other) = await shelter_table(hub)
            await one.vote(0)
            await other.vote(1)
            begun, released = asyncio.Event(), asyncio.Event()
            pool = hub._house.thinkers  # the processes that this hub alone has
            thinks = pool.appraise

            async def slowly(*asked: Any) -> Any:
                begun.set()
                await released.wait()
                return await thinks(*asked)

            pool.appraise = slowly  # type: ignore[method-assign, assignment]  # the same, later
            asking = asyncio.create_task(one.appraise(0))
            await begun.wait()
            one.say(Choose(request="meanwhile", seat=0, seq=one.seq, option=one.decision.options[0].id))
            await other.reaches(1)
            released.set()

            assert refused(await asking) == "stale"

    run(test())


def test_who_asks_again_and_again_must_wait(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address and a seat have a share that so many questions use up; it is refused, and no line is kept waiting."""
    monkeypatch.setattr("crossroads.server.line.limits.PER_SECOND", 1)  # a slow machine must not fill it up again

    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (one,) = await shelter_table(hub, 2, bots=1)
            answers = [await one.appraise(0) for _ in range(int(AT_ONCE / WORK) + 2)]

            assert isinstance(answers[0], AdviceGiven)
            assert "too-fast" in [refused(each) for each in answers if not isinstance(each, AdviceGiven)]

    run(test())
