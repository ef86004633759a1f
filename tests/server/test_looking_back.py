"""Replays, scores, records and rematches."""

from typing import Any

import pytest

from crossroads.protocol.socket import TableChanged
from crossroads.protocol.tables import ClaimSeat
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, bare, hub_at, new_table, run, sit_all


async def trouble(asked: Any) -> str:
    with pytest.raises(Trouble) as refused:
        await asked
    return refused.value.code


async def played(hub: Any, turns: int) -> tuple[Any, list[str], list[Person], list[dict[int, Any]]]:
    """A toy table after so many turns, and what each seat saw after each."""
    made = await new_table(hub, 2, game="toy", options={"rounds": 2})
    tokens = await sit_all(hub, made, people=(0, 1))
    people = [Person(hub, made.table.id, [token]) for token in tokens]
    for person in people:
        await person.hello()
    seen = [{seat: person.view for seat, person in enumerate(people)}]
    for _ in range(turns):
        chooser = people[people[0].decision.seat]
        await chooser.choose("look")
        for person in people:
            await person.reaches(chooser.seq)
        seen.append({seat: person.view for seat, person in enumerate(people)})
    return made, tokens, people, seen


def test_before_the_end_a_replay_shows_the_own_seat_or_what_all_saw(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made, tokens, _, seen = await played(hub, 2)
            table = made.table.id

            own = await hub.replay(table, 1, 0, "en", tokens[:1])
            everybody = await hub.replay(table, 1, None, "en")

            assert (own.at, own.last, own.seat) == (1, 2, 0)
            assert bare(own.view) == bare(seen[1][0])
            assert own.lines[0].about["card"] == own.view["top"]
            assert everybody.lines[0].about == {"seat": 0}
            assert everybody.view["hands"] == [1, 1]
            assert await trouble(hub.replay(table, 1, 1, "en", tokens[:1])) == "not-yours"
            assert await trouble(hub.replay(table, 3, None, "en")) == "no-such-point"
            assert await trouble(hub.replay(table, 0, 5, "en")) == "unknown-seat"
            assert await trouble(hub.scores(table, "en")) == "not-now"
            assert await trouble(hub.rematch(table, tokens)) == "not-now"

    run(test())


def test_afterwards_everything_may_be_looked_at(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made, _, people, seen = await played(hub, 4)
            table = made.table.id
            assert people[0].decision is None

            for at in range(5):
                for seat in (0, 1):
                    point = await hub.replay(table, at, seat, "en")
                    assert bare(point.view) == bare(seen[at][seat])
            chart = await hub.scores(table, "en")

            assert chart.at[-1] == 4
            assert chart.labels == ["1", "2"]
            last = await hub.replay(table, None, 0, "en")
            assert chart.scores[-1] == [sum(hand) for hand in last.view["hands"]]

    run(test())


def test_a_game_that_has_not_begun_has_no_past(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2)
            assert await trouble(hub.replay(made.table.id, 0, None, "en")) == "not-now"
            assert await trouble(hub.record(made.table.id)) == "not-now"

    run(test())


def test_a_rematch_is_one_new_table_for_the_same_people(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made, tokens, people, _ = await played(hub, 4)
            assert await trouble(hub.rematch(made.table.id, ["stranger"])) == "not-yours"

            first = await hub.rematch(made.table.id, tokens[:1])
            second = await hub.rematch(made.table.id, tokens[1:])

            assert first.table.id == second.table.id != made.table.id
            assert (first.table.phase, first.table.options) == ("open", made.table.options)
            assert first.table.commitment != made.table.commitment
            assert (first.host_token != "", second.host_token) == (True, "")
            assert (await hub.info(made.table.id)).rematch == first.table.id
            await people[1].hears(TableChanged, lambda told: told.table.rematch == first.table.id)
            for seat, again in enumerate((first, second)):
                await hub.claim(again.table.id, seat, ClaimSeat("Again", invite=again.invite))
            assert (await hub.info(first.table.id)).phase == "playing"

    run(test())
