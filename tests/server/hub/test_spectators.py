"""A table whose host forbids spectators: while the game is on, only its host and its players see it."""

from typing import Any

import pytest

from crossroads.protocol.socket import TableNow
from crossroads.protocol.tables import ClaimSeat, SitBot
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, hub_at, new_table, run, sit_all
from tests.kit.postgres import Postgres

CLOSED = (4403, "no-spectators")


async def refused(asked: Any) -> tuple[str, int]:
    with pytest.raises(Trouble) as trouble:
        await asked
    return trouble.value.code, trouble.value.status


async def hidden_table(hub: Any, **changes: Any) -> Any:
    return await new_table(hub, 2, game="toy", options={"rounds": 2}, spectators=False, **changes)


async def play_out(people: list[Person]) -> None:
    while (decision := people[0].decision) is not None:
        await people[decision.seat].choose("throw")
        for person in people:
            await person.reaches(people[decision.seat].seq)


def test_a_stranger_is_told_nothing_while_the_game_is_on(url: str) -> None:
    """Over HTTP and over a line; after the end all of it may be looked at, as at every table."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await hidden_table(hub)
            table = made.table.id
            assert not made.table.spectators
            assert not (await hub.info(table)).spectators  # whoever is invited must find the way in
            tokens = await sit_all(hub, made, people=(0, 1))
            people = [Person(hub, table, [token]) for token in tokens]
            for person in people:
                await person.hello()

            for told in ([], ["a token of somebody else's"], [made.invite]):
                assert await refused(hub.info(table, told)) == ("no-spectators", 403)
                assert await refused(hub.replay(table, 0, None, "en", told)) == ("no-spectators", 403)
                assert await refused(hub.open_cards(table, "en", told)) == ("no-spectators", 403)
            assert (await refused(hub.record(table)))[0] == (await refused(hub.scores(table, "en")))[0] == "not-now"
            eve = Person(hub, table)
            eve.say({"type": "hello", "tokens": ["guess"]})
            assert await eve.gone() == CLOSED
            assert eve.wire.traffic == []
            back = Person(hub, table)
            back.say({"type": "hello", "seen": 0})
            assert await back.gone() == CLOSED
            assert back.wire.traffic == []

            await play_out(people)
            assert (await hub.info(table)).secret
            assert (await hub.replay(table, 0, None, "en")).at == 0
            assert await hub.record(table)
            late = Person(hub, table)
            assert isinstance(await late.hello(), TableNow)

    run(test())


def test_players_and_the_host_see_it(url: str) -> None:
    """A seat's token is shown with the request or in the hello; the host may look on without a seat."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await hidden_table(hub)
            table = made.table.id
            tokens = await sit_all(hub, made, people=(0, 1))

            for told in (tokens[:1], tokens[1:], [made.host_token]):
                assert (await hub.info(table, told)).phase == "playing"
                assert (await hub.replay(table, 0, None, "en", told)).at == 0
                await hub.open_cards(table, "en", told)
                shown, said = Person(hub, table, told), Person(hub, table)
                assert isinstance(await shown.hello(), TableNow)
                assert isinstance(await said.hello(tokens=told), TableNow)

    run(test())


def test_who_waits_without_a_seat_is_sent_away_when_the_game_begins(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await hidden_table(hub)
            table = made.table.id
            eve, host = Person(hub, table), Person(hub, table, [made.host_token])
            for person in (eve, host):
                await person.hello()
            first = await hub.claim(table, 0, ClaimSeat("First", invite=made.invite))
            ann = Person(hub, table, [first.token])
            await ann.hello()
            before = len(eve.wire.traffic)

            await hub.sit_bot(table, 1, SitBot("random"), [made.host_token])

            assert await eve.gone() == CLOSED
            told = b"".join(eve.wire.traffic[before:])
            assert b'"playing"' not in told
            assert b'"view":{"' not in told
            await ann.hears(TableNow, lambda now: now.view != {})
            await host.hears(TableNow, lambda now: now.view != {})

    run(test())


def test_who_leaves_the_game_sees_it_no_more(url: str) -> None:
    """The answer to leaving is the last that is told; the line is closed, and the others play on."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await hidden_table(hub)
            table = made.table.id
            tokens = await sit_all(hub, made, people=(0, 1))
            people = [Person(hub, table, [token]) for token in tokens]
            for person in people:
                await person.hello()

            left = await hub.leave(table, 1, tokens[1:])

            assert left.seats[1].bot
            assert await people[1].gone() == CLOSED
            assert await refused(hub.info(table, tokens[1:])) == ("no-spectators", 403)
            assert (await hub.info(table, tokens[:1])).phase == "playing"

    run(test())


def test_another_process_sends_strangers_away_too(postgres_server: Postgres) -> None:
    """Two processes on one database: the game begins in one, and who waits at the other is hung up on."""

    async def test() -> None:
        url = postgres_server.new_database()
        async with hub_at(url) as here, hub_at(url) as there:
            made = await hidden_table(here)
            table = made.table.id
            eve = Person(there, table)
            await eve.hello()

            await sit_all(here, made, people=(0, 1))

            assert await eve.gone() == CLOSED
            assert await refused(there.info(table)) == ("no-spectators", 403)

    run(test())


def test_a_rematch_has_no_spectators_either(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await hidden_table(hub)
            tokens = await sit_all(hub, made, people=(0, 1))
            people = [Person(hub, made.table.id, [token]) for token in tokens]
            for person in people:
                await person.hello()
            await play_out(people)

            again = await hub.rematch(made.table.id, tokens[:1])

            assert not again.table.spectators

    run(test())


def test_elsewhere_spectators_are_welcome(url: str) -> None:
    """Unless the host says otherwise; who watches is hung up on by nobody."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2, game="toy", options={})
            eve = Person(hub, made.table.id)
            await eve.hello()
            await sit_all(hub, made, people=(0, 1))

            await eve.hears(TableNow, lambda now: now.view != {})
            assert (await hub.info(made.table.id)).spectators
            assert eve.wire.closed is None

    run(test())
