"""The way of a choice: what it means, and that nobody is told what is not in the log, whatever happens before its commit."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from crossroads.engine.definition import game_names
from crossroads.engine.game import Game
from crossroads.protocol.socket import (
    Chat,
    Choose,
    Done,
    Hello,
    Look,
    Reasons,
    Refused,
    Say,
    Speak,
    Step,
    TableNow,
    Undo,
    Why,
)
from crossroads.protocol.tables import HandOver, Lang
from crossroads.server.buckets import Buckets
from crossroads.server.hub.hub import Hub
from crossroads.server.line import limits
from crossroads.server.log.appending import FileAppender, ServerAppender
from crossroads.server.log.schema import EntryRow
from crossroads.server.table import bots
from crossroads.server.table.bot_processes import BotPool
from crossroads.server.telling import fanout
from crossroads.server.telling.line import LineGone
from crossroads.server.telling.visitor import MOST_WAITING
from tests.kit.hubs import (
    Person,
    at_rest,
    bare,
    done,
    fewest,
    hub_at,
    new_request,
    new_table,
    refused,
    run,
    sat_down,
    sit_all,
)
from tests.kit.postgres import Postgres

LANGUAGES: tuple[Lang, ...] = ("en", "ru", "pl")


class Disk:
    """Where entries go: it can be made to wait, and to fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting = 0  # groups of entries
        self.fault: Exception | None = None
        self._free = asyncio.Event()
        self._free.set()
        self._reached = asyncio.Event()
        for kind in (FileAppender, ServerAppender):
            monkeypatch.setattr(kind, "append", self._through(kind.append))

    def _through(self, append: Callable[..., Any]) -> Callable[..., Any]:
        async def slowly(appender: Any, entries: Sequence[EntryRow]) -> None:
            self.waiting += 1
            self._reached.set()
            await self._free.wait()
            self.waiting -= 1
            fault, self.fault = self.fault, None
            if fault is not None:
                raise fault
            await append(appender, entries)

        return slowly

    def hold(self) -> None:
        self._free.clear()

    def let_go(self, fault: Exception | None = None) -> None:
        """Write on; the first that waits fails if something is in its way."""
        self.fault = fault
        self._free.set()

    async def reached(self, count: int = 1) -> None:
        """Wait until so many commits are under way."""
        while self.waiting < count:
            self._reached.clear()
            await self._reached.wait()


def choice(person: Person, option: str = "", request: str = "one") -> Choose:
    option = option or person.decision.options[0].id
    return Choose(request=request, seat=person.decision.seat, seq=person.seq, option=option)


def steps_told(*people: Person) -> list[bytes]:
    return [data for person in people for data in person.wire.traffic if data.startswith(b'{"type":"step"')]


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


# -- when it fails


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


# -- limits


def test_a_flood_of_choices_is_refused_beyond_a_seats_pace(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred may be said at once and time stands still: each costs one, then all are too fast, those in order too."""
    monkeypatch.setattr(limits, "Buckets", lambda rate, size: Buckets(rate, size, clock=lambda: 0.0))

    async def test() -> None:
        async with hub_at(file) as hub:
            _, _, (first, second) = await sat_down(hub, 2, game="toy", options={"rounds": 12})
            answers: list[Any] = []
            for number in range(110):
                first.say(Choose(request=f"{number}", seat=0, seq=77, option="wait"))
                answers.append(await first.answer_to(f"{number}"))

            assert [answer.code for answer in answers] == ["stale"] * 100 + ["too-fast"] * 10
            assert refused(await first.choose("wait")) == "too-fast"
            assert first.seq == second.seq == 0

    run(test())


# -- two processes


@pytest.fixture
def shared(postgres_server: Postgres) -> str:
    """The address of a database that two hubs use."""
    return postgres_server.new_database()


def test_the_same_request_on_two_processes_is_done_once_even_at_the_end_of_a_seats_pace(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are under way at once and cost what one costs: neither hears that it was too fast."""
    monkeypatch.setattr(limits, "Buckets", lambda rate, size: Buckets(rate, 1 if size == 100 else size, lambda: 0.0))

    async def test() -> None:
        disk = Disk(monkeypatch)
        async with hub_at(shared) as here, hub_at(shared) as there:
            made = await new_table(here, 2, game="toy", options={})
            tokens = await sit_all(here, made, people=(0, 1))
            pair = [Person(hub, made.table.id, tokens[:1]) for hub in (here, there)]
            for person in pair:
                await person.hello()
            disk.hold()
            for person in pair:
                person.say(choice(person, "throw"))
            await disk.reached(2)
            disk.let_go()

            answers = [await person.answer_to("one") for person in pair]

            assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Step"]
            assert [answer.seq for answer in answers] == [1, 1]
            assert pair[0].log == pair[1].log
            assert bare(pair[0].view) == bare(pair[1].view)
            assert (await there.info(made.table.id)).seq == 1

    run(test())


@pytest.mark.parametrize("game", ["fallout", "toy", "shelter"])
def test_who_loses_a_race_still_sees_what_a_newcomer_sees(
    shared: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """One seat chooses different things at two processes; what the loser had prepared leaves no trace anywhere."""

    async def test() -> None:
        chance = Random(7)
        disk = Disk(monkeypatch)
        async with hub_at(shared) as here, hub_at(shared) as there:
            made = await new_table(here, 2, game=game, options={})
            tokens = await sit_all(here, made, people=(0, 1))
            lines = [(hub, shown) for hub in (here, there) for shown in (tokens[:1], tokens[1:], [])]
            people = [Person(hub, made.table.id, shown) for hub, shown in lines]
            for person in people:
                await person.hello()
            for number in range(12):
                if people[0].decision is None:
                    break
                seat = people[0].decision.seat
                pair = people[seat], people[seat + 3]
                disk.hold()
                for person in pair:
                    person.say(choice(person, chance.choice(person.decision.options).id, new_request()))
                await disk.reached(2)
                disk.let_go()
                for person in people:
                    await person.reaches(number + 1)
                for person, (hub, shown) in zip(people, lines, strict=True):
                    await sees_what_a_newcomer_sees(person, hub, made.table.id, shown)

    run(test())


async def sees_what_a_newcomer_sees(
    person: Person, hub: Hub, table: str, tokens: Sequence[str], lang: Any = "en"
) -> None:
    newcomer = Person(hub, table, tokens)
    standing = await newcomer.hello(lang=lang)
    assert standing.seq == person.seq
    assert bare(standing.view) == bare(person.view)
    assert standing.decision == person.decision
    assert standing.can_undo == person.can_undo
    assert standing.log == person.log
    await newcomer.hang_up()


# -- all of it


@pytest.mark.parametrize("game", [*game_names(), "toy"])
def test_after_every_choice_each_line_has_exactly_what_a_newcomer_is_told(file: str, game: str) -> None:
    """With choices taken back, lines that come back with what they had, and changes of language."""

    async def test() -> None:
        chance = Random(3)
        async with hub_at(file) as hub:
            table, tokens, people = await sat_down(hub, fewest(game), game=game, options={}, undo="free", clock=0)
            people.append(Person(hub, table))
            await people[-1].hello()
            shown = [*[[token] for token in tokens], []]
            langs: list[Lang] = ["en"] * len(people)
            for _ in range(60):
                if people[0].decision is None:
                    break
                what, whom = chance.random(), chance.randrange(len(people))
                seat = people[0].decision.seat
                if what < 0.15:
                    langs[whom] = chance.choice(LANGUAGES)
                    await people[whom].speak(langs[whom])
                elif what < 0.3:
                    old = people[whom]
                    await old.hang_up()
                    again = people[whom] = Person(hub, table, shown[whom])
                    again.seq, again.view, again.log = old.seq, old.view, old.log
                    again.decision, again.can_undo, again.known = old.decision, old.can_undo, old.known
                    again.say(Hello(lang=langs[whom], seen=old.seq))
                    await again.next()
                elif what < 0.45 and (undoers := [other for other in range(len(tokens)) if people[other].can_undo]):
                    await people[undoers[0]].undo(undoers[0])
                else:
                    options = people[seat].decision.options
                    assert isinstance(await people[seat].choose(chance.choice(options).id), Step)
                seq = await at_rest(hub, table)
                for person, tokens_shown, lang in zip(people, shown, langs, strict=True):
                    await person.reaches(seq)
                    await sees_what_a_newcomer_sees(person, hub, table, tokens_shown, lang)

    run(test())


def test_a_look_at_another_own_seat_during_a_commit_shows_that_seat_afterwards(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        disk = Disk(monkeypatch)
        async with hub_at(file) as hub:
            made = await new_table(hub, 2, game="toy", options={})
            tokens = await sit_all(hub, made, people=(0, 1))
            both = Person(hub, made.table.id, tokens)
            await both.hello()
            await both.look(0)
            disk.hold()
            both.say(choice(both, "wait"))
            await disk.reached()
            both.say(Look(1))
            disk.let_go()

            assert done(await both.answer_to("one")) == 1
            shown = await both.hears(TableNow, lambda standing: standing.looking == 1)
            assert shown.seq == 1

    run(test())
