"""Tables of Fallout on the terminal's whole screen, for tests."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from rich.text import Text
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

import crossroads
from crossroads.bots import Bot, make_bot
from crossroads.engine.content import words_of
from crossroads.engine.game import Game
from crossroads.engine.words import Words
from crossroads.tui.boards.board import Board
from crossroads.tui.boards.fallout import hexmap
from crossroads.tui.panes import OptionsPane
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from tests.kit.fallout import Wasteland


def words(lang: str) -> Words:
    return words_of("fallout", (), lang)


Steps = Callable[[CrossroadsApp, Pilot[int]], Awaitable[None]]
SMALL, LARGE = (100, 30), (160, 45)
PANES = ("#headline", "#map", "#options", "#detail", "#log", "#mine", "#keys")


def at(t: Wasteland, people: tuple[int, ...] = (0,), lang: str = "en") -> Session:
    """Sit down at a table of the kit; bots of chance sit where no person does."""
    seats = t.game.setup.seats
    bots = {seat: make_bot("random", "fallout", salt=str(seat)) for seat in range(seats) if seat not in people}
    return Session(t.game, people, bots, lang)


def a_session(moves: int, seats: int = 3, people: tuple[int, ...] = (0,), lang: str = "en") -> Session:
    """A table after so many moves of bots in everybody's place, at a turn of seat 0."""
    game = crossroads.new("fallout", seats, "terminal")
    bots: dict[int, Bot] = {seat: make_bot("steady", "fallout", salt=str(seat)) for seat in range(seats)}
    while game.decision is not None and not (len(game.history) >= moves and is_turn_of(game, 0)):
        game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
    return Session(game, people, {seat: bots[seat] for seat in bots if seat not in people}, lang)


def is_turn_of(game: Game[Any], seat: int) -> bool:
    decision = game.decision
    return decision is not None and decision.seat == seat and decision.prompt == "turn"


def at_table(session: Session, steps: Steps, size: tuple[int, int] = SMALL, board: Board | None = None) -> None:
    """Open the table, do these steps, and leave."""
    app = CrossroadsApp(session, board)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(run())


def shown(app: CrossroadsApp, name: str) -> str:
    """What a pane says."""
    found = app.screen.query_one(name)
    text = found if isinstance(found, Static) else found.query_one(Static)
    content = text.visual
    return str(content.plain if isinstance(content, Text) else content)


def drawn(session: Session, lit: Mapping[str, str] | None = None, pointed: str = "") -> list[str]:
    """The lines of the map."""
    scene = hexmap.Scene(session.view, session.words, lit=lit or {}, pointed=pointed)
    return [line.plain for line in hexmap.draw(scene).lines]


def top(app: CrossroadsApp) -> Screen[Any]:
    """What lies uppermost now."""
    return app.screen


async def press_key_of(app: CrossroadsApp, pilot: Pilot[int], option: str) -> None:
    """Press the key that the list shows beside an option."""
    entry = next(each for each in app.table.query_one(OptionsPane).entries if option in each.options)
    await pilot.press(entry.key)
    await pilot.pause()
