"""A reader's words turned into what the index can be asked."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from msgspec import Struct

from crossroads.rules.language import Lexicon, Phrase, fold, lexicon, stem, words_of

LONGEST_QUESTION = 2000
MOST_WORDS = 32
LONGEST_WORD = 40
_SHORTEST_GUESS = 4


class Vocabulary(Struct, frozen=True):
    """The words an index holds: its stems, and the stems of each word as typed without diacritics."""

    stems: Mapping[str, None]
    spellings: Mapping[str, tuple[str, ...]]


class Query(Struct, frozen=True):
    """What each asked word may be found as; a word that the index cannot hold has no phrases."""

    units: tuple[tuple[Phrase, ...], ...]

    @property
    def known(self) -> list[tuple[Phrase, ...]]:
        """The units that can be found at all."""
        return [unit for unit in self.units if unit]

    @property
    def all_words(self) -> str | None:
        """The FTS expression for every word together, or None if one of them cannot be found."""
        return " AND ".join(map(_either, self.units)) if self.units and len(self.known) == len(self.units) else None

    @property
    def any_word(self) -> str | None:
        """The FTS expression for any of the words, or None if there is none."""
        return " OR ".join(map(_either, self.known)) or None

    @property
    def sought(self) -> frozenset[str]:
        """Every stem that counts as found."""
        return frozenset(word for unit in self.units for phrase in unit for word in phrase)


def parse(words: str, lang: str, vocabulary: Vocabulary) -> Query:
    """The query for these words: stop words dropped, synonyms added, misspelt words guessed."""
    lexis = lexicon(lang)
    asked = [word[:LONGEST_WORD] for word in words_of(words[:LONGEST_QUESTION])[:MOST_WORDS]]
    readings = [_readings(word, lang, vocabulary, lexis) for word in asked]
    units = list(_units(asked, readings, lexis)) or [_alike(reading, lexis) for reading in readings]
    return Query(tuple(dict.fromkeys(_weighted(unit, vocabulary) for unit in units)))


def _weighted(unit: tuple[Phrase, ...], vocabulary: Vocabulary) -> tuple[Phrase, ...]:
    """What the index holds of a unit; the reader's own word stands twice, since it should outweigh a synonym."""
    held = [phrase for phrase in unit if all(word in vocabulary.stems for word in phrase)]
    return tuple([unit[0], *held] if unit[0] in held else held)


def _units(asked: list[str], readings: list[tuple[str, ...]], lexis: Lexicon) -> Iterator[tuple[Phrase, ...]]:
    """Each telling word, or the longest run of words that has synonyms, with all that means the same."""
    at = 0
    while at < len(readings):
        length = _run(readings[at:], lexis)
        if length > 1:
            yield lexis.alike[tuple(reading[0] for reading in readings[at : at + length])]
        elif fold(asked[at]) not in lexis.stop:
            yield _alike(readings[at], lexis)
        at += length


def _run(readings: list[tuple[str, ...]], lexis: Lexicon) -> int:
    """How many of the next words make one phrase that has synonyms; 1 if none do."""
    for length in range(min(lexis.longest, len(readings)), 1, -1):
        if tuple(reading[0] for reading in readings[:length]) in lexis.alike:
            return length
    return 1


def _alike(reading: tuple[str, ...], lexis: Lexicon) -> tuple[Phrase, ...]:
    phrases = [phrase for word in reading for phrase in lexis.alike.get((word,), ((word,),))]
    return tuple(dict.fromkeys(phrases))


def _readings(word: str, lang: str, vocabulary: Vocabulary, lexis: Lexicon) -> tuple[str, ...]:
    """The stems this word may stand for, its own first; a guess only where it is not known at all."""
    own = stem(word, lang)
    typed = vocabulary.spellings.get(fold(word), ())
    if own in vocabulary.stems or (own,) in lexis.alike:
        return tuple(dict.fromkeys([own, *typed]))
    return typed or (own, *_guesses(fold(word), own, vocabulary))


def _guesses(word: str, own: str, vocabulary: Vocabulary) -> list[str]:
    """The stems that an unfinished word begins, or else those of the words most like a misspelt one."""
    if len(word) < _SHORTEST_GUESS or word.isdigit():
        return []
    begun = [known for known in vocabulary.stems if known.startswith(own)]
    if begun:
        return begun
    # Few people mistype the first letter, and the others are a tenth of the work.
    candidates = [spelling for spelling in vocabulary.spellings if spelling[0] == word[0]]
    near = get_close_matches(word, candidates, n=3, cutoff=0.8)
    return list(dict.fromkeys(known for spelling in near for known in vocabulary.spellings[spelling]))


def _either(unit: tuple[Phrase, ...]) -> str:
    return "(" + " OR ".join(f'"{" ".join(phrase)}"' for phrase in unit) + ")"
