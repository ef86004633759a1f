"""The rules reference: every rule by its id, in three languages, with search."""

from crossroads.rules.errors import (
    CatalogueError,
    Unknown,
    UnknownGame,
    UnknownLanguage,
    UnknownRule,
    UnknownTopic,
)
from crossroads.rules.lookup import catalogue, games, rule, rules_of, text, topic
from crossroads.rules.model import LANGUAGES, Catalogue, Kind, Rule, Topic
from crossroads.rules.search import Hit, search

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "CatalogueError",
    "Hit",
    "Kind",
    "Rule",
    "Topic",
    "Unknown",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownRule",
    "UnknownTopic",
    "catalogue",
    "games",
    "rule",
    "rules_of",
    "search",
    "text",
    "topic",
]
