"""A round: threats, then turns, then recall; and what a turn offers (topics round, passing, items, exchange)."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from crossroads.engine.decisions import Ask, Option, Refusal, pick
from crossroads.games.shelter.belongings import wear_out, working_items
from crossroads.games.shelter.items import AtSpot, TurnEffect
from crossroads.games.shelter.placement import place_dweller, placements
from crossroads.games.shelter.player import OwnItem, Player
from crossroads.games.shelter.recall import recall
from crossroads.games.shelter.rent import landlord, take_rent
from crossroads.games.shelter.resources import KINDS, Bill
from crossroads.games.shelter.rewards import every_exchange, fits, give_reward, unprinted_exchanges
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.threats import bring_threats
from crossroads.games.shelter.visit import Visit


class Use(msgspec.Struct, frozen=True):
    """A choice to use an own item."""

    item: str


class Swap(msgspec.Struct, frozen=True):
    """A choice to exchange once."""

    give: Bill
    get: Bill


PASS: Option[None] = Option("pass", None)
END: Option[Any] = Option("end", None)


async def beat(g: Shelter) -> None:
    """One step of a round: all threats, one turn, or the recall (shelter.round.three-steps)."""
    if g.phase == "placement":
        who = _next_on_turn(g)
        if who is None:
            g.phase = "recall"  # shelter.round.placement-ends
        else:
            g.turn = who.seat
            await take_turn(g, who)
            g.turn = (who.seat + 1) % len(g.players)
    elif g.phase == "threats":
        bring_threats(g)
        g.phase = "placement"
    else:
        await recall(g)


def _next_on_turn(g: Shelter) -> Player | None:
    """The next seat that has not passed and has a dweller at home (shelter.round.done-players-skipped)."""
    count = len(g.players)
    for step in range(count):
        who = g.players[(g.turn + step) % count]  # shelter.round.turn-order
        if not who.passed:
            for dweller in who.dwellers:
                if not dweller.spot and not dweller.waiting:
                    return who
    return None


async def take_turn(g: Shelter, who: Player) -> None:
    """Items as one likes, then one placement or a pass (shelter.placement.one-a-turn)."""
    while True:
        choice = await Ask(who.seat, "turn", "shelter.placement.one-a-turn", lambda why: turn_offers(g, who, why))
        if isinstance(choice, Use):
            await use(g, who, choice.item, None)
        else:
            break
    if choice is None:
        who.passed = True  # for the rest of the round (shelter.passing.final)
        g.emit("pass", "shelter.passing.may-pass", seat=who.seat)
        return
    visit = await place_dweller(g, who, choice)
    closing = g.content.closing_items
    usable = [item for item in who.items if item.id in closing and not item.exhausted]
    if usable or visit.exchanges:
        await close_turn(g, who, visit)
    if g.content.bystanders:
        await let_others_react(g, who, visit)  # shelter.items.reaction-order
    owner = landlord(g, who, visit)
    if owner is not None:
        await take_rent(g, owner)  # shelter.rent.timing


def turn_offers(g: Shelter, who: Player, why: bool) -> list[Option[Any] | Refusal]:
    """What a player may do on a turn: place, use an item, pass (shelter.passing.may-pass); and why not the rest."""
    offers: list[Option[Any] | Refusal] = placements(g, who, why)
    if who.items:
        offers += usable_items(g, who, why)
    offers.append(PASS)
    return offers


def usable_items(g: Shelter, who: Player, why: bool) -> list[Option[Use] | Refusal]:
    """Own items that work on the own turn; if somebody asks, also why the others do not."""
    on_turn = g.content.effects_at["turn"]
    offers: list[Option[Use] | Refusal] = []
    for owned in who.items if why else [item for item in who.items if item.id in on_turn and not item.exhausted]:
        rule = _why_unusable(g, who, owned)
        if not rule:
            offers.append(_using(owned.id))
        elif why:
            offers.append(Refusal(f"use:{owned.id}", rule))
    return offers


@cache
def _using(item: str) -> Option[Use]:
    return Option(f"use:{item}", Use(item))


def _why_unusable(g: Shelter, who: Player, owned: OwnItem) -> str:
    """The rule that keeps an item from being used on the own turn; empty if there is none."""
    if owned.id not in g.content.effects_at["turn"]:
        return "shelter.items.windows"
    if owned.exhausted:
        return "shelter.exhaust.once-a-round"
    for effect in g.content.effects_at["turn"][owned.id]:
        if effect.is_useful(g, who):
            return ""
    return "shelter.wounded.until-healed"


async def close_turn(g: Shelter, who: Player, visit: Visit) -> None:
    """After the reward: items and exchanges, as often as one likes, until the turn ends (shelter.items.windows)."""
    while True:
        offers = list(closing_offers(g, who, visit))
        if not any(isinstance(offer, Option) for offer in offers):
            return
        choice = await pick(who.seat, "close", [*offers, END], "shelter.items.windows")
        if choice is None:
            return
        if isinstance(choice, Use):
            await use(g, who, choice.item, visit)
        else:
            exchange(g, who, choice)


def closing_offers(g: Shelter, who: Player, visit: Visit) -> Iterator[Option[Any] | Refusal]:
    """Items for the turn, items that react to the spot, and the exchanges that the spot has opened."""
    reacting = []
    if visit.spot.letters and visit.won:
        reacting = [owned.id for owned, _, effect in working_items(g, who, "spot") if reacts(effect, visit, own=True)]
    for item in reacting:
        yield _using(item)
    for offer in usable_items(g, who, why=True):
        if offer.id.removeprefix("use:") not in reacting:
            yield offer
    for right in visit.exchanges:
        for act, given, got in every_exchange(right):
            if any(have < gone for have, gone in zip(who.cubes, given.fixed, strict=True)):
                yield Refusal(act, "shelter.exchange.rate")
            elif not fits(who, given, got):
                yield Refusal(act, "shelter.exchange.must-fit")
            else:
                yield Option(act, Swap(given, got))
        yield from [Refusal(act, "shelter.exchange.one-way") for act in unprinted_exchanges(right)]


def reacts(effect: AtSpot, visit: Visit, own: bool) -> bool:
    """Whether an effect answers to a placement on this spot, trained or not."""
    return effect.letter in visit.spot.letters and (own or effect.by == "anyone")


async def use(g: Shelter, who: Player, item: str, visit: Visit | None) -> None:
    """Use an item on the own turn: wear it out, then carry out what works at this moment."""
    card = g.content.items[item]
    wear_out(g, who, card)
    for effect in card.effects:
        if isinstance(effect, TurnEffect) and effect.is_useful(g, who):
            await effect.resolve(g, who)
        elif isinstance(effect, AtSpot) and visit is not None and reacts(effect, visit, own=True):
            await give_reward(g, who, effect.reward, None)


async def let_others_react(g: Shelter, who: Player, visit: Visit) -> None:
    """Other players' items that answer to anybody's placement, in turn order (shelter.items.reaction-order)."""
    for seat in g.seats_from(who.seat)[1:]:
        other = g.players[seat]
        while items := [
            owned.id for owned, _, effect in working_items(g, other, "spot") if reacts(effect, visit, own=False)
        ]:
            offers = [*[Option(f"use:{item}", item) for item in items], Option("end", "")]
            item = await pick(seat, "react", offers, "shelter.items.reaction-order")
            if not item:
                break
            await use_elsewhere(g, other, item, visit)


async def use_elsewhere(g: Shelter, who: Player, item: str, visit: Visit) -> None:
    """Use an item that answers to somebody else's placement."""
    card = g.content.items[item]
    wear_out(g, who, card)
    for effect in card.effects:
        if isinstance(effect, AtSpot) and reacts(effect, visit, own=False):
            await give_reward(g, who, effect.reward, None)


def exchange(g: Shelter, who: Player, choice: Swap) -> None:
    """Give up what the exchange asks for and receive the other (shelter.exchange.rate)."""
    power, food, water = [
        have - gone + come for have, gone, come in zip(who.cubes, choice.give.fixed, choice.get.fixed, strict=True)
    ]
    who.cubes = (power, food, water)
    given = {kind: amount for kind, amount in zip(KINDS, choice.give.fixed, strict=True) if amount}
    got = {kind: amount for kind, amount in zip(KINDS, choice.get.fixed, strict=True) if amount}
    g.emit("swap", "shelter.exchange.rate", seat=who.seat, given=given, got=got)
