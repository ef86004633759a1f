"""Figures as files: three tables, as CSV or Parquet, each written as a whole or not at all."""

import csv
import io
import os
import tempfile
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from crossroads.sim.results import SimulationResult

FORMATS = ("csv", "parquet")
JsonRow = dict[str, Any]


def check_format(file_format: str) -> None:
    """Refuse a format that cannot be written here, with the remedy."""
    if file_format not in FORMATS:
        raise ValueError(f"no format `{file_format}`; there are: {', '.join(FORMATS)}")
    if file_format == "parquet" and find_spec("pyarrow") is None:
        raise ValueError("Parquet files need pyarrow: pip install 'crossroads[parquet]', or use the format `csv`")


def write(result: SimulationResult, folder: Path, file_format: str = "csv") -> list[Path]:
    """Write `games`, `seats` and `uses` into a folder, and `plan.json` beside them; says which files."""
    check_format(file_format)
    folder.mkdir(parents=True, exist_ok=True)
    tables = {"games": list(game_rows(result)), "seats": list(seat_rows(result)), "uses": list(use_rows(result))}
    encode = as_csv if file_format == "csv" else _as_parquet
    written = []
    for name, rows in tables.items():
        path = folder / f"{name}.{file_format}"
        replace(path, encode(rows))
        written.append(path)
    about = {
        "plan": msgspec.to_builtins(result.plan),
        "played": len(result.games),
        "interrupted": result.interrupted,
        "crashes": msgspec.to_builtins(result.crashes),
    }
    path = folder / "plan.json"
    replace(path, msgspec.json.format(msgspec.json.encode(about)) + b"\n")
    return [*written, path]


def replace(path: Path, data: bytes) -> None:
    """Put a file in place at once: a reader finds the old one or the new one, never a part."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(0o644)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def game_rows(result: SimulationResult) -> Iterator[JsonRow]:
    """One row a game."""
    for game in result.games:
        row: JsonRow = {"game": game.number, "seed": game.seed, "how": game.how, "decisions": game.decisions}
        row["winners"] = " ".join(str(seat) for seat in game.winners)
        for seat in game.seats:
            row[f"bot_{seat.seat}"] = seat.bot
            row[f"score_{seat.seat}"] = seat.score
        if "rounds" in game.seats[0].figures:
            row["rounds"] = game.seats[0].figures["rounds"]
        yield row


def seat_rows(result: SimulationResult) -> Iterator[JsonRow]:
    """One row for each seat of each game."""
    for game in result.games:
        for seat in game.seats:
            plain: JsonRow = {"game": game.number, "seat": seat.seat, "bot": seat.bot, "order": seat.order}
            plain |= {"score": seat.score, "won": seat.won, "decisions": seat.decisions}
            yield plain | seat.figures


def use_rows(result: SimulationResult) -> Iterator[JsonRow]:
    """How often each thing was used: by which bot, by how many seats, and how many wins those seats had."""
    totals: dict[tuple[str, str, str], tuple[int, int, float]] = {}
    for game in result.games:
        for use, times in game.uses.items():
            number, kind, thing = use.split(" ", 2)
            seat = game.seats[int(number)] if int(number) >= 0 else None  # nobody's, such as a quest that is staged
            bot, won = (seat.bot, seat.won) if seat else ("", 0.0)
            before = totals.get((bot, kind, thing), (0, 0, 0.0))
            totals[bot, kind, thing] = (before[0] + times, before[1] + (seat is not None), before[2] + won)
    for (bot, kind, thing), (times, seats, wins) in sorted(totals.items()):
        yield {"bot": bot, "kind": kind, "thing": thing, "times": times, "seats": seats, "wins": wins}


def as_csv(rows: list[JsonRow]) -> bytes:
    """Rows under the columns of all of them."""
    text = io.StringIO(newline="")
    columns = list(dict.fromkeys(name for row in rows for name in row))
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def _as_parquet(rows: list[JsonRow]) -> bytes:
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    sink = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(rows), sink)
    return sink.getvalue()
