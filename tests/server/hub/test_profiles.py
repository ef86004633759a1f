"""A profile: a passphrase keeps tables and results on every device, tells all about its owner, and forgets all of it."""

import json
from typing import Any

import pytest
from sqlalchemy import select

from crossroads.protocol.tables import ClaimSeat, HandOver, SitBot
from crossroads.server.hub.hub import Hub
from crossroads.server.hub.profiles import new_passphrase
from crossroads.server.log.profiles import MOST_SIGNED_IN, PROFILE_DEVICES, PROFILE_SEATS, PROFILES
from crossroads.server.log.retention import Housekeeping
from crossroads.server.log.schema import METADATA
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, at_rest, eventually, hub_at, new_table, run, sat_down, sit_all


async def refusal(work: Any) -> str:
    with pytest.raises(Trouble) as trouble:
        await work
    return trouble.value.code


async def all_rows(hub: Hub) -> str:
    async with hub._store.reading() as connection:
        return "".join([str((await connection.execute(select(part))).all()) for part in METADATA.sorted_tables])


def test_a_passphrase_is_six_words_that_can_be_said() -> None:
    words = new_passphrase().split()

    assert [len(word) for word in words] == [4] * 6
    assert new_passphrase() != new_passphrase()


def test_a_profile_is_found_on_another_device_however_it_is_typed(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            phrase, me = await hub.profiles.make("laptop")
            other = await hub.profiles.sign_in(phrase.upper().replace(" ", "-"), "phone")

            assert other != me
            assert (await hub.profiles.told(other)).created == (await hub.profiles.told(me)).created
            begins_right = " ".join([*phrase.split()[:5], "zzzz"])
            for wrong in (begins_right, "bado bado bado bado bado bado", "x", phrase[:-1]):
                assert await refusal(hub.profiles.sign_in(wrong, "")) == "passphrase-wrong"

    run(test())


def test_neither_passphrase_nor_token_is_kept(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            phrase, me = await hub.profiles.make("laptop")
            kept = await all_rows(hub)

            assert "laptop" in kept
            assert phrase not in kept
            assert not [word for word in phrase.split() if f"'{word}" in kept]
            assert me not in kept

    run(test())


def test_who_is_signed_out_is_nobody(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            phrase, me = await hub.profiles.make("")
            await hub.profiles.sign_out(me)

            assert await refusal(hub.profiles.told(me)) == "not-signed-in"
            assert await refusal(hub.profiles.told("")) == "not-signed-in"
            tokens = [await hub.profiles.sign_in(phrase, "") for _ in range(2)]
            assert (await hub.profiles.told(tokens[0])).tables == []

    run(test())


def test_of_too_many_devices_the_oldest_is_signed_out(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crossroads.server.log.profiles.MOST_SIGNED_IN", 2)
    assert MOST_SIGNED_IN > 2

    async def test() -> None:
        async with hub_at(url) as hub:
            phrase, first = await hub.profiles.make("")
            others = [await hub.profiles.sign_in(phrase, "") for _ in range(2)]

            assert await refusal(hub.profiles.told(first)) == "not-signed-in"
            assert [bool(await hub.profiles.told(each)) for each in others] == [True, True]

    run(test())


def test_a_seat_of_the_profile_is_played_from_a_new_device(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            phrase, me = await hub.profiles.make("")
            table, tokens, _ = await sat_down(hub)
            assert await refusal(hub.profiles.remember(me, table, 0, [tokens[1]])) == "not-yours"
            await hub.profiles.remember(me, table, 0, [tokens[0]])

            other = await hub.profiles.sign_in(phrase, "phone")
            (kept,) = (await hub.profiles.told(other)).tables
            assert (kept.table, kept.seat, kept.game, kept.phase, kept.result) == (table, 0, "shelter", "playing", "")
            token = await hub.profiles.open_seat(other, table, 0)

            phone = Person(hub, table, [token])
            await phone.hello()
            await phone.choose(phone.decision.options[0].id)
            assert [each.way for each in await hub.devices.listed(table, 0, [token])] == ["claim", "profile"]
            assert await refusal(hub.profiles.open_seat(other, table, 1)) == "not-yours"
            _, stranger = await hub.profiles.make("")
            assert await refusal(hub.profiles.open_seat(stranger, table, 0)) == "not-yours"

    run(test())


def test_a_profile_says_whose_turn_it_is_at_its_tables_even_after_a_restart(url: str) -> None:
    """Each table as its player knows it, one without spectators too; of a game that is over nothing is said."""

    async def test() -> None:
        async with hub_at(url) as hub:
            _, me = await hub.profiles.make("")
            table, tokens, (ann, _) = await sat_down(hub, spectators=False)
            await hub.profiles.remember(me, table, 1, [tokens[1]])
            (told,) = (await hub.profiles.told(me)).tables
            assert told.info is not None
            assert (told.info.asked, told.info.phase) == (0, "playing")
            assert [seat.mine for seat in told.info.seats] == [False, True]
            assert not told.info.host
            while ann.decision.seat == 0:
                await ann.choose("pass")
        async with hub_at(url) as hub:
            (told,) = (await hub.profiles.told(me)).tables
            assert told.info is not None
            assert told.info.asked == 1
            over = await played_out(hub, me)
            ended = next(each for each in (await hub.profiles.told(me)).tables if each.table == over)
            assert (ended.phase, ended.info) == ("over", None)

    run(test())


def test_a_seat_that_was_left_is_no_longer_the_profiles(url: str) -> None:
    """Whoever takes it next is safe from the profile, its deletion included."""

    async def test() -> None:
        async with hub_at(url) as hub:
            phrase, me = await hub.profiles.make("")
            made = await new_table(hub)
            table = made.table.id
            ann = await hub.claim(table, 0, ClaimSeat("Ann", "", made.invite))
            await hub.profiles.remember(me, table, 0, [ann.token])
            await hub.leave(table, 0, [ann.token])
            await hub.claim(table, 0, ClaimSeat("Bob", "", made.invite))

            assert (await hub.profiles.told(me)).tables == []
            await hub.profiles.erase(me, phrase)
            assert (await hub.info(table)).seats[0].name == "Bob"

    run(test())


async def played_out(hub: Hub, me: str) -> str:
    """A game that somebody with a profile began, and a bot has played to its end."""
    made = await new_table(hub)
    table: str = made.table.id
    claimed = await hub.claim(table, 0, ClaimSeat("Ann", "", made.invite))
    await hub.profiles.remember(me, table, 0, [claimed.token])
    await hub.sit_bot(table, 1, SitBot("random"), [made.host_token])
    ann = Person(hub, table, [claimed.token])
    await ann.hello()
    await ann.chat(0, "a word of mine")

    async def over() -> bool:
        return (await hub.info(table)).phase == "over"

    await hub.hand(table, 0, HandOver("random"), [claimed.token])
    await at_rest(hub, table)
    await eventually(over)
    return table


def test_results_are_counted_and_outlive_their_tables(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, me = await hub.profiles.make("")
            table = await played_out(hub, me)
            winners = (await hub._running(table)).play.game.outcome.winners  # type: ignore[union-attr]  # it is over

            told = await hub.profiles.told(me)

            won = 0 in winners
            assert told.tables[0].result == ("won" if won else "lost")
            assert [(each.game, each.played, each.won) for each in told.figures] == [("shelter", 1, int(won))]
            async with Housekeeping.opened(url) as kept:
                await kept.forget("tables", [table])
            after = await hub.profiles.told(me)
            assert (after.tables[0].phase, after.figures) == ("gone", told.figures)

    run(test())


def test_an_export_has_all_that_is_kept_of_somebody_and_nothing_of_others(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, me = await hub.profiles.make("laptop")
            table, tokens, (first, second) = await sat_down(hub)
            await hub.profiles.remember(me, table, 0, [tokens[0]])
            await first.chat(0, "my words")
            await second.chat(1, "not mine")
            option = first.decision.options[0].id
            await first.choose(option)

            told = json.loads(await hub.profiles.export(me))

            (kept,) = told["tables"]
            assert [each["name"] for each in told["devices"]] == ["laptop"]
            assert (kept["table"], kept["name"], kept["game"]) == (table, "Person 0", "shelter")
            assert [each["text"] for each in kept["said"]] == ["my words"]
            assert [each["option"] for each in kept["chosen"]] == [option]
            assert "not mine" not in str(told)

    run(test())


def test_deleting_takes_name_and_words_from_every_table(url: str) -> None:
    """The passphrase says that it is meant; a bot plays on, the others' words and the game itself stay."""

    async def test() -> None:
        async with hub_at(url) as hub:
            phrase, me = await hub.profiles.make("laptop")
            made = await new_table(hub)
            table = made.table.id
            tokens = await sit_all(hub, made, people=[0, 1])
            people = [Person(hub, table, [token]) for token in tokens]
            for person in people:
                await person.hello()
            await hub.profiles.remember(me, table, 0, [tokens[0]])
            await people[0].choose(people[0].decision.options[0].id)
            await people[0].chat(0, "my words")
            await people[1].chat(1, "not mine")
            assert await refusal(hub.profiles.erase(me, "wrong words")) == "passphrase-wrong"
            other, _ = await hub.profiles.make("")
            assert await refusal(hub.profiles.erase(me, other)) == "passphrase-wrong"

            await hub.profiles.erase(me, phrase)

            kept = await all_rows(hub)
            assert "my words" not in kept
            assert "Person 0" not in kept
            assert "not mine" in kept
            seats = (await hub.info(table)).seats
            assert (seats[0].name, bool(seats[0].bot), seats[1].name) == ("", True, "Person 1")
            assert len(await hub._store.entries(table)) >= 1
            assert await refusal(hub.profiles.told(me)) == "not-signed-in"
            assert await refusal(hub.profiles.sign_in(phrase, "")) == "passphrase-wrong"
            async with hub._store.reading() as connection:
                assert len((await connection.execute(select(PROFILES))).all()) == 1
                assert len((await connection.execute(select(PROFILE_DEVICES))).all()) == 1
                assert (await connection.execute(select(PROFILE_SEATS))).all() == []

    run(test())
