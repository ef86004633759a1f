"""Somebody keeps a table waiting: after a while the others may let a bot play on, and whoever comes back has the seat again."""

from pathlib import Path
from typing import Any

import pytest

from crossroads.protocol.socket import Seats
from crossroads.protocol.tables import ClaimSeat, HandOver
from crossroads.server.hub.hub import Hub
from crossroads.server.table.absence import Patience
from crossroads.server.trouble import Trouble
from tests.kit import beginnings
from tests.kit.hubs import Person, hub_at, new_table, run, sit_all
from tests.kit.parties import Party
from tests.kit.serving import Served

AT_ONCE = Patience(0, 1e9)
NEVER = Patience(1e9, 1e9)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


async def two(hub: Hub, **about: Any) -> tuple[Any, list[str], Person, Person]:
    """A table of two people who have both said hello; seat 0 is asked."""
    made = await new_table(hub, 2, **about)
    tokens = await sit_all(hub, made, people=(0, 1))
    first, second = (Person(hub, made.table.id, [token]) for token in tokens)
    await first.hello()
    await second.hello()
    return made, tokens, first, second


async def code_of(asked: Any) -> str:
    with pytest.raises(Trouble) as refused:
        await asked
    return refused.value.code


def test_who_is_away_is_played_for_and_comes_back(url: str) -> None:
    async def test() -> None:
        async with hub_at(url, patience=AT_ONCE) as hub:
            made, tokens, first, second = await two(hub)
            await first.hang_up()
            await second.hears(Seats, lambda told: told.seats[0].overdue)

            info = await hub.hand(made.table.id, 0, HandOver("random"), tokens[1:])

            assert (info.seats[0].name, info.seats[0].bot, info.seats[0].overdue) == ("Person 0", "random", False)
            await second.reaches(1)
            back = await hub.hand(made.table.id, 0, HandOver(""), tokens[:1])
            assert back.seats[0].bot == ""

    run(test())


def test_the_host_may_let_a_bot_play_on_and_a_stranger_may_not(url: str) -> None:
    async def test() -> None:
        async with hub_at(url, patience=AT_ONCE) as hub:
            made, _, first, second = await two(hub)
            await first.hang_up()
            await second.hears(Seats, lambda told: told.seats[0].overdue)

            assert await code_of(hub.hand(made.table.id, 0, HandOver("random"), [])) == "not-yours"
            info = await hub.hand(made.table.id, 0, HandOver("random"), [made.host_token])
            assert info.seats[0].bot == "random"
            assert await code_of(hub.hand(made.table.id, 0, HandOver(""), [made.host_token])) == "not-yours"

    run(test())


def test_nobody_is_played_for_before_their_time(url: str) -> None:
    """A page that is loaded anew costs nobody the seat; nor does a seat that is there and is not asked."""

    async def test() -> None:
        async with hub_at(url, patience=NEVER) as hub:
            made, tokens, first, second = await two(hub)
            assert await code_of(hub.hand(made.table.id, 0, HandOver("random"), tokens[1:])) == "not-now"
            await first.hang_up()
            await second.hears(Seats, lambda told: not told.seats[0].here)

            assert await code_of(hub.hand(made.table.id, 0, HandOver("random"), tokens[1:])) == "not-now"
        async with hub_at(url, patience=Patience(1e9, 0)) as hub:
            made, tokens, first, second = await two(hub)
            assert await code_of(hub.hand(made.table.id, 1, HandOver("random"), tokens[:1])) == "not-now"

    run(test())


def test_who_is_there_and_silent_is_overdue_as_long_as_asked(url: str) -> None:
    async def test() -> None:
        async with hub_at(url, patience=Patience(1e9, 0), idle_seconds=0.2) as hub:
            _, _, first, second = await two(hub)
            assert second.screen is not None
            assert [seat.overdue for seat in second.screen.table.seats] == [True, False]

            await first.choose("pass")

            await second.hears(Seats, lambda told: [seat.overdue for seat in told.seats] == [False, True])

    run(test())


def test_who_becomes_overdue_is_told_of_without_anything_happening(url: str) -> None:
    """When the line is lost it is too early; later all are told, though nobody does anything."""

    async def test() -> None:
        async with hub_at(url, patience=Patience(0.5, 1e9), idle_seconds=0.2) as hub:
            _, _, first, second = await two(hub)
            await first.hang_up()
            gone = await second.hears(Seats, lambda told: not told.seats[0].here)
            assert not gone.seats[0].overdue

            await second.hears(Seats, lambda told: told.seats[0].overdue)

    run(test())


def test_nobody_is_overdue_before_the_game(url: str) -> None:
    """Whoever sits down early waits for the others, and the others for nobody."""

    async def test() -> None:
        async with hub_at(url, patience=Patience(0, 0)) as hub:
            made = await new_table(hub, 2)
            (token,) = await sit_one(hub, made)
            early = Person(hub, made.table.id, [token])
            await early.hello()
            assert early.screen is not None
            assert not any(seat.overdue for seat in early.screen.table.seats)
            assert await code_of(hub.hand(made.table.id, 0, HandOver("random"), [made.host_token])) == "not-now"

    run(test())


async def sit_one(hub: Hub, made: Any) -> list[str]:
    claimed = await hub.claim(made.table.id, 0, ClaimSeat("Early", "nonce", made.invite))
    return [claimed.token]


# -- over real sockets


@pytest.mark.slow
def test_an_offer_to_somebody_who_has_left_does_not_hold_up_a_game(tmp_path: Path) -> None:
    """Ann offers Ben a trade, who is gone: Cleo lets a bot answer, the game goes on, and Ben has his seat again."""
    served = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, "--rate", "0", "--patience", "0")
    served.program = ["-W", "ignore:Cyclopts application invoked", "-c", beginnings.PROGRAM]
    with served:
        party = Party(served, 5, clock=0)
        ben = party.callers[1]
        party.choose(0, "trade:1", "give:baseball-bat", "ask:leather-armour", "propose")
        ben.hang_up()
        cleo = party.callers[2]
        while not cleo.until("seats")["seats"][1]["overdue"]:
            pass
        path = f"/api/tables/{party.table}/seats/1/hand"

        assert served.post(path, {"bot": "steady"}).status_code == 403
        handed = served.post(path, {"bot": "steady"}, party.tokens[2])

        assert handed.status_code == 200, handed.text
        told = cleo.until("step", by=1)
        assert [line["kind"] for line in told["lines"]][:2] in (["traded", "why"], ["declined", "why"])
        assert served.post(path, {"bot": ""}, party.tokens[1]).json()["seats"][1]["bot"] == ""
        assert served.caller(party.table, party.tokens[1]).table["seats"][1]["mine"]
        assert served.faults() == []
