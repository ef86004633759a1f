"""`crossroads balance`: a report on how a game is balanced."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from crossroads.cli.parameters import GameName, Options, Packs, all_packs, named_bots, parsed_options
from crossroads.cli.progress import make_folder, progress_bar


def balance(
    game: GameName = "fallout",
    *,
    games: Annotated[
        int, Parameter(help="How many games for each table, which is a scenario, its expansions and a seat count.")
    ] = 25,
    seats: Annotated[
        list[int] | None,
        Parameter(negative=(), consume_multiple=True, help="Seat counts to play with; all that the game allows."),
    ] = None,
    bot: Annotated[
        str | None,
        Parameter(
            help="The bot on every seat, or your own as magpie.py:Magpie: steady unless named, random in a game without it."
        ),
    ] = None,
    seed: Annotated[str, Parameter(help="Any text; the same text gives the same games.")] = "crossroads",
    jobs: Annotated[int, Parameter(help="How many processes.")] = 2,
    out: Annotated[Path | None, Parameter(help="A folder for the report and the figures behind it.")] = None,
    option: Options = None,
    pack: Packs = None,
    expansions: Annotated[
        list[str] | None,
        Parameter(
            name="--with",
            negative=(),
            help="An expansion to play with, by name; all plays with every set of expansions that go together, and with none.",
        ),
    ] = None,
) -> int:
    """Report how a game is balanced, by scenario, seats and survivor; fails if a goal is missed beyond its interval.

    Example: crossroads balance fallout --games 100 --seats 1 2 --option scenario=the-pitt --out report

    Example: crossroads balance fallout --with all --seats 4 --games 20
    """
    from rich.console import Console

    from crossroads.sim.balance import balance as run
    from crossroads.sim.balance import checks, write_balance
    from crossroads.sim.balance_report import as_markdown, as_table, heading, sheets
    from crossroads.sim.tables import sets_of_expansions

    make_folder(out)
    with progress_bar("games") as advance:
        results = run(
            game,
            games,
            seats or (),
            named_bots(game, [bot] if bot else None)[0],
            seed,
            jobs,
            parsed_options(option),
            advance,
            all_packs(game, pack),
            [*sets_of_expansions(game)] if expansions == ["all"] else [tuple(expansions or ())],
        )
    shown = sheets(results)
    console = Console(emoji=False)
    console.print(heading(results), highlight=False)
    for sheet in shown:
        console.print(as_table(sheet))
    if out is not None:
        write_balance(results, as_markdown(heading(results), shown), out)
        print(f"written: {out}")
    crashes = [crash for result in results for crash in result.crashes]
    for crash in crashes:
        print(f"the game of seed {crash.seed!r} {crash.told}", file=sys.stderr)
    if crashes:
        return 1
    if results[0].interrupted:
        return 130
    return 1 if any(check.fails for check in checks(results)) else 0
