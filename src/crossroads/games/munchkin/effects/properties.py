"""Words that hold while their card does, or for a while: bonuses, limits, and facts about a munchkin (topic effects)."""

from typing import Any, ClassVar, Literal

from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.phrases import phrase, signed
from crossroads.games.munchkin.cards.words import (
    ALWAYS,
    ANY_TIME,
    COMBAT,
    FLIGHT,
    REACTION,
    Condition,
    Count,
    Deed,
    Lasts,
    Property,
    Target,
    Total,
)
from crossroads.games.munchkin.player import Lasting
from crossroads.games.munchkin.state import NOBODY, Munchkin, Pending


class Amount(Effect, Property, Deed, frozen=True):
    """An amount that is added to a number: as long as its card is in force, or for a while after it was applied."""

    rule: ClassVar[str] = "munchkin.effects.same-effects-add"
    amount: Total
    when: Condition = ALWAYS
    lasts: Lasts = ""
    turns: Count = 0
    whom: Target = "self"

    def aims(self) -> tuple[str, ...]:
        return () if self.whom == "self" else ("target",)

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        """Whoever applies it for a while must find somebody whom it concerns."""
        if use.kind in ("trap", "radiation", "bad-stuff") or not self.lasts:
            return False  # the card of a Trap is kept, and it holds as long as that lies there
        who = g.players[use.target if self.whom != "self" else use.author]
        if self.lasts == "flight":
            return g.flight is not None and g.flight.runners[:1] == (who.seat,)
        if self.whom == "other-fighter":
            return g.in_combat(who.seat) and who.seat != use.author
        return self.lasts != "fight" or g.in_combat(who.seat)

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        who = g.players[use.target if self.whom != "self" else use.author]
        who.lasting += (Lasting(self.stat, self.amount, self.lasts, use.card, self.when),)
        g.emit("lasting", self.rule, {"seat": who.seat, "card": use.card, "stat": self.stat, "amount": self.amount})

    def describe(self, words: Words) -> str:
        sign = "plus" if self.amount >= 0 else "minus"
        about = {"amount": abs(self.amount), "signed": signed(self.amount), "sign": sign}
        return phrase(words, f"word-{self.stat}", self, self.stat, **about)


class Bonus(Amount, frozen=True, tag="bonus"):
    """Combat Strength."""

    stat = "bonus"
    moments = COMBAT


class Rad(Amount, frozen=True, tag="rad"):
    """Radiation Defence; raised before a roll it is a way to avoid what threatens (munchkin.radiation.raise-defence)."""

    stat = "rad"
    moments = ANY_TIME | REACTION

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        if use.answers != NOBODY:
            threat = g.stack[use.answers]
            whose = use.author if self.whom == "self" else use.target
            return threat.kind in ("radiation", "meeting") and whose == threat.target
        return super().can_act(g, use)


class Run(Amount, frozen=True, tag="run"):
    """The roll to run away."""

    stat = "run"
    moments = FLIGHT


class Roll(Amount, frozen=True, tag="roll"):
    """Every roll of the player but those for the order of looting."""

    stat = "roll"


class Hands(Amount, frozen=True, tag="hands"):
    """Hands to hold weapons and other things with."""

    stat = "hands"


class BigLimit(Amount, frozen=True, tag="big"):
    """Big items that the player may carry."""

    stat = "big"


class HandLimit(Amount, frozen=True, tag="hand-limit"):
    """Cards that may stay in hand at the end of a turn."""

    stat = "hand-limit"


class ClassLimit(Amount, frozen=True, tag="class-limit"):
    """Classes that the player may have."""

    stat = "class-limit"


class PerkLimit(Amount, frozen=True, tag="perk-limit"):
    """Perks that the player may have."""

    stat = "perk-limit"


class SellRate(Amount, frozen=True, tag="sell-rate"):
    """Caps for a level."""

    stat = "sell-rate"


class LootMore(Amount, frozen=True, tag="loot"):
    """More Doors when looting the room."""

    stat = "loot"


class MoreTreasure(Amount, frozen=True, tag="treasure"):
    """More Treasures for an own victory."""

    stat = "treasure"


class HelpTreasure(Amount, frozen=True, tag="help-treasure"):
    """Treasures for having helped to win (munchkin.help.own-extra-reward)."""

    stat = "help-treasure"


class Carry(Amount, frozen=True, tag="carry"):
    """A Sidekick bears so many Big items beyond the limit."""

    stat = "carry"


class Fact(Effect, Property, frozen=True):
    """A fact about the owner of its card."""

    amount: Total = 0
    when: Condition = ALWAYS
    lasts: Lasts = ""
    turns: Count = 0
    what: str = ""

    def describe(self, words: Words) -> str:
        return phrase(words, f"word-{self.stat}", self, what=self.what, signed=signed(self.amount))


class Fire(Fact, frozen=True, tag="fire"):
    """An attack with fire (munchkin.combat.fire-attack)."""

    stat = "fire"


class Boost(Fact, frozen=True, tag="boost"):
    """More from one's own one-shots of a sort."""

    stat = "boost"


class Immune(Fact, frozen=True, tag="immune"):
    stat = "immune"
    what: Literal["", "trap", "radiation"] = ""


class EscapeFrom(Fact, frozen=True, tag="escape-from"):
    """No roll is needed to run from monsters with this tag."""

    stat = "escape-from"


class Free(Fact, frozen=True, tag="free"):
    """The limits of use, slot and Big do not bind its item (munchkin.cheat.frees-one-item)."""

    stat = "free"


class Mute(Effect, Property, Deed, frozen=True, tag="mute"):
    """Perks give nothing for a while."""

    stat = "mute"
    amount: Total = 0
    when: Condition = ALWAYS
    lasts: Lasts = ""
    turns: Count = 0
    what: Literal["perks"] = "perks"

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        """Its card is kept, and it holds as long as that lies there."""

    def describe(self, words: Words) -> str:
        return phrase(words, "word-mute", self)


EFFECTS: tuple[type[Any], ...] = (
    *(Bonus, Rad, Run, Roll, Hands, BigLimit, HandLimit, ClassLimit, PerkLimit, SellRate, LootMore),
    *(MoreTreasure, HelpTreasure, Carry, Fire, Boost, Immune, EscapeFrom, Free, Mute),
)
