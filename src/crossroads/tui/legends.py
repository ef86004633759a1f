"""The symbols of each game's board, and its keywords, with their meanings, for whoever wants a quick reference."""

import re
from functools import cache
from importlib import import_module

from crossroads.tui.boards import part_of
from crossroads.tui.words import FOLDER, terminal_words

PREFIXES = {"shelter": "legend"}  # before the names of a game's symbols; else the game's name comes first


def legend(game: str, lang: str = "en") -> list[tuple[str, str]]:
    """Every symbol of a game with what it means; nothing of a game without a board of its own."""
    if part_of(game, "board") is None:
        return []
    symbols = import_module(f"crossroads.tui.boards.{game}.symbols")
    words, prefix = terminal_words(lang), PREFIXES.get(game, f"{game}-legend")
    return [(sign, words(f"{prefix}-{name}")) for name, sign in symbols.LEGEND.items()]


@cache
def _keyword_names(game: str) -> tuple[str, ...]:
    written = (FOLDER / "legend.en.ftl").read_text(encoding="utf-8")
    return tuple(re.findall(rf"^({re.escape(game)}-word-[a-z]+) =", written, re.MULTILINE))


def keywords(game: str, lang: str = "en") -> list[tuple[str, str]]:
    """Every keyword of a game with what it means; nothing of a game that has none."""
    words = terminal_words(lang)
    return [(words(name), words(f"{name}.means")) for name in _keyword_names(game)]
