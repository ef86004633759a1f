"""The games that can be played here, and the book of each: its cards as a client draws them.

Handlers run on the event loop and not in threads: msgspec crashes the process if two threads build the same types at
once, and all that they answer with has been read before the first request (`library.py`).
"""

from functools import cache
from typing import Any, get_args

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect as shapes

from crossroads.bots import bot_names
from crossroads.engine.definition import Definition, UnknownGame, definition, game_names
from crossroads.engine.game import content_of, words_of
from crossroads.engine.options import hints_of, values_of
from crossroads.protocol.reference import Book
from crossroads.protocol.tables import GameInfo, OptionChoice
from crossroads.server.routes.asked import GameId, LangAsked, problems
from crossroads.server.trouble import Trouble


@get("/api/games", responses=problems(), sync_to_thread=False)
def list_games(lang: LangAsked = "en") -> list[GameInfo]:
    """The games that can be played here."""
    return [game_info(name, lang) for name in game_names()]


@get("/api/games/{game:str}/book", responses=problems(404), sync_to_thread=False)
def show_book(game: GameId, lang: LangAsked = "en") -> Book:
    """All cards of a game with their names and texts."""
    known_game(game)
    return book(game, lang)


ROUTES: list[HTTPRouteHandler] = [list_games, show_book]


def known_game(name: str) -> Definition[Any]:
    """The game of this name."""
    try:
        return definition(name)
    except UnknownGame:
        raise Trouble("unknown-game", f"There is no such game: choose one of {', '.join(game_names())}.", 404) from None


@cache
def game_info(name: str, lang: str) -> GameInfo:
    """A game in a few words."""
    made = definition(name)
    least, most = made.seats
    return GameInfo(
        id=name,
        name=made.title(words_of(name, (), lang)),
        least_seats=least,
        most_seats=most,
        options=[option_choice(made, field) for field in msgspec.structs.fields(made.table_options)],
        bots=list(bot_names(name)),
    )


@cache
def book(name: str, lang: str) -> Book:
    """A game's book in a language; made once, for its cards never change."""
    made = definition(name)
    pages = made.book(words_of(name, (), lang), content_of(name, ()))
    return Book(game=name, lang=lang, cards=pages["cards"], names=pages["names"])


def option_choice(made: Definition[Any], field: msgspec.structs.FieldInfo) -> OptionChoice:
    """A table option; its values are listed where they can be."""
    hint = hints_of(made.table_options)[field.name]
    notes = [note for note in get_args(hint)[1:] if isinstance(note, msgspec.Meta)] if _is_annotated(hint) else []
    extra = {key: value for note in notes for key, value in (note.extra or {}).items()}
    default = None if field.default is msgspec.NODEFAULT else field.default
    values = list(extra.get("values", ())) or values_of(shapes.type_info(hint))
    rules = [extra["rule"]] if "rule" in extra else []
    return OptionChoice(field.name, values, default, rules, extra.get("kind", "value"))


def _is_annotated(hint: Any) -> bool:
    return hasattr(hint, "__metadata__")
