"""The words of a table: those of its game, with the names of those who sit there."""

from typing import Protocol

from crossroads.bots import seat_names
from crossroads.engine.words import Words
from crossroads.server.log.schema import SeatRow
from crossroads.server.play.play import Play
from crossroads.server.telling.messages import words


class HasSeats(Protocol):
    """What is to be known of a table so that its players can be named."""

    play: Play | None
    seats: list[SeatRow]


class TableWords(dict[str, Words]):
    """The words of a table whose game has begun, by language; to be cleared when others sit there."""

    def __init__(self, table: HasSeats) -> None:
        self._table = table

    def __missing__(self, lang: str) -> Words:
        table = self._table
        assert table.play is not None
        bots = [seat.seat for seat in table.seats if seat.bot]
        names = seat_names([seat.name for seat in table.seats], bots, lang)
        spoken = self[lang] = words(table.play.game.setup.edition, lang).naming(names)
        return spoken
