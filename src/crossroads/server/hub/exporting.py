"""Tables as files, for whoever keeps a server: the record of each game, and what was said, a line of JSON for each."""

import os
from pathlib import Path
from typing import Any

import msgspec

from crossroads.engine import record
from crossroads.server.hub.replaying import play_again
from crossroads.server.log.reading import Reader
from crossroads.server.log.retention import TableSummary
from crossroads.server.log.schema import EntryRow, SeatRow, TableRow
from crossroads.server.telling.messages import chat_told
from crossroads.server.telling.seating import players

LIST = "tables.jsonl"
OWNER_ONLY = 0o600


class Exported(msgspec.Struct, frozen=True):
    """What was written of a table, and why its game was not, if these rules cannot play it again."""

    files: list[str]
    wrong: str = ""


async def export(kept: Reader, summary: TableSummary, folder: Path) -> Exported:
    """Write a table into a folder. A game that is not over is written without the secret of its dice.

    Of a game that these rules cannot play again, the entries of its log are written as they are.
    """
    table, seats = await kept.table(summary.id)
    entries = await kept.entries(summary.id)
    files: list[str] = []
    wrong = ""
    if table.phase != "open":
        try:
            files.append(_write(folder / f"{table.id}.record.json", await _record(kept, table, seats, entries)))
        except ValueError as cannot:
            wrong = str(cannot)
            files.append(_write(folder / f"{table.id}.log.jsonl", _lines(entries)))
    if chat := await kept.chat(summary.id):
        files.append(_write(folder / f"{table.id}.chat.jsonl", _lines(map(chat_told, chat))))
    return Exported(files, wrong)


def write_list(summaries: list[TableSummary], folder: Path) -> str:
    """Write the tables themselves down, a line for each: who sat there, and how far they came.

    Lines of other tables that were exported to this folder before stay.
    """
    lines = {summary.id: msgspec.json.encode(summary) for summary in summaries}
    before = [line for line in _read(folder / LIST).splitlines() if line.strip()]
    listed = [lines.pop(_id_of(line), line) for line in before]
    return _write(folder / LIST, b"".join([line + b"\n" for line in (*listed, *lines.values())]))


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""


def _id_of(line: bytes) -> str:
    """The table that a line is of; none, if somebody else has written it."""
    try:
        return msgspec.json.decode(line, type=_Listed).id
    except msgspec.DecodeError:
        return ""


class _Listed(msgspec.Struct):
    id: str


async def _record(kept: Reader, table: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> bytes:
    again = await play_again(kept, table, seats, entries)
    return record.record(again.play.game, players(seats, table.lang))


def _lines(rows: Any) -> bytes:
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def _write(file: Path, data: bytes) -> str:
    """Write a file for its owner alone: what people have said to each other is in it."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "wb") as out:
        out.write(data)
    return file.name
