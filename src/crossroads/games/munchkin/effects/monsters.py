"""Words of monsters and of their enhancers (topics monsters, enhancers)."""

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.phrases import phrase, signed
from crossroads.games.munchkin.cards.words import ALWAYS, Condition, Deed, MonsterWord, Total


class _MonsterWord(Effect, MonsterWord, frozen=True):
    context: ClassVar[str] = "against"  # how its condition reads
    when: Condition = ALWAYS

    def describe(self, words: Words) -> str:
        return phrase(words, f"monster-{self.tag}", self, self.context, **self.particulars(words))

    def particulars(self, words: Words) -> dict[str, Any]:
        """What its phrase tells beside its condition."""
        return {}


class Stronger(_MonsterWord, frozen=True, kw_only=True, tag="stronger"):
    """More Combat Strength against those who meet a condition; it counts once (munchkin.monsters.class-bonus-once)."""

    tag = "stronger"
    amount: Total

    def particulars(self, words: Words) -> dict[str, Any]:
        return {"signed": signed(self.amount)}


class Ignores(_MonsterWord, frozen=True, kw_only=True, tag="ignores"):
    """Items of a slot or a kind of weapon add nothing to Combat Strength (munchkin.monsters.ignored-items)."""

    tag = "ignores"
    what: Literal["head", "armour", "feet", "one-hand", "two-hands", "melee", "light", "heavy", "energy"]

    def particulars(self, words: Words) -> dict[str, Any]:
        return {"what": self.what}


class Autokill(_MonsterWord, frozen=True, kw_only=True, tag="autokill"):
    """Killed as soon as its condition holds."""

    tag = "autokill"
    context = "killed"


class NoEscape(_MonsterWord, frozen=True, kw_only=True, tag="no-escape"):
    """Nobody can run from it (munchkin.run-away.no-escape-monster)."""

    tag = "no-escape"


class WontChase(_MonsterWord, frozen=True, kw_only=True, tag="wont-chase"):
    """It does not pursue those who meet its condition (munchkin.run-away.not-pursued)."""

    tag = "wont-chase"
    context = "chase"


class AfterEscape(_MonsterWord, frozen=True, kw_only=True, tag="after-escape"):
    """What befalls those who escaped (munchkin.run-away.after-escape-effect)."""

    tag = "after-escape"
    deeds: Annotated[tuple[Deed, ...], Meta(min_length=1)]

    def particulars(self, words: Words) -> dict[str, Any]:
        return {"deeds": words.list(deed.describe(words) for deed in self.deeds)}


class Enhance(_MonsterWord, frozen=True, kw_only=True, tag="enhance"):
    """Strength and Treasures of one monster (munchkin.enhancers.plus-or-minus)."""

    tag = "enhance"
    amount: Total = 0
    treasures: Total = 0

    def describe(self, words: Words) -> str:
        parts = [super().describe(words)] if self.amount else []
        if self.treasures:
            parts.append(words("monster-treasures", amount=abs(self.treasures), signed=signed(self.treasures)))
        return words.list(parts)

    def particulars(self, words: Words) -> dict[str, Any]:
        return {"signed": signed(self.amount)}


class Irradiate(_MonsterWord, frozen=True, kw_only=True, tag="irradiate"):
    """More radioactivity."""

    tag = "irradiate"
    amount: Total

    def particulars(self, words: Words) -> dict[str, Any]:
        return {"amount": self.amount}


class Speed(_MonsterWord, frozen=True, kw_only=True, tag="speed"):
    """Changes the roll to run away from this monster."""

    tag = "speed"
    amount: Total

    def particulars(self, words: Words) -> dict[str, Any]:
        return {"signed": signed(self.amount)}


class Copy(_MonsterWord, frozen=True, kw_only=True, tag="copy"):
    """A second monster like the one that it is played on."""

    tag = "copy"


EFFECTS: tuple[type[Any], ...] = (
    *(Stronger, Ignores, Autokill, NoEscape, WontChase, AfterEscape, Enhance, Irradiate, Speed, Copy),
)
