"""Real decks at a table: people at one screen say what they draw, and nobody else is told what is for one seat alone."""

from typing import Any

from crossroads.engine.decisions import CARD
from crossroads.protocol.socket import DecisionTold
from tests.kit.hubs import Person, hub_at, new_table, run, sit_all

REAL: dict[str, Any] = {"game": "munchkin", "options": {"first": 1}, "typed": ["doors"]}


def test_cards_have_names_and_go_to_whoever_they_are_for(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 3, **REAL)
            (token,) = await sit_all(hub, made, people=(1,))
            person = Person(hub, made.table.id, [token])
            await person.hello()
            assert (person.decision.prompt, person.decision.seat) == (CARD, 1)
            titles = {option.id: option.label.title for option in person.decision.options}
            assert titles["drawn:doors:bloatfly"] == "Bloatfly"
            for card in ("bloatfly", "deathclaw"):
                await person.choose(f"{CARD}:doors:{card}")
            assert "Bloatfly; Deathclaw" in person.decision.question.text
            await person.undo(1)
            assert person.decision.about["came"] == ["bloatfly"]

    run(test())


def test_another_screen_is_not_told_which_cards_came(url: str) -> None:
    """The question is known to all, and so is how many cards came; which ones they are is for one seat alone."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 3, **REAL)
            tokens = await sit_all(hub, made, people=(1, 2))
            drawing, waiting = (Person(hub, made.table.id, [token]) for token in tokens)
            await drawing.hello()
            await waiting.hello()
            await drawing.choose(f"{CARD}:doors:bloatfly")
            await waiting.reaches(drawing.seq)
            seen: DecisionTold = waiting.decision
            assert (seen.prompt, seen.seat, seen.options, seen.about) == (CARD, 1, [], {})
            assert "(2" in seen.question.title
            assert "loatfly" not in f"{seen.question}"

    run(test())
