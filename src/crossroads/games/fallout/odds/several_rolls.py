"""What comes of rolls: one, several in a row, or several that come whatever happens (topics combat, tests).

As in a plan for rerolls, the best order is found backwards by merit, and what then comes is counted forwards.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from crossroads.engine.state import shallow_copy
from crossroads.games.fallout.cards.amounts import Source, amount_of
from crossroads.games.fallout.combat import card_windows
from crossroads.games.fallout.combat.dice import DICE
from crossroads.games.fallout.combat.fight import be_hit
from crossroads.games.fallout.enemies.tokens import Foe
from crossroads.games.fallout.odds.one_roll import Bout, DiceTask, Way
from crossroads.games.fallout.odds.rerolls import Ends, Lie, RerollPlan, RerollsLeft, kind_of, plan_of
from crossroads.games.fallout.state import Chosen, Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.health import is_killed, suffer_damage, suffer_rads
from crossroads.games.fallout.survivors.in_force import passives_of
from crossroads.games.fallout.survivors.results import Damage, Rads

Fate = Literal["success", "failure", "death"]
ORDERED = 4  # fights whose order is weighed by all that comes of it where rads heal: of more it takes too long
Todo = tuple[int, ...]  # the stages that are left, by their numbers; stages that are alike have one number


class End(NamedTuple):
    """What became of it, with damage and rads suffered; and of a helper, if there was one."""

    fate: Fate
    damage: int = 0
    rads: int = 0
    helper_fell: bool = False
    helper_damage: int = 0
    helper_rads: int = 0


class Forecast(NamedTuple):
    """What can come of rolls: in how many ways each end comes, out of all ways that dice can fall."""

    ends: Mapping[End, int]
    out_of: int


class AfterRolls(NamedTuple):
    """Where a course has come to: what is left of the survivor, and whether something was missed."""

    life: int  # HP above the rads: when nothing is left of it, the survivor is killed
    rads: int
    rested: int
    missed: bool = False


class CourseSoFar(NamedTuple):
    """How a course has come so far: what is left to do, where it stands, what was suffered."""

    todo: Todo
    at: AfterRolls
    damage: int = 0
    rads: int = 0


class Blow(NamedTuple):
    """What hit icons do to a survivor: damage, and what is left in the end; and whether the hits alone killed."""

    damage: int
    life: int
    rads: int
    fell: bool = False


class Course:
    """Rolls one after another; Well Rested and HP are shared by them.

    Tasks come in their order and all must succeed. A brawl goes on whatever comes of each fight, in the order that is
    best; it succeeds if all enemies are killed.
    """

    def __init__(self, g: Fallout, who: Survivor, stages: tuple[DiceTask, ...], brawl: bool = False) -> None:
        self.g, self.who, self.brawl = g, who, brawl
        self.apart = shallow_copy(g)  # where blows fall
        self.sides = len(g.content.dice)
        self.start = AfterRolls(who.hp - who.rads, who.rads, int("well-rested" in who.traits))
        self.todo: Todo = tuple([stages.index(stage) for stage in stages])
        self.stages = (*stages, *map(_vain, stages)) if brawl else stages
        self.vain = [self.stages.index(_vain(stage), len(stages)) for stage in self.stages] if brawl else []
        self._ways: dict[Todo, int] = {}
        self._known: dict[tuple[Todo, int, int], tuple[int, int]] = {}
        self._suffered: dict[tuple[Any, ...], list[Blow]] = {}
        self.harm_decides = brawl and self._is_order_free(stages)
        self.success = outweighing(self._out_of(self.todo))

    def _out_of(self, todo: Todo) -> int:
        """In how many ways the dice of what is left to do can fall: the same in whatever order it comes."""
        if todo not in self._ways:
            self._ways[todo] = prod([self._ways_of(self.stages[number]) for number in todo])
        return self._ways[todo]

    def _ways_of(self, stage: DiceTask) -> int:
        throws = DICE * (stage.rerolls + (self.start.rested if stage.own else 0) + 1)
        return max(1, len(stage.bouts)) * int(self.sides**throws)

    def _is_order_free(self, stages: tuple[DiceTask, ...]) -> bool:
        """Whether the order of fights changes neither who is killed nor whether the survivor is, but only the damage.

        So it is without rerolls: damage and rads add up, in whatever order they come. Only where rads heal they do not;
        of many fights that is left out of account.
        """
        has_rerolls = self.start.rested or any(stage.rerolls for stage in stages)
        heals = any(each.heals_by_rads for each in passives_of(self.g, self.who))
        return not has_rerolls and (not heals or len(stages) > ORDERED)

    # -- backwards: which comes next

    def _best(self, todo: Todo, life: int, rested: int) -> tuple[int, int]:
        """The merit of what is left to do, times the ways in which its dice can fall; and the stage that comes next.

        What was suffered before does not count. Nor do HP and rads beside their difference: hits and rads take from it
        alike, and where rads heal nobody gets any.
        """
        key = (todo, life, rested)
        if key not in self._known:
            nexts = dict.fromkeys(todo) if self.brawl else todo[:1]
            at = AfterRolls(life, self.start.rads, rested, todo[0] >= len(self.todo))
            self._known[key] = max([(self._merit(number, todo, at), number) for number in nexts])
        return self._known[key]

    def _next(self, todo: Todo, at: AfterRolls) -> int:
        """The stage that comes next."""
        if not self.harm_decides:
            return self._best(todo, at.life, at.rested)[1]
        _, first = self._best(self._in_vain(todo), at.life, at.rested)
        return next(number for number in todo if self.vain[number] == first)

    def _merit(self, number: int, todo: Todo, at: AfterRolls) -> int:
        """What it is worth to begin with this stage; one that cannot be done is worth nothing."""
        stage, after = self.stages[number], _without(todo, number)
        merits = [times * self._merit_of(stage, bout, after, at) for bout, times in _counted(stage)]
        return sum(merits) * self._unused(stage, at)

    def _merit_of(self, stage: DiceTask, bout: Bout, after: Todo, at: AfterRolls) -> int:
        if _has_choice(stage, bout, at):
            return self._plan(stage, bout, after, at).merit(_left(stage, at))
        ends = self._ends(bout, after, at, at.rested)
        return sum([ways * ends[icons][hits] for (icons, hits, _), ways in kind_of(bout.marks).throws.items()])

    def _unused(self, stage: DiceTask, at: AfterRolls) -> int:
        """In how many ways the dice could fall of a reroll that Well Rested would have brought, had it not been given up."""
        return int(self.sides ** (DICE * (self.start.rested - at.rested))) if stage.own else 1

    def _plan(self, stage: DiceTask, bout: Bout, after: Todo, at: AfterRolls) -> RerollPlan:
        """How a roll is best made; Well Rested that is of no use later is one reroll more."""
        rests = range(at.rested + 1) if stage.own and after else (at.rested,)
        ends = tuple(dict.fromkeys([self._ends(bout, after, at, rested) for rested in rests]))
        return plan_of(bout.marks, ends, bout.turns)

    def _ends(self, bout: Bout, after: Todo, at: AfterRolls, rested: int) -> Ends:
        """What the dice are worth as they lie, by hit icons, then by hits: the best of all ways."""
        each_way = [self._ends_of(bout, way, after, at, rested) for way in bout.ways]
        return tuple([tuple(map(max, *rows)) for rows in zip(*each_way, strict=True)]) if each_way[1:] else each_way[0]

    def _ends_of(self, bout: Bout, way: Way, after: Todo, at: AfterRolls, rested: int) -> Ends:
        columns = DICE * max([hits for _, hits in bout.marks]) + 1
        short = max(0, min(way.needs, columns))
        rest = self._out_of(after)
        then, otherwise = self._onward(after, at.missed, True), self._onward(after, at.missed, False)
        rows = []
        for icons, (damage, life, _, _) in enumerate(self._blows(bout, way, at)):
            if life <= 0:
                rows.append(((-self.success - damage) * rest,) * columns)
                continue
            done = self._worth(then, life, rested) - damage * rest
            missed = done if then == otherwise else self._worth(otherwise, life, rested) - damage * rest
            if bout.foe is None:
                rows.append((done if icons >= way.needs else missed,) * columns)
            else:
                rows.append((missed,) * short + (done,) * (columns - short))
        return tuple(rows)

    def _onward(self, after: Todo, missed: bool, is_done: bool) -> tuple[Todo, bool]:
        """What is left to do, and whether something was missed: then tasks are over, while a brawl goes on in vain."""
        if is_done or missed:
            return after, missed
        return (self._in_vain(after) if self.brawl else ()), True

    def _in_vain(self, todo: Todo) -> Todo:
        return tuple(sorted([self.vain[number] for number in todo]))

    def _worth(self, onward: tuple[Todo, bool], life: int, rested: int) -> int:
        todo, missed = onward
        if not todo:
            return 0 if missed else self.success
        return self._best(todo, life, rested)[0]

    def _blows(self, bout: Bout, way: Way, at: AfterRolls) -> list[Blow]:
        """What hit icons do to the survivor, by their number; nothing happens at the table."""
        foe = bout.foe
        key = (at.life, at.rads, foe and foe.level, foe and "radiation" in foe.abilities, way.harm, way.used)
        if key not in self._suffered:
            most = DICE * max([icons for icons, _ in bout.marks])
            self._suffered[key] = [self._blow(foe, way, at, icons) for icons in range(most + 1)]
        return self._suffered[key]

    def _blow(self, foe: Foe | None, way: Way, at: AfterRolls, icons: int) -> Blow:
        twin = shallow_copy(self.who)
        twin.hp, twin.rads = at.life + at.rads, at.rads
        return blow_to(self.apart, twin, foe, way, icons)

    # -- forwards: what comes of it

    def forecast(self) -> Forecast:
        """What comes of it all before the first roll."""
        ends: Counter[End] = Counter()
        reached = Counter([CourseSoFar(self.todo, self.start)])
        while reached:
            further: Counter[CourseSoFar] = Counter()
            for path, times in reached.items():
                self._follow(path, times, further, ends)
            reached = further
        return Forecast(ends, self._out_of(self.todo))

    def forecast_at(self, left: RerollsLeft, lying: Sequence[int]) -> Forecast:
        """What comes of the only roll if these dice lie and the others are thrown, with rerolls left."""
        ends: Counter[End] = Counter()
        stage, bout = self.stages[0], self.stages[0].bouts[0]
        plan = self._plan(stage, bout, (), self.start)
        for lie, ways in plan.lies(left, lying).items():
            fate, then = self._fall(stage, bout, CourseSoFar((), self.start), lie)
            ends[End(fate, then.damage, then.rads)] += ways
        return Forecast(ends, plan.out_of(left, lying))

    def _follow(self, path: CourseSoFar, times: int, further: Counter[CourseSoFar], ends: Counter[End]) -> None:
        """Count where the best next stage leads to: paths that go on, and ends."""
        number = self._next(path.todo, path.at)
        stage, after = self.stages[number], _without(path.todo, number)
        if not stage.bouts:
            ends[End("failure", path.damage, path.rads)] += times * self._out_of(path.todo)
        for bout, count in _counted(stage):
            each = times * count * self._unused(stage, path.at)
            begun = path._replace(todo=after)
            for lie, ways in self._lies(stage, bout, after, path.at).items():
                fate, then = self._fall(stage, bout, begun, lie)
                if then.todo:
                    further[then] += each * ways
                else:
                    ends[End(fate, then.damage, then.rads)] += each * ways * self._out_of(after)

    def _lies(self, stage: DiceTask, bout: Bout, after: Todo, at: AfterRolls) -> Mapping[Lie, int]:
        if _has_choice(stage, bout, at):
            return self._plan(stage, bout, after, at).lies(_left(stage, at))
        return kind_of(bout.marks).throws

    def _fall(self, stage: DiceTask, bout: Bout, path: CourseSoFar, lie: Lie) -> tuple[Fate, CourseSoFar]:
        """What dice that lie still bring, in the best of their ways; the fate holds if nothing more is to be done."""
        icons, hits, left = lie
        at, ways = path.at, bout.ways
        rested = left if stage.own else at.rested
        way = ways[0]
        if ways[1:]:
            way = max(ways, key=lambda way: self._ends_of(bout, way, path.todo, at, rested)[icons][hits])
        damage, life, rads, _ = self._blows(bout, way, at)[icons]
        is_done = (icons if bout.foe is None else hits) >= way.needs
        todo, missed = self._onward(path.todo, at.missed, is_done)
        then = AfterRolls(life, rads, rested, missed)
        suffered = path.damage + damage, path.rads + max(0, rads - at.rads)
        if life <= 0:
            return "death", CourseSoFar((), then, *suffered)
        return "failure" if missed else "success", CourseSoFar(todo, then, *suffered)


def _without(todo: Todo, number: int) -> Todo:
    place = todo.index(number)
    return (*todo[:place], *todo[place + 1 :])


def _left(stage: DiceTask, at: AfterRolls) -> RerollsLeft:
    return stage.rerolls, at.rested if stage.own else 0


def _has_choice(stage: DiceTask, bout: Bout, at: AfterRolls) -> bool:
    """Whether there is anything to do about dice once they are thrown."""
    return bool(bout.turns) or sum(_left(stage, at)) > 0


def _counted(stage: DiceTask) -> Iterable[tuple[Bout, int]]:
    """The rolls that a stage may be, and how often each of them."""
    return Counter(stage.bouts).items() if stage.bouts[1:] else [(bout, 1) for bout in stage.bouts]


def _vain(stage: DiceTask) -> DiceTask:
    """A fight as it is once another was missed: only the harm counts, and enemies that do the same are alike."""
    return replace(stage, bouts=tuple([_harm_alone(bout) for bout in stage.bouts]))


def _harm_alone(bout: Bout) -> Bout:
    assert bout.foe is not None, "a brawl has no tests"
    foe = Foe(bout.foe.level, "", tuple([each for each in bout.foe.abilities if each == "radiation"]))
    marks = tuple([(icons, 0) for icons, _ in bout.marks])
    return replace(bout, marks=marks, ways=tuple([replace(way, needs=0) for way in bout.ways]), foe=foe)


def blow_to(apart: Fallout, twin: Survivor, foe: Foe | None, way: Way, icons: int) -> Blow:
    """What hit icons do to a copy of a survivor, at a copy of the table, and the price of used cards after them."""
    damage = way.harm[icons] if foe is not None else 0
    if foe is not None:
        be_hit(apart, twin, foe, damage)
        apart.events = ()
    fell = is_killed(twin)
    if way.used and not fell:
        twin = charged(apart, twin, way.used)
    return Blow(damage, twin.hp - twin.rads, twin.rads, fell)


def outweighing(out_of: int) -> int:
    """How many points of damage success is worth: more than can come together in all ways that dice can fall."""
    return 1 << (out_of.bit_length() // 64 * 64 + 80)  # in large steps, so that courses share plans


def charged(g: Fallout, who: Survivor, used: tuple[Chosen, ...]) -> Survivor:
    """The survivor as the price of used cards would leave them once the roll is over."""
    table, twin = shallow_copy(g), shallow_copy(who)
    for card, effects in card_windows.prices(g, used):
        for effect in effects:
            if isinstance(effect, Rads):
                suffer_rads(table, twin, amount_of(effect.amount, Source(card)), "fallout.rads.suffer-rads")
            elif isinstance(effect, Damage):
                suffer_damage(table, twin, amount_of(effect.amount, Source(card)), "fallout.damage.suffer-damage")
    return twin
