"""What cards do with items, and what items give (topics items, exhaust)."""

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.shelter import decks
from crossroads.games.shelter.cards.effects import AtLeastOne, Cost, Demand, Reaction, Reward, TurnEffect
from crossroads.games.shelter.player import OwnItem, Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.visit import Visit, give_reward

Letter = Annotated[str, Meta(pattern="^[SPECIAL]$")]


class GiveItem(Cost, Effect, frozen=True, tag="give-item"):
    """Discard items that the player owns (shelter.items.spend)."""

    amount: AtLeastOne = 1
    marks = ("item",)

    def demand(self) -> Demand:
        return Demand(items=self.amount)

    def describe(self, words: Words) -> str:
        return words("cost-give-item", amount=self.amount)


class TakeItem(Reward, Effect, frozen=True, tag="item"):
    """Choose items from the row, which is refilled after each (shelter.items.take, shelter.items.refill)."""

    amount: AtLeastOne = 1
    marks = ("item",)
    moves_cubes = False

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        for _ in range(self.amount):
            if not g.item_row:
                return  # shelter.decks.empty-row-reward
            offers = [Option(f"take:{card}", card) for card in g.item_row]
            card = await pick(who.seat, "take-item", offers, "shelter.items.take")
            who.items += (OwnItem(card),)  # ready (shelter.exhaust.arrives-ready)
            g.emit("take-item", "shelter.items.take", {"seat": who.seat, "item": card})
            decks.take_from_row(g, "items", card)

    def appeal(self, cube: float) -> float:
        return 1.2 * self.amount

    def describe(self, words: Words) -> str:
        return words("reward-item", amount=self.amount)


class Ready(Reward, Effect, frozen=True, tag="ready"):
    """Make one of the player's exhausted items ready (shelter.exhaust.ready-symbol, shelter.exhaust.ready-own)."""

    marks = ("ready",)
    moves_cubes = False
    readies = True

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        if not any(item.exhausted for item in who.items):
            return  # shelter.exhaust.ready-none
        card = await pick(who.seat, "ready-item", self._offers(g, who), "shelter.exhaust.ready-symbol")
        who.turn_item(card, exhausted=False)
        g.emit("ready", "shelter.exhaust.ready-symbol", {"seat": who.seat, "item": card})

    def _offers(self, g: Shelter, who: Player) -> Iterator[Option[str] | Refusal]:
        for player in g.players:
            for item in player.items:
                if player.seat != who.seat:
                    yield Refusal(f"ready:{item.id}", "shelter.exhaust.ready-own")
                elif item.exhausted:
                    yield Option(f"ready:{item.id}", item.id)

    def describe(self, words: Words) -> str:
        return words("reward-ready")


class Receive(TurnEffect, Effect, frozen=True, tag="receive"):
    """A reward on the owner's turn."""

    reward: tuple[Reward, ...]

    def symbols(self) -> tuple[str, ...]:
        return tuple(symbol for reward in self.reward for symbol in reward.symbols())

    def rewards(self) -> tuple[Reward, ...]:
        return self.reward

    async def resolve(self, g: Shelter, who: Player) -> None:
        await give_reward(g, who, self.reward, None)

    def appeal(self) -> float:
        return 0.3

    def is_worth_a_use(self, has_room: bool) -> bool:
        return has_room

    def describe(self, words: Words) -> str:
        return words("item-receive", reward=words.list(reward.describe(words) for reward in self.reward))


class AtSpot(Reaction, Effect, frozen=True, tag="at-spot"):
    """A reward after a placement on a spot that shows the letter, trained or not: the owner's placement, or anybody's."""

    letter: Letter
    reward: tuple[Reward, ...]
    by: Literal["owner", "anyone"] = "owner"

    def symbols(self) -> tuple[str, ...]:
        return ("letter", *[symbol for reward in self.reward for symbol in reward.symbols()])

    @property
    def answers_others(self) -> bool:
        return self.by == "anyone"

    def rewards(self) -> tuple[Reward, ...]:
        return self.reward

    def reacts(self, letters: str, own: bool) -> bool:
        return self.letter in letters and (own or self.by == "anyone")

    async def resolve(self, g: Shelter, who: Player) -> None:
        await give_reward(g, who, self.reward, None)

    def appeal(self) -> float:
        return 0.12

    def is_worth_a_use(self, has_room: bool) -> bool:
        return has_room

    def describe(self, words: Words) -> str:
        reward = words.list(part.describe(words) for part in self.reward)
        return words(f"item-at-spot-{self.by}", letter=self.letter, reward=reward)


EFFECTS = (GiveItem, TakeItem, Ready, Receive, AtSpot)
