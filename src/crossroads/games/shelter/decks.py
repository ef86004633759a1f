"""Decks, rows and discard piles (topics decks, refresh). Decks are dealt from their end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from crossroads.games.shelter.state import Shelter

ROW = 3  # shelter.setup.item-row, shelter.setup.room-row
Row = Literal["items", "rooms"]


def fill_row(g: Shelter, row: Row) -> None:
    """Lay cards until the row shows three, reshuffling the pile when a card is needed and none is left."""
    cards, deck, pile = _zones(g, row)
    missing = ROW - len(cards)
    while missing and (deck or pile):
        if not deck:
            rule = "shelter.decks.item-reshuffle" if row == "items" else "shelter.decks.room-reshuffle"
            deck, pile = g.shuffle(f"{row}-reshuffle", pile), ()  # shelter.decks.reshuffle-moment
            g.emit("reshuffle", rule, {"deck": row, "cards": len(deck)})
        laid = deck[-missing:][::-1]
        deck = deck[: -len(laid)]
        cards += laid
        missing -= len(laid)
        g.reveal()
        g.emit(
            "lay", "shelter.items.refill" if row == "items" else "shelter.building.refill", {"row": row, "cards": laid}
        )
    _put_back(g, row, cards, deck, pile)  # a row may stay short (shelter.decks.short-row)


def take_from_row(g: Shelter, row: Row, card: str) -> None:
    """Take a card out of its row; the gap is filled from the deck at once."""
    cards, deck, pile = _zones(g, row)
    _put_back(g, row, tuple([other for other in cards if other != card]), deck, pile)
    fill_row(g, row)


def refresh(g: Shelter, row: Row, taken: str = "") -> None:
    """Discard a whole row and lay a new one (shelter.refresh.replace-all); a card that somebody has paid for stays."""
    cards, deck, pile = _zones(g, row)
    kept = tuple([card for card in cards if card == taken])
    gone = tuple([card for card in cards if card != taken])
    if gone:
        g.emit("refresh", "shelter.refresh.replace-all", {"row": row, "cards": gone})
    _put_back(g, row, kept, deck, pile + gone)
    fill_row(g, row)


def draw_threat(g: Shelter) -> str:
    """The next threat card; deck and pile are not both empty."""
    if not g.threat_deck:
        g.threat_deck, g.threat_pile = g.shuffle("threats-reshuffle", g.threat_pile), ()
        g.emit("reshuffle", "shelter.decks.threat-reshuffle", {"deck": "threats", "cards": len(g.threat_deck)})
    card = g.threat_deck[-1]
    g.threat_deck = g.threat_deck[:-1]
    g.reveal()
    return card


def _zones(g: Shelter, row: Row) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    if row == "items":
        return g.item_row, g.item_deck, g.item_pile
    return g.room_row, g.room_deck, g.room_pile


def _put_back(g: Shelter, row: Row, cards: tuple[str, ...], deck: tuple[str, ...], pile: tuple[str, ...]) -> None:
    if row == "items":
        g.item_row, g.item_deck, g.item_pile = cards, deck, pile
    else:
        g.room_row, g.room_deck, g.room_pile = cards, deck, pile
