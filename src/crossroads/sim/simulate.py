"""Many games of bots against each other, the same whatever the number of processes, and what came of them."""

import traceback
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from crossroads.bots import Bot, make_bot
from crossroads.engine.definition import definition
from crossroads.engine.game import Game, new
from crossroads.sim.files import check_format, write
from crossroads.sim.game_kit import GameKit, kit_of
from crossroads.sim.people import Company
from crossroads.sim.results import Crash, GameRow, Plan, SeatFigures, SimulationResult
from crossroads.sim.summary import summary_table
from crossroads.sim.tables import drawn_options
from crossroads.sim.workers import Finished, Progress, work

NO_END = "did not end"


def simulate(
    game: str,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: str,
    jobs: int = 1,
    out: Path | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    packs: Sequence[str] = (),
    file_format: str = "csv",
    vary: bool = False,
    modules: Sequence[str] = (),
    people: bool = False,
) -> SimulationResult:
    """Play many games; with `out`, write their rows there too.

    With `vary` the table's options are drawn anew for each game, but for those that are given. `bots` are the names by
    seat; fewer names than seats are repeated in turn. `modules` are expansions. With `people` the bots are people who say
    ahead what they do, and it is counted how often they are asked. `progress` is called with the number of
    games done and the number of all. Ctrl-C ends the simulation and keeps the games that are done.
    """
    if out is not None:
        check_format(file_format)  # before the work, not after it
    plan = make_plan(game, games, seats, bots, seed, options, packs, vary, modules=modules, people=people)
    done = work(play_number, plan, games, jobs, progress)
    result = result_of(plan, done)
    if out is not None:
        write(result, out, file_format)
    return result


def result_of(plan: Plan, done: Finished[GameRow | Crash]) -> SimulationResult:
    """What came of a plan: the games in order, and those that crashed or took their process with them."""
    rows = tuple(row for row in done.games.values() if isinstance(row, GameRow))
    crashes = [row for row in done.games.values() if isinstance(row, Crash)]
    crashes += [
        Crash(lost.number, plan.seed_of(lost.number), f"its process ended: {lost.reason}") for lost in done.lost
    ]
    return SimulationResult(plan, rows, tuple(sorted(crashes, key=lambda crash: crash.number)), done.interrupted)


def make_plan(
    game: str,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, Any] | None = None,
    packs: Sequence[str] = (),
    vary: bool = False,
    dealt: str = "",
    modules: Sequence[str] = (),
    people: bool = False,
) -> Plan:
    """A checked plan: the game exists, so many may sit at it, and each bot can play it."""
    new(game, seats, seed, options, packs, modules)  # refuses what cannot be played
    if not bots or len(bots) > seats:
        raise ValueError(f"{len(bots)} bots for {seats} seats: name one bot for each seat, or fewer to be repeated")
    by_seat = tuple(bots[seat % len(bots)] for seat in range(seats))
    for name in dict.fromkeys(by_seat):
        make_bot(name, definition(game).id, "")
    given, expansions = dict(options or {}), tuple(modules)
    return Plan(game, games, seats, by_seat, seed, given, tuple(packs), vary, dealt, expansions, people)


def play_number(plan: Plan, number: int) -> GameRow | Crash:
    """Play game n of a plan."""
    seed = plan.seed_of(number)
    try:
        return _play(plan, number, seed)
    except _NoEnd as endless:
        return Crash(number, seed, str(endless), NO_END)
    except Exception as error:
        reason = "".join(traceback.format_exception(error)).strip()
        return Crash(number, seed, reason)


class _NoEnd(Exception):
    """A game that goes on and on."""


def _play(plan: Plan, number: int, seed: str) -> GameRow:
    kit = kit_of(plan.game)
    drawn: dict[str, Any] = {}
    if plan.vary:
        drawn = drawn_options(plan.game, Random(f"{seed}/table"), plan.seats, plan.packs, plan.modules)
    game = new(plan.game, plan.seats, seed, drawn | plan.options, plan.packs, plan.modules)
    entrants = [plan.entrant_at(seat, number) for seat in range(plan.seats)]
    bots: list[Bot] = [make_bot(plan.bots[entrant], plan.game, f"{seed}/bot-{entrant}") for entrant in entrants]
    company = Company(plan.seats, kit) if plan.people else None
    lot = Random(f"{seed}/lot")
    uses: Counter[str] = Counter()
    acts = game.definition.acts
    decisions = [0] * plan.seats
    first = None if game.decision is None else game.decision.seat
    for made in count():
        decision = game.decision
        if decision is None:
            break
        if made >= kit.cap:
            raise _NoEnd(f"it goes on after {made:,} decisions")
        seat = decision.seat
        if decision.prompt == plan.dealt:
            option = lot.choice(decision.ids)
        elif company is not None:
            option = company.choose(game, bots[seat])
        else:
            option = bots[seat].choose(game, seat)
        game.choose(option)
        decisions[seat] += 1
        uses[f"{seat} chosen {acts.read(option).verb}"] += 1
        for by, kind, thing in kit.uses(game.events):
            uses[f"{by} {kind} {thing}"] += 1
    return _row(game, number, seed, [bot.name for bot in bots], decisions, first or 0, uses, kit, company)


def _row(
    game: Game[Any],
    number: int,
    seed: str,
    bots: list[str],
    decisions: list[int],
    first: int,
    uses: Counter[str],
    kit: GameKit,
    company: Company | None,
) -> GameRow:
    outcome = game.outcome
    assert outcome is not None
    view = game.view(None)
    seats = len(bots)
    won = 1 / len(outcome.winners) if outcome.winners and outcome.losers else 1.0  # where nobody has lost, all won
    rows = [
        SeatFigures(
            seat,
            bots[seat],
            (seat - first) % seats,
            outcome.scores[seat],
            won if seat in outcome.winners else 0.0,
            decisions[seat],
            kit.figures(view, seat) | (company.figures(seat) if company is not None else {}),
        )
        for seat in range(seats)
    ]
    return GameRow(number, seed, outcome.how, outcome.winners, sum(decisions), tuple(rows), dict(uses))


__all__ = [
    "Crash",
    "GameRow",
    "Plan",
    "SeatFigures",
    "SimulationResult",
    "make_plan",
    "play_number",
    "result_of",
    "simulate",
    "summary_table",
    "write",
]
