"""Help and trades: what to offer, and how to answer."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from crossroads.bots.munchkin.situation import LAST, Situation, Who
from crossroads.bots.munchkin.worth import price_of, worth_in_play, worth_of, worth_of_price
from crossroads.engine.decisions import Decision
from crossroads.games.munchkin.acts import ACTS

ASKED = 2  # players who are asked for help in one go
AHEAD = 1  # how far ahead of oneself somebody may be brought by help
CLEAR = 1.5  # what a trade must bring to be offered
FAIR = 0.75  # what it must bring to be accepted


class Bargain(NamedTuple):
    """A trade of one item for another."""

    gain: float
    gives: str
    asks: str


# -- help


def ask_for_help(here: Situation, ids: Iterable[str]) -> str | None:
    """Ask whoever would make it a victory, the lowest first; nobody twice in one go."""
    asked = [option for option in here.said_since_pass() if ACTS.read(option).verb == "help"]
    after = here.me["level"] + here.levels_due
    if len(asked) >= (ASKED if after < LAST else 1):  # near the end hardly anybody helps
        return None
    found: list[tuple[int, int, str]] = []
    for option in ids:
        meant = ACTS.read(option)
        if meant.verb == "help" and option not in asked:
            other = here.players[meant.number("seat")]
            if here.lead + other["strength"] > 0:
                found.append((other["level"], -other["strength"], option))
    return min(found)[2] if found else None


def share_of(treasures: int) -> int:
    """Half of the Treasures, for whoever helps."""
    return max(1, treasures // 2)


def answer_help(here: Situation, terms: Mapping[str, Any], other: int) -> bool:
    """Help for a fair share, if it wins and lifts nobody to Level 9 or far ahead; take help that makes it a victory."""
    fight = here.fight
    if fight is None:
        return False
    if fight["fighter"] == here.seat:  # somebody offers to help
        wins = here.lead <= 0 < here.lead + here.players[other]["strength"]
        return wins and not terms["asks"]
    after = here.players[fight["fighter"]]["level"] + here.levels_due
    wins = here.lead + here.me["strength"] > 0
    fair = terms["treasures"] >= share_of(here.treasures_due) or len(terms["gives"]) > 0
    return wins and fair and after < LAST and after <= here.me["level"] + AHEAD and not terms["asks"]


# -- trades


def open_trade(here: Situation, ids: Iterable[str]) -> str | None:
    """Begin the best trade, if it is a clear gain; one at most until the turn goes on."""
    there = [option for option in ids if ACTS.read(option).verb == "trade"]
    if not there or not here.me["gear"]:
        return None
    bargains = {option: best_bargain(here, ACTS.read(option).number("seat")) for option in there}
    found = [(bargain, option) for option, bargain in bargains.items() if bargain is not None]
    if not found or any(ACTS.read(option).verb == "trade" for option in here.said_since_pass()):
        return None
    return max(found)[1]


def best_bargain(here: Situation, partner: int) -> Bargain | None:
    """The best swap of two items that nobody uses, of those that should be good for both."""
    other = here.players[partner]
    if here.leader is other and other["level"] > here.me["level"]:
        return None
    mine, theirs = _spare(here, here.me), _spare(here, other)
    found: list[Bargain] = []
    for gives in mine:
        for asks in theirs:
            if here.card(gives).big != here.card(asks).big:
                continue
            gain = _value(here, here.me, asks) - _value(here, here.me, gives)
            back = _value(here, other, gives) - _value(here, other, asks)
            if use_of(here, here.me, asks) >= CLEAR and gain >= CLEAR and back >= FAIR:
                found.append(Bargain(gain, gives, asks))
    return max(found, default=None)


def _spare(here: Situation, who: Who) -> list[str]:
    """Items of the Backpack, without modifiers."""
    there = [gear["id"] for gear in who["gear"] if not gear["used"] and not gear["modifiers"]]
    return [card for card in there if here.card(card).kind in ("item", "junk")]


def _value(here: Situation, who: Who, card: str) -> float:
    """What an item is worth to somebody: for its use, or for its price."""
    price = here.weights.caps * price_of(here, (card,)) / 1000 if who["level"] < LAST else 0.0
    return use_of(here, who, card) + price


def use_of(here: Situation, who: Who, card: str) -> float:
    """What an item would add to what its owner has in the same place."""
    made = here.card(card)
    if made.kind != "item":
        return 0.0
    if not here.holds(who, made.use):
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


def draft(here: Situation, ids: Sequence[str]) -> str:
    """Put an offer together step by step."""
    offer = here.view["draft"]
    if offer["help"]:
        option = ACTS.write("treasures", count=share_of(here.treasures_due)) if here.fight else ""
        return option if offer["treasures"] == 0 and option in ids else "propose"
    bargain = best_bargain(here, offer["partner"])
    if bargain is None:
        return "cancel"
    if bargain.gives not in offer["gives"]:
        return ACTS.write("give", card=bargain.gives)
    return ACTS.write("ask", card=bargain.asks) if bargain.asks not in offer["asks"] else "propose"


def answer_offer(here: Situation, decision: Decision) -> str:
    """Yes to gifts and to what is a gain; nothing is left open and nothing countered."""
    about = decision.about
    terms, other = about["offer"], int(about["seat"])
    if "accept" not in decision.ids:
        return "refuse"
    if about["help"]:
        return "accept" if answer_help(here, terms, other) else "refuse"
    gets = sum(use_of(here, here.me, card) + worth_of_price(here, (card,)) for card in terms["gives"])
    costs = sum(worth_of(here, card) for card in terms["asks"])
    back = sum(use_of(here, here.players[other], card) for card in terms["asks"])
    return "accept" if gets > 0 and gets - costs >= FAIR * bool(costs) and back <= gets + 1 else "refuse"
