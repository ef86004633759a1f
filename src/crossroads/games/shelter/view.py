"""What a seat may see, built from nothing: all but the order of the decks (topic information)."""

from typing import Any

from crossroads.engine.sharing import Share, afresh
from crossroads.games.shelter.floors import NOBODY, Floor
from crossroads.games.shelter.player import Cubes, Dweller, OwnItem
from crossroads.games.shelter.state import Shelter


def view(g: Shelter, seat: int | None, share: Share = afresh) -> dict[str, Any]:
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
            share(_player, who.seat, who.colour, who.cubes, who.happiness, who.items, who.dwellers, who.passed)
            for who in g.players
        ],
        "floors": [share(_floor, floor.owner, floor) for floor in g.floors],
        "threats": dict(g.threats),
        "items": share(_cards, "items", len(g.item_deck), g.item_pile, g.item_row),
        "rooms": share(_cards, "rooms", len(g.room_deck), g.room_pile, g.room_row),
        "threat_cards": share(_cards, "threats", len(g.threat_deck), g.threat_pile),
        "outcome": None
        if g.outcome is None
        else {"winners": list(g.outcome.winners), "scores": list(g.outcome.scores), "how": g.outcome.how},
    }


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
        "dwellers": [
            {
                "number": dweller.number,
                "spot": dweller.spot,
                "waiting": dweller.waiting,
                "wounded": dweller.wounded,
                "letter": dweller.letter,
                "training": dweller.training,
            }
            for dweller in dwellers
        ],
        "passed": passed,
    }


def _floor(owner: int, floor: Floor) -> dict[str, Any]:
    return {
        "owner": None if owner == NOBODY else owner,
        "lift": floor.lift,
        "left": list(floor.left),
        "right": list(floor.right),
    }


def _cards(_of: str, deck: int, pile: tuple[str, ...], row: tuple[str, ...] | None = None) -> dict[str, Any]:
    """A deck's size, its pile, which lies open, and its row if it has one (shelter.decks.discards-open)."""
    cards: dict[str, Any] = {"deck": deck, "pile": list(pile)}
    return cards if row is None else {"row": list(row), **cards}


def redeal(g: Shelter, seat: int | None) -> None:
    """Put the three decks into an order of chance that has nothing to do with their true one."""
    del seat
    g.item_deck = _in_any_order(g, g.item_deck)
    g.room_deck = _in_any_order(g, g.room_deck)
    g.threat_deck = _in_any_order(g, g.threat_deck)


def _in_any_order(g: Shelter, deck: tuple[str, ...]) -> tuple[str, ...]:
    cards = sorted(deck)
    return tuple([cards[place] for place in g.dice.order(len(cards))])
