"""The exact odds of fights and tests, before the dice and at every reroll (topics combat, tests, vats-dice).

Odds are given under these names. The last one is what the option is worth; what comes before it tells more of it.

- `plain`: no reroll is used from here on.
- `best-rerolls`: the rerolls that are left (tokens, Well Rested) are used as well as can be. That is: the chance to
  succeed (to kill the enemy, to pass the test) less the chance to die is as large as any plan can make it, and of the
  plans that are equal in that this is one with the least damage on average.
- `damage`, `rads`: what the survivor suffers under `best-rerolls`, or `plain` where there is nothing to reroll with.

The outcomes are `kill`, `no-kill` and `death` (the survivor's, whatever else the dice show) of a fight; `success`,
`failure` and `death` of tests and of several tasks; `damage-0`, `damage-3` ...; `rads-0`, `rads-2` ...

Cards that could still be used do not count until they are; an option that uses one shows what it brings. Nor do level-ups
and loot between two tasks. Of an enemy that is still to be drawn all that may come is equally likely: the stack and the
inactive ones of its type, which nobody can tell apart (fallout.enemies.inactive-no-peek); of two fights in a row each is
reckoned with all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec.structs import replace

from crossroads.engine.decisions import Ask, Option
from crossroads.engine.odds import Odds, odds_of
from crossroads.engine.state import shallow_copy
from crossroads.games.fallout import abilities as can
from crossroads.games.fallout import results as result
from crossroads.games.fallout import uses
from crossroads.games.fallout.combat import be_hit, die_hits, harm, inflicted, prepared
from crossroads.games.fallout.enemies import Foe, foe_of
from crossroads.games.fallout.health import is_killed
from crossroads.games.fallout.plans import DICE, Ends, Left, Mark, Plan, Worth, plan_of
from crossroads.games.fallout.resolving import OTHERS_RESULT
from crossroads.games.fallout.tests import rerolls_in

if TYPE_CHECKING:
    from crossroads.games.fallout.state import Fallout, Roll
    from crossroads.games.fallout.survivor import Survivor

Fate = Literal["success", "failure", "death"]
End = tuple[Fate, int, int]  # what became of it, with damage and rads suffered
Forecast = dict[End, Fraction]
MERIT: dict[Fate, int] = {"success": 1, "failure": 0, "death": -1}
FORESEEN = (can.Hits, can.Ignore, can.Rerolls, can.Slay, can.SetDie, can.Succeed, result.Heal, result.Cure)


class Bout(msgspec.Struct, frozen=True):
    """One roll: what each face counts, what the dice must show together, and what hit icons do."""

    marks: tuple[Mark, ...]
    needs: int
    foe: Foe | None = None  # of a fight: then hits count, and not icons
    harm: tuple[int, ...] = ()  # damage by hit icons


class Stage(msgspec.Struct, frozen=True):
    """A task that dice decide: a roll, or one of several that are equally likely; with none of them it fails."""

    bouts: tuple[Bout, ...]
    rerolls: int
    own: bool = True  # the survivor rolls, not another one


class Prospect(msgspec.Struct, frozen=True):
    """What can come of an option: without rerolls, and with the best use of them if there are any."""

    plain: Forecast
    best: Forecast | None = None

    @property
    def main(self) -> Forecast:
        return self.plain if self.best is None else self.best


# -- the dice of a fight, a test, a task


def fight_bout(g: Fallout, who: Survivor, rolling: Roll) -> Bout:
    """A fight as its dice decide it: matching dice against the enemy's hits to kill, hit icons against the survivor."""
    foe = foe_of(g, rolling.enemy)
    faces = g.content.dice
    marks = tuple([(face.hits, die_hits(g, number, foe.areas)) for number, face in enumerate(faces)])
    sure = inflicted(g, who, foe, replace(rolling, dice=()))
    most = DICE * max([face.hits for face in faces])
    hurts = tuple([harm(g, who, foe, rolling, icons) for icons in range(most + 1)])
    return Bout(marks, 0 if rolling.slain else foe.needs - sure, foe, hurts)


def test_bout(g: Fallout, difficulty: int) -> Bout:
    """A test as its dice decide it: hit icons against the difficulty (fallout.tests.success)."""
    return Bout(tuple([(face.hits, 0) for face in g.content.dice]), difficulty)


def fight_stage(g: Fallout, who: Survivor, token: str, away: bool) -> Stage:
    """A fight with an enemy that everybody sees."""
    rolling = prepared(g, who, token, away)
    return Stage((fight_bout(g, who, rolling),), rolling.rerolls)


def _rolling_stage(g: Fallout, who: Survivor, rolling: Roll) -> Stage:
    """The roll in progress."""
    if rolling.kind == "fight":
        return Stage((fight_bout(g, who, rolling),), rolling.rerolls)
    return Stage((test_bout(g, 0 if rolling.sure else rolling.difficulty),), rolling.rerolls)


def _draw_stage(g: Fallout, who: Survivor, enemy_type: str) -> Stage:
    """A fight with an enemy that is still to be drawn (fallout.combat.draw-and-fight)."""
    hidden = [enemy.id for enemy in g.enemies if enemy.type == enemy_type and not enemy.active]
    stack = g.stacks[enemy_type]
    pool = sorted([*stack, *hidden] if stack else g.enemy_piles.get(enemy_type, ()))
    rolls = [prepared(g, who, token, away=False) for token in pool]
    return Stage(tuple([fight_bout(g, who, rolling) for rolling in rolls]), rolls[0].rerolls if rolls else 0)


def _test_stage(g: Fallout, who: Survivor, task: result.Test) -> Stage:
    """A test of the survivor's, or of the most able other one there (fallout.solo-play.other-survivor-test)."""
    if task.by == "self":
        return Stage((test_bout(g, task.difficulty),), rerolls_in(g, who, task.letters))
    if g.started == 1:
        return Stage((test_bout(g, 0),) if task.difficulty <= OTHERS_RESULT else (), 0, own=False)
    there = [other for other in g.alive if other is not who and other.space == who.space]
    rerolls = [rerolls_in(g, other, task.letters) + ("well-rested" in other.traits) for other in there]
    return Stage((test_bout(g, task.difficulty),) if there else (), max(rerolls, default=0), own=False)


def _stages(g: Fallout, who: Survivor, tasks: Iterable[Any]) -> tuple[Stage, ...]:
    """The tasks among these that dice decide; a payment has been checked before."""
    stages = []
    for task in tasks:
        if isinstance(task, result.Test):
            stages.append(_test_stage(g, who, task))
        elif isinstance(task, result.Fight):
            stages.append(_draw_stage(g, who, task.enemy))
    return tuple(stages)


# -- what comes of them


class Scale:
    """How ends are weighed: success against death, in one number that damage can never outweigh."""

    def __init__(self, out_of: int) -> None:
        """`out_of` is the largest denominator that can come up, so that counts side by side never touch."""
        self.bits = out_of.bit_length()
        self.step = 1 << (self.bits + 16)
        self.ends: dict[End, int] = {}

    def unit(self, fate: Fate, damage: int, rads: int) -> Worth:
        """An end that comes once."""
        place = self.ends.setdefault((fate, damage, rads), len(self.ends))
        return MERIT[fate] * self.step - damage, 1 << (self.bits * place)

    def shares(self, counts: int, out_of: int) -> Forecast:
        """How likely each end is."""
        mask = (1 << self.bits) - 1
        found = {end: (counts >> (self.bits * place)) & mask for end, place in self.ends.items()}
        return {end: Fraction(count, out_of) for end, count in found.items() if count}


class Course:
    """Tasks one after another, all of which must succeed; Well Rested and HP are shared by them."""

    def __init__(self, g: Fallout, who: Survivor, stages: tuple[Stage, ...]) -> None:
        self.g, self.who, self.stages = g, who, stages
        self.rested = int("well-rested" in who.traits)
        self.sides = len(g.content.dice)
        self.out_of = [1]  # by stage: the denominator of what lies ahead; after the last one, one
        for stage in reversed(stages):
            throws = DICE * (stage.rerolls + (self.rested if stage.own else 0) + 1)
            self.out_of.insert(0, max(1, len(stage.bouts)) * self.sides**throws * self.out_of[0])
        self.scale = Scale(self.out_of[0])
        self._only: Plan | None = None  # of the first roll
        self._known: dict[tuple[int, ...], Worth] = {}

    def forecast(self) -> Forecast:
        """What comes of it all before the first roll."""
        _, counts = self._ahead(0, self.rested, self.who, 0, 0)
        return self.scale.shares(counts, self.out_of[0])

    def forecast_at(self, left: Left, lying: Iterable[int]) -> Forecast:
        """What comes of the only roll if these dice lie and the others are thrown, with rerolls left."""
        if self._only is None:
            self._only = self._plan(0, self.stages[0].bouts[0], self.rested, self.who, 0, 0)
        (_, counts), out_of = self._only.worth(left, lying)
        return self.scale.shares(counts, out_of)

    def _ahead(self, number: int, rested: int, who: Survivor, damage: int, rads: int) -> Worth:
        """What lies ahead from a task on, with what was suffered before it."""
        if number == len(self.stages):
            return self.scale.unit("success", damage, rads)
        key = (number, rested, who.hp, who.rads, damage, rads)
        if key not in self._known:
            self._known[key] = self._rolled(number, rested, who, damage, rads)
        return self._known[key]

    def _rolled(self, number: int, rested: int, who: Survivor, damage: int, rads: int) -> Worth:
        stage = self.stages[number]
        if not stage.bouts:
            return _times(self.scale.unit("failure", damage, rads), self.out_of[number])
        left = (stage.rerolls, rested if stage.own else 0)
        spare = self.sides ** (DICE * (self.rested - rested)) if stage.own else 1
        merit = counts = 0
        for bout, times in Counter(stage.bouts).items():
            plan = self._plan(number, bout, rested, who, damage, rads)
            (more_merit, more_counts), _ = plan.worth(left, ())
            merit, counts = merit + times * more_merit, counts + times * more_counts
        return _times((merit, counts), spare)

    def _plan(self, number: int, bout: Bout, rested: int, who: Survivor, damage: int, rads: int) -> Plan:
        stage = self.stages[number]
        ways = range(rested + 1) if stage.own else (rested,)
        ends = tuple([self._ends(number, bout, way, who, damage, rads) for way in ways])
        return plan_of(bout.marks, ends, stage.rerolls)

    def _ends(self, number: int, bout: Bout, rested: int, who: Survivor, damage: int, rads: int) -> Ends:
        """What the dice are worth as they lie: by hit icons, then by hits."""
        most_icons, most_hits = (DICE * max([mark[part] for mark in bout.marks]) for part in (0, 1))
        rows = []
        for icons in range(most_icons + 1):
            pain = bout.harm[icons] if bout.foe is not None else 0
            hurt = who if bout.foe is None else struck(self.g, who, bout.foe, pain)
            suffered = (damage + pain, rads + max(0, hurt.rads - who.rads))
            if is_killed(hurt):
                died = _times(self.scale.unit("death", *suffered), self.out_of[number + 1])
                rows.append((died,) * (most_hits + 1))
                continue
            missed = _times(self.scale.unit("failure", *suffered), self.out_of[number + 1])
            done = self._ahead(number + 1, rested, hurt, *suffered)
            shown = [icons] * (most_hits + 1) if bout.foe is None else range(most_hits + 1)
            rows.append(tuple([done if each >= bout.needs else missed for each in shown]))
        return tuple(rows)


def _times(worth: Worth, factor: int) -> Worth:
    return worth[0] * factor, worth[1] * factor


def struck(g: Fallout, who: Survivor, foe: Foe, damage: int) -> Survivor:
    """The survivor as an enemy's hits would leave them; nothing happens at the table."""
    table, twin = shallow_copy(g), shallow_copy(who)
    be_hit(table, twin, foe, damage)
    return twin


def foresee(g: Fallout, who: Survivor, stages: tuple[Stage, ...]) -> Prospect:
    """Tasks before the first of their rolls."""
    bare = tuple([replace(stage, rerolls=0) for stage in stages])
    tired = shallow_copy(who)
    tired.traits = tuple([trait for trait in who.traits if trait != "well-rested"])
    plain = Course(g, tired, bare).forecast()
    if bare == stages and tired.traits == who.traits:
        return Prospect(plain)
    return Prospect(plain, Course(g, who, stages).forecast())


def _at_table(g: Fallout, who: Survivor, rolling: Roll, left: Left, lying: tuple[int, ...]) -> Prospect:
    """A roll in progress: these dice lie, the others are thrown, and so many rerolls are left after that."""
    stage = _rolling_stage(g, who, rolling)
    course = Course(g, who, (stage,))
    plain = course.forecast_at((0, 0), lying)
    if left == (0, 0):
        return Prospect(plain)
    return Prospect(plain, course.forecast_at(left, lying))


# -- how they are told


def _told(prospect: Prospect, is_fight: bool, is_harmful: bool) -> tuple[Odds, ...]:
    """The odds under their names, the one that counts last."""
    names = {"success": "kill", "failure": "no-kill", "death": "death"} if is_fight else {}
    main = prospect.main
    told = []
    if is_harmful:
        told.append(odds_of("damage", _grouped(main, lambda end: f"damage-{end[1]}")))
        if any(rads for _, _, rads in main):
            told.append(odds_of("rads", _grouped(main, lambda end: f"rads-{end[2]}")))
    told.append(odds_of("plain", _fates(prospect.plain, names)))
    if prospect.best is not None:
        told.append(odds_of("best-rerolls", _fates(main, names)))
    return tuple(told)


def _fates(forecast: Forecast, names: dict[str, str]) -> dict[str, Fraction]:
    shares = dict.fromkeys([names.get(fate, fate) for fate in ("success", "failure", "death")], Fraction(0))
    for (fate, _, _), share in forecast.items():
        shares[names.get(fate, fate)] += share
    return shares


def _grouped(forecast: Forecast, name: Callable[[End], str]) -> dict[str, Fraction]:
    shares: dict[str, Fraction] = {}
    for end in sorted(forecast, key=lambda end: end[1:]):
        shares[name(end)] = shares.get(name(end), Fraction(0)) + forecast[end]
    return shares


def fight_odds(g: Fallout, who: Survivor, token: str, away: bool) -> tuple[Odds, ...]:
    """The odds of a fight that an option begins."""
    return _told(foresee(g, who, (fight_stage(g, who, token, away),)), is_fight=True, is_harmful=True)


def task_odds(g: Fallout, who: Survivor, tasks: Iterable[Any]) -> tuple[Odds, ...]:
    """The odds that all tasks of an option succeed; nothing where no dice decide."""
    listed = tuple(tasks)
    stages = _stages(g, who, listed)
    if not stages:
        return ()
    fights = [task for task in listed if isinstance(task, result.Fight)]
    return _told(foresee(g, who, stages), is_fight=len(stages) == len(fights) == 1, is_harmful=bool(fights))


def roll_odds(g: Fallout, who: Survivor, option: Option[Any]) -> tuple[Odds, ...]:
    """The odds of an option in a fight or a test: stop, throw dice again, use a card, turn a die."""
    prospect = _prospect(g, who, option)
    if prospect is None or g.rolling is None:
        return ()
    is_fight = g.rolling.kind == "fight"
    return _told(prospect, is_fight, is_fight)


def _prospect(g: Fallout, who: Survivor, option: Option[Any]) -> Prospect | None:
    rolling = g.rolling
    assert rolling is not None
    left = (rolling.rerolls, int("well-rested" in who.traits))
    verb = option.id.partition(":")[0]
    if verb == "stop":
        return _at_table(g, who, rolling, (0, 0), rolling.dice)
    if verb == "go-on":
        return _at_table(g, who, rolling, left, ())
    if verb == "reroll":
        source, which = option.value
        left = (left[0] - 1, left[1]) if source == "token" else (left[0], 0)
        lying = tuple([face for die, face in enumerate(rolling.dice) if die not in which])
        return _at_table(g, who, rolling, left, lying)
    if verb == "die":
        die, face = option.value
        dice = tuple([face if number == die else each for number, each in enumerate(rolling.dice)])
        return _at_table(g, who, rolling, left, dice)
    return _after_use(g, who, option.value) if isinstance(option.value, uses.Chosen) else None


def _after_use(g: Fallout, who: Survivor, chosen: uses.Chosen) -> Prospect | None:
    """What a card brings to the roll; of what it leaves open the best."""
    if not all(isinstance(effect, FORESEEN) for effect in uses.use_of(g, chosen).effects):
        return None
    prospects = []
    for table in _tables_after(g, who.seat, chosen):
        twin, rolling = table.survivors[who.seat], table.rolling
        assert rolling is not None
        left = (rolling.rerolls, int("well-rested" in twin.traits))
        prospects.append(_at_table(table, twin, rolling, left, rolling.dice))
    return max(prospects, key=_rank)


def _rank(prospect: Prospect) -> tuple[Fraction, ...]:
    """How good a prospect is, in the terms of `best-rerolls`."""
    fates = _fates(prospect.main, {})
    pain = sum([share * damage for (_, damage, _), share in prospect.main.items()], Fraction(0))
    return fates["success"] - fates["death"], -pain


def _tables_after(g: Fallout, seat: int, chosen: uses.Chosen) -> list[Fallout]:
    """Copies of the table after a card was used: one, or one for each way to choose what it leaves open."""
    table, ask, flow = _used(g, seat, chosen)
    flow.close()
    if ask is None:
        return [table]
    tables = []
    for option in ask.offers(False):
        table, _, flow = _used(g, seat, chosen)
        _send(flow, option)
        flow.close()
        tables.append(table)
    return tables


def _used(
    g: Fallout, seat: int, chosen: uses.Chosen
) -> tuple[Fallout, Ask[Any] | None, Coroutine[Ask[Any], Any, None]]:
    """A copy of the table at which a card is being used, up to the first question it asks."""
    table = g.copy()
    flow = uses.carry_out(table, table.survivors[seat], chosen)
    return table, _send(flow, None), flow


def _send(flow: Coroutine[Ask[Any], Any, None], answer: Any) -> Ask[Any] | None:
    try:
        return flow.send(answer)
    except StopIteration:
        return None
