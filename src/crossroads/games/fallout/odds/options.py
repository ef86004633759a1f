"""The exact odds of fights and tests, before the dice and at every reroll (topics combat, tests, vats-dice).

Odds are given under these names. The last one is what the option is worth; what comes before it tells more of it.

- `plain`: no reroll is used from here on.
- `best-rerolls`: the rerolls that are left (tokens, Well Rested) are used as well as can be. That is: the chance to
  succeed (to kill the enemy, to pass the test) less the chance to die is as large as any plan can make it, and of the
  plans that are equal in that this is one with the least damage on average.
- `with-cards`: as `best-rerolls`, and every card that can be used in the roll is used where it helps. It is told of a
  single roll of the survivor's; of two uses of one card the first counts.
- `helped`: of a fight that is still to begin, if the best of those who can help does so.
- `hits`: of a test without a difficulty, how many there are if rerolls are used for the most on average.
- `damage`, `rads`: what the survivor suffers under `best-rerolls`, or `plain` where there is nothing to reroll with.
- `helper-damage`, `helper-rads`, `helper`: what somebody who helps suffers, and whether they live through it. Where there
  is a helper, the rerolls of both are used for the kill less the deaths of either, then for the least damage of both
  together; cards of both count. One who stops can go on if the other does.

The outcomes are `kill`, `no-kill` and `death` (the survivor's, whatever else the dice show) of a fight; `success`,
`failure` and `death` of tests, of several tasks, and of several fights that come together, where success is to kill all;
`damage-0`, `damage-3` ...; `rads-0`, `rads-2` ... Of more than two fights that come together only `plain` is told, and of
more than four, where rads heal, in the order in which the survivor is least likely to die.

Outside `with-cards`, cards that could still be used do not count until they are; an option that uses one shows what it
brings. Nor do level-ups, loot, HP for a kill and armor that goes by rads between two rolls. Of an enemy that is still to be drawn all that may come is equally
likely: the stack and the inactive ones of its type, which nobody can tell apart (fallout.enemies.inactive-no-peek); of
two fights in a row each is reckoned with all of them. Of what an option leaves open the best counts.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from crossroads.engine.decisions import Option
from crossroads.engine.dice import Dice
from crossroads.engine.odds import Odds
from crossroads.engine.state import shallow_copy
from crossroads.games.fallout.combat import card_windows
from crossroads.games.fallout.combat.fight import die_hits, prepared
from crossroads.games.fallout.combat.results import Fight, Test
from crossroads.games.fallout.decks import discard
from crossroads.games.fallout.enemies.tokens import foe_of
from crossroads.games.fallout.odds.helped import best_helped, helped_prospect
from crossroads.games.fallout.odds.one_roll import (
    AHEAD,
    LATER,
    DiceTask,
    Setting,
    armed_stage,
    rolls_of,
    send,
    stage_of,
    tables_after,
    task_stage,
    way_of,
)
from crossroads.games.fallout.odds.open_tests import open_roll_odds, open_task_odds, open_test_odds
from crossroads.games.fallout.odds.prospects import Prospect, rank, told
from crossroads.games.fallout.odds.rerolls import RerollsLeft
from crossroads.games.fallout.odds.several_rolls import Course, End, Fate, Forecast, charged
from crossroads.games.fallout.state import Chosen, Fallout, RollInProgress
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.health import is_killed
from crossroads.games.fallout.turn.activation import goes_on_to
from crossroads.games.fallout.turn.rounds import beat

FORESEEABLE = 2  # fights of a brawl whose rerolls are reckoned with: of more it takes too long


# -- what comes of them


def foresee(
    g: Fallout, who: Survivor, stages: tuple[DiceTask, ...], armed: DiceTask | None = None, brawl: bool = False
) -> Prospect:
    """Rolls before the first of them; `armed` is the only one with all that cards can bring."""
    bare = tuple([replace(stage, rerolls=0) for stage in stages])
    tired = shallow_copy(who)
    tired.traits = tuple([trait for trait in who.traits if trait != "well-rested"])
    plain = Course(g, tired, bare, brawl).forecast()
    has_rerolls = (bare != stages or tired.traits != who.traits) and not (brawl and len(stages) > FORESEEABLE)
    return Prospect(
        plain,
        Course(g, who, stages, brawl).forecast() if has_rerolls else None,
        Course(g, who, (armed,)).forecast() if armed is not None else None,
    )


def _at_table(at: Setting, left: RerollsLeft, lying: tuple[int, ...], windows: Sequence[str]) -> Prospect:
    """A roll in progress: these dice lie, the others are thrown, and so many rerolls are left after that."""
    g, who, rolling = at.g, at.who, at.rolling
    course = Course(g, who, (stage_of(g, who, [rolling]),))
    plain = course.forecast_at((0, 0), lying)
    best = course.forecast_at(left, lying) if left != (0, 0) else None
    armed = armed_stage(g, who, [rolling], windows)
    if armed is None:
        return Prospect(plain, best)
    more = (left[0] + armed.rerolls - rolling.rerolls, left[1])
    return Prospect(plain, best, Course(g, who, (armed,)).forecast_at(more, lying))


def _struck_back(at: Setting) -> Prospect:
    """A fight in which the enemy's hits have been suffered and no die will be thrown."""
    way = way_of(at)
    shown = sum([die_hits(at.g, face, foe_of(at.g, at.rolling.enemy).areas) for face in at.rolling.dice])
    fate: Fate = "success" if shown >= way.needs else "failure"
    if is_killed(charged(at.g, at.who, way.used)):
        fate = "death"
    return Prospect(Forecast({End(fate): 1}, 1))


# -- options that begin a roll


def fight_odds(g: Fallout, who: Survivor, token: str, away: bool) -> tuple[Odds, ...]:
    """The odds of a fight that an option begins."""
    return told(_fight(g, who, token, away), is_fight=True, is_harmful=True)


def _fight(g: Fallout, who: Survivor, token: str, away: bool) -> Prospect:
    rolls = [prepared(g, who, token, away)]
    alone = foresee(g, who, (stage_of(g, who, rolls),), armed_stage(g, who, rolls))
    return replace(alone, helped=best_helped(g, who, rolls[0]))


def attack_odds(g: Fallout, who: Survivor, tokens: Iterable[str]) -> tuple[Odds, ...]:
    """The odds of the first fight with attackers; who is attacked says which it is (fallout.enemy-activation.attack-order)."""
    fights = []
    for token in tokens:
        shoots = "ranged" in foe_of(g, token).abilities  # others come into the space first
        fights.append(_fight(g, who, token, away=shoots and g.enemy(token).space != who.space))
    return told(max(fights, key=rank), is_fight=True, is_harmful=True)


def path_odds(g: Fallout, space: str, about: Mapping[str, Any]) -> tuple[Odds, ...]:
    """The odds of the fight that an enemy comes to by way of a space; nothing if it fights nobody there or then."""
    table = g.copy()
    who = goes_on_to(table, about["enemy"], space, table.survivors[about["target"]], about["left"])
    return () if who is None else fight_odds(table, who, about["enemy"], away=False)


def task_odds(g: Fallout, who: Survivor, tasks: Iterable[Any]) -> tuple[Odds, ...]:
    """The odds that all tasks of an option succeed; nothing where no dice decide. A payment has been checked before."""
    tasks = tuple(tasks)
    rolled = [task for task in tasks if isinstance(task, Test | Fight)]
    if not rolled:
        return open_task_odds(g, who, tasks)
    fights = [task for task in rolled if isinstance(task, Fight)]
    only = rolled[0] if len(rolled) == 1 and getattr(rolled[0], "by", "self") == "self" else None
    armed = armed_stage(g, who, rolls_of(g, who, only)) if only is not None else None
    prospect = foresee(g, who, tuple([task_stage(g, who, task) for task in rolled]), armed)
    return told(prospect, is_fight=len(rolled) == len(fights) == 1, is_harmful=bool(fights))


def given_odds(g: Fallout, who: Survivor, card: str, tasks: Iterable[Any]) -> tuple[Odds, ...]:
    """The odds of the tasks that come once a card has been given away for them."""
    table = g.copy()
    discard(table, table.survivors[who.seat], card, "fallout.encounter-action.cost-must-be-payable")
    return task_odds(table, table.survivors[who.seat], tasks)


def test_odds(g: Fallout, who: Survivor, letters: str, difficulty: int) -> tuple[Odds, ...]:
    """The odds of a test that a survivor is about to make."""
    return task_odds(g, who, (Test(letters, difficulty),)) if difficulty else open_test_odds(g, who, letters)


def next_odds(g: Fallout, option: Option[Any]) -> tuple[Odds, ...]:
    """The odds of the roll that the next step of the game leads to if it begins with this option.

    Nothing if there is none, if something hidden comes to light first, or if there is another question before it.
    """
    table = g.copy()
    table.dice = Untouched(b"")
    flow = beat(table)
    ask = None
    try:
        flow.send(None)
        ask = send(flow, option)
    except Thrown:
        pass
    finally:
        flow.close()
    if table.revealed != g.revealed:
        return ()
    if ask is not None and ask.prompt == "aggressive":
        return _brawl_odds(
            table, table.survivors[ask.seat], [offer.value for offer in ask.offers(False) if isinstance(offer, Option)]
        )
    rolling = table.rolling
    if rolling is None:
        return ()
    who = table.survivors[rolling.seat]
    if rolling.kind == "test" and not rolling.difficulty:
        return open_test_odds(table, who, rolling.letters)
    return coming_odds(table, rolling)


def coming_odds(g: Fallout, rolling: RollInProgress) -> tuple[Odds, ...]:
    """The odds of a roll that is about to begin."""
    who = g.survivors[rolling.seat]
    prospect = _at_table(Setting(g, who, rolling), _left(who, rolling), (), AHEAD)
    is_fight = rolling.kind == "fight"
    if is_fight:
        prospect = replace(prospect, helped=best_helped(g, who, rolling))
    return told(prospect, is_fight, is_fight)


def _brawl_odds(g: Fallout, who: Survivor, tokens: list[str]) -> tuple[Odds, ...]:
    """The odds to kill all of several aggressive enemies, one after another (fallout.enemy-abilities.aggressive-several)."""
    rolls = [prepared(g, who, token, away=False) for token in tokens]
    stages = tuple([stage_of(g, who, [rolling]) for rolling in rolls])
    return told(foresee(g, who, stages, brawl=True), is_fight=False, is_harmful=True)


class Thrown(Exception):
    """The dice are about to fall."""


class Untouched(Dice):
    """Dice of a table that is only looked at: nobody throws them, and no lots are drawn."""

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        raise Thrown

    def index(self, size: int) -> int:
        raise Thrown

    def order(self, size: int) -> tuple[int, ...]:
        raise Thrown


# -- options in the midst of a roll


def roll_odds(g: Fallout, who: Survivor, prompt: str, verb: str, option: Option[Any]) -> tuple[Odds, ...]:
    """The odds of an option in a fight or a test: stop, throw dice again, use a card, turn a die."""
    if g.rolling is not None and g.rolling.kind == "test" and not g.rolling.difficulty:
        return open_roll_odds(g, who, verb, option)
    is_helped = g.rolling is not None and g.rolling.helper is not UNSET
    prospect = (helped_prospect if is_helped else _prospect)(g, who, prompt, verb, option)
    if prospect is None or g.rolling is None:
        return ()
    is_fight = g.rolling.kind == "fight"
    return told(prospect, is_fight, is_fight and prompt != "window-strike")


def _prospect(g: Fallout, who: Survivor, prompt: str, verb: str, option: Option[Any]) -> Prospect | None:
    assert g.rolling is not None
    at = Setting(g, who, g.rolling)
    dice, left = at.rolling.dice, _left(who, at.rolling)
    if verb == "stop":
        return _at_table(at, (0, 0), dice, ("strike",))
    if verb == "go-on":
        return _struck_back(at) if prompt == "window-strike" else _at_table(at, left, (), LATER)
    if verb == "reroll":
        source, which = option.value
        left = (left[0] - 1, left[1]) if source == "token" else (left[0], 0)
        return _at_table(at, left, tuple([face for die, face in enumerate(dice) if die not in which]), LATER)
    if verb == "die":
        die, face = option.value
        return _at_table(at, left, tuple([face if number == die else each for number, each in enumerate(dice)]), LATER)
    return _after_use(g, who, prompt, option.value) if isinstance(option.value, Chosen) else None


def _left(who: Survivor, rolling: RollInProgress) -> RerollsLeft:
    return rolling.rerolls, int("well-rested" in who.traits)


def _after_use(g: Fallout, who: Survivor, prompt: str, chosen: Chosen) -> Prospect | None:
    """What a card brings to the roll; of what it leaves open the best."""
    if not all(effect.is_foreseen for effect in card_windows.use_of(g, chosen).effects):
        return None
    prospects = []
    for table in tables_after(g, who.seat, chosen):
        twin, rolling = table.survivors[who.seat], table.rolling
        assert rolling is not None
        at = Setting(table, twin, rolling)
        if prompt == "window-strike":
            prospects.append(_struck_back(at))
        else:
            windows = AHEAD if prompt == "window-before" else LATER
            prospects.append(_at_table(at, _left(twin, rolling), rolling.dice, windows))
    return max(prospects, key=rank)
