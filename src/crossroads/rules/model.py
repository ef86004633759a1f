"""What a catalogue is made of: topics, and rules in three languages."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

RuleKind = Literal["definition", "limit", "may", "must", "scoring", "setup", "tie-break", "timing"]

LANGUAGES = ("en", "ru", "pl")
TRANSLATED = ("text", "example", "ruling", "when", "variants")
"""The fields of a rule that are words; the others are the same in every language."""


class Topic(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of a game's rules, with its title in every language and the topics a reader may want next."""

    id: str
    titles: dict[str, str] = field(name="title")
    related: tuple[str, ...] = ()


class Rule(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One testable statement, in one language; what a rule does not have is an empty string."""

    id: str
    game: str
    topic: str
    kind: RuleKind
    text: str
    example: str = ""
    ruling: str = ""
    when: str = ""
    variants: str = ""
    sources: tuple[str, ...]


class AddedTopic(Struct, frozen=True):
    """Rules that no catalogue has, in one language: what some tables add to those of their game."""

    id: str
    title: str
    texts: tuple[tuple[str, str], ...]  # ids with sentences

    def rules(self, game: str) -> tuple[Rule, ...]:
        """Its rules as those of a game; their sentences are all there is of them."""
        return tuple(
            [
                Rule(id=rule, game=game, topic=self.id, kind="definition", text=text, sources=())
                for rule, text in self.texts
            ]
        )


class Catalogue(Struct, frozen=True):
    """All rules of one game: topics by id, and for each language the rules by id, in the order of the file."""

    game: str
    title: str
    players: tuple[int, int]
    sources: tuple[str, ...]
    topics: Mapping[str, Topic]
    rules: Mapping[str, Mapping[str, Rule]]
