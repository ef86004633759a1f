"""Words as a reader types them, brought to the stems under which the index knows them."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Protocol

import msgspec

from crossroads.rules import files
from crossroads.rules.errors import CatalogueError

Phrase = tuple[str, ...]
"""One word or several in a row, as stems."""

MEANING = "meaning§"
"""What marks of meanings begin with: no stem has such a sign."""

_BASES = "bases"
_WORD = re.compile(r"[^\W_]+")
_INITIALS = re.compile(r"\b(?:[^\W\d_]\.){2,}(?:[^\W\d_]\b)?")
_YE_FOR_YO = str.maketrans("ё", "е")
_UNMARKED = str.maketrans({"ł": "l"})  # the one Polish letter that does not decompose


class Stemmer(Protocol):
    """What we ask of a snowball stemmer."""

    def stemWord(self, word: str, /) -> str: ...  # noqa: N802  the package's name


class _Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stop: list[str]
    groups: list[list[str]]
    games: dict[str, list[list[str]]] = {}
    readings: dict[str, str] = {}
    wants: list[list[str]] = []


class Lexicon(msgspec.Struct, frozen=True):
    """What a language adds to its stems: words that say nothing, and phrases that mean the same."""

    stop: frozenset[str]
    """Folded words, as typed."""
    meanings: dict[Phrase, tuple[str, ...]]
    """What a phrase means, as marks that all phrases of the same group share."""
    longest: int
    words: tuple[str, ...]
    """Every word of the groups, as written there."""
    readings: dict[Phrase, Phrase]
    """Words, as typed, that stand for others in this company: a die in `each die`."""
    wants: tuple[tuple[tuple[Phrase, ...], tuple[str, ...]], ...]
    """Phrases that together ask for something more, and its marks: `how many` and `can` for a limit."""


def words_of(text: str) -> list[str]:
    """The words of a text in order: lower case, ё as е, initials such as S.P.E.C.I.A.L. as one word."""
    plain = unicodedata.normalize("NFC", text).casefold().translate(_YE_FOR_YO)
    return _WORD.findall(_INITIALS.sub(lambda found: found[0].replace(".", "") + " ", plain))


def fold(word: str) -> str:
    """The word without its diacritics, as somebody types who lacks the keys."""
    split = unicodedata.normalize("NFD", word.translate(_UNMARKED))
    return "".join(letter for letter in split if not unicodedata.combining(letter))


@lru_cache(maxsize=1 << 16)  # bounded: readers of a long-lived server type any number of words
def stem(word: str, lang: str) -> str:
    """The folded stem that the forms of a word share."""
    stemmer = _stemmers()[lang]()  # a stemmer keeps state while it works: one for each call is safe in threads
    return fold(stemmer.stemWord(word))


@cache
def _stemmers() -> dict[str, Callable[[], Stemmer]]:
    # Imported when first searched: the package loads its thirty languages at once, which costs every start 15 ms.
    # The classes and not snowballstemmer.stemmer(): that hands over to PyStemmer where it happens to be installed, and
    # an older one knows no Polish. The package has no types.
    from snowballstemmer.english_stemmer import EnglishStemmer  # type: ignore[import-untyped]
    from snowballstemmer.polish_stemmer import PolishStemmer  # type: ignore[import-untyped]
    from snowballstemmer.russian_stemmer import RussianStemmer  # type: ignore[import-untyped]

    return {"en": EnglishStemmer, "ru": RussianStemmer, "pl": PolishStemmer}


@cache
def lexicon(lang: str, game: str = "") -> Lexicon:
    """The stop words and synonyms of a language, with those of one game, from the packaged file."""
    return read_lexicon(files.PACKAGED, lang, game)


def read_lexicon(folder: files.Folder, lang: str, game: str = "") -> Lexicon:
    """The stop words and synonyms of a language; a fault in the file is a `CatalogueError`."""
    read = files.read_toml(folder, files.SYNONYMS)
    try:
        base = msgspec.convert(read.get(_BASES, {}), dict[str, str]).get(game, "")  # its words serve its expansions
        raw = msgspec.convert(read.get(lang), _Language)
    except msgspec.ValidationError as error:
        raise CatalogueError(f"{files.SYNONYMS}: {lang}: {error}") from error
    meanings: dict[Phrase, tuple[str, ...]] = {}
    words: list[str] = []
    for number, group in enumerate([*raw.groups, *raw.games.get(base, []), *raw.games.get(game, [])]):
        phrases = [tuple(stem(word, lang) for word in words_of(entry)) for entry in group]
        if len(group) < 2 or not all(phrases):
            raise CatalogueError(f"{files.SYNONYMS}: {lang}: {group}: a group needs two phrases or more, none empty")
        words += [word for entry in group for word in words_of(entry)]
        for phrase in dict.fromkeys(phrases):
            meanings[phrase] = (*meanings.get(phrase, ()), f"{MEANING}{number}")
    stop = frozenset(fold(word) for entry in raw.stop for word in words_of(entry))
    readings = {tuple(words_of(typed)): tuple(words_of(meant)) for typed, meant in raw.readings.items()}
    wants = tuple(_want(entry, lang, meanings) for entry in raw.wants)
    return Lexicon(stop, meanings, max(map(len, meanings), default=1), tuple(words), readings, wants)


def _want(
    entry: list[str], lang: str, meanings: dict[Phrase, tuple[str, ...]]
) -> tuple[tuple[Phrase, ...], tuple[str, ...]]:
    """The phrases of an entry but its last, and what the last one means."""
    *phrases, wanted = [tuple(stem(word, lang) for word in words_of(each)) for each in entry] or [()]
    if not phrases or wanted not in meanings:
        raise CatalogueError(
            f"{files.SYNONYMS}: {lang}: {entry}: a want needs phrases, and last one that is in a group"
        )
    return tuple(phrases), meanings[wanted]


def read_as_meant(words: list[str], lexis: Lexicon) -> list[str]:
    """The words, with those that have another reading beside their neighbours put as what they stand for."""
    meant: list[str] = []
    at = 0
    while at < len(words):
        runs = [tuple(words[at : at + length]) for length in range(1, 4)]
        run = next((run for run in runs if run in lexis.readings), None)
        meant += words[at : at + 1] if run is None else lexis.readings[run]
        at += 1 if run is None else len(run)
    return meant


def wanted_by(stems: list[str], lexis: Lexicon) -> Iterator[tuple[str, ...]]:
    """The marks of what a row of stems asks for beyond its words."""
    for phrases, marks in lexis.wants:
        if all(_holds(stems, phrase) for phrase in phrases):
            yield marks


def _holds(stems: list[str], phrase: Phrase) -> bool:
    return any(tuple(stems[at : at + len(phrase)]) == phrase for at in range(len(stems)))


def meanings_of(stems: list[str], lexis: Lexicon) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Where in a row of stems a meaning begins, and its marks; of several the one of the longest run counts."""
    at = 0
    while at < len(stems):
        runs = [tuple(stems[at : at + length]) for length in range(min(lexis.longest, len(stems) - at), 0, -1)]
        run = next((run for run in runs if run in lexis.meanings), None)
        if run is not None:
            yield at, lexis.meanings[run]
        at += 1 if run is None else len(run)
