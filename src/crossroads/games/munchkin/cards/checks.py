"""Whether cards of a pack can do what they say: names that are there, and words that find whom they are about."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec

from crossroads.engine.effects import tag_of
from crossroads.engine.packs import BadPack
from crossroads.games.munchkin.cards.content import Card, Class, Monster, Sidekick
from crossroads.games.munchkin.cards.words import Condition, Deed, Word


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


def check_deeds(cards: Mapping[str, Card], own: Mapping[str, str]) -> None:
    """Refuse a pack of one's own with a word that needs a victim where there is none, or a player where nobody plays."""
    for name, where in own.items():
        card = cards[name]
        befalls = card.kind in ("trap", "radiation")
        bad_stuff = card.bad_stuff if isinstance(card, Monster) else ()
        for place, word in enumerate(card.words):
            befallen = befalls or word in bad_stuff or hasattr(word, "deeds")
            for deed in _deeds_of(word):
                if fault := _fault(deed, befallen, stays=befalls and place == 0):
                    raise BadPack(f"{where}: `{tag_of(type(deed))}` {fault}")


def _deeds_of(word: Word) -> Iterator[Deed]:
    """A deed, or those that a power gives or an escape brings. Whoever gambles is the player and the victim in one."""
    if isinstance(word, Deed):
        yield word
    yield from getattr(word, "gives", ())
    yield from getattr(word, "deeds", ())


def _fault(deed: Deed, befallen: bool, stays: bool) -> str:
    if deed.needs == "victim" and not befallen:
        return "needs a victim; put it on a Trap, a Radiation card or into Bad Stuff"
    if deed.needs == "player" and befallen:
        return "needs whoever plays it; put it on a card that somebody applies"
    return "must be the first effect of a Radiation card or a Trap" if deed.needs == "own-card" and not stays else ""
