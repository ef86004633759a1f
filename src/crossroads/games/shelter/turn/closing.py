"""The rest of a turn after its reward: items, exchanges, what others answer, rent (topics items, exchange)."""

from functools import cache
from typing import Any

import msgspec

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.engine.windows import Answers, Window, open_window
from crossroads.games.shelter.cards.effects import Reaction, TurnEffect
from crossroads.games.shelter.cards.places import DwellerPlace
from crossroads.games.shelter.player import OwnItem, Player
from crossroads.games.shelter.state import Shelter, Visited
from crossroads.games.shelter.turn.exchange import exchange, exchange_offers, exchanges_of
from crossroads.games.shelter.turn.items_in_use import is_used_up, rule_of_moment, wear_out, working_items
from crossroads.games.shelter.turn.rent import landlord, take_rent
from crossroads.games.shelter.visit import Visit


class UseItem(msgspec.Struct, frozen=True):
    """A choice to use an item of one's own."""

    item: str


END: Option[Any] = Option("end", None)


def place_visited(g: Shelter, visited: Visited) -> DwellerPlace:
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
    elif isinstance(choice, UseItem):
        g.visited = Visited(visited.place, visited.threat, visited.won)
        await use(g, who, choice.item, place_visited(g, visited))
    else:
        left = (*visited.left, who.cubes)  # shelter.exchange.no-return
        g.visited = Visited(visited.place, visited.threat, visited.won, left)
        exchange(g, who, choice)


async def finish_turn(g: Shelter, who: Player, place: DwellerPlace, won: bool) -> None:
    """Let the others answer and the owner of the floor take rent, then the turn is over (shelter.rent.timing)."""
    if won and g.content.bystanders:
        await let_others_react(g, who, place)  # shelter.items.reaction-order
    owner = landlord(g, who, place)
    if owner is not None:
        await take_rent(g, owner)
    g.end_turn()


def usable_items(g: Shelter, who: Player, why: bool) -> list[Option[UseItem] | Refusal]:
    """Own items that work on one's own turn; if somebody asks, also why the others do not."""
    if why:
        reasons = [(owned.id, _why_unusable(g, who, owned)) for owned in who.items]
        return [Refusal(f"use:{item}", rule) if rule else _using(item) for item, rule in reasons]
    offers: list[Option[UseItem] | Refusal] = []
    for item, _, effects in working_items(g, who, "turn"):
        if _is_useful(g, who, effects):
            offers.append(_using(item))
    return offers


@cache
def _using(item: str) -> Option[UseItem]:
    return Option(f"use:{item}", UseItem(item))


def _why_unusable(g: Shelter, who: Player, owned: OwnItem) -> str:
    """The rule that keeps an item from being used on one's own turn; empty if there is none."""
    if owned.id not in g.content.effects_at["turn"]:
        return rule_of_moment(g.content.items[owned.id])
    if owned.exhausted:
        return "shelter.exhaust.once-a-round"
    if is_used_up(g, owned.id):
        return "shelter.items.used-up"
    effects: tuple[TurnEffect, ...] = g.content.effects_at["turn"][owned.id]
    return "" if _is_useful(g, who, effects) else effects[0].useless_by


def _is_useful(g: Shelter, who: Player, effects: tuple[TurnEffect, ...]) -> bool:
    """Whether any of an item's effects for one's own turn would do something now."""
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
        offers += exchange_offers(who, exchanges_of(place), visited.left, why)
    return offers


def _once_a_round(g: Shelter, who: Player, offer: Option[UseItem] | Refusal) -> Option[UseItem] | Refusal:
    """An item that would answer to the spot, had it not been used before: that is why it does not."""
    answering = g.content.effects_at.get("spot", {})
    spent = [f"use:{item.id}" for item in who.items if item.exhausted and item.id in answering]
    return Refusal(offer.id, "shelter.exhaust.once-a-round") if offer.id in spent else offer


def reacting_items(g: Shelter, who: Player, place: DwellerPlace, own: bool) -> list[str]:
    """A player's items that answer to a placement on this spot."""
    return [
        item
        for item, _, effects in working_items(g, who, "spot")
        if any(effect.reacts(place.spot.letters, own) for effect in effects)
    ]


async def use(g: Shelter, who: Player, item: str, place: DwellerPlace | None = None) -> None:
    """Use an item on one's own turn: wear it out, then carry out what works at this moment."""
    card = g.content.items[item]
    wear_out(g, who, card)
    for effect in card.effects:
        if (isinstance(effect, TurnEffect) and effect.is_useful(g, who)) or (
            isinstance(effect, Reaction) and place is not None and effect.reacts(place.spot.letters, own=True)
        ):
            await effect.resolve(g, who)


async def let_others_react(g: Shelter, who: Player, place: DwellerPlace) -> None:
    """Other players' items that answer to anybody's placement, in turn order (shelter.items.reaction-order)."""

    def offers(seat: int, _why: bool) -> list[Option[str]]:
        return [Option(f"use:{item}", item) for item in reacting_items(g, g.players[seat], place, own=False)]

    seats = tuple(g.seats_from(who.seat)[1:])
    about = {"seat": who.seat, "place": place.id}
    window = Window("react", "shelter.items.reaction-order", seats, about, passing="end")
    await open_window(g, window, Answers(offers, lambda seat, item: use_elsewhere(g, g.players[seat], item, place)))


async def use_elsewhere(g: Shelter, who: Player, item: str, place: DwellerPlace) -> None:
    """Use an item that answers to somebody else's placement."""
    card = g.content.items[item]
    wear_out(g, who, card)
    for effect in card.effects:
        if isinstance(effect, Reaction) and effect.reacts(place.spot.letters, own=False):
            await effect.resolve(g, who)
