"""Make the pictures of the table in `docs/images`: seeded games, so the same pictures every time."""

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import crossroads
from crossroads.bots import make_bot
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp

FOLDER = Path(__file__).parents[1] / "docs" / "images"
TO_THE_END = 10_000


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


PICTURES = (
    Picture("shelter-table", 150, size=(160, 45)),
    Picture("shelter-table-ru", 150, "ru", size=(160, 45)),
    Picture("shelter-table-pl", 150, "pl", size=(160, 45)),
    Picture("shelter-small", 150, seats=4, size=(100, 30)),
    Picture("shelter-why", 150, keys=("?", "down")),
    Picture("shelter-rules", 150, keys=("/", *"rent", "down")),
    Picture("shelter-handover", 40, people=(0, 1)),
    Picture("shelter-end", TO_THE_END),
)


def session_of(picture: Picture) -> Session:
    """A game in which bots have made the first moves for everybody."""
    game = crossroads.new("shelter", picture.seats, picture.seed)
    bots = [make_bot("steady", "shelter", salt=f"seat {seat}") for seat in range(picture.seats)]
    for _ in range(picture.moves):
        if game.decision is None:
            break
        game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
    others = {seat: bots[seat] for seat in range(picture.seats) if seat not in picture.people}
    return Session(game, picture.people, others, picture.lang)


async def taken(picture: Picture) -> str:
    """The picture as SVG."""
    app = CrossroadsApp(session_of(picture))
    async with app.run_test(size=picture.size) as pilot:
        await pilot.pause()
        for key in picture.keys:
            await pilot.press(key)
        await pilot.pause()
        return app.export_screenshot(title="crossroads play shelter")


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
