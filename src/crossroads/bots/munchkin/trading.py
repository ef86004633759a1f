"""Trades outside fights: what to offer, and how to answer."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from crossroads.bots.munchkin.situation import LAST, Situation, Who
from crossroads.bots.munchkin.worth import price_of, worth_in_play, worth_of, worth_of_price
from crossroads.games.munchkin.acts import ACTS

CLEAR = 1.5  # what a trade must bring to be offered
FAIR = 0.75  # what it must bring to be accepted
MOST = 2  # items that are given for one
FOR_TRADE = ("item", "junk", "one-shot")
SPOKEN = ("trade", "counter")


class Bargain(NamedTuple):
    """A trade of one item, or two, for another one; a gift if nothing is asked for."""

    gain: float
    gives: tuple[str, ...]
    asks: str


# -- what to offer


def open_trade(here: Situation, ids: Iterable[str]) -> str | None:
    """Begin the best trade, if it is a clear gain; one at most until the turn goes on."""
    there = [option for option in ids if ACTS.read(option).verb == "trade"]
    if not there or not here.me["gear"] or has_spoken(here):
        return None
    bargains = {option: best_bargain(here, ACTS.read(option).number("seat")) for option in there}
    found = [(bargain, option) for option, bargain in bargains.items() if bargain is not None]
    return max(found)[1] if found else None


def has_spoken(here: Situation) -> bool:
    """Whether this seat has made an offer, or another in its place, since it last passed."""
    return any(ACTS.read(option).verb in SPOKEN for option in here.said_since_pass())


def best_bargain(here: Situation, partner: int) -> Bargain | None:
    """The best trade for an item that the other does not use, of those that should be good for both."""
    other = here.players[partner]
    if here.distrusts(other) or (here.leader is other and other["level"] > here.me["level"]):
        return None
    mine = spare_items(here, here.me)
    found = [
        bargain
        for asks in spare_items(here, other)
        if use_of(here, here.me, asks) >= CLEAR
        for gives in _few(mine)
        if (bargain := _bargain(here, other, gives, asks)) is not None
    ]
    return max(found, default=None)


def _few(items: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for count in range(1, MOST + 1):
        yield from combinations(items, count)


def _bargain(here: Situation, other: Who, gives: tuple[str, ...], asks: str) -> Bargain | None:
    big = sum(here.card(card).big for card in gives) if all(_has_size(here, card) for card in gives) else 0
    if big != here.card(asks).big:
        return None
    gain = _value(here, here.me, asks) - sum(_value(here, here.me, card) for card in gives)
    back = sum(_value(here, other, card) for card in gives) - _value(here, other, asks)
    return Bargain(gain, gives, asks) if gain >= CLEAR and back >= FAIR else None


def _has_size(here: Situation, card: str) -> bool:
    return hasattr(here.card(card), "big")


def spare_items(here: Situation, who: Who) -> list[str]:
    """Items of the Backpack, without modifiers."""
    there = [gear["id"] for gear in who["gear"] if not gear["used"] and not gear["modifiers"]]
    return [card for card in there if here.card(card).kind in FOR_TRADE]


def draft_trade(here: Situation) -> str:
    """Put a trade together step by step."""
    offer = here.view["draft"]
    bargain = best_bargain(here, offer["partner"])
    if bargain is None:
        return "cancel"
    missing = [card for card in bargain.gives if card not in offer["gives"]]
    if missing:
        return ACTS.write("give", card=missing[0])
    return ACTS.write("ask", card=bargain.asks) if bargain.asks not in offer["asks"] else "propose"


# -- what an item is worth


def _value(here: Situation, who: Who, card: str) -> float:
    """What an item is worth to somebody: for its use, or for its price."""
    price = here.weights.caps * price_of(here, (card,)) / 1000 if who["level"] < LAST else 0.0
    return use_of(here, who, card) + price


def use_of(here: Situation, who: Who, card: str) -> float:
    """What an item would add to what its owner has in the same place."""
    made = here.card(card)
    if made.kind != "item" or not here.holds(who, made.use):
        return 0.0
    hands = ("one-hand", "two-hands")
    slots = hands if made.slot in hands else (made.slot,)
    there = [
        worth_in_play(here, who, (gear["id"], *gear["modifiers"]))
        for gear in who["gear"]
        if gear["counts"] and gear["id"] != card and made.slot and here.card(gear["id"]).slot in slots
    ]
    if made.slot == "one-hand" and len(there) < 2:
        there = []
    worst = sum(there) if made.slot == "two-hands" else min(there, default=0.0)
    return max(0.0, worth_in_play(here, who, (card,)) - worst)


# -- answers


def answer_trade(here: Situation, terms: Mapping[str, Any], other: int, ids: Sequence[str]) -> str:
    """Yes to gifts and to what is a gain; else a better offer if there is one, but none to a better offer."""
    if here.distrusts(here.players[other]) and terms["asks"]:
        return "refuse"
    gets = gain_from(here, terms["gives"])
    costs = sum(worth_of(here, card) for card in terms["asks"])
    back = sum(use_of(here, here.players[other], card) for card in terms["asks"])
    if gets > 0 and gets - costs >= FAIR * bool(costs) and back <= gets + 1:
        return "accept"
    better = "counter" in ids and not has_spoken(here) and best_bargain(here, other) is not None
    return "counter" if better else "refuse"


def gain_from(here: Situation, cards: Iterable[str]) -> float:
    """What it would be worth to this seat to be given items."""
    return sum(use_of(here, here.me, card) + worth_of_price(here, (card,)) for card in cards)
