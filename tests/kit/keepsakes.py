"""Make the games of a release that every later one must be able to go on with: saves, records and a server's database.

`python -m tests.kit.keepsakes tests/records/0.1.0` writes them, `--games munchkin` or `--games fallout-new-california`
those of one alone;
`tests/records/README.md` tells what becomes of them.
"""

import argparse
import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import crossroads
from crossroads.bots import make_bot
from crossroads.engine import record
from crossroads.engine.game import Game
from crossroads.protocol.tables import ClaimSeat, NewTable
from crossroads.server.hub.hub import Hub


class KeptGame(NamedTuple):
    """What a keepsake is a game of."""

    game: str
    scenario: str = ""
    expansions: tuple[str, ...] = ()
    alone: bool = False
    fight: str = ""  # what is asked in the middle of a fight, where that is something else than usual

    @property
    def seats(self) -> int:
        return 1 if self.alone else SEATS[self.game]

    @property
    def options(self) -> dict[str, Any]:
        return {"scenario": self.scenario} if self.scenario else {}


PLAYED = {  # by the beginning of their files' names
    "shelter": KeptGame("shelter"),
    "fallout": KeptGame("fallout"),
    "munchkin": KeptGame("munchkin"),
    "fallout-rise-of-the-master": KeptGame("fallout", "rise-of-the-master", ("new-california",)),
    "fallout-new-california": KeptGame("fallout", "new-california", ("new-california",)),
    "fallout-new-california-alone": KeptGame("fallout", "new-california", ("new-california",), alone=True),
    "fallout-atomic-bonds": KeptGame("fallout", "far-harbor", ("atomic-bonds",), fight="atomic-bonds.assist"),
    "fallout-atomic-bonds-alone": KeptGame("fallout", "the-pitt", ("atomic-bonds",), alone=True),
    "fallout-both-expansions": KeptGame("fallout", "rise-of-the-master", ("new-california", "atomic-bonds")),
    "fallout-both-expansions-alone": KeptGame(
        "fallout", "commonwealth-x", ("new-california", "atomic-bonds"), alone=True
    ),
}
SEATS = {"shelter": 2, "fallout": 2, "munchkin": 3}
LONG = 120  # seconds: nobody passes of itself while a table is made
MIDST = 40  # choices before a game can be in its midst
FIGHTS = {"shelter": "before-roll", "fallout": "reroll", "munchkin": "combat"}  # what is asked in the middle of a fight
ENDS: dict[str, Callable[[Game[Any], KeptGame], bool]] = {
    "finished": lambda game, _: game.decision is None,
    "unfinished": lambda game, _: len(game.history) == MIDST,
    "mid-fight": lambda game, kept: (
        len(game.history) > MIDST
        and game.decision is not None
        and game.decision.prompt == (kept.fight or FIGHTS[kept.game])
    ),
}


def chooser(kept: KeptGame, salt: str) -> Callable[[Game[Any]], str]:
    """What somebody chooses who plays anything; where chance alone gets nowhere, a bot does."""
    bot, chance = make_bot("steady", kept.game, salt), Random(salt)
    needs_a_plan = kept.game == "munchkin" or "atomic-bonds" in kept.expansions

    def choose(played: Game[Any]) -> str:
        assert played.decision is not None
        return bot.choose(played, played.decision.seat) if needs_a_plan else chance.choice(played.decision.ids)

    return choose


def write_files(folder: Path, games: Sequence[str]) -> None:
    """A save, and the record, of a game of each kind."""
    for name in games:
        for end, has_come in ENDS.items():
            kept = PLAYED[name]
            packs = ("base", *kept.expansions) if kept.expansions else ()
            game = crossroads.new(kept.game, kept.seats, f"a keepsake, {end}", kept.options, packs, kept.expansions)
            choose = chooser(kept, end)
            while not has_come(game, kept):
                game.choose(choose(game))
            (folder / f"{name}-{end}.save.json").write_bytes(record.save(game))
            (folder / f"{name}-{end}.record.json").write_bytes(record.record(game))


async def write_database(file: Path, games: Sequence[str]) -> dict[str, Any]:
    """Tables of each kind; what is true of them, and the tokens of those who sit there."""
    hub = await Hub.open(f"sqlite:///{file}")
    told = {}
    for name in games:
        for end, has_come in ENDS.items():
            told[f"{name}-{end}"] = await _table(hub, name, end, has_come)
    await hub.close()
    with closing(sqlite3.connect(file)) as base:
        base.execute("PRAGMA journal_mode=DELETE")
        base.execute("VACUUM")
    return told


def pack(file: Path) -> None:
    """Make a file a small one beside it."""
    file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    file.unlink()
    file.with_name(f"{file.name}.lock").unlink(missing_ok=True)


def unpacked(packed: Path, folder: Path) -> Path:
    """A copy of such a file as it was."""
    file = folder / packed.stem
    file.write_bytes(gzip.decompress(packed.read_bytes()))
    return file


async def _table(hub: Hub, name: str, end: str, has_come: Callable[[Game[Any], KeptGame], bool]) -> dict[str, Any]:
    kept = PLAYED[name]
    seats = kept.seats
    asked = NewTable(kept.game, seats, kept.options, expansions=list(kept.expansions), clock=LONG)
    made = await hub.create(asked)
    claims = [ClaimSeat(f"Guest {seat}", f"nonce {seat}", made.invite) for seat in range(seats)]
    tokens = [(await hub.claim(made.table.id, seat, claim)).token for seat, claim in enumerate(claims)]
    table, choose = await hub._running(made.table.id), chooser(kept, end)
    assert table.play is not None
    game, taken_back = table.play.game, 0
    while not has_come(game, kept):
        async with table.lock:
            assert game.decision is not None
            seat = game.decision.seat
            await table.choose(seat, game.meant(choose(game)))
            before = table.kept_by_undo_of(seat)
            if taken_back < 2 and before is not None:
                await table.take_back(before, seat, None)
                taken_back += 1
    return {
        "id": made.table.id,
        "tokens": tokens,
        "seq": table.seq,
        "history": list(game.history),
        "over": game.outcome is not None,
    }


def main() -> None:
    """Write everything into a folder that is not there yet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="+", choices=list(PLAYED), default=list(PLAYED))
    asked = parser.parse_args()
    folder: Path = asked.folder
    folder.mkdir(parents=True)
    write_files(folder, asked.games)
    told = asyncio.run(write_database(folder / "tables.sqlite3", asked.games))
    pack(folder / "tables.sqlite3")
    (folder / "tables.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
