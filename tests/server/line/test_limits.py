"""One line, one address and one table have their share of the server's work and memory, and no more."""

import asyncio
import gc
import json
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import ref

import pytest

from crossroads.protocol.socket import Done, Hello, Refused, Speak, TableNow, Why
from crossroads.server.buckets import Buckets
from crossroads.server.hub import in_memory
from crossroads.server.hub.hub import Hub
from crossroads.server.line import hearing, limits
from crossroads.server.line.limits import AT_ONCE, PER_SECOND, Shares
from crossroads.server.table import taking_back
from crossroads.server.telling.visitor import MOST_BYTES, MOST_WAITING, Visitor
from crossroads.server.tokens import new_token
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, Wire, hub_at, new_table, run, sat_down, sit_all

TOKENS = 20  # in a hello


def in_a_file(folder: Any) -> str:
    return f"sqlite:///{folder}/tables.db"


# -- what is remembered of a line


def test_a_hello_with_more_tokens_than_anybody_holds_is_no_message(tmp_path: Any) -> None:
    async def test() -> None:
        async with hub_at(in_a_file(tmp_path)) as hub:
            made = await new_table(hub)
            person = Person(hub, made.table.id)

            person.wire.said.put_nowait(json.dumps({"type": "hello", "tokens": ["made-up"] * (TOKENS + 1)}))
            refused = await person.next()
            greeted = await person.hello(tokens=["made-up"] * TOKENS)

            assert (refused.code, type(greeted)) == ("bad-message", TableNow)

    run(test())


def test_made_up_tokens_do_not_pile_up(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred hellos with twenty tokens each leave twenty hashes, beside those of the seats that the line holds."""
    monkeypatch.setattr(limits, "Buckets", boundless)

    async def test() -> None:
        async with hub_at(in_a_file(tmp_path)) as hub:
            made = await new_table(hub)
            first, second = await sit_all(hub, made, [0, 1])
            person = Person(hub, made.table.id, [first])
            await person.hello(tokens=[second])
            for _ in range(100):
                await person.hello(tokens=[new_token() for _ in range(TOKENS)])

            (visitor,) = hub._tables[made.table.id].visitors
            assert len(visitor.hashes) == 2 + TOKENS
            assert visitor.seats == (0, 1)

    run(test())


def boundless(rate: float, size: float) -> Buckets:
    """Buckets that are never empty."""
    return Buckets(rate, size * 1e9)


def test_nothing_is_left_of_lines_that_have_ended(tmp_path: Any) -> None:
    """Thirty lines come, ask and go: no bucket knows of them, and their visitors are gone from memory."""

    async def test() -> None:
        async with hub_at(in_a_file(tmp_path)) as hub:
            table, tokens, _ = await sat_down(hub)
            known = len(hub._limits.questions), len(hub._limits.address_work)
            gone = []
            for number in range(30):
                gone.append(await passing_by(hub, table, tokens[:1] if number % 2 else []))
            gc.collect()

            assert (len(hub._limits.questions), len(hub._limits.address_work)) == known
            assert [each for each in gone if each() is not None] == []

    run(test())


async def passing_by(hub: Hub, table: str, tokens: list[str]) -> ref[Visitor]:
    """Somebody who comes, asks and goes; what the server knew of it."""
    person = Person(hub, table, tokens)
    await person.hello(lang="pl")
    person.say(Why("a question", 0))
    await person.answer_to("a question")
    visitor = ref(hub._tables[table].visitors[-1])
    await person.hang_up()
    return visitor


@pytest.mark.parametrize("held", [False, True])
def test_what_waits_for_a_slow_line_is_bounded(held: bool) -> None:
    """By number and by size, also while it is held back; what one message alone takes is always kept."""
    wire = Wire()
    wire.flows.clear()

    def told(*messages: bytes) -> tuple[int, bool]:
        visitor = Visitor(wire, frozenset())
        if held:
            visitor.hold()
        for message in messages:
            visitor.tell(message)
        waiting = visitor._held if held else visitor._queue
        assert waiting is not None
        return sum(map(len, waiting.messages)), visitor.behind

    async def test() -> None:
        assert told(*[b"x"] * MOST_WAITING) == (MOST_WAITING, False)
        assert told(*[b"x"] * (MOST_WAITING + 1)) == (0, True)
        assert told(b"x" * (MOST_BYTES // 2), b"x" * (MOST_BYTES // 2)) == (MOST_BYTES, False)
        assert told(b"x" * (MOST_BYTES // 2), b"x" * (MOST_BYTES // 2), b"x") == (0, True)
        assert told(b"x" * (2 * MOST_BYTES)) == (2 * MOST_BYTES, False)

    run(test())


def test_choices_are_not_taken_back_without_end(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three times at this table, also after it was made again from its log; the game goes on."""
    for module in (taking_back, hearing):
        monkeypatch.setattr(module, "MOST_UNDONE", 3)

    async def test() -> None:
        async with hub_at(in_a_file(tmp_path)) as hub:
            table, tokens, (first, _) = await sat_down(hub, undo="free")
            for _ in range(3):
                await first.choose(first.decision.options[0].id)
                await first.undo(0)
            await first.choose(first.decision.options[0].id)
            refused = await first.undo(0)
        async with hub_at(in_a_file(tmp_path)) as hub:
            again = Person(hub, table, tokens[:1])
            await again.hello()
            still = await again.undo(0)

            assert not again.can_undo
            for told in (refused, still):
                assert isinstance(told, Refused)
                assert (told.code, "3 choices" in told.message) == ("undo-refused", True)

    run(test())


def test_tables_that_nobody_is_at_do_not_fill_the_memory(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three rest in memory at most, beside those that somebody is at; the others are read again when asked for."""
    monkeypatch.setattr(in_memory, "MOST_RESTING", 3)

    async def test() -> None:
        async with hub_at(in_a_file(tmp_path)) as hub:
            busy, _, _ = await sat_down(hub)
            tables = []
            for _ in range(8):
                made = await new_table(hub, game="toy", options={})
                await sit_all(hub, made, [0, 1])
                tables.append(made.table.id)
                await hub.replay(made.table.id, None, None, "en")

            assert busy in hub._tables
            assert len(hub._tables) == 1 + 3 + 1
            assert tables[-1] in hub._tables
            assert (await hub.replay(tables[0], None, None, "en")).last == 0

    run(test())


# -- the share of an address and of a table


class Clock:
    """A clock that stands still unless it is told to go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(limits, "Buckets", lambda rate, size: Buckets(rate, size, lambda: self.now))


def test_all_lines_of_an_address_share_one_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """So much at once, so much a second; another address and the seats of the table have their own."""
    clock = Clock(monkeypatch)
    shares, most, tenth = Shares(), AT_ONCE, AT_ONCE / 10

    assert shares.take_work(most, "one table", (), "192.0.2.1") == 0
    assert shares.take_work(tenth, "another", (), "192.0.2.1") == tenth / PER_SECOND
    assert shares.take_work(tenth, "another", (), "192.0.2.2") == 0
    assert shares.take_work(tenth, "one table", (), "192.0.2.3") > 0, "strangers share what the table has for them"
    assert shares.take_work(tenth, "one table", (0,), "192.0.2.3") == 0, "a seat has its own"
    clock.now += most / PER_SECOND
    assert shares.take_work(most, "one table", (), "192.0.2.1") == 0


def test_what_is_refused_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for its table's share keeps its address' one."""
    Clock(monkeypatch)
    shares = Shares()
    shares.take_work(AT_ONCE, "busy", (), "192.0.2.1")

    assert shares.take_work(AT_ONCE, "busy", (), "192.0.2.2") > 0
    assert shares.take_work(AT_ONCE, "quiet", (), "192.0.2.2") == 0


def test_more_than_all_is_given_once_there_is_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """To tell a very long game takes the whole share and no more, so that it is told at last."""
    Clock(monkeypatch)
    shares = Shares()

    waits = [shares.take_work(10**6, "a table", (0,), "192.0.2.1") for _ in range(2)]

    assert waits == [0, AT_ONCE / PER_SECOND]


def test_who_goes_while_it_waits_for_its_share_is_not_waited_for(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The share will never come, and the line is closed: nothing of it stays."""
    monkeypatch.setattr(limits, "LOOK_SECONDS", 0.01)

    async def test() -> None:
        async with hub_at(in_a_file(tmp_path)) as hub:
            table, _, people = await sat_down(hub)
            hub._limits.table_work = Buckets(1e-6, 20, lambda: 0.0)
            hub._limits.take_work(20, table, ())
            waiting = Person(hub, table)
            waiting.say(Hello())
            await people[0].chat(0, "the others go on")

            await asyncio.wait_for(waiting.hang_up(), 60)

            assert len(hub._tables[table].visitors) == 2

    run(test())


def test_a_line_over_its_budget_is_heard_later_and_loses_nothing(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The share of the address is used up: the hello of its next line is answered when there is enough again."""

    async def test() -> None:
        async with hub_at(in_a_file(tmp_path)) as hub:
            table, _, _ = await sat_down(hub)
            slept: list[float] = []
            shares = hub._limits
            shares.address_work = Buckets(PER_SECOND, AT_ONCE, lambda: sum(slept))
            shares.take_work(AT_ONCE, "elsewhere", (), "192.0.2.1")

            async def sleep(seconds: float, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
                if seconds:
                    slept.append(seconds)
                await sleep(0)

            monkeypatch.setattr(asyncio, "sleep", sleep)
            wire = Wire()
            task = asyncio.create_task(hub.attend(table, [], wire, "192.0.2.1"))
            wire.said.put_nowait(b'{"type": "hello"}')
            told = await asyncio.wait_for(wire.told.get(), 60)
            monkeypatch.undo()
            wire.said.put_nowait(None)
            await task

            assert told is not None
            assert told.startswith(b'{"type":"standing"')
            assert sum(slept) > 0

    run(test())


@pytest.mark.parametrize("in_hello", [False, True])
def test_whoever_sits_at_a_table_does_not_wait_for_those_who_watch_it(in_hello: bool, tmp_path: Any) -> None:
    """The share of the spectators is used up for good: a seat is greeted at once, however it shows that it is one."""

    async def test() -> None:
        async with hub_at(in_a_file(tmp_path)) as hub:
            table, tokens, _ = await sat_down(hub)
            hub._limits.table_work = Buckets(1e-6, 20, lambda: 0.0)
            hub._limits.take_work(20, table, ())
            watcher = Person(hub, table)
            watcher.say(Hello())

            owner = Person(hub, table, [] if in_hello else tokens[:1])
            told = await owner.hello(tokens=tokens[:1] if in_hello else [])

            assert isinstance(told, TableNow)
            assert told.looking == 0
            assert watcher.wire.traffic == []

    run(test())


def test_a_table_that_is_asked_for_too_much_says_when_to_come_again(tmp_path: Any) -> None:
    """Strangers use up the table's share of replays; whoever sits there still sees them."""

    async def test() -> None:
        async with hub_at(in_a_file(tmp_path)) as hub:
            table, tokens, _ = await sat_down(hub)
            hub._limits.table_work = Buckets(0.5, 20, lambda: 0.0)
            for _ in range(4):
                await hub.replay(table, 0, None, "en")
            with pytest.raises(Trouble) as refused:
                await hub.replay(table, 0, None, "en")
            own = await hub.replay(table, 0, 0, "en", tokens[:1])

            assert (refused.value.status, refused.value.code) == (429, "too-many-requests")
            assert refused.value.retry_after == 10
            assert own.seat == 0

    run(test())


def test_each_question_costs_what_it_takes_to_answer_it(tmp_path: Any) -> None:
    """A choice is free here, for seats have their own pace; a language that was never read costs the whole log."""

    async def test() -> None:
        async with hub_at(in_a_file(tmp_path)) as hub:
            table_id, _, people = await sat_down(hub)
            for _ in range(40):
                chooser = people[people[0].decision.seat]
                await chooser.choose(chooser.decision.options[0].id)
                for person in people:
                    await person.reaches(chooser.seq)
            table = hub._tables[table_id]
            visitor = next(each for each in table.guests if each.seats == (0,))

            def work(said: Any) -> float:
                return limits.work_of(table, visitor, said)

            assert work(Done("", 0)) == 0
            assert 0 < work(Why("a", 0)) < work(Hello(seen=table.seq)) < work(Hello(seen=table.seq - 40))
            assert work(Hello(lang="en")) < 20
            assert work(Hello(lang="ru")) > 41
            assert work(Speak("ru")) == work(Hello(lang="ru"))
            await people[0].speak("ru")
            assert work(Speak("ru")) < 20

    run(test())
