"""What cards do for the round and for the end (topics happiness, first-player, training, scoring)."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.shelter.cards.effects import AtLeastOne, EndBonus, Reward
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.visit import Visit


class Happiness(Reward, Effect, frozen=True, tag="happiness"):
    """Gain happiness, without limit (shelter.happiness.gain, shelter.components.happiness-supply)."""

    amount: AtLeastOne
    marks = ("happiness",)
    moves_cubes = False

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        who.happiness += self.amount
        g.emit("happiness", "shelter.happiness.gain", {"seat": who.seat, "amount": self.amount})

    def appeal(self, cube: float) -> float:
        return self.amount

    def describe(self, words: Words) -> str:
        return words("reward-happiness", amount=self.amount)


class TakeFirst(Reward, Effect, frozen=True, tag="first"):
    """Take the first-player token, for the next round (shelter.first-player.take)."""

    marks = ("first-player",)
    moves_cubes = False
    is_once = True

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        rule = "shelter.first-player.own-token" if g.first == who.seat else "shelter.first-player.take"
        g.first = who.seat
        g.emit("first-player", rule, {"seat": who.seat})

    def describe(self, words: Words) -> str:
        return words("reward-first")


class Train(Reward, Effect, frozen=True, tag="train"):
    """At recall the dweller here is trained; nothing happens now (shelter.training.no-instant)."""

    letter: Annotated[str, Meta(pattern=r"^[SPECIAL*]$")] = "*"
    marks = ("training",)
    moves_cubes = False
    is_single = True
    is_once = True
    needs_spot = True

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        assert visit is not None
        for number in visit.dwellers:
            who.put(who.dweller(number).sent_to_train(self.letter, shared=visit.place.linked))

    def describe(self, words: Words) -> str:
        if self.letter == "*":
            return words("reward-train-any")
        return words("reward-train", letter=self.letter)


class Keepsake(EndBonus, Effect, frozen=True, tag="keepsake"):
    """Happiness at the end, flat or by what the player then has (shelter.scoring.items-first)."""

    happiness: AtLeastOne
    of: Literal["rooms", "dwellers", "items", "resources"] | None = None
    per: AtLeastOne = 1
    most: Annotated[int, Meta(ge=0)] = 99
    marks = ("happiness",)

    def worth(self, g: Shelter, who: Player) -> int:
        if self.of is None:
            return self.happiness
        counts = {
            "rooms": len(g.floor_of(who.seat).rooms),
            "dwellers": len(who.dwellers),
            "items": len(who.items),
            "resources": sum(who.cubes),
        }
        return min(self.most, self.happiness * (counts[self.of] // self.per))

    def forecast(self, has: Mapping[str, float]) -> float:
        return min(self.most, self.happiness * (has[self.of] / self.per if self.of else 1))

    def describe(self, words: Words) -> str:
        if self.of is None:
            return words("item-keepsake", happiness=self.happiness)
        return words(f"item-keepsake-{self.of}", happiness=self.happiness, per=self.per, most=self.most)


EFFECTS = (Happiness, TakeFirst, Train, Keepsake)
