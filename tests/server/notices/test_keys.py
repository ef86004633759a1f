"""The server's own secrets: made when one is first needed, once, and kept."""

import asyncio

from crossroads.server.log.schema import ABOUT
from crossroads.server.notices.keys import SIGNING, VAPID, ServerKeys
from tests.kit.hubs import hub_at, run
from tests.kit.slowly import Recorded, confirmed, rows, setup_with, slow_table


def test_a_server_that_calls_nobody_makes_none(url: str) -> None:
    """Nothing of it is written at the start, nor for slow tables and feeds."""

    async def test() -> None:
        sent = Recorded()
        async with hub_at(url, notices=setup_with(sent)) as hub:
            table, tokens = await slow_table(hub)
            assert not {row.key for row in await rows(hub, ABOUT)} & {SIGNING, VAPID}

            await confirmed(hub, table, 0, tokens[0], sent)
            assert SIGNING in {row.key for row in await rows(hub, ABOUT)}

    run(test())


def test_whoever_asks_hears_the_same_secret(url: str) -> None:
    """Two processes that ask at once, and one that starts later: links in mails that were sent go on working."""

    async def test() -> None:
        async with hub_at(url) as hub:
            pair = (ServerKeys(hub._store), ServerKeys(hub._store))
            asked = await asyncio.gather(*(keys.of(name) for name in (SIGNING, VAPID) for keys in pair))
        async with hub_at(url) as hub:
            later = [await ServerKeys(hub._store).of(name) for name in (SIGNING, VAPID)]

        assert asked == [later[0], later[0], later[1], later[1]]
        assert later[0] != later[1]

    run(test())
