"""What a seat may see, built from nothing: all but the order of the decks (topic information)."""

from crossroads.engine.sharing import Make, Part, Share, Small, afresh
from crossroads.engine.state import Outcome, shallow_copy
from crossroads.games.shelter.floors import NOBODY, Floor
from crossroads.games.shelter.player import Dweller, OwnItem, Player
from crossroads.games.shelter.state import Shelter

Cards = tuple[str, ...]


def view(g: Shelter, seat: int | None, share: Share = afresh) -> Part:
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
        "items": (len(g.item_deck), g.item_pile, g.item_row),
        "rooms": (len(g.room_deck), g.room_pile, g.room_row),
        "threat_cards": (len(g.threat_deck), g.threat_pile),
        "outcome": g.outcome,
    }
    players = share.parts("players", _player, g.players, shallow_copy)
    return share.view(leaves, MAKERS, {"turn": g.turn, "players": players})


def _player(who: Player, was: Player | None, seen: Part) -> Part:
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


def _items(items: tuple[OwnItem, ...]) -> list[Part]:
    return [{"id": item.id, "exhausted": item.exhausted} for item in items]


def _dwellers(dwellers: tuple[Dweller, ...]) -> list[Part]:
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


def _floors(floors: tuple[Floor, ...]) -> list[Part]:
    return [
        {
            "owner": None if floor.owner == NOBODY else floor.owner,
            "lift": floor.lift,
            "left": list(floor.left),
            "right": list(floor.right),
        }
        for floor in floors
    ]


def _cards(cards: tuple[int, Cards, Cards]) -> Part:
    """A deck's size, its pile, which lies open, and its row (shelter.decks.discards-open)."""
    deck, pile, row = cards
    return {"row": list(row), "deck": deck, "pile": list(pile)}


def _threat_cards(cards: tuple[int, Cards]) -> Part:
    """The same of the deck that has no row."""
    deck, pile = cards
    return {"deck": deck, "pile": list(pile)}


def _outcome(outcome: Outcome | None) -> Part | None:
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "scores": list(outcome.scores), "how": outcome.how}


MAKERS: dict[str, Make] = {  # of what is not shown just as the state has it
    "floors": _floors,
    "threats": dict,
    "items": _cards,
    "rooms": _cards,
    "threat_cards": _threat_cards,
    "outcome": _outcome,
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
