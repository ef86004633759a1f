"""Who sits where, and what everybody may know of a table."""

from collections.abc import Collection, Sequence

import msgspec

from crossroads.engine.dice import commitment_of
from crossroads.protocol.tables import PlayedOn, SeatInfo, TableInfo
from crossroads.server.log.outbox import Slowly
from crossroads.server.log.schema import SeatRow, TableRow


def seats_of(seats: Sequence[SeatRow], hashes: Collection[str]) -> tuple[int, ...]:
    """The seats that somebody's tokens (their hashes) hold."""
    return tuple(seat.seat for seat in seats if seat.is_held_by(hashes))


def is_at_home(table: TableRow, seats: Sequence[SeatRow], hashes: Collection[str]) -> bool:
    """Whether somebody made this table or sits there."""
    return table.host in hashes or bool(seats_of(seats, hashes))


def may_look(table: TableRow, seats: Sequence[SeatRow], hashes: Collection[str]) -> bool:
    """Whether somebody may see a table: a game without spectators shows itself to strangers only when it is over."""
    return table.spectators or table.phase != "playing" or is_at_home(table, seats, hashes)


def seat_infos(
    seats: Sequence[SeatRow], here: Collection[int], hashes: Collection[str], overdue: Collection[int] = ()
) -> list[SeatInfo]:
    """The seats as one asker sees them; `overdue`: those who keep the game waiting."""
    mine = seats_of(seats, hashes)
    return [
        SeatInfo(each.seat, each.name, each.bot, each.seat in here, each.seat in mine, each.seat in overdue, each.away)
        for each in seats
    ]


def table_info(
    table: TableRow,
    seats: Sequence[SeatRow],
    seq: int,
    here: Collection[int],
    hashes: Collection[str],
    overdue: Collection[int] = (),
    advice: Collection[int] = (),
    slowly: Slowly = (None, []),
) -> TableInfo:
    """A table as one asker sees it; the dice's secret is told once the game is over."""
    came = table.played_with.came_from
    return TableInfo(
        id=table.id,
        game=table.game,
        seats=seat_infos(seats, here, hashes, overdue),
        phase=table.phase,
        options=msgspec.json.decode(table.options),
        lang=table.lang,
        pace=table.pace,
        undo=table.undo,
        public=table.public,
        clock=table.clock,
        commitment=commitment_of(table.secret),
        secret=table.secret.hex() if table.phase == "over" else "",
        nonces=[] if table.phase == "open" else [seat.nonce for seat in seats],
        created=table.created,
        seq=seq,
        host=table.host in hashes,
        rematch=table.rematch,
        packs=list(table.played_with.packs),
        expansions=list(table.played_with.expansions),
        spectators=table.spectators,
        coached=table.played_with.coached,
        typed=list(table.played_with.typed),
        advice=sorted(advice),
        hours=table.hours,
        paused=table.paused,
        pausing=slowly[1],
        asked=None if slowly[0] is None else slowly[0].seat,
        due=0.0 if slowly[0] is None else slowly[0].due,
        played_on=None if came is None else PlayedOn(came.table, came.at, came.seat),
    )


def players(seats: Sequence[SeatRow], lang: str) -> list[str]:
    """Who sat where, in the words of a record."""
    return [f"bot:{seat.bot}" if seat.bot else f"person:{lang}" for seat in seats]
