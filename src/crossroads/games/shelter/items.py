"""What item cards do: effects with the moment at which each works."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from crossroads.engine.decisions import Option, pick
from crossroads.engine.words import Words
from crossroads.games.shelter import decks
from crossroads.games.shelter.costs import AtLeastOne, CardEffect
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.rewards import Letter, Reward, give_reward

if TYPE_CHECKING:
    from crossroads.games.shelter.state import Shelter

Moment = Literal["turn", "before-roll", "after-roll", "spot", "price", "newcomer", "rent", "end"]


class ItemEffect(CardEffect, frozen=True):
    """Something an item does at a moment that its card names (shelter.items.windows)."""

    moment: ClassVar[Moment]


class Roll(ItemEffect, frozen=True, tag="roll"):
    """Adds to a fight's result; used before the dice are thrown (shelter.fights.item-timing)."""

    bonus: AtLeastOne
    moment = "before-roll"
    marks = ("fight",)

    def describe(self, words: Words) -> str:
        return words("item-roll", bonus=self.bonus)


class Reroll(ItemEffect, frozen=True, tag="reroll"):
    """After a lost fight roll: both dice again, and the second result stands."""

    moment = "after-roll"
    marks = ("fight",)

    def describe(self, words: Words) -> str:
        return words("item-reroll")


class TurnEffect(ItemEffect, frozen=True):
    """Works on the owner's turn, before the placement or after its reward."""

    moment = "turn"

    def is_useful(self, g: Shelter, who: Player) -> bool:
        """Whether there is anything for it to work on."""
        return True

    async def resolve(self, g: Shelter, who: Player) -> None:
        raise NotImplementedError


class Mend(TurnEffect, frozen=True, tag="mend"):
    """One wounded dweller at home is healthy."""

    marks = ("healing",)

    def is_useful(self, g: Shelter, who: Player) -> bool:
        _, wounded = who.crews_at_home()
        return bool(wounded)

    async def resolve(self, g: Shelter, who: Player) -> None:
        by_letter = {dweller.letter: dweller.number for dweller in who.home if dweller.wounded}
        offers = [Option(f"mend:{letter or 'plain'}", number) for letter, number in by_letter.items()]
        number = await pick(who.seat, "mend-whom", offers, "shelter.wounded.until-healed")
        who.put(who.dweller(number).healed())
        g.emit("heal", "shelter.wounded.until-healed", {"seat": who.seat, "dweller": number})

    def describe(self, words: Words) -> str:
        return words("item-mend")


class Receive(TurnEffect, frozen=True, tag="receive"):
    """A reward on the own turn."""

    reward: tuple[Reward, ...]

    def symbols(self) -> tuple[str, ...]:
        return tuple(symbol for reward in self.reward for symbol in reward.symbols())

    async def resolve(self, g: Shelter, who: Player) -> None:
        await give_reward(g, who, self.reward, None)

    def describe(self, words: Words) -> str:
        return words("item-receive", reward=words.list(reward.describe(words) for reward in self.reward))


class RefreshOne(TurnEffect, frozen=True, tag="refresh-one"):
    """Replace one of the two rows."""

    marks = ("refresh-items", "refresh-rooms")

    async def resolve(self, g: Shelter, who: Player) -> None:
        offers: list[Option[decks.Row]] = [Option("refresh:items", "items"), Option("refresh:rooms", "rooms")]
        decks.refresh(g, await pick(who.seat, "refresh-which", offers, "shelter.refresh.which-row"))

    def describe(self, words: Words) -> str:
        return words("item-refresh-one")


class AtSpot(ItemEffect, frozen=True, tag="at-spot"):
    """A reward after a placement on a spot that shows the letter, trained or not; one's own, or anybody's."""

    letter: Letter
    reward: tuple[Reward, ...]
    by: Literal["owner", "anyone"] = "owner"
    moment = "spot"

    def symbols(self) -> tuple[str, ...]:
        return ("letter", *[symbol for reward in self.reward for symbol in reward.symbols()])

    def describe(self, words: Words) -> str:
        reward = words.list(part.describe(words) for part in self.reward)
        return words(f"item-at-spot-{self.by}", letter=self.letter, reward=reward)


class Cheaper(ItemEffect, frozen=True):
    """Cubes of choice that need not be paid."""

    less: AtLeastOne


class CheaperRoom(Cheaper, frozen=True, tag="price"):
    """Less to pay for a room's corner price."""

    moment = "price"
    marks = ("build-cost",)

    def describe(self, words: Words) -> str:
        return words("item-price", less=self.less)


class CheaperDweller(Cheaper, frozen=True, tag="newcomer"):
    """Less to pay on a spot that gives a new dweller."""

    moment = "newcomer"
    marks = ("new-dweller",)

    def describe(self, words: Words) -> str:
        return words("item-newcomer", less=self.less)


class MoreRent(ItemEffect, frozen=True, tag="rent"):
    """More cubes of choice when rent is taken."""

    more: AtLeastOne
    moment = "rent"
    marks = ("any-resource",)

    def describe(self, words: Words) -> str:
        return words("item-rent", more=self.more)


class Keepsake(ItemEffect, frozen=True, tag="keepsake"):
    """Happiness at the end, flat or by what the player then has (shelter.scoring.items-first)."""

    happiness: AtLeastOne
    of: Literal["rooms", "dwellers", "items", "resources"] | None = None
    per: AtLeastOne = 1
    most: Annotated[int, Meta(ge=0)] = 99
    moment = "end"
    marks = ("happiness",)

    def worth(self, g: Shelter, who: Player) -> int:
        """How much happiness it gives its owner now."""
        if self.of is None:
            return self.happiness
        counts = {
            "rooms": len(g.floor_of(who.seat).rooms),
            "dwellers": len(who.dwellers),
            "items": len(who.items),
            "resources": sum(who.cubes),
        }
        return min(self.most, self.happiness * (counts[self.of] // self.per))

    def describe(self, words: Words) -> str:
        if self.of is None:
            return words("item-keepsake", happiness=self.happiness)
        return words(f"item-keepsake-{self.of}", happiness=self.happiness, per=self.per, most=self.most)


AnyItemEffect = (
    Roll | Reroll | Mend | Receive | RefreshOne | AtSpot | CheaperRoom | CheaperDweller | MoreRent | Keepsake
)
