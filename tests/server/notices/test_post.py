"""One notice for each decision that waits for somebody who is away, none once it is answered, and none twice."""

import pytest

from crossroads.protocol.notices import NewChannel, NoticeHabits
from crossroads.server.hub.hub import Hub
from crossroads.server.log.outbox import GRACE_SECONDS, OUTBOX, WAITING
from crossroads.server.notices.post import HERE_SECONDS, LEASE_SECONDS, Undelivered
from tests.kit.hubs import Person, at_rest, hub_at, run
from tests.kit.slowly import DAY, Clock, Recorded, confirmed, heard, rows, setup_with, slow_table


def test_who_is_away_hears_once_and_again_before_the_time_is_up(url: str) -> None:
    """Two minutes after the choice, then at 80 % of a day; however often the outbox is looked at."""

    async def test() -> None:
        clock, sent = Clock(), Recorded()
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            table, tokens = await slow_table(hub)
            await confirmed(hub, table, 0, tokens[0], sent)
            await hub.days.post.send_due()
            assert heard(sent) == []

            clock.now += GRACE_SECONDS
            for _ in range(3):
                await hub.days.post.send_due()
            assert [(each["turns"][0]["table"], each["turns"][0]["seat"]) for each in heard(sent)] == [(table, 0)]
            clock.now += 0.8 * DAY
            for _ in range(3):
                await hub.days.post.send_due()

            first, reminder = heard(sent)
            assert "Fallout Shelter" in first["subject"]
            assert "with Person 1" in first["content"]
            assert reminder["subject"].startswith("Not much time is left")
            assert first["id"] != reminder["id"]

    run(test())


def test_what_is_answered_is_not_told_of(url: str) -> None:
    """Its notice leaves the outbox in the transaction of the choice, which brings the next one's."""

    async def test() -> None:
        clock, sent = Clock(), Recorded()
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            table, tokens = await slow_table(hub)
            for seat in (0, 1):
                await confirmed(hub, table, seat, tokens[seat], sent)
            ann = Person(hub, table, tokens[:1])
            await ann.hello()
            assert {row.seat for row in await rows(hub, OUTBOX)} == {0}

            await ann.choose("pass")

            assert {(row.seq, row.seat) for row in await rows(hub, OUTBOX)} == {(1, 1)}
            await ann.hang_up()
            clock.now += GRACE_SECONDS
            await hub.days.post.send_due()
            assert [each["turns"][0]["seat"] for each in heard(sent)] == [1]

    run(test())


def test_who_is_here_is_called_only_after_leaving_without_an_answer(url: str) -> None:
    async def test() -> None:
        clock, sent = Clock(), Recorded()
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            table, tokens = await slow_table(hub)
            await confirmed(hub, table, 0, tokens[0], sent)
            ann = Person(hub, table, tokens[:1])
            await ann.hello()
            clock.now += GRACE_SECONDS
            await hub.days.post.send_due()
            assert heard(sent) == []

            await ann.hang_up()
            clock.now += HERE_SECONDS
            await hub.days.post.send_due()

            assert len(heard(sent)) == 1

    run(test())


def test_who_has_a_line_to_another_process_is_here(url: str) -> None:
    async def test() -> None:
        if not url.startswith("postgresql"):
            return
        clock, sent = Clock(), Recorded()
        async with (
            hub_at(url, clock=clock, notices=setup_with(sent)) as here,
            hub_at(url, clock=clock, notices=setup_with(sent)) as there,
        ):
            table, tokens = await slow_table(here)
            await confirmed(here, table, 0, tokens[0], sent)
            await Person(there, table, tokens[:1]).hello()
            clock.now += GRACE_SECONDS
            await there.days.note_lines()
            here._tables.pop(table, None)

            await here.days.post.send_due()

            assert heard(sent) == []

    run(test())


def test_a_crash_between_sending_and_noting_sends_the_same_message_again(url: str) -> None:
    """At least once: the copy has the id of the first. A decision that was answered meanwhile is not told of again."""

    async def test(answered: bool) -> list[str]:
        clock, sent = Clock(), Recorded()
        sent.crashes = True
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            table, tokens = await slow_table(hub)
            sent.crashes = False
            await confirmed(hub, table, 0, tokens[0], sent)
            clock.now += GRACE_SECONDS
            sent.crashes = True
            with pytest.raises(RuntimeError, match="the process ends"):
                await hub.days.post.send_due()
        sent.crashes = False
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            await hub.days.post.send_due()
            assert len(heard(sent)) == 1
            if answered:
                ann = Person(hub, table, tokens[:1])
                await ann.hello()
                await ann.choose("pass")
                await ann.hang_up()
            clock.now += LEASE_SECONDS
            await hub.days.post.send_due()
            await hub.days.post.send_due()
            return [each["id"] for each in heard(sent) if each["turns"][0]["seat"] == 0]

    first, again = run(test(answered=False))

    assert first == again
    assert len(run(test(answered=True))) == 1


def test_two_processes_send_a_notice_once(url: str) -> None:
    async def test() -> None:
        if not url.startswith("postgresql"):
            return
        clock, sent = Clock(), Recorded()
        async with (
            hub_at(url, clock=clock, notices=setup_with(sent)) as here,
            hub_at(url, clock=clock, notices=setup_with(sent)) as there,
        ):
            table, tokens = await slow_table(here)
            await confirmed(here, table, 0, tokens[0], sent)
            clock.now += GRACE_SECONDS
            due = await there.days.post._due(clock.now)
            await here.days.post.send_due()

            await there.days.post._send(due[0].channel, due, clock.now)

            assert len(heard(sent)) == 1

    run(test())


def test_what_cannot_be_sent_is_tried_again_and_then_no_more(url: str) -> None:
    async def test() -> None:
        clock, sent = Clock(), Recorded()
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            table, tokens = await slow_table(hub, hours=336)
            await confirmed(hub, table, 0, tokens[0], sent)
            sent.failure = Undelivered("answered 500")
            for _ in range(9):
                clock.now += 7200
                await hub.days.post.send_due()

            assert len(heard(sent)) == 5
            assert {(row.kind, row.state) for row in await rows(hub, OUTBOX)} == {
                ("turn", "failed"),
                ("reminder", "new"),
            }

    run(test())


def test_an_address_that_is_gone_is_forgotten(url: str) -> None:
    async def test() -> None:
        clock, sent = Clock(), Recorded()
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            table, tokens = await slow_table(hub)
            await confirmed(hub, table, 0, tokens[0], sent)
            sent.failure = Undelivered("answered 410", gone=True)
            clock.now += GRACE_SECONDS
            await hub.days.post.send_due()

            assert (await hub.days.listening.told(table, 0, tokens[:1], "")).channels == []

    run(test())


def test_not_this_turn(url: str) -> None:
    async def test() -> None:
        clock, sent = Clock(), Recorded()
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            table, tokens = await slow_table(hub)
            await confirmed(hub, table, 0, tokens[0], sent)
            await hub.days.snooze(table, 0, tokens[:1])
            clock.now += 0.9 * DAY
            await hub.days.post.send_due()
            assert heard(sent) == []

            for seat in (0, 1):
                person = Person(hub, table, tokens[seat : seat + 1])
                await person.hello()
                await person.choose("pass")
                await person.hang_up()
            await at_rest(hub, table)
            clock.now += GRACE_SECONDS
            await hub.days.post.send_due()
            assert [each["turns"][0]["seat"] for each in heard(sent)] == [0]

    run(test())


def test_nothing_is_sent_while_a_table_is_paused(url: str) -> None:
    async def test() -> None:
        clock, sent = Clock(), Recorded()
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            table, tokens = await slow_table(hub)
            await confirmed(hub, table, 0, tokens[0], sent)
            for seat in (0, 1):
                await hub.days.pause(table, seat, True, tokens)
            clock.now += 3 * DAY
            await hub.days.post.send_due()
            assert heard(sent) == []

            await hub.days.pause(table, 1, False, tokens)
            await hub.days.post.send_due()
            assert heard(sent) == []
            clock.now += GRACE_SECONDS
            await hub.days.post.send_due()
            assert len(heard(sent)) == 1

    run(test())


# -- quiet hours and one message a day


def test_in_quiet_hours_nothing_comes_before_their_end(url: str) -> None:
    """It is noon in UTC and 13:00 in Warsaw: quiet from 12:00 to 15:30 there."""

    async def test() -> None:
        clock, sent = Clock(), Recorded()
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            table, tokens = await slow_table(hub)
            await confirmed(hub, table, 0, tokens[0], sent)
            habits = NoticeHabits("pl", "Europe/Warsaw", 12 * 60, 15 * 60 + 30)
            await hub.days.listening.settle(table, 0, tokens[:1], "", habits)
            noon = clock.now
            for hours in (1, 2):
                clock.now = noon + 3600 * hours
                await hub.days.post.send_due()
            assert heard(sent) == []

            clock.now = noon + 2.5 * 3600
            await hub.days.post.send_due()

            (told,) = heard(sent)
            assert told["subject"].startswith("Twoja kolej")

    run(test())


def test_a_digest_brings_all_that_waits_at_once(url: str) -> None:
    """Kept with a profile: three tables wait, one is answered before; at 18:00 one message tells of the two others."""

    async def test() -> None:
        clock, sent = Clock(), Recorded()
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            _, me = await hub.profiles.make("")
            tables = [await slow_table(hub) for _ in range(3)]
            for table, tokens in tables:
                await hub.profiles.remember(me, table, 0, tokens[:1])
            table, tokens = tables[0]
            await confirmed(hub, table, 0, tokens[0], sent, me)
            await hub.days.listening.settle(table, 0, tokens[:1], me, NoticeHabits(digest=18 * 60))
            clock.now += 3600
            await hub.days.post.send_due()
            ann = Person(hub, table, tokens[:1])
            await ann.hello()
            await ann.choose("pass")
            assert heard(sent) == []

            clock.now += 5 * 3600
            await hub.days.post.send_due()

            (told,) = heard(sent)
            assert {turn["table"] for turn in told["turns"]} == {tables[1][0], tables[2][0]}
            assert told["subject"] == "It is your turn at 2 tables"

    run(test())


# -- whose channels


def test_a_seat_that_is_given_up_is_not_heard_of_any_more(url: str) -> None:
    async def test() -> None:
        clock, sent = Clock(), Recorded()
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            table, tokens = await slow_table(hub)
            await confirmed(hub, table, 0, tokens[0], sent)

            await hub.leave(table, 0, tokens[:1])

            await at_rest(hub, table)
            assert [row for row in await rows(hub, OUTBOX) if row.seat == 0] == []
            clock.now += GRACE_SECONDS
            await hub.days.post.send_due()
            assert heard(sent) == []

    run(test())


def test_what_is_kept_with_a_profile_is_in_its_export_and_goes_with_it(url: str) -> None:
    async def test() -> None:
        clock, sent = Clock(), Recorded()
        async with hub_at(url, clock=clock, notices=setup_with(sent)) as hub:
            phrase, me = await hub.profiles.make("")
            table, tokens = await slow_table(hub)
            await hub.profiles.remember(me, table, 0, tokens[:1])
            await confirmed(hub, table, 0, tokens[0], sent, me)
            assert b"hook.example" in await hub.profiles.export(me)

            await hub.profiles.erase(me, phrase)

            from crossroads.server.log.channels import CHANNELS, LISTENERS

            assert await rows(hub, CHANNELS) == await rows(hub, LISTENERS) == []

    run(test())


async def secret_words(hub: Hub) -> str:
    from crossroads.server.log.channels import CHANNELS

    return str(await rows(hub, CHANNELS))


def test_a_feed_shows_what_waits_and_its_secret_is_not_kept(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with hub_at(url, clock=clock) as hub:
            table, tokens = await slow_table(hub)
            told = await hub.days.listening.add(table, 0, tokens[:1], "", NewChannel("feed"), "https://table.example")
            secret = told.feed.rpartition("/")[2]
            assert secret not in await secret_words(hub)
            atom = (await hub.days.listening.feed(secret, "atom", "https://table.example")).decode()
            assert f"<id>urn:crossroads:turn:{table}:0:0</id>" in atom
            assert f"https://table.example/tables/{table}" in atom
            ann = Person(hub, table, tokens[:1])
            await ann.hello()
            await ann.choose("pass")

            assert b"<entry>" not in await hub.days.listening.feed(secret, "atom", "https://table.example")
            assert b'"items":[]' in await hub.days.listening.feed(secret, "json", "https://table.example")
            assert [row.seat for row in await rows(hub, WAITING)] == [1]

    run(test())
