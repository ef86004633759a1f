"""Everything that is read from files and asked for again and again: read before the first request comes."""

import gc

from crossroads import rules
from crossroads.engine.definition import game_names
from crossroads.engine.words import LANGUAGES
from crossroads.server.routes.games import book, game_info


def read_all() -> None:
    """Read all games, their books and their rules in every language, so that no player waits for it."""
    for game in game_names():
        for lang in LANGUAGES:
            game_info(game, lang)
            book(game, lang)
    for game in rules.games():
        for lang in LANGUAGES:
            rules.rules_of(game, lang)
            rules.search("a", game, lang, 1)
    gc.freeze()  # all of it stays: whoever looks for garbage, which halts every table, need not look there
