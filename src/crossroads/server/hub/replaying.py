"""Every game of a database played again from its log: for whoever wants to know that a backup is good."""

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

import msgspec

from crossroads.server.log.reading import Reader
from crossroads.server.log.retention import Housekeeping, TableSummary
from crossroads.server.log.schema import EntryRow, SeatRow, TableRow, draws_of
from crossroads.server.play.folding import CannotGoOn, Folding, read_log
from crossroads.server.play.play import Play, setup_of
from crossroads.server.play.starts import pinned


class Replayed(msgspec.Struct, frozen=True):
    """How a table came through: `wrong` says what does not fit, `note` what is worth knowing and no harm."""

    table: TableSummary
    wrong: str = ""
    note: str = ""


async def replay_all(kept: Housekeeping) -> AsyncIterator[Replayed]:
    """Play every table again, the oldest first."""
    for summary in await kept.summaries():
        table, seats = await kept.table(summary.id)
        yield await _replay(kept, summary, table, seats)


async def _replay(kept: Reader, summary: TableSummary, table: TableRow, seats: Sequence[SeatRow]) -> Replayed:
    if table.phase == "open":
        return Replayed(summary, note="its game has not begun")
    try:
        again = await play_again(kept, table, seats, await kept.entries(table.id))
    except (
        ValueError,
        LookupError,
    ) as wrong:  # a game, a pack or an expansion is not installed here; or its log is damaged
        return Replayed(summary, wrong=str(wrong) or repr(wrong))
    if again.is_damaged:
        return Replayed(summary, wrong="its choices do not lead to the dice that were kept with them")
    if table.phase == "over" and not again.play.over:
        return Replayed(summary, wrong="its game is not over, and its table says that it is")
    return Replayed(
        summary, note="" if again.is_plain else "played under other rules: it goes on from its last kept state"
    )


class PlayedAgain(NamedTuple):
    """A game as its log makes it."""

    play: Play
    is_plain: bool  # every choice was made again, from the first on
    is_damaged: bool  # these are its rules, and yet it does not come out as it was played


async def play_again(
    kept: Reader, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow]
) -> PlayedAgain:
    """Play the game of a table; `CannotGoOn` if these rules cannot."""
    setup, told = setup_of(table, list(seats)), read_log(entries)
    folding = Folding(setup, draws_of(table.opening), told, await kept.states(table.id), pinned(setup))
    folded = await folding.plain() if folding.is_plain else None
    play = (folded or await folding.whole()).play
    if play.made < len(told.live):
        raise CannotGoOn("its last choices do not fit these rules")
    return PlayedAgain(play, folded is not None, folding.is_plain and folded is None)
