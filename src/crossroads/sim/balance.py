"""Is a game balanced? Games at every table and seat count that its kit names, held against the kit's goals."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, comb, inf
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from crossroads.engine.content import content_of
from crossroads.engine.definition import definition
from crossroads.engine.extending import definition_with
from crossroads.engine.options import option_values
from crossroads.sim.files import as_csv, game_rows, replace, seat_rows
from crossroads.sim.game_kit import Balance, kit_of
from crossroads.sim.results import Crash, GameRow, Plan, SimulationResult
from crossroads.sim.simulate import make_plan, play_number, result_of
from crossroads.sim.summary import wilson
from crossroads.sim.workers import Finished, Lost, Progress, work

UNEVEN = 0.05  # by so much of all games a place in the order may win more or less than a fair share


class Measured(msgspec.Struct, frozen=True):
    """One goal: what was measured with its 95 % interval, and between what it should lie."""

    what: str
    goal: tuple[float, float]
    value: float
    interval: tuple[float, float]

    @property
    def holds(self) -> bool:
        return self.goal[0] <= self.value <= self.goal[1]

    @property
    def is_certain(self) -> bool:
        """Whether the whole interval says the same as the value."""
        low, high = self.interval
        if self.holds:
            return self.goal[0] <= low and high <= self.goal[1]
        return high < self.goal[0] or low > self.goal[1]

    @property
    def fails(self) -> bool:
        """Missed, and by more than its interval."""
        return not self.holds and self.is_certain


def balance(
    game: str,
    games: int,
    seats: Sequence[int] = (),
    bot: str = "steady",
    seed: str = "crossroads",
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    packs: Sequence[str] = (),
    sets: Sequence[tuple[str, ...]] = ((),),
) -> tuple[SimulationResult, ...]:
    """Play so many games for each table with each number of seats, all of them if none is named, the bot on every seat.

    `sets` are sets of expansions; each table is played with each that has it.
    Ctrl-C ends the work and keeps what is done. The games take turns, so that all tables have got equally far by then.
    """
    plans = make_plans(game, games, seats, bot, seed, options or {}, tuple(packs), sets)
    done = work(play_turn, plans, games * len(plans), jobs, progress)
    return tuple(result_of(plan, _share_of(done, place, len(plans))) for place, plan in enumerate(plans))


def make_plans(
    game: str,
    games: int,
    seats: Sequence[int],
    bot: str,
    seed: str,
    options: Mapping[str, Any],
    packs: tuple[str, ...] = (),
    sets: Sequence[tuple[str, ...]] = ((),),
) -> tuple[Plan, ...]:
    """A plan for each table with each set of expansions and number of seats.

    An option that is given settles which tables there are; of several sets those are left out that do not have it.
    """
    kit = kit_of(game).balance
    low, high = definition(game).seats
    tables = [(table, modules) for modules in sets for table in _tables(game, options, packs, modules)]
    if not tables:
        tables = [(options[kit.by], sets[0])]  # which is refused with the values that there are
    return tuple(
        make_plan(
            game,
            games,
            count,
            [bot],
            f"{seed}/{table}/{count}",
            {**options, kit.by: table} if kit.by else options,
            packs,
            dealt=kit.dealt,
            modules=modules,
        )
        for table, modules in tables
        for count in dict.fromkeys(seats or range(low, high + 1))
    )


def _tables(game: str, options: Mapping[str, Any], packs: tuple[str, ...], modules: tuple[str, ...]) -> list[Any]:
    """The tables that there are to play with these expansions."""
    by = kit_of(game).balance.by
    if not by:
        return [""]
    there = option_values(definition_with(game, modules), content_of(game, packs, modules))[by]
    return [table for table in there if options.get(by, table) == table]


def play_turn(plans: Sequence[Plan], number: int) -> GameRow | Crash:
    """Play game n of all plans, which take turns."""
    return play_number(plans[number % len(plans)], number // len(plans))


def _share_of(done: Finished[GameRow | Crash], place: int, plans: int) -> Finished[GameRow | Crash]:
    """What was done for one of the plans."""
    games = {number // plans: row for number, row in done.games.items() if number % plans == place}
    lost = [Lost(lost.number // plans, lost.reason) for lost in done.lost if lost.number % plans == place]
    return Finished(games, lost, done.interrupted)


def table_of(plan: Plan) -> str:
    """The table that a plan is for, as its kit names it; the game where there is only one. Expansions are named too."""
    by = kit_of(plan.game).balance.by
    table = str(plan.options[by]) if by else plan.game
    return f"{table} with {' and '.join(plan.modules)}" if plan.modules else table


def checks(results: Sequence[SimulationResult]) -> list[Measured]:
    """The goals of the game's kit: wins at each table over all seat counts, rounds and fairness at each table and seat count.

    Of tables that win or lose together, wins count with the number of seats that the kit names.
    """
    kit = kit_of(results[0].plan.game).balance
    played = [result for result in results if result.games]
    grouped = [result for result in played if kit.group is not None and kit.group.plays(result.games[0])]
    found = []
    if kit.wins is not None:
        alone = by_table([result for result in played if result not in grouped])
        found += [_wins(table, kit, games, kit.wins) for table, games in alone.items()]
    if kit.group is not None:
        found += [
            _wins(f"{table_of(result.plan)}, {kit.group.seats} seats", kit, result.games, kit.group.wins)
            for result in grouped
            if result.plan.seats == kit.group.seats
        ]
    if kit.turns is not None:
        found += [_length(result, _rounds_asked(result, kit, kit.turns, result in grouped)) for result in played]
    if kit.is_fair:
        found += [check for result in played for check in _fairness(result)]
    return found


def _wins(table: str, kit: Balance, games: Sequence[GameRow], goal: tuple[float, float]) -> Measured:
    name, is_won = next(iter(kit.ends.items()))
    wins = sum(map(is_won, games))
    return Measured(f"{table}: {name} win", goal, wins / len(games), wilson(wins, len(games)))


def _fairness(result: SimulationResult) -> list[Measured]:
    """How often whoever begins wins, and each after it: about as often as all others."""
    seats, games = result.plan.seats, len(result.games)
    fair = (1 / seats - UNEVEN, 1 / seats + UNEVEN)
    found = []
    for order in range(seats):
        wins = sum(seat.won for game in result.games for seat in game.seats if seat.order == order)
        what = f"{table_of(result.plan)}, {seats} seats: number {order + 1} wins"
        found.append(Measured(what, fair, wins / games, wilson(wins, games)))
    return found


def by_table(results: Sequence[SimulationResult]) -> dict[str, list[GameRow]]:
    """The games of each table that has any, whatever the number of seats."""
    games: dict[str, list[GameRow]] = {}
    for result in results:
        if result.games:
            games.setdefault(table_of(result.plan), []).extend(result.games)
    return games


def _rounds_asked(
    result: SimulationResult, kit: Balance, turns: tuple[int, int], is_grouped: bool
) -> tuple[float, float]:
    """Between how many rounds the median game should take."""
    seats = result.plan.seats
    if is_grouped and kit.group is not None:
        return kit.group.fewest_rounds, kit.group.most_turns // seats
    counted = seats if kit.seats is None else kit.seats
    return ceil(turns[0] / counted), turns[1] // counted


def _length(result: SimulationResult, asked: tuple[float, float]) -> Measured:
    seats = result.plan.seats
    rounds = sorted(rounds_of(game) for game in result.games)
    what = f"{table_of(result.plan)}, {seats} {'seat' if seats == 1 else 'seats'}: rounds"
    return Measured(what, asked, median(rounds), median_interval(rounds))


def rounds_of(game: GameRow) -> int:
    return int(game.seats[0].figures["rounds"])


def median_interval(ordered: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a median: between two of the numbers, by their places in the order; of few it has no ends.

    Whether a number is below the median is the toss of a coin. At either end as many are left out as keep the chance
    that the median is among them at one in forty.
    """
    count = len(ordered)
    tails, left_out = comb(count, 0), 0
    while tails * 40 <= 2**count:
        left_out += 1
        tails += comb(count, left_out)
    return (ordered[left_out - 1], ordered[count - left_out]) if left_out else (0, inf)


def write_balance(results: Sequence[SimulationResult], text: str, folder: Path) -> None:
    """Write the report as it stands, and the games and seats behind it as CSV."""
    folder.mkdir(parents=True, exist_ok=True)
    replace(folder / "report.md", text.encode())
    replace(folder / "games.csv", as_csv([row for result in results for row in _labelled(result, game_rows(result))]))
    replace(folder / "seats.csv", as_csv([row for result in results for row in _labelled(result, seat_rows(result))]))


def _labelled(result: SimulationResult, rows: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for row in rows:
        yield {"table": table_of(result.plan), "seats": result.plan.seats} | row
