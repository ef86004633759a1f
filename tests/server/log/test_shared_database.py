"""Two server processes on one PostgreSQL: what is done at one shows at the other."""

import asyncio

import pytest

from crossroads.protocol.socket import Chat, Refused, Step, UndoOpen
from crossroads.protocol.tables import ClaimSeat
from tests.kit.hubs import Person, bare, done, eventually, hub_at, new_table, run, sit_all
from tests.kit.postgres import Postgres


@pytest.fixture
def shared(postgres_server: Postgres) -> str:
    """The address of a database that two hubs use."""
    return postgres_server.new_database()


def test_a_choice_made_at_one_shows_at_the_other(shared: str) -> None:
    async def test() -> None:
        async with hub_at(shared) as here, hub_at(shared) as there:
            made = await new_table(here)
            watcher = Person(there, made.table.id)
            await watcher.hello()
            tokens = await sit_all(here, made, people=(0, 1))
            first = Person(here, made.table.id, tokens[:1])
            second = Person(there, made.table.id, tokens[1:])
            await first.hello()
            await second.hello()

            for _ in range(12):
                chooser = (first, second)[first.decision.seat]
                assert isinstance(await chooser.choose(chooser.decision.options[0].id), Step)
                for person in (first, second, watcher):
                    await person.reaches(chooser.seq)

            assert bare({**first.view, "seat": 1}) == bare(second.view)
            assert first.log == second.log == watcher.log
            await first.chat(0, "over there?")
            assert (await second.hears(Chat)).line.text == "over there?"

    run(test())


def test_of_two_who_race_for_a_number_one_is_told_that_it_is_stale(shared: str) -> None:
    """The same seat on two processes chooses two things at once: one is entered, the other refused, both go on."""

    async def test() -> None:
        async with hub_at(shared) as here, hub_at(shared) as there:
            made = await new_table(here, 2, game="toy", options={"rounds": 6})
            tokens = await sit_all(here, made, people=(0, 1))
            pair = [Person(hub, made.table.id, tokens) for hub in (here, there)]
            for person in pair:
                await person.hello()
            for number in range(8):
                seat = pair[0].decision.seat
                answers = await asyncio.gather(
                    pair[0].choose("wait", seat=seat, seq=number), pair[1].choose("throw", seat=seat, seq=number)
                )
                refused = [answer for answer in answers if isinstance(answer, Refused)]
                assert [answer.code for answer in refused] == ["stale"]
                for person in pair:
                    await person.reaches(number + 1)
                assert pair[0].log == pair[1].log
            assert (await here.info(made.table.id)).seq == 8

    run(test())


def test_the_same_request_at_both_is_entered_once(shared: str) -> None:
    async def test() -> None:
        async with hub_at(shared) as here, hub_at(shared) as there:
            made = await new_table(here, 2, game="toy", options={})
            tokens = await sit_all(here, made, people=(0, 1))
            pair = [Person(hub, made.table.id, tokens[:1]) for hub in (here, there)]
            for person in pair:
                await person.hello()

            await asyncio.gather(*(person.choose("wait", seat=0, seq=0, request="one") for person in pair))

            for person in pair:
                await person.reaches(1)
                assert done(await person.choose("wait", seat=0, seq=0, request="one")) == 1
            assert (await there.info(made.table.id)).seq == 1

    run(test())


def test_the_last_two_seats_taken_at_two_processes_begin_the_game(shared: str) -> None:
    async def test() -> None:
        async with hub_at(shared) as here, hub_at(shared) as there:
            for _ in range(5):
                made = await new_table(here, 2)
                await asyncio.gather(
                    *(
                        hub.claim(made.table.id, seat, ClaimSeat(f"Person {seat}", invite=made.invite))
                        for seat, hub in enumerate((here, there))
                    )
                )
                assert (await here.info(made.table.id)).phase == "playing"

    run(test())


def test_who_is_here_is_known_elsewhere(shared: str) -> None:
    async def test() -> None:
        async with hub_at(shared) as here, hub_at(shared) as there:
            made = await new_table(here, 2, game="toy", options={})
            tokens = await sit_all(here, made, people=(0, 1))
            first = Person(here, made.table.id, tokens[:1])
            await first.hello()
            second = Person(there, made.table.id, tokens[1:])
            await second.hello()

            await first.sees(lambda: first.here == {0, 1})
            await second.sees(lambda: second.here == {0, 1})  # it may have been told so with the first word
            await second.hang_up()
            await first.sees(lambda: first.here == {0})

    run(test())


def test_consent_is_given_from_elsewhere(shared: str) -> None:
    async def test() -> None:
        async with hub_at(shared) as here, hub_at(shared) as there:
            made = await new_table(here, 2, game="toy", options={}, undo="consent")
            tokens = await sit_all(here, made, people=(0, 1))
            first = Person(here, made.table.id, tokens[:1])
            second = Person(there, made.table.id, tokens[1:])
            await first.hello()
            await second.hello()
            await first.choose("whisper")
            await second.reaches(1)

            await first.undo(0)
            await second.hears(UndoOpen, lambda told: told.undo is not None)
            assert done(await second.agree(1)) == 2

            await first.reaches(2)
            assert first.decision.prompt == "turn"

    run(test())


@pytest.mark.slow
def test_only_one_of_two_processes_plays_a_bots_choice(shared: str) -> None:
    async def test() -> None:
        async with hub_at(shared) as here, hub_at(shared) as there:
            made = await new_table(here, 2, options={"first": 1})
            (token,) = await sit_all(here, made, people=(0,))
            first, elsewhere = Person(here, made.table.id, [token]), Person(there, made.table.id)
            await first.hello()
            await elsewhere.hello()
            for _ in range(5):
                while first.decision.seat != 0:
                    await first.next()
                await first.choose(first.decision.options[0].id)

            await elsewhere.reaches(first.seq)

            thought, entered = 0.0, 0.0
            for hub in (here, there):
                thought += hub.figures.registry.get_sample_value("crossroads_bot_seconds_count") or 0
                entered += hub.figures.registry.get_sample_value("crossroads_choices_total", {"by": "bot"}) or 0
            assert entered <= thought <= entered + 2  # the very first, for which both think, and the one under way
            assert first.log[: len(elsewhere.log)] == elsewhere.log[: len(first.log)]

    run(test())


def test_what_was_said_while_nobody_listened_is_looked_up(shared: str, postgres_server: Postgres) -> None:
    """Every connection breaks; a choice made in the meantime at one shows at the other once it listens again."""

    async def test() -> None:
        async with hub_at(shared) as here, hub_at(shared) as there:
            made = await new_table(here, 2, game="toy", options={})
            tokens = await sit_all(here, made, people=(0, 1))
            first = Person(here, made.table.id, tokens[:1])
            watcher = Person(there, made.table.id)
            await first.hello()
            await watcher.hello()

            postgres_server.drop_connections()

            async def chosen() -> bool:
                return (await here.info(made.table.id)).seq == 1

            async def ready() -> bool:
                await here.ready()
                return True

            await eventually(ready)
            await first.choose("wait")
            await eventually(chosen)
            await watcher.reaches(1)

    run(test())
