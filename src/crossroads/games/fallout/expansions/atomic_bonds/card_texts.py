"""Goals, modifications, mutations and workshop upgrades in words: their text is made from what they do."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from crossroads.engine.definition import CardTitle
from crossroads.engine.words import KEPT, Words
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.voice import Voice, all_of, capital, name_of
from crossroads.games.fallout.expansions.atomic_bonds.content import (
    ID,
    Goal,
    Modification,
    Mutation,
    Upgrade,
    cards_of,
)
from crossroads.games.fallout.words.cards import use_text


@lru_cache(maxsize=KEPT)
def card_parts(words: Words, printed: Modification | Mutation | Upgrade) -> tuple[str, ...]:
    """What is printed on a card of the expansion, thing by thing."""
    return tuple(_parts(words, printed))


def _parts(words: Words, printed: Modification | Mutation | Upgrade) -> Iterator[str]:
    voice = Voice(words)
    if isinstance(printed, Modification):
        yield words("modification-fits", kind=name_of(words, "kind", printed.fits))
    for passive in printed.always:
        yield passive.describe(voice)
    if isinstance(printed, Upgrade):
        if printed.now:
            yield all_of(voice, printed.now)
    else:
        for use in printed.uses:
            yield use_text(voice, use)


def card_lines(words: Words, printed: Modification | Mutation | Upgrade) -> list[str]:
    """The text, a line for each thing."""
    return [capital(part) for part in card_parts(words, printed)]


def card_short(words: Words, printed: Modification | Mutation | Upgrade) -> str:
    """The text in one line."""
    return "; ".join(card_parts(words, printed))


KINDS = {Goal: "goal", Modification: "modification", Mutation: "mutation", Upgrade: "upgrade"}
"""How the messages of a card begin, and its key after the expansion's name."""


def card_title(words: Words, printed: Goal | Modification | Mutation | Upgrade) -> str:
    return name_of(words, KINDS[type(printed)], printed.id)


def named_card(words: Words, printed: Modification | Mutation | Upgrade) -> str:
    """A card by its name, with what it does."""
    return f"{card_title(words, printed)} ({card_short(words, printed)})"


# -- cards that can be looked up


def card_titles(words: Words, content: Content, _view: Mapping[str, Any]) -> Iterator[CardTitle]:
    """Every goal, modification, mutation and upgrade there is: which of them lie facedown is the secret."""
    for key, printed in _by_key(content).items():
        yield CardTitle(key, printed.id, card_title(words, printed))


def card(words: Words, content: Content, key: str) -> str:
    """The printed text of `atomic-bonds.goal:full-kit`, `atomic-bonds.mutation:empath` and so on."""
    printed = _by_key(content)[key]
    lines = [capital(printed.needs.describe(Voice(words)))] if isinstance(printed, Goal) else card_lines(words, printed)
    return "\n".join(lines)


def _by_key(content: Content) -> dict[str, Goal | Modification | Mutation | Upgrade]:
    cards = cards_of(content)
    groups = (cards.goals, cards.modifications, cards.mutations, cards.upgrades)
    return {f"{ID}.{KINDS[type(each)]}:{each.id}": each for group in groups for each in group.values()}
