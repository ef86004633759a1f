"""Words that the expansion adds to the cards, one of each kind."""

from typing import Any

from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Amount, Count, Source, amount_of
from crossroads.games.fallout.cards.appraisal import Appraisal
from crossroads.games.fallout.cards.effects import Condition, Passive, Worth
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.resolving import UsableResult
from crossroads_signals.parts import MOST, signals, strengthen


class Tune(UsableResult, Effect, frozen=True, tag="tune"):
    """Make the signal stronger, as a result or by using a card (signals.boost)."""

    amount: Amount = 1

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        strengthen(g, amount_of(self.amount, source), "signals.boost")

    def appeal(self, to: Appraisal) -> float:
        return 1.5 * to.amount(self.amount)

    def describe(self, voice: Voice) -> str:
        return voice.words("result-tune", amount=self.amount)


class Antenna(Passive, Effect, frozen=True, tag="signals.antenna"):
    """Rerolls in tests of perception."""

    def rerolls_in_test(self, g: Any, who: Any, letters: str) -> int:
        return int("P" in letters)

    def describe(self, voice: Voice) -> str:
        return voice.words("always-signals-antenna")


class Heard(Condition, Effect, frozen=True, tag="signals.heard"):
    """The signal is at least this strong."""

    strength: Count

    def holds(self, g: Fallout, who: Survivor, quest: str) -> bool:
        return signals(g).strength >= self.strength

    def describe(self, voice: Voice) -> str:
        return voice.words("when-signals-heard", strength=self.strength)


class Fame(Worth, Effect, frozen=True, tag="signals.fame"):
    """One for so much strength of the signal."""

    per: Count

    def more_influence(self, g: Fallout, who: Survivor) -> int:
        return signals(g).strength // self.per

    def most(self) -> int:
        return MOST // self.per

    def describe(self, voice: Voice) -> str:
        return voice.words("worth-signals-fame", per=self.per)


EFFECTS = (Tune, Antenna, Heard, Fame)
