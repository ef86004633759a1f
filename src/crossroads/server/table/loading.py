"""The game of a table from its log, pinned to the rules and packs that it is made with."""

import time
from collections.abc import Sequence
from typing import Any

import structlog
from msgspec import json
from msgspec.structs import replace

from crossroads.engine.game import Game
from crossroads.engine.setup import Setup
from crossroads.server.log.schema import EntryRow, Resumed, SeatRow, TableRow, draws_of, written
from crossroads.server.log.store import Store
from crossroads.server.log.writer import Taken
from crossroads.server.play.folding import CannotGoOn, Folded, Folding, Log, read_log
from crossroads.server.play.play import Play, setup_of
from crossroads.server.play.starts import Pinned, kept, last_beat, pinned
from crossroads.server.trouble import Trouble

NOBODY = -1

log = structlog.get_logger()


def other_rules(table: TableRow) -> Trouble:
    """A game that the rules which are here can neither go on with nor tell."""
    remedy = "it cannot be told any more" if table.phase == "over" else "go on with the version that it was played with"
    return Trouble("other-rules", f"This game was played under other rules: {remedy}.", 409)


async def load(store: Store, table: TableRow, seats: Sequence[SeatRow]) -> tuple[Play, TableRow]:
    """The game of a table, and the table with its pins; all of it is durable."""
    setup = setup_of(table, seats)
    now = pinned(setup)
    while True:
        try:
            told = read_log(await store.entries(table.id))
            if not table.rules:
                return await _pin(store, table, setup, told, now)
            return await _go_on(store, table, setup, told, now), table
        except Taken:  # another process was quicker
            table, _ = await store.table(table.id)
        except CannotGoOn as stuck:
            log.error("cannot-go-on", table=table.id, reason=str(stuck))
            raise other_rules(table) from stuck


async def _pin(store: Store, table: TableRow, setup: Setup, told: Log, now: Pinned) -> tuple[Play, TableRow]:
    """A game that begins, or one of an older program, which counts as played under the present rules."""
    game: Game[Any] = Game(setup)
    first = kept(table.id, 0, last_beat(game)[1], now)
    folded = await Folding(setup, (), told, [first], now).whole()
    play = folded.play
    _check_end(table, play)
    table = replace(table, rules=now.rules, packs=now.packs, opening=written(game.opening))
    at, state = last_beat(play.game)
    seqs = [moment.seq for moment in play.moments]
    drawn = {seq: written(draws) for seq, (_, _, draws) in zip(seqs[1:], play.game.choices(), strict=True)}
    unknown = {entry.seq: drawn[entry.seq] for entry in told.live[: play.made] if entry.draws is None}
    await store.pin(table, [first, kept(table.id, seqs[at], state, now)], unknown)
    play.kept_at = at
    if folded.resumed is not None:
        await _enter(store, table, play, folded.resumed, now)
    return play, table


async def _go_on(store: Store, table: TableRow, setup: Setup, told: Log, now: Pinned) -> Play:
    opening = draws_of(table.opening)
    marked = Folding(setup, opening, told, await store.marks(table.id), now)
    folded = await marked.plain() if marked.is_plain else None
    if folded is None:
        folded = await Folding(setup, opening, told, await store.states(table.id), now).whole()
    _check_end(table, folded.play)
    if table.phase != "over":  # a game that is over is not written to any more
        await _note(store, table, folded, now)
    return folded.play


def _check_end(table: TableRow, play: Play) -> None:
    if table.phase == "over" and not play.over:
        raise CannotGoOn("it is over, and these rules do not come to its end")


async def _note(store: Store, table: TableRow, folded: Folded, now: Pinned) -> None:
    """Note that the rules have changed."""
    play = folded.play
    if folded.resumed is not None:
        await _enter(store, table, play, folded.resumed, now)
    elif folded.changed:
        at, state = last_beat(play.game)
        store.keep(kept(table.id, play.moments[at].seq, state, now))
        log.info("rules-changed", table=table.id, seq=play.seq)


async def _enter(store: Store, table: TableRow, play: Play, resumed: Resumed, now: Pinned) -> None:
    """Enter that the game goes on under other rules, and say so."""
    seq = play.seq + 1
    option = json.encode(resumed).decode()
    state = play.start.game().saved_at()[1]
    entry = EntryRow(table.id, seq, "resumed", NOBODY, option, None, time.time())
    await store.resume(entry, kept(table.id, play.start.seq, state, now))
    play.seq = seq
    play.kept_at = resumed.at
    lost = next(each.about["lost"] for each in play.remarks[resumed.at] if each.seq == seq)
    log.warning("game-resumed", table=table.id, seq=seq, at=resumed.at, kept=resumed.kept, lost=lost)
