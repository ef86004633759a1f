"""The list of exported tables goes on: what was exported to the same folder before stays in it."""

import json
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from crossroads.server.hub.exporting import write_list
from crossroads.server.log.retention import TableSummary


def summary(table: str, choices: int = 0) -> TableSummary:
    """A table of which nothing else matters."""
    others: dict[str, Any] = {field: [] if field == "names" else 0 for field in TableSummary.__struct_fields__}
    return TableSummary(**{**others, "id": table, "choices": choices})


def listed(folder: Path) -> list[tuple[str, int]]:
    lines = (folder / "tables.jsonl").read_text(encoding="utf-8").splitlines()
    return [(made["id"], made["choices"]) for made in map(json.loads, lines) if "id" in made]


def test_tables_of_another_export_stay_in_the_list(tmp_path: Path) -> None:
    """Two tables, then one of them anew and a third: three lines, and the newest of each."""
    write_list([summary("one", 1), summary("two", 2)], tmp_path)

    write_list([replace(summary("two", 2), choices=5), summary("three", 3)], tmp_path)

    assert listed(tmp_path) == [("one", 1), ("two", 5), ("three", 3)]


def test_nothing_to_export_leaves_the_list_as_it_is(tmp_path: Path) -> None:
    write_list([summary("one", 1)], tmp_path)

    write_list([], tmp_path)

    assert listed(tmp_path) == [("one", 1)]


def test_lines_of_somebody_else_stay(tmp_path: Path) -> None:
    (tmp_path / "tables.jsonl").write_text('{"note": "mine"}\nno json')

    write_list([summary("one", 1)], tmp_path)

    lines = (tmp_path / "tables.jsonl").read_text().splitlines()
    assert lines[:2] == ['{"note": "mine"}', "no json"]
    assert json.loads(lines[2])["id"] == "one"
