"""The rest of a turn after its reward: items, exchanges, what others answer, rent (topics items, exchange)."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from crossroads.engine.decisions import Ask, Option, Refusal, pick
from crossroads.games.shelter.belongings import wear_out, working_items
from crossroads.games.shelter.content import Place
from crossroads.games.shelter.items import AtSpot, TurnEffect
from crossroads.games.shelter.player import OwnItem, Player
from crossroads.games.shelter.rent import landlord, take_rent
from crossroads.games.shelter.resources import KINDS, Bill, payable
from crossroads.games.shelter.rewards import Exchange, every_exchange, fits, give_reward, unprinted_exchanges
from crossroads.games.shelter.state import Shelter, Visited
from crossroads.games.shelter.visit import Visit


class Use(msgspec.Struct, frozen=True):
    """A choice to use an own item."""

    item: str


class Swap(msgspec.Struct, frozen=True):
    """A choice to exchange once."""

    give: Bill
    get: Bill


END: Option[Any] = Option("end", None)


def place_visited(g: Shelter, visited: Visited) -> Place:
    """Where the placement of this turn was made, as a threat may have made it."""
    return g.content.place(visited.place, visited.threat)


def is_worth_asking(g: Shelter, who: Player, visit: Visit) -> bool:
    """Whether anything at all could be done after the reward."""
    if visit.won and visit.place.exchanges:
        return True
    return bool(working_items(g, who, "turn") or (visit.spot.letters and working_items(g, who, "spot")))


async def close_turn(g: Shelter, who: Player, visited: Visited) -> None:
    """After the reward: an item or an exchange, again and again until the turn is ended (shelter.items.windows)."""
    choice = None
    ways = closing_offers(g, who, visited, why=False)
    if ways:
        choice = await Ask(
            who.seat,
            "close",
            "shelter.items.windows",
            lambda why: [*(closing_offers(g, who, visited, why) if why else ways), END],
        )
    if choice is None:
        await finish_turn(g, who, place_visited(g, visited), visited.won)
    elif isinstance(choice, Use):
        await use(g, who, choice.item, place_visited(g, visited))
    else:
        exchange(g, who, choice)


async def finish_turn(g: Shelter, who: Player, place: Place, won: bool = True) -> None:
    """Let the others answer and the owner of the floor take rent, then the turn is over (shelter.rent.timing)."""
    if won and g.content.bystanders:
        await let_others_react(g, who, place)  # shelter.items.reaction-order
    owner = landlord(g, who, place)
    if owner is not None:
        await take_rent(g, owner)
    g.end_turn()


def usable_items(g: Shelter, who: Player, why: bool) -> list[Option[Use] | Refusal]:
    """Own items that work on the own turn; if somebody asks, also why the others do not."""
    if why:
        reasons = [(owned.id, _why_unusable(g, who, owned)) for owned in who.items]
        return [Refusal(f"use:{item}", rule) if rule else _using(item) for item, rule in reasons]
    offers: list[Option[Use] | Refusal] = []
    for item, _, effects in working_items(g, who, "turn"):
        if _is_useful(g, who, effects):
            offers.append(_using(item))
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
    return "" if _is_useful(g, who, g.content.effects_at["turn"][owned.id]) else "shelter.wounded.until-healed"


def _is_useful(g: Shelter, who: Player, effects: tuple[TurnEffect, ...]) -> bool:
    """Whether any of an item's effects for the own turn would do something now."""
    for effect in effects:  # noqa: SIM110  (`any` costs several times the loop, and every turn asks)
        if effect.is_useful(g, who):
            return True
    return False


def closing_offers(g: Shelter, who: Player, visited: Visited, why: bool) -> list[Option[Any] | Refusal]:
    """Items for the turn, items that react to the spot, and the exchanges that the spot has opened."""
    place = place_visited(g, visited)
    offers: list[Option[Any] | Refusal] = []
    if visited.won and place.spot.letters:  # after a lost fight there is no reward for anything to follow
        offers += [_using(item) for item in reacting_items(g, who, place, own=True)]
    if who.items:
        usable = usable_items(g, who, why)
        if offers:
            answering = [offer.id for offer in offers]
            usable = [offer for offer in usable if offer.id not in answering]
        offers += [_once_a_round(g, who, offer) for offer in usable] if why else usable
    if visited.won and place.exchanges:
        offers += _exchange_offers(who, exchanges_of(place), why)
    return offers


def _once_a_round(g: Shelter, who: Player, offer: Option[Use] | Refusal) -> Option[Use] | Refusal:
    """An item that would answer to the spot, had it not been used before: that is why it does not."""
    if isinstance(offer, Refusal):
        item = offer.id.removeprefix("use:")
        if who.item(item).exhausted and item in g.content.effects_at.get("spot", {}):
            return Refusal(offer.id, "shelter.exhaust.once-a-round")
    return offer


def _exchange_offers(who: Player, rights: list[Exchange], why: bool) -> Iterator[Option[Swap] | Refusal]:
    """Each exchange that some symbol of the spot allows, once; the other way round only if another symbol allows it."""
    printed = {act: (given, got) for right in rights for act, given, got in every_exchange(right)}
    for act, (given, got) in printed.items():
        rule = _why_no_exchange(who, given, got)
        if not rule:
            yield Option(act, Swap(given, got))
        elif why:
            yield Refusal(act, rule)
    if why:
        back = dict.fromkeys(act for right in rights for act in unprinted_exchanges(right))
        yield from [Refusal(act, "shelter.exchange.one-way") for act in back if act not in printed]


def _why_no_exchange(who: Player, given: Bill, got: Bill) -> str:
    """The rule that keeps a player from one exchange; empty if there is none."""
    if not payable(who.cubes, given):
        return "shelter.exchange.rate"
    return "" if fits(who, given, got) else "shelter.exchange.must-fit"


def exchanges_of(place: Place) -> list[Exchange]:
    """The exchanges that a place opens until the turn ends (shelter.exchange.this-turn)."""
    return [reward for reward in place.spot.reward if isinstance(reward, Exchange)]


def reacts(effect: AtSpot, place: Place, own: bool) -> bool:
    """Whether an effect answers to a placement on this spot, trained or not."""
    return effect.letter in place.spot.letters and (own or effect.by == "anyone")


def reacting_items(g: Shelter, who: Player, place: Place, own: bool) -> list[str]:
    """A player's items that answer to a placement on this spot."""
    return [
        item
        for item, _, effects in working_items(g, who, "spot")
        if any(reacts(effect, place, own) for effect in effects)
    ]


async def use(g: Shelter, who: Player, item: str, place: Place | None = None) -> None:
    """Use an item on the own turn: wear it out, then carry out what works at this moment."""
    card = g.content.items[item]
    wear_out(g, who, card)
    for effect in card.effects:
        if isinstance(effect, TurnEffect) and effect.is_useful(g, who):
            await effect.resolve(g, who)
        elif isinstance(effect, AtSpot) and place is not None and reacts(effect, place, own=True):
            await give_reward(g, who, effect.reward, None)


async def let_others_react(g: Shelter, who: Player, place: Place) -> None:
    """Other players' items that answer to anybody's placement, in turn order (shelter.items.reaction-order)."""
    for seat in g.seats_from(who.seat)[1:]:
        other = g.players[seat]
        while items := reacting_items(g, other, place, own=False):
            offers = [*[Option(f"use:{item}", item) for item in items], Option("end", "")]
            item = await pick(seat, "react", offers, "shelter.items.reaction-order")
            if not item:
                break
            await use_elsewhere(g, other, item, place)


async def use_elsewhere(g: Shelter, who: Player, item: str, place: Place) -> None:
    """Use an item that answers to somebody else's placement."""
    card = g.content.items[item]
    wear_out(g, who, card)
    for effect in card.effects:
        if isinstance(effect, AtSpot) and reacts(effect, place, own=False):
            await give_reward(g, who, effect.reward, None)


def exchange(g: Shelter, who: Player, choice: Swap) -> None:
    """Give up what the exchange asks for and receive the other (shelter.exchange.rate)."""
    power, food, water = [
        have - gone + come for have, gone, come in zip(who.cubes, choice.give.fixed, choice.get.fixed, strict=True)
    ]
    who.cubes = (power, food, water)
    given = {kind: amount for kind, amount in zip(KINDS, choice.give.fixed, strict=True) if amount}
    got = {kind: amount for kind, amount in zip(KINDS, choice.get.fixed, strict=True) if amount}
    g.emit("swap", "shelter.exchange.rate", {"seat": who.seat, "given": given, "got": got})
