"""What modifications, mutations and workshop upgrades do outside rolls (topics modifications, mutations, workshop-upgrades)."""

from typing import ClassVar

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count, More, Source
from crossroads.games.fallout.cards.conditions import When, Where
from crossroads.games.fallout.cards.effects import NOT_AS_PRINTED, Ability, Passive, Result
from crossroads.games.fallout.cards.sorts import CardKind
from crossroads.games.fallout.cards.voice import Voice, all_of
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.conditions import holds, when_text
from crossroads.games.fallout.survivors.in_force import is_ranged
from crossroads.games.fallout.survivors.resolving import resolve
from crossroads.games.fallout.survivors.where import fits, where_text

MUTATION = "atomic-bonds.mutations.good-and-bad"
SWIFT = "atomic-bonds.swift"  # had in this turn


class CampHeal(Passive, Effect, frozen=True, tag="camp-heal"):
    """Camping recovers more HP, or fewer."""

    amount: More

    def camp_healing(self) -> int:
        return self.amount

    def describe(self, voice: Voice) -> str:
        return voice.more("always-camp-heal", self.amount)


class Swift(Passive, Effect, frozen=True, tag="swift"):
    """Move actions give more movement points, or only the first of a turn does."""

    amount: Count
    first: bool = False

    def added_points(self, g: Fallout, who: Survivor) -> int:
        if self.first:
            if SWIFT in (g.had or ()):
                return 0
            g.had = (*(g.had or ()), SWIFT)
        return self.amount

    def describe(self, voice: Voice) -> str:
        return voice.words("always-swift-first" if self.first else "always-swift", amount=self.amount)


class Unseen(Passive, Effect, frozen=True, tag="unseen"):
    """Aggressive enemies leave alone whoever enters their space, and whose space they have `entered` if it says so."""

    when: When | None = None
    entered: bool = False

    def escapes_notice(self, g: Fallout, who: Survivor, entered: bool) -> bool:
        return (self.entered or not entered) and (self.when is None or holds(g, who, self.when))

    def describe(self, voice: Voice) -> str:
        what = voice.words("always-unseen-entered" if self.entered else "always-unseen")
        return what if self.when is None else voice.words("always-while", what=what, when=when_text(voice, self.when))


class NoEquipRanged(Passive, Effect, frozen=True, tag="no-equip-ranged"):
    """Weapons that are ranged cannot be equipped."""

    binds_by: ClassVar[str] = MUTATION

    def forbids_equipping(self, g: Fallout, card: str) -> bool:
        return is_ranged(g, card)

    def describe(self, voice: Voice) -> str:
        return voice.words("always-no-equip-ranged")


class WeakAid(Passive, Effect, frozen=True, tag="weak-aid"):
    """Aid cards recover fewer HP."""

    amount: Count

    def describe(self, voice: Voice) -> str:
        return voice.words("always-weak-aid", amount=self.amount)


class NoUse(Passive, Effect, frozen=True, tag="no-use"):
    """Cards of a kind cannot be used."""

    kind: CardKind

    def describe(self, voice: Voice) -> str:
        return voice.words("always-no-use", kind=voice.name("kind", self.kind))


class CureLess(Passive, Effect, frozen=True, tag="cure-less"):
    """Every recovery of rads is smaller."""

    amount: Count

    def rads_kept_on(self) -> int:
        return self.amount

    def describe(self, voice: Voice) -> str:
        return voice.words("always-cure-less", amount=self.amount)


class TurnStart(Passive, Effect, frozen=True, tag="turn-start"):
    """Results at the start of each turn of the survivor's."""

    then: tuple[Result, ...]

    async def when_turn_begins(self, g: Fallout, who: Survivor) -> None:
        await resolve(g, who, self.then, Source(""))

    def describe(self, voice: Voice) -> str:
        return voice.words("always-turn-start", what=all_of(voice, self.then))


class WhenCamping(Passive, Effect, frozen=True, tag="when-camping"):
    """Results of every camp, or of every camp in such a place."""

    then: tuple[Result, ...]
    at: Where | None = None

    async def when_camping(self, g: Fallout, who: Survivor) -> None:
        if self.at is None or fits(g, who.space, self.at):
            await resolve(g, who, self.then, Source(""))

    def describe(self, voice: Voice) -> str:
        what = all_of(voice, self.then)
        if self.at is None:
            return voice.words("always-when-camping", what=what)
        return voice.words("always-when-camping-at", what=what, where=where_text(voice, self.at))


class MoreDealings(Passive, Effect, frozen=True, tag="more-dealings"):
    """More dealings in every shopping."""

    amount: Count

    def added_dealings(self) -> int:
        return self.amount

    def describe(self, voice: Voice) -> str:
        return voice.words("always-more-dealings", amount=self.amount)


class OpenRoads(Passive, Effect, frozen=True, tag="open-roads"):
    """Enemies in adjacent spaces do not prevent fast travel."""

    def describe(self, voice: Voice) -> str:
        return voice.words("always-open-roads")


# -- uses


class Leap(Ability, Effect, frozen=True, tag="leap"):
    """Be placed in an adjacent space; this does not count as movement."""

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        return None if g.land.steps[who.space] else NOT_AS_PRINTED

    async def use(self, g: Fallout, who: Survivor) -> None:
        offers = [Option(f"at:{space}", space) for space in g.land.steps[who.space]]
        who.space = await pick(who.seat, "travel", offers, MUTATION)
        g.emit("travel", "fallout.terrain.placement-is-not-moving", {"seat": who.seat, "space": who.space})

    def describe(self, voice: Voice) -> str:
        return voice.words("can-leap")


EFFECTS = (
    CampHeal,
    Swift,
    Unseen,
    NoEquipRanged,
    WeakAid,
    NoUse,
    CureLess,
    TurnStart,
    WhenCamping,
    MoreDealings,
    OpenRoads,
    Leap,
)
