"""`crossroads tables`: the tables that a server keeps, and what becomes of the old ones."""

import re
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from cyclopts import App, Parameter

T = TypeVar("T")
Phase = Literal["open", "playing", "over"]
OldThings = Literal["tables", "chat", "names"]
SECONDS = {"h": 3600, "d": 86400, "w": 7 * 86400}
AGE = re.compile(r"(\d{1,6})([hdw])")

Database = Annotated[
    str | None,
    Parameter(
        env_var="CROSSROADS_DB", help="Where tables are kept, as for `crossroads serve`; else the file of yours."
    ),
]
OlderThan = Annotated[
    str | None, Parameter(help="Only tables that nobody has used for so long: 90d (days), 12h (hours) or 8w (weeks).")
]
InPhase = Annotated[
    Phase | None,
    Parameter(help="Only tables that wait for people, are being played, or are over: open, playing, over."),
]
Only = Annotated[
    Literal["chat", "names"] | None, Parameter(help="Forget what was said there, or people's names; the games stay.")
]
DryRun = Annotated[bool, Parameter(negative=(), help="Say what would be forgotten, and change nothing.")]
Ids = Annotated[str, Parameter(help="The ids of tables.")]

tables_app = App(
    name="tables", help="The tables that a server keeps: list, export, prune, delete.", help_format="plaintext"
)


@tables_app.command(name="list")
def tables_list(
    *,
    db: Database = None,
    older_than: OlderThan = None,
    phase: InPhase = None,
    name: Annotated[
        str | None, Parameter(help="Only tables where somebody of this name sits or has said something.")
    ] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=(), help="A line of JSON for each table.")] = False,
) -> int:
    """List tables, those that nobody has used for longest first.

    Example: crossroads tables list --older-than 90d
    """
    import msgspec

    found = _run(_found(db, older_than, phase, name))
    for table in found:
        print(msgspec.json.encode(table).decode() if as_json else _line(table))
    if not as_json:
        print(_sum(found))
    return 0


@tables_app.command(name="export")
def tables_export(
    *ids: Ids,
    to: Annotated[
        Path,
        Parameter(help="A folder for the files; what has the same name there is written anew, and the list goes on."),
    ],
    db: Database = None,
    older_than: OlderThan = None,
    phase: InPhase = None,
) -> int:
    """Write tables into a folder: a record for each game, chat and a list of the tables as lines of JSON.

    Example: crossroads tables export --older-than 90d --to archive
    """
    return _run(_export(ids, to, db, older_than, phase))


@tables_app.command(name="prune")
def tables_prune(
    *,
    older_than: Annotated[
        str, Parameter(help="Forget tables that nobody has used for so long: 90d (days), 12h (hours) or 8w (weeks).")
    ],
    db: Database = None,
    phase: InPhase = None,
    only: Only = None,
    dry_run: DryRun = False,
) -> int:
    """Forget old tables for good, or what was said there, or people's names. A server may run meanwhile.

    Example: crossroads tables prune --older-than 90d --dry-run
    """
    return _run(_forget((), db, older_than, phase, only, dry_run))


@tables_app.command(name="delete")
def tables_delete(*ids: Ids, db: Database = None, only: Only = None, dry_run: DryRun = False) -> int:
    """Forget these tables for good, or what was said there, or people's names. A server may run meanwhile.

    Example: crossroads tables delete f3k9w2m8q1x7ab --only chat
    """
    if not ids:
        raise ValueError("which tables? name their ids, which `crossroads tables list` shows")
    return _run(_forget(ids, db, None, None, only, dry_run))


# -- what they do


async def _found(db: str | None, older_than: str | None, phase: Phase | None, name: str | None = None) -> list[Any]:
    from crossroads.server.log.retention import Housekeeping

    async with Housekeeping.opened(_address(db)) as kept:
        found = await kept.summaries(_before(older_than))
    return [each for each in found if phase in (None, each.phase) and (name is None or name in each.names)]


async def _export(ids: Sequence[str], to: Path, db: str | None, older_than: str | None, phase: Phase | None) -> int:
    from crossroads.server.hub.exporting import export, write_list
    from crossroads.server.log.retention import Housekeeping

    to.mkdir(parents=True, exist_ok=True)
    lacking = 0
    async with Housekeeping.opened(_address(db)) as kept:
        found = await kept.summaries(_before(older_than), ids)
        _check_found(ids, found, older_than)
        found = [table for table in found if phase in (None, table.phase)]
        for table in found:
            written = await export(kept, table, to)
            lacking += bool(written.wrong)
            print(f"{table.id}: {', '.join(written.files) or 'nobody has played or said anything'}")
            if written.wrong:
                print(f"{table.id}: no record ({written.wrong}); its log is written as it is")
    print(f"written: {to / write_list(found, to)}")
    print(_sum(found))
    return 1 if lacking else 0


async def _forget(
    ids: Sequence[str],
    db: str | None,
    older_than: str | None,
    phase: Phase | None,
    only: Literal["chat", "names"] | None,
    dry_run: bool,
) -> int:
    from crossroads.server.log.retention import Housekeeping, has_part

    part: OldThings = only or "tables"
    before = _before(older_than)
    async with Housekeeping.opened(_address(db)) as kept:
        found = await kept.summaries(before, ids)
        _check_found(ids, found, older_than)
        found = [table for table in found if phase in (None, table.phase) and has_part(table, part)]
        for table in found:
            print(_line(table))
        gone = [] if dry_run else await kept.forget(part, [table.id for table in found], before)
    what = {"tables": "all of it", "chat": "what was said there", "names": "people's names"}[part]
    if dry_run:
        print(f"would be forgotten ({what}): {_sum(found)} Nothing has changed.")
        return 0
    print(f"forgotten ({what}): {_sum([table for table in found if table.id in gone])}")
    if len(gone) < len(found):
        print(f"used meanwhile, and so kept: {len(found) - len(gone)}")
    return 0


def _run(work: Coroutine[Any, Any, T]) -> T:
    import asyncio

    from crossroads.server.trouble import Trouble

    try:
        return asyncio.run(work)
    except Trouble as trouble:
        raise ValueError(trouble.message) from trouble


# -- what they are given, and what they say


def _address(db: str | None) -> str:
    from crossroads.server.settings import Settings

    return Settings(db=db or "").address


def _before(older_than: str | None) -> float | None:
    if older_than is None:
        return None
    found = AGE.fullmatch(older_than.strip())
    if found is None:
        raise ValueError(f"--older-than {older_than}: write a number with h, d or w, such as 90d")
    return time.time() - int(found[1]) * SECONDS[found[2]]


def _check_found(ids: Sequence[str], found: Sequence[Any], older_than: str | None) -> None:
    lacking = sorted(set(ids) - {table.id for table in found})
    if lacking and older_than is None:
        raise ValueError(f"there is no table {', '.join(lacking)}; `crossroads tables list` shows them all")


def _line(table: Any) -> str:
    from datetime import datetime

    used = f"{datetime.fromtimestamp(table.last).astimezone():%Y-%m-%d %H:%M}"
    about = f"{table.id}  {used}  {table.game:8} {table.phase:8} {table.choices:5} choices {table.lines:4} said"
    return f"{about}  {', '.join(table.names)}".rstrip()


def _sum(tables: Sequence[Any]) -> str:
    phases = [f"{sum(table.phase == phase for table in tables)} {phase}" for phase in ("open", "playing", "over")]
    choices, lines = (sum(getattr(table, part) for table in tables) for part in ("choices", "lines"))
    return (
        f"{len(tables)} table{'' if len(tables) == 1 else 's'} ({', '.join(phases)}),"
        f" {choices} choices, {lines} lines of chat."
    )
