"""The catalogues that come with the package, each file read once, when it is first asked for."""

from functools import cache

import msgspec

from crossroads.rules import files
from crossroads.rules.errors import NoCatalogue, NotTranslated, UnknownRule, UnknownTopic
from crossroads.rules.model import LANGUAGES, Catalogue, Rule, Topic


@cache
def games() -> tuple[str, ...]:
    """The ids of the games whose rules are known, in alphabetical order."""
    return files.find_games(files.PACKAGED)


@cache
def catalogue(game: str) -> Catalogue:
    """All rules of a game in every language; a fault in a file is a `CatalogueError`."""
    return msgspec.structs.replace(_english(game), rules={lang: rules_of(game, lang) for lang in LANGUAGES})


@cache
def rules_of(game: str, lang: str = "en") -> dict[str, Rule]:
    """The game's rules in one language by id, in the order of the catalogue; reads that language's file alone."""
    english = _english(game)
    check_language(lang)
    if lang == "en":
        return dict(english.rules["en"])
    return files.read_language(files.PACKAGED, english, lang)


@cache
def questions_of(game: str, lang: str = "en") -> dict[str, tuple[str, ...]]:
    """What people ask when a rule is the answer, by its id; for the search alone."""
    check_language(lang)
    return files.read_questions(files.PACKAGED, _english(game), lang)


def rule(rule_id: str, lang: str = "en") -> Rule:
    """The rule of this id, in this language."""
    game = rule_id.partition(".")[0]
    if game not in games():
        known = [known for each in games() for known in rules_of(each)]
        raise UnknownRule(rule_id, known, f"an id is game.topic.name, the game one of {', '.join(games())}")
    found = rules_of(game, lang).get(rule_id)
    if found is None:
        raise UnknownRule(rule_id, rules_of(game), f"`crossroads rules list --game {game}` lists them all")
    return found


def text(rule_id: str, lang: str = "en") -> str:
    """The rule in one sentence, as a refusal quotes it."""
    return rule(rule_id, lang).text


def topic(game: str, topic_id: str) -> Topic:
    """The topic of this id, of this game."""
    topics = _english(game).topics
    if topic_id not in topics:
        raise UnknownTopic(topic_id, topics, f"`crossroads rules list --game {game}` lists them all")
    return topics[topic_id]


def check_language(lang: str) -> None:
    """Refuse a language in which the reference is not written."""
    if lang not in LANGUAGES:
        raise NotTranslated(lang, LANGUAGES, f"choose one of {', '.join(LANGUAGES)}")


@cache
def _english(game: str) -> Catalogue:
    if game not in games():
        raise NoCatalogue(game, games(), f"choose one of {', '.join(games())}")
    return files.read_english(files.PACKAGED, game)
