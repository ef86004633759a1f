"""How cards speak: what things are called, and the phrases that many effects share."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

import msgspec

from crossroads.engine.words import KEPT, Words

FACTIONS = ("star", "shield")


class Voice(msgspec.Struct, frozen=True, eq=False):
    """Words, and the scenario whose factions are meant; without one they go by their icons."""

    words: Words
    scenario: str = ""

    def faction(self, side: str) -> str:
        """A faction by its name."""
        named = self.words.find(f"faction-{self.scenario}-{side}") if self.scenario else None
        return named or self.words(f"faction-{side}")

    def foe(self, kind: str) -> str:
        """Enemies of a type or of a faction."""
        if kind in FACTIONS:
            named = self.words.find(f"enemy-{self.scenario}-{kind}") if self.scenario else None
            return named or self.words(f"faction-{kind}")
        return self.name("type", kind)

    def name(self, kind: str, which: str) -> str:
        """What a thing is called."""
        return name_of(self.words, kind, which)

    def number_of(self, card: int | str) -> int:
        """The number of a card of the library, whichever way another card names it."""
        number: int = self.words.content.number_of(card)
        return number

    def amount(self, what: str, amount: int | str) -> str:
        """So much of something; an amount that goes by the icon's level says so."""
        if isinstance(amount, int):
            return self.words(f"result-{what}", amount=amount)
        return self.words(f"result-{what}-all") if amount == "all" else self.by_level(f"symbol-{what}", amount)

    def more(self, message: str, amount: int) -> str:
        """So much more of something, or less: that has a message of its own."""
        return self.words(message, amount=amount) if amount >= 0 else self.words(f"{message}-fewer", amount=-amount)

    def by_level(self, symbol: str, amount: str) -> str:
        """So much of something as the icon's level says, and what is added to it."""
        more = amount.removeprefix("level").replace("-", "−")
        return self.words("result-by-level", what=self.words(symbol), more=more)

    def if_letters(self, text: str, letters: str | None) -> str:
        """What counts only if one of these letters is used."""
        if letters is None:
            return text
        return f"{text}, {self.words('if-letters', letters=letters_text(self.words, letters))}"


class Speaking(Protocol):
    """Whatever can put itself into words."""

    def describe(self, speaker: Voice, /) -> str: ...


def all_of(voice: Voice, effects: Iterable[Speaking]) -> str:
    """Several effects as one phrase, in printed order."""
    return "; ".join([effect.describe(voice) for effect in effects])


def letters_text(words: Words, letters: str) -> str:
    """S.P.E.C.I.A.L. letters, as `[P C]`."""
    return words("letters", letters=" ".join(letters))


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=KEPT)
def name_of(words: Words, kind: str, which: str) -> str:
    """What a thing is called; a pack of one's own may leave it to the id."""
    return words.find(f"{kind}-{which}") or capital(which.replace("-", " "))
