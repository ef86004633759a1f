"""What comes of a fight in which somebody helps: two with dice, rerolls, armor and HP of their own (topic combat)."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from msgspec import UNSET

from crossroads.engine.state import shallow_copy
from crossroads.games.fallout.combat.dice import DICE
from crossroads.games.fallout.combat.fight import die_hits
from crossroads.games.fallout.enemies.tokens import Foe, foe_of
from crossroads.games.fallout.odds.joint_rerolls import JointLeft, JointPlan, Party, joint_plan_of
from crossroads.games.fallout.odds.one_roll import (
    Setting,
    Way,
    helpers_way_of,
    settings_with,
    turns_of,
    usable,
    way_of,
)
from crossroads.games.fallout.odds.rerolls import Mark, kind_of
from crossroads.games.fallout.odds.several_rolls import Blow, End, Forecast, blow_to, outweighing
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor


class FightSide(NamedTuple):
    """One of the two: rerolls, the ways to end the roll, what hit icons do in each of them, dice that can be turned."""

    rerolls: int
    ways: tuple[Way, ...]
    blows: tuple[tuple[Blow, ...], ...]  # by way, then by hit icons
    turns: int = 0


def side_of(g: Fallout, who: Survivor, windows: Sequence[str] = ()) -> FightSide:
    """The survivor or the helper of the fight in progress, with the cards that can be used in these windows."""
    assert g.rolling is not None
    is_helper = g.rolling.seat != who.seat
    cards = usable(g, who, g.rolling, windows) if windows else []
    settings = settings_with(g, who, g.rolling, cards) if cards else [Setting(g, who, g.roll_of(who))]
    ways = tuple(dict.fromkeys(map(helpers_way_of if is_helper else way_of, settings)))
    rested = int("well-rested" in who.traits)
    foe = foe_of(g, g.rolling.enemy)
    blows = tuple([_blows(g, who, foe, way) for way in ways])
    return FightSide(settings[0].rolling.rerolls + rested, ways, blows, turns_of(g, cards))


def _blows(g: Fallout, who: Survivor, foe: Foe, way: Way) -> tuple[Blow, ...]:
    apart = shallow_copy(g)
    return tuple([blow_to(apart, shallow_copy(who), foe, way, icons) for icons in range(len(way.harm))])


class JointFight:
    """A fight of two, from any moment of it: what comes of it if rerolls are used as well as can be.

    That is: the chance to kill less the chances that the one and the other die is as large as it can be, and then the
    damage of both together is the least.
    """

    def __init__(self, g: Fallout, survivor: FightSide, helper: FightSide) -> None:
        assert g.rolling is not None
        self.g, self.survivor, self.helper = g, survivor, helper
        areas = foe_of(g, g.rolling.enemy).areas
        faces = enumerate(g.content.dice)
        self.marks = tuple([(face.hits, die_hits(g, number, areas)) for number, face in faces])
        self.success = outweighing(len(self.marks) ** (DICE * (survivor.rerolls + 1) + helper.rerolls + 1))
        self._known: dict[tuple[Mark, Mark], tuple[int, End]] = {}

    def forecast(
        self, left: JointLeft, lying: Sequence[int] = (), helpers: Sequence[int] = (), passing: Party | None = None
    ) -> Forecast:
        """What comes of it if these dice lie, of the survivor and of the helper, and the others are thrown."""
        plan = self._plan()
        ends: Counter[End] = Counter()
        for (own, other), ways in plan.lies(left, lying, helpers, passing).items():
            ends[self._best(own, other)[1]] += ways
        return Forecast(ends, plan.out_of(left, lying, helpers))

    def _plan(self) -> JointPlan:
        kind = kind_of(self.marks)
        ends = tuple([tuple([self._best(own, other)[0] for own in kind.shown]) for other in Counter(self.marks)])
        return joint_plan_of(self.marks, ends, (self.survivor.turns, self.helper.turns))

    def _best(self, own: Mark, other: Mark) -> tuple[int, End]:
        """What dice that lie still bring, in the best of all ways: its merit, and what becomes of the two."""
        if (own, other) not in self._known:
            ways = product(range(len(self.survivor.ways)), range(len(self.helper.ways)))
            found = [self._end(own, other, way, helpers) for way, helpers in ways]
            self._known[own, other] = max(found, key=lambda each: each[0])
        return self._known[own, other]

    def _end(self, own: Mark, other: Mark, way: int, helpers: int) -> tuple[int, End]:
        (icons, hits), (helper_icons, helper_hits) = own, other
        blow, helper_blow = self.survivor.blows[way][icons], self.helper.blows[helpers][helper_icons]
        needs = self.survivor.ways[way].needs
        if not helper_blow.fell:
            needs += self.helper.ways[helpers].needs
            hits += helper_hits
        dies, helper_dies = blow.life <= 0, helper_blow.life <= 0
        kills = not dies and hits >= needs
        merit = (kills - dies - helper_dies) * self.success - blow.damage - helper_blow.damage
        end = End(
            "death" if dies else "success" if kills else "failure",
            blow.damage,
            _more_rads(self.g, self._seats[0], blow),
            helper_dies,
            helper_blow.damage,
            _more_rads(self.g, self._seats[1], helper_blow),
        )
        return merit, end

    @property
    def _seats(self) -> tuple[int, int]:
        rolling = self.g.rolling
        assert rolling is not None
        assert rolling.helper is not UNSET
        return rolling.seat, rolling.helper.seat


def _more_rads(g: Fallout, seat: int, blow: Blow) -> int:
    return max(0, blow.rads - g.survivors[seat].rads)
