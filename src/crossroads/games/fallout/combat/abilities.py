"""What cards bring to a roll (topics combat, tests, items, companions)."""

from typing import Literal

from msgspec.structs import replace

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count, More
from crossroads.games.fallout.cards.conditions import Letters
from crossroads.games.fallout.cards.effects import ASKED_BY_CARD, CARD_RULE, NOT_AS_PRINTED, Ability, Passive
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.combat.parties import numbers_of
from crossroads.games.fallout.state import Fallout, RollInProgress
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.equipment import gain_caps

Reach = Literal["near", "away"]


def _is_in_fight(g: Fallout) -> bool:
    return g.rolling is not None and g.rolling.kind == "fight"


def _is_slain(g: Fallout) -> bool:
    return g.rolling is not None and g.rolling.slain


def _is_in_reach(rolling: RollInProgress, reach: Reach | None) -> bool:
    return reach is None or reach == ("away" if rolling.away else "near")


def _uses(rolling: RollInProgress, letters: str | None) -> bool:
    """Whether a roll uses one of the letters; those on the weapon count, owned or not (fallout.combat.tokens-used)."""
    return letters is None or any(letter in rolling.letters for letter in letters)


def with_reach(voice: Voice, text: str, reach: Reach | None) -> str:
    """What counts only near, or only from an adjacent space, if it says so."""
    return text if reach is None else f"{text} ({voice.words(f'reach-{reach}')})"


class Hits(Ability, Effect, frozen=True, tag="hits"):
    """Inflict more hits in the current fight; if it says so, only near or only from an adjacent space."""

    amount: Count
    reach: Reach | None = None
    is_counted = True
    is_foreseen = True

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        if not _is_in_fight(g) or (window == "strike" and _is_slain(g)):
            return NOT_AS_PRINTED
        return None if _is_in_reach(g.roll_of(who), self.reach) else NOT_AS_PRINTED

    async def use(self, g: Fallout, who: Survivor) -> None:
        rolling = g.roll_of(who)
        g.put_roll(replace(rolling, hits=rolling.hits + self.amount))

    def describe(self, voice: Voice) -> str:
        return with_reach(voice, voice.words("can-hits", amount=self.amount), self.reach)


class Ignore(Ability, Effect, frozen=True, tag="ignore"):
    """Ignore this many hit icons of the enemy."""

    amount: Count
    is_counted = True
    is_foreseen = True

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        if window == "strike":
            return "fallout.combat.step-order"  # the enemy has hit by now
        return None if _is_in_fight(g) else NOT_AS_PRINTED

    async def use(self, g: Fallout, who: Survivor) -> None:
        rolling = g.roll_of(who)
        g.put_roll(replace(rolling, ignored=rolling.ignored + self.amount))

    def describe(self, voice: Voice) -> str:
        return voice.words("can-ignore", amount=self.amount)


class Rerolls(Ability, Effect, frozen=True, tag="rerolls"):
    """More rerolls in the current roll, if it uses one of the letters."""

    amount: Count
    letters: Letters | None = None
    reach: Reach | None = None
    is_about_dice = True
    is_counted = True
    is_foreseen = True

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        if window == "strike" or g.rolling is None:
            return NOT_AS_PRINTED
        rolling = g.roll_of(who)
        return None if _is_in_reach(rolling, self.reach) and _uses(rolling, self.letters) else NOT_AS_PRINTED

    async def use(self, g: Fallout, who: Survivor) -> None:
        rolling = g.roll_of(who)
        g.put_roll(replace(rolling, rerolls=rolling.rerolls + self.amount))

    def describe(self, voice: Voice) -> str:
        text = voice.if_letters(voice.words("can-rerolls", amount=self.amount), self.letters)
        return with_reach(voice, text, self.reach)


class Slay(Ability, Effect, frozen=True, tag="slay"):
    """Kill the enemy of the current fight."""

    is_counted = True
    is_foreseen = True

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        return None if _is_in_fight(g) and not (window == "strike" and _is_slain(g)) else NOT_AS_PRINTED

    async def use(self, g: Fallout, who: Survivor) -> None:
        g.put_roll(replace(g.roll_of(who), slain=True))

    def describe(self, voice: Voice) -> str:
        return voice.words("can-slay")


class SetDie(Ability, Effect, frozen=True, tag="set-die"):
    """Turn a die to any face."""

    is_about_dice = True
    is_counted = True
    is_foreseen = True
    turns_die = True

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        return NOT_AS_PRINTED if window == "strike" or g.rolling is None or g.roll_of(who).dice == () else None

    async def use(self, g: Fallout, who: Survivor) -> None:
        dice = g.roll_of(who).dice
        faces = range(len(g.content.dice))
        offers = [
            Option(f"die:{number}:{face + 1}", (die, face))
            for die, number in enumerate(numbers_of(dice))
            for face in faces
            if dice[die] != face
        ]
        die, face = await pick(who.seat, "set-die", offers, ASKED_BY_CARD)
        new = tuple([face if number == die else each for number, each in enumerate(dice)])
        g.put_roll(replace(g.roll_of(who), dice=new))
        g.emit("set-die", CARD_RULE, {"seat": who.seat, "dice": list(new), "which": [die]})

    def describe(self, voice: Voice) -> str:
        return voice.words("can-set-die")


class Succeed(Ability, Effect, frozen=True, tag="succeed"):
    """Pass the current test, if it uses one of the letters."""

    letters: Letters | None = None
    is_counted = True
    is_foreseen = True

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        rolling = g.rolling
        if window == "strike" or rolling is None or rolling.kind != "test" or not rolling.difficulty:
            return NOT_AS_PRINTED
        return None if _uses(rolling, self.letters) else NOT_AS_PRINTED

    async def use(self, g: Fallout, who: Survivor) -> None:
        g.put_roll(replace(g.roll_of(who), sure=True))

    def describe(self, voice: Voice) -> str:
        return voice.if_letters(voice.words("can-succeed"), self.letters)


# -- all the time


class TestRerolls(Passive, Effect, frozen=True, tag="test-rerolls"):
    """Rerolls in tests, of these letters if any are named."""

    amount: More = 1
    letters: Letters | None = None

    def rerolls_in_test(self, g: Fallout, who: Survivor, letters: str) -> int:
        fits = self.letters is None or any(letter in letters for letter in self.letters)
        return self.amount if fits else 0

    def describe(self, voice: Voice) -> str:
        return voice.if_letters(voice.more("always-test-rerolls", self.amount), self.letters)


class Bounty(Passive, Effect, frozen=True, tag="bounty"):
    """Caps for the kill of an enemy of this level."""

    level: Count
    caps: Count

    def when_killed(self, g: Fallout, who: Survivor, level: int, enemy_type: str) -> None:
        if level == self.level:
            gain_caps(g, who, self.caps, CARD_RULE)

    def describe(self, voice: Voice) -> str:
        return voice.words("always-bounty", level=self.level, caps=self.caps)


EFFECTS = (Hits, Ignore, Rerolls, Slay, SetDie, Succeed, TestRerolls, Bounty)
