"""Mutations: five rads reveal one, good and bad, for the rest of the game (topic mutations)."""

from crossroads.games.fallout.expansions.atomic_bonds.state import bonds
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.equipment import make_room, why_not_equip
from crossroads.games.fallout.survivors.health import most_hp

FIFTH_HOLE = 5  # atomic-bonds.mutations.trigger-five-rads


async def reveal(g: Fallout, who: Survivor) -> None:
    """The green peg has come to the fifth hole or beyond it: before anybody is checked for being killed.

    (atomic-bonds.mutations.reveal-before-death, atomic-bonds.mutations.passing-the-fifth-hole)
    """
    part = bonds(g)
    if who.rads < FIFTH_HOLE or who.seat in part.mutated:  # atomic-bonds.mutations.one-mutation-only
        return
    _settle(g, who.seat)
    part.mutated += (who.seat,)
    g.reveal("mutations")
    about = {"seat": who.seat, "mutation": part.mutations[who.seat]}
    g.emit("atomic-bonds.mutated", "atomic-bonds.mutations.trigger-five-rads", about)
    await fit_again(g, who)


def _settle(g: Fallout, seat: int) -> None:
    """The card lay facedown, unseen by all: people whose mutations are their own say which it is."""
    part, own = bonds(g), bonds(g).mutations[seat]
    others = [other for other in range(len(part.mutations)) if other != seat and other not in part.mutated]
    cards = (*part.mutation_deck, *[part.mutations[other] for other in others], own)
    came = cards[g.settle_one("mutations", cards, len(cards) - 1, of=seat)]
    exchanged = {own: came, came: own}
    part.mutation_deck = tuple([exchanged.get(each, each) for each in part.mutation_deck])
    part.mutations = [exchanged.get(each, each) for each in part.mutations]


async def fit_again(g: Fallout, who: Survivor) -> None:
    """What is in force has changed: HP, equipped cards and the inventory follow (atomic-bonds.mutations.cards-that-no-longer-fit)."""
    most = most_hp(g, who)
    if who.hp > most:
        who.hp = most
        g.emit("atomic-bonds.capped", "atomic-bonds.mutations.good-and-bad", {"seat": who.seat, "hp": who.hp})
    for held in who.equipped:
        if g.content.cards[held.id].is_equipment and why_not_equip(g, who, held.id) is not None:
            who.take_away(held.id)
            who.inventory += (held,)
            about = {"seat": who.seat, "card": held.id}
            g.emit("unequip", "atomic-bonds.mutations.cards-that-no-longer-fit", about)
    await make_room(g, who)
