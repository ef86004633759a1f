"""Decks, rows and discard piles (topics decks, refresh). Decks are dealt from their end."""

from typing import Literal

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.shelter.cards.effects import Reward, TurnEffect
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.visit import Visit

ROW = 3  # shelter.setup.item-row, shelter.setup.room-row
RowName = Literal["items", "rooms"]


def fill_row(g: Shelter, row: RowName) -> None:
    """Lay cards until the row shows three, reshuffling the pile when a card is needed and none is left."""
    cards, deck, pile = _zones(g, row)
    while len(cards) < ROW and (deck or pile):
        if not deck:
            rule = "shelter.decks.item-reshuffle" if row == "items" else "shelter.decks.room-reshuffle"
            deck, pile = g.shuffle(f"{row}-reshuffle", pile, row), ()  # shelter.decks.reshuffle-moment
            _put_back(g, row, cards, deck, pile)
            g.emit("reshuffle", rule, {"deck": row, "cards": len(deck)})
        missing = ROW - len(cards)
        deck = g.settle(row, deck, missing)
        laid = deck[-missing:][::-1]
        deck = deck[: -len(laid)]
        cards += laid
        _put_back(g, row, cards, deck, pile)
        g.reveal(row)
        g.emit(
            "lay", "shelter.items.refill" if row == "items" else "shelter.building.refill", {"row": row, "cards": laid}
        )
    # a row may stay short (shelter.decks.short-row)


def take_from_row(g: Shelter, row: RowName, card: str) -> None:
    """Take a card out of its row; the gap is filled from the deck at once."""
    cards, deck, pile = _zones(g, row)
    _put_back(g, row, tuple([other for other in cards if other != card]), deck, pile)
    fill_row(g, row)


def refresh(g: Shelter, row: RowName, taken: str = "") -> None:
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
        g.threat_deck, g.threat_pile = g.shuffle("threats-reshuffle", g.threat_pile, "threats"), ()
        g.emit("reshuffle", "shelter.decks.threat-reshuffle", {"deck": "threats", "cards": len(g.threat_deck)})
    deck = g.settle("threats", g.threat_deck)
    g.threat_deck = deck[:-1]
    g.reveal("threats")
    return deck[-1]


def _zones(g: Shelter, row: RowName) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    if row == "items":
        return g.item_row, g.item_deck, g.item_pile
    return g.room_row, g.room_deck, g.room_pile


def _put_back(g: Shelter, row: RowName, cards: tuple[str, ...], deck: tuple[str, ...], pile: tuple[str, ...]) -> None:
    if row == "items":
        g.item_row, g.item_deck, g.item_pile = cards, deck, pile
    else:
        g.room_row, g.room_deck, g.room_pile = cards, deck, pile


# -- on cards


class Refresh(Reward, Effect, frozen=True, tag="refresh"):
    """Replace the whole row that the symbol names (shelter.refresh.which-row, shelter.refresh.mandatory)."""

    row: RowName
    moves_cubes = False

    def symbols(self) -> tuple[str, ...]:
        return (f"refresh-{self.row}",)

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        refresh(g, self.row, visit.room if visit is not None else "")

    def describe(self, words: Words) -> str:
        return words(f"reward-refresh-{self.row}")


class RefreshOne(TurnEffect, Effect, frozen=True, tag="refresh-one"):
    """Replace one of the two rows."""

    marks = ("refresh-items", "refresh-rooms")

    async def resolve(self, g: Shelter, who: Player) -> None:
        offers: list[Option[RowName]] = [Option("refresh:items", "items"), Option("refresh:rooms", "rooms")]
        refresh(g, await pick(who.seat, "refresh-which", offers, "shelter.refresh.which-row"))

    def appeal(self) -> float:
        return 0.03

    def describe(self, words: Words) -> str:
        return words("item-refresh-one")


EFFECTS = (Refresh, RefreshOne)
