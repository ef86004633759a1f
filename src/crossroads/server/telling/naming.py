"""The words of a table: those of its game, with the names of those who sit there."""

from functools import lru_cache
from typing import Protocol

from crossroads.bots import seat_names
from crossroads.engine.content import Edition
from crossroads.engine.words import Words
from crossroads.server.log.schema import SeatRow
from crossroads.server.play.play import Play
from crossroads.server.telling.messages import words

TABLES = 1024  # whose words are kept


class HasSeats(Protocol):
    """What is to be known of a table so that its players can be named."""

    play: Play | None
    seats: list[SeatRow]


def words_at(table: HasSeats, lang: str) -> Words:
    """The words of a table whose game has begun, in a language."""
    assert table.play is not None
    given = tuple([seat.name for seat in table.seats])
    bots = tuple([seat.seat for seat in table.seats if seat.bot])
    return _words(table.play.game.setup.edition, lang, given, bots)


@lru_cache(maxsize=TABLES)
def _words(edition: Edition, lang: str, given: tuple[str, ...], bots: tuple[int, ...]) -> Words:
    return words(edition, lang).naming(seat_names(given, bots, lang))
