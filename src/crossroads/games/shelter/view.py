"""What a seat may see, built from nothing: all but the order of the decks (topic information)."""

from functools import lru_cache
from typing import Any

from crossroads.games.shelter.floors import NOBODY, Floor
from crossroads.games.shelter.player import Cubes, Dweller, OwnItem
from crossroads.games.shelter.state import Shelter

KEPT = 4096  # players and floors in a view, as they were lately: a choice changes one or two, and everybody looks again


def view(g: Shelter, seat: int | None) -> dict[str, Any]:
    """The table as everybody sees it; no seat has secrets (shelter.information.hidden)."""
    return {
        "game": "shelter",
        "seat": seat,
        "round": g.round,
        "phase": g.phase,
        "first": g.first,
        "starter": g.starter,
        "turn": g.turn,
        "ending": g.ending,
        "idle_rounds": g.idle_rounds,  # a second one in a row is the last (shelter.end.stalemate)
        "players": [
            _player(who.seat, who.colour, who.cubes, who.happiness, who.items, who.dwellers, who.passed)
            for who in g.players
        ],
        "floors": [_floor(floor) for floor in g.floors],
        "threats": dict(g.threats),
        "items": _cards(g.item_row, len(g.item_deck), g.item_pile),
        "rooms": _cards(g.room_row, len(g.room_deck), g.room_pile),
        "threat_cards": {"deck": len(g.threat_deck), "pile": list(g.threat_pile)},  # shelter.decks.discards-open
        "outcome": None
        if g.outcome is None
        else {"winners": list(g.outcome.winners), "scores": list(g.outcome.scores), "how": g.outcome.how},
    }


@lru_cache(maxsize=KEPT)
def _player(
    seat: int,
    colour: str,
    cubes: Cubes,
    happiness: int,
    items: tuple[OwnItem, ...],
    dwellers: tuple[Dweller, ...],
    passed: bool,
) -> dict[str, Any]:
    power, food, water = cubes
    return {
        "seat": seat,
        "colour": colour,
        "cubes": {"power": power, "food": food, "water": water},
        "happiness": happiness,  # shelter.happiness.open
        "items": [{"id": item.id, "exhausted": item.exhausted} for item in items],
        "dwellers": [_dweller(dweller) for dweller in dwellers],
        "passed": passed,
    }


@lru_cache(maxsize=KEPT)
def _dweller(dweller: Dweller) -> dict[str, Any]:
    return {
        "number": dweller.number,
        "spot": dweller.spot,
        "waiting": dweller.waiting,
        "wounded": dweller.wounded,
        "letter": dweller.letter,
        "training": dweller.training,
    }


@lru_cache(maxsize=KEPT)
def _floor(floor: Floor) -> dict[str, Any]:
    return {
        "owner": None if floor.owner == NOBODY else floor.owner,
        "lift": floor.lift,
        "left": list(floor.left),
        "right": list(floor.right),
    }


@lru_cache(maxsize=KEPT)
def _cards(row: tuple[str, ...], deck: int, pile: tuple[str, ...]) -> dict[str, Any]:
    return {"row": list(row), "deck": deck, "pile": list(pile)}


def redeal(g: Shelter, seat: int | None) -> None:
    """Put the three decks into an order of chance that has nothing to do with their true one."""
    del seat
    g.item_deck = _in_any_order(g, g.item_deck)
    g.room_deck = _in_any_order(g, g.room_deck)
    g.threat_deck = _in_any_order(g, g.threat_deck)


def _in_any_order(g: Shelter, deck: tuple[str, ...]) -> tuple[str, ...]:
    cards = sorted(deck)
    return tuple([cards[place] for place in g.dice.order(len(cards))])
