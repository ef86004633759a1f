"""The symbols and keywords of each game and expansion, with their meanings, for whoever wants a quick reference.

The words of a game are in `tui/words/legend-<game>.*.ftl`; an expansion has its own, `glossary.*.ftl` in its folder, and
its symbols, if the board draws some, in `<game>/symbols_<expansion>.py`. Nothing here knows the name of any.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from crossroads.engine.installed import game_names
from crossroads.engine.modules import Module, expansions_of
from crossroads.engine.words import Words
from crossroads.tui.boards import part_of
from crossroads.tui.session import Session
from crossroads.tui.words import FOLDER, terminal_words

PREFIXES = {"shelter": "legend"}  # before the names of a game's symbols; else the game's name comes first
Explained = list[tuple[str, str]]
"""Symbols or keywords, each with what it means."""


@dataclass(frozen=True)
class _OwnWords:
    """The words that an expansion brings for what it adds."""

    folder: Path

    def words_in(self, lang: str) -> list[str]:
        path = self.folder / f"glossary.{lang}.ftl"
        return [path.read_text(encoding="utf-8")] if path.exists() else []


@cache
def _expansion(name: str) -> Module | None:
    """The expansion of this name, of whichever game."""
    return next((found for game in game_names() if (found := expansions_of(game).get(name)) is not None), None)


@cache
def _own_words(name: str) -> _OwnWords | None:
    """The words of an expansion; none for a game."""
    module = _expansion(name)
    spec = find_spec(module.package) if module is not None else None
    return _OwnWords(Path(spec.origin).parent) if spec is not None and spec.origin is not None else None


@cache
def _words(name: str, lang: str) -> Words:
    own = _own_words(name)
    return terminal_words(lang) if own is None else Words(lang, (own,))


@cache
def _signs(name: str) -> dict[str, str]:
    """What a game or an expansion draws in the terminal: the name of each symbol, and its sign."""
    module = _expansion(name)
    if module is None:
        symbols = part_of(name, "symbols") if part_of(name, "board") is not None else None
    else:
        symbols = part_of(module.game, f"symbols_{name.replace('-', '_')}")
    return {} if symbols is None else symbols.LEGEND


@cache
def _keyword_names(name: str) -> tuple[str, ...]:
    own, told = _own_words(name), FOLDER / f"legend-{name}.en.ftl"
    texts = own.words_in("en") if own is not None else [told.read_text(encoding="utf-8")] if told.exists() else []
    return tuple(re.findall(rf"^({re.escape(name)}-word-[a-z-]+) =", "\n".join(texts), re.MULTILINE))


def legend(name: str, lang: str = "en") -> Explained:
    """Every symbol of a game or an expansion with what it means; nothing of one without a board of its own."""
    words, prefix = _words(name, lang), PREFIXES.get(name, f"{name}-legend")
    return [(sign, words(f"{prefix}-{symbol}")) for symbol, sign in _signs(name).items()]


def keywords(name: str, lang: str = "en") -> Explained:
    """Every keyword of a game or an expansion with what it means; nothing of one that has none."""
    words = _words(name, lang)
    return [(words(word), words(f"{word}.means")) for word in _keyword_names(name)]


def table_legend(session: Session) -> Explained:
    """The symbols of a table, those of its expansions included."""
    return [each for name in _played(session) for each in legend(name, session.lang)]


def table_keywords(session: Session) -> Explained:
    """The keywords of a table; what an expansion says of a word takes the place of what the game says of it."""
    found: dict[str, tuple[str, str]] = {}
    for name in _played(session):
        for word, told in zip(_keyword_names(name), keywords(name, session.lang), strict=True):
            found[word.removeprefix(name)] = told
    return list(found.values())


def _played(session: Session) -> Iterable[str]:
    """The game, and the expansions that it is played with."""
    return (session.game.setup.game, *[module.id for module in session.game.definition.expansions])
