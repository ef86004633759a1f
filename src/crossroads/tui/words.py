"""The terminal's own words: prompts, answers and the names of commands, in every language."""

from functools import cache
from pathlib import Path

from crossroads.engine.words import LANGUAGES, Words
from crossroads.rules.language import fold, words_of

FOLDER = Path(__file__).with_name("words")
COMMANDS = (
    *("why", "advice", "rules", "rule", "table", "card", "undo", "ahead", "save", "lang", "log", "options"),
    *("coach", "glossary", "help", "quit"),
)
LONGEST_QUOTE = 60


@cache
def terminal_words(lang: str) -> Words:
    """What the terminal says, in a language."""
    return Words(lang, (FOLDER,))


def spellings(message: str) -> set[str]:
    """All names that a message lists (`log, журнал`) in any language, as `typed`."""
    return {typed(name) for lang in LANGUAGES for name in terminal_words(lang)(message).split(", ")}


@cache
def commands() -> dict[str, str]:
    """Every name of every command: all languages' names work at any time."""
    return {name: command for command in COMMANDS for name in spellings(f"command-{command}")}


def typed(word: str) -> str:
    """A word as somebody types who minds neither capitals nor diacritics."""
    return fold(" ".join(words_of(word))) or word


def quoted(given: str, longest: int = LONGEST_QUOTE) -> str:
    """What somebody typed, cut to a length that a sentence can quote (Fluent takes no more than 1000 letters)."""
    return given if len(given) <= longest else given[: longest - 1] + "…"
