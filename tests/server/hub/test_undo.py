"""Taking back: freely, with everybody's consent, or not at all; never what was revealed."""

import asyncio
from typing import Any

from crossroads.protocol.socket import TableNow, UndoOpen
from tests.kit.hubs import Person, bare, done, hub_at, new_table, refused, run, sat_down, sit_all


async def toy_table(hub: Any, seats: int = 2, bots: int = 0, **about: Any) -> tuple[str, list[str], list[Person]]:
    """People at a toy table, where `wait` reveals nothing and `throw` rolls a die."""
    return await sat_down(hub, seats, bots, **{"game": "toy", "options": {}, **about})


def test_a_free_undo_takes_back_the_own_last_choice(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, second) = await toy_table(hub)
            before = first.view, first.decision
            could = [first.can_undo]
            await first.choose("whisper")
            could.append(first.can_undo)

            assert done(await first.undo(0)) == 2

            assert could == [False, True]
            assert (bare(first.view), first.decision) == (bare(before[0]), before[1])
            await second.reaches(2)
            told = [(line.seq, line.kind, line.seat, line.text) for line in second.log if line.seq != 0]
            assert told == [(2, "taken-back", 0, "Person 0 took the last choice back.")]
            await first.choose("wait")
            await second.reaches(3)
        async with hub_at(url) as hub:
            standing = await Person(hub, table, tokens[:1]).hello()
            assert (standing.seq, standing.log[-1].seq, standing.decision.seat) == (3, 3, 1)
            assert [line.text for line in standing.log if line.seq == 2] == ["Person 0 took the last choice back."]
            assert standing.made == (await hub.replay(table, None, None, "en", tokens)).last == 1
            replayed = await hub.replay(table, 0, None, "en", tokens)
            assert "Person 0 took the last choice back." in [line.text for line in replayed.lines]

    run(test())


def test_an_undo_that_is_asked_for_twice_is_done_once(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (first, _) = await toy_table(hub)
            await first.choose("whisper")
            await first.choose("say:1")

            assert done(await first.undo(0, request="back")) == 3
            assert done(await first.undo(0, request="back", seq=2)) == 3

            assert first.decision.prompt == "whisper-first"

    run(test())


def test_what_was_revealed_is_not_taken_back(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (first, second) = await toy_table(hub)
            assert refused(await first.undo(0)) == "undo-refused"
            await first.choose("throw")

            answer = await first.undo(0)

            assert not first.can_undo
            assert (refused(answer), "revealed" in answer.message) == ("undo-refused", True)
            await second.reaches(1)
            assert refused(await second.undo(0)) == "not-yours"

    run(test())


def test_nobody_takes_back_anothers_choice_freely(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (first, second, _) = await toy_table(hub, seats=3)
            await first.choose("wait")
            await second.reaches(1)
            await second.choose("wait")
            await first.reaches(2)

            answer = await first.undo(0)

            assert not first.can_undo
            assert (refused(answer), answer.message) == ("undo-refused", "Somebody else has chosen since.")
            assert done(await second.undo(1)) == 3

    run(test())


def test_at_a_strict_table_nothing_is_taken_back(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (first, _) = await toy_table(hub, undo="off")
            await first.choose("whisper")

            assert not first.can_undo
            assert refused(await first.undo(0)) == "undo-refused"

    run(test())


def test_consent_is_asked_of_every_other_person(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, _, (first, second, third) = await toy_table(hub, seats=3, undo="consent")
            await first.choose("wait")
            for person in (second, third):
                await person.reaches(1)

            assert done(await first.undo(0, request="please")) == 1
            asked = await third.hears(UndoOpen)
            assert asked.undo is not None
            assert (asked.undo.seat, asked.undo.waiting) == (0, [1, 2])
            newcomer = await Person(hub, table).hello()
            assert newcomer.undo == asked.undo
            assert refused(await second.undo(1)) == "undo-refused"
            assert done(await second.agree(1)) == 1
            assert done(await second.agree(1)) == 1
            assert done(await third.agree(2)) == 2

            await first.hears(TableNow, lambda told: told.seq == 2)
            assert (first.decision.seat, first.decision.prompt) == (0, "turn")
            assert done(await first.undo(0, request="please", seq=1)) == 2

    run(test())


def test_one_no_is_enough_and_a_choice_settles_the_question(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (first, second) = await toy_table(hub, undo="consent")
            await first.choose("whisper")
            await second.reaches(1)
            await first.undo(0)
            await second.agree(1, agree=False)

            await first.hears(UndoOpen, lambda told: told.undo is None)
            assert refused(await second.agree(1)) == "not-now"
            await first.undo(0)
            await first.choose("say:1")

            await second.reaches(2)
            await second.hears(UndoOpen, lambda told: told.undo is None)
            assert refused(await second.agree(1)) == "not-now"

    run(test())


def test_a_question_for_consent_outlives_the_server(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, second) = await toy_table(hub, undo="consent")
            await first.choose("whisper")
            await second.reaches(1)
            await first.undo(0)
        async with hub_at(url) as hub:
            second = Person(hub, table, tokens[1:])
            standing = await second.hello()
            assert standing.undo.waiting == [1]
            assert done(await second.agree(1)) == 2

    run(test())


def test_bots_choices_are_taken_back_with_ones_own(url: str) -> None:
    """The only person chooses; the bot plays on; where no die fell, both are taken back at once."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2, undo="consent")
            (token,) = await sit_all(hub, made, people=(0,))
            person = Person(hub, made.table.id, [token])
            await person.hello()
            for _ in range(40):
                asked, before, seq = person.decision, person.view, person.seq
                await person.choose(asked.options[0].id)
                while person.decision is not None and person.decision.seat != 0:
                    await person.next()
                assert person.decision is not None
                made_since = person.seq
                if person.can_undo and made_since > seq + 1:
                    assert done(await person.undo(0)) == made_since + 1
                    assert (bare(person.view), person.decision) == (bare(before), asked)
                    break
            else:
                raise AssertionError("nothing could ever be taken back")
            await asyncio.sleep(0)

    run(test())
