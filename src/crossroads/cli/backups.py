"""`crossroads backup` and `crossroads restore`: all tables of a server as one file, and back."""

from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import Parameter

T = TypeVar("T")
Database = Annotated[
    str | None,
    Parameter(
        env_var="CROSSROADS_DB", help="Where tables are kept, as for `crossroads serve`; else the file of yours."
    ),
]


def backup(
    *,
    to: Annotated[Path, Parameter(help="A new file; or a folder, in which it is named by the time.")],
    db: Database = None,
) -> int:
    """Copy all tables of a server into one file. The server may run meanwhile, on SQLite or PostgreSQL.

    Example: crossroads backup --to /var/backups/crossroads
    """
    from crossroads.server.log.backups import back_up

    file = to / _named_by_time() if to.is_dir() else to
    count = _run(back_up(_address(db), file))
    print(f"written: {file} ({_tables(count)}). Keep it private: the secrets of running games are in it.")
    return 0


def restore(
    file: Annotated[Path, Parameter(help="A file that `crossroads backup` wrote.")],
    *,
    db: Database = None,
    check: Annotated[
        bool, Parameter(negative=(), help="Play every table of the file again, and change nothing.")
    ] = False,
) -> int:
    """Put a backup into an empty database of either kind; or only try whether it is good.

    Examples: crossroads restore tables.backup --check; crossroads restore tables.backup --db postgresql://localhost/new
    """
    from crossroads.server.log.backups import restore as put_back

    if check:
        return _run(_check(file))
    count = _run(put_back(file, _address(db)))
    print(f"restored: {_tables(count)} from {file}. Start the server with the same database.")
    return 0


async def _check(file: Path) -> int:
    from crossroads.server.hub.replaying import replay_all
    from crossroads.server.log.backups import unpacked

    tables = bad = 0
    async with unpacked(file) as kept:
        async for one in replay_all(kept):
            tables += 1
            bad += bool(one.wrong)
            if one.wrong or one.note:
                print(f"{one.table.id}: {one.wrong or one.note}")
    verdict = f"{bad} cannot be played again" if bad else "every game was played again from its log"
    print(f"checked: {_tables(tables)} in {file}; {verdict}.")
    return 1 if bad else 0


def _run(work: Coroutine[Any, Any, T]) -> T:
    import asyncio

    from crossroads.server.log_lines import configure_logs
    from crossroads.server.trouble import Trouble

    configure_logs("error")
    try:
        return asyncio.run(work)
    except Trouble as trouble:
        raise ValueError(trouble.message) from trouble


def _address(db: str | None) -> str:
    from crossroads.server.settings import Settings

    return Settings(db=db or "").address


def _named_by_time() -> str:
    from datetime import UTC, datetime

    return f"crossroads-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.backup"


def _tables(count: int) -> str:
    return f"{count} table{'' if count == 1 else 's'}"
