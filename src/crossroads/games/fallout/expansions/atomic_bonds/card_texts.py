"""Modifications, mutations and workshop upgrades in words: their text is made from what they do."""

from collections.abc import Iterator
from functools import lru_cache

from crossroads.engine.words import KEPT, Words
from crossroads.games.fallout.cards.voice import Voice, all_of, capital, name_of
from crossroads.games.fallout.expansions.atomic_bonds.content import Modification, Mutation, Upgrade
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
