"""What can come of an option, and how it is told (topics combat, tests)."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

import msgspec

from crossroads.engine.odds import Odds, amounts_of, odds_of
from crossroads.games.fallout.odds.several_rolls import End, Forecast

N = TypeVar("N", str, int)


class Prospect(msgspec.Struct, frozen=True):
    """What can come of an option: without rerolls, with the best use of them if there are any, and of cards too."""

    plain: Forecast
    best: Forecast | None = None
    armed: Forecast | None = None
    helped: Forecast | None = None
    is_helped: bool = False

    @property
    def main(self) -> Forecast:
        return self.plain if self.best is None else self.best


def told(prospect: Prospect, is_fight: bool, is_harmful: bool) -> tuple[Odds, ...]:
    """The odds under their names, the one that counts last."""
    names = {"success": "kill", "failure": "no-kill", "death": "death"} if is_fight else {}
    main = prospect.main
    all_odds = []
    if is_harmful:
        all_odds.append(amounts_of("damage", _grouped(main, lambda end: end.damage)))
        if any(end.rads for end in main.ends):
            all_odds.append(amounts_of("rads", _grouped(main, lambda end: end.rads)))
    if prospect.is_helped:
        all_odds += _told_of_helper(main, is_harmful)
    if prospect.helped is not None:
        all_odds.append(odds_of("helped", fates(prospect.helped, names)))
    if prospect.armed is not None:
        all_odds.append(odds_of("with-cards", fates(prospect.armed, names)))
    all_odds.append(odds_of("plain", fates(prospect.plain, names)))
    if prospect.best is not None:
        all_odds.append(odds_of("best-rerolls", fates(main, names)))
    return tuple(all_odds)


def _told_of_helper(main: Forecast, is_harmful: bool) -> Iterator[Odds]:
    """What a helper suffers, and whether they live through it."""
    if not is_harmful:
        return
    yield amounts_of("helper-damage", _grouped(main, lambda end: end.helper_damage))
    if any(end.helper_rads for end in main.ends):
        yield amounts_of("helper-rads", _grouped(main, lambda end: end.helper_rads))
    fell = sum([ways for end, ways in main.ends.items() if end.helper_fell])
    yield odds_of("helper", _shares({"death": fell, "survival": main.out_of - fell}, main.out_of))


def fates(forecast: Forecast, names: dict[str, str]) -> dict[str, Fraction]:
    counts = dict.fromkeys([names.get(fate, fate) for fate in ("success", "failure", "death")], 0)
    for end, ways in forecast.ends.items():
        counts[names.get(end.fate, end.fate)] += ways
    return _shares(counts, forecast.out_of)


def _grouped(forecast: Forecast, amount: Callable[[End], int]) -> dict[int, Fraction]:
    counts: dict[int, int] = {}
    for end in sorted(forecast.ends, key=lambda end: (amount(end), *end[1:])):
        counts[amount(end)] = counts.get(amount(end), 0) + forecast.ends[end]
    return _shares(counts, forecast.out_of)


def _shares(counts: dict[N, int], out_of: int) -> dict[N, Fraction]:
    return {name: Fraction(ways, out_of) for name, ways in counts.items()}


def rank(prospect: Prospect) -> tuple[Fraction, ...]:
    """How good a prospect is, in the terms of `best-rerolls`."""
    main = prospect.main
    shares = fates(main, {})
    fell = sum([ways for end, ways in main.ends.items() if end.helper_fell])
    pain = sum([ways * (end.damage + end.helper_damage) for end, ways in main.ends.items()])
    return shares["success"] - shares["death"] - Fraction(fell, main.out_of), -Fraction(pain, main.out_of)
