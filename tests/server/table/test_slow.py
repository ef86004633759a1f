"""A slow table: a decision may take days, a question with one answer is not asked, and who stays away is played for."""

from typing import Any

import pytest
from sqlalchemy import select

from crossroads.protocol.socket import TableChanged
from crossroads.protocol.tables import ClaimSeat, HandOver
from crossroads.server.hub.hub import Hub
from crossroads.server.log.outbox import OUTBOX, WAITING
from crossroads.server.log.schema import ENTRIES
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, at_rest, done, eventually, hub_at, new_table, run, sat_down, sit_all
from tests.kit.munchkin import DEFAULTS
from tests.kit.slowly import DAY, Clock, rows, slow_table


def test_an_ordinary_table_waits_for_nobody_in_the_database(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2)
            tokens = await sit_all(hub, made, people=(0, 1))
            ann = Person(hub, made.table.id, tokens[:1])
            await ann.hello()
            await ann.choose("pass")

            assert (made.table.hours, made.table.due) == (0, 0.0)
            assert await rows(hub, WAITING) == await rows(hub, OUTBOX) == []

    run(test())


def test_who_is_asked_has_a_day_from_the_choice_before(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with hub_at(url, clock=clock) as hub:
            table, tokens = await slow_table(hub)
            info = await hub.info(table, tokens)
            assert (info.hours, info.asked, info.due) == (24, 0, clock.now + DAY)
            ann = Person(hub, table, tokens[:1])
            await ann.hello()
            clock.now += 3600

            await ann.choose("pass")

            told = await ann.hears(TableChanged, lambda each: each.table.asked == 1)
            assert told.table.due == clock.now + DAY
            info = await hub.info(table, tokens)
            assert (info.asked, info.due) == (1, clock.now + DAY)

    run(test())


def test_whose_turn_it_is_is_known_of_a_table_that_is_not_in_memory(url: str) -> None:
    """The lobby says so after a restart, though nobody has come to the table yet; its time goes on."""

    async def test() -> None:
        clock = Clock()
        async with hub_at(url, clock=clock) as hub:
            table, tokens = await slow_table(hub)
            due = clock.now + DAY
        clock.now += 7200
        async with hub_at(url, clock=clock) as hub:
            assert table not in hub._tables
            info = await hub.info(table, tokens)
            assert (info.asked, info.due) == (0, due)
            await Person(hub, table, tokens[:1]).hello()
            await at_rest(hub, table)
            assert [(row.since, row.due) for row in await rows(hub, WAITING)] == [(due - DAY, due)]

    run(test())


def test_a_choice_that_was_taken_back_is_waited_for_again(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with hub_at(url, clock=clock) as hub:
            table, tokens = await slow_table(hub)
            ann = Person(hub, table, tokens[:1])
            await ann.hello()
            await ann.choose("pass")
            clock.now += 60

            await ann.undo(0)

            await eventually(lambda: waits_for(hub, 0))
            ((_, seq, seat, since, due, _),) = await rows(hub, WAITING)
            assert (seq, seat, since, due) == (2, 0, clock.now, clock.now + DAY)

    run(test())


async def waits_for(hub: Hub, seat: int | None) -> bool:
    return [row.seat for row in await rows(hub, WAITING)] == ([] if seat is None else [seat])


def test_a_question_with_one_answer_is_answered_unasked(url: str) -> None:
    """A survivor who has acted can only end the turn: at a slow table nobody is asked to."""

    async def played(hours: int) -> tuple[int, int]:
        """How many questions had one answer, and how many choices nobody asked for."""
        async with hub_at(url, clock=Clock()) as hub:
            made = await new_table(hub, 1, game="fallout", options={}, hours=hours)
            ann = Person(hub, made.table.id, await sit_all(hub, made, people=(0,)))
            await ann.hello()
            alone = 0
            for _ in range(15):
                await ann.reaches(await at_rest(hub, made.table.id))
                alone += len(ann.decision.options) == 1
                await ann.choose(ann.decision.options[0].id)
            await at_rest(hub, made.table.id)
            async with hub._store.reading() as connection:
                told = select(ENTRIES.c.request).where(ENTRIES.c.table_id == made.table.id)
                return alone, list((await connection.execute(told)).scalars()).count(None)

    asked, unasked = run(played(0))
    asked_slowly, unasked_slowly = run(played(24))

    assert asked > 0
    assert unasked == asked_slowly == 0
    assert unasked_slowly > 0


async def waited_for(hub: Hub, *hands: str, stand: Any = None) -> tuple[list[str], int]:
    """What is in the log once Ann has passed at her fire, and whom the table waits for then."""
    table, _, people = await sat_down(hub, len(hands), game="embers", options={"hands": list(hands)}, hours=24)
    if stand is not None:
        done(await people[1].stand(1, stand))
    await people[0].choose("pass")
    await people[0].reaches(await at_rest(hub, table))
    return [entry.option for entry in await hub._store.entries(table)], people[0].decision.seat


@pytest.mark.parametrize("stand", [None, "until-change"])
@pytest.mark.parametrize("hand", ["log-2", "wet-2"])
def test_who_could_not_have_answered_is_asked_like_anybody(url: str, hand: str, stand: Any) -> None:
    """Ben has a log for Ann's fire or but a blanket: the table waits for him, and nobody can tell which of the two."""

    async def test() -> None:
        async with hub_at(url, clock=Clock()) as hub:
            assert await waited_for(hub, "log-1", hand, stand=stand) == (["pass"], 1)

    run(test())


def test_who_passes_for_the_whole_occasion_is_not_asked_whatever_the_hand(url: str) -> None:
    """Ben has passed for all of Ann's turn, and Ann is not asked again: the next question is his at his own fire."""

    async def test() -> None:
        async with hub_at(url, clock=Clock()) as hub:
            for hand in ("log-2", "wet-2"):
                assert await waited_for(hub, "log-1", hand, stand="occasion") == (["pass", "pass"], 1)

    run(test())


def test_one_person_among_bots_is_not_asked_without_a_choice(url: str) -> None:
    """Nobody is there who could read from it what is in the hand: Ann's only answers are given unasked."""

    async def test() -> None:
        async with hub_at(url, clock=Clock()) as hub:
            hands = ["wet-1", "log-1"]
            table, _, (ann,) = await sat_down(hub, 2, 1, game="embers", options={"hands": hands}, hours=24)
            await ann.reaches(await at_rest(hub, table))

            first = (await hub._store.entries(table))[0]

            assert (first.seat, first.option, first.request) == (0, "pass", None)

    run(test())


@pytest.mark.slow
def test_who_has_no_trouble_to_look_for_is_asked_too(url: str) -> None:
    """Whether a hand holds a monster is nobody's business (munchkin.hidden-information.asked-tells-nothing)."""

    async def test() -> None:
        async with hub_at(url, clock=Clock()) as hub:
            table, _, people = await sat_down(hub, 3, game="munchkin", options={}, hours=24)
            for _ in range(600):
                for person in people:
                    await person.reaches(await at_rest(hub, table))
                asked = people[people[0].decision.seat]
                options = [option.id for option in asked.decision.options]
                if options == ["no-trouble"]:
                    return
                await asked.choose(next((each for each in DEFAULTS if each in options), options[0]))
            pytest.fail("a hand without a monster was never asked for one")

    run(test())


# -- who stays away


def test_who_stays_away_is_played_for_and_has_the_seat_again_on_coming_back(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with hub_at(url, clock=clock) as hub:
            table, tokens = await slow_table(hub)
            clock.now += DAY - 1
            await hub.days.look()
            assert not (await hub.info(table, tokens)).seats[0].bot

            clock.now += 1
            await hub.days.look()

            seat = (await hub.info(table, tokens)).seats[0]
            assert (seat.name, bool(seat.bot), seat.away) == ("Person 0", True, True)
            await at_rest(hub, table)
            await eventually(lambda: waits_for(hub, 1))
            ann = Person(hub, table, tokens[:1])
            await ann.hello()
            seat = (await hub.info(table, tokens)).seats[0]
            assert (seat.bot, seat.away) == ("", False)

    run(test())


def test_a_bot_that_somebody_asked_for_stays_when_they_look_in(url: str) -> None:
    async def test() -> None:
        async with hub_at(url, clock=Clock()) as hub:
            table, tokens = await slow_table(hub)
            await hub.hand(table, 0, HandOver("random"), tokens[:1])
            ann = Person(hub, table, tokens[:1])
            await ann.hello()

            assert (await hub.info(table, tokens)).seats[0].bot == "random"

    run(test())


def test_the_last_person_at_a_table_is_waited_for(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with hub_at(url, clock=clock) as hub:
            table, tokens = await slow_table(hub, people=(0,))
            clock.now += 30 * DAY

            await hub.days.look()

            assert not (await hub.info(table, tokens)).seats[0].bot
            assert await waits_for(hub, 0)

    run(test())


def test_nobody_is_overdue_at_a_slow_table_before_the_time_is_up(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with hub_at(url, clock=clock) as hub:
            table, tokens = await slow_table(hub)
            ben = Person(hub, table, tokens[1:])
            await ben.hello()
            clock.now += DAY / 2
            assert await refusal(hub.hand(table, 0, HandOver("random"), tokens[1:])) == "not-now"

            clock.now += DAY / 2

            assert (await hub.hand(table, 0, HandOver("random"), tokens[1:])).seats[0].bot == "random"

    run(test())


async def refusal(work: Any) -> str:
    with pytest.raises(Trouble) as trouble:
        await work
    return trouble.value.code


# -- pauses


def test_a_pause_takes_everybodys_consent_and_stops_the_time(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with hub_at(url, clock=clock) as hub:
            table, tokens = await slow_table(hub)
            due = clock.now + DAY
            ann = Person(hub, table, tokens[:1])
            await ann.hello()

            await hub.days.pause(table, 1, True, tokens[1:])
            told = await ann.hears(TableChanged, lambda each: each.table.pausing == [1])
            assert told.table.paused == 0
            await hub.days.pause(table, 0, True, tokens[:1])
            told = await ann.hears(TableChanged, lambda each: each.table.paused > 0)

            clock.now += 5 * DAY
            await hub.days.look()
            assert not (await hub.info(table, tokens)).seats[0].bot
            await hub.days.pause(table, 0, False, tokens[:1])
            told = await ann.hears(TableChanged, lambda each: each.table.due > due)
            assert (told.table.due, told.table.paused, told.table.pausing) == (due + 5 * DAY, 0, [])

    run(test())


def test_whoever_asked_for_a_pause_may_think_better_of_it(url: str) -> None:
    async def test() -> None:
        async with hub_at(url, clock=Clock()) as hub:
            table, tokens = await slow_table(hub)
            await hub.days.pause(table, 1, True, tokens[1:])
            await hub.days.pause(table, 1, False, tokens[1:])
            await hub.days.pause(table, 0, True, tokens[:1])

            info = await hub.info(table, tokens)
            assert (info.paused, info.pausing) == (0, [0])
            assert await refusal(hub.days.pause(table, 0, True, tokens[1:])) == "not-yours"
            made = await new_table(hub, 2)
            ordinary = await sit_all(hub, made, people=(0, 1))
            assert await refusal(hub.days.pause(made.table.id, 0, True, ordinary[:1])) == "not-now"

    run(test())


def test_a_table_that_was_broken_off_at_a_bots_turn_goes_on_by_itself(url: str) -> None:
    """The process ended between a choice and what needed nobody: the next one takes it up though nobody comes."""

    async def test() -> None:
        clock = Clock()
        async with hub_at(url, clock=clock) as hub:
            table, tokens = await slow_table(hub)
            async with hub._store._engine.begin() as connection:
                await connection.execute(WAITING.delete())
        async with hub_at(url, clock=clock) as hub:
            await eventually(lambda: waits_for(hub, 0))
            assert (await hub.info(table, tokens)).asked == 0

    run(test())


def test_a_seat_claimed_at_a_slow_table_begins_its_game_without_a_line(url: str) -> None:
    async def test() -> None:
        async with hub_at(url, clock=Clock()) as hub:
            made = await new_table(hub, 1, game="fallout", options={}, hours=48)
            await hub.claim(made.table.id, 0, ClaimSeat("Ann", "nonce", made.invite))

            await eventually(lambda: waits_for(hub, 0))

    run(test())
