"""The rules of a game as a book, to be read from front to back: two minutes for newcomers, then chapter by chapter."""

from functools import cache

import msgspec

from crossroads.rules.errors import CatalogueError
from crossroads.rules.files import PACKAGED, read_toml
from crossroads.rules.lookup import catalogue, check_language
from crossroads.rules.model import Rule

BOOKS = PACKAGED / "books"


class Chapter(msgspec.Struct, frozen=True):
    """A topic of the rules: its title, and its rules in the order of the catalogue."""

    id: str
    title: str
    rules: tuple[Rule, ...]


class RuleBook(msgspec.Struct, frozen=True):
    """All rules of a game or an expansion in one language; an expansion's two minutes are what it adds."""

    game: str
    title: str
    two_minutes: tuple[str, ...]
    chapters: tuple[Chapter, ...]


@cache
def rule_book(game: str, lang: str = "en") -> RuleBook:
    """The book of a game, or of an expansion that has a catalogue."""
    check_language(lang)
    whole = catalogue(game)
    rules = whole.rules[lang].values()
    chapters = [
        Chapter(topic.id, topic.titles[lang], tuple([rule for rule in rules if rule.topic == topic.id]))
        for topic in whole.topics.values()
    ]
    told = tuple([chapter for chapter in chapters if chapter.rules])
    return RuleBook(game, whole.title, _two_minutes(game, lang), told)


def _two_minutes(game: str, lang: str) -> tuple[str, ...]:
    """What a newcomer is told first, a paragraph each."""
    name = f"{game}.toml"
    if not (BOOKS / name).is_file():
        return ()
    told = read_toml(BOOKS, name).get(lang)
    if not isinstance(told, list) or not told:
        raise CatalogueError(f"books/{name}: nothing is told in `{lang}`: add a list of paragraphs")
    return tuple(map(str, told))
