"""The stemmed texts of one game in one language, in an SQLite full-text index held in memory.

Each question that people ask, each statement, example and ruling is a passage of its own: a short question that fits well
counts for more than the same words spread over a long text.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from threading import Lock
from typing import Literal

from crossroads.rules.language import Lexicon, fold, lexicon, meanings_of, read_as_meant, stem, words_of
from crossroads.rules.lookup import questions_of, rules_of, topic
from crossroads.rules.model import AddedTopic, Rule, Topic
from crossroads.rules.query import IndexWords

PassagePart = Literal["question", "text", "example", "ruling", "title"]
Column = Literal["words", "little"]
TOKENS = "\"unicode61 tokenchars '§'\""  # marks of meanings are tokens
RANK = "bm25(1.0, 0.4)"
"""How much a telling word counts in a passage, and a word such as `who` or `may`."""


class Index:
    """The rules of one game in one language, ready to be asked."""

    def __init__(self, game: str, lang: str, added: tuple[AddedTopic, ...] = ()) -> None:
        """Stem and store every passage of the game's rules, and of those that are added to them."""
        self.rules = [*rules_of(game, lang).values(), *[rule for each in added for rule in each.rules(game)]]
        self.topics = {rule.topic: topic(game, rule.topic) for rule in rules_of(game, lang).values()}
        self.topics |= {each.id: Topic(each.id, {lang: each.title}) for each in added}
        self.general = _general(self.rules)
        self.lexicon = lexicon(lang, game)
        self._lock = Lock()
        titles = {each: told.titles[lang] for each, told in self.topics.items()}
        passages = [
            (rule, part, read_as_meant(words_of(text), self.lexicon))
            for rule in self.rules
            for part, text in _passages(rule, lang, titles)
        ]
        self.passages: list[tuple[Rule, PassagePart]] = [(rule, part) for rule, part, _ in passages]
        self.words = _index_words(dict.fromkeys(word for _, _, words in passages for word in words), lang, self.lexicon)
        self._database = sqlite3.connect(":memory:", check_same_thread=False)
        self._database.execute(f"CREATE VIRTUAL TABLE passages USING fts5(words, little, tokenize = {TOKENS})")
        self._database.execute("INSERT INTO passages (passages, rank) VALUES ('rank', ?)", (RANK,))
        rows = [_columns(words, self.words, self.lexicon) for _, _, words in passages]
        self._database.executemany("INSERT INTO passages VALUES (?, ?)", rows)

    def find(self, column: Column, forms: tuple[str, ...]) -> dict[int, float]:
        """The places of the passages that hold one of the forms of a word, each with the weight of its best form."""
        best: dict[int, float] = {}
        with self._lock:
            for form in forms:
                ask = "SELECT rowid - 1, -rank FROM passages WHERE passages MATCH ?"
                for place, weight in self._database.execute(ask, (f'{column} : "{form}"',)):
                    best[place] = max(weight, best.get(place, 0.0))
        return best


@cache
def index(game: str, lang: str, added: tuple[AddedTopic, ...] = ()) -> Index:
    """The index of this game in this language, with what is added to its rules, built when it is first asked for."""
    return Index(game, lang, added)


def _general(rules: list[Rule]) -> dict[str, float]:
    """How general each rule is among those of its topic: 1 for the first, 0 for the last."""
    topics: dict[str, list[Rule]] = {}
    for rule in rules:
        topics.setdefault(rule.topic, []).append(rule)
    return {rule.id: 1 - place / len(each) for each in topics.values() for place, rule in enumerate(each)}


def _passages(rule: Rule, lang: str, titles: Mapping[str, str]) -> Iterator[tuple[PassagePart, str]]:
    for question in questions_of(rule.game, lang).get(rule.id, ()):
        yield "question", question
    yield "text", rule.text
    yield "example", rule.example
    yield "ruling", f"{rule.ruling} {rule.variants} {rule.when}"
    yield "title", f"{titles[rule.topic]} {rule.id.partition('.')[2]}"


def _columns(words: list[str], held: IndexWords, lexis: Lexicon) -> tuple[str, str]:
    """The stems of a passage with the marks of their meanings, and the words that say little."""
    stems = [held.spellings[fold(word)] for word in words]
    marks = [mark for _, marks in meanings_of([own[0] for own in stems], lexis) for mark in marks]
    telling = [each for word, own in zip(words, stems, strict=True) if fold(word) not in lexis.stop for each in own]
    little = [each for word, own in zip(words, stems, strict=True) if fold(word) in lexis.stop for each in own]
    return " ".join([*telling, *marks]), " ".join(little)


def _index_words(words: Iterable[str], lang: str, lexis: Lexicon) -> IndexWords:
    """Words that differ by their diacritics alone are the same word; those with more of them tell its stem best."""
    spellings: dict[str, tuple[str, ...]] = {}
    for word in sorted([*words, *lexis.words], key=_unmarked):
        stems = (*spellings.get(fold(word), ()), stem(word, lang))
        spellings[fold(word)] = tuple(dict.fromkeys(stems))
    return IndexWords(dict.fromkeys(each for stems in spellings.values() for each in stems), spellings)


def _unmarked(word: str) -> bool:
    return fold(word) == word
