"""A reader's words turned into what the index can be asked."""

from collections.abc import Container, Mapping

from msgspec import Struct

from crossroads.rules.language import Lexicon, fold, meanings_of, read_as_meant, stem, wanted_by, words_of

LONGEST_QUESTION = 2000
MOST_WORDS = 32
LONGEST_WORD = 40
_SHORTEST_BEGUN = 4  # from this length on an unfinished word is completed
_SHORTEST_GUESS = 5  # and from this a slip of the hand is forgiven: most shorter words are one slip from another
_SHORTEST_OF_TWO = 10  # from this length on two slips of the hand are forgiven, below it one
_LONGEST_ENDING = 3


class IndexWords(Struct, frozen=True):
    """The stems an index holds, and those of each word as typed without diacritics."""

    stems: Mapping[str, None]
    spellings: Mapping[str, tuple[str, ...]]

    def of(self, word: str, lang: str) -> tuple[str, ...]:
        """The stems that a word as typed may stand for, the likeliest first; none if the index does not know it."""
        own = stem(word, lang)
        return self.spellings.get(fold(word)) or ((own,) if own in self.stems else ())


class Query(Struct, frozen=True):
    """What is looked for: for each telling word all that it may be found as, and the words that say little."""

    telling: tuple[tuple[str, ...], ...]
    little: tuple[str, ...]
    guessed: Mapping[str, str]  # words that the index does not hold, and what was taken for each

    @property
    def sought(self) -> tuple[str, ...]:
        """Every stem and meaning that counts as found."""
        return tuple(dict.fromkeys(form for forms in self.telling for form in forms))


def parse(words: str, lang: str, held: IndexWords, lexis: Lexicon, right: Container[str] = ()) -> Query:
    """The query for these words: meanings added, unknown words guessed, but no other word for one that is spelt right."""
    typed = read_as_meant(words_of(words[:LONGEST_QUESTION])[:MOST_WORDS], lexis)
    asked = [word[:LONGEST_WORD] for word in typed]
    stems, guessed = _stems(asked, lang, held, lexis, right)
    telling: list[tuple[str, ...]] = []
    little: list[str] = []
    meanings = dict(meanings_of([own[0] for own in stems], lexis))
    for place, (word, own) in enumerate(zip(asked, stems, strict=True)):
        says_little = fold(word) in lexis.stop
        little += own if says_little else ()
        telling.append((*(() if says_little else own), *meanings.get(place, ())))
    telling += wanted_by([own[0] for own in stems], lexis)
    return Query(tuple(dict.fromkeys(filter(None, telling))), tuple(dict.fromkeys(little)), guessed)


def _stems(
    asked: list[str], lang: str, held: IndexWords, lexis: Lexicon, right: Container[str]
) -> tuple[list[tuple[str, ...]], dict[str, str]]:
    """The stems that each word may stand for, the likeliest first; and what was taken for the unknown ones."""
    stems: list[tuple[str, ...]] = []
    guessed: dict[str, str] = {}
    for word in asked:
        own = stem(word, lang)
        known = held.of(word, lang)
        if not known and fold(word) not in lexis.stop:
            guesses = [
                each for each in _guesses(fold(word), own, held) if word not in right or _is_form(fold(word), each)
            ]
            guessed |= {word: guesses[0]} if guesses else {}
            known = tuple(dict.fromkeys([each for guess in guesses for each in held.spellings[guess]]))
        stems.append(known or (own,))
    return stems, guessed


def _guesses(word: str, own: str, held: IndexWords) -> list[str]:
    """The words that an unfinished word begins, or else those that a slip of the hand may have made it of."""
    if len(word) < _SHORTEST_BEGUN or word.isdigit():
        return []
    # Few people mistype the first letter, and the others are a tenth of the work.
    near = [known for known in held.spellings if known[0] == word[0]]
    begun = [known for known in near if known.startswith(word)]
    if not begun and len(own) >= _SHORTEST_GUESS:
        begun = [known for known in near if known.startswith(own)]
    if begun or len(word) < _SHORTEST_GUESS:
        return sorted(begun, key=len)
    slips = 2 if len(word) >= _SHORTEST_OF_TWO else 1
    return [known for known in near if _is_near(word, known, slips)]


def _is_form(word: str, other: str) -> bool:
    """Whether the two differ in their endings alone, as forms of one word do that stemming keeps apart."""
    shared = max(_SHORTEST_GUESS, len(word) - _LONGEST_ENDING)
    return len(word) >= shared and other.startswith(word[:shared])


def _is_near(one: str, other: str, slips: int) -> bool:
    """Whether so many letters left out, put in, exchanged or changed places make one word of the other."""
    if abs(len(one) - len(other)) > slips:
        return False
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, 1):
        last, before, row = before, row, [at]
        for place, there in enumerate(other, 1):
            steps = min(before[place] + 1, row[-1] + 1, before[place - 1] + (letter != there))
            if at > 1 and place > 1 and letter == other[place - 2] and one[at - 2] == there:
                steps = min(steps, last[place - 2] + 1)
            row.append(steps)
        if min(row) > slips:
            return False
    return row[-1] <= slips
