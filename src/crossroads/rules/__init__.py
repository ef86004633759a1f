"""The rules reference: every rule by its id, in three languages, with search."""

from crossroads.rules.errors import (
    CatalogueError,
    NoCatalogue,
    NotTranslated,
    Unknown,
    UnknownRule,
    UnknownTopic,
)
from crossroads.rules.lookup import catalogue, games, rule, rules_of, text, topic
from crossroads.rules.model import LANGUAGES, AddedTopic, Catalogue, Rule, RuleKind, Topic
from crossroads.rules.search import FoundRule, guesses, search

__all__ = [
    "LANGUAGES",
    "AddedTopic",
    "Catalogue",
    "CatalogueError",
    "FoundRule",
    "NoCatalogue",
    "NotTranslated",
    "Rule",
    "RuleKind",
    "Topic",
    "Unknown",
    "UnknownRule",
    "UnknownTopic",
    "catalogue",
    "games",
    "guesses",
    "rule",
    "rules_of",
    "search",
    "text",
    "topic",
]
