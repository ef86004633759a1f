"""Records that somebody has as a file, opened as tables whose game is over: to look at again and to play on from."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec
import structlog

from crossroads.engine.extending import definition_with
from crossroads.engine.record import BadSave, Record, Untrue, is_as_played, read_save, setup_of
from crossroads.engine.setup import Setup
from crossroads.protocol.tables import Lang, TableInfo, TableMade
from crossroads.server.background import in_background, ready_to_play
from crossroads.server.log.schema import CameFrom, EntryRow, PlayedWith, Recorded, SeatRow, TableRow, written
from crossroads.server.log.store import Store
from crossroads.server.play.folding import CannotGoOn, Folding, read_log
from crossroads.server.play.play import setup_of as setup_of_table
from crossroads.server.play.starts import pinned
from crossroads.server.tokens import hash_of, new_table_id, new_token
from crossroads.server.trouble import Trouble

MOST_CHOICES = 20_000
PERSON, BOT = "person", "bot:"

log = structlog.get_logger()


class OpenedRecord(NamedTuple):
    """A record as the rows of a table."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    digest: str  # of where its game ends
    as_played: bool  # the rules and packs are those that it was played with


class Records:
    """Opens records, one at a time: each is a whole game that is played again."""

    def __init__(self, store: Store, info: Callable[[str, Sequence[str]], Awaitable[TableInfo]]) -> None:
        """Tables are made in this store; `info` gives what its host may know of one."""
        self._store, self._info = store, info
        self._turn = asyncio.Lock()

    async def open(self, data: bytes, lang: Lang) -> TableMade:
        """A private table with the game of a record; a file that is no such thing is a `Trouble`."""
        async with self._turn:
            host_token = new_token()
            opened, setup = await in_background(_read, data, lang, hash_of(host_token))
            await ready_to_play(*opened.table.asked)
            opened = await _played(opened, setup)
        await self._store.take_in(opened.table, opened.seats, opened.entries)
        log.info("record-opened", table=opened.table.id, seq=len(opened.entries), game=opened.table.game)
        return TableMade(await self._info(opened.table.id, [host_token]), "", host_token)


def _read(data: bytes, lang: Lang, host: str) -> tuple[OpenedRecord, Setup]:
    """The rows that a record makes; whether its choices lead to its end is not known yet."""
    try:
        made = read_save(data)
        if made.outcome is None:
            raise Trouble("record-not-over", "This game is not over: go on with it where it was saved.", 409)
        setup = setup_of(made)
    except Untrue as untrue:
        raise _damaged(untrue.reason) from untrue
    except BadSave as bad:
        raise Trouble("bad-record", f"{str(bad)[:400]}.", 422) from bad
    if made.resumed_at:
        raise _other_rules()
    opened = _rows(made, setup, lang, host)
    if setup_of_table(opened.table, opened.seats) != setup:
        raise Trouble("bad-record", "This game was set up as no table of this server can be.", 422)
    return opened, setup


def _rows(made: Record, setup: Setup, lang: Lang, host: str) -> OpenedRecord:
    table_id, now = new_table_id(), time.time()
    if len(made.history) > MOST_CHOICES:
        raise Trouble("too-large", "That is more than this server reads: send less.", 413)
    own, origin = definition_with(made.game, made.modules).packs, setup.origin
    played_with = PlayedWith(
        packs=tuple([name for name in made.packs if name not in own]),
        expansions=made.modules,
        typed=made.typed,
        came_from=None if origin is None else CameFrom("", origin.at, origin.seat, msgspec.Raw(origin.state)),
        recorded=Recorded(setup.nonces, setup.tellers),
    )
    table = TableRow(
        id=table_id,
        game=made.game,
        seats=made.seats,
        options=msgspec.json.encode(made.options).decode(),
        lang=lang,
        pace="brisk",
        undo="off",
        public=False,
        secret=setup.secret,
        host=host,
        phase="over",
        created=now,
        edition=msgspec.json.encode(played_with).decode(),
        opening=written(made.opening),
    )
    who = made.players or (PERSON,) * made.seats
    nonces = [nonce[:64] for nonce in setup.nonces] + [""] * made.seats
    seats = [_seat(table_id, seat, who[seat], nonces[seat]) for seat in range(made.seats)]
    entries = [
        EntryRow(table_id, seq, "choice", entry.seat, entry.choose, None, now, written(entry.draws))
        for seq, entry in enumerate(made.history, 1)
    ]
    return OpenedRecord(table, seats, entries, made.digest, is_as_played(made))


def _seat(table_id: str, seat: int, who: str, nonce: str) -> SeatRow:
    """Who sat there: a bot by its name; the token of a person nobody has."""
    if who.startswith(BOT):
        return SeatRow(table_id, seat, nonce=nonce, bot=who.removeprefix(BOT)[:40])
    return SeatRow(table_id, seat, token=hash_of(new_token()), nonce=nonce)


async def _played(opened: OpenedRecord, setup: Setup) -> OpenedRecord:
    """The rows with their pins, if their choices lead to the end that the record tells of."""
    now = pinned(setup)
    folding = Folding(setup, (), read_log(opened.entries), [], now)
    try:
        folded = await folding.plain()
    except CannotGoOn:
        folded = None
    if folded is None or folded.play.game.digest() != opened.digest or not folded.play.over:
        raise _damaged("its choices do not lead to its end") if opened.as_played else _other_rules()
    table = msgspec.structs.replace(opened.table, rules=now.rules, packs=now.packs)
    return opened._replace(table=table)


def _other_rules() -> Trouble:
    message = "This game was played under other rules: open it with the version that it was played with."
    return Trouble("record-other-rules", message, 409)


def _damaged(reason: str) -> Trouble:
    return Trouble("bad-record", f"This record is damaged or was edited: {reason[:300]}.", 422)
