"""Exchanges that a spot opens until the turn ends (topic exchange).

They can be made from their place in the row of rewards on, and again when the turn is closed. An exchange that would bring
the player's cubes back to what they were is refused (shelter.exchange.no-return): every board can still be reached, and
every turn ends.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.shelter.cards.bills import COMPARTMENT, KINDS, Bill, cube_symbols, cubes_in_words, payable
from crossroads.games.shelter.cards.effects import Trade
from crossroads.games.shelter.cards.places import DwellerPlace
from crossroads.games.shelter.player import Cubes, Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.visit import Visit


class Exchange(Trade, Effect, frozen=True, tag="swap"):
    """Until the turn ends, any number of times: give the one, receive the other (shelter.exchange.rate)."""

    give: Bill
    get: Bill

    def __post_init__(self) -> None:
        if not self.give.size or not self.get.size:
            raise ValueError("an exchange gives something and gets something")

    def symbols(self) -> tuple[str, ...]:
        return ("exchange", *cube_symbols(self.give.plus(self.get)))

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        """Gain nothing (shelter.exchange.no-plain-gain): it is a right, from here on for the rest of the turn."""
        assert visit is not None
        visit.exchanges += (self,)

    async def use_before(self, g: Shelter, who: Player, rights: tuple[Trade, ...]) -> None:
        await exchange_in_row(g, who, [right for right in rights if isinstance(right, Exchange)])

    def describe(self, words: Words) -> str:
        return words("reward-swap", give=cubes_in_words(words, self.give), get=cubes_in_words(words, self.get))


EFFECTS = (Exchange,)


class Swap(msgspec.Struct, frozen=True):
    """A choice to exchange once."""

    give: Bill
    get: Bill


CONTINUE: Option[Any] = Option("continue", None)


async def exchange_in_row(g: Shelter, who: Player, rights: list[Exchange]) -> None:
    """Exchange before the next part of a reward, as often as the player likes (shelter.exchange.in-the-row)."""
    left: tuple[Cubes, ...] = ()

    def offers(why: bool) -> list[Option[Any] | Refusal]:
        return [*exchange_offers(who, rights, left, why), CONTINUE]

    while len(offers(why=False)) > 1:
        choice = await Ask(who.seat, "exchange", "shelter.exchange.in-the-row", offers)
        if choice is None:
            return
        left += (who.cubes,)
        exchange(g, who, choice)


def exchanges_of(place: DwellerPlace) -> list[Exchange]:
    """The exchanges that a place opens until the turn ends (shelter.exchange.this-turn)."""
    return [reward for reward in place.spot.reward if isinstance(reward, Exchange)]


def exchange_offers(
    who: Player, rights: list[Exchange], left: tuple[Cubes, ...], why: bool
) -> Iterator[Option[Swap] | Refusal]:
    """Each exchange that some symbol of the spot allows, once; the other way round only if another symbol allows it.

    `left` are the boards that exchanges have led away from, with nothing else in between.
    """
    verdicts: dict[str, Option[Swap] | Refusal] = {}
    for right in rights:
        for act, given, got in every_exchange(right):
            if not isinstance(verdicts.get(act), Option):
                rule = _why_no_exchange(who.cubes, right, given, got, left)
                verdicts[act] = Refusal(act, rule) if rule else Option(act, Swap(given, got))
    yield from [offer for offer in verdicts.values() if why or isinstance(offer, Option)]
    if why:
        back = dict.fromkeys(act for right in rights for act in turned_round(right))
        yield from [Refusal(act, "shelter.exchange.one-way") for act in back if act not in verdicts]


def _why_no_exchange(cubes: Cubes, right: Exchange, given: Bill, got: Bill, left: tuple[Cubes, ...]) -> str:
    """The rule that keeps a player from one exchange; empty if there is none."""
    if not payable(cubes, given):
        return "shelter.exchange.rate"
    paid = _minus(cubes, given.fixed)
    after = filled(paid, got.fixed)
    if after == paid:
        return "shelter.exchange.must-fit"
    if after == cubes or after in left:
        return "shelter.exchange.no-return"
    return "shelter.resources.any-with-room" if sum(after) < _most(paid, right.get) else ""


def _most(paid: Cubes, get: Bill) -> int:
    """How many cubes there are at most after a gain: none of free choice is lost while another kind has room for it."""
    return min(sum(filled(paid, get.fixed)) + get.any, len(KINDS) * COMPARTMENT)


def exchange(g: Shelter, who: Player, choice: Swap) -> None:
    """Give up what the exchange asks for and receive the other as far as it fits (shelter.exchange.overflow)."""
    paid = _minus(who.cubes, choice.give.fixed)
    who.cubes = filled(paid, choice.get.fixed)
    given = {kind: amount for kind, amount in zip(KINDS, choice.give.fixed, strict=True) if amount}
    got = {kind: amount for kind, amount in zip(KINDS, _minus(who.cubes, paid), strict=True) if amount}
    g.emit("swap", "shelter.exchange.rate", {"seat": who.seat, "given": given, "got": got})


def filled(cubes: Cubes, more: Cubes) -> Cubes:
    """Cubes with others added, each kind as far as its compartment allows."""
    power, food, water = [min(COMPARTMENT, have + come) for have, come in zip(cubes, more, strict=True)]
    return power, food, water


def _minus(cubes: Cubes, less: Cubes) -> Cubes:
    power, food, water = [have - gone for have, gone in zip(cubes, less, strict=True)]
    return power, food, water


# -- what a symbol allows


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
def turned_round(exchange: Exchange) -> tuple[str, ...]:
    """The ids of the same exchanges the other way round."""
    return tuple(act for act, _, _ in every_exchange(Exchange(exchange.get, exchange.give)))


def _fillings(bill: Bill) -> Iterator[Bill]:
    power, food, water = bill.fixed
    for first in range(bill.any + 1):
        for second in range(bill.any - first + 1):
            yield Bill(power + first, food + second, water + bill.any - first - second)


def _short(bill: Bill) -> str:
    return "+".join(f"{amount}{kind}" for kind, amount in zip(KINDS, bill.fixed, strict=True) if amount)
