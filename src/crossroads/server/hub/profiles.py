"""Profiles: a passphrase that the server makes and forgets; with it somebody finds tables and results on any device."""

import hashlib
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hmac import compare_digest
from typing import Any, Literal, Protocol

import msgspec
import structlog
from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from crossroads.protocol.profiles import GameFigures, PlayedTable, ProfileTold
from crossroads.protocol.tables import TableInfo
from crossroads.server.background import in_background
from crossroads.server.hub import hosting
from crossroads.server.hub.devices import new_device
from crossroads.server.log import devices, profiles
from crossroads.server.log.channels import LISTENERS, forget_listeners, told_of_listeners
from crossroads.server.log.profiles import PROFILE_DEVICES, PROFILES, GameResult, ProfileRow, ProfileSeatRow
from crossroads.server.log.retention import FORGOTTEN
from crossroads.server.log.schema import values
from crossroads.server.log.store import Store
from crossroads.server.tokens import hash_of, hashes_of, new_token
from crossroads.server.trouble import Trouble, not_now, not_yours

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aeiou"
GROUPS, FOUND_BY = 6, 2  # groups of four letters, some 76 bits; the first two find the profile, all of them prove it
SCRYPT = {"n": 2**14, "r": 8, "p": 1}
MOST_RESULTS = 5  # games that are looked at for one answer
MOST_TURNS = 5  # games that are made again to know who is asked, for one answer
ResultOf = Callable[[str, int], Awaitable[GameResult]]


class InfoOf(Protocol):
    """A table for who holds these hashes; `look`: its game is made again if that is needed to know who is asked."""

    def __call__(self, table_id: str, hashes: frozenset[str], *, look: bool) -> Awaitable[TableInfo]: ...


log = structlog.get_logger()


def new_passphrase() -> str:
    """Six words that mean nothing and can be said in any language."""
    return " ".join("".join(map(secrets.choice, (CONSONANTS, VOWELS) * 2)) for _ in range(GROUPS))


def spelled(passphrase: str) -> str:
    """A passphrase as it is hashed, however it was typed."""
    return " ".join(re.findall(r"[a-z]+", passphrase.lower()))


def profile_id(phrase: str) -> str:
    return hash_of(f"profile {' '.join(phrase.split()[:FOUND_BY])}")


def proof_of(phrase: str, salt: bytes) -> bytes:
    return hashlib.scrypt(phrase.encode(), salt=salt, n=SCRYPT["n"], r=SCRYPT["r"], p=SCRYPT["p"])


class Profiles:
    """What is asked about profiles; `me` is the token of a device that is signed in."""

    def __init__(
        self,
        store: Store,
        result_of: ResultOf,
        info_of: InfoOf,
        changed: Callable[[str, str], Awaitable[None]],
        forget: Callable[[str], None],
    ) -> None:
        """`result_of(table, seat)` tells how a game that is over ended; `forget(table)` lets go of what is in memory of it."""
        self._store = store
        self._result_of = result_of
        self._info_of = info_of
        self._changed = changed
        self._forget = forget

    async def make(self, device: str) -> tuple[str, str]:
        """A new profile: its passphrase, and the token of the device that is signed in to it."""
        token, salt = new_token(), secrets.token_bytes(16)
        for _ in range(5):
            phrase = new_passphrase()
            row = ProfileRow(profile_id(phrase), salt, await in_background(proof_of, phrase, salt), time.time())
            if await self._try_make(row, token, device):
                log.info("profile-made")
                return phrase, token
        raise Trouble("busy", "No profile could be made: try again.", 503)

    async def _try_make(self, row: ProfileRow, token: str, device: str) -> bool:
        async def job(connection: AsyncConnection) -> bool:
            if await profiles.read_profile(connection, row.id) is not None:
                return False  # another passphrase begins like it
            await connection.execute(insert(PROFILES), values(row))
            await profiles.sign_in(connection, row.id, hash_of(token), hosting.printable(device), time.time())
            return True

        return await self._store.writer.do(job, "-", "profile")

    async def sign_in(self, passphrase: str, device: str) -> str:
        """Sign a device in by the passphrase; its token."""
        row, token = await self._proved(passphrase), new_token()

        async def job(connection: AsyncConnection) -> None:
            await profiles.sign_in(connection, row.id, hash_of(token), hosting.printable(device), time.time())

        await self._store.writer.do(job, "-", "profile")
        return token

    async def _proved(self, passphrase: str) -> ProfileRow:
        """The profile of a passphrase; a wrong one takes as long as one of which only the end is wrong."""
        phrase = spelled(passphrase)
        async with self._store.reading() as connection:
            row = await profiles.read_profile(connection, profile_id(phrase))
        proof = await in_background(proof_of, phrase, row.salt if row else bytes(16))
        if row is None or not compare_digest(proof, row.proof):
            raise Trouble("passphrase-wrong", "There is no profile with this passphrase here.", 403)
        return row

    async def sign_out(self, me: str) -> None:
        """Sign this device out."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(PROFILE_DEVICES).where(PROFILE_DEVICES.c.token == hash_of(me)))

        await self._store.writer.do(job, "-", "profile")

    async def _signed_in(self, me: str) -> ProfileRow:
        async with self._store.reading() as connection:
            row = await profiles.profile_of(connection, hash_of(me)) if me else None
        if row is None:
            raise Trouble("not-signed-in", "This device is not signed in to a profile.", 401)
        return row

    async def remember(self, me: str, table_id: str, seat: int, tokens: list[str]) -> None:
        """Keep a seat of one's own with the profile."""
        mine = await self._signed_in(me)
        table, seats = await self._store.table(table_id)
        if seat >= table.seats or not seats[seat].is_held_by(hashes_of(tokens)):
            raise not_yours(f"Seat {seat} is not yours.")
        row = ProfileSeatRow(mine.id, table_id, seat, table.game, time.time())

        async def job(connection: AsyncConnection) -> None:
            await profiles.remember_seat(connection, row)

        await self._store.writer.do(job, table_id, "profile")

    async def keep_if_signed_in(self, me: str, table_id: str, seat: int, token: str) -> None:
        """The same for a seat that was just taken; a device that was signed out meanwhile sits down all the same."""
        with suppress(Trouble):
            await self.remember(me, table_id, seat, [token])

    async def open_seat(self, me: str, table_id: str, seat: int) -> str:
        """A token for a seat of the profile, so that it can be played from this device."""
        mine = await self._signed_in(me)
        if (table_id, seat) not in [(row.table_id, row.seat) for row in await self._seats(mine)]:
            raise not_yours("This seat is not kept with your profile.")
        table, seats = await self._store.table(table_id)
        if table.phase == "over":
            raise not_now("The game is over: everybody can look at it.")
        token = new_token()

        async def job(connection: AsyncConnection) -> None:
            await devices.add_device(connection, seats[seat], new_device(table_id, token, ""), "profile")

        await self._store.writer.do(job, table_id, "seats")
        await self._changed(table_id, "seats")
        return token

    async def _seats(self, mine: ProfileRow) -> list[ProfileSeatRow]:
        async with self._store.reading() as connection:
            return await profiles.read_seats(connection, mine.id)

    async def told(self, me: str) -> ProfileTold:
        """Tables, results and figures of a profile."""
        mine = await self._signed_in(me)
        rows = await self._seats(mine)
        gone = await self._store.gone([row.table_id for row in rows])
        tables: list[PlayedTable] = []
        looks, turns = MOST_RESULTS, MOST_TURNS
        for row in rows:
            phase: Literal["open", "playing", "over", "gone"] = "gone"
            result, info = row.result, None
            if row.table_id not in gone:
                table, seats = await self._store.table(row.table_id)
                phase = table.phase
                if phase != "over":
                    info = await self._info_of(row.table_id, frozenset({seats[row.seat].token}), look=turns > 0)
                    turns -= phase == "playing"
            if phase == "over" and not result and looks:
                looks -= 1
                result = await self._noted_result(row)
            tables.append(PlayedTable(row.table_id, row.seat, row.game, row.joined, phase, result, info))
        return ProfileTold(mine.created, tables, _figures(tables))

    async def _noted_result(self, row: ProfileSeatRow) -> GameResult:
        ended = msgspec.structs.replace(row, result=await self._result_of(row.table_id, row.seat))

        async def job(connection: AsyncConnection) -> None:
            await profiles.note_result(connection, ended)

        await self._store.writer.do(job, row.table_id, "profile")
        return ended.result

    async def export(self, me: str) -> bytes:
        """All that this server has of somebody, as JSON."""
        mine = await self._signed_in(me)
        async with self._store.reading() as connection:
            rows = await profiles.read_seats(connection, mine.id)
            tables: list[dict[str, Any]] = [
                {"table": row.table_id, "seat": row.seat, "game": row.game, "joined": row.joined, "result": row.result}
                | await profiles.told_by(connection, row)
                for row in rows
            ]
            known = await profiles.read_devices(connection, mine.id)
            heard = await told_of_listeners(connection, mine.id, [(row.table_id, row.seat) for row in rows])
        told = {"created": mine.created, "devices": known, "tables": tables, "notices": heard}
        return msgspec.json.format(msgspec.json.encode(told))

    async def erase(self, me: str, passphrase: str) -> None:
        """Forget a profile, and name and words of its owner at every table; a bot plays on where a game is on."""
        mine = await self._signed_in(me)
        if (await self._proved(passphrase)).id != mine.id:
            raise Trouble("passphrase-wrong", "This is the passphrase of another profile.", 403)
        rows = await self._seats(mine)
        gone = await self._store.gone([row.table_id for row in rows])
        for row in rows:
            if row.table_id not in gone:
                await self._erase_at(row)

        async def job(connection: AsyncConnection) -> None:
            await forget_listeners(connection, LISTENERS.c.profile == mine.id)
            await profiles.erase(connection, mine.id)

        await self._store.writer.do(job, "-", "profile")
        log.info("profile-deleted", tables=len(rows))

    async def _erase_at(self, row: ProfileSeatRow) -> None:
        _, seats = await self._store.table(row.table_id)
        if held := seats[row.seat].token:
            await hosting.leave(self._store, row.table_id, row.seat, frozenset({held}))

        async def job(connection: AsyncConnection) -> None:
            await profiles.erase_at_table(connection, row)

        await self._store.writer.do(job, row.table_id, FORGOTTEN)
        self._forget(row.table_id)  # who is there comes back to what is left of it


def _figures(tables: list[PlayedTable]) -> list[GameFigures]:
    games = sorted({table.game for table in tables if table.result})
    ended = {game: [table.result for table in tables if table.game == game and table.result] for game in games}
    return [GameFigures(game, len(results), results.count("won")) for game, results in ended.items()]
