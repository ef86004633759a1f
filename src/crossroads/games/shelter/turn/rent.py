"""Rent: what the owner of a floor takes for a visitor (topic rent)."""

from typing import Any

from crossroads.engine.decisions import Listed, Option, listed, pick
from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.shelter.cards.effects import AtLeastOne, RentBonus
from crossroads.games.shelter.cards.places import DwellerPlace
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.turn.items_in_use import wear_out, working_items
from crossroads.games.shelter.vault.resources import FULL, fitting_kinds, gain


def landlord(g: Shelter, visitor: Player, place: DwellerPlace) -> Player | None:
    """Who may take rent for a placement."""
    if not place.room or place.threat:  # shelter.rent.no-lift-rent, shelter.rent.not-under-threat
        return None
    top = g.floors[0]
    if place.room in top.left or place.room in top.right:  # shelter.floors.top-neutral
        return None
    for owner in g.players:
        floor = g.floors[owner.floor]
        if place.room in floor.left or place.room in floor.right:
            return owner if owner is not visitor else None  # shelter.rent.own-dweller
    return None


async def take_rent(g: Shelter, owner: Player) -> None:
    """The owner of a visited room takes a cube of choice (shelter.rent.gain, shelter.rent.choice)."""
    seat = owner.seat
    due = 1
    for _, card, effects in working_items(g, owner, "rent"):
        due += sum(effect.more for effect in effects) if card.mode == "passive" else 0
    while due and owner.cubes != FULL:  # shelter.rent.full-board
        chosen = await pick(seat, "rent", _offers(g, owner), "shelter.rent.choice", {"due": due})
        if isinstance(chosen, int):
            gain(g, owner, chosen, 1, "shelter.rent.gain")
            due -= 1
        else:
            due += sum(effect.more for effect in g.content.effects_at["rent"][chosen])
            wear_out(g, owner, g.content.items[chosen])


def _offers(g: Shelter, owner: Player) -> Listed[Any]:
    kinds: Listed[Any] = fitting_kinds(owner.cubes, "shelter.rent.only-fitting")
    working = working_items(g, owner, "rent")
    helping = [Option(f"use:{item}", item) for item, card, _ in working if card.mode != "passive"] if working else []
    return listed([*kinds.everything, *helping]) if helping else kinds


class MoreRent(RentBonus, Effect, frozen=True, tag="rent"):
    """More cubes when rent is taken; the player chooses which."""

    more: AtLeastOne
    marks = ("any-resource",)

    def appeal(self) -> float:
        return 0.12

    def describe(self, words: Words) -> str:
        return words("item-rent", more=self.more)


EFFECTS = (MoreRent,)
