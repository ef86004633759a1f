"""The stemmed texts of one game in one language, in an SQLite full-text index held in memory."""

import sqlite3
from functools import cache
from threading import Lock

from crossroads.rules.language import fold, lexicon, stem, words_of
from crossroads.rules.lookup import rules_of, topic
from crossroads.rules.model import Rule
from crossroads.rules.query import Vocabulary

RANK = "bm25(10.0, 8.0, 5.0, 2.0, 1.0)"
"""How much a word counts in an id, a title, a text, an example and a ruling."""


class Index:
    """The rules of one game in one language, ready to be asked."""

    def __init__(self, game: str, lang: str) -> None:
        """Stem and store every rule of the game."""
        self.rules = list(rules_of(game, lang).values())
        texts = [_columns(rule, lang) for rule in self.rules]
        words = dict.fromkeys(word for columns in texts for column in columns for word in column)
        self.vocabulary = _vocabulary(list(words), lang)
        self._lock = Lock()
        self._database = sqlite3.connect(":memory:", check_same_thread=False)
        self._database.execute("CREATE VIRTUAL TABLE rules USING fts5(id, title, text, example, ruling)")
        self._database.execute("INSERT INTO rules (rules, rank) VALUES ('rank', ?)", (RANK,))
        rows = [[" ".join(stem(word, lang) for word in column) for column in columns] for columns in texts]
        self._database.executemany("INSERT INTO rules VALUES (?, ?, ?, ?, ?)", rows)

    def find(self, expression: str) -> list[tuple[Rule, float]]:
        """The rules that match an FTS expression with their weight above nought, best first."""
        ask = "SELECT rowid, -rank FROM rules WHERE rules MATCH ? ORDER BY rank, rowid"
        with self._lock:
            found = self._database.execute(ask, (expression,)).fetchall()
        return [(self.rules[row - 1], weight) for row, weight in found]


@cache
def index(game: str, lang: str) -> Index:
    """The index of this game in this language, built when it is first asked for."""
    return Index(game, lang)


def _columns(rule: Rule, lang: str) -> list[list[str]]:
    title = topic(rule.game, rule.topic).titles[lang]
    ruling = f"{rule.ruling} {rule.variants} {rule.when}"
    return [words_of(part) for part in (rule.id, title, rule.text, rule.example, ruling)]


def _vocabulary(words: list[str], lang: str) -> Vocabulary:
    spellings: dict[str, tuple[str, ...]] = {}
    for word in [*words, *lexicon(lang).words]:
        stems = (*spellings.get(fold(word), ()), stem(word, lang))
        spellings[fold(word)] = tuple(dict.fromkeys(stems))
    return Vocabulary(dict.fromkeys(stem(word, lang) for word in words), spellings)
