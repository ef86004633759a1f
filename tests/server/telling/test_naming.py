"""One name for everybody: what the log says is what the page says."""

from pathlib import Path

import pytest

from crossroads.bots import seat_names
from crossroads.bots.seat_names import FOLDER
from crossroads.engine.words import LANGUAGES
from tests.kit.hubs import Person, hub_at, new_table, run, sit_all

PAGE_WORDS = Path(__file__).parents[3] / "web/src/words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_and_server_give_the_same_names(lang: str) -> None:
    """Bots, and those who chose no name: each message is in both files, letter by letter."""
    names = [line for line in (FOLDER / f"names.{lang}.ftl").read_text().splitlines() if " = " in line]

    assert len(names) == 7
    assert set(names) <= set((PAGE_WORDS / f"{lang}.ftl").read_text().splitlines())


def test_names_are_those_that_were_chosen_and_the_rest_is_in_the_readers_language() -> None:
    """Two Anns are told apart by their seats; "Gracz 3" is nobody's choice; a bot with a person's name keeps it."""
    given = ["Ann", "Ann", "Gracz 3", "", "Ben", "Игрок\u00a06"]

    names = seat_names(given, bots=[3, 4], lang="en")

    assert names == ("Ann 1", "Ann 2", "Player\u00a03", "Sprocket", "Ben", "Player\u00a06")


@pytest.mark.parametrize(("game", "role"), [("shelter", True), ("munchkin", False), ("fallout", True)])
def test_sentences_of_the_log_call_players_by_their_names(url: str, game: str, role: bool) -> None:
    """Told at once, told again to somebody who comes later, and in a replay; with the colour or the survivor."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, game=game, seats=3)
            tokens = await sit_all(hub, made, [0, 1, 2])
            people = [Person(hub, made.table.id, [token]) for token in tokens]
            for person in people:
                await person.hello()
            for seq in range(1, 40):
                asked = next(person for person in people if person.decision.options)
                await asked.choose(asked.decision.options[0].id)
                for person in people:
                    await person.reaches(seq)
            late = Person(hub, made.table.id, [])
            await late.hello()
            assert late.screen is not None
            names = [seat.name for seat in late.screen.table.seats]
            told = [line for line in late.log if line.seq > 6 and line.seat is not None]  # once all have survivors

            assert len(told) > 5
            for line in told:
                assert line.seat is not None
                if names[line.seat] in line.text:
                    assert (f"{names[line.seat]} (" in line.text) is role
            assert sum(any(name in line.text for name in names) for line in told) > len(told) * 3 / 4

    run(test())
