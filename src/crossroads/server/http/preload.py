"""Everything that a server reads when somebody asks for it, read at once: for tests, which start hundreds of servers."""

from crossroads import rules
from crossroads.engine.words import LANGUAGES
from crossroads.server.background import read_now, read_words
from crossroads.server.http.routes.games import book, list_info
from crossroads.server.http.routes.rules import shelf


def read_all() -> None:
    """Read all games, their books and their rules in every language, so that nobody waits for it."""
    for lang in LANGUAGES:
        for each in read_now(list_info, lang):
            read_now(read_words, each.id, (), (), lang)
            read_now(book, each.id, (), (), lang)
        for game in rules.games():
            read_now(shelf, game, lang)
