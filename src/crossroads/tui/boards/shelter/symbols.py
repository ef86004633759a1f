"""Costs, rewards and items of Shelter as short rows of symbols; `LEGEND` names every one of them.

A word of an expansion stands there by its own sign.
"""

from collections.abc import Iterable

from rich.text import Text

from crossroads.games.shelter.cards.bills import Bill
from crossroads.games.shelter.cards.content import Item
from crossroads.games.shelter.cards.effects import Cost, ItemEffect, Reward, Word
from crossroads.games.shelter.cards.places import Spot
from crossroads.games.shelter.decks import Refresh, RefreshOne
from crossroads.games.shelter.round.effects import Happiness, Keepsake, TakeFirst, Train
from crossroads.games.shelter.turn.building import BuildRoom, CheaperRoom, Price
from crossroads.games.shelter.turn.exchange import Exchange
from crossroads.games.shelter.turn.fights import Fight, Reroll, Roll
from crossroads.games.shelter.turn.item_effects import AtSpot, GiveItem, Ready, Receive, TakeItem
from crossroads.games.shelter.turn.newcomers import CheaperDweller, NewDweller
from crossroads.games.shelter.turn.rent import MoreRent
from crossroads.games.shelter.turn.wounds import Heal, Mend, Wound
from crossroads.games.shelter.vault.resources import Gain, Pay
from crossroads.tui.palette import BRIGHT, COST, DIM, REWARD

CUBES = {"power": "☼", "food": "♣", "water": "≈", "any": "✱"}
HAPPINESS, ITEM, ROOM, PRICE, DWELLER = "♥", "▤", "⌂", "$", "☺"
FIGHT, WOUND, HEAL, TRAIN, FIRST = "⚔", "✗", "✚", "↑", "★"
HURT = f"({WOUND})"  # a mark of the spot, not a cost
READY, REFRESH, SWAP, LINKED, ARROW = "↺", "↻", "↔", "∞", "→"
LEFT, RIGHT = "▌", "▐"  # the two spots of a room card
RENT, TURN, PASSED = "%", "►", "‖"
OUT = "·"  # a dweller who is in the vault
MODES = {"passive": "∎", "exhaust": "↷", "discard": "⌫", "end": "⚑"}

LEGEND = {
    "power": CUBES["power"],
    "food": CUBES["food"],
    "water": CUBES["water"],
    "any": CUBES["any"],
    "happiness": HAPPINESS,
    "item": ITEM,
    "room": ROOM,
    "price": PRICE,
    "dweller": DWELLER,
    "fight": FIGHT,
    "wound": WOUND,
    "hurt": HURT,
    "heal": HEAL,
    "train": TRAIN,
    "first": FIRST,
    "ready": READY,
    "refresh": REFRESH,
    "swap": SWAP,
    "linked": LINKED,
    "exhaust": MODES["exhaust"],
    "discard": MODES["discard"],
    "end": MODES["end"],
    "passive": MODES["passive"],
    "rent": RENT,
    "turn": TURN,
    "passed": PASSED,
    "out": OUT,
}
"""What the word `legend-…` explains -> its symbol."""


def bill(of: Bill) -> str:
    """So many cubes of each kind."""
    parts = zip(CUBES.values(), (*of.fixed, of.any), strict=True)
    return "".join(f"{symbol}{amount}" for symbol, amount in parts if amount)


def _counted(symbol: str, amount: int) -> str:
    return f"{symbol}{amount}" if amount > 1 else symbol


def _brought(of: Word) -> str:
    """A word of an expansion: its sign, and how much of it."""
    return _counted(of.sign, getattr(of, "amount", 1))


def cost(of: Cost) -> str:
    """One part of a cost."""
    match of:
        case Pay():
            return bill(of.bill)
        case GiveItem():
            return _counted(ITEM, of.amount)
        case Wound():
            return WOUND
        case Fight():
            return f"{FIGHT}{of.value}"
        case Price():
            return PRICE
        case _:
            return _brought(of)


def reward(of: Reward) -> str:
    """One part of a reward."""
    match of:
        case Gain():
            return bill(of.bill)
        case TakeItem():
            return _counted(ITEM, of.amount)
        case BuildRoom():
            return ROOM
        case Happiness():
            return f"{HAPPINESS}{of.amount}"
        case NewDweller():
            return _counted(DWELLER, of.amount)
        case TakeFirst():
            return FIRST
        case Train():
            return TRAIN + of.letter.replace("*", CUBES["any"])
        case Heal():
            return HEAL
        case Ready():
            return READY
        case Refresh():
            return REFRESH + (ITEM if of.row == "items" else ROOM)
        case Exchange():
            return f"{bill(of.give)}{SWAP}{bill(of.get)}"
        case _:
            return _brought(of)


def rewards(of: Iterable[Reward]) -> str:
    """A whole reward, from left to right."""
    return "".join(reward(part) for part in of)


def demands(spot: Spot) -> Text:
    """What a spot asks for: its letters, the mark for the wounded, its cost."""
    text = Text()
    if spot.hurt:
        text.append(HURT, style=f"bold {BRIGHT}")
    if spot.letters:
        text.append(spot.letters, style=f"bold {BRIGHT}")
    if spot.cost:
        text.append((" " if text else "") + "".join(cost(part) for part in spot.cost), style=COST)
    return text


def gives(spot: Spot) -> Text:
    """What a spot gives, behind an arrow."""
    return Text().append(ARROW, style=DIM).append(rewards(spot.reward), style=REWARD)


def spot_line(spot: Spot) -> Text:
    """A whole spot in one line."""
    return demands(spot).append_text(gives(spot))


def item_effect(of: ItemEffect) -> str:
    """What an item does."""
    match of:
        case Roll():
            return f"{FIGHT}+{of.bonus}"
        case Reroll():
            return f"{FIGHT}{REFRESH}"
        case Mend():
            return HEAL
        case Receive():
            return ARROW + rewards(of.reward)
        case RefreshOne():
            return f"{REFRESH}{ITEM}/{REFRESH}{ROOM}"
        case AtSpot():
            return f"{of.letter}{ARROW}{rewards(of.reward)}"
        case CheaperRoom():
            return f"{PRICE}−{of.less}"
        case CheaperDweller():
            return f"{DWELLER}−{of.less}"
        case MoreRent():
            return f"{RENT}+{of.more}"
        case Keepsake():
            return f"{HAPPINESS}{of.happiness}" + (f"/{of.per}{_counts_as(of)}≤{of.most}" if of.of else "")
        case _:
            return _brought(of)


def _counts_as(of: Keepsake) -> str:
    return {"rooms": ROOM, "dwellers": DWELLER, "items": ITEM, "resources": CUBES["any"]}[of.of or "rooms"]


def item_line(item: Item) -> Text:
    """An item in one line: how it is used up, and what it does."""
    text = Text().append(MODES[item.mode], style=DIM)
    return text.append(" " + " ".join(item_effect(effect) for effect in item.effects), style=REWARD)
