"""What happens to a survivor: XP, caps, health, traits, tokens, power, travel (topic results, and those of each)."""

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.engine.modules import replaceable
from crossroads.games.fallout.cards.amounts import Amount, Count, Portion, Source, amount_of
from crossroads.games.fallout.cards.appraisal import Appraisal
from crossroads.games.fallout.cards.conditions import Letter, Side, Where
from crossroads.games.fallout.cards.effects import Result
from crossroads.games.fallout.cards.sorts import Trait
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.equipment import gain_caps, lose_caps
from crossroads.games.fallout.survivors.health import check_killed, cure, heal, suffer_damage, suffer_rads
from crossroads.games.fallout.survivors.leveling import gain_perk, gain_xp, put_token
from crossroads.games.fallout.survivors.resolving import UsableResult
from crossroads.games.fallout.survivors.traits import become, lose
from crossroads.games.fallout.survivors.where import places, where_text
from crossroads.games.fallout.survivors.winning import advance, set_back


class Xp(UsableResult, Effect, frozen=True, tag="xp"):
    """Gain XP (fallout.results.gain-xp)."""

    amount: Amount

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        await gain_xp(g, who, amount_of(self.amount, source), "fallout.results.gain-xp")

    def appeal(self, to: Appraisal) -> float:
        return float(to.amount(self.amount))

    def describe(self, voice: Voice) -> str:
        return voice.amount("xp", self.amount)


class Caps(UsableResult, Effect, frozen=True, tag="caps"):
    """Gain caps (fallout.results.gain-caps)."""

    amount: Amount

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        gain_caps(g, who, amount_of(self.amount, source), "fallout.results.gain-caps")

    def appeal(self, to: Appraisal) -> float:
        return to.prices.cap * to.amount(self.amount)

    def describe(self, voice: Voice) -> str:
        return voice.amount("caps", self.amount)


class LoseCaps(Result, Effect, frozen=True, tag="lose-caps"):
    """Lose caps, or all of them if there are fewer."""

    amount: Amount

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        lose_caps(g, who, amount_of(self.amount, source), "fallout.golden-rules.no-may-is-mandatory")

    def appeal(self, to: Appraisal) -> float:
        return -to.prices.cap * to.amount(self.amount)

    def describe(self, voice: Voice) -> str:
        return voice.amount("lose-caps", self.amount)


@replaceable("fallout.results.faction-plus")
async def gain_power(g: Fallout, who: Survivor, faction: str, amount: int, source: Source) -> None:
    """A faction gains power by a result of a survivor's."""
    advance(g, {faction: amount}, "fallout.results.faction-plus")


class Power(Result, Effect, frozen=True, tag="power"):
    """A faction gains power (fallout.results.faction-plus)."""

    faction: Side
    amount: Count = 1

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        await gain_power(g, who, self.faction, self.amount, source)

    def appeal(self, to: Appraisal) -> float:
        return to.sides[self.faction] * self.amount

    def describe(self, voice: Voice) -> str:
        return voice.words("result-power", faction=voice.faction(self.faction), amount=self.amount)


class Setback(Result, Effect, frozen=True, tag="setback"):
    """A faction loses power."""

    faction: Side
    amount: Count = 1

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        set_back(g, self.faction, self.amount, "fallout.golden-rules.card-over-reference")

    def appeal(self, to: Appraisal) -> float:
        return -to.sides[self.faction] * self.amount

    def describe(self, voice: Voice) -> str:
        return voice.words("result-setback", faction=voice.faction(self.faction), amount=self.amount)


# -- traits and tokens


class Become(UsableResult, Effect, frozen=True, tag="become"):
    """Take a trait (fallout.results.become)."""

    trait: Trait

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        become(g, who, self.trait, "fallout.results.become")

    def appeal(self, to: Appraisal) -> float:
        return -to.prices.trait if self.trait == "addicted" else to.prices.trait

    def describe(self, voice: Voice) -> str:
        return voice.words("result-become", trait=voice.name("trait", self.trait))


class Lose(UsableResult, Effect, frozen=True, tag="lose"):
    """Lose a trait (fallout.traits.lose)."""

    trait: Trait

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        lose(g, who, self.trait, "fallout.traits.lose")

    def describe(self, voice: Voice) -> str:
        return voice.words("result-lose", trait=voice.name("trait", self.trait))


class Special(Result, Effect, frozen=True, tag="special"):
    """Gain a token of this letter."""

    letter: Letter

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        """A token of a letter from the supply; one that is there already, or not to be had, changes nothing."""
        if self.letter in who.special or self.letter not in g.supply:  # fallout.special-tokens.one-of-each
            return
        place = g.supply.index(self.letter)
        g.supply = (*g.supply[:place], *g.supply[place + 1 :])
        put_token(g, who, self.letter, "fallout.special-tokens.slot-by-letter")

    def appeal(self, to: Appraisal) -> float:
        return to.prices.letter

    def describe(self, voice: Voice) -> str:
        return voice.words("result-special", letter=self.letter)


class Perk(Result, Effect, frozen=True, tag="perk"):
    """Gain a perk of this letter."""

    letter: Letter

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        await gain_perk(g, who, self.letter)

    def appeal(self, to: Appraisal) -> float:
        return to.prices.perk

    def describe(self, voice: Voice) -> str:
        return voice.words("result-perk", letter=self.letter)


# -- health


class Damage(Result, Effect, frozen=True, tag="damage"):
    """Suffer damage (fallout.damage.suffer-damage)."""

    amount: Amount

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        damage = amount_of(self.amount, source)
        suffer_damage(g, who, damage, "fallout.damage.suffer-damage")  # fallout.apparel.fights-only
        await check_killed(g, who)

    def appeal(self, to: Appraisal) -> float:
        return -to.prices.hp * to.amount(self.amount)

    def describe(self, voice: Voice) -> str:
        return voice.amount("damage", self.amount)


class Rads(UsableResult, Effect, frozen=True, tag="rads"):
    """Suffer rads (fallout.rads.suffer-rads)."""

    amount: Amount

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        suffer_rads(g, who, amount_of(self.amount, source), "fallout.rads.suffer-rads")
        await check_killed(g, who)

    def appeal(self, to: Appraisal) -> float:
        return -to.prices.rad * to.amount(self.amount)

    def describe(self, voice: Voice) -> str:
        return voice.amount("rads", self.amount)


class Heal(UsableResult, Effect, frozen=True, tag="heal"):
    """Recover HP (fallout.damage.heal)."""

    amount: Portion
    is_foreseen = True

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        heal(g, who, amount_of(self.amount, source), "fallout.damage.heal")

    def appeal(self, to: Appraisal) -> float:
        return to.prices.hp * to.amount(self.amount)

    def describe(self, voice: Voice) -> str:
        return voice.amount("heal", self.amount)


class Cure(UsableResult, Effect, frozen=True, tag="cure"):
    """Recover rads."""

    amount: Portion
    is_foreseen = True

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        cure(g, who, amount_of(self.amount, source), "fallout.hp-track.rads-bounds")

    def appeal(self, to: Appraisal) -> float:
        return to.prices.rad * to.amount(self.amount)

    def describe(self, voice: Voice) -> str:
        return voice.amount("cure", self.amount)


# -- on the map


class Travel(Result, Effect, frozen=True, tag="travel"):
    """The figure is put there; this does not count as movement."""

    to: Where

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        """Put the figure there: no terrain, no fights (fallout.terrain.placement-is-not-moving)."""
        there = [node for node in places(g, who, self.to, source.card) if node in g.land.spaces]
        if there:
            offers = [Option(f"at:{space}", space) for space in there]
            who.space = await pick(who.seat, "travel", offers, "fallout.quest-cards.staging-choices")
            g.emit("travel", "fallout.terrain.placement-is-not-moving", {"seat": who.seat, "space": who.space})

    def describe(self, voice: Voice) -> str:
        return voice.words("result-travel", where=where_text(voice, self.to))


EFFECTS = (Xp, Caps, LoseCaps, Power, Setback, Become, Lose, Special, Perk, Damage, Rads, Heal, Cure, Travel)
