"""Making tables, inviting people, and who may sit down where."""

import time
from collections.abc import Collection
from typing import Any

import msgspec
import structlog

from crossroads.bots import UnknownBot, bot_names, check_bot, usual_bot
from crossroads.coach import course_for
from crossroads.engine.beginning import origin_of
from crossroads.engine.content import edition_of
from crossroads.engine.decisions import Illegal
from crossroads.engine.definition import Definition, UnknownGame
from crossroads.engine.dice import secret_of
from crossroads.engine.extending import definition_with
from crossroads.engine.game import Game
from crossroads.engine.setup import Setup, set_up
from crossroads.protocol.tables import ClaimSeat, InviteMade, NewTable
from crossroads.server.background import in_background
from crossroads.server.log.reading import TableAndSeats
from crossroads.server.log.schema import CameFrom, DeviceRow, PlayedWith, SeatRow, TableRow
from crossroads.server.log.store import Store
from crossroads.server.telling.seating import is_at_home
from crossroads.server.tokens import hash_of, new_secret, new_table_id, new_token
from crossroads.server.trouble import Trouble, no_seat, not_now, not_yours

INVITED_SECONDS = 24 * 3600.0
USUAL_CLOCK = 20  # seconds: enough to read a card, think and answer
Hashes = frozenset[str]

log = structlog.get_logger()


# -- tables


async def create(store: Store, asked: NewTable) -> tuple[TableRow, str, str]:
    """A new table, the invitation to it and its host's token."""
    host_token, invite = new_token(), new_token()
    table = await in_background(_new_table, asked, hash_of(host_token))
    await store.create(table, _empty_seats(table), hash_of(invite), time.time() + INVITED_SECONDS)
    log.info("table-made", table=table.id, seq=0, game=table.game, seats=table.seats)
    return table, invite, host_token


def usual_clock(game: Definition[Any]) -> int:
    """How long windows over hidden hands stay open unless the host says otherwise: time must not tell who could answer."""
    return USUAL_CLOCK if game.hidden_windows else 0


def _new_table(asked: NewTable, host: str) -> TableRow:
    """A table as asked for; seats or options that the game does not have are refused."""
    secret = new_secret()  # committed to from now on, before anybody adds a nonce
    if asked.coached:
        asked, secret = _coached(asked)
    try:
        game, packs, modules = edition_of(asked.game, asked.packs, asked.expansions)
        made = definition_with(game, modules)
        set_up(
            made, Setup(game, asked.seats, secret, (), asked.options, packs, modules, tuple(dict.fromkeys(asked.typed)))
        )
    except UnknownGame as unknown:
        raise Trouble("unknown-game", f"{str(unknown)[:300]}.", 404) from unknown
    except Illegal as illegal:
        raise Trouble("bad-table", illegal.message, 422, rule=illegal.rule) from illegal
    except ValueError as wrong:
        raise Trouble("bad-table", str(wrong)[:500], 422) from wrong
    options = msgspec.json.encode(asked.options).decode()
    played_with = PlayedWith(
        tuple(asked.packs), tuple(asked.expansions), asked.coached, tuple(dict.fromkeys(asked.typed))
    )
    return TableRow(
        id=new_table_id(),
        game=asked.game,
        seats=asked.seats,
        options=options,
        lang=asked.lang,
        pace=asked.pace,
        undo=asked.undo,
        public=asked.public,
        clock=0 if asked.hours else usual_clock(made) if asked.clock is None else asked.clock,
        hours=asked.hours,
        spectators=asked.spectators,
        secret=secret,
        host=host,
        phase="open",
        created=time.time(),
        edition=_written(played_with),
    )


def _written(played_with: PlayedWith) -> str:
    return "" if played_with == PlayedWith() else msgspec.json.encode(played_with).decode()


def _coached(asked: NewTable) -> tuple[NewTable, bytes]:
    """The table of a coached first game, and its dice, which are the same for everybody."""
    course = course_for(asked.game)
    if course is None:
        raise Trouble("no-lessons", f"There is no coached first game of {asked.game}.", 404)
    table = msgspec.structs.replace(
        asked, seats=course.seats, options={**course.options}, packs=[], expansions=[], typed=[], clock=0
    )
    return table, secret_of(course.seed)


def _empty_seats(table: TableRow) -> list[SeatRow]:
    return [SeatRow(table.id, seat) for seat in range(table.seats)]


async def rematch(store: Store, table_id: str, hashes: Hashes) -> tuple[str, str, str]:
    """The id of the table where these people play again, an invitation, and the host's token for the first who asks."""
    table, seats = await _at_home(store, table_id, hashes, "Only who sat at this table can ask for a rematch.")
    if table.phase != "over":
        raise not_now("The game is not over yet.")
    invite, host_token = new_token(), ""
    again = table.rematch
    if not again:
        host_token = new_token()
        fresh = msgspec.structs.replace(
            table,
            id=new_table_id(),
            secret=new_secret(),
            edition=_written(msgspec.structs.replace(table.played_with, coached=False, came_from=None, recorded=None)),
            host=hash_of(host_token),
            phase="open",
            created=time.time(),
            paused=0.0,
        )
        bots = {seat.seat: seat.bot for seat in seats if seat.bot and not seat.token}
        if len(bots) == fresh.seats:
            bots.popitem()  # somebody must be able to sit down
        empty = [msgspec.structs.replace(seat, bot=bots.get(seat.seat, "")) for seat in _empty_seats(fresh)]
        await store.create(fresh, empty, hash_of(new_token()), time.time())
        again = await store.rematch(table_id, fresh.id)
        host_token = host_token if again == fresh.id else ""
        log.info("rematch", table=table_id, seq=0, again=again)
    await store.invite(again, hash_of(invite), time.time() + INVITED_SECONDS)
    return again, invite, host_token


async def play_on(store: Store, table_id: str, game: Game[Any], seat: int) -> tuple[TableRow, str, str]:
    """A private table where a game is played on from where it stands here, for a seat among bots; as `create` tells it."""
    table, _ = await store.table(table_id)
    origin = origin_of(game, seat)
    came = CameFrom(table_id, origin.at, seat, msgspec.Raw(origin.state))
    host_token, invite = new_token(), new_token()
    played_with = msgspec.structs.replace(table.played_with, coached=False, came_from=came, recorded=None)
    fresh = msgspec.structs.replace(
        table,
        id=new_table_id(),
        secret=new_secret(),
        edition=_written(played_with),
        host=hash_of(host_token),
        phase="open",
        created=time.time(),
        paused=0.0,
        public=False,
        hours=0,
        rematch="",
    )
    bot = await in_background(usual_bot, table.game)
    seats = [each if each.seat == seat else msgspec.structs.replace(each, bot=bot) for each in _empty_seats(fresh)]
    await store.create(fresh, seats, hash_of(invite), time.time() + INVITED_SECONDS)
    log.info("played-on", table=table_id, seq=0, again=fresh.id)
    return fresh, invite, host_token


async def invite(store: Store, table_id: str, hashes: Hashes) -> InviteMade:
    """One more invitation."""
    await _at_home(store, table_id, hashes, "Only the host and who sits at this table can invite.")
    code, expires = new_token(), time.time() + INVITED_SECONDS
    await store.invite(table_id, hash_of(code), expires)
    return InviteMade(code, expires)


async def _at_home(store: Store, table_id: str, hashes: Hashes, message: str) -> TableAndSeats:
    table, seats = await store.table(table_id)
    if not is_at_home(table, seats, hashes):
        raise not_yours(message)
    return table, seats


# -- seats


async def claim(store: Store, table_id: str, seat: int, asked: ClaimSeat, hashes: Hashes) -> str:
    """Sit down on a free seat of an open table; the token that proves it."""
    table, seats = await store.table(table_id)
    _check_seat(table, seat)
    if not table.public and not is_at_home(table, seats, hashes):
        await _check_invitation(store, table_id, asked.invite)
    name = " ".join(asked.name.split())
    if not name or not name.isprintable():  # what is invisible, or turns text round, could pass for another name
        raise Trouble("bad-name", "A name needs at least one letter, and only signs that can be seen.", 422)
    token = new_token()
    device = DeviceRow(table_id, seat, 1, hash_of(token), printable(asked.device), time.time())
    nonce = "" if table.played_with.coached else asked.nonce  # the dice of a coached game are as its lessons want them
    await store.sit(SeatRow(table_id, seat, name, hash_of(token), nonce, ""), device)
    log.info("seat-claimed", table=table_id, seq=0, seat=seat)
    return token


def printable(name: str) -> str:
    """What somebody calls a device, without anything that cannot be seen."""
    return "".join(sign for sign in " ".join(name.split()) if sign.isprintable())


async def _check_invitation(store: Store, table_id: str, invite: str) -> None:
    if not invite:
        raise Trouble("invitation-needed", "This table is private: ask its host for an invitation.", 403)
    expires = await store.invitation(table_id, hash_of(invite))
    if expires is None:
        raise Trouble("invitation-wrong", "This is no invitation to this table; ask its host for a new one.", 403)
    if expires < time.time():
        raise Trouble("invitation-expired", "This invitation has expired; ask the host for a new one.", 410)


async def sit_bot(store: Store, table_id: str, seat: int, bot: str, hashes: Hashes) -> None:
    """Sit a bot on a free seat of an open table."""
    table, _ = await _at_home(store, table_id, hashes, "Only the host and who sits at this table can seat bots.")
    _check_seat(table, seat)
    await in_background(_check_bot, table, bot)
    await store.sit(SeatRow(table_id, seat, bot=bot))
    log.info("bot-seated", table=table_id, seq=0, seat=seat, bot=bot)


async def leave(store: Store, table_id: str, seat: int, hashes: Hashes) -> None:
    """Give up a seat of one's own; the host may also send away a bot before the game."""
    table, seats = await store.table(table_id)
    _check_seat(table, seat)
    own = seats[seat].is_held_by(hashes)
    may_unseat = table.phase == "open" and bool(seats[seat].bot) and is_at_home(table, seats, hashes)
    if not own and not may_unseat:
        raise not_yours(f"Seat {seat} is not yours.")
    left = msgspec.structs.replace(seats[seat], name="", token="", bot="", nonce="", away=False)
    if table.phase == "playing":  # its nonce is in the dice, and a bot plays on
        bot = seats[seat].bot or await in_background(usual_bot, table.game)
        left = msgspec.structs.replace(seats[seat], name="", token="", bot=bot, away=False)
    elif table.phase == "over":
        left = msgspec.structs.replace(seats[seat], token="")
    await store.reseat(left, table.phase)
    log.info("seat-left", table=table_id, seat=seat)


async def hand(store: Store, table_id: str, seat: int, bot: str, hashes: Hashes, overdue: Collection[int] = ()) -> None:
    """Let a bot play on in a game that is on, or (empty) take the seat back.

    For one's own seat, and as one of the table for somebody who is overdue: that one keeps the seat's token, and takes
    it back whenever it likes.
    """
    table, seats = await store.table(table_id)
    _check_seat(table, seat)
    own = seats[seat].is_held_by(hashes)
    for_another = bool(bot) and seats[seat].person and is_at_home(table, seats, hashes)
    if not own and not for_another:
        raise not_yours(f"Seat {seat} is not yours.")
    if table.phase != "playing":
        raise not_now("A seat is handed over while the game is on.")
    if not own and seat not in overdue:
        raise not_now(f"Seat {seat} is not overdue: wait a little longer.")
    if bot:
        await in_background(_check_bot, table, bot)
    await store.reseat(msgspec.structs.replace(seats[seat], bot=bot, away=False), table.phase)
    log.info("seat-handed", table=table_id, seat=seat, bot=bot, own=own)


def _check_seat(table: TableRow, seat: int) -> None:
    if not 0 <= seat < table.seats:
        raise no_seat(seat, table.seats)


def _check_bot(table: TableRow, bot: str) -> None:
    try:
        check_bot(bot, table.game, bot_names(table.game))
    except UnknownBot as unknown:
        raise Trouble("unknown-bot", f"{str(unknown)[:300]}.", 422) from unknown
