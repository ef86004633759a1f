"""Real dice at a table: the people at it say what they show, for the bots too, and no bot answers in their place."""

from typing import Any

import pytest

from crossroads.engine.decisions import CHANCE
from crossroads.engine.dice import Draw
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, hub_at, new_table, run, sit_all

REAL: dict[str, Any] = {"game": "munchkin", "options": {}, "typed": ["dice"]}


async def with_bots(hub: Any) -> tuple[str, Person]:
    """A person and two bots, before the first player is found."""
    made = await new_table(hub, 3, **REAL)
    (token,) = await sit_all(hub, made, people=(1,))
    person = Person(hub, made.table.id, [token])
    await person.hello()
    return made.table.id, person


def test_a_person_says_what_the_dice_of_all_show(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, person = await with_bots(hub)
            for face in (2, 6, 3):
                assert (person.decision.prompt, person.decision.seat) == (CHANCE, 1)
                assert [option.label.title for option in person.decision.options] == ["1", "2", "3", "4", "5", "6"]
                await person.choose(f"{CHANCE}:first-player:{face}")
            assert person.decision.prompt != CHANCE
            assert (await hub.info(table_id)).typed == ["dice"]
            play = (await hub._running(table_id)).play
            assert play is not None
            assert play.game.choices()[2][2] == (Draw("first-player", (2, 6, 3), typed=True),)

    run(test())


def test_a_mistyped_die_is_taken_back(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, person = await with_bots(hub)
            await person.choose(f"{CHANCE}:first-player:2")
            await person.undo(1)
            assert person.decision.about["die"] == 1

    run(test())


def test_after_the_server_was_started_anew_the_same_die_is_asked(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, person = await with_bots(hub)
            await person.choose(f"{CHANCE}:first-player:5")
            tokens = person.tokens
        async with hub_at(url) as hub:
            person = Person(hub, table_id, tokens)
            await person.hello()
            assert (person.decision.about["die"], person.decision.seat) == (2, 1)

    run(test())


def test_advice_is_not_given_on_dice(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, person = await with_bots(hub)
            assert (await person.appraise(1)).code == "not-now"

    run(test())


def test_what_nobody_can_bring_about_is_refused(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            with pytest.raises(Trouble, match="`coins` cannot be yours"):
                await new_table(hub, 3, **{**REAL, "typed": ["coins"]})

    run(test())
