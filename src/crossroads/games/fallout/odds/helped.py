"""The odds of a fight with a helper, for both of the two: before the dice, at every reroll, after the hits (topic combat)."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import UNSET

from crossroads.engine.decisions import Option
from crossroads.engine.odds import Odds
from crossroads.engine.state import shallow_copy
from crossroads.games.fallout.combat import card_windows
from crossroads.games.fallout.combat.fight import die_hits, join
from crossroads.games.fallout.combat.parties import helping
from crossroads.games.fallout.enemies.tokens import foe_of
from crossroads.games.fallout.odds.joint_fight import JointFight, side_of
from crossroads.games.fallout.odds.joint_rerolls import Party
from crossroads.games.fallout.odds.one_roll import AHEAD, LATER, Setting, helpers_way_of, tables_after, way_of
from crossroads.games.fallout.odds.prospects import Prospect, rank, told
from crossroads.games.fallout.odds.several_rolls import End, Fate, Forecast, charged
from crossroads.games.fallout.state import Chosen, Fallout, RollInProgress
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.health import is_killed

STRIKE = ("strike",)


class JointMoment(NamedTuple):
    """Where a fight of two is: by party the dice that lie, the rerolls used up just now, the windows still to come."""

    dice: dict[Party, tuple[int, ...]]
    windows: dict[Party, Sequence[str]]
    spent: tuple[int, int] = (0, 0)
    passing: Party | None = None
    is_over: bool = False  # nobody throws dice again


def joined_odds(g: Fallout, rolling: RollInProgress, helper: Survivor) -> tuple[Odds, ...]:
    """The odds of a fight that is about to begin, if somebody joins it."""
    return told(_joined(g, rolling, helper), is_fight=True, is_harmful=True)


def best_helped(g: Fallout, who: Survivor, rolling: RollInProgress) -> Forecast | None:
    """What comes of a fight with the best of those who can help; nothing if there is nobody."""
    able = helping(g).able(g, who)
    if not able:
        return None
    return max([_joined(g, rolling, helper) for helper in able], key=rank).main


def _joined(g: Fallout, rolling: RollInProgress, helper: Survivor) -> Prospect:
    table = shallow_copy(g)
    table.rolling = rolling
    join(table, helper)
    return _foresee(table, JointMoment({"survivor": (), "helper": ()}, {"survivor": AHEAD, "helper": AHEAD}))


def _foresee(g: Fallout, at: JointMoment) -> Prospect:
    """What comes of a fight with a helper from a moment on."""
    who, helper = _both(g)
    sides = side_of(g, who), side_of(g, helper)
    lies = at.dice["survivor"], at.dice["helper"]
    left = sides[0].rerolls - at.spent[0], sides[1].rerolls - at.spent[1]
    left = (0, 0) if at.is_over else left
    bare = JointFight(g, *sides)
    plain = bare.forecast((0, 0), *lies)
    best = bare.forecast(left, *lies, at.passing) if left != (0, 0) else None
    armed = side_of(g, who, at.windows["survivor"]), side_of(g, helper, at.windows["helper"])
    if armed == sides:
        return Prospect(plain, best, is_helped=True)
    more = left[0] + armed[0].rerolls - sides[0].rerolls, left[1] + armed[1].rerolls - sides[1].rerolls
    return Prospect(plain, best, JointFight(g, *armed).forecast(more, *lies, at.passing), is_helped=True)


def _both(g: Fallout) -> tuple[Survivor, Survivor]:
    rolling = g.rolling
    assert rolling is not None
    assert rolling.helper is not UNSET
    return g.survivors[rolling.seat], g.survivors[rolling.helper.seat]


# -- options in the midst of a fight


def helped_prospect(g: Fallout, who: Survivor, prompt: str, verb: str, option: Option[Any]) -> Prospect | None:
    """What comes of an option of the survivor or of the helper: stop, throw dice again, use a card, turn a die."""
    own = g.roll_of(who)
    if verb == "go-on":
        return _struck_back(g) if prompt == "window-strike" else _foresee(g, _moment(g, who, prompt, is_done=True))
    if verb == "stop":
        return _foresee(g, _stopping(g, who))
    if verb == "reroll":
        _, which = option.value
        kept = tuple([face for die, face in enumerate(own.dice) if die not in which])
        return _foresee(g, _with_dice(_moment(g, who, prompt), g, who, kept, spent=True))
    if verb == "die":
        die, face = option.value
        turned = tuple([face if number == die else each for number, each in enumerate(own.dice)])
        return _foresee(g, _with_dice(_moment(g, who, prompt), g, who, turned))
    return _after_use(g, who, prompt, option.value) if isinstance(option.value, Chosen) else None


def _party(g: Fallout, who: Survivor) -> Party:
    assert g.rolling is not None
    return "survivor" if g.rolling.seat == who.seat else "helper"


def _moment(g: Fallout, who: Survivor, prompt: str, is_done: bool = False) -> JointMoment:
    """The fight as it is; before the dice the survivor's window comes first, and one who is done with it goes on."""
    survivor, helper = _both(g)
    dice: dict[Party, tuple[int, ...]] = {"survivor": g.roll_of(survivor).dice, "helper": g.roll_of(helper).dice}
    windows: dict[Party, Sequence[str]] = {"survivor": LATER, "helper": LATER}
    if prompt == "window-before":
        if _party(g, who) == "survivor":
            windows = {"survivor": LATER if is_done else AHEAD, "helper": AHEAD}
        elif not is_done:
            windows["helper"] = AHEAD
    return JointMoment(dice, windows)


def _with_dice(at: JointMoment, g: Fallout, who: Survivor, dice: tuple[int, ...], spent: bool = False) -> JointMoment:
    party = _party(g, who)
    used = (int(spent and party == "survivor"), int(spent and party == "helper"))
    return at._replace(dice={**at.dice, party: dice}, spent=used)


def _stopping(g: Fallout, who: Survivor) -> JointMoment:
    """One of the two stops: that is the end if the other has stopped, and else the other may go on."""
    party = _party(g, who)
    other = next(each for each in _both(g) if each is not who)
    at = _moment(g, who, "reroll")
    if g.roll_of(other).stopped:
        return at._replace(windows={"survivor": STRIKE, "helper": STRIKE}, is_over=True)
    return at._replace(windows={**at.windows, party: STRIKE}, passing=party)


def _struck_back(g: Fallout) -> Prospect:
    """A fight in which the enemy's hits have been suffered and no die will be thrown."""
    who, helper = _both(g)
    rolling, own = g.roll_of(who), g.roll_of(helper)
    way, helpers = way_of(Setting(g, who, rolling)), helpers_way_of(Setting(g, helper, own))
    areas = foe_of(g, rolling.enemy).areas
    shown = sum([die_hits(g, face, areas) for face in (*rolling.dice, *own.dice)])
    fate: Fate = "success" if shown >= way.needs + helpers.needs else "failure"
    if is_killed(charged(g, who, way.used)):
        fate = "death"
    fell = is_killed(charged(g, helper, helpers.used))
    return Prospect(Forecast({End(fate, helper_fell=fell): 1}, 1), is_helped=True)


def _after_use(g: Fallout, who: Survivor, prompt: str, chosen: Chosen) -> Prospect | None:
    """What a card brings to the roll; of what it leaves open the best."""
    if not all(effect.is_foreseen for effect in card_windows.use_of(g, chosen).effects):
        return None
    prospects = []
    for table in tables_after(g, who.seat, chosen):
        twin = table.survivors[who.seat]
        at = _moment(table, twin, prompt)
        prospects.append(_struck_back(table) if prompt == "window-strike" else _foresee(table, at))
    return max(prospects, key=rank)
