"""`crossroads fuzz`: a hunt for faults in random games."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from crossroads.cli.parameters import Expansions, GameName, Packs, all_packs
from crossroads.cli.progress import progress_bar
from crossroads.sim import shares

if TYPE_CHECKING:
    from crossroads.sim.fuzz import Failure, Found

ENDS = 3  # choices of a long game that are shown, of its beginning and of its end
HELP = f"""Play random games and check all along what must always hold.

At every decision: the options and the state. At one in {shares.ODDS}: the odds. At one in {shares.MOST}: copies, undo, refusals, scores and kept states, and the views and secrets of whoever chooses and of one other seat or a spectator, by lot. At one in {shares.WORDS}: the words. A few times in a game: saves and replays. At the end: the views and secrets of all seats, the words, a save, and in one game of {shares.REPLAYED} a replay.

Every failure is written to a file, from which --again plays it once more. Ctrl-C ends the hunt and tells what was checked so far, and --first goes on from there.

Example: crossroads fuzz shelter --games 500; then crossroads fuzz shelter --again fuzz-shelter-crossroads-17.json; or crossroads fuzz shelter --first 500 --games 500; or crossroads fuzz fallout --options all --games 108
"""
fuzz_app = App(name="fuzz", help=HELP, help_format="plaintext")


@fuzz_app.default
def fuzz(
    game: GameName = "shelter",
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    first: Annotated[int, Parameter(help="The number of the first game: a long hunt can be made in parts.")] = 0,
    seed: Annotated[str, Parameter(help="Any text; the same text gives the same games.")] = "crossroads",
    jobs: Annotated[int, Parameter(help="How many processes.")] = 2,
    options: Annotated[
        Literal["drawn", "all"],
        Parameter(
            help="How tables are settled: drawn by chance, or all seats with all sets of expansions and all scenarios in turn, and the rest by chance."
        ),
    ] = "drawn",
    out: Annotated[
        Path | None,
        Parameter(help="Where to write the first failure; a file of this folder, named after its game, unless named."),
    ] = None,
    again: Annotated[Path | None, Parameter(help="Play a failure that was written before once more.")] = None,
    pack: Packs = None,
    expansions: Expansions = None,
) -> int:
    """Play random games and check what must always hold; see `HELP`."""
    import msgspec

    from crossroads.sim.fuzz import Failure, reproduce
    from crossroads.sim.fuzz import fuzz as run

    if again is not None:
        try:
            failure = Failure.from_json(again.read_bytes())
        except msgspec.DecodeError as wrong:
            raise ValueError(
                f"{again}: this is no failure that `crossroads fuzz --out` has written: {wrong}"
            ) from wrong
        message = reproduce(failure)
        print(f"still there: {message}" if message else "gone: it holds now")
        return 1 if message else 0
    with progress_bar("games") as advance:
        packs, modules, in_turn = all_packs(game, pack), expansions or (), options == "all"
        found = run(game, games, seed, jobs, advance, packs, modules=modules, first=first, in_turn=in_turn)
    checked = ", ".join(f"{name} {count:,}" for name, count in sorted(found.checks.items()))
    print(f"{found.games:,} games, {found.decisions:,} decisions, {len(found.failures)} failures; checked: {checked}")
    print(_coverage(seed, first, found))
    for failure in found.failures:
        path = out if out is not None and failure is found.failures[0] else _file_of(failure)
        path.write_bytes(failure.to_json())
        print("\n".join(_told(failure, path)))
    if found.failures:
        return 1
    return 130 if found.interrupted else 0


def _coverage(seed: str, first: int, found: "Found") -> str:
    """Which games were played, and with which number to go on: the first that was not, whatever came after it."""
    runs = ", ".join(str(one) if one == last else f"{one} to {last}" for one, last in found.covered)
    after = found.covered[0][1] + 1 if found.covered and found.covered[0][0] == first else first
    return f"games {runs or 'none'} of seed {seed!r}; go on with --first {after}"


def _file_of(failure: "Failure") -> Path:
    """Where a failure is written unless told otherwise: a seed may have any text, a file name may not."""
    return Path(f"fuzz-{failure.game}-{re.sub(r'[^A-Za-z0-9]+', '-', failure.seed).strip('-')}.json")


def _told(failure: "Failure", path: Path) -> Iterator[str]:
    """A failure in a few lines: a game may have thousands of choices, and all of them are in its file."""
    history = failure.history
    shown = history if len(history) <= 2 * ENDS else (*history[:ENDS], "...", *history[-ENDS:])
    yield f"{failure.invariant}: {failure.message}"
    yield f"  {failure.table}"
    yield f"  {len(history):,} choices: {' '.join(shown)}"
    yield f"  see it again: crossroads fuzz {failure.game} --again {path}"
