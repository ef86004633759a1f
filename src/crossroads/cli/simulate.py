"""`crossroads simulate`: many games between bots."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from crossroads.cli.parameters import Expansions, GameName, Options, Packs, all_packs, named_bots, parsed_options
from crossroads.cli.progress import make_folder, progress_bar


def simulate(
    game: GameName = "shelter",
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seats: Annotated[int, Parameter(help="How many seats each game has.")] = 4,
    bot: Annotated[
        list[str] | None,
        Parameter(
            name=["--bot", "--bots"],
            negative=(),
            help="A bot to take part (random, steady; curious for fallout; or your own, as magpie.py:Magpie); name several with commas between them, or one by one. They take turns on the seats; steady and random unless named.",
        ),
    ] = None,
    seed: Annotated[str, Parameter(help="Any text; the same text gives the same games.")] = "crossroads",
    jobs: Annotated[int, Parameter(help="How many processes.")] = 2,
    out: Annotated[Path | None, Parameter(help="A folder for the figures.")] = None,
    format: Annotated[Literal["csv", "parquet"], Parameter(help="How the figures are written.")] = "csv",  # noqa: A002
    option: Options = None,
    vary: Annotated[bool, Parameter(negative=(), help="Draw the other table options anew for each game.")] = False,
    people: Annotated[
        bool,
        Parameter(negative=(), help="Let the bots pass ahead as people do, and count how often they are really asked."),
    ] = False,
    pack: Packs = None,
    expansions: Expansions = None,
) -> int:
    """Play many games between bots and sum them up. Ctrl-C keeps what is done.

    Examples: crossroads simulate fallout --games 200 --seats 2 --bot steady --bot random --out figures;
    crossroads simulate --games 50 --seats 2 --bot magpie.py:Magpie --bot steady
    """
    from rich.console import Console

    from crossroads.sim.simulate import simulate as run
    from crossroads.sim.summary import summary_table

    make_folder(out)
    with progress_bar("games") as advance:
        result = run(
            game,
            games,
            seats,
            named_bots(game, bot),
            seed,
            jobs,
            out,
            parsed_options(option),
            advance,
            all_packs(game, pack),
            format,
            vary,
            expansions or (),
            people,
        )
    console = Console(emoji=False)  # `store:dress:success` names a card, and no garment
    for table in summary_table(result):
        console.print(table)
    for crash in result.crashes:
        print(f"game {crash.number} (seed {crash.seed!r}) {crash.told}", file=sys.stderr)
    if out is not None:
        print(f"written: {out}")
    if result.crashes:
        return 1
    return 130 if result.interrupted else 0
