"""Whether what a pack's cards name is there: a class that no card is, or a tag that no monster has, is a typo."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec

from crossroads.engine.packs import BadPack
from crossroads.games.munchkin.cards.content import Card, Class, Monster, Sidekick
from crossroads.games.munchkin.cards.words import Condition


def check_names(cards: Mapping[str, Card], own: Mapping[str, str]) -> None:
    """Refuse a pack of one's own whose cards name classes or tags that are nowhere."""
    if not own:
        return
    classes = [card.id for card in cards.values() if isinstance(card, Class)]
    tags = [tag for card in cards.values() if isinstance(card, Monster) for tag in card.tags]
    for name, where in own.items():
        card = cards[name]
        if isinstance(card, Sidekick):
            _check(where, "class", card.class_, classes)
        for when in _conditions(card):
            _check(where, "class", when.class_, classes)
            _check(where, "class", when.not_class, classes)
            _check(where, "monster with the tag", when.foe, tags)


def _check(where: str, what: str, name: str, known: list[str]) -> None:
    if name and name not in known:
        near = get_close_matches(name, known, 1)
        hint = f"{near[0]}?" if near else f"there are: {', '.join(dict.fromkeys(known))}"
        raise BadPack(f"{where}: no {what} `{name}` ({hint})")


def _conditions(part: Any) -> Iterator[Condition]:
    """All conditions inside a card, a word or a list of words."""
    if isinstance(part, Condition):
        yield part
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from _conditions(getattr(part, field))
    elif isinstance(part, tuple):
        for each in part:
            yield from _conditions(each)
