"""What cards are worth to a seat, and what losses cost, counted in points of Combat Strength."""

from collections.abc import Iterable
from typing import Any

from crossroads.bots.munchkin.situation import LAST, Situation, Who
from crossroads.games.munchkin.cards.words import Condition, Power
from crossroads.games.munchkin.effects.fights import Cancel, Escape, ForSide, Gamble, Redirect, Reroll
from crossroads.games.munchkin.effects.losses import Creep, Die, Gain, Give, Lose, Steal
from crossroads.games.munchkin.effects.properties import Amount, Mute

STATS = {
    "rad": 0.3,
    "run": 0.35,
    "roll": 0.8,
    "hands": 1.5,
    "big": 1.2,
    "hand-limit": 0.5,
    "class-limit": 1.0,
    "perk-limit": 1.2,
    "loot": 1.2,
    "treasure": 1.0,
    "help-treasure": 0.7,
    "carry": 1.2,
}  # what one more of a number is worth
FACTS = {"fire": 0.3, "boost": 0.5, "immune": 0.7, "escape-from": 0.6, "sell-rate": 1.8}  # what a fact is worth
KINDS = {
    "enhancer": 2.6,
    "class": 0.6,
    "trait": 1.4,
    "cheat": 1.6,
    "trap": 2.2,
    "radiation": 1.9,
    "trick": 2.4,
    "find": 2.0,
}  # in the hand


# -- what a card in play gives


def worth_in_play(here: Situation, who: Who, cards: Iterable[str]) -> float:
    """What an item with its modifiers, a class, a Perk or a Sidekick gives to its owner."""
    return sum(_word(here, who, word) for card in cards for word in here.card(card).words)


def _word(here: Situation, who: Who, word: Any) -> float:
    if isinstance(word, Power):
        return here.weights.power / (1 + word.pay)
    stat = getattr(word, "stat", "")
    if stat == "bonus":
        return float(word.amount) * _share(here, who, word.when)
    if stat in FACTS:
        return FACTS[stat]
    return STATS.get(stat, 0.0) * getattr(word, "amount", 0)


def _share(here: Situation, who: Who, when: Condition) -> float:
    """How often a condition will be met."""
    if when.foe or when.foe_level:
        return here.weights.rare
    if when.alone:
        return 0.8
    return 1.0 if here.holds(who, when) else 0.1


def worth_of_price(here: Situation, cards: Iterable[str]) -> float:
    """What selling brings: nothing any more at Level 9."""
    return here.weights.caps * price_of(here, cards) / 1000 if here.me["level"] < LAST else 0.0


def price_of(here: Situation, cards: Iterable[str]) -> int:
    prices = [getattr(here.card(card), "price", None) for card in cards]
    return sum([price for price in prices if isinstance(price, int)])


# -- what it is worth to keep a card


def worth_of(here: Situation, card: str) -> float:
    """What an own card is worth, wherever it is: the least goes first."""
    made, cards = here.card(card), here.cards_of(card)
    match made.kind:
        case "item":
            return _worth_of_item(here, card, cards)
        case "one-shot":
            saves = any(isinstance(word, (Cancel, Redirect, Reroll, Escape)) for word in made.words)
            return (
                0.4
                + here.weights.blow * side_amount(here, card)
                + here.weights.rescue * saves
                + worth_of_price(here, cards)
            )
        case "junk":
            return worth_of_price(here, cards)
        case "modifier":
            return 0.5 * worth_in_play(here, here.me, cards) + worth_of_price(here, cards)
        case "monster":
            return _worth_of_monster(here, card)
        case "level-up":
            return here.weights.level if can_rise(here, card) else 0.3
        case "sidekick":
            there = worth_in_play(here, here.me, (card,))
            return 1.5 + there if card == here.me["sidekick"] else 0.6 if here.me["sidekick"] else 1.0 + there
        case "class":
            return 1.5 + worth_in_play(here, here.me, (card,)) if card in here.me["classes"] else KINDS["class"]
        case "perk":
            return worth_in_play(here, here.me, (card,))
        case _:
            return KINDS.get(made.kind, 1.0)


def _worth_of_item(here: Situation, card: str, cards: tuple[str, ...]) -> float:
    """In full what is in use; of what is not, the hope that it will be."""
    given, price = worth_in_play(here, here.me, cards), worth_of_price(here, cards)
    gear = next((gear for gear in here.me["gear"] if gear["id"] == card), None)
    if gear is not None and gear["counts"]:
        return given + price
    return 0.2 * given + price if here.holds(here.me, here.card(card).use) else 0.05 * given + price


def _worth_of_monster(here: Situation, card: str) -> float:
    ahead = here.strength_against(here.me, card) - here.strength_of_monster(here.me, card)
    return 1.6 if ahead > 0 else 0.7 if ahead > -4 else 0.3


def side_amount(here: Situation, card: str, sure: bool = True) -> int:
    """What a card adds to a side of a fight, at least; with luck it may be more."""
    total = 0
    for word in here.card(card).words:
        if isinstance(word, ForSide):
            total += word.amount + _boost(here, card)
        elif isinstance(word, Gamble):
            total += sum(each.amount for each in (word.loses if sure else word.wins) if isinstance(each, ForSide))
    return total


def _boost(here: Situation, card: str) -> int:
    sort = getattr(here.card(card), "sort", "")
    words = [word for own in here.in_force(here.me) for word in here.content.properties[own].get("boost", ())]
    return sum([word.amount for word in words if sort and getattr(word, "what", "") == sort])


def can_rise(here: Situation, card: str) -> bool:
    """Whether a card would bring this seat a level."""
    gains = [word for word in here.card(card).words if isinstance(word, Gain)]
    return here.me["level"] < LAST and any(here.holds(here.me, word.when) for word in gains)


# -- what a loss costs


def harm(here: Situation, who: Who, words: Iterable[Any]) -> float:
    """What a Trap, a Radiation card or Bad Stuff costs its victim."""
    return sum(_harm(here, who, word) for word in words)


def danger(here: Situation, names: Iterable[str]) -> float:
    """What a flight from these monsters costs on average."""
    foes = [foe for name in names if (foe := here.foe(name)) is not None]
    return sum(
        (1 - here.escape(here.me, foe)) * max(0.0, harm(here, here.me, here.card(foe["like"]).bad_stuff))
        for foe in foes
    )


def _harm(here: Situation, who: Who, word: Any) -> float:
    weights = here.weights
    if isinstance(word, Die):
        return weights.death + 0.5 * sum(worth_in_play(here, who, (gear["id"],)) for gear in who["gear"])
    if isinstance(word, Creep):
        return weights.death / 2
    if isinstance(word, Lose):
        return _loss(here, who, word)
    if isinstance(word, (Give, Steal)):
        return min([worth_in_play(here, who, (gear["id"],)) for gear in who["gear"]], default=0.0)
    if isinstance(word, Mute):
        return 0.3 * len(who["perks"])
    if isinstance(word, Amount):
        each = 0.3 if word.stat == "bonus" else STATS.get(word.stat, 0.3)
        return -each * word.amount * (2.0 if word.lasts == "kept" else 1.0)
    return 0.0


def _loss(here: Situation, who: Who, word: Lose) -> float:
    match word.what:
        case "level":
            return here.weights.level * float(min(word.amount, who["level"] - 1))
        case "hand":
            size = int(who["doors"] + who["treasures"])
            return 0.9 * (size if word.all else min(size, word.amount))
        case "class":
            return 1.5 * bool(who["classes"])
        case "perk":
            return 1.5 * (len(who["perks"]) if word.all else min(1, len(who["perks"])))
        case "sidekick":
            return 2.0 * bool(who["sidekick"])
        case "caps":
            return here.weights.caps * word.amount / 1000
        case _:
            there = [worth_in_play(here, who, (card,)) for card in lost_items(here, who, word)]
            return sum(there)


def lost_items(here: Situation, who: Who, word: Lose) -> list[str]:
    """The items that a loss takes: all worn ones of a slot, else the least of those that its victim may choose from."""
    there = [gear["id"] for gear in who["gear"] if _is_of_sort(here, gear, word.sort)]
    if word.all or word.sort in ("head", "armour", "feet"):
        return there
    if word.sort == "priciest":
        return sorted(there, key=lambda card: -price_of(here, (card,)))[:1]
    return sorted(there, key=lambda card: worth_in_play(here, who, (card,)))[: word.amount]


def _is_of_sort(here: Situation, gear: Any, sort: str) -> bool:
    made = here.card(gear["id"])
    match sort:
        case "" | "priciest":
            return True
        case "small" | "big":
            return bool(getattr(made, "big", False)) == (sort == "big")
        case "weapon":
            return bool(getattr(made, "weapon", ""))
        case "one-shot":
            return bool(made.kind == "one-shot")
        case _:
            return bool(gear["used"] and getattr(made, "slot", "") == sort)
