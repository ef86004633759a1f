"""What a seat may see, built from nothing: all but the order of the decks (topic information)."""

from crossroads.engine.sharing import Make, Share, Small, ViewPart, afresh
from crossroads.engine.state import Outcome, shallow_copy
from crossroads.games.shelter.floor import NOBODY, Floor
from crossroads.games.shelter.player import Dweller, OwnItem, Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.table.zones import (
    ITEM_DECK,
    ITEM_PILE,
    ITEM_ROW,
    ROOM_DECK,
    ROOM_PILE,
    ROOM_ROW,
    THREAT_DECK,
    THREAT_PILE,
)

CardIds = tuple[str, ...]


def view(g: Shelter, seat: int | None, share: Share = afresh) -> ViewPart:
    """The table as everybody sees it; no seat has secrets (shelter.information.hidden)."""
    leaves = {
        "game": "shelter",
        "seat": seat,
        "round": g.round,
        "phase": g.phase,
        "first": g.first,
        "starter": g.starter,
        "ending": g.ending,
        "idle_rounds": g.idle_rounds,  # a second one in a row is the last (shelter.end.stalemate)
        "floors": g.floors,
        "threats": g.threats,
        "items": (g.item_deck, g.item_pile, g.item_row),
        "rooms": (g.room_deck, g.room_pile, g.room_row),
        "threat_cards": (g.threat_deck, g.threat_pile),
        "outcome": g.outcome,
    }
    players = share.parts("players", _player, g.players, shallow_copy)
    return share.view(leaves, MAKERS, {"turn": g.turn, "players": players})


def _player(who: Player, was: Player | None, seen: ViewPart) -> ViewPart:
    power, food, water = who.cubes
    return {
        "seat": who.seat,
        "colour": who.colour,
        "cubes": {"power": power, "food": food, "water": water},
        "happiness": who.happiness,  # shelter.happiness.open
        "items": seen["items"] if was is not None and who.items is was.items else _items(who.items),
        "dwellers": _dwellers(who.dwellers) if was is None else list(map(_known, who.dwellers)),
        "passed": who.passed,
    }


def _items(items: tuple[OwnItem, ...]) -> list[ViewPart]:
    return [{"id": item.id, "exhausted": item.exhausted} for item in items]


def _dwellers(dwellers: tuple[Dweller, ...]) -> list[ViewPart]:
    return [
        {
            "number": dweller.number,
            "spot": dweller.spot,
            "waiting": dweller.waiting,
            "wounded": dweller.wounded,
            "letter": dweller.letter,
            "training": dweller.training,
        }
        for dweller in dwellers
    ]


_known = Small[Dweller](lambda dweller: _dwellers((dweller,))[0]).__getitem__  # a dweller that shared views show


def _floors(floors: tuple[Floor, ...]) -> list[ViewPart]:
    return [
        {
            "owner": None if floor.owner == NOBODY else floor.owner,
            "lift": floor.lift,
            "left": list(floor.left),
            "right": list(floor.right),
        }
        for floor in floors
    ]


def _items_to_get(cards: tuple[CardIds, CardIds, CardIds]) -> ViewPart:
    """What the zones of the items show: a deck its size, a pile and a row their cards (shelter.decks.discards-open)."""
    deck, pile, row = cards
    return {"row": ITEM_ROW.show(row), "deck": ITEM_DECK.show(deck), "pile": ITEM_PILE.show(pile)}


def _rooms_to_build(cards: tuple[CardIds, CardIds, CardIds]) -> ViewPart:
    """The same of the rooms."""
    deck, pile, row = cards
    return {"row": ROOM_ROW.show(row), "deck": ROOM_DECK.show(deck), "pile": ROOM_PILE.show(pile)}


def _threat_cards(cards: tuple[CardIds, CardIds]) -> ViewPart:
    """The same of the deck that has no row."""
    deck, pile = cards
    return {"deck": THREAT_DECK.show(deck), "pile": THREAT_PILE.show(pile)}


def _outcome(outcome: Outcome | None) -> ViewPart | None:
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "scores": list(outcome.scores), "how": outcome.how}


MAKERS: dict[str, Make] = {  # of what is not shown just as the state has it
    "floors": _floors,
    "threats": dict,
    "items": _items_to_get,
    "rooms": _rooms_to_build,
    "threat_cards": _threat_cards,
    "outcome": _outcome,
}
