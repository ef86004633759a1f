"""Make the games of a release that every later one must be able to go on with: saves, records and a server's database.

`python -m tests.kit.keepsakes tests/records/0.1.0` writes them; `tests/records/README.md` tells what becomes of them.
"""

import argparse
import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import crossroads
from crossroads.engine import record
from crossroads.engine.game import Game
from crossroads.protocol.tables import ClaimSeat, NewTable
from crossroads.server.hub.hub import Hub

SEATS = 2
MIDST = 40  # choices before a game can be in its midst
FIGHTS = {"shelter": "before-roll", "fallout": "reroll"}  # what is asked in the middle of a fight
ENDS: dict[str, Callable[[Game[Any]], bool]] = {
    "finished": lambda game: game.decision is None,
    "unfinished": lambda game: len(game.history) == MIDST,
    "mid-fight": lambda game: (
        len(game.history) > MIDST and game.decision is not None and game.decision.prompt == FIGHTS[game.setup.game]
    ),
}


def write_files(folder: Path) -> None:
    """A save, and the record, of a game of each kind."""
    for name in FIGHTS:
        for end, has_come in ENDS.items():
            game, chance = crossroads.new(name, SEATS, f"a keepsake, {end}"), Random(end)
            while not has_come(game):
                assert game.decision is not None
                game.choose(chance.choice(game.decision.options))
            (folder / f"{name}-{end}.save.json").write_bytes(record.save(game))
            (folder / f"{name}-{end}.record.json").write_bytes(record.record(game))


async def write_database(file: Path) -> dict[str, Any]:
    """Tables of each kind; what is true of them, and the tokens of those who sit there."""
    hub = await Hub.open(f"sqlite:///{file}")
    told = {}
    for name in FIGHTS:
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


async def _table(hub: Hub, name: str, end: str, has_come: Callable[[Game[Any]], bool]) -> dict[str, Any]:
    made = await hub.create(NewTable(name, SEATS))
    claims = [ClaimSeat(f"Guest {seat}", f"nonce {seat}", made.invite) for seat in range(SEATS)]
    tokens = [(await hub.claim(made.table.id, seat, claim)).token for seat, claim in enumerate(claims)]
    table, chance = await hub._running(made.table.id), Random(end)
    assert table.play is not None
    game, taken_back = table.play.game, 0
    while not has_come(game):
        assert game.decision is not None
        seat = game.decision.seat
        async with table.lock:
            await table.choose(seat, chance.choice(game.decision.options))
            kept = table.kept_by_undo_of(seat)
            if taken_back < 2 and kept is not None:
                await table.take_back(kept, seat, None)
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
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True)
    write_files(folder)
    told = asyncio.run(write_database(folder / "tables.sqlite3"))
    pack(folder / "tables.sqlite3")
    (folder / "tables.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
