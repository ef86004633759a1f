"""Tables, seats and invitations, on both databases."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from crossroads.protocol.socket import Hello, TableNow
from crossroads.protocol.tables import ClaimSeat, HandOver, NewTable, SitBot
from crossroads.server.hub.hub import LOADS, Hub
from crossroads.server.table.house import SharedByTables
from crossroads.server.table.table import Table
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, eventually, hub_at, new_table, run, sat_down, sit_all


async def trouble(asked: Any) -> Trouble:
    """What a request is refused with."""
    with pytest.raises(Trouble) as refused:
        await asked
    return refused.value


def test_a_new_table_is_private_open_and_bound_to_its_dice(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, seats=3, lang="pl", undo="consent")

            table = made.table
            assert (table.phase, table.game, len(table.seats), table.public) == ("open", "shelter", 3, False)
            assert (table.lang, table.undo, table.options) == ("pl", "consent", {"first": 0})
            assert len(table.commitment) == 64
            assert table.secret == ""
            assert table.host
            assert not (await hub.info(table.id)).host
            assert await hub.public_tables() == []

    run(test())


def test_a_table_that_the_game_does_not_know_is_refused(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            unknown = await trouble(hub.create(NewTable(game="sheltr", seats=2)))
            crowded = await trouble(hub.create(NewTable(game="shelter", seats=9)))
            strange = await trouble(hub.create(NewTable(game="shelter", seats=2, options={"cheese": 1})))

            assert (unknown.code, unknown.status) == ("unknown-game", 404)
            assert "did you mean `shelter`" in unknown.message
            assert (crowded.code, crowded.status, crowded.rule) == ("bad-table", 422, "shelter.overview.player-count")
            assert "cheese" in strange.message

    run(test())


def test_public_tables_are_listed_until_they_are_full(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            await new_table(hub)
            first = await new_table(hub, public=True)
            second = await new_table(hub, public=True)
            assert [table.id for table in await hub.public_tables()] == [second.table.id, first.table.id]

            for seat in (0, 1):
                await hub.claim(first.table.id, seat, ClaimSeat(f"Person {seat}"))

            assert [table.id for table in await hub.public_tables()] == [second.table.id]

    run(test())


def test_a_private_seat_takes_an_invitation_or_the_hosts_token(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, seats=4)
            table = made.table.id
            assert (await trouble(hub.claim(table, 0, ClaimSeat("Nobody")))).code == "invitation-needed"
            assert (await trouble(hub.claim(table, 0, ClaimSeat("Nobody", invite="guess")))).code == "invitation-wrong"

            host = await hub.claim(table, 0, ClaimSeat("Host"), [made.host_token])
            guest = await hub.claim(table, 1, ClaimSeat("Guest", invite=made.invite))
            again = await hub.invite(table, [guest.token])
            late = await hub.claim(table, 2, ClaimSeat("Late", invite=again.invite))
            beside = await hub.claim(table, 3, ClaimSeat("Beside"), [late.token])

            assert [seat.mine for seat in beside.table.seats] == [False, False, True, True]
            assert [seat.name for seat in beside.table.seats] == ["Host", "Guest", "Late", "Beside"]
            assert len({host.token, guest.token, late.token, beside.token}) == 4

    run(test())


def test_an_expired_invitation_says_so(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crossroads.server.hub.hosting.INVITED_SECONDS", -1.0)

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)

            expired = await trouble(hub.claim(made.table.id, 0, ClaimSeat("Late", invite=made.invite)))

            assert (expired.code, expired.status) == ("invitation-expired", 410)

    run(test())


def test_a_seat_is_taken_once(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            asked = [hub.claim(made.table.id, 0, ClaimSeat(f"Person {n}", invite=made.invite)) for n in range(5)]

            answers = await asyncio.gather(*asked, return_exceptions=True)

            codes = [answer.code for answer in answers if isinstance(answer, Trouble)]
            assert codes == ["seat-taken"] * 4
            assert (
                await trouble(hub.claim(made.table.id, 7, ClaimSeat("Far", invite=made.invite)))
            ).code == "unknown-seat"
            assert (await trouble(hub.claim("nowhere", 0, ClaimSeat("Lost")))).code == "unknown-table"

    run(test())


def test_the_game_begins_with_the_last_seat_taken(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, seats=3)
            watcher = Person(hub, made.table.id)
            before = await watcher.hello()
            assert (before.table.phase, before.view, before.decision) == ("open", {}, None)

            await sit_all(hub, made, people=(0, 1))

            await watcher.reaches(0)
            while watcher.screen is None or watcher.screen.table.phase == "open":
                await watcher.next()
            assert watcher.screen.table.nonces == ["nonce 0", "nonce 1", ""]
            assert watcher.screen.decision is not None
            assert watcher.screen.decision.seat == 0
            late = await trouble(hub.claim(made.table.id, 0, ClaimSeat("Late", invite=made.invite)))
            assert late.code == "not-now"

    run(test())


def test_only_who_belongs_to_the_table_seats_bots_and_invites(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            table = made.table.id
            assert (await trouble(hub.sit_bot(table, 0, SitBot("random"), ["someone"]))).code == "not-yours"
            assert (await trouble(hub.invite(table, []))).code == "not-yours"
            assert (await trouble(hub.sit_bot(table, 0, SitBot("stead"), [made.host_token]))).code == "unknown-bot"

            info = await hub.sit_bot(table, 0, SitBot("random"), [made.host_token])

            assert info.seats[0].bot == "random"
            assert (await trouble(hub.sit_bot(table, 0, SitBot("random"), [made.host_token]))).code == "seat-taken"

    run(test())


def test_a_bot_that_plays_for_studies_sits_at_no_table(url: str) -> None:
    """`curious` plays Fallout, but not here: it needs one salt for a whole game."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, game="fallout")
            refused = await trouble(hub.sit_bot(made.table.id, 0, SitBot("curious"), [made.host_token]))
            assert refused.code == "unknown-bot"

    run(test())


def test_who_leaves_before_the_game_frees_the_seat_and_its_token(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            claimed = await hub.claim(made.table.id, 0, ClaimSeat("Fickle", "salt", made.invite))
            assert (await trouble(hub.leave(made.table.id, 0, ["another"]))).code == "not-yours"

            left = await hub.leave(made.table.id, 0, [claimed.token])

            assert (left.seats[0].name, left.seats[0].mine) == ("", False)
            again = await hub.claim(made.table.id, 0, ClaimSeat("Steady", invite=made.invite))
            assert (await hub.info(made.table.id, [claimed.token])).seats[0].mine is False
            assert again.table.seats[0].mine is True

    run(test())


def test_the_host_can_send_a_bot_away_before_the_game(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            await hub.sit_bot(made.table.id, 1, SitBot("random"), [made.host_token])

            info = await hub.leave(made.table.id, 1, [made.host_token])

            assert info.seats[1].bot == ""

    run(test())


def test_a_line_knows_who_is_here(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            tokens = await sit_all(hub, made, people=(0, 1))
            first = Person(hub, made.table.id, tokens[:1])
            await first.hello()
            second = Person(hub, made.table.id, tokens[1:])
            await second.hello()

            both = await first.next()
            await second.hang_up()
            alone = await first.next()

            assert [seat.here for seat in both.seats] == [True, True]
            assert [seat.here for seat in alone.seats] == [True, False]
            assert [seat.mine for seat in alone.seats] == [True, False]

    run(test())


def test_a_seat_is_handed_to_a_bot_and_taken_back(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            tokens = await sit_all(hub, made, people=(0, 1))
            first, second = (Person(hub, made.table.id, [token]) for token in tokens)
            await first.hello()
            await second.hello()
            assert first.decision.options

            await hub.hand(made.table.id, 0, HandOver("random"), tokens[:1])
            await second.reaches(1)
            assert (await hub.info(made.table.id)).seats[0].bot == "random"
            assert (await hub.info(made.table.id)).seats[0].name == "Person 0"
            back = await hub.hand(made.table.id, 0, HandOver(""), tokens[:1])

            assert back.seats[0].bot == ""
            assert (await trouble(hub.hand(made.table.id, 0, HandOver("random"), tokens[1:]))).code == "not-now"

    run(test())


def test_who_leaves_a_game_leaves_it_to_a_bot(url: str) -> None:
    async def test() -> None:
        async with hub_at(url, bot_seconds=0.3) as hub:
            made = await new_table(hub)
            tokens = await sit_all(hub, made, people=(0, 1))
            second = Person(hub, made.table.id, tokens[1:])
            await second.hello()

            info = await hub.leave(made.table.id, 0, tokens[:1])
            await second.reaches(1)

            assert (info.seats[0].name, info.seats[0].bot != "") == ("", True)
            assert (await trouble(hub.hand(made.table.id, 0, HandOver(""), tokens[:1]))).code == "not-yours"

    run(test())


class Clock:
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def monotonic(self) -> float:
        return self.seconds

    def time(self) -> float:
        return self.seconds


def test_idle_tables_leave_memory_and_come_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time passes over two tables: the one that somebody has a line to stays until they hang up."""
    clock = Clock()
    monkeypatch.setattr("crossroads.server.hub.hub.time", clock)
    monkeypatch.setattr("crossroads.server.table.table.time", clock)

    async def test() -> None:
        async with hub_at(url, idle_seconds=0.1) as hub:
            _, _, others = await sat_down(hub)
            made = await new_table(hub)
            tokens = await sit_all(hub, made, people=(0, 1))
            first = Person(hub, made.table.id, tokens[:1])
            await first.hello()
            await first.choose(first.decision.options[0].id)
            seen = first.view
            assert in_memory(hub) == 2

            async def let_pass(tables_left: int) -> None:
                async def are_left() -> bool:
                    return in_memory(hub) == tables_left

                clock.seconds += 1
                await eventually(are_left)

            for person in others:
                await person.hang_up()
            await let_pass(tables_left=1)
            await first.hang_up()
            await let_pass(tables_left=0)
            again = Person(hub, made.table.id, tokens[:1])
            standing = await again.hello()
            assert (standing.seq, standing.view) == (1, seen)
            assert in_memory(hub) == 1

    run(test())


def in_memory(hub: Hub) -> float:
    value = hub.figures.registry.get_sample_value("crossroads_tables_in_memory")
    assert value is not None
    return value


def test_of_many_tables_that_people_come_back_to_few_are_read_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve tables are asked for at the same moment: at most four are being read at any time, and all come."""
    reading, most = 0, 0
    load = Table.load.__func__  # type: ignore[attr-defined]  # a class method

    async def counted(cls: type[Table], house: SharedByTables, table_id: str) -> Table:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        table: Table = await load(cls, house, table_id)
        reading -= 1
        return table

    async def test() -> None:
        url = f"sqlite:///{tmp_path}/tables.db"
        async with hub_at(url) as hub:
            made = [await new_table(hub, 2) for _ in range(12)]
            tokens = [await sit_all(hub, each, people=range(2)) for each in made]
        monkeypatch.setattr(Table, "load", classmethod(counted))
        async with hub_at(url) as hub:
            people = [Person(hub, each.table.id, held[:1]) for each, held in zip(made, tokens, strict=True)]
            for person in people:
                person.say(Hello())
            standing = await asyncio.gather(*[person.hears(TableNow) for person in people])

        assert [each.table.id for each in standing] == [each.table.id for each in made]
        assert 1 < most <= LOADS

    run(test())
