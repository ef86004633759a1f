"""What a seat missed since its own last choice: told whoever comes to the table, from whichever device."""

from random import Random
from typing import Any

import pytest

from crossroads.engine.definition import game_names
from crossroads.protocol.socket import Step, TableNow
from crossroads.server.telling.since import since_own
from tests.kit.hubs import Person, hub_at, run, sat_down
from tests.server.telling.test_story import a_play, choose


@pytest.mark.parametrize("game", game_names())
def test_it_begins_with_the_last_choice_of_ones_own_that_was_more_than_a_pass(game: str) -> None:
    """At every moment of a game, for every seat: nothing of what it did itself, and nothing before its first choice."""
    play, chance = a_play(game), Random(7)
    words = play.game.words("en")
    last: dict[int, int] = {}
    for _ in range(100):
        choose(play, chance)
        moment = play.moments[-1]
        if game != "munchkin" or moment.option != "pass":
            last[moment.by] = play.made
        for seat in range(play.game.setup.seats):
            since = since_own(play, words, seat)
            if seat not in last:
                assert since is None
                continue
            assert since is not None
            assert (since.made, since.seq) == (last[seat], play.moments[last[seat]].seq)
            assert last[seat] < play.made or since.seats == []
    assert since_own(play, words, None) is None


def first(person: Person) -> str:
    """What is offered first."""
    option: str = person.decision.options[0].id
    return option


def test_who_opens_the_table_is_told_and_who_is_asked_at_the_table_is_told_the_same(tmp_path: Any) -> None:
    """Ann's page stays open; her phone comes later; in between the whole server is another one."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            table, tokens, (ann, ben) = await sat_down(hub, game="shelter", options={"first": 0})
            told = await ann.choose("place:vault-door.left")
            assert isinstance(told, Step)
            assert told.since is not None
            assert (told.since.seq, told.since.made, told.since.seats) == (1, 1, [])
            await ben.reaches(1)
            while ben.decision.seat == 1:
                await ben.choose(first(ben))
            asked = await ann.hears(Step, lambda step: step.seq == ben.seq)

            assert asked.since is not None
            assert (asked.since.seq, asked.since.made) == (1, 1)
            assert asked.since.seats[0].seat == 1
            assert asked.since.seats[0].who.startswith("Person 1")
            assert asked.since.seats[0].facts

        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            phone = Person(hub, table, [tokens[0]])
            opened = await phone.hello()
            assert isinstance(opened, TableNow)
            assert opened.since == asked.since
            watching = Person(hub, table)
            told = await watching.hello()
            assert isinstance(told, TableNow)
            assert told.since is None

    run(test())


def test_who_comes_back_after_a_broken_line_is_told_with_the_last_step(tmp_path: Any) -> None:
    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            table, tokens, (ann, ben) = await sat_down(hub, game="shelter", options={"first": 0})
            await ann.choose("place:vault-door.left")
            await ben.reaches(1)
            await ann.hang_up()
            await ben.choose(first(ben))

            back = Person(hub, table, [tokens[0]])
            back.seq, back.view = ann.seq, ann.view
            back.say({"type": "hello", "seen": ann.seq})
            step = await back.hears(Step, lambda each: each.seq == ben.seq)

            assert step.since is not None
            assert (step.since.made, step.since.seats[0].seat) == (1, 1)

    run(test())
