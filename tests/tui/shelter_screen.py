"""Tables of Shelter on the terminal's whole screen, for tests."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from rich.text import Text
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

import crossroads
from crossroads.bots import make_bot
from crossroads.tui.boards.shelter import offers
from crossroads.tui.offers import ListRow
from crossroads.tui.panes import OptionsPane
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp

Steps = Callable[[CrossroadsApp, Pilot[int]], Awaitable[None]]
SMALL, LARGE = (100, 30), (160, 45)
COMPACT = (80, 24)
PANES = ("#headline", "#vault", "#options", "#detail", "#log", "#stores", "#keys")


def a_session(
    people: tuple[int, ...] = (0,), seats: int = 2, lang: str = "en", moves: int = 0, save_path: Path | None = None
) -> Session:
    """A table after so many moves of bots in everybody's place."""
    game = crossroads.new("shelter", seats, "app")
    bots = {seat: make_bot("random", "shelter", salt=str(seat)) for seat in range(seats)}
    while game.decision is not None and len(game.history) < moves:
        game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
    return Session(game, people, {seat: bots[seat] for seat in bots if seat not in people}, lang, save_path)


def session_where(fits: Callable[[Session, ListRow], bool], seats: int = 2) -> Session:
    """The first turn of seat 0 in a game between bots at which some entry fits."""
    game = crossroads.new("shelter", seats, "app")
    bot = make_bot("steady", "shelter", salt="both")
    while game.decision is not None:
        if game.decision.seat == 0 and game.decision.prompt == "turn":
            session = Session(game.clone(), (0,), dict.fromkeys(range(1, seats), bot))
            if any(fits(session, entry) for entry in offers.entries(session)):
                return session
        game.choose(bot.choose(game, game.decision.seat))
    raise AssertionError("no such turn: choose another seed")


def at_table(session: Session, steps: Steps, size: tuple[int, int] = SMALL) -> CrossroadsApp:
    """Open the table, do these steps, and leave."""
    app = CrossroadsApp(session)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(run())
    return app


def shown(app: CrossroadsApp, name: str) -> str:
    """What a pane says."""
    found = app.screen.query_one(name)
    text = found if isinstance(found, Static) else found.query_one(Static)
    content = text.visual
    return str(content.plain if isinstance(content, Text) else content)


def top(app: CrossroadsApp) -> Screen[Any]:
    """What lies uppermost now."""
    return app.screen


async def press_first_key(app: CrossroadsApp, pilot: Pilot[int]) -> None:
    """Press the key of the first option, and once more where a place has several crews."""
    await pilot.press(app.table.query_one(OptionsPane).entries[0].key)
    await pilot.pause()
