"""Full-text search over the reference: word forms, synonyms and missing diacritics, in every language."""

import re

from msgspec import Struct

from crossroads.rules.index import Index, index
from crossroads.rules.language import stem, words_of
from crossroads.rules.lookup import check_language, games, topic
from crossroads.rules.model import Rule
from crossroads.rules.query import parse

SNIPPET = 160
_WORD = re.compile(r"[^\W_]+")


class Hit(Struct, frozen=True):
    """A rule that was found, in the language of the search, with what a reader needs to judge it."""

    rule: Rule
    topic: str
    score: float
    related: tuple[str, ...]
    snippet: str


def search(words: str, game: str | None = None, lang: str = "en", limit: int = 10) -> list[Hit]:
    """The rules that these words find, best first: all words together (a score of 1 or more) before some of them.

    Args:
        words: whatever a reader types; nothing in it is syntax.
        game: one game's rules, or every game's.
        lang: the language of the words and of the rules found.
        limit: at most so many.
    """
    check_language(lang)
    if not words.strip():
        raise ValueError("nothing to search for: give a word or more")
    if limit < 1:
        raise ValueError(f"limit {limit} leaves no room for a hit: give 1 or more")
    hits = [hit for each in (games() if game is None else (game,)) for hit in _search_one(words, each, lang, limit)]
    return sorted(hits, key=lambda hit: -hit.score)[:limit]  # a stable sort: equal scores stay in catalogue order


def _search_one(words: str, game: str, lang: str, limit: int) -> list[Hit]:
    shelf = index(game, lang)
    query = parse(words, lang, shelf.vocabulary)
    scores: dict[str, float] = {}
    found: dict[str, Rule] = {}
    for base, expression in ((1.0, query.all_words), (0.0, query.any_word)):
        if expression is None or len(found) >= limit:
            continue
        for rule, weight in shelf.find(expression):
            scores.setdefault(rule.id, base + weight / (1 + weight))
            found.setdefault(rule.id, rule)
    for place, rule in enumerate(_in_topics_named(shelf, query.all_words)):
        scores[rule.id] = 2.0 + 1.0 / (1 + place)
        found[rule.id] = rule
    best = sorted(found.values(), key=lambda rule: -scores[rule.id])[:limit]
    return [_hit(rule, scores[rule.id], query.sought, lang) for rule in best]


def _in_topics_named(shelf: Index, expression: str | None) -> list[Rule]:
    """Whoever types the name of a topic wants that topic from its beginning, whatever words its rules use."""
    if expression is None:
        return []
    named = [rule.id for rule, _ in shelf.find(f"title : ({expression})")]
    return [rule for rule in shelf.rules if rule.id in named]


def _hit(rule: Rule, score: float, stems: frozenset[str], lang: str) -> Hit:
    chapter = topic(rule.game, rule.topic)
    related = tuple(topic(rule.game, each).titles[lang] for each in chapter.related)
    return Hit(rule, chapter.titles[lang], round(score, 6), related, _snippet(rule, stems, lang))


def _snippet(rule: Rule, stems: frozenset[str], lang: str) -> str:
    """The first part of the rule that holds a found word, cut around it; the text if only id or title do."""
    for part in (rule.text, rule.example, rule.ruling, rule.variants, rule.when):
        for word in _WORD.finditer(part):
            if any(stem(form, lang) in stems for form in words_of(word[0])):
                return _cut(part, word.start())
    return _cut(rule.text, 0)


def _cut(part: str, at: int) -> str:
    """At most `SNIPPET` letters of a text round a place in it, from word to word."""
    if len(part) <= SNIPPET:
        return part
    start = max(0, min(at - SNIPPET // 3, len(part) - SNIPPET))
    kept = part[start : start + SNIPPET]
    if start:
        kept = "…" + kept.partition(" ")[2]
    if start + SNIPPET < len(part):
        kept = kept.rpartition(" ")[0] + "…"
    return kept
