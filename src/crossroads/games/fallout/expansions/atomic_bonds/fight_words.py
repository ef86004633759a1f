"""What modifications and mutations do in rolls, and to weapons and armor (topics modifications, mutations)."""

from collections.abc import Iterator
from typing import ClassVar

from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count, More
from crossroads.games.fallout.cards.conditions import Letters, When
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.effects import CARD_RULE, Condition, Passive
from crossroads.games.fallout.cards.sorts import EnemyType
from crossroads.games.fallout.cards.voice import Voice, letters_text
from crossroads.games.fallout.combat.abilities import Reach, with_reach
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.conditions import holds, when_text
from crossroads.games.fallout.survivors.health import heal, most_hp


class Gains(Passive, Effect, frozen=True, tag="gains"):
    """The weapon that it is attached to counts as ranged, or as having letters."""

    ranged: bool = False
    letters: Letters | None = None

    def describe(self, voice: Voice) -> str:
        ranged = [voice.words("always-gains-ranged")] if self.ranged else []
        letters = "" if self.letters is None else letters_text(voice.words, self.letters)
        return voice.words.list([*ranged, *([voice.words("always-gains-letters", letters=letters)] if letters else [])])

    def complaints(self, content: Content, sort: str) -> Iterator[str]:
        if not self.ranged and self.letters is None:
            yield "it gains nothing; name `ranged` or `letters`"


class FightRerolls(Passive, Effect, frozen=True, tag="fight-rerolls"):
    """More rerolls in fights, or fewer; if it says so, only near or only from an adjacent space."""

    amount: More
    reach: Reach | None = None

    def rerolls_in_fight(self, g: Fallout, who: Survivor, away: bool) -> int:
        return self.amount if _is_in_reach(self.reach, away) else 0

    def describe(self, voice: Voice) -> str:
        return with_reach(voice, voice.more("always-fight-rerolls", self.amount), self.reach)


class RollRerolls(Passive, Effect, frozen=True, tag="roll-rerolls"):
    """More rerolls in fights and tests, or fewer, while something holds."""

    amount: More
    when: When

    def rerolls_in_fight(self, g: Fallout, who: Survivor, away: bool) -> int:
        return self.amount if holds(g, who, self.when) else 0

    def rerolls_in_test(self, g: Fallout, who: Survivor, letters: str) -> int:
        return self.amount if holds(g, who, self.when) else 0

    def describe(self, voice: Voice) -> str:
        what = voice.more("always-roll-rerolls", self.amount)
        return voice.words("always-while", what=what, when=when_text(voice, self.when))


class Strike(Passive, Effect, frozen=True, tag="strike"):
    """More hits in every fight; if it says so, only near or only from an adjacent space."""

    amount: Count
    reach: Reach | None = None

    def added_hits(self, g: Fallout, who: Survivor, away: bool) -> int:
        return self.amount if _is_in_reach(self.reach, away) else 0

    def describe(self, voice: Voice) -> str:
        return with_reach(voice, voice.words("always-strike", amount=self.amount), self.reach)


def _is_in_reach(reach: Reach | None, away: bool) -> bool:
    return reach is None or (reach == "away") == away


class HideWhen(Passive, Effect, frozen=True, tag="hide-when"):
    """Armor of the survivor's own while something holds."""

    armor: Count
    when: When

    def added_armor(self, g: Fallout, who: Survivor) -> int:
        return self.armor if holds(g, who, self.when) else 0

    def describe(self, voice: Voice) -> str:
        what = voice.words("always-hide", armor=self.armor)
        return voice.words("always-while", what=what, when=when_text(voice, self.when))

    def complaints(self, content: Content, sort: str) -> Iterator[str]:
        if self.when.armor:
            yield "when: armor cannot depend on armor"


class GuardOthers(Passive, Effect, frozen=True, tag="guard-others"):
    """Other survivors in the space have more armor."""

    armor: Count

    def describe(self, voice: Voice) -> str:
        return voice.words("always-guard-others", armor=self.armor)


class NoArmor(Passive, Effect, frozen=True, tag="no-armor"):
    """Apparel has armor 0."""

    def describe(self, voice: Voice) -> str:
        return voice.words("always-no-armor")


class Tender(Passive, Effect, frozen=True, tag="tender"):
    """A fight that does damage, after armor, does more."""

    amount: Count

    def added_damage(self) -> int:
        return self.amount

    def describe(self, voice: Voice) -> str:
        return voice.words("always-tender", amount=self.amount)


class PlainRange(Passive, Effect, frozen=True, tag="plain-range"):
    """Ranged enemies add no hit icon."""

    is_no_prey_of_range: ClassVar[bool] = True

    def describe(self, voice: Voice) -> str:
        return voice.words("always-plain-range")


class NoRangeBonus(Passive, Effect, frozen=True, tag="no-range-bonus"):
    """No extra hit for fighting at a distance."""

    forgoes_range: ClassVar[bool] = True

    def describe(self, voice: Voice) -> str:
        return voice.words("always-no-range-bonus")


class HealOnKill(Passive, Effect, frozen=True, tag="heal-on-kill"):
    """HP for the kill of an enemy of some types."""

    types: tuple[EnemyType, ...]
    amount: Count

    def when_killed(self, g: Fallout, who: Survivor, level: int, enemy_type: str) -> None:
        if enemy_type in self.types and who.hp < most_hp(g, who):
            heal(g, who, self.amount, CARD_RULE)

    def describe(self, voice: Voice) -> str:
        types = voice.words.list([voice.foe(each) for each in self.types])
        return voice.words("always-heal-on-kill", amount=self.amount, types=types)


class NobodyNear(Condition, Effect, frozen=True, tag="nobody-near"):
    """No other survivor is within so many spaces; alone, no settlement is."""

    spaces: Count

    def holds(self, g: Fallout, who: Survivor, quest: str) -> bool:
        near = g.land.within(who.space, self.spaces)
        if g.started == 1:
            spaces = g.land.spaces
            return not any(spaces[node].icon == "settlement" for node in near)
        return not any(other.space in near for other in g.alive if other.seat != who.seat)

    def describe(self, voice: Voice) -> str:
        return voice.words("when-nobody-near", spaces=self.spaces)


EFFECTS = (
    Gains,
    FightRerolls,
    RollRerolls,
    Strike,
    HideWhen,
    GuardOthers,
    NoArmor,
    Tender,
    PlainRange,
    NoRangeBonus,
    HealOnKill,
    NobodyNear,
)
