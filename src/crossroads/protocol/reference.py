"""Over HTTP: the rules and the cards, in one language."""

from typing import Any

from crossroads.protocol.tables import Message


class TopicTold(Message, frozen=True):
    """A topic of the rules: its title and its rules in order."""

    id: str
    title: str
    rules: list[str]
    related: list[str] = []


class RuleTold(Message, frozen=True):
    """One rule in words."""

    id: str
    topic: str
    topic_title: str
    text: str
    example: str = ""
    ruling: str = ""
    related: list[str] = []  # topics


class RulesFound(Message, frozen=True):
    """What a search found, best first."""

    query: str
    rules: list[RuleTold]
    guessed: dict[str, str] = {}  # words that no rule uses, and what was looked for in their place


class ChapterTold(Message, frozen=True):
    """A chapter of the rules as a book: a topic with all its rules in words."""

    id: str
    title: str
    rules: list[RuleTold]


class RuleBookTold(Message, frozen=True):
    """The rules of a game, or of an expansion, from front to back; an expansion's two minutes are what it adds."""

    game: str
    title: str
    lang: str
    two_minutes: list[str]  # paragraphs
    chapters: list[ChapterTold]


class OpenCards(Message, frozen=True):
    """Cards that a game's book must not tell and that have come to light at a table, as they would stand in the book.

    How many there are stands in the view as `opened`, so a client knows when to ask again.
    """

    cards: dict[str, Any]


class Book(Message, frozen=True):
    """All cards of a game as a client draws them, with their names and texts; the game declares its shape."""

    game: str
    lang: str
    cards: dict[str, Any]
    names: dict[str, str]  # of letters, colours, kinds, outcomes: whatever a board labels
