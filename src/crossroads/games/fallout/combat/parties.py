"""Who takes part in a fight: the survivor, and a helper who fights beside them, if a table has such (topic combat).

A helper has a roll of their own: one die, rerolls of their own for it, armor of their own against what it shows. The hits of
both add up. Nobody helps in the base game; an expansion lets somebody join (`fight.join`) when a fight begins.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from msgspec import UNSET

from crossroads.engine.modules import Occasion, replaceable
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.health import is_own_turn

HELPER_DIE = 4  # its number: those of the survivor are 1 to 3

# a survivor is about to fight, and nothing was done in the fight yet: now others can join
FIGHT_BEGINS: Occasion[[Survivor]] = Occasion("fight-begins")
# somebody was a helper when an enemy was killed; the survivor has had the XP
HELPED: Occasion[[Survivor]] = Occasion("helped")


def helper_of(g: Fallout) -> Survivor | None:
    """Who fights beside the survivor in the fight in progress."""
    rolling = g.rolling
    return None if rolling is None or rolling.helper is UNSET else g.survivors[rolling.helper.seat]


def parties(g: Fallout, who: Survivor) -> Iterator[Survivor]:
    """Those who take part, as long as they do: the survivor first."""
    yield who
    helper = helper_of(g)
    if helper is not None:
        yield helper


def is_helper(g: Fallout, who: Survivor) -> bool:
    rolling = g.rolling
    return rolling is not None and rolling.helper is not UNSET and rolling.helper.seat == who.seat


def helps_on_turn(g: Fallout, who: Survivor) -> bool:
    """Whether somebody helps the survivor whose turn it is, and so can do what that one can."""
    return is_helper(g, who) and g.rolling is not None and is_own_turn(g, g.survivors[g.rolling.seat])


def numbers_of(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of a survivor's dice, or of a helper's one."""
    return (HELPER_DIE,) if len(dice) == 1 else tuple(range(1, len(dice) + 1))


class Helping(NamedTuple):
    """How helping is done at a table: who can help a survivor, and the rules that stand for others of a helper."""

    able: Callable[[Fallout, Survivor], list[Survivor]]
    rules: Mapping[str, str]


NOBODY = Helping(lambda g, who: [], {})


@replaceable("fallout.combat.parties")
def helping(g: Fallout) -> Helping:
    """In the base game a survivor and an enemy fight, and nobody else."""
    return NOBODY


def rule_for(g: Fallout, who: Survivor, rule: str) -> str:
    """The rule by which something happens to a survivor: a helper may have another."""
    return helping(g).rules.get(rule, rule) if is_helper(g, who) else rule
