"""What cards of New California do all the time, and in their uses (topics survivors, and those of the base)."""

from typing import Any

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count
from crossroads.games.fallout.cards.conditions import Least, Letters
from crossroads.games.fallout.cards.effects import ASKED_BY_CARD, CARD_RULE, NOT_AS_PRINTED, Ability, Condition, Passive
from crossroads.games.fallout.cards.voice import Voice, letters_text
from crossroads.games.fallout.decks import discard
from crossroads.games.fallout.enemies.tokens import active_here
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.equipment import pays_to_ready, ready
from crossroads.games.fallout.survivors.health import heal


class Surefoot(Passive, Effect, frozen=True, tag="surefoot"):
    """Difficult terrain costs one movement point."""

    eases_terrain = True

    def describe(self, voice: Voice) -> str:
        return voice.words("always-surefoot")


class Veteran(Passive, Effect, frozen=True, tag="veteran"):
    """More XP for killing an enemy of at least this level."""

    level: Count
    xp: Count = 1

    def added_xp(self, level: int) -> int:
        return self.xp if level >= self.level else 0

    def describe(self, voice: Voice) -> str:
        return voice.words("always-veteran", level=self.level, xp=self.xp)


class StartWith(Passive, Effect, frozen=True, tag="start-with"):
    """Caps to begin with, or settlements to begin in (new-california.survivors.start-amounts-replaced)."""

    caps: Least | None = None
    settlements: bool = False

    def starting_caps(self) -> int | None:
        return self.caps

    def more_starts(self, g: Any) -> list[str]:
        if not self.settlements:
            return []
        return [space for space, printed in g.land.spaces.items() if printed.icon == "settlement"]

    def describe(self, voice: Voice) -> str:
        caps = [] if self.caps is None else [voice.words("always-start-caps", caps=self.caps)]
        return voice.words.list([*caps, *([voice.words("always-start-settlement")] if self.settlements else [])])


class TradeReach(Passive, Effect, frozen=True, tag="trade-reach"):
    """Trade over a distance when camping."""

    spaces: Count

    def trade_reach(self) -> int:
        return self.spaces

    def describe(self, voice: Voice) -> str:
        return voice.words("always-trade-reach", spaces=self.spaces)


class BuiltIn(Passive, Effect, frozen=True, tag="built-in"):
    """Counts as a weapon with these letters while none is equipped."""

    letters: Letters

    def weapon_letters(self) -> str:
        return self.letters

    def describe(self, voice: Voice) -> str:
        return voice.words("always-built-in", letters=letters_text(voice.words, self.letters))


class Discount(Passive, Effect, frozen=True, tag="discount"):
    """Items cost less in the shop."""

    caps: Count = 1

    def price_off(self) -> int:
        return self.caps

    def describe(self, voice: Voice) -> str:
        return voice.words("always-discount", caps=self.caps)


class Loner(Passive, Effect, frozen=True, tag="loner"):
    """Rerolls in fights while no other survivor is in the space or next to it."""

    amount: Count = 1

    def rerolls_in_fight(self, g: Fallout, who: Survivor, away: bool) -> int:
        near = (who.space, *g.land.steps[who.space])
        return 0 if any(other.space in near for other in g.alive if other.seat != who.seat) else self.amount

    def describe(self, voice: Voice) -> str:
        return voice.words("always-loner", amount=self.amount)


# -- uses


class ReadyWeapon(Ability, Effect, frozen=True, tag="ready-weapon"):
    """Ready the equipped weapon."""

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        if who.weapon is None or not who.weapon.exhausted:
            return NOT_AS_PRINTED
        return "fallout.exhaust.ready-cost" if g.content.cards[who.weapon.id].ready_caps > who.caps else None

    async def use(self, g: Fallout, who: Survivor) -> None:
        assert who.weapon is not None
        if await pays_to_ready(g, who, who.weapon.id):
            ready(g, who, who.weapon.id, "fallout.exhaust.ready-when")

    def describe(self, voice: Voice) -> str:
        return voice.words("can-ready-weapon")


class Repair(Ability, Effect, frozen=True, tag="repair"):
    """Discard an item of the inventory to recover HP."""

    amount: Count

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        return None if self._parts(g, who) else NOT_AS_PRINTED

    def _parts(self, g: Fallout, who: Survivor) -> list[str]:
        return [held.id for held in who.inventory if g.content.cards[held.id].kind != "companion"]

    async def use(self, g: Fallout, who: Survivor) -> None:
        offers = [Option(f"drop:{each}", each) for each in self._parts(g, who)]
        discard(g, who, await pick(who.seat, "new-california.repair", offers, ASKED_BY_CARD), CARD_RULE)
        heal(g, who, self.amount, CARD_RULE)

    def describe(self, voice: Voice) -> str:
        return voice.words("can-repair", amount=self.amount)


class Unthreatened(Condition, Effect, frozen=True, tag="unthreatened"):
    """No active enemy is in the space."""

    def holds(self, g: Fallout, who: Survivor, quest: str) -> bool:
        return not active_here(g, who)

    def describe(self, voice: Voice) -> str:
        return voice.words("when-unthreatened")


EFFECTS = (Surefoot, Veteran, StartWith, TradeReach, BuiltIn, Discount, Loner, ReadyWeapon, Repair, Unthreatened)
