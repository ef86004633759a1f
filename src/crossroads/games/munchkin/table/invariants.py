"""What must hold of every state besides that each card is in one place: limits kept, nothing left to settle."""

from collections import Counter
from collections.abc import Iterator

from crossroads.engine.windows import asking
from crossroads.games.munchkin.gear.moving import WORN
from crossroads.games.munchkin.player import HIGHEST, LOWEST, Player
from crossroads.games.munchkin.state import Munchkin
from crossroads.games.munchkin.strength.numbers import (
    all_numbers,
    big_items,
    class_limit,
    counts,
    hands_of,
    perks_at_level,
)


def faults(g: Munchkin) -> Iterator[str]:
    """Whatever is true of the state and must never be; nothing in a sound game."""
    for who in g.players:
        if not LOWEST <= who.level <= HIGHEST:
            yield f"seat {who.seat} is at Level {who.level}"
        if not who.alive and (who.hand or who.gear or who.sidekick or who.kept):
            yield f"seat {who.seat} is dead and has belongings"
    if g.flight is not None and g.fight is None:
        yield "somebody runs away from no fight"
    if g.outcome is None and not g.stack and asking(g) is not None:
        yield from _unsettled(g)


def _unsettled(g: Munchkin) -> Iterator[str]:
    """What is left when an open window asks: all consequences are settled before (munchkin.effects.consequence-order)."""
    if g.bodies and g.flight is None:
        yield "a body is not looted"
    for who in g.players:
        if who.dying:
            yield f"seat {who.seat} is not dead yet"
        if who.alive:
            yield from _too_much(g, who)


def _too_much(g: Munchkin, who: Player) -> Iterator[str]:
    """What a living munchkin has beyond its limits, or has yet to be asked about."""
    limits = all_numbers(g, who)
    if len(who.perks) > perks_at_level(who, limits["perk-limit"]):
        yield f"seat {who.seat} has too many Perks"
    if who.classes and len(who.classes) > class_limit(g, who):
        yield f"seat {who.seat} has too many classes"
    if not who.classes and any(g.card(card).needs_class for card in who.traits):
        yield f"seat {who.seat} has Super Munchkin without a class"
    if len(big_items(g, who)) > limits["big"]:
        yield f"seat {who.seat} has too many Big items"
    if sum([hands_of(g, gear) for gear in who.gear if gear.used]) > limits["hands"]:
        yield f"seat {who.seat} holds more than its hands can"
    if not g.in_combat(who.seat):
        yield from _misused(g, who)
    if who.received or who.perk_choices or who.restoring:
        yield f"seat {who.seat} has yet to be asked about what it got"


def _misused(g: Munchkin, who: Player) -> Iterator[str]:
    """Gear that lies in use outside combat and should not."""
    used = [gear for gear in who.gear if gear.used and not gear.idle]
    for gear in used:
        if not counts(g, who, gear):
            yield f"seat {who.seat} uses {gear.id}, which it may not"
    slots = Counter([g.card(gear.id).slot for gear in used if not gear.cheat])
    for slot in WORN:
        if slots[slot] > 1:
            yield f"seat {who.seat} wears {slots[slot]} items in one slot"
