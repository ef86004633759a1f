"""Words of a pack on the screen: brackets are letters there, not markup that could stop the game."""

import asyncio
import re
from pathlib import Path

import pytest

import crossroads
from crossroads.bots import make_bot
from crossroads.engine.definition import definition, game_names
from crossroads.engine.packs import find_packs
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp

KEYS = ["down", "down", "enter", "down", "enter", "question_mark", "escape", "t", "escape", "w", "escape", "u"]


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_words_with_brackets_are_shown_as_they_are(game: str, tmp_path: Path) -> None:
    """Every message of the game begins with what would be wrong markup."""
    (tmp_path / "pack.yaml").write_text(f"id: odd\ngame: {game}\n")
    base, seats = definition(game).packs[0], max(2, definition(game).seats[0])
    for path in find_packs(game, (base,))[0].folder.glob("*.en.ftl"):
        text = re.sub(r"(?m)^([a-z0-9-]+) = (?=[A-Za-z{])", r"\1 = [/x][red]", path.read_text(encoding="utf-8"))
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    played = crossroads.new(game, seats, "odd", packs=[base, str(tmp_path)])
    bots = [make_bot("random", game, salt=str(seat)) for seat in range(seats)]
    for _ in range(20):
        assert played.decision is not None
        played.choose(bots[played.decision.seat].choose(played, played.decision.seat))
    session = Session(played, (0,), dict(enumerate(bots[1:], 1)))
    app = CrossroadsApp(session)

    async def run() -> None:
        async with app.run_test(size=(160, 45)) as pilot:
            for key in KEYS:
                await pilot.press(key)
                await pilot.pause()

    asyncio.run(run())

    assert any("[/x]" in line for line in session.table())
    assert len(session.game.history) >= 20
