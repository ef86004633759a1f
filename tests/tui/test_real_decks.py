"""Real decks at a terminal: which card came is found by typing a part of its name, on the screen and line by line."""

import io

from textual.pilot import Pilot

from crossroads.bots import make_bot
from crossroads.engine.decisions import CARD
from crossroads.engine.game import new
from crossroads.engine.setup import tellers_of
from crossroads.tui.panes import OptionsPane
from crossroads.tui.plain import run_plain
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from tests.tui.munchkin_screen import at_table


def table(lang: str = "en") -> Session:
    """Munchkin for three, about to be dealt from decks of their own."""
    game = new("munchkin", 3, "real decks", {"first": 0}, typed=("doors", "treasures"), tellers=tellers_of((0,), 3))
    bots = {seat: make_bot("random", "munchkin", salt=f"seat {seat}") for seat in (1, 2)}
    return Session(game, (0,), bots, lang)


def said(lines: str, lang: str = "en") -> tuple[str, Session]:
    told, session = io.StringIO(), table(lang)
    run_plain(session, io.StringIO(lines), told)
    return told.getvalue(), session


def test_cards_are_listed_by_name_in_every_language() -> None:
    for lang in ("en", "ru", "pl"):
        names = [label.title.casefold() for _, label in table(lang).labels()]
        assert len(names) == 103
        assert names[0] < names[-1]


def test_in_plain_lines_a_part_of_a_name_is_enough() -> None:
    told, session = said("bloatfl\n")

    assert "Door deck, Player 1: what came up? (1 of 4)" in told
    assert "103 can be there: type a name or a part of it" in told
    assert "1. Alien" not in told
    assert session.game.history == ("drawn:doors:bloatfly",)


def test_a_part_of_several_names_lists_them_with_numbers() -> None:
    told, session = said("ghoul\n")

    assert "may be one of" in told
    number = next(line.partition(".")[0] for line in told.splitlines() if "houl" in line and line[0].isdigit())
    assert said(f"ghoul\n{number}\n")[1].game.history[0].startswith("drawn:doors:")
    assert session.game.history == ()


def test_the_whole_name_is_that_card_though_it_is_part_of_another() -> None:
    assert said("deathclaw\n")[1].game.history == ("drawn:doors:deathclaw",)


def test_what_is_in_no_name_says_so() -> None:
    assert "No name here has “xyzzy” in it." in said("xyzzy\n")[0]


def test_a_word_without_its_marks_is_found_in_polish() -> None:
    assert said("lysy placek\n", "pl")[1].game.history == ("drawn:doors:bald-spot",)


def test_on_the_screen_letters_narrow_the_list() -> None:
    """Letters that are commands elsewhere are part of the name here, and Enter takes the first card that is left."""
    session = table()

    async def type_name(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        pane = app.table.query_one(OptionsPane)
        assert len(pane.entries) == 103
        await pilot.press("s", "u", "x", "backspace", "backspace", "backspace", *"bloatf")
        await pilot.pause()
        assert [entry.name for entry in pane.entries] == ["drawn:doors:bloatfly"]
        assert "bloatf" in str(pane.border_title)
        await pilot.press("enter")
        await pilot.pause()

    at_table(session, type_name)

    assert session.game.history == ("drawn:doors:bloatfly",)
    assert session.decision is not None
    assert (session.decision.prompt, session.decision.about["card"]) == (CARD, 2)


def test_after_escape_a_letter_is_a_command() -> None:
    session = table()
    session.choose("drawn:doors:bloatfly")

    async def take_back(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press(*"rad", "escape", "escape", "u")
        await pilot.pause()

    at_table(session, take_back)

    assert session.game.history == ()
