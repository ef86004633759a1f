"""A seat on several devices: codes that are spent once, a list of devices that can be signed off, the host's way in."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update
from structlog.testing import capture_logs

from crossroads.protocol.devices import CodeMade, SpendCode
from crossroads.protocol.tables import ClaimSeat, HandOver
from crossroads.server.hub.hub import Hub
from crossroads.server.log.devices import MOST_CODES, MOST_DEVICES
from crossroads.server.log.retention import Housekeeping
from crossroads.server.log.schema import CODES, DEVICES, METADATA
from crossroads.server.table.slow import is_unnoted
from crossroads.server.tokens import READABLE
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, hub_at, new_table, run, sat_down, sit_all


async def spent(hub: Hub, table: str, made: CodeMade, name: str = "phone") -> str:
    """The token that another device gets by a code."""
    _, token = await hub.devices.spend(table, SpendCode(made.code, name))
    return token


async def refusal(work: Any) -> str:
    with pytest.raises(Trouble) as trouble:
        await work
    return trouble.value.code


def test_a_second_device_plays_the_same_seat(url: str) -> None:
    """Both see the hand, both may choose, and each hears what the other does."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await sat_down(hub)
            token = await spent(hub, table, await hub.devices.make_code(table, 0, [tokens[0]]))
            phone = Person(hub, table, [token])
            await phone.hello()
            assert [seat.mine for seat in (await hub.info(table, [token])).seats] == [True, False]

            await phone.choose(phone.decision.options[0].id)

            assert (await hub.info(table, [tokens[0]])).seats[0].mine
            assert phone.view == (await _now(hub, table, tokens[0])).view

    run(test())


async def _now(hub: Hub, table: str, token: str) -> Person:
    person = Person(hub, table, [token])
    await person.hello()
    return person


def test_a_code_is_good_once(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await sat_down(hub)
            made = await hub.devices.make_code(table, 0, [tokens[0]])
            await spent(hub, table, made)

            assert await refusal(spent(hub, table, made)) == "code-wrong"

    run(test())


def test_a_code_is_read_however_it_is_typed(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await sat_down(hub)
            made = await hub.devices.make_code(table, 1, [tokens[1]])
            assert len(made.code) == 11
            assert set(made.code) <= {*READABLE, "-"}

            seat, _ = await hub.devices.spend(table, SpendCode(f" {made.code.lower().replace('-', ' ')} "))

            assert seat == 1

    run(test())


def test_a_code_is_for_its_own_table_and_ends(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await sat_down(hub)
            other, _, _ = await sat_down(hub)
            made = await hub.devices.make_code(table, 0, [tokens[0]])
            assert await refusal(spent(hub, other, made)) == "code-wrong"

            async with hub._store._engine.begin() as connection:
                await connection.execute(update(CODES).values(expires=1.0))

            assert await refusal(spent(hub, table, made)) == "code-expired"

    run(test())


def test_only_who_holds_a_seat_makes_codes_for_it_and_sees_its_devices(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            tokens = await sit_all(hub, made, people=[0, 1])
            table, host = made.table.id, made.host_token
            for shown in ([tokens[1]], [], [host]):
                assert await refusal(hub.devices.make_code(table, 0, shown)) == "not-yours"
                assert await refusal(hub.devices.listed(table, 0, shown)) == "not-yours"
                assert await refusal(hub.devices.sign_off(table, 0, 1, shown)) == "not-yours"
            assert await refusal(hub.devices.make_code(table, 7, tokens)) == "unknown-seat"

    run(test())


def test_a_device_that_is_signed_off_loses_the_seat_at_once(url: str) -> None:
    """Also the first one, and while its line is open; the others keep it."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await sat_down(hub)
            token = await spent(hub, table, await hub.devices.make_code(table, 0, [tokens[0]]))

            left = await hub.devices.sign_off(table, 0, 1, [token])

            assert [(each.name, each.way, each.this) for each in left] == [("phone", "code", True)]
            assert not (await hub.info(table, [tokens[0]])).seats[0].mine
            assert (await hub.info(table, [token])).seats[0].mine
            held = await hub._running(table)
            assert [visitor.seats for visitor in held.guests] == [(), (1,)]
            assert await refusal(hub.devices.sign_off(table, 0, 2, [token])) == "last-device"
            assert await refusal(hub.devices.sign_off(table, 0, 9, [token])) == "unknown-device"

    run(test())


def test_who_signs_off_this_very_device_is_told_nothing_more(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await sat_down(hub)
            token = await spent(hub, table, await hub.devices.make_code(table, 0, [tokens[0]]))

            assert await hub.devices.sign_off(table, 0, 2, [token]) == []
            assert [each.this for each in await hub.devices.listed(table, 0, [tokens[0]])] == [True]

    run(test())


def test_devices_and_codes_are_not_without_end(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await sat_down(hub)
            codes = [await hub.devices.make_code(table, 0, [tokens[0]]) for _ in range(MOST_CODES + 1)]
            assert await refusal(spent(hub, table, codes[0])) == "code-wrong"  # the oldest made room
            for _ in range(MOST_DEVICES - 1):
                await spent(hub, table, await hub.devices.make_code(table, 0, [tokens[0]]))

            assert await refusal(spent(hub, table, codes[-1])) in ("too-many-devices", "code-wrong")
            assert len(await hub.devices.listed(table, 0, [tokens[0]])) == MOST_DEVICES

    run(test())


def test_who_leaves_a_seat_leaves_it_on_all_devices(url: str) -> None:
    """Whoever sits down there next shares it with nobody."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 3)
            table = made.table.id
            claimed = await hub.claim(table, 0, ClaimSeat("Ann", "", made.invite, "laptop"))
            token = await spent(hub, table, await hub.devices.make_code(table, 0, [claimed.token]))
            waiting = await hub.devices.make_code(table, 0, [claimed.token])

            await hub.leave(table, 0, [token])
            bob = await hub.claim(table, 0, ClaimSeat("Bob", "", made.invite, "tablet"))

            assert not (await hub.info(table, [claimed.token, token])).seats[0].mine
            assert await refusal(spent(hub, table, waiting)) == "code-wrong"
            assert [each.name for each in await hub.devices.listed(table, 0, [bob.token])] == ["tablet"]

    run(test())


def test_a_seat_that_a_bot_plays_for_somebody_is_still_theirs_on_every_device(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await sat_down(hub)
            token = await spent(hub, table, await hub.devices.make_code(table, 0, [tokens[0]]))
            await hub.hand(table, 0, HandOver("random"), [tokens[0]])

            await hub.hand(table, 0, HandOver(""), [token])

            assert (await hub.info(table)).seats[0].bot == ""

    run(test())


def test_the_host_lets_somebody_in_again_and_everybody_reads_of_it(url: str) -> None:
    """Of whom it was, in the chat that all are told and that is kept; and in the server's own log, without the code."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            table = made.table.id
            tokens = await sit_all(hub, made, people=[0, 1])
            assert await refusal(hub.devices.reissue(table, 0, [tokens[1]])) == "not-yours"

            with capture_logs() as lines:
                code = await hub.devices.reissue(table, 0, [made.host_token])
            token = await spent(hub, table, code, "new phone")

            (line,) = await hub._store.chat(table)
            assert (line.seat, line.name, line.text) == (-1, "Person 0", "reissued")
            assert [each["seat"] for each in lines if each["event"] == "seat-reissued"] == [0]
            assert code.code not in str(lines)
            assert [each.way for each in await hub.devices.listed(table, 0, [token])] == ["claim", "host"]
            assert (await hub.info(table, [tokens[0]])).seats[0].mine  # whoever had it keeps it

    run(test())


def reissues(person: Person) -> list[tuple[int, int | None, str]]:
    """What the log of a screen says of new ways in."""
    return [(line.seq, line.seat, line.text) for line in person.log if line.kind == "reissued"]


def test_a_new_way_in_that_the_host_made_stands_in_the_log(url: str) -> None:
    """At once, for whoever opens the table anew, after an undo and a restart; also one that was made before the game."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            table = made.table.id
            ann = (await hub.claim(table, 0, ClaimSeat("Person 0", "", made.invite))).token
            await hub.devices.reissue(table, 0, [made.host_token])
            ben = (await hub.claim(table, 1, ClaimSeat("Person 1", "", made.invite))).token
            person, other = Person(hub, table, [ann]), Person(hub, table, [ben])
            await person.hello()
            await other.hello()
            assert reissues(person) == [(1, 0, "The host has made a new way in for Person 0.")]
            await person.choose("place:vault-door.left")
            assert person.seq == 2

            await hub.devices.reissue(table, 1, [made.host_token])
            await person.reaches(3)
            await other.reaches(3)
            before, later = reissues(person)
            assert later == (3, 1, "The host has made a new way in for Person 1.")
            assert (await other.speak("pl")).log[-1].text == "Gospodarz utworzył nowe wejście dla gracza Person 1."
            assert other.decision.seat == 1  # the game stands as it stood, and goes on
            await person.undo(0)
            assert reissues(person) == [before, later]
            await person.choose("place:vault-door.left")
            assert person.seq == 5
        async with hub_at(url) as hub:
            again = Person(hub, table, [ann])
            told = await again.hello()
            assert reissues(again) == [before, later]
            assert (told.seq, told.made) == (5, 1)
            assert [line.kind for line in (await hub.replay(table, 0, None, "en")).lines][-3:] == [
                "reissued",
                "reissued",
                "taken-back",
            ]

    run(test())


def test_a_new_way_in_gives_whoever_is_waited_for_no_time(url: str) -> None:
    """At a slow table the decision is due when it was due before, in memory and in the database."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, hours=1)
            table = made.table.id
            tokens = await sit_all(hub, made, people=[0, 1])
            ann = Person(hub, table, tokens[:1])
            await ann.hello()
            await ann.sees(lambda: hub._tables[table].absence.waiting is not None)
            due = (await hub.info(table, tokens[:1])).due
            assert due

            await hub.devices.reissue(table, 0, [made.host_token])
            await ann.reaches(1)

            assert (await hub.info(table, tokens[:1])).due == due
            assert hub._tables[table].info(frozenset()).due == due
            assert not is_unnoted(hub._tables[table])
        async with hub_at(url) as hub:
            again = Person(hub, table, tokens[:1])
            await again.hello()
            await again.sees(lambda: hub._tables[table].absence.waiting is not None)
            assert (await hub.info(table, tokens[:1])).due == due

    run(test())


def test_a_seat_that_nobody_holds_is_not_given_by_a_code(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)

            assert await refusal(hub.devices.reissue(made.table.id, 0, [made.host_token])) == "not-now"

    run(test())


def test_a_seat_of_an_older_program_has_one_device_without_a_name(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await sat_down(hub)
            async with hub._store._engine.begin() as connection:
                await connection.execute(DEVICES.delete())

            (only,) = await hub.devices.listed(table, 0, [tokens[0]])
            assert (only.number, only.name, only.this) == (0, "", True)
            token = await spent(hub, table, await hub.devices.make_code(table, 0, [tokens[0]]))
            left = await hub.devices.sign_off(table, 0, 0, [token])

            assert [each.name for each in left] == ["phone"]
            assert not (await hub.info(table, [tokens[0]])).seats[0].mine

    run(test())


def test_no_token_and_no_code_is_kept_as_it_is(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await sat_down(hub)
            code = await hub.devices.make_code(table, 0, [tokens[0]])
            token = await spent(hub, table, await hub.devices.make_code(table, 0, [tokens[0]]))
            async with hub._store._engine.connect() as connection:
                kept = [str((await connection.execute(select(part))).all()) for part in METADATA.sorted_tables]

            for secret in (code.code, code.code.replace("-", ""), token, *tokens):
                assert secret not in "".join(kept)

    run(test())


def test_what_is_forgotten_of_a_table_is_forgotten_of_its_devices(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await sat_down(hub)
            await spent(hub, table, await hub.devices.make_code(table, 0, [tokens[0]]))
            await hub.devices.make_code(table, 0, [tokens[0]])
        async with Housekeeping.opened(url) as kept:
            await kept.forget("names", [table])
            async with kept.engine.connect() as connection:
                assert set((await connection.execute(select(DEVICES.c.name))).scalars()) == {""}
            await kept.forget("tables", [table])
            assert await kept.summaries() == []

    run(test())


def test_a_name_of_a_device_shows_only_what_can_be_seen(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, _ = await sat_down(hub)
            token = await spent(hub, table, await hub.devices.make_code(table, 0, [tokens[0]]), "my\u202ephone\n here")

            assert (await hub.devices.listed(table, 0, [token]))[-1].name == "myphone here"
            assert msgspec.json.encode(await hub.devices.listed(table, 0, [token]))

    run(test())
