"""Make the pictures of the table in `docs/images`: seeded games, so the same pictures every time."""

import argparse
import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import crossroads
from crossroads.bots import make_bot
from crossroads.engine.decisions import Decision
from crossroads.engine.game import Game
from crossroads.tui.panes import OptionsPane
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp

FOLDER = Path(__file__).parents[1] / "docs" / "images"
LARGE = (160, 45)
LATE, TO_THE_END = 230, 10_000  # moves


class Picture(NamedTuple):
    """A picture: its name, the game it shows, how far that has come, and what is pressed then."""

    name: str
    moves: int
    lang: str = "en"
    seats: int = 3
    people: tuple[int, ...] = (0,)
    size: tuple[int, int] = (120, 34)
    keys: tuple[str, ...] = ()
    seed: str = "crossroads"
    fight: bool = False  # point at a fight, to show its odds
    game: str = "shelter"
    prompt: str = "turn"  # the question that is open


PICTURES = (
    Picture("shelter-table", LATE, seats=4, size=LARGE, fight=True),
    Picture("shelter-table-ru", LATE, "ru", seats=4, size=LARGE, fight=True),
    Picture("shelter-table-pl", LATE, "pl", seats=4, size=LARGE, fight=True),
    Picture("shelter-small", LATE, seats=4, size=(100, 30)),
    Picture("shelter-why", 150, keys=("?", "down")),
    Picture("shelter-rules", 150, keys=("/", *"rent", "down")),
    Picture("shelter-handover", 40, people=(0, 1)),
    Picture("shelter-end", TO_THE_END),
    Picture("fallout-table", 300, size=LARGE, game="fallout", fight=True),
    Picture("fallout-fight", 704, size=(120, 34), game="fallout", prompt="reroll"),
    Picture("fallout-encounter-ru", 60, "ru", size=(120, 34), game="fallout", prompt="encounter"),
    Picture("fallout-small-pl", 200, "pl", size=(100, 30), game="fallout"),
    Picture("fallout-end", TO_THE_END, game="fallout"),
)


def session_of(picture: Picture) -> Session:
    """A game in which bots have made the first moves for everybody, and gone on to the next such question to seat 0."""
    game = crossroads.new(picture.game, picture.seats, picture.seed)
    bots = [make_bot("steady", picture.game, salt=f"seat {seat}") for seat in range(picture.seats)]
    while game.decision is not None and not is_there(picture, game, game.decision):
        seat = game.decision.seat
        game.choose(bots[seat].choose(game, seat))
    others = {seat: bots[seat] for seat in range(picture.seats) if seat not in picture.people}
    return Session(game, picture.people, others, picture.lang)


def is_there(picture: Picture, game: Game[Any], decision: Decision) -> bool:
    """Whether the game has come to what the picture shows."""
    turn = len(game.history) >= picture.moves and decision.seat == 0 and decision.prompt == picture.prompt
    return turn and (not picture.fight or any(game.odds(option) for option in decision.ids))


async def taken(picture: Picture) -> str:
    """The picture as SVG."""
    app = CrossroadsApp(session_of(picture))
    async with app.run_test(size=picture.size) as pilot:
        await pilot.pause()
        entries = app.table.query_one(OptionsPane).entries
        fights = [number for number, entry in enumerate(entries) if app.session.odds(entry.options[0])]
        for key in ("down",) * fights[0] if picture.fight else picture.keys:
            await pilot.press(key)
        await pilot.pause()
        return with_local_font(app.export_screenshot(title=f"crossroads play {picture.game}"))


def with_local_font(svg: str) -> str:
    """The picture in whatever monospaced font the reader has: nothing is fetched from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: Fira Code", "font-family: 'DejaVu Sans Mono', ui-monospace", svg)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Write every picture, or those that are named, into a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="pictures to make (all)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to (docs/images)")
    given = parser.parse_args(arguments)
    unknown = [name for name in given.names if name not in [picture.name for picture in PICTURES]]
    if unknown:
        parser.error(f"no picture `{unknown[0]}`; there are: {', '.join(picture.name for picture in PICTURES)}")
    given.folder.mkdir(parents=True, exist_ok=True)
    for picture in PICTURES:
        if not given.names or picture.name in given.names:
            path = given.folder / f"{picture.name}.svg"
            path.write_text(asyncio.run(taken(picture)), encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main()
