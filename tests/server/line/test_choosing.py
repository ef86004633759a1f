"""The way of a choice: what it means, and that nobody is told what is not in the log, whatever happens before its commit."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from crossroads.protocol.socket import (
    Chat,
    Choose,
    Done,
    Hello,
    Reasons,
    Refused,
    Say,
    Speak,
    Step,
    TableNow,
    Undo,
    Why,
)
from crossroads.protocol.tables import HandOver
from crossroads.server.table.bot_processes import BotPool
from crossroads.server.telling.line import LineGone
from crossroads.server.telling.visitor import MOST_WAITING
from tests.kit.hubs import Person, bare, done, hub_at, new_table, refused, run, sat_down, sit_all
from tests.server.line.slow_disk import Disk, choice, steps_told


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


# -- while the commit is under way


def test_a_choice_is_told_to_nobody_before_it_is_durable(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        disk = Disk(monkeypatch)
        async with hub_at(url) as hub:
            _, _, (first, second) = await sat_down(hub)
            disk.hold()
            first.say(choice(first))
            await disk.reached()
            assert steps_told(first, second) == []

            disk.let_go()

            assert (await first.answer_to("one")).seq == 1
            assert (await second.hears(Step)).request == ""

    run(test())


def test_a_replay_shows_nothing_that_is_not_durable(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for while a choice is on its way to the disk, which fails: it is shown without the choice."""

    async def test() -> None:
        disk = Disk(monkeypatch)
        async with hub_at(url) as hub:
            table, _, (first, _) = await sat_down(hub)
            disk.hold()
            first.say(choice(first))
            await disk.reached()
            replay = asyncio.create_task(hub.replay(table, None, None, "en"))
            await asyncio.sleep(0)
            assert not replay.done()

            disk.let_go(OSError("the disk is full"))

            assert (await replay).last == 0

    run(test())


def test_what_is_said_right_behind_a_choice_is_answered_behind_its_step(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        disk = Disk(monkeypatch)
        async with hub_at(file) as hub:
            _, _, (first, second) = await sat_down(hub, undo="free")
            disk.hold()
            first.say(choice(first))
            await disk.reached()
            first.say(Why(request="why", seat=0))
            first.say(choice(first, request="two"))
            first.say(Say(request="say", seat=0, text="there"))
            first.say(Speak("pl"))
            first.say(Undo(request="undo", seat=0, seq=1))
            first.say(Hello(lang="en"))
            second.say(Why(request="whose", seat=1))
            disk.let_go()

            told = [await first.answer_to("one"), await first.hears(Reasons), await first.hears(Refused)]
            told += [await first.hears(Chat), await first.hears(Done), await first.hears(TableNow)]
            answer = await first.answer_to("undo")
            await first.hears(TableNow, lambda standing: standing.seq == (2 if isinstance(answer, Done) else 1))

            assert [type(each) for each in told] == [Step, Reasons, Refused, Chat, Done, TableNow]
            assert [told[2].code, told[2].request] == ["stale", "two"]
            assert isinstance(await second.hears(Step), Step)
            assert isinstance(await second.answer_to("whose"), Reasons)

    run(test())


def test_a_choice_whose_line_is_lost_before_the_commit_is_told_to_the_others(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        disk = Disk(monkeypatch)
        async with hub_at(file) as hub:
            table, tokens, (first, second) = await sat_down(hub)
            option = first.decision.options[0].id
            disk.hold()
            first.say(choice(first))
            await disk.reached()
            going = asyncio.create_task(first.hang_up())
            await asyncio.sleep(0)
            disk.let_go()
            await going

            await second.reaches(1)
            again = Person(hub, table, tokens[:1])

            await again.hello()
            assert again.seq == 1
            assert done(await again.choose(option, seat=0, seq=0, request="one")) == 1

    run(test())


def test_whoever_leaves_does_not_wait_for_the_commit_of_another(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others hear that a seat is empty while a choice that it did not make is still on its way to the disk."""

    async def test() -> None:
        disk = Disk(monkeypatch)
        async with hub_at(file) as hub:
            table, _, (first, second) = await sat_down(hub)
            watcher = Person(hub, table)
            await watcher.hello()
            disk.hold()
            first.say(choice(first))
            await disk.reached()

            await second.hang_up()

            await watcher.sees(lambda: watcher.here == {0})
            disk.let_go()
            await watcher.reaches(1)

    run(test())


def test_a_seat_that_is_handed_to_a_bot_during_its_choice_has_chosen(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        disk = Disk(monkeypatch)

        async def think(*_: Any) -> str:
            return "wait"

        monkeypatch.setattr(BotPool, "choose", think)  # no process is needed to see that a bot plays
        async with hub_at(file) as hub:
            table, tokens, (first, second) = await sat_down(hub, 2, game="toy", options={})
            disk.hold()
            first.say(choice(first, "wait"))
            await disk.reached()
            handing = asyncio.create_task(hub.hand(table, 0, HandOver("random"), tokens[:1]))
            second.say(Why(request="why", seat=1))
            disk.let_go()
            await handing

            assert isinstance(await first.answer_to("one"), Step)
            assert isinstance(await second.answer_to("why"), Reasons)
            await second.reaches(1)
            assert isinstance(await second.choose("wait"), Step)
            await second.hears(Step, lambda step: step.by == 0)
            assert refused(await first.choose("wait", seat=0, seq=second.seq)) in ("not-now", "stale")

    run(test())


def test_a_line_with_several_seats_and_lines_with_one_are_told_the_same_game(file: str) -> None:
    """Two seats share a screen, which drops its curtain; a third sits apart and a fourth line only watches."""

    async def test() -> None:
        async with hub_at(file) as hub:
            made = await new_table(hub, 3, game="toy", options={"rounds": 3})
            tokens = await sit_all(hub, made, people=range(3))
            both = Person(hub, made.table.id, tokens[:2])
            alone, twin = (Person(hub, made.table.id, tokens[2:]) for _ in range(2))
            watcher = Person(hub, made.table.id)
            for person in (both, alone, twin, watcher):
                await person.hello()
            while watcher.decision is not None:
                seat = watcher.decision.seat
                chooser = alone if seat == 2 else both
                if chooser is both and (
                    both.screen is None or both.screen.looking != seat or both.screen.curtain is not None
                ):
                    await both.look(seat)
                ids = [option.id for option in chooser.decision.options]
                await chooser.choose(ids[chooser.seq % len(ids)], seat=seat)
                for person in (both, alone, twin, watcher):
                    await person.reaches(chooser.seq)
                assert bare(alone.view) == bare(twin.view)
                assert alone.log == twin.log
            assert both.seq == alone.seq == watcher.seq

    run(test())


def test_a_slow_line_beside_quick_ones_misses_nothing_and_hears_nothing_out_of_order(file: str) -> None:
    async def test() -> None:
        async with hub_at(file) as hub:
            table, _, people = await sat_down(hub)
            slow = Person(hub, table)
            await slow.hello()
            for pause in (3, 1, MOST_WAITING + 4, 2):
                slow.wire.flows.clear()
                for _ in range(pause):
                    chooser = people[people[0].decision.seat]
                    await chooser.choose(chooser.decision.options[0].id)
                    for person in people:
                        await person.reaches(chooser.seq)
                slow.wire.flows.set()
                await slow.reaches(people[0].seq)  # each step follows the one before: `Person` sees to that
                assert bare({**slow.view, "seat": 0}) == bare(people[0].view)
                assert slow.log == people[0].log

    run(test())


# -- closing


@pytest.mark.parametrize("last", [False, True])
def test_a_hub_that_closes_in_the_midst_of_a_choice_keeps_it_and_has_no_trouble(
    url: str, monkeypatch: pytest.MonkeyPatch, last: bool
) -> None:
    async def test() -> None:
        disk = Disk(monkeypatch)
        with capture_logs() as logs:
            async with hub_at(url) as hub:
                table, _, people = await sat_down(hub, 2, game="toy", options={"rounds": 1})
                if last:
                    await people[0].choose("wait")
                    await people[1].reaches(1)
                chooser = people[1 if last else 0]
                disk.hold()
                chooser.say(choice(chooser, "wait"))
                await disk.reached()
                closing = asyncio.create_task(hub.close())
                for person in people:
                    with pytest.raises(LineGone):
                        await person.hears(Step)
                disk.let_go()
                await closing
        assert [line for line in logs if line["log_level"] in ("warning", "error")] == []
        async with hub_at(url) as hub:
            watcher = Person(hub, table)
            assert (await watcher.hello()).seq == chooser.seq + 1
            assert (await hub.info(table)).phase == ("over" if last else "playing")

    run(test())


# -- what it means


def test_what_a_choice_comes_to_as_the_table_stands(file: str) -> None:
    """Refused by the first reason that there is, carried out once, and only confirmed from then on."""

    async def test() -> None:
        async with hub_at(file) as hub:
            _, _, (first, second) = await sat_down(hub, 2, game="toy", options={})

            async def comes_to(person: Person, seat: int, seq: int, option: str, request: str) -> Any:
                answer = await person.choose(option, seat=seat, seq=seq, request=request)
                return answer.code if isinstance(answer, Refused) else (type(answer), answer.seq)

            assert [
                await comes_to(first, 1, 7, "nonsense", "another's seat"),
                await comes_to(first, 0, 7, "nonsense", "stale"),
                await comes_to(second, 1, 0, "nonsense", "another's turn"),
                await comes_to(first, 0, 0, "nonsense", "no option"),
                await comes_to(first, 0, 0, "wait", "one"),
                await comes_to(first, 0, 0, "wait", "one"),
                await comes_to(first, 0, 0, "wait", "two"),
                await comes_to(first, 0, 1, "wait", "not its turn any more"),
            ] == ["not-yours", "stale", "not-now", "illegal", (Step, 1), (Done, 1), "stale", "not-now"]

    run(test())


def test_a_choice_behind_anothers_commit_is_heard_once_that_is_told(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what its line says next is answered behind it."""

    async def test() -> None:
        disk = Disk(monkeypatch)
        async with hub_at(file) as hub:
            _, _, (first, second) = await sat_down(hub, 2, game="toy", options={})
            disk.hold()
            first.say(choice(first, "wait"))
            await disk.reached()
            second.say(Choose(request="next", seat=1, seq=1, option="wait"))
            second.say(Why(request="why", seat=1))
            disk.let_go()

            told = [await second.next() for _ in range(3)]

            assert [type(each) for each in told] == [Step, Step, Reasons]
            assert [each.request for each in told] == ["", "next", "why"]

    run(test())
