"""Full-text search over the reference: word forms, synonyms and missing diacritics, in every language."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from crossroads.rules.index import Index, PassagePart, index
from crossroads.rules.language import stem, words_of
from crossroads.rules.lookup import check_language, games, topic
from crossroads.rules.model import AddedTopic, Rule
from crossroads.rules.query import Query, parse

SNIPPET = 160
WEIGHTS: dict[PassagePart, float] = {"question": 1.0, "text": 0.6, "example": 0.3, "ruling": 0.15, "title": 0.5}
"""How much the best passage of each part counts."""
SECOND = 0.25  # how much the second best question counts
GENERAL = 0.1  # so much more counts the first rule of a topic than its last: exceptions come after what they except
COVERED = 0.6  # how much of a score depends on the words of the question that the rule speaks of
NEAR = 1.3  # what concerns the present moment counts so much more
NEAR_TOPIC = 1.1
_WORD = re.compile(r"[^\W_]+")


class FoundRule(Struct, frozen=True):
    """A rule that was found, in the language of the search, with what a reader needs to judge it."""

    rule: Rule
    topic: str
    score: float
    related: tuple[str, ...]
    snippet: str


def search(
    words: str,
    game: str | None = None,
    lang: str = "en",
    limit: int = 10,
    near: Sequence[str] = (),
    added: tuple[AddedTopic, ...] = (),
) -> list[FoundRule]:
    """The rules that these words find, best first.

    Args:
        words: whatever a reader types; nothing in it is syntax.
        game: one game's rules, or every game's.
        lang: the language of the words and of the rules found.
        limit: at most so many.
        near: rules that matter at the table right now; they and their neighbours come a little earlier.
        added: what the table adds to the rules of the one game.
    """
    check_language(lang)
    if not words.strip():
        raise ValueError("nothing to search for: give a word or more")
    if limit < 1:
        raise ValueError(f"limit {limit} leaves no room for a hit: give 1 or more")
    queries = _queries(words, game, lang, added)
    found = [each for shelf, query in queries for each in _search_one(words, shelf, lang, query, near)]
    best = sorted(found, key=lambda each: -each[1])[:limit]  # a stable sort: equal scores stay in catalogue order
    return [_hit(rule, score, shelf, query.sought, lang) for rule, score, shelf, query in best]


def guesses(
    words: str, game: str | None = None, lang: str = "en", added: tuple[AddedTopic, ...] = ()
) -> dict[str, str]:
    """What is looked for in the place of words that no rule uses, by what was typed."""
    check_language(lang)
    return {word: guess for _, query in _queries(words, game, lang, added) for word, guess in query.guessed.items()}


def _queries(words: str, game: str | None, lang: str, added: tuple[AddedTopic, ...]) -> list[tuple[Index, Query]]:
    """Of each game, what is looked for. What any game's rules use is a word of the language: no other is guessed for it."""
    shelves = [index(name, lang) for name in games()] if game is None else [index(game, lang, added)]
    queries = [parse(words, lang, shelf.words, shelf.lexicon) for shelf in shelves]
    guessed = {word for query in queries for word in query.guessed}
    right = {word for word in guessed if any(index(name, lang).words.of(word, lang) for name in games())}
    return [
        (shelf, parse(words, lang, shelf.words, shelf.lexicon, right) if right & query.guessed.keys() else query)
        for shelf, query in zip(shelves, queries, strict=True)
    ]


def _search_one(
    words: str, shelf: Index, lang: str, query: Query, near: Sequence[str]
) -> Iterator[tuple[Rule, float, Index, Query]]:
    scores = _scores(shelf, query)
    highest = max(scores.values(), default=0.0)
    topics = {rule.topic for rule in shelf.rules if rule.id in near}
    named = _topic_named(words, shelf, lang)
    for place, rule in enumerate(shelf.rules):
        score = scores.get(rule.id, 0.0) * (NEAR if rule.id in near else NEAR_TOPIC if rule.topic in topics else 1.0)
        if rule.topic == named:
            score = highest * (2.0 + 1.0 / (1 + place))
        if score > 0:
            yield rule, score, shelf, query


def _scores(shelf: Index, query: Query) -> dict[str, float]:
    """By rule, what its best passage of each part comes to, less where words of the question are nowhere in the rule."""
    telling = [shelf.find("words", forms) for forms in query.telling]
    little = [shelf.find("little", (form,)) for form in query.little]
    weights: dict[int, float] = defaultdict(float)
    for found in (*telling, *little):
        for place, weight in found.items():
            weights[place] += weight
    parts: dict[str, dict[PassagePart, list[float]]] = defaultdict(lambda: defaultdict(list))
    for place, weight in weights.items():
        rule, part = shelf.passages[place]
        parts[rule.id][part].append(weight)
    covered = _covered(shelf, telling)
    return {
        rule: _sum(found) * (1 + GENERAL * shelf.general[rule]) * (1 - COVERED + COVERED * covered(rule))
        for rule, found in parts.items()
    }


def _sum(parts: Mapping[PassagePart, list[float]]) -> float:
    """What the best passages of a rule come to; a second question that fits confirms the first."""
    best = sum([WEIGHTS[part] * max(found) for part, found in parts.items()])
    return best + SECOND * sum(sorted(parts.get("question", ()), reverse=True)[1:2])


def _covered(shelf: Index, telling: list[dict[int, float]]) -> Callable[[str], float]:
    """How much of the question a rule speaks of: the share of its telling words, the rare ones counting most."""
    shares: dict[str, float] = defaultdict(float)
    most = 0.0
    for found in filter(None, telling):
        weight = max(found.values())
        most += weight
        for rule in dict.fromkeys([shelf.passages[place][0].id for place in found]):
            shares[rule] += weight
    return lambda rule: shares[rule] / most if most else 1.0


def _topic_named(words: str, shelf: Index, lang: str) -> str | None:
    """Whoever types the name of a topic and no more wants that topic from its beginning, whatever words its rules use."""
    sought = _stems(words, lang)
    titles = {each: told.titles[lang] for each, told in shelf.topics.items()}
    return next((each for each, title in titles.items() if sought and sought == _stems(title, lang)), None)


def _stems(text: str, lang: str) -> frozenset[str]:
    return frozenset(stem(word, lang) for word in words_of(text))


def _hit(rule: Rule, score: float, shelf: Index, stems: tuple[str, ...], lang: str) -> FoundRule:
    chapter = shelf.topics[rule.topic]
    related = tuple(topic(rule.game, each).titles[lang] for each in chapter.related)
    return FoundRule(rule, chapter.titles[lang], round(score, 6), related, _snippet(rule, stems, lang))


def _snippet(rule: Rule, stems: tuple[str, ...], lang: str) -> str:
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
