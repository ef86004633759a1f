"""What would you do? The best options of a decision, from what its seat knows, each with its reasons.

Where the dice decide between the options, their exact odds are compared. Elsewhere each option is played on in the same
imagined games, with the same dice, and what comes of them is compared world by world: so chance that all options share
takes no part in the difference. The same view, seed and budget give the same advice.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from crossroads.bots.advice import Advice, Because, OptionWorth
from crossroads.bots.evaluation import evaluation_for, has_evaluation
from crossroads.bots.intervals import exactly, interval_of
from crossroads.bots.playouts import Appraises, Playout, play_on
from crossroads.bots.sight import Sight
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


def _always() -> bool:
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
    is_wanted: Callable[[], bool] = _always,
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
    evaluation = evaluation_for(game.setup.game, sight.content) if has_evaluation(game.setup.game) else None
    if not isinstance(evaluation, Appraises):
        raise NoAdvice(
            f"no advice for the game `{game.setup.game}`: its evaluation does not tell how well off a seat is"
        )
    if len(decision.ids) == 1:
        alone = OptionWorth(decision.ids[0], exactly(0.0), exactly(0.0), True, ())
        return Advice(seat, decision.prompt, "only-option", evaluation.unit, 0, (alone,))
    odds = {option: sight.odds(option) for option in decision.ids}
    if chosen:
        return Race(evaluation, sight, odds, seed, is_wanted, chosen, among).run(budget)
    return _by_odds(sight, odds) or Race(evaluation, sight, odds, seed, is_wanted).run(budget)


# -- by the odds


def _by_odds(sight: Sight, odds: Mapping[str, tuple[Odds, ...]]) -> Advice | None:
    """Options that differ in their chance to succeed less that to die; `None` if something else decides as well."""
    chances = {option: _chance(each) for option, each in odds.items()}
    known = {option: chance for option, chance in chances.items() if chance is not None}
    if len(known) < len(chances):
        return None
    best_first = sorted(known, key=lambda option: -known[option])
    best, second = best_first[:2]
    if known[best] == known[second]:
        return None
    decision = sight.decision
    worths = [
        OptionWorth(
            option,
            exactly(float(known[option])),
            exactly(float(known[option] - known[best])),
            option == best,
            (Because("odds", decision.rule, odds=odds[option]),),
        )
        for option in best_first[:SHOWN]
    ]
    return Advice(sight.seat, decision.prompt, "odds", "chance", 0, tuple(worths))


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


# -- by playing on


class Race:
    """Options that are played on in the same worlds; those that fall behind are left out."""

    def __init__(
        self,
        evaluation: Appraises,
        sight: Sight,
        odds: Mapping[str, tuple[Odds, ...]],
        seed: str,
        is_wanted: Callable[[], bool],
        chosen: str = "",
        among: Sequence[str] = (),
    ) -> None:
        self._evaluation = evaluation
        self._sight = sight
        self._odds = odds
        self._seed = seed
        self._is_wanted = is_wanted
        self._chosen = chosen
        self._before = sight.view
        self._held = evaluation.holdings(self._before, sight.seat)
        self._planned = ""  # what a bot would choose that plans, and does not look ahead
        self._left = list(among) or self._entered()
        self._runs: dict[str, list[Playout]] = {option: [] for option in self._left}
        self._worlds = 0

    def _entered(self) -> list[str]:
        """All options, but for those that another one is always as good as."""
        sight = self._sight
        kept = self._evaluation.worth_trying(self._before, sight.decision, sight.events, sight.own_choices)
        if len(kept) > 1:
            return [*dict.fromkeys([*kept, self._chosen or kept[0]])]
        self._planned = kept[0]
        return list(sight.decision.ids)

    def run(self, budget: int) -> Advice:
        """Play on until the budget is used up, or the best is clear."""
        spent = 0
        while self._worlds < BATCH or (spent < budget and self._worlds < MOST_WORLDS):
            for _ in range(BATCH):
                spent += self._try_world()
            if self._worlds >= SURE:
                self._leave_out()
            if self._worlds >= ENOUGH and self._is_settled():
                break
        return self._advice()

    def _try_world(self) -> int:
        world = self._sight.imagine(f"{self._seed} {self._worlds}")
        self._worlds += 1
        for option in self._left:
            if not self._is_wanted():
                raise NotWanted
            self._runs[option].append(play_on(self._evaluation, world.clone(), self._sight.seat, self._before, option))
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
        ranked = self._told()
        now = self._evaluation.standing(self._before, self._sight.seat, self._before, self._held)
        usual = {option: self._changes(option) for option in self._left}
        worths = []
        for option in ranked:
            behind = interval_of(self._differences(option, ranked[0]))
            is_close = behind.high >= -MARGIN or self._worlds < SURE
            worth = interval_of([run.standing - now for run in self._runs[option]])
            worths.append(OptionWorth(option, worth, behind, is_close, self._because(option, usual)))
        decision = self._sight.decision
        return Advice(decision.seat, decision.prompt, "playouts", self._evaluation.unit, self._worlds, tuple(worths))

    def _told(self) -> list[str]:
        ranked = self._ranked()
        return [*ranked[:SHOWN], *[option for option in ranked[SHOWN:] if option == self._chosen]]

    def _changes(self, option: str) -> dict[str, float]:
        """How much more of everything the seat has on average in the end than now."""
        runs = self._runs[option]
        return {
            name: sum(run.held.get(name, 0.0) for run in runs) / len(runs) - self._held.get(name, 0.0)
            for name in self._evaluation.counted
        }

    def _because(self, option: str, changes: Mapping[str, Mapping[str, float]]) -> tuple[Because, ...]:
        """The exact odds, then whether the game is won, then what sets the option apart from the others."""
        evaluation, rule = self._evaluation, self._sight.decision.rule
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
        return len({run.held.get(name, 0.0) for run in self._runs[option]}) == 1
