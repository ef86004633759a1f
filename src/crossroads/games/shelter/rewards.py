"""The green symbols: what a spot or an item may give, each as a flow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.engine.words import Words
from crossroads.games.shelter import decks
from crossroads.games.shelter.building import build_first, build_more
from crossroads.games.shelter.costs import AtLeastOne, CardEffect, SomeCubes, cube_symbols, cubes_in_words
from crossroads.games.shelter.player import FIGURES, Dweller, OwnItem, Player
from crossroads.games.shelter.resources import COMPARTMENT, FULL, KINDS, Bill, fitting_kinds, gain
from crossroads.games.shelter.visit import Visit

if TYPE_CHECKING:
    from crossroads.games.shelter.state import Shelter

Letter = Annotated[str, Meta(pattern="^[SPECIAL]$")]


class Green(CardEffect, frozen=True):
    """A reward. `once` marks those that a doubled reward does not repeat (shelter.special-spots.nothing-to-double)."""

    once: ClassVar[bool] = False
    at_spot: ClassVar[bool] = False  # needs a dweller on a spot, so it cannot stand on an item

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        """Carry the symbol out for a player."""
        raise NotImplementedError


class Gain(Green, SomeCubes, frozen=True, tag="gain"):
    """Gain cubes, those of choice one by one (shelter.resources.gain, shelter.resources.any-each)."""

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        if self.power:
            gain(g, who, 0, self.power, "shelter.resources.gain")
        if self.food:
            gain(g, who, 1, self.food, "shelter.resources.gain")
        if self.water:
            gain(g, who, 2, self.water, "shelter.resources.gain")
        for _ in range(self.any):
            if who.cubes != FULL:  # a kind of choice that has room (shelter.resources.any-gain)
                kinds = fitting_kinds(who.cubes, "shelter.resources.any-with-room")
                kind = await pick(who.seat, "gain-any", kinds, "shelter.resources.any-gain")
                gain(g, who, kind, 1, "shelter.resources.any-gain")


class TakeItem(Green, frozen=True, tag="item"):
    """Take items of choice from the row, refilled after each (shelter.items.take, shelter.items.refill)."""

    amount: AtLeastOne = 1
    marks = ("item",)

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        for _ in range(self.amount):
            if not g.item_row:
                return  # shelter.decks.empty-row-reward
            offers = [Option(f"take:{card}", card) for card in g.item_row]
            card = await pick(who.seat, "take-item", offers, "shelter.items.take")
            who.items += (OwnItem(card),)  # ready (shelter.exhaust.arrives-ready)
            g.emit("take-item", "shelter.items.take", {"seat": who.seat, "item": card})
            decks.take_from_row(g, "items", card)

    def describe(self, words: Words) -> str:
        return words("reward-item", amount=self.amount)


class BuildRoom(Green, frozen=True, tag="room"):
    """Build a room on the own floor (shelter.building.choose)."""

    marks = ("build",)

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        if visit is not None and visit.rooms_built:
            await build_more(g, who, visit)
        else:
            await build_first(g, who, visit)

    def describe(self, words: Words) -> str:
        return words("reward-room")


class Happiness(Green, frozen=True, tag="happiness"):
    """Gain happiness, without limit (shelter.happiness.gain, shelter.components.happiness-supply)."""

    amount: AtLeastOne
    marks = ("happiness",)

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        who.happiness += self.amount
        g.emit("happiness", "shelter.happiness.gain", {"seat": who.seat, "amount": self.amount})

    def describe(self, words: Words) -> str:
        return words("reward-happiness", amount=self.amount)


class NewDweller(Green, frozen=True, tag="dweller"):
    """New dwellers from the box, at home from the next round on (shelter.new-dwellers.gain)."""

    amount: AtLeastOne = 1
    marks = ("new-dweller",)

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        for _ in range(self.amount):
            if len(who.dwellers) == FIGURES:  # shelter.new-dwellers.max-seven, counted at once
                return
            where = visit.place.id if visit is not None else "items"
            who.dwellers += (Dweller(len(who.dwellers) + 1, waiting=where),)
            g.emit("new-dweller", "shelter.new-dwellers.gain", {"seat": who.seat, "dweller": len(who.dwellers)})

    def describe(self, words: Words) -> str:
        return words("reward-dweller", amount=self.amount)


class TakeFirst(Green, frozen=True, tag="first"):
    """Take the first-player token, for the next round (shelter.first-player.take)."""

    marks = ("first-player",)
    once = True

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        rule = "shelter.first-player.own-token" if g.first == who.seat else "shelter.first-player.take"
        g.first = who.seat
        g.emit("first-player", rule, {"seat": who.seat})

    def describe(self, words: Words) -> str:
        return words("reward-first")


class Train(Green, frozen=True, tag="train"):
    """At recall the dweller here is trained; nothing happens now (shelter.training.no-instant)."""

    letter: Annotated[str, Meta(pattern=r"^[SPECIAL*]$")] = "*"
    marks = ("training",)
    once = True
    at_spot = True

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        assert visit is not None
        for number in visit.dwellers:
            who.put(who.dweller(number).sent_to_train(self.letter, shared=visit.place.linked))

    def describe(self, words: Words) -> str:
        if self.letter == "*":
            return words("reward-train-any")
        return words("reward-train", letter=self.letter)


class Heal(Green, frozen=True, tag="heal"):
    """The dweller on this spot, and no other, is healthy (shelter.healing.symbol, shelter.healing.only-this)."""

    marks = ("healing",)
    once = True
    at_spot = True

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        assert visit is not None
        for number in visit.dwellers:
            dweller = who.dweller(number)
            if dweller.wounded:  # shelter.healing.healthy-dweller
                who.put(dweller.healed())
                g.emit("heal", "shelter.healing.symbol", {"seat": who.seat, "dweller": number})

    def describe(self, words: Words) -> str:
        return words("reward-heal")


class Ready(Green, frozen=True, tag="ready"):
    """Make one own exhausted item ready (shelter.exhaust.ready-symbol, shelter.exhaust.ready-own)."""

    marks = ("ready",)

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


class Refresh(Green, frozen=True, tag="refresh"):
    """Replace the whole row that the symbol names (shelter.refresh.which-row, shelter.refresh.mandatory)."""

    row: Literal["items", "rooms"]

    def symbols(self) -> tuple[str, ...]:
        return (f"refresh-{self.row}",)

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        decks.refresh(g, self.row, visit.room if visit is not None else "")

    def describe(self, words: Words) -> str:
        return words(f"reward-refresh-{self.row}")


class Exchange(Green, frozen=True, tag="swap"):
    """Until the turn ends, any number of times: give the one, receive the other (shelter.exchange.rate)."""

    give: Bill
    get: Bill
    once = True
    at_spot = True

    def __post_init__(self) -> None:
        if not self.give.size or not self.get.size:
            raise ValueError("an exchange gives something and gets something")

    def symbols(self) -> tuple[str, ...]:
        return ("exchange", *cube_symbols(self.give.plus(self.get)))

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        """Gain nothing (shelter.exchange.no-plain-gain): it is a right for the rest of the turn, see closing.py."""

    def describe(self, words: Words) -> str:
        return words("reward-swap", give=cubes_in_words(words, self.give), get=cubes_in_words(words, self.get))


Reward = Gain | TakeItem | BuildRoom | Happiness | NewDweller | TakeFirst | Train | Heal | Ready | Refresh | Exchange


async def give_reward(g: Shelter, who: Player, rewards: tuple[Reward, ...], visit: Visit | None) -> None:
    """Carry out a reward from left to right, the whole row twice if it is doubled (shelter.special-spots.row-twice)."""
    for reward in rewards:
        await reward.resolve(g, who, visit)
    if visit is not None and visit.letters and visit.doubled:
        g.emit("doubled", "shelter.special-spots.double", {"seat": who.seat})
        for reward in rewards:
            if not reward.once:
                await reward.resolve(g, who, visit)


@cache
def every_exchange(exchange: Exchange) -> tuple[tuple[str, Bill, Bill], ...]:
    """Each single exchange that the symbol allows, with free choices filled in: its id, what is given, what is got."""
    return tuple(
        (f"swap:{_short(given)}>{_short(got)}", given, got)
        for given in _fillings(exchange.give)
        for got in _fillings(exchange.get)
        if given.fixed != got.fixed
    )


@cache
def unprinted_exchanges(exchange: Exchange) -> tuple[str, ...]:
    """The ids of the same exchanges the other way round, as far as the symbol does not allow them too."""
    printed = [act for act, _, _ in every_exchange(exchange)]
    back = [act for act, _, _ in every_exchange(Exchange(exchange.get, exchange.give))]
    return tuple(act for act in back if act not in printed)


def _fillings(bill: Bill) -> Iterator[Bill]:
    power, food, water = bill.fixed
    for first in range(bill.any + 1):
        for second in range(bill.any - first + 1):
            yield Bill(power + first, food + second, water + bill.any - first - second)


def _short(bill: Bill) -> str:
    return "+".join(f"{amount}{kind}" for kind, amount in zip(KINDS, bill.fixed, strict=True) if amount)


def fits(who: Player, given: Bill, got: Bill) -> bool:
    """Whether all that an exchange gives finds room after the payment (shelter.exchange.must-fit)."""
    after = [have - gone + come for have, gone, come in zip(who.cubes, given.fixed, got.fixed, strict=True)]
    return max(after) <= COMPARTMENT
