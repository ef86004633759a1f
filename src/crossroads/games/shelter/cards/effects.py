"""The kinds of words that cards can use. A word is of one kind, and has what its kind asks for.

Content names kinds; the words themselves live with the rules of their topic and come with the table's rulebook. `g` is
the state and `visit` a placement in progress, if there is one: both stand above this module.
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta

from crossroads.engine.words import Words
from crossroads.games.shelter.cards.bills import Bill
from crossroads.games.shelter.player import Player

Count = Annotated[int, Meta(ge=0, le=99)]
AtLeastOne = Annotated[int, Meta(ge=1, le=99)]
MOMENTS = ("turn", "before-roll", "after-roll", "spot", "price", "newcomer", "rent", "end")  # of the base's items


class Word:
    """Whatever can stand on a card."""

    __slots__ = ()
    marks: ClassVar[tuple[str, ...]] = ()  # the printed symbols it stands for (shelter.symbols.set)
    is_single: ClassVar[bool] = False  # a spot has at most one
    sign: ClassVar[str] = (
        "✦"  # of a word that an expansion brings, for which no board has a drawing: a character or two
    )

    def symbols(self) -> tuple[str, ...]:
        return self.marks

    def describe(self, words: Words) -> str:
        """How it reads on the card."""
        raise NotImplementedError(f"{type(self).__name__} cannot describe itself")


# -- costs


class Demand(msgspec.Struct, frozen=True):
    """What a spot costs, added up."""

    bill: Bill = Bill()
    items: int = 0
    price: bool = False  # of the room that is built
    wound: bool = False
    fight: int = 0  # 0: none

    def plus(self, other: "Demand") -> "Demand":
        return Demand(
            bill=self.bill.plus(other.bill),
            items=self.items + other.items,
            price=self.price or other.price,
            wound=self.wound or other.wound,
            fight=self.fight or other.fight,
        )


class Cost(Word):
    """A red symbol: what a spot asks for. All demands of a spot are met in the rulebook's order."""

    __slots__ = ()
    burden: ClassVar[float] = 0.9  # to somebody who plans, counted in happiness, cubes aside

    def demand(self) -> Demand:
        """What it adds to the demands of its spot."""
        return Demand()


class FurtherCost(Cost):
    """A cost that is no demand: it says whether it can be paid, and pays itself, after the others and before a fight."""

    __slots__ = ()

    def why_not(self, g: Any, who: Player) -> str:
        """The rule that keeps a player from paying it; empty if there is none."""
        return ""

    async def pay(self, g: Any, who: Player, visit: Any) -> None:
        raise NotImplementedError


# -- rewards


class Reward(Word):
    """A green symbol: what a spot or an item gives. The rules ask what is special about it; most have nothing."""

    __slots__ = ()
    is_once: ClassVar[bool] = False  # a doubled reward does not repeat it (shelter.special-spots.nothing-to-double)
    needs_spot: ClassVar[bool] = False  # it needs a dweller on a spot, so it cannot stand on an item
    builds: ClassVar[bool] = False
    brings_dweller: ClassVar[bool] = False
    heals: ClassVar[bool] = False
    readies: ClassVar[bool] = False
    opens_exchange: ClassVar[bool] = False
    moves_cubes: ClassVar[bool] = True  # or depends on them, so it matters whether an exchange comes before it

    async def resolve(self, g: Any, who: Player, visit: Any) -> None:
        """Carry the symbol out for a player."""
        raise NotImplementedError

    def appeal(self, cube: float) -> float:
        """What it is worth in happiness to somebody who plans, if a cube is worth so much."""
        return 0.0


class Trade(Reward):
    """A right to exchange, from its place in the reward on until the turn ends (shelter.exchange.this-turn)."""

    __slots__ = ()
    is_once = True
    needs_spot = True
    opens_exchange = True
    moves_cubes = False

    async def use_before(self, g: Any, who: Player, rights: "tuple[Trade, ...]") -> None:
        """Let a player exchange before the next part of the reward, by this right and the others."""
        raise NotImplementedError


# -- effects of items


class ItemEffect(Word):
    """Something an item does at a moment that its card names (shelter.items.windows)."""

    __slots__ = ()
    moment: ClassVar[str]

    @property
    def answers_others(self) -> bool:
        """Whether it works after other players' placements too."""
        return False

    def rewards(self) -> tuple[Reward, ...]:
        """The rewards that it gives."""
        return ()

    def appeal(self) -> float:
        """What one use is worth in happiness to somebody who plans."""
        return 0.0

    def is_worth_a_use(self, has_room: bool) -> bool:
        """Whether it is always good for its owner to use it, there being room for cubes or not."""
        return False


class TurnEffect(ItemEffect):
    """Works on the owner's turn, before the placement or after its reward."""

    __slots__ = ()
    moment = "turn"
    useless_by: ClassVar[str] = "shelter.items.windows"  # the rule that says why, when there is nothing to work on

    def is_useful(self, g: Any, who: Player) -> bool:
        """Whether there is anything for it to work on."""
        return True

    async def resolve(self, g: Any, who: Player) -> None:
        raise NotImplementedError


class Reaction(ItemEffect):
    """Works after somebody's placement on a spot."""

    __slots__ = ()
    moment = "spot"

    def reacts(self, letters: str, own: bool) -> bool:
        """Whether it answers to a placement on a spot with these letters, the owner's or somebody else's."""
        raise NotImplementedError

    async def resolve(self, g: Any, who: Player) -> None:
        raise NotImplementedError


class RollBonus(ItemEffect):
    """Adds to the result of a fight."""

    __slots__ = ()
    moment = "before-roll"

    @property
    def bonus(self) -> int:
        raise NotImplementedError


class SecondRoll(ItemEffect):
    """After a lost fight roll: both dice again, and the second result stands."""

    __slots__ = ()
    moment = "after-roll"


class Discount(ItemEffect):
    """Cubes that need not be paid; the player chooses which. Its moment says for what: `price` or `newcomer`."""

    __slots__ = ()

    @property
    def less(self) -> int:
        raise NotImplementedError


class RentBonus(ItemEffect):
    """More cubes when rent is taken; the player chooses which."""

    __slots__ = ()
    moment = "rent"

    @property
    def more(self) -> int:
        raise NotImplementedError


class EndBonus(ItemEffect):
    """Happiness at the end (shelter.scoring.items-first)."""

    __slots__ = ()
    moment = "end"

    def worth(self, g: Any, who: Player) -> int:
        """How much happiness it gives its owner now."""
        raise NotImplementedError

    def forecast(self, has: Mapping[str, float]) -> float:
        """How much it will give somebody who has so many `rooms`, `dwellers`, `items` and `resources` at the end."""
        return 0.0
