"""A round: threats, then turns, then recall; and what a turn offers (topics round, passing)."""

from collections.abc import Coroutine
from typing import Any

import msgspec

from crossroads.engine.decisions import NOTHING, Ask, Option, Refusal
from crossroads.games.shelter import decks
from crossroads.games.shelter.cards.ways import Placing
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.round.recall import recall
from crossroads.games.shelter.round.threats import bring_threats
from crossroads.games.shelter.state import Shelter, Visited
from crossroads.games.shelter.turn.closing import UseItem, close_turn, finish_turn, is_worth_asking, usable_items, use
from crossroads.games.shelter.turn.placement import place_dweller, placements
from crossroads.games.shelter.turn.turn_acts import PLACED, Doing, added_offers, carry_out

PASS = Option("pass", "shelter.passing.may-pass")
FORCED = Option("pass", "shelter.passing.forced")


def beat(g: Shelter) -> Coroutine[Any, Any, None] | None:
    """One step of a round: all threats, one act of a turn, or the recall (shelter.round.three-steps)."""
    if g.phase == "placement":
        if g.visited is not None:
            return close_turn(g, g.players[g.turn], g.visited)
        who = _next_on_turn(g)
        if who is not None:
            g.turn = who.seat
            return take_turn(g, who)
        g.phase = "recall"  # shelter.round.placement-ends
    if g.phase == "recall":
        return recall(g)
    if g.phase == "opening":  # of people who lay the rows themselves
        decks.fill_row(g, "items")
        decks.fill_row(g, "rooms")
        g.phase = "placement"
        return None
    if g.phase != "threats":
        return g.content.rulebook.phases[g.phase](g)  # of an expansion
    bring_threats(g)
    g.phase = "placement"
    return None


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


class Turn(msgspec.Struct, gc=False, eq=False):
    """What is asked at a turn, listed when somebody wants to see it."""

    g: Shelter
    who: Player

    def offers(self, why: bool) -> list[Option[Any] | Refusal]:
        return turn_offers(self.g, self.who, why)


async def take_turn(g: Shelter, who: Player) -> None:
    """One placement or a pass (shelter.placement.one-a-turn); or an item first, after which the turn goes on."""
    choice = await Ask(who.seat, "turn", "shelter.placement.one-a-turn", Turn(g, who).offers, NOTHING)
    if isinstance(choice, Placing):
        visit = await place_dweller(g, who, choice)
        await PLACED.happens(g, who, visit)
        if (who.items or visit.place.exchanges) and is_worth_asking(g, who, visit):
            g.visited = Visited(visit.place.id, visit.place.threat, visit.won)
        else:
            await finish_turn(g, who, visit.place, visit.won)
    elif isinstance(choice, UseItem):
        await use(g, who, choice.item)
    elif isinstance(choice, Doing):
        await carry_out(g, who, choice)
    else:
        who.passed = True  # for the rest of the round (shelter.passing.final)
        g.emit("pass", choice, {"seat": who.seat})
        g.end_turn()


def turn_offers(g: Shelter, who: Player, why: bool) -> list[Option[Any] | Refusal]:
    """What a player may do on a turn: place, use an item, whatever an expansion adds, pass; and why not the rest."""
    offers: list[Option[Any] | Refusal] = placements(g, who, why)
    can_place = any(isinstance(offer, Option) for offer in offers) if why else bool(offers)
    if who.items:
        offers += usable_items(g, who, why)
    if g.content.rulebook.turn_acts:
        offers += added_offers(g, who, why)
    offers.append(PASS if can_place else FORCED)
    return offers
