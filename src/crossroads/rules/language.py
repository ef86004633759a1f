"""Words as a reader types them, brought to the stems under which the index knows them."""

import re
import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Protocol

import msgspec

from crossroads.rules import files
from crossroads.rules.errors import CatalogueError

Phrase = tuple[str, ...]
"""One word or several in a row, as stems."""

_WORD = re.compile(r"[^\W_]+")
_INITIALS = re.compile(r"\b(?:[^\W\d_]\.){2,}(?:[^\W\d_]\b)?")
_YE_FOR_YO = str.maketrans("ё", "е")
_UNMARKED = str.maketrans({"ł": "l"})  # the one Polish letter that does not decompose


class Stemmer(Protocol):
    """What we ask of a snowball stemmer."""

    def stemWord(self, word: str, /) -> str: ...  # noqa: N802  the package's name


class _Vocabulary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stop: list[str]
    groups: list[list[str]]


class Lexicon(msgspec.Struct, frozen=True):
    """What a language adds to its stems: words that say nothing, and phrases that mean the same."""

    stop: frozenset[str]
    """Folded words, as typed."""
    alike: dict[Phrase, tuple[Phrase, ...]]
    """For each phrase all that mean the same, itself included."""
    longest: int
    words: tuple[str, ...]
    """Every word of the groups, as written there."""


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
def lexicon(lang: str) -> Lexicon:
    """The stop words and synonyms of a language, from the packaged file."""
    return read_lexicon(files.PACKAGED, lang)


def read_lexicon(folder: files.Folder, lang: str) -> Lexicon:
    """The stop words and synonyms of a language; a fault in the file is a `CatalogueError`."""
    try:
        raw = msgspec.convert(files.read_toml(folder, files.SYNONYMS).get(lang), _Vocabulary)
    except msgspec.ValidationError as error:
        raise CatalogueError(f"{files.SYNONYMS}: {lang}: {error}") from error
    alike: dict[Phrase, tuple[Phrase, ...]] = {}
    words: list[str] = []
    for group in raw.groups:
        phrases = [tuple(stem(word, lang) for word in words_of(entry)) for entry in group]
        if len(group) < 2 or not all(phrases):
            raise CatalogueError(f"{files.SYNONYMS}: {lang}: {group}: a group needs two phrases or more, none empty")
        words += [word for entry in group for word in words_of(entry)]
        for phrase in phrases:
            alike[phrase] = tuple(dict.fromkeys([phrase, *alike.get(phrase, ()), *phrases]))
    stop = frozenset(fold(word) for entry in raw.stop for word in words_of(entry))
    return Lexicon(stop, alike, max(map(len, alike), default=1), tuple(words))
