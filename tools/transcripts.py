"""Write the whole games in tests/transcripts anew: after a change of cards or rules that is meant to change games.

`python -m tools.transcripts shelter` writes those of one game.
"""

import sys
from pathlib import Path

from crossroads.bots import make_bot
from crossroads.engine.definition import definition, game_names
from crossroads.engine.game import new
from crossroads.engine.record import record
from crossroads.tui.story import tell

FOLDER = Path(__file__).parents[1] / "tests" / "transcripts"
TABLES = {
    "fallout-1": ("steady",),
    "fallout-3": ("steady",) * 3,
    "munchkin-3": ("steady",) * 3,
    "munchkin-4": ("steady", "steady", "steady", "random"),
    "shelter-2": ("random", "steady"),
    "shelter-3": ("steady", "random", "random"),
    "shelter-4": ("random",) * 4,
}


def tables() -> dict[str, tuple[str, ...]]:
    """Whose games are written, by name; of a game that none is listed of, the smallest table and a larger one."""
    listed = {name.rpartition("-")[0] for name in TABLES}
    others: dict[str, tuple[str, ...]] = {}
    for game in game_names():
        if game not in listed:
            least, most = definition(game).seats
            others |= {f"{game}-{seats}": ("random",) * seats for seats in (least, min(most, least + 1))}
    return {**TABLES, **others}


def main(games: list[str]) -> None:
    for name, bots in tables().items():
        game_id = name.rpartition("-")[0]
        if games and game_id not in games:
            continue
        game = new(game_id, len(bots), f"transcript {name}")
        players = [make_bot(bot, game_id, salt=f"transcript {seat}") for seat, bot in enumerate(bots)]
        while (decision := game.decision) is not None:
            game.choose(players[decision.seat].choose(game, decision.seat))
        data = record(game, [f"bot:{bot}" for bot in bots])
        (FOLDER / f"{name}.json").write_bytes(data)
        (FOLDER / f"{name}.txt").write_text("\n".join(tell(data)) + "\n", encoding="utf-8")
        print(f"written: {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
