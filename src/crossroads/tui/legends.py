"""The symbols of each game's board with their meanings, for whoever wants a quick reference."""

from importlib import import_module

from crossroads.tui.boards import part_of
from crossroads.tui.words import terminal_words

PREFIXES = {"shelter": "legend"}  # before the names of a game's symbols; else the game's name comes first


def legend(game: str, lang: str = "en") -> list[tuple[str, str]]:
    """Every symbol of a game with what it means; nothing of a game without a board of its own."""
    if part_of(game, "board") is None:
        return []
    symbols = import_module(f"crossroads.tui.boards.{game}.symbols")
    words, prefix = terminal_words(lang), PREFIXES.get(game, f"{game}-legend")
    return [(sign, words(f"{prefix}-{name}")) for name, sign in symbols.LEGEND.items()]
