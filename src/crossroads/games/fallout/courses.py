"""What comes of rolls: one, several in a row, or several that come whatever happens (topics combat, tests)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING, Literal

import msgspec

from crossroads.engine.state import shallow_copy
from crossroads.games.fallout import results as result
from crossroads.games.fallout import uses
from crossroads.games.fallout.bouts import Bout, Stage, Way
from crossroads.games.fallout.combat import be_hit
from crossroads.games.fallout.enemies import Foe
from crossroads.games.fallout.health import is_killed, suffer_damage, suffer_rads
from crossroads.games.fallout.plans import DICE, Ends, Left, Plan, Worth, plan_of
from crossroads.games.fallout.resolving import Source, amount_of

if TYPE_CHECKING:
    from crossroads.games.fallout.state import Fallout
    from crossroads.games.fallout.survivor import Survivor

Fate = Literal["success", "failure", "death"]
End = tuple[Fate, int, int]  # what became of it, with damage and rads suffered
Forecast = dict[End, Fraction]
MERIT: dict[Fate, int] = {"success": 1, "failure": 0, "death": -1}


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


Todo = tuple[int, ...]  # the stages that are left, by their numbers


class Standing(msgspec.Struct, frozen=True):
    """Where a course has come to: who is left with what, and what it has cost so far."""

    who: Survivor
    rested: int
    missed: bool = False  # something was not done, and yet it goes on
    damage: int = 0
    rads: int = 0

    @property
    def key(self) -> tuple[int, ...]:
        return self.who.hp, self.who.rads, self.rested, self.missed, self.damage, self.rads


class Course:
    """Rolls one after another; Well Rested and HP are shared by them.

    Tasks come in their order and all must succeed. A brawl goes on whatever comes of each fight, in the order that is
    best; it succeeds if all enemies are killed.
    """

    def __init__(self, g: Fallout, who: Survivor, stages: tuple[Stage, ...], brawl: bool = False) -> None:
        self.g, self.stages, self.brawl = g, stages, brawl
        self.sides = len(g.content.dice)
        self.start = Standing(who, int("well-rested" in who.traits))
        self.todo: Todo = tuple(range(len(stages)))
        self.scale = Scale(self._out_of(self.todo))
        self._only: Plan | None = None  # of the first roll
        self._known: dict[tuple[Todo, tuple[int, ...]], Worth] = {}

    def forecast(self) -> Forecast:
        """What comes of it all before the first roll."""
        _, counts = self._ahead(self.todo, self.start)
        return self.scale.shares(counts, self._out_of(self.todo))

    def forecast_at(self, left: Left, lying: Iterable[int]) -> Forecast:
        """What comes of the only roll if these dice lie and the others are thrown, with rerolls left."""
        if self._only is None:
            self._only = self._plan(self.stages[0], self.stages[0].bouts[0], (), self.start)
        (_, counts), out_of = self._only.worth(left, lying)
        return self.scale.shares(counts, out_of)

    def _out_of(self, todo: Todo) -> int:
        """The denominator of what lies ahead: the same in whatever order it comes."""
        return prod([self._ways_of(self.stages[number]) for number in todo])

    def _ways_of(self, stage: Stage) -> int:
        throws = DICE * (stage.rerolls + (self.start.rested if stage.own else 0) + 1)
        return max(1, len(stage.bouts)) * int(self.sides**throws)

    def _ahead(self, todo: Todo, at: Standing) -> Worth:
        """What lies ahead, with what was suffered before it."""
        if not todo:
            return self.scale.unit("failure" if at.missed else "success", at.damage, at.rads)
        key = (todo, at.key)
        if key not in self._known:
            nexts = {self.stages[number]: number for number in reversed(todo)}.values() if self.brawl else todo[:1]
            self._known[key] = max([self._rolled(number, todo, at) for number in nexts])
        return self._known[key]

    def _rolled(self, number: int, todo: Todo, at: Standing) -> Worth:
        stage = self.stages[number]
        if not stage.bouts:
            return _times(self.scale.unit("failure", at.damage, at.rads), self._out_of(todo))
        after = tuple([each for each in todo if each != number])
        left = (stage.rerolls, at.rested if stage.own else 0)
        spare = self.sides ** (DICE * (self.start.rested - at.rested)) if stage.own else 1
        merit = counts = 0
        for bout, times in Counter(stage.bouts).items():
            (more_merit, more_counts), _ = self._plan(stage, bout, after, at).worth(left, ())
            merit, counts = merit + times * more_merit, counts + times * more_counts
        return _times((merit, counts), spare)

    def _plan(self, stage: Stage, bout: Bout, after: Todo, at: Standing) -> Plan:
        rests = range(at.rested + 1) if stage.own else (at.rested,)
        ends = tuple([self._ends(bout, after, msgspec.structs.replace(at, rested=rested)) for rested in rests])
        return plan_of(bout.marks, ends, stage.rerolls, bout.turns)

    def _ends(self, bout: Bout, after: Todo, at: Standing) -> Ends:
        """What the dice are worth as they lie, by hit icons, then by hits: the best of all ways."""
        each_way = [self._ends_of(bout, way, after, at) for way in bout.ways]
        return tuple([tuple(map(max, *rows)) for rows in zip(*each_way, strict=True)]) if each_way[1:] else each_way[0]

    def _ends_of(self, bout: Bout, way: Way, after: Todo, at: Standing) -> Ends:
        most_icons, most_hits = (DICE * max([mark[part] for mark in bout.marks]) for part in (0, 1))
        rest = self._out_of(after)
        rows = []
        for icons in range(most_icons + 1):
            pain = way.harm[icons] if bout.foe is not None else 0
            hurt = at.who if bout.foe is None else struck(self.g, at.who, bout.foe, pain)
            if way.used and not is_killed(hurt):
                hurt = charged(self.g, hurt, way.used)
            now = Standing(hurt, at.rested, at.missed, at.damage + pain, at.rads + max(0, hurt.rads - at.who.rads))
            if is_killed(hurt):
                rows.append((_times(self.scale.unit("death", now.damage, now.rads), rest),) * (most_hits + 1))
                continue
            done, missed = self._ahead(after, now), self._missed(after, now)
            shown = [icons] * (most_hits + 1) if bout.foe is None else range(most_hits + 1)
            rows.append(tuple([done if each >= way.needs else missed for each in shown]))
        return tuple(rows)

    def _missed(self, after: Todo, at: Standing) -> Worth:
        """What a failure is worth: the end of tasks, while a brawl goes on."""
        if self.brawl:
            return self._ahead(after, msgspec.structs.replace(at, missed=True))
        return _times(self.scale.unit("failure", at.damage, at.rads), self._out_of(after))


def _times(worth: Worth, factor: int) -> Worth:
    return worth[0] * factor, worth[1] * factor


def struck(g: Fallout, who: Survivor, foe: Foe, damage: int) -> Survivor:
    """The survivor as an enemy's hits would leave them; nothing happens at the table."""
    table, twin = shallow_copy(g), shallow_copy(who)
    be_hit(table, twin, foe, damage)
    return twin


def charged(g: Fallout, who: Survivor, used: tuple[str, ...]) -> Survivor:
    """The survivor as the price of used cards would leave them once the roll is over."""
    table, twin = shallow_copy(g), shallow_copy(who)
    for card, effects in uses.prices(g, used):
        for effect in effects:
            if isinstance(effect, result.Rads):
                suffer_rads(table, twin, amount_of(effect.amount, Source(card)), "fallout.rads.suffer-rads")
            elif isinstance(effect, result.Damage):
                suffer_damage(table, twin, amount_of(effect.amount, Source(card)), "fallout.damage.suffer-damage")
    return twin
