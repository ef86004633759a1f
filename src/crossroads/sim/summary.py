"""What a simulation shows at a glance: win shares with their intervals, scores, lengths and ends."""

from collections import Counter
from collections.abc import Callable, Iterable
from math import sqrt

from rich.table import Table

from crossroads.engine.content import content_of
from crossroads.sim.files import use_rows
from crossroads.sim.game_kit import kit_of
from crossroads.sim.results import SeatFigures, SimulationResult

Z = 1.959963984540054  # of the normal distribution, for 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def summary_table(result: SimulationResult) -> list[Table]:
    """Tables for a terminal: how games went, then wins by bot, by seat and by order in the first round."""
    played = [seat for game in result.games for seat in game.seats]
    return [
        _games(result, played),
        _wins("Wins by bot", "bot", played, lambda seat: seat.bot),
        _wins("Wins by seat", "seat", played, lambda seat: seat.seat),
        _wins("Wins by order in the first round", "order", played, lambda seat: seat.order + 1),
        *([_people(played)] if result.plan.people and played else []),
        *[_uses(kind, result) for kind in kit_of(result.plan.game).shown],
        *_unmet(result),
    ]


def _unmet(result: SimulationResult) -> list[Table]:
    """What the content has and none of the games has seen, with a reason; no table where a game does not tell."""
    seen: Counter[tuple[str, str]] = Counter()
    for game in result.games:
        for use, times in game.uses.items():
            _, kind, thing = use.split(" ", 2)
            seen[kind, thing] += times
    plan = result.plan
    content, list_unmet = content_of(plan.game, plan.packs, plan.modules), kit_of(plan.game).unmet
    total = len([*list_unmet(content, {})])
    if not total:
        return []
    unmet = [*list_unmet(content, seen)]
    table = Table(title=f"Never met: {len(unmet)} of {total}", title_justify="left")
    table.add_column("what")
    table.add_column("why")
    for thing, why in unmet:
        table.add_row(thing, why)
    return [table]


def _games(result: SimulationResult, played: list[SeatFigures]) -> Table:
    count = len(result.games)
    title = f"{result.plan.game}: {count} of {result.plan.games} games, {result.plan.seats} seats"
    if result.interrupted:
        title += " (interrupted)"
    table = Table(title=title, title_justify="left")
    table.add_column("figure")
    table.add_column("value", justify="right")
    if count:
        table.add_row("decisions a game", f"{_mean(game.decisions for game in result.games):.1f}")
        table.add_row("score", f"{_mean(seat.score for seat in played):.1f}")
        table.add_row("winner's score", f"{_mean(max(seat.score for seat in game.seats) for game in result.games):.1f}")
    for name, value in played[0].figures.items() if played else ():
        if isinstance(value, int | float):
            table.add_row(name.replace("_", " "), f"{_mean(float(seat.figures[name]) for seat in played):.2f}")
    for how, times in Counter(game.how for game in result.games).most_common():
        table.add_row(f"ended by {how}", f"{times / count:.1%}")
    for crash in result.crashes:
        table.add_row(f"{crash.what}: game {crash.number}", f"seed {crash.seed}")
    return table


def _people(played: list[SeatFigures]) -> Table:
    """How often a person is asked: all together, and the seats of one game that were asked least and most of all."""
    asked, acts, missed = [[float(seat.figures[name]) for seat in played] for name in ("asked", "acts", "missed")]
    each = sorted(mine / max(1, own) for mine, own in zip(asked, acts, strict=True))
    table = Table(title="Asked as people are", title_justify="left")
    table.add_column("figure")
    table.add_column("value", justify="right")
    table.add_row("asked for each act", f"{sum(asked) / max(1, sum(acts)):.2f}")
    for number in sorted({seat.seat for seat in played}):
        own = [seat.figures for seat in played if seat.seat == number]
        share = sum(float(seat["asked"]) for seat in own) / max(1, sum(float(seat["acts"]) for seat in own))
        table.add_row(f"of seat {number + 1}", f"{share:.2f}")
    table.add_row("of 80 % of seats", f"{each[len(each) // 10]:.2f} to {each[-1 - len(each) // 10]:.2f}")
    table.add_row("asked a game", f"{_mean(asked):.1f}")
    table.add_row("acts a game", f"{_mean(acts):.1f}")
    table.add_row("passed though it wanted something", f"{_mean(missed):.2f}")
    return table


def _wins(title: str, what: str, played: list[SeatFigures], key: Callable[[SeatFigures], str | int]) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(what)
    for column in ("seats", "wins", "share", "95 %", "score"):
        table.add_column(column, justify="right")
    for name in sorted({key(seat) for seat in played}, key=str):
        group = [seat for seat in played if key(seat) == name]
        wins = sum(seat.won for seat in group)
        low, high = wilson(wins, len(group))
        share = f"{wins / len(group):.1%}"
        score = f"{_mean(seat.score for seat in group):.1f}"
        table.add_row(str(name), str(len(group)), f"{wins:g}", share, f"{low:.1%} to {high:.1%}", score)
    return table


def _uses(kind: str, result: SimulationResult) -> Table:
    """How often each card was used in this way, the most used first, and how the seats fared that did."""
    times: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for row in use_rows(result):
        if row["kind"] == kind:
            thing = str(row["thing"])
            times[thing] += int(row["times"])
            seats[thing] += int(row["seats"])
            wins[thing] += row["wins"]
    table = Table(title=kind.replace("-", " ").capitalize(), title_justify="left")
    table.add_column("card")
    for column in ("times a game", "seats that did", "their wins"):
        table.add_column(column, justify="right")
    for thing, count in times.most_common():
        table.add_row(thing, f"{count / len(result.games):.2f}", str(seats[thing]), f"{wins[thing] / seats[thing]:.1%}")
    return table


def _mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed)
