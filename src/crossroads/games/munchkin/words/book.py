"""All cards and names, for clients that draw."""

from typing import Any

from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.content import Content, copies_of
from crossroads.games.munchkin.cards.words import ALWAYS
from crossroads.games.munchkin.effects.fights import ForSide
from crossroads.games.munchkin.effects.monsters import Enhance
from crossroads.games.munchkin.effects.properties import Bonus
from crossroads.games.munchkin.words.cards import card_lines, joke, name_of, short_text


def book(words: Words, content: Content) -> dict[str, Any]:
    """Each copy of a card by its id: what it is, and how it reads."""
    cards = {copy: _card(words, card, copy) for card in content.cards.values() for copy in copies_of(card)}
    return {"cards": cards, "names": {name: words(name) for name in NAMES}}


SLOTS = ("head", "armour", "feet", "one-hand", "two-hands")
FOES = ("insect", "beast", "robot", "human", "plant", "ghoul", "mutant", "alien")
NAMES = (*[f"slot-{slot}" for slot in SLOTS], *[f"foe-{tag}" for tag in FOES])


def _card(words: Words, card: Any, copy: str) -> dict[str, Any]:
    return {
        "kind": card.kind,
        "deck": card.deck,
        "name": name_of(words, copy),
        "lines": list(card_lines(words, copy)),
        "short": short_text(words, copy),
        "joke": joke(words, copy),
        "level": getattr(card, "level", 0),
        "treasures": getattr(card, "treasures", 0),
        "radiation": getattr(card, "radiation", 0),
        "bonus": _bonus(card),
        "price": card.price if isinstance(getattr(card, "price", None), int) else 0,
        "slot": getattr(card, "slot", ""),
        "weapon": getattr(card, "weapon", ""),
        "sort": getattr(card, "sort", ""),
        "big": bool(getattr(card, "big", False)),
        "tags": list(getattr(card, "tags", ())),
        "drawing": card.id,
    }


def _bonus(card: Any) -> int:
    """What a card adds to a strength under no condition."""
    plain = [word for word in card.words if isinstance(word, Bonus | Enhance | ForSide)]
    return sum(word.amount for word in plain if getattr(word, "when", ALWAYS) == ALWAYS)
