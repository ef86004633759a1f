"""How many hits a test without a difficulty comes to: more is better, so rerolls are used for the most on average."""

from fractions import Fraction
from typing import Any

from crossroads.engine.decisions import Option
from crossroads.engine.odds import Odds, amounts_of
from crossroads.games.fallout.cards.effects import OpenTask
from crossroads.games.fallout.combat.dice import DICE
from crossroads.games.fallout.combat.skill_tests import rerolls_in
from crossroads.games.fallout.odds.rerolls import RerollsLeft, plan_of
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor


def open_task_odds(g: Fallout, who: Survivor, tasks: tuple[Any, ...]) -> tuple[Odds, ...]:
    """The hits of the one test without a difficulty among some tasks, if the survivor takes it."""
    found = [task for task in tasks if isinstance(task, OpenTask)]
    if len(found) != 1 or found[0].by != "self":
        return ()
    return open_test_odds(g, who, found[0].letters)


def open_test_odds(g: Fallout, who: Survivor, letters: str) -> tuple[Odds, ...]:
    """The hits of a test that a survivor is about to take."""
    return _hits(g, (rerolls_in(g, who, letters), int("well-rested" in who.traits)), ())


def open_roll_odds(g: Fallout, who: Survivor, verb: str, option: Option[Any]) -> tuple[Odds, ...]:
    """The hits that come of an option once the dice lie: to stop, or to throw some of them again."""
    assert g.rolling is not None
    dice, left = g.rolling.dice, (g.rolling.rerolls, int("well-rested" in who.traits))
    if verb == "stop":
        return _hits(g, (0, 0), dice)
    if verb != "reroll":
        return ()
    source, which = option.value
    left = (left[0] - 1, left[1]) if source == "token" else (left[0], 0)
    return _hits(g, left, tuple([face for die, face in enumerate(dice) if die not in which]))


def _hits(g: Fallout, left: RerollsLeft, lying: tuple[int, ...]) -> tuple[Odds, ...]:
    """The distribution of the hits if these dice lie, the others are thrown, and so many rerolls are left."""
    marks = tuple([(face.hits, 0) for face in g.content.dice])
    most = DICE * max([face.hits for face in g.content.dice])
    plan = plan_of(marks, (tuple([(icons,) for icons in range(most + 1)]),))
    out_of = plan.out_of(left, lying)
    counts: dict[int, int] = {}
    for (icons, _, _), ways in sorted(plan.lies(left, lying).items()):
        counts[icons] = counts.get(icons, 0) + ways
    return (amounts_of("hits", {icons: Fraction(ways, out_of) for icons, ways in counts.items()}),)
