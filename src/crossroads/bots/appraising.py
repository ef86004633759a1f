"""What would you do? The best options of a decision, from what its seat knows, each with its reasons.

Where the dice decide between the options, their exact odds are compared. Elsewhere each option is played on in the same
imagined games, with the same dice, and what comes of them is compared world by world: so chance that all options share
takes no part in the difference. The same view, seed and budget give the same advice.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import count, islice
from typing import Any, NamedTuple

from crossroads.bots.advice import Advice, Because, OptionWorth
from crossroads.bots.evaluation import View, evaluation_for, has_evaluation
from crossroads.bots.intervals import exactly, interval_of
from crossroads.bots.playouts import Appraises, Playout, play_on
from crossroads.bots.sight import Sight
from crossroads.engine.decisions import Decision
from crossroads.engine.game import Game
from crossroads.engine.odds import Odds
from crossroads.engine.odds_words import DEATH, FATES, SUCCESSES

BUDGET = 8_000  # choices in all playouts
BATCH = 4  # worlds between two looks at who is behind
SURE = 8  # worlds, before anything is left out or said to be clear
ENOUGH = 24  # worlds, if they leave no doubt
MOST_WORLDS = 240
MARGIN = 0.1  # of the game's unit: what is behind by less is as good, for no evaluation is that exact
SHOWN = 3
REASONS = 3
SLIGHT = 0.05  # a change that nobody would mention


class NoAdvice(ValueError):
    """Nobody knows what counts in this game."""


class NotWanted(Exception):
    """Whoever asked does not wait for the advice any more."""


def always() -> bool:
    """Whoever asked waits for the advice."""
    return True


def can_appraise(game_id: str, content: Any) -> bool:
    """Whether advice can be had in a game."""
    return has_evaluation(game_id) and isinstance(evaluation_for(game_id, content), Appraises)


def appraise(
    game: Game[Any],
    seat: int,
    *,
    budget: int = BUDGET,
    seed: str = "",
    is_wanted: Callable[[], bool] = always,
    chosen: str = "",
    among: Sequence[str] = (),
) -> Advice:
    """The two or three best options of a seat's decision, from what the seat knows and nothing else.

    `budget` is how many choices are made in imagined games, and more of it makes the intervals narrower; each option is
    tried in some worlds whatever it is. The same decision, budget and seed give the same advice. `ValueError` if it is
    not up to the seat, or if the game has no evaluation that can tell how well off a seat is (`NoAdvice`). Before each
    imagined game `is_wanted` is asked: once it says no, thinking ends with `NotWanted`. An option that was `chosen` is told
    of wherever it ends up, last if it is not among the best; then all are compared in the game's own unit, by playing on,
    or only those `among` which it is.
    """
    sight = Sight(game, seat)
    decision = sight.decision
    evaluation = appraises(game)
    if len(decision.ids) == 1:
        return only_option(decision, evaluation.unit)
    odds = {option: sight.odds(option) for option in decision.ids}
    if not chosen and (advice := by_odds(decision, odds)) is not None:
        return advice
    left, planned = (among, "") if among else _entered(evaluation, sight, chosen)
    return Race(evaluation, decision, odds, _imagined(sight, seed), left, is_wanted, chosen).run(budget, planned)


def appraises(game: Game[Any]) -> Appraises:
    """What tells how well off a seat is in a game; `NoAdvice` if nothing does."""
    name = game.setup.game
    evaluation = evaluation_for(name, game.content) if has_evaluation(name) else None
    if not isinstance(evaluation, Appraises):
        raise NoAdvice(f"no advice for the game `{name}`: its evaluation does not tell how well off a seat is")
    return evaluation


def only_option(decision: Decision, unit: str, chosen: str = "") -> Advice:
    """What is said where nothing can be compared."""
    alone = OptionWorth(decision.ids[0], exactly(0.0), exactly(0.0), True, ())
    return Advice(decision.seat, decision.prompt, "only-option", unit, 0, (alone,), chosen)


# -- by the odds


def by_odds(decision: Decision, odds: Mapping[str, tuple[Odds, ...]], chosen: str = "") -> Advice | None:
    """Options that differ in their chance to succeed less that to die; `None` if something else decides as well."""
    chances = {option: _chance(each) for option, each in odds.items()}
    known = {option: chance for option, chance in chances.items() if chance is not None}
    if len(known) < len(chances):
        return None
    best_first = sorted(known, key=lambda option: -known[option])
    best, second = best_first[:2]
    if known[best] == known[second]:
        return None
    worths = [
        OptionWorth(
            option,
            exactly(float(known[option])),
            exactly(float(known[option] - known[best])),
            known[option] == known[best],
            (Because("odds", decision.rule, odds=odds[option]),),
        )
        for option in _told(best_first, chosen)
    ]
    return Advice(decision.seat, decision.prompt, "odds", "chance", 0, tuple(worths), chosen)


def _chance(odds: Sequence[Odds]) -> Fraction | None:
    """The chance to succeed less that to die, as well as it can be played; `None` where no dice decide that."""
    fates = [each for each in odds if each.given in FATES]
    if not fates:
        return None
    last = fates[-1]
    outcomes = {chance.outcome for chance in last.chances}
    for good, bad in (*SUCCESSES.items(), ("win", "lose")):
        if outcomes & {good, bad} or outcomes == {DEATH}:
            return last.share(good) - last.share(DEATH)
    return None


def _told(best_first: Sequence[str], chosen: str) -> list[str]:
    """The best, and what was chosen wherever it ended up."""
    return [*best_first[:SHOWN], *[option for option in best_first[SHOWN:] if option == chosen]]


# -- by playing on


class World(NamedTuple):
    """An imagined game before the choice, and how the seat that must choose sees it."""

    game: Game[Any]
    before: View


def _imagined(sight: Sight, seed: str) -> Iterator[World]:
    """Games that could be the one that a seat sees: to it they all look alike."""
    before = sight.view
    return (World(sight.imagine(f"{seed} {number}"), before) for number in count())


def _entered(evaluation: Appraises, sight: Sight, chosen: str) -> tuple[Sequence[str], str]:
    """All options, but for those that another one is always as good as; and what a bot would choose that only plans."""
    kept = evaluation.worth_trying(sight.view, sight.decision, sight.events, sight.own_choices)
    if len(kept) > 1:
        return [*dict.fromkeys([*kept, chosen or kept[0]])], ""
    return list(sight.decision.ids), kept[0]


class Race:
    """Options that are played on in the same worlds; those that fall behind are left out."""

    def __init__(
        self,
        evaluation: Appraises,
        decision: Decision,
        odds: Mapping[str, tuple[Odds, ...]],
        imagined: Iterator[World],
        among: Sequence[str],
        is_wanted: Callable[[], bool] = always,
        chosen: str = "",
    ) -> None:
        self._evaluation = evaluation
        self._decision = decision
        self._odds = odds
        self._imagined = imagined
        self._is_wanted = is_wanted
        self._chosen = chosen
        self._planned = ""  # what a bot would choose that plans, and does not look ahead
        self._left = list(among)
        self._runs: dict[str, list[Playout]] = {option: [] for option in self._left}
        self._begun: list[tuple[float, Mapping[str, float]]] = []  # how well off the seat is before, and what it has
        self._last: View | None = None  # in which that was counted

    @property
    def _worlds(self) -> int:
        return len(self._begun)

    def run(self, budget: int, planned: str = "") -> Advice:
        """Play on until the budget is used up, or the best is clear, or no more worlds can be had."""
        spent, self._planned = 0, planned
        while self._worlds < BATCH or (spent < budget and self._worlds < MOST_WORLDS):
            worlds = [*islice(self._imagined, BATCH)]
            spent += sum([self._try_world(world) for world in worlds])
            if self._worlds >= SURE:
                self._leave_out()
            if len(worlds) < BATCH or (self._worlds >= ENOUGH and self._is_settled()):
                break
        return self._advice()

    def _try_world(self, world: World) -> int:
        evaluation, seat, before = self._evaluation, self._decision.seat, world.before
        if before is self._last:
            self._begun.append(self._begun[-1])
        else:
            self._last, held = before, evaluation.holdings(before, seat)
            self._begun.append((evaluation.standing(before, seat, before, held), held))
        for option in self._left:
            if not self._is_wanted():
                raise NotWanted
            self._runs[option].append(play_on(evaluation, world.game.clone(), seat, before, option))
        return sum(self._runs[option][-1].choices for option in self._left)

    def _leave_out(self) -> None:
        """Go on with those that are not clearly behind, and of more than enough with the better half."""
        self._left = [option for option in self._left if option == self._chosen or not self._is_detour(option)]
        ranked = self._ranked()
        best = ranked[0]
        close = [option for option in ranked if interval_of(self._differences(option, best)).high >= 0]
        enough = max(SHOWN, len(ranked) // 2)
        kept = {*ranked[:SHOWN], *close[:enough], self._planned, self._chosen}
        self._left = [option for option in self._left if option in kept]

    def _is_detour(self, option: str) -> bool:
        """Whether it comes to what another option comes to in every world, only later."""
        own = self._runs[option]
        return any(
            all(
                one.standing == run.standing and one.choices < run.choices
                for one, run in zip(self._runs[other], own, strict=True)
            )
            for other in self._left
        )

    def _is_settled(self) -> bool:
        """Whether of each that is left it is known that it is behind the best, or as good."""
        best, *others = self._ranked()
        behind = [interval_of(self._differences(option, best)) for option in others]
        return all(each.high < -MARGIN or each.low >= -MARGIN for each in behind)

    def _ranked(self) -> list[str]:
        """The best first; of equals what a bot plans, then the first on offer."""
        means = {option: sum(run.standing for run in self._runs[option]) for option in self._left}
        return sorted(self._left, key=lambda option: (-means[option], option != self._planned))

    def _differences(self, option: str, best: str) -> list[float]:
        return [one.standing - other.standing for one, other in zip(self._runs[option], self._runs[best], strict=True)]

    # -- what came of it

    def _advice(self) -> Advice:
        ranked = _told(self._ranked(), self._chosen)
        now = [standing for standing, _ in self._begun]
        usual = {option: self._changes(option) for option in self._left}
        worths = []
        for option in ranked:
            behind = interval_of(self._differences(option, ranked[0]))
            is_close = behind.high >= -MARGIN or self._worlds < SURE
            worth = interval_of([run.standing - each for run, each in zip(self._runs[option], now, strict=True)])
            worths.append(OptionWorth(option, worth, behind, is_close, self._because(option, usual)))
        decision, unit, worlds = self._decision, self._evaluation.unit, self._worlds
        return Advice(decision.seat, decision.prompt, "playouts", unit, worlds, tuple(worths), self._chosen)

    def _changes(self, option: str) -> dict[str, float]:
        """How much more of everything the seat has on average in the end than now."""
        runs, many = self._runs[option], self._worlds
        return {
            name: (
                sum(run.held.get(name, 0.0) for run in runs) / many
                - sum(held.get(name, 0.0) for _, held in self._begun) / many
            )
            for name in self._evaluation.counted
        }

    def _because(self, option: str, changes: Mapping[str, Mapping[str, float]]) -> tuple[Because, ...]:
        """The exact odds, then whether the game is won, then what sets the option apart from the others."""
        evaluation, rule = self._evaluation, self._decision.rule
        found = [Because("odds", rule, odds=self._odds[option])] if self._odds[option] else []
        runs = self._runs[option]
        if won := sum(run.won is True for run in runs) / len(runs):
            found.append(Because("wins", evaluation.winning, amount=won))
        if lost := sum(run.won is False for run in runs) / len(runs):
            found.append(Because("loses", evaluation.winning, amount=lost))
        own = changes[option]
        usual = {name: sum(each[name] for each in changes.values()) / len(changes) for name in own}
        apart = {name: abs(own[name] - usual[name]) * abs(evaluation.counted[name].worth) for name in own}
        for name in sorted(own, key=lambda name: (-apart[name], -abs(own[name] * evaluation.counted[name].worth))):
            if abs(own[name]) >= SLIGHT and (apart[name] >= SLIGHT or self._is_sure(option, name)):
                found.append(Because("change", evaluation.counted[name].rule, name, own[name]))
        return tuple(found[:REASONS])

    def _is_sure(self, option: str, name: str) -> bool:
        """Whether something changes in the same way in all worlds: so it is not chance that brings it."""
        runs = zip(self._runs[option], self._begun, strict=True)
        return len({run.held.get(name, 0.0) - held.get(name, 0.0) for run, (_, held) in runs}) == 1
