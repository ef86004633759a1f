"""A balance report as sheets of text, for a terminal and for a page."""

from collections.abc import Callable, Iterable, Sequence
from math import isinf
from statistics import mean, median, quantiles

import msgspec
from rich.table import Table

from crossroads.sim.balance import Measured, checks, rounds_of, table_of
from crossroads.sim.game_kit import Balance, kit_of
from crossroads.sim.results import GameRow, Plan, SeatFigures, SimulationResult
from crossroads.sim.summary import wilson

EXPANSIONS = "expansions"


class ReportTable(msgspec.Struct, frozen=True):
    """A table of texts under a title."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def sheets(results: Sequence[SimulationResult]) -> list[ReportTable]:
    """The goals, games by table, by seats and by both, then the characters; nothing of what nobody has played.

    Games are also told by expansions where they were played with several sets of them.
    """
    kit = kit_of(results[0].plan.game).balance
    held = checks(results)
    found = [goals(held)] if held else []
    by = kit.by or "game"
    several = len({result.plan.modules for result in results}) > 1
    grouped = ((by,), *([(EXPANSIONS,)] if several else []), ("seats",), *([(by, "seats")] if kit.by else []))
    found += [_games(results, kit, names) for names in grouped]
    if kit.character:
        found.append(_characters(results, kit))
    return [sheet for sheet in found if sheet.rows]


def heading(results: Sequence[SimulationResult]) -> str:
    """How much was played of what was planned, and by whom."""
    plan, played = results[0].plan, sum(len(result.games) for result in results)
    planned = sum(result.plan.games for result in results)
    text = f"{plan.game}: {played} of {planned} games, {plan.bots[0]} on every seat"
    return f"{text} (interrupted)" if results[0].interrupted else text


def goals(held: Iterable[Measured]) -> ReportTable:
    """Every goal with what was measured, and whether it holds."""
    rows = [
        (
            check.what,
            _span(check.goal),
            _number(check.value, check.goal),
            _span(check.interval, check.goal),
            says(check),
        )
        for check in held
    ]
    return ReportTable("Goals", ("what", "goal", "measured", "95 %", "verdict"), tuple(rows))


def says(check: Measured) -> str:
    """A verdict in plain words."""
    return ("holds" if check.holds else "FAILS") + ("" if check.is_certain else ", but more games may say otherwise")


def _span(numbers: tuple[float, float], like: tuple[float, float] | None = None) -> str:
    if isinf(numbers[1]):
        return "unknown"
    return " to ".join(_number(number, like or numbers) for number in numbers)


def _number(number: float, goal: tuple[float, float]) -> str:
    """As a share where the goal is one."""
    return _percent(number) if goal[1] <= 1 else f"{number:g}"


def _percent(share: float) -> str:
    return f"{share:.1%}"


def _games(results: Sequence[SimulationResult], kit: Balance, names: tuple[str, ...]) -> ReportTable:
    """Games by table, by seats, by both or by expansions: how they ended, and the rounds that the middle one and the middle 80 % took."""
    title = f"By {' and '.join(names)}"
    groups: dict[tuple[str, ...], list[GameRow]] = {}
    for result in results:
        if result.games:
            group = tuple(_group(result.plan, name) for name in names)
            groups.setdefault(group, []).extend(result.games)
    if not groups:
        return ReportTable(title, names, ())
    ends = kit.ends or {how: _ended(how) for how in sorted({game.how for games in groups.values() for game in games})}
    first, *others = ends
    has_rounds = all("rounds" in game.seats[0].figures for games in groups.values() for game in games)
    rows = []
    for group, games in groups.items():
        times = {end: sum(map(happened, games)) for end, happened in ends.items()}
        rows.append(
            (
                *group,
                str(len(games)),
                *_share(times[first], len(games)),
                *[_percent(times[end] / len(games)) for end in others],
                *(_lengths(sorted(rounds_of(game) for game in games)) if has_rounds else ()),
            )
        )
    lengths = ("median rounds", "10 % to 90 %") if has_rounds else ()
    columns = (*names, "games", first, "95 %", *others, *lengths)
    return ReportTable(title, columns, tuple(rows))


def _group(plan: Plan, name: str) -> str:
    """Where a plan belongs among the tables, the numbers of seats, or the sets of expansions."""
    if name == EXPANSIONS:
        return " and ".join(plan.modules) or "none"
    return str(plan.seats) if name == "seats" else table_of(plan)


def _ended(how: str) -> Callable[[GameRow], bool]:
    return lambda game: game.how == how


def _share(times: float, of: int) -> tuple[str, str]:
    low, high = wilson(times, of)
    return _percent(times / of), f"{_percent(low)} to {_percent(high)}"


def _lengths(rounds: Sequence[int]) -> tuple[str, str]:
    tenths = quantiles(rounds, n=10, method="inclusive") if len(rounds) > 1 else [rounds[0]]
    return f"{median(rounds):g}", f"{tenths[0]:.0f} to {tenths[-1]:.0f}"


def _characters(results: Sequence[SimulationResult], kit: Balance) -> ReportTable:
    """How each character fared; a shared victory counts in part."""
    played: dict[str, list[SeatFigures]] = {}
    for result in results:
        for game in result.games:
            for seat in game.seats:
                played.setdefault(str(seat.figures[kit.character]), []).append(seat)
    rows = [
        (
            name,
            str(len(seats)),
            *_share(sum(seat.won for seat in seats), len(seats)),
            *[f"{mean(float(seat.figures[figure]) for seat in seats):.2f}" for figure in kit.means],
        )
        for name, seats in sorted(played.items())
    ]
    columns = (kit.character, "games", "won", "95 %", *[f"mean {figure}" for figure in kit.means])
    return ReportTable(f"By {kit.character}", columns, tuple(rows))


def as_table(sheet: ReportTable) -> Table:
    """A sheet for a terminal."""
    table = Table(title=sheet.title, title_justify="left")
    for column in sheet.columns:
        table.add_column(column)
    for row in sheet.rows:
        table.add_row(*row)
    return table


def as_markdown(title: str, shown: Sequence[ReportTable]) -> str:
    """The sheets as a page."""
    return "\n".join([f"# {title}\n", *[_section(sheet) for sheet in shown]])


def _section(sheet: ReportTable) -> str:
    lines = [sheet.columns, ["---"] * len(sheet.columns), *sheet.rows]
    return f"## {sheet.title}\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)
