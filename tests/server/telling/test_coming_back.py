"""Coming back to a table costs what was missed, and the table goes on meanwhile."""

import asyncio
from typing import Any

import pytest

from crossroads.protocol.socket import Step, TableNow
from crossroads.server.hub.hub import Hub
from crossroads.server.play import again, trail
from tests.kit.counting import carried
from tests.kit.hubs import Person, bare, hub_at, run, sat_down

FAR = 2 * trail.APART
CHOICES = 120


async def go_on(people: list[Person], choices: int) -> None:
    """Choose so many times what is offered first."""
    for _ in range(choices):
        chooser = people[people[0].decision.seat]
        await chooser.choose(chooser.decision.options[0].id)
        for person in people:
            await person.reaches(chooser.seq)


def comes_back(hub: Hub, table: str, token: str, was: Person) -> Person:
    """Somebody whose page still shows what it showed."""
    person = Person(hub, table, [token])
    person.seq, person.view, person.log, person.decision = was.seq, was.view, list(was.log), was.decision
    return person


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_who_comes_back_costs_what_it_missed_however_long_the_game(
    game: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            table, tokens, people = await sat_down(hub, game=game, options={})
            await go_on(people, CHOICES)
            await people[1].hang_up()
            gone = people[1]
            for _ in range(3):
                if people[0].decision.seat == 0:
                    await people[0].choose(people[0].decision.options[0].id)
            counted = carried(monkeypatch)

            back = comes_back(hub, table, tokens[1], gone)
            back.say({"type": "hello", "seen": gone.seq})
            await back.reaches(people[0].seq)

            assert counted.choices <= FAR + 3
            newcomer = Person(hub, table, tokens[1:])
            await newcomer.hello()
            assert bare(back.view) == bare(newcomer.view)
            assert back.log == newcomer.log

    run(test())


def test_a_log_in_one_more_language_is_told_once_and_then_carried_on(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first reader of Polish costs the game once; the next ones cost what happened since nobody read Polish."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            table, _, people = await sat_down(hub, game="fallout", options={})
            await go_on(people, CHOICES)
            counted = carried(monkeypatch)
            costs = []
            for _ in range(3):
                reader = Person(hub, table)
                counted.choices = 0
                told = await reader.hello(lang="pl")
                costs.append(counted.choices)
                assert isinstance(told, TableNow)
                await reader.hang_up()
            await go_on(people, 2)
            counted.choices = 0
            reader = Person(hub, table)
            whole = await reader.hello(lang="pl")
            later = counted.choices

            assert CHOICES <= costs[0] <= 2 * (CHOICES + FAR)
            assert costs[1:] == [0, 0]
            assert later <= 2 * FAR
            assert [line.seq for line in whole.log] == [line.seq for line in (await Person(hub, table).hello()).log]

    run(test())


class Gate:
    """Holds up all that is played again until it is opened."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.waited = asyncio.Event()

    async def breathe(self) -> None:
        self.waited.set()
        await self.open.wait()


def closed(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """A gate before all that is played again; `monkeypatch.undo` takes it away."""
    gate = Gate()
    monkeypatch.setattr(again, "breathe", gate.breathe)
    return gate


@pytest.mark.parametrize("taken_back", [False, True])
def test_the_table_goes_on_while_somebody_is_told_what_it_missed(
    taken_back: bool, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Choices are made, told and taken back; whoever comes back hears all of it in order afterwards."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            table, tokens, people = await sat_down(hub, undo="free")
            first, second = people
            await go_on(people, 8)
            while first.decision.seat != 0:
                await go_on(people, 1)
            await second.hang_up()
            await go_on([first], 1)
            gate = closed(monkeypatch)

            back = comes_back(hub, table, tokens[1], second)
            back.say({"type": "hello", "seen": second.seq})
            await asyncio.wait_for(gate.waited.wait(), 60)
            if taken_back:
                await first.undo(0)
            else:
                await first.chat(0, "still here")
                while first.decision.seat == 0:
                    await first.choose(first.decision.options[0].id)
            assert back.wire.traffic == [], "nothing overtakes what was missed"
            monkeypatch.undo()
            gate.open.set()
            told = await back.next()
            await back.reaches(first.seq)

            assert isinstance(told, Step)
            assert told.seq == second.seq + 1
            assert bare(back.view) == bare({**first.view, "seat": 1})

    run(test())


@pytest.mark.parametrize("says", ['{"type": "hello", "lang": "ru"}', '{"type": "speak", "lang": "ru"}'])
def test_the_table_goes_on_while_its_log_is_put_into_other_words(
    says: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader of Russian comes first: the others choose meanwhile, and the reader is told where the table stands then."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            table, _, people = await sat_down(hub)
            await go_on(people, 10)
            reader = Person(hub, table)
            await reader.hello()
            gate = closed(monkeypatch)

            reader.wire.said.put_nowait(says)
            await asyncio.wait_for(gate.waited.wait(), 60)
            await go_on(people, 1)
            monkeypatch.undo()
            gate.open.set()
            told = await reader.hears(TableNow)

            assert (told.seq, told.log[-1].text != "") == (people[0].seq, True)
            assert [line.seq for line in told.log] == [line.seq for line in people[0].log]
            assert reader.wire.closed is None
            await go_on([*people, reader], 1)

    run(test())
