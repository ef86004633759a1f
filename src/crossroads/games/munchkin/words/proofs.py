"""All cards with all that they say, for whoever writes cards."""

from collections.abc import Iterator

from crossroads.engine.proofs import Proof
from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.content import FILES, Content, copies_of
from crossroads.games.munchkin.words.cards import card_lines, joke, name_of


def proofs(words: Words, content: Content) -> Iterator[Proof]:
    """All cards, file by file."""
    for file, kind in FILES.items():
        for card in content.cards.values():
            if type(card) is kind:
                copy = next(copies_of(card))
                said = joke(words, copy)
                lines = (*card_lines(words, copy), *([said] if said else []))
                yield Proof(file, card.id, f"card-{card.id}", name_of(words, copy), lines)
