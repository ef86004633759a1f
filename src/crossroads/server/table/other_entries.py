"""Entries of a log that are neither a choice nor an undo, as a table takes them over that is in memory."""

import msgspec

from crossroads.server.log.schema import EntryRow, Resumed
from crossroads.server.play.starts import Pinned
from crossroads.server.table.table import Table


async def take_over(table: Table, entry: EntryRow, pinned: Pinned) -> bool:
    """Take over such an entry, with the lock held; whether what comes after it can be followed one by one.

    `pinned`: the rules and packs that the game is played with here.
    """
    if entry.kind == "reissued":
        await _note_reissue(table, entry)
        return True
    resumed = msgspec.json.decode(entry.option, type=Resumed)
    if Pinned(resumed.rules, resumed.packs) == pinned:
        await table.reload()
    else:  # another process goes on with the game under other rules: with ours it can be played here no more
        table.log.error("other-rules-elsewhere", seq=entry.seq)
        table.house.left.add(table.id)
        table.give_up()
    return False


async def _note_reissue(table: Table, entry: EntryRow) -> None:
    """The host has made a new way in for somebody: the game stands as it stood, and all read of it."""
    assert table.play is not None
    table.play.reissue(entry.seat, entry.seq)
    table.absence.stand(entry.seq)
    table.consents = []
    await table.tell_anew(table.guests)
