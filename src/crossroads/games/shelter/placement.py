"""Placing a dweller: where one may be placed and why not elsewhere, and what a placement brings.

Topics placement, cost-reward, linked-spots, wounded, floors.
"""

from collections.abc import Iterator
from itertools import combinations

import msgspec

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.games.shelter.belongings import give_items, greatest_discount, settle_discount
from crossroads.games.shelter.building import choose_room, has_place, pay_price, price_of, rooms_to_buy
from crossroads.games.shelter.content import Place
from crossroads.games.shelter.fights import fight
from crossroads.games.shelter.floors import places_in_shelter
from crossroads.games.shelter.player import LETTERS, Dweller, Player
from crossroads.games.shelter.resources import pay, payable
from crossroads.games.shelter.rewards import give_reward
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.visit import Visit


class Placing(msgspec.Struct, frozen=True):
    """A choice of where to place, and of what training the placed dwellers have."""

    place: str
    threat: str  # the card that covers the place, if one does
    letters: str


class Means:
    """What a player brings to a turn, looked up once for all places."""

    __slots__ = ("cubes", "healthy", "items", "spots", "wounded")

    def __init__(self, g: Shelter, who: Player) -> None:
        self.healthy: list[str] = []  # the letters of the dwellers at home, empty for an untrained one
        self.wounded: list[str] = []
        self.spots = {dweller.spot for player in g.players for dweller in player.dwellers}  # where somebody stands
        self.cubes = who.cubes
        self.items = len(who.items)
        for dweller in who.home:
            (self.wounded if dweller.wounded else self.healthy).append(dweller.letter)


def placements(g: Shelter, who: Player) -> list[Option[Placing] | Refusal]:
    """Every place in the shelter: who of the own dwellers may go there, or the rule in the way."""
    means = Means(g, who)
    healthy, wounded = dict.fromkeys(means.healthy), dict.fromkeys(means.wounded)  # alike ones make no difference
    offers: list[Option[Placing] | Refusal] = []
    for place in places_in_shelter(g):
        rule = obstacle(g, who, place, means)
        if rule:
            offers.append(place.refusals.get(rule) or refusing(place, rule))
        elif place.linked:
            crews = _pairs(means.wounded if place.hurt else means.healthy)
            offers += [place.options.get(letters) or placing(place, letters) for letters in crews]
        else:
            for letter in wounded if place.hurt else healthy:
                offers.append(place.options.get(letter) or placing(place, letter))
    return offers


def placing(place: Place, letters: str) -> Option[Placing]:
    """The option to place a crew there, made once and kept: a turn offers dozens of them."""
    name = f"{place.act}:{letters}" if letters else place.act
    option = place.options[letters] = Option(name, Placing(place.id, place.threat, letters))
    return option


def refusing(place: Place, rule: str) -> Refusal:
    """The refusal to let anybody be placed there, kept like the options."""
    refusal = place.refusals[rule] = Refusal(place.act, rule)
    return refusal


def obstacle(g: Shelter, who: Player, place: Place, means: Means) -> str:
    """The rule that keeps all of a player's dwellers off a place; empty if there is none."""
    if place.half_of:
        return "shelter.linked-spots.half-threatened"
    if place.colour and place.colour != who.colour:
        return "shelter.floors.own-lift-only"
    if place.first_half in means.spots or place.last_half in means.spots:
        return _blocked_by(g, place.first_half) if place.threat else "shelter.placement.free-spot"
    if len(means.wounded if place.hurt else means.healthy) < place.size:
        return _wrong_dwellers(place, means)
    if place.demand.special:
        return _cost_in_the_way(g, who, place, means)
    affordable = place.payable_with.get(means.cubes)
    if affordable is None:  # asked for every place on every turn, so the answer is kept
        affordable = place.payable_with[means.cubes] = payable(means.cubes, place.demand.bill)
    return "" if affordable else "shelter.cost-reward.whole-cost"


def _blocked_by(g: Shelter, spot: str) -> str:
    """A threat that somebody has tried this round is closed, won or lost."""
    fighter = next(dweller for player in g.players for dweller in player.dwellers if dweller.spot == spot)
    return "shelter.fights.loser-blocks" if fighter.wounded else "shelter.threats.beaten-still-covers"


def _cost_in_the_way(g: Shelter, who: Player, place: Place, means: Means) -> str:
    """A cost of more than cubes, or one that items may lower."""
    demand = place.demand
    if means.items < demand.items:
        return "shelter.cost-reward.whole-cost"
    off = greatest_discount(g, who, "newcomer", demand.items) if demand.newcomer else 0
    if demand.price:
        return _price_in_the_way(g, who, place, off)
    return "" if payable(who.cubes, demand.bill, off) else "shelter.cost-reward.whole-cost"


def _price_in_the_way(g: Shelter, who: Player, place: Place, off: int) -> str:
    if not has_place(g, who):
        return "shelter.building.full-floor"
    affordable = any(isinstance(offer, Option) for offer in _rooms_for(g, who, place, off))
    return "" if affordable else "shelter.building.affordable"


def _wrong_dwellers(place: Place, means: Means) -> str:
    """Why none, or too few, of the dwellers at home may stand there."""
    if not means.healthy and not means.wounded:
        return "shelter.placement.available-only"
    if place.spot.hurt:
        return "shelter.linked-spots.two-dwellers" if means.wounded else "shelter.wounded.marked-excludes-healthy"
    if place.linked:
        enough = len(means.healthy) + len(means.wounded) >= len(place.halves)
        return "shelter.linked-spots.healthy" if enough else "shelter.linked-spots.two-dwellers"
    if place.threat:
        return "shelter.wounded.no-threats"
    return "shelter.wounded.not-ordinary" if place.room else "shelter.wounded.no-own-lift"


def _pairs(letters: list[str]) -> list[str]:
    """The different pairs of dwellers for linked spots."""
    pairs = combinations(letters, 2)
    return list(dict.fromkeys("".join(sorted(first + second, key=LETTERS.index)) for first, second in pairs))


def _crew(who: Player, hurt: bool, letters: str, size: int) -> list[Dweller]:
    """The dwellers that a choice of training means; the untrained ones fill up."""
    fitting = [dweller for dweller in who.home if dweller.wounded is hurt]
    trained = [dweller for dweller in fitting if dweller.letter and dweller.letter in letters]
    plain = [dweller for dweller in fitting if not dweller.letter]
    return [*trained, *plain][:size]


def _rooms_for(g: Shelter, who: Player, place: Place, off: int) -> Iterator[Option[str] | Refusal]:
    """The rooms that can be paid for after the rest of the spot's cost."""
    first = (place.demand.bill, off) if place.demand.bill.size else None
    return rooms_to_buy(g, who, place.demand.items, first)


async def place_dweller(g: Shelter, who: Player, choice: Placing) -> Visit:
    """One placement: pay the whole cost, then receive the reward (shelter.cost-reward.cost-first)."""
    content = g.content
    place = content.threat_places[choice.place][choice.threat] if choice.threat else content.places[choice.place]
    crew = _crew(who, place.spot.hurt, choice.letters, len(place.halves))
    visit = Visit(place, tuple([dweller.number for dweller in crew]), choice.letters)
    for dweller, half in zip(crew, place.halves, strict=True):
        who.put(dweller.placed(half))
    g.placements += 1
    g.emit(
        "place",
        "shelter.placement.one-a-turn",
        seat=who.seat,
        place=place.id,
        threat=place.threat,
        letters=choice.letters,
    )
    if not place.spot.cost or await pay_cost(g, who, visit):
        await give_reward(g, who, place.spot.reward, visit)
    return visit


async def pay_cost(g: Shelter, who: Player, visit: Visit) -> bool:
    """Pay all of a spot's cost, the fight last; whether its reward is earned (shelter.fights.cost-before)."""
    demand = visit.place.demand
    if demand.price:
        off = greatest_discount(g, who, "newcomer", demand.items) if demand.newcomer else 0
        visit.room = await choose_room(g, who, _rooms_for(g, who, visit.place, off))
    if demand.bill.size:
        later = [(price_of(g, visit.room), greatest_discount(g, who, "price", demand.items))] if visit.room else []
        off = 0
        if demand.newcomer:
            off = await settle_discount(g, who, "newcomer", demand.bill, demand.items, later)
        await pay(g, who, demand.bill, off, later)
    if visit.room:
        await pay_price(g, who, visit.room, demand.items)
    if demand.items:
        await give_items(g, who, demand.items)
    if demand.wound:
        await wound(g, who, visit)
    return await fight(g, who, visit, demand.fight) if demand.fight else True


async def wound(g: Shelter, who: Player, visit: Visit) -> None:
    """The placed dweller is wounded, one of two on linked spots (shelter.wounded.cost-symbol)."""
    alike = {visit_letter: number for number, visit_letter in zip(visit.dwellers, _letters_of(visit), strict=True)}
    offers = [Option(f"wound:{letter or 'plain'}", number) for letter, number in alike.items()]
    number = await pick(who.seat, "wound-whom", offers, "shelter.linked-spots.wound")
    who.put(who.dweller(number).hurt())
    g.emit("wound", "shelter.wounded.cost-symbol", seat=who.seat)


def _letters_of(visit: Visit) -> list[str]:
    """Each placed dweller's training, in the order of `visit.dwellers`."""
    letters = list(visit.letters)
    return letters + [""] * (len(visit.dwellers) - len(letters))
