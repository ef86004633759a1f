"""What things are worth to a survivor, counted in XP."""

import msgspec

from crossroads.games.fallout import results as result
from crossroads.games.fallout.content import Card


class Weights(msgspec.Struct, frozen=True):
    """What things are worth in XP."""

    cap: float = 0.7
    loot: float = 1.8
    asset: float = 2.6
    unique: float = 5.0
    agenda: float = 7.0  # while there is room for one
    further_agenda: float = 3.0  # when another must be given up for it
    hp: float = 0.35
    rad: float = 0.8
    power: float = 2.5  # a space for the side that the own agendas favour, for each of them
    doom: float = 12.0  # a space that brings a faction to the end of the track
    story: float = 0.8  # a card that is staged or added
    encounter: float = 2.2
    settlement: float = 0.8  # more, with caps to spend
    explore: float = 1.4
    well_rested: float = 0.7
    death: float = 9.0
    shop: float = 0.8  # a dealing
    letter: float = 2.5
    perk: float = 2.0
    trait: float = 0.4
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


def worth_of_result(weights: Weights, effect: object, level: int, sides: dict[str, float], room: bool) -> float:
    """What a result is worth; `sides` is how dear a space of power is for each faction."""
    match effect:
        case result.Xp():
            return float(_amount(effect.amount, level))
        case result.Caps():
            return weights.cap * _amount(effect.amount, level)
        case result.Draw():
            each = {
                "loot": weights.loot,
                "asset": weights.asset,
                "agenda": weights.agenda if room else weights.further_agenda,
            }
            return each[effect.deck] * _amount(effect.amount, level)
        case result.Shop():
            return weights.shop * _amount(effect.dealings, level)
        case result.Unique():
            return weights.unique
        case result.Power():
            return sides[effect.faction] * effect.amount
        case result.Stage() | result.Add():
            return weights.story
        case result.Damage():
            return -weights.hp * _amount(effect.amount, level)
        case result.Rads():
            return -weights.rad * _amount(effect.amount, level)
        case result.Heal():
            return weights.hp * _amount(effect.amount, level)
        case result.Cure():
            return weights.rad * _amount(effect.amount, level)
        case result.Special():
            return weights.letter
        case result.Perk():
            return weights.perk
        case result.Become():
            return -weights.trait if effect.trait == "addicted" else weights.trait
        case result.LoseCaps():
            return -weights.cap * _amount(effect.amount, level)
        case result.Discard():
            return -weights.loot * effect.amount
        case result.Place():
            return -0.5 * effect.amount
        case result.If():
            return 0.5 * sum(worth_of_result(weights, each, level, sides, room) for each in effect.then)
        case _:
            return 0.0


def _amount(amount: int | str, level: int) -> int:
    if isinstance(amount, int):
        return amount
    return 4 if amount == "all" else max(0, level + int(amount.removeprefix("level") or 0))
