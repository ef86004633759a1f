"""Placing a dweller: where one may be placed and why not elsewhere, and what a placement brings.

Topics placement, cost-reward, linked-spots, wounded, floors.
"""

from typing import Any

from crossroads.engine.decisions import Option, Refusal
from crossroads.games.shelter.cards.bills import payable
from crossroads.games.shelter.cards.places import DwellerPlace, PlaceRow
from crossroads.games.shelter.cards.ways import Placing, in_order, kinds
from crossroads.games.shelter.player import Dweller, Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.turn.building import (
    can_buy_a_room,
    choose_room,
    has_place,
    pay_price,
    price_of,
    rooms_to_buy,
)
from crossroads.games.shelter.turn.fights import fight
from crossroads.games.shelter.turn.items_in_use import give_items, greatest_discount, settle_discount
from crossroads.games.shelter.turn.wounds import wound
from crossroads.games.shelter.vault.resources import pay
from crossroads.games.shelter.visit import Visit, give_reward


def placements(g: Shelter, who: Player, why: bool) -> list[Option[Any] | Refusal]:
    """Every place in the shelter: who of one's own dwellers may go there; if somebody asks, also the rules in the way."""
    content = g.content
    healthy, wounded = who.crews_at_home()
    taken = set(g.taken)
    shelter = content.layouts.of(g.floors, g.threats)
    affordable = content.affordable(who.cubes)
    offers: list[Option[Any] | Refusal] = []
    if healthy:
        _offer_ordinary(offers, shelter.ordinary, taken, affordable, kinds(healthy))
    if wounded:
        _offer_ordinary(offers, shelter.sickbeds, taken, affordable, kinds(wounded))
    if who.items and (off := greatest_discount(g, who, "newcomer")):
        cheaper = content.affordable(who.cubes, off) - affordable
        for place in shelter.places:
            if place.ordinary and place.newcomer:
                _offer_ordinary(offers, [place.row], taken, cheaper, kinds(wounded if place.hurt else healthy))
    for place in shelter.places if why else (*shelter.others, content.lift_places[who.colour]):
        rule = _obstacle(g, who, place, healthy, wounded)
        if rule and why:
            offers.append(Refusal(place.act, rule))
        elif not rule and not place.ordinary:
            crew = wounded if place.hurt else healthy
            offers += place.ways[in_order(crew) if place.linked else kinds(crew)]
    return offers


def _offer_ordinary(
    offers: list[Option[Any] | Refusal], rows: list[PlaceRow], taken: set[str], affordable: frozenset[int], crew: str
) -> None:
    """What `_obstacle` comes to where nothing but cubes is to be paid: most places, on every turn of every game."""
    for half, bill, ways in rows:
        if half not in taken and bill in affordable:
            offers += ways[crew]


def _obstacle(g: Shelter, who: Player, place: DwellerPlace, healthy: str, wounded: str) -> str:
    """The rule that keeps all of a player's dwellers off a place; empty if there is none."""
    if place.colour and place.colour != who.colour:
        return "shelter.floors.own-lift-only"
    if place.first_half in g.taken or place.halves[-1] in g.taken:
        return _taken(g, place)
    if place.half_of:
        return "shelter.linked-spots.half-threatened"
    if len(wounded if place.hurt else healthy) < place.size:
        return _wrong_dwellers(place, healthy, wounded)
    return _cost_in_the_way(g, who, place)


def _taken(g: Shelter, place: DwellerPlace) -> str:
    """Somebody stands there; a threat that was tried this round is closed, won or lost."""
    if not place.threat:
        return "shelter.placement.free-spot"
    fighter = next(dweller for player in g.players for dweller in player.dwellers if dweller.spot == place.id)
    lost = fighter.wounded and place.demand.fight
    return "shelter.fights.loser-blocks" if lost else "shelter.threats.beaten-still-covers"


def _wrong_dwellers(place: DwellerPlace, healthy: str, wounded: str) -> str:
    """Why none, or too few, of the dwellers at home may stand there."""
    if not healthy and not wounded:
        return "shelter.placement.available-only"
    if place.hurt:
        return "shelter.wounded.marked-excludes-healthy" if healthy else "shelter.linked-spots.two-dwellers"
    if place.linked:
        enough = len(healthy) + len(wounded) >= place.size
        return "shelter.linked-spots.healthy" if enough else "shelter.linked-spots.two-dwellers"
    return no_place_for_wounded(place)


def no_place_for_wounded(place: DwellerPlace) -> str:
    """The rule that keeps a wounded dweller off a place that is not marked for one (shelter.wounded.only-marked)."""
    if place.threat:
        return "shelter.wounded.no-threats"
    return "shelter.wounded.not-ordinary" if place.room else "shelter.wounded.no-own-lift"


def _cost_in_the_way(g: Shelter, who: Player, place: DwellerPlace) -> str:
    """The part of a place's cost that a player cannot pay, own items helping (shelter.cost-reward.whole-cost)."""
    for cost in place.further:
        rule = cost.why_not(g, who)
        if rule:
            return rule
    demand = place.demand
    if len(who.items) < demand.items:
        return "shelter.cost-reward.whole-cost"
    off = greatest_discount(g, who, "newcomer", demand.items) if place.newcomer and who.items else 0
    if not demand.price:
        return "" if payable(who.cubes, place.bill, off) else "shelter.cost-reward.whole-cost"
    affordable = can_buy_a_room(g, who, demand.items, None if place.free else (place.bill, off))
    if (affordable or g.ending) and not has_place(g, who):  # a floor gets full in the last round
        return "shelter.building.full-floor"
    return "" if affordable else "shelter.building.affordable"


def _crew(who: Player, hurt: bool, letters: str, size: int) -> list[Dweller]:
    """The dwellers that a choice of training means; the untrained ones fill up."""
    fitting: list[Dweller] = []
    for dweller in who.dwellers:
        if not dweller.spot and not dweller.waiting and dweller.wounded is hurt and dweller.letter in letters:
            fitting.append(dweller)
    if letters:
        fitting.sort(key=lambda dweller: not dweller.letter)
    return fitting[:size]


async def place_dweller(g: Shelter, who: Player, choice: Placing) -> Visit:
    """One placement: pay the whole cost, then receive the reward (shelter.cost-reward.cost-first)."""
    place = g.content.place(choice.place, choice.threat)
    visit = Visit(place, place.spot, _crew(who, place.hurt, choice.letters, place.size), choice.letters)
    for number, dweller in enumerate(visit.crew):
        who.put(dweller.placed(place.halves[number]))
    g.taken += place.halves
    g.emit(
        "place",
        "shelter.placement.one-a-turn",
        {"seat": who.seat, "place": place.id, "threat": place.threat, "letters": choice.letters},
    )
    if not place.spot.cost or await pay_cost(g, who, visit):
        await give_reward(g, who, place.spot.reward, visit)
    return visit


async def pay_cost(g: Shelter, who: Player, visit: Visit) -> bool:
    """Pay all of a spot's cost, the fight last; whether its reward is earned (shelter.fights.cost-before)."""
    place, demand = visit.place, visit.place.demand
    if demand.price:
        # No item lets off the rest of such a bill: cards are checked for it.
        first = None if place.free else (place.bill, 0)
        visit.room = await choose_room(who, rooms_to_buy(g, who, demand.items, first))
    if not place.free:
        later = [(price_of(g, visit.room), greatest_discount(g, who, "price", demand.items))] if visit.room else []
        off = 0
        if place.newcomer:
            off = await settle_discount(g, who, "newcomer", place.bill, demand.items, later)
        await pay(g, who, place.bill, off, later, {"spot": place.id})
    if visit.room:
        await pay_price(g, who, visit.room, demand.items)
    if demand.items:
        await give_items(g, who, demand.items)
    if demand.wound:
        await wound(g, who, visit, "shelter.wounded.cost-symbol")
    for cost in place.further:
        await cost.pay(g, who, visit)
    if demand.fight:
        visit.won = await fight(g, who, demand.fight)
        if not visit.won:
            await wound(g, who, visit, "shelter.fights.lose")
    return visit.won
