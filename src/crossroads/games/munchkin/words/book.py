"""All cards and names, for clients that draw."""

from typing import Any

from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.content import Content, copies_of
from crossroads.games.munchkin.words.cards import card_lines, joke, name_of, short_text


def book(words: Words, content: Content) -> dict[str, Any]:
    """Each copy of a card by its id: what it is, and how it reads."""
    cards = {copy: _card(words, card, copy) for card in content.cards.values() for copy in copies_of(card)}
    return {"cards": cards, "names": {name: words(name) for name in NAMES}}


NAMES = ("slot-head", "slot-armour", "slot-feet", "slot-one-hand", "slot-two-hands")


def _card(words: Words, card: Any, copy: str) -> dict[str, Any]:
    return {
        "kind": card.kind,
        "deck": card.deck,
        "name": name_of(words, copy),
        "lines": list(card_lines(words, copy)),
        "short": short_text(words, copy),
        "joke": joke(words, copy),
        "level": getattr(card, "level", 0),
        "slot": getattr(card, "slot", ""),
        "weapon": getattr(card, "weapon", ""),
        "sort": getattr(card, "sort", ""),
        "big": bool(getattr(card, "big", False)),
        "tags": list(getattr(card, "tags", ())),
        "drawing": card.id,
    }
