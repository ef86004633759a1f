"""Asking a bot why: at once for one person among bots, for several once all agree, never for spectators; paid for as advice is."""

import asyncio
from typing import Any

import pytest

from crossroads.bots import make_bot
from crossroads.protocol.advice import ChoiceExplained
from crossroads.server.line.advising import WORK
from crossroads.server.line.limits import AT_ONCE
from tests.kit.hubs import Person, at_rest, done, hub_at, new_table, refused, run, sit_all


async def played(
    hub: Any, people: int = 1, seats: int = 3, game: str = "shelter"
) -> tuple[str, list[str], list[Person]]:
    """A table at which the first seat begins; each person has chosen once, and steady bots after them."""
    options = {"first": 0} if game == "shelter" else {}
    made = await new_table(hub, seats, game=game, options=options)
    tokens = await sit_all(hub, made, people=range(people), bot="steady")
    table_id = made.table.id
    persons = [Person(hub, table_id, [token]) for token in tokens]
    for person in persons:
        await person.hello()
    table = await hub._running(table_id)
    mind = make_bot("steady", game, "person")
    while not any(table.play.by_bots()):
        seq = await at_rest(hub, table_id)
        for person in persons:
            await person.reaches(seq)
        if any(table.play.by_bots()):
            break
        seat = table.decision.seat
        await persons[seat].choose(mind.choose(table.play.game, seat), seat=seat)
    seq = await at_rest(hub, table_id)
    for person in persons:
        await person.reaches(seq)
    return table_id, tokens, persons


async def last_of_a_bot(hub: Any, table_id: str) -> int:
    """The entry of a bot's last choice that was told."""
    table = await hub._running(table_id)
    return int(table.play.by_bots()[-1])


def test_a_bot_says_how_its_choice_compares(url: str) -> None:
    """What it chose first, then what else there was, each in words with reasons and their rules; in the asker's language."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, _, (one,) = await played(hub)
            entry = await last_of_a_bot(hub, table_id)
            play = (await hub._running(table_id)).play
            assert play is not None
            [moment] = [each for each in play.moments if each.seq == entry]

            told = await one.explain(0, entry)

            assert isinstance(told, ChoiceExplained)
            assert (told.seq, told.seat) == (entry, moment.by)
            assert told.finding
            assert told.basis
            assert told.options
            assert all(each.title and each.text for each in told.options)
            assert all(why.text and why.rule for each in told.options for why in each.reasons)
            again = await one.explain(0, entry)
            assert (again.finding, again.options) == (told.finding, told.options)
            await one.speak("pl")
            polish = await one.explain(0, entry)
            assert polish.finding != told.finding
            assert len(polish.options) == len(told.options)

    run(test())


def test_a_client_knows_which_lines_tell_of_a_bots_choice(url: str) -> None:
    """Whoever comes to the table is told their entries, and none of a person's; the server started anew knows them still."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, tokens, (one,) = await played(hub)
            known = (await one.speak("en")).by_bots
            entries = await hub._store.entries(table_id)
            assert known == [entry.seq for entry in entries if entry.seat != 0 and entry.seq in known]
            assert set(known) <= {line.seq for line in one.log}
        async with hub_at(url) as hub:
            again = Person(hub, table_id, tokens)
            assert (await again.hello()).by_bots[: len(known)] == known

    run(test())


def test_what_the_bot_has_said_itself_comes_with_it(url: str) -> None:
    """In Munchkin bots say why unasked at times: that sentence stands in the answer, as it does in the log."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, _, (one,) = await played(hub, seats=4, game="munchkin")
            mind = make_bot("steady", "munchkin", "person")
            play = (await hub._running(table_id)).play
            assert play is not None
            while not any(line.kind == "why" for line in one.log):
                await one.choose(mind.choose(play.game, 0), seat=0)
                await one.reaches(await at_rest(hub, table_id))
            [line, *_] = [line for line in one.log if line.kind == "why"]

            told = await one.explain(0, line.seq)

            assert isinstance(told, ChoiceExplained)
            assert [(why.text, why.rule) for why in told.said] == [(line.text, line.rule)]

    run(test())


def test_people_must_all_agree_first(url: str) -> None:
    """Refused without; granted to both once both have agreed to advice, which is one consent."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, _, (one, other) = await played(hub, people=2)
            entry = await last_of_a_bot(hub, table_id)

            assert refused(await one.explain(0, entry)) == "advice-refused"
            done(await one.vote(0))
            assert refused(await other.explain(1, entry)) == "advice-refused"
            done(await other.vote(1))

            assert isinstance(await one.explain(0, entry), ChoiceExplained)
            assert isinstance(await other.explain(1, entry), ChoiceExplained)

    run(test())


def test_neither_spectators_ask_nor_is_anybody_asked_but_bots(url: str) -> None:
    """Nor is a person's choice explained, or an entry that there is not."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, _, (one,) = await played(hub)
            entry = await last_of_a_bot(hub, table_id)
            spectator = Person(hub, table_id)
            await spectator.hello()
            [own] = [row.seq for row in await hub._store.entries(table_id) if row.seat == 0][:1]

            assert refused(await spectator.explain(0, entry)) == "not-yours"
            assert refused(await one.explain(1, entry)) == "not-yours"
            assert refused(await one.explain(0, own)) == "not-now"
            assert refused(await one.explain(0, 9999)) == "not-now"

    run(test())


def test_the_table_goes_on_while_it_is_thought_of(url: str) -> None:
    """A choice is carried out before the answer comes, which is still good; one who asks twice at a time is refused."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, _, (one,) = await played(hub)
            entry = await last_of_a_bot(hub, table_id)
            begun, released = asyncio.Event(), asyncio.Event()
            pool = hub._house.thinkers
            explains = pool.explain

            async def slowly(*asked: Any) -> Any:
                begun.set()
                await released.wait()
                return await explains(*asked)

            pool.explain = slowly  # type: ignore[method-assign, assignment]  # the same, later
            table = await hub._running(table_id)
            mind = make_bot("steady", "shelter", "person")
            asking = asyncio.create_task(one.explain(0, entry))
            await begun.wait()
            before = table.seq
            assert table.play is not None
            await table.choose(0, table.play.game.meant(mind.choose(table.play.game, 0)), "meanwhile")
            released.set()

            assert isinstance(await asking, ChoiceExplained)
            assert table.seq > before

    run(test())


def test_who_asks_again_and_again_must_wait(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is charged as advice is, to the same share."""
    monkeypatch.setattr("crossroads.server.line.limits.PER_SECOND", 1)  # a slow machine must not fill it up again

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, _, (one,) = await played(hub)
            entry = await last_of_a_bot(hub, table_id)
            answers = [await one.explain(0, entry) for _ in range(int(AT_ONCE / WORK) + 2)]

            assert isinstance(answers[0], ChoiceExplained)
            assert "too-fast" in [refused(each) for each in answers if not isinstance(each, ChoiceExplained)]

    run(test())
