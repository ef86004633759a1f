"""`crossroads replay`, `verify`, `record` and `schema`: what can be done with the file of a game."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from crossroads.cli.parameters import Lang
from crossroads.cli.saves import told_of


def replay(
    file: Annotated[Path, Parameter(help="A saved game, or the record of a finished one.")],
    *,
    at: Annotated[int | None, Parameter(help="Stop after this many choices and show the table.")] = None,
    seat: Annotated[int | None, Parameter(help="Tell it as this seat could follow it; else as a spectator.")] = None,
    lang: Lang = "en",
) -> int:
    """Tell a recorded game as a story."""
    from crossroads.tui.story import tell

    with told_of(file):
        for line in tell(file.read_bytes(), lang, seat, at):
            print(line)
    return 0


def verify(file: Annotated[Path, Parameter(help="The record of a finished game, or a saved game.")]) -> int:
    """Compute a recorded game again: are its dice, its shuffles and its result true?

    The exit code is 0 if all of it is true, also under rules that have changed since and come to the same, which is said;
    1 if it is not: something was changed in the file or taken out of it, its packs are not those that are here, or these
    rules come to something else; and 2 if it cannot be checked: the game is not over, no game file, one that cannot be read
    to its end (it is no JSON any more: damaged or cut off), another format, a pack that is not here.
    Example: crossroads verify friday.json
    """
    from crossroads.engine.verifying import verify as check

    with told_of(file):
        finding = check(file.read_bytes())
    if finding.true:
        print(f"true: {finding.reason}")
        return 0
    where = "" if finding.entry is None else f"entry {finding.entry}: "
    print(f"not true: {where}{finding.reason}")
    return 1


def record(
    file: Annotated[Path, Parameter(help="A saved game.")],
    out: Annotated[Path, Parameter(help="Where to write the record.")],
) -> int:
    """Turn a saved game into a record that may be given away: its dice are in it only if the game is over."""
    from crossroads.engine.loading import load
    from crossroads.engine.record import read_save
    from crossroads.engine.record import record as record_of

    if out.resolve() == file.resolve():
        raise ValueError(f"{out}: the saved game would be lost and could not go on; name another file")
    with told_of(file):
        data = file.read_bytes()
        made = record_of(load(data), read_save(data).players)
    out.write_bytes(made)
    print(f"written: {out}")
    return 0


def schema() -> int:
    """Print the JSON schema of saved games and records."""
    import json

    from crossroads.engine.record import schema as record_schema

    print(json.dumps(record_schema(), indent=2))
    return 0
