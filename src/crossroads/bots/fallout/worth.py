"""What things are worth to a survivor, counted in XP."""

from crossroads.games.fallout.cards.appraisal import Prices
from crossroads.games.fallout.cards.content import Card


class Weights(Prices, frozen=True):
    """What things are worth in XP, those that results bring and others."""

    power: float = 2.5  # a space for the side that one's own agendas favour, for each of them
    doom: float = 12.0  # a space that brings a faction to the end of the track
    cause: float = 5.0  # a space of power where all survivors play for one faction
    encounter: float = 2.2
    settlement: float = 0.8  # more, with caps to spend
    explore: float = 1.4
    well_rested: float = 0.7
    death: float = 9.0
    hoard: float = 2.0  # more to a curious seat that collects such cards
    curiosity: float = 8.0  # to a curious seat, an objective that it has set its heart on


def worth_of_card(weights: Weights, card: Card, letters: str) -> float:
    """What a card is worth to somebody with these letters."""
    if card.kind == "weapon":
        owned = sum(letter in letters for letter in card.letters)
        return 1.0 + 1.6 * owned + 0.3 * len(card.letters) + 1.2 * card.ranged + 1.0 * bool(card.uses)
    if card.kind == "apparel":
        return 1.0 + 2.2 * card.armor + 1.2 * bool(card.uses) + 0.8 * len(card.always)
    if card.kind == "companion":
        return 2.5
    return 0.8 + 0.5 * bool(card.uses) + 0.2 * (card.cost or 0)
