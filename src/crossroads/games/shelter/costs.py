"""The red symbols: what a spot may cost. `placement.py` carries them out in the rulebook's order."""

from typing import Annotated, ClassVar

from msgspec import Meta

from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.shelter.resources import KINDS, Bill

Count = Annotated[int, Meta(ge=0, le=99)]
AtLeastOne = Annotated[int, Meta(ge=1, le=99)]


def cubes_in_words(words: Words, bill: Bill) -> str:
    """So many cubes of each kind, as a phrase."""
    parts = [(kind, amount) for kind, amount in zip((*KINDS, "any"), (*bill.fixed, bill.any), strict=True) if amount]
    return words.list(words(f"cubes-{kind}", amount=amount) for kind, amount in parts)


def cube_symbols(bill: Bill) -> tuple[str, ...]:
    """The symbols that stand for these cubes (shelter.symbols.set)."""
    return ("resource",) * bool(sum(bill.fixed)) + ("any-resource",) * bool(bill.any)


class CardEffect(Effect, frozen=True):
    """An effect of a card of this game; `marks` are the printed symbols it stands for (shelter.symbols.set)."""

    marks: ClassVar[tuple[str, ...]] = ()

    def symbols(self) -> tuple[str, ...]:
        return self.marks


class SomeCubes(CardEffect, frozen=True):
    """So many cubes of each kind, and so many of free choice: a cost or a reward."""

    power: Count = 0
    food: Count = 0
    water: Count = 0
    any: Count = 0

    @property
    def bill(self) -> Bill:
        return Bill(self.power, self.food, self.water, self.any)

    def symbols(self) -> tuple[str, ...]:
        return cube_symbols(self.bill)

    def describe(self, words: Words) -> str:
        return cubes_in_words(words, self.bill)


class Pay(SomeCubes, frozen=True, tag="pay"):
    """Pay cubes (shelter.resources.spend, shelter.resources.any-cost)."""


class GiveItem(CardEffect, frozen=True, tag="give-item"):
    """Discard own items (shelter.items.spend)."""

    amount: AtLeastOne = 1
    marks = ("item",)

    def describe(self, words: Words) -> str:
        return words("cost-give-item", amount=self.amount)


class Wound(CardEffect, frozen=True, tag="wound"):
    """The placed dweller becomes wounded (shelter.wounded.cost-symbol)."""

    marks = ("wound",)

    def describe(self, words: Words) -> str:
        return words("cost-wound")


class Fight(CardEffect, frozen=True, tag="fight"):
    """Two dice and bonuses must reach a value (shelter.fights.roll)."""

    value: AtLeastOne
    marks = ("fight",)

    def describe(self, words: Words) -> str:
        return words("cost-fight", value=self.value)


class Price(CardEffect, frozen=True, tag="price"):
    """The corner price of the room that is built (shelter.building.price)."""

    marks = ("build-cost",)

    def describe(self, words: Words) -> str:
        return words("cost-price")


Cost = Pay | GiveItem | Wound | Fight | Price
