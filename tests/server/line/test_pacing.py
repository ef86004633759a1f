"""The pace of bots, changed at the table: by its host and by whoever plays against bots alone, and everybody is told."""

from crossroads.protocol.socket import TableChanged
from tests.kit.hubs import Person, done, hub_at, new_table, refused, run, sat_down, sit_all


def test_who_plays_against_bots_alone_changes_the_pace(url: str) -> None:
    """Everybody at the table is told, and it is kept."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (one,) = await sat_down(hub, 2, 1, game="shelter", options={"first": 0})
            spectator = Person(hub, table)
            await spectator.hello()

            done(await one.pace("calm"))

            assert (await spectator.hears(TableChanged)).table.pace == "calm"
        async with hub_at(url) as hub:
            again = Person(hub, table, tokens)
            assert (await again.hello()).table.pace == "calm"

    run(test())


def test_the_same_pace_once_more_is_no_news(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (one,) = await sat_down(hub, 2, 1, game="shelter", options={"first": 0})
            done(await one.pace("calm"))
            done(await one.pace("calm"))

    run(test())


def test_among_people_only_the_host_does(url: str) -> None:
    """Neither of two who play, nor a spectator; but whoever made the table, with or without a seat."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 3)
            tokens = await sit_all(hub, made, people=(0, 1))
            guests = [Person(hub, made.table.id, [token]) for token in (*tokens, "")]
            for guest in guests:
                await guest.hello()
                assert refused(await guest.pace("calm")) == "not-yours"
            host = Person(hub, made.table.id, [made.host_token])
            await host.hello()

            done(await host.pace("calm"))

            assert (await hub.info(made.table.id)).pace == "calm"

    run(test())


def test_before_the_game_there_is_no_pace_to_change(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2)
            host = Person(hub, made.table.id, [made.host_token])
            await host.hello()
            assert refused(await host.pace("calm")) == "not-now"

    run(test())
