"""What a seat may see, built from nothing: all but the order of the decks (topic information)."""

from typing import Any

from crossroads.games.shelter.floors import NOBODY
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.state import Shelter


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
        "players": [_player(who) for who in g.players],
        "floors": [
            {
                "owner": None if floor.owner == NOBODY else floor.owner,
                "lift": floor.lift,
                "left": list(floor.left),
                "right": list(floor.right),
            }
            for floor in g.floors
        ],
        "threats": dict(g.threats),
        "items": {"row": list(g.item_row), "deck": len(g.item_deck), "pile": list(g.item_pile)},
        "rooms": {"row": list(g.room_row), "deck": len(g.room_deck), "pile": list(g.room_pile)},
        "threat_cards": {"deck": len(g.threat_deck), "pile": list(g.threat_pile)},  # shelter.decks.discards-open
        "outcome": None
        if g.outcome is None
        else {"winners": list(g.outcome.winners), "scores": list(g.outcome.scores), "how": g.outcome.how},
    }


def _player(who: Player) -> dict[str, Any]:
    power, food, water = who.cubes
    return {
        "seat": who.seat,
        "colour": who.colour,
        "cubes": {"power": power, "food": food, "water": water},
        "happiness": who.happiness,  # shelter.happiness.open
        "items": [{"id": item.id, "exhausted": item.exhausted} for item in who.items],
        "dwellers": [
            {
                "number": dweller.number,
                "spot": dweller.spot,
                "waiting": dweller.waiting,
                "wounded": dweller.wounded,
                "letter": dweller.letter,
                "training": dweller.training,
            }
            for dweller in who.dwellers
        ],
        "passed": who.passed,
    }


def redeal(g: Shelter, seat: int | None) -> None:
    """Put the three decks into an order of chance that has nothing to do with their true one."""
    del seat
    g.item_deck = _in_any_order(g, g.item_deck)
    g.room_deck = _in_any_order(g, g.room_deck)
    g.threat_deck = _in_any_order(g, g.threat_deck)


def _in_any_order(g: Shelter, deck: tuple[str, ...]) -> tuple[str, ...]:
    cards = sorted(deck)
    return tuple([cards[place] for place in g.dice.order(len(cards))])
