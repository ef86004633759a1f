"""The games that can be played here, and the book of each: its cards as a client draws them."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import structlog
from litestar import get
from litestar.handlers import HTTPRouteHandler

from crossroads.bots import bot_names
from crossroads.coach import course_for
from crossroads.engine.content import Edition, content_of, edition_of, words_of
from crossroads.engine.definition import Definition, UnknownGame, definition, game_names
from crossroads.engine.extending import definition_with, expansion_title
from crossroads.engine.modules import expansions_of
from crossroads.engine.options import hints_of, notes_of, option_values
from crossroads.engine.packs import installed_packs
from crossroads.engine.setup import typed_names
from crossroads.engine.words import Words
from crossroads.protocol.reference import Book
from crossroads.protocol.tables import ChanceInfo, CourseInfo, GameInfo, OptionChoice, PackInfo, ValueRefused
from crossroads.server.background import read, read_now
from crossroads.server.http.routes.asked import GameId, LangAsked, NamesAsked, problems
from crossroads.server.hub.hosting import usual_clock
from crossroads.server.trouble import Trouble

log = structlog.get_logger()


@get("/api/games", responses=problems())
async def list_games(lang: LangAsked = "en") -> list[GameInfo]:
    """The games that can be played here."""
    return await read(list_info, lang)


@get("/api/games/{game:str}", responses=problems(404))
async def show_game(
    game: GameId, lang: LangAsked = "en", packs: NamesAsked = None, expansions: NamesAsked = None
) -> GameInfo:
    """A game as a table with these packs and expansions plays it, with the options that they bring."""
    return await read(game_info, game, tuple(packs or ()), tuple(expansions or ()), lang)


@get("/api/games/{game:str}/book", responses=problems(404))
async def show_book(
    game: GameId, lang: LangAsked = "en", packs: NamesAsked = None, expansions: NamesAsked = None
) -> Book:
    """All cards of a game with their names and texts, with those of these packs and expansions."""
    return await read(book, game, tuple(packs or ()), tuple(expansions or ()), lang)


def _course(game: str) -> CourseInfo | None:
    course = course_for(game)
    return None if course is None else CourseInfo(course.seats, course.seat, course.bot)


def _edition(game: str, packs: Sequence[str], expansions: Sequence[str]) -> Edition:
    known_game(game)
    try:
        edition = edition_of(game, packs, expansions)
        content_of(*edition)
    except ValueError as wrong:
        raise Trouble("unknown-pack", str(wrong)[:300], 404) from wrong
    return edition


ROUTES: list[HTTPRouteHandler] = [list_games, show_game, show_book]


def known_game(name: str) -> Definition[Any]:
    """The game of this name."""
    try:
        return definition(name)
    except UnknownGame:
        raise Trouble("unknown-game", f"There is no such game: choose one of {', '.join(game_names())}.", 404) from None


def list_info(lang: str) -> list[GameInfo]:
    """All games in a few words; one that another package brings, and that is broken, costs nobody the others."""
    found = []
    for name in game_names():
        try:
            found.append(read_now(game_info, name, (), (), lang))
        except Exception:  # whatever somebody else's package may do
            log.exception("game-not-loaded", game=name)
    return found


def game_info(game: str, named: tuple[str, ...], expansions: tuple[str, ...], lang: str) -> GameInfo:
    """A game in a few words."""
    name, packs, modules = _edition(game, named, expansions)
    made = definition_with(name, modules)
    least, most = made.seats
    content = content_of(name, packs, modules)
    values = option_values(made, content)
    brought = definition(name).choices(content)
    words = words_of(name, packs, lang, modules)
    return GameInfo(
        id=name,
        name=made.title(words_of(name, (), lang)),
        least_seats=least,
        most_seats=most,
        options=[
            msgspec.structs.replace(
                option_choice(made, field, values[field.name]),
                names=_named(words, field.name, brought.get(field.name, ())),
                refused=list(_refused(made, content, field.name, brought.get(field.name, ()), lang)),
            )
            for field in msgspec.structs.fields(made.table_options)
        ],
        bots=list(bot_names(name)),
        packs=other_packs(definition(name)),
        expansions=_expansions(name, lang),
        typed=[ChanceInfo(each, words(f"yours-{each}")) for each in typed_names(made)],
        clock=usual_clock(made),
        course=_course(name),
    )


def _named(words: Words, option: str, values: Sequence[str]) -> dict[str, str]:
    """Values that packs bring, as the packs call them: `scenario-far-harbor`."""
    found = {value: words.find(f"{option}-{value}") for value in values}
    return {value: title for value, title in found.items() if title is not None}


def _refused(
    made: Definition[Any], content: Any, option: str, values: Sequence[str], lang: str
) -> Iterator[ValueRefused]:
    """Values that packs bring and that an expansion of the table forbids."""
    for value in values:
        rule = made.forbids(content, option, value)
        if rule is not None:
            yield ValueRefused(value, rule, made.rule_text(rule, lang))


def _expansions(game: str, lang: str) -> list[PackInfo]:
    """The expansions that a table of a game can have; one whose packs are broken costs nobody the game."""
    found = []
    for each, module in expansions_of(game).items():
        try:
            words = words_of(game, (), lang, (*module.needs, each))
            found.append(PackInfo(each, expansion_title(words, each)))
        except Exception as wrong:  # whatever somebody else's package may do
            _note_broken(game, each, f"{type(wrong).__name__}: {wrong}")
    return found


@cache
def _note_broken(game: str, expansion: str, error: str) -> None:
    """Write down what is wrong with an expansion, once."""
    log.warning("expansion-not-loaded", game=game, expansion=expansion, error=error)


def book(game: str, named: tuple[str, ...], expansions: tuple[str, ...], lang: str) -> Book:
    """A game's book in a language."""
    name, packs, modules = _edition(game, named, expansions)
    made = definition_with(name, modules)
    pages = made.book(words_of(name, packs, lang, modules), content_of(name, packs, modules))
    return Book(game=name, lang=lang, cards=pages["cards"], names=pages["names"])


def other_packs(made: Definition[Any]) -> list[PackInfo]:
    """The packs that the host has installed beside the game's own and those of its expansions."""
    own = {*made.packs, *[pack for module in expansions_of(made.id).values() for pack in module.packs]}
    return [PackInfo(name, name.replace("-", " ").capitalize()) for name in installed_packs(made.id) if name not in own]


def option_choice(made: Definition[Any], field: msgspec.structs.FieldInfo, listed: list[Any]) -> OptionChoice:
    """A table option; its values are listed where they can be."""
    hint = hints_of(made.table_options)[field.name]
    notes = notes_of(hint)
    default = None if field.default is msgspec.NODEFAULT else field.default
    values = list(notes.get("values", ())) or listed
    rules = [notes["rule"]] if "rule" in notes else []
    return OptionChoice(field.name, values, default, rules, notes.get("kind", "value"))
