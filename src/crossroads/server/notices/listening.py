"""Who wants to hear, over which channels and when. An address is used once its owner has typed in the code that was sent there."""

from collections.abc import Callable, Mapping
from hmac import compare_digest

import structlog
from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from crossroads.protocol.notices import ChannelTold, NewChannel, NoticeHabits, NoticesTold, NoticeWay
from crossroads.server.background import in_background
from crossroads.server.buckets import Buckets
from crossroads.server.log import channels
from crossroads.server.log.channels import (
    CHANNELS,
    MOST_CHANNELS,
    ChannelKind,
    ChannelRow,
    ListenerRow,
    seats_of_listener,
)
from crossroads.server.log.outbox import add_notices, waiting_at
from crossroads.server.log.profiles import profile_of, read_seats
from crossroads.server.log.reading import read_table
from crossroads.server.log.store import Store
from crossroads.server.notices import feed
from crossroads.server.notices.keys import SIGNING, ServerKeys, signed
from crossroads.server.notices.letters import letter_with_code
from crossroads.server.notices.mail import check_mail_address
from crossroads.server.notices.outgoing import check_address
from crossroads.server.notices.post import Carrier, Undelivered, turn_at
from crossroads.server.notices.push import Push, check_subscription
from crossroads.server.notices.times import zone_of
from crossroads.server.notices.webhook import webhook_secret
from crossroads.server.tokens import code_hash, hash_of, hashes_of, new_code, new_table_id, new_token
from crossroads.server.trouble import Trouble, not_now, not_yours

CODE_SECONDS = 3600.0
MOST_TRIES = 5  # of a code; then it is void
WAYS: tuple[NoticeWay, ...] = ("email", "push", "webhook", "feed")
CODES_AN_HOUR = 4  # to one address, and for one asker

HeardBy = tuple[ListenerRow, list[ChannelRow]]

log = structlog.get_logger()


class Listening:
    """What is asked about notices. Whoever shows the token of a seat is asked for, and `me` names the profile that keeps it."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        carriers: Mapping[ChannelKind, Carrier],
        keys: ServerKeys,
        base: str,
    ) -> None:
        self._store = store
        self._clock = clock
        self._carriers = carriers
        self._keys = keys
        self._base = base
        self._codes = Buckets(CODES_AN_HOUR / 3600, CODES_AN_HOUR)

    async def _listener(
        self, connection: AsyncConnection, table_id: str, seat: int, tokens: list[str], me: str
    ) -> ListenerRow:
        """Whose channels these are: the profile's if it keeps the seat, else the seat's."""
        table, seats = await read_table(connection, table_id)
        if seat >= table.seats or not seats[seat].is_held_by(hashes_of(tokens)):
            raise not_yours(f"Seat {seat} is not yours.")
        mine = await profile_of(connection, hash_of(me)) if me else None
        kept = [] if mine is None else await read_seats(connection, mine.id)
        is_kept = (table_id, seat) in [(row.table_id, row.seat) for row in kept]
        wanted = ListenerRow(new_table_id(), table_id=table_id, seat=seat, lang=table.lang)
        if mine is not None and is_kept:
            wanted = ListenerRow(new_table_id(), mine.id, lang=table.lang)
        return await channels.read_listener(connection, wanted) or wanted

    async def told(self, table_id: str, seat: int, tokens: list[str], me: str) -> NoticesTold:
        """How somebody hears."""
        async with self._store.reading() as connection:
            found = await self._heard_by(connection, await self._listener(connection, table_id, seat, tokens, me))
        return await self._told(*found)

    async def _heard_by(self, connection: AsyncConnection, listener: ListenerRow) -> HeardBy:
        return listener, await channels.read_channels(connection, listener.id)

    async def _told(self, listener: ListenerRow, rows: list[ChannelRow], address: str = "") -> NoticesTold:
        push = self._carriers.get("push")
        habits = NoticeHabits(listener.lang, listener.zone, listener.quiet_from, listener.quiet_to, listener.digest)
        return NoticesTold(
            "profile" if listener.profile else "seat",
            habits,
            [await self._channel_told(row) for row in rows],
            [way for way in WAYS if way == "feed" or way in self._carriers],
            await push.public_key() if isinstance(push, Push) else "",
            address,
        )

    async def _channel_told(self, row: ChannelRow) -> ChannelTold:
        shown = row.address if row.kind in ("email", "webhook") else ""
        secret = webhook_secret(await self._keys.of(SIGNING), row.id) if row.kind == "webhook" else ""
        return ChannelTold(row.id, row.kind, shown, not row.code, secret)

    async def settle(self, table_id: str, seat: int, tokens: list[str], me: str, habits: NoticeHabits) -> NoticesTold:
        """Note when somebody wants to hear."""
        _check_zone(habits.zone)

        async def job(connection: AsyncConnection) -> HeardBy:
            listener = replace(
                await self._listener(connection, table_id, seat, tokens, me),
                lang=habits.lang,
                zone=habits.zone,
                quiet_from=habits.quiet_from,
                quiet_to=habits.quiet_to,
                digest=habits.digest,
            )
            await channels.keep_listener(connection, listener)
            return await self._heard_by(connection, listener)

        return await self._told(*await self._store.writer.do(job, "-", "notices"))

    async def add(
        self, table_id: str, seat: int, tokens: list[str], me: str, asked: NewChannel, base: str
    ) -> NoticesTold:
        """One more channel; to a mail or web address a code is sent first. A new feed's address is told this once."""
        address = self._checked(asked)
        _check_zone(asked.zone)
        code = new_code() if asked.kind in ("email", "webhook") else ""
        secret = new_token() if asked.kind == "feed" else ""
        now = self._clock()
        row = ChannelRow(new_table_id(), "", asked.kind, hash_of(secret) if secret else address, added=now)
        if code:
            row = replace(row, code=code_hash(row.id, code), expires=now + CODE_SECONDS)

        async def job(connection: AsyncConnection) -> HeardBy:
            listener = await self._listener(connection, table_id, seat, tokens, me)
            there = await channels.read_channels(connection, listener.id)
            if len(there) >= MOST_CHANNELS:
                raise not_now(f"There are {MOST_CHANNELS} channels at most: take one away.")
            if code:
                self._keep_pace(address, f"{listener.profile} {table_id} {seat}")
            if not there:
                listener = replace(listener, lang=asked.lang, zone=asked.zone)
            await channels.keep_listener(connection, listener)
            await channels.add_channel(connection, replace(row, listener=listener.id))
            if not code:
                await self._call(connection, listener, row.id)
            return await self._heard_by(connection, listener)

        listener, rows = await self._store.writer.do(job, "-", "notices")
        if code:
            await self._send_code(replace(row, listener=listener.id), code, listener.lang, base)
        log.info("channel-added", kind=row.kind, channel=row.id)
        return await self._told(listener, rows, f"{base}/api/notices/feed/{secret}" if secret else "")

    def _checked(self, asked: NewChannel) -> str:
        if asked.kind != "feed" and asked.kind not in self._carriers:
            raise Trouble("channel-off", "This server cannot do that: its host has not set it up.", 409)
        try:
            if asked.kind == "email":
                return check_mail_address(asked.address)
            if asked.kind == "webhook":
                check_address(asked.address)
            elif asked.kind == "push":
                check_address(check_subscription(asked.address).endpoint)
        except ValueError as wrong:
            raise Trouble("bad-address", f"This address cannot be used: {wrong}.", 422) from wrong
        return asked.address

    def _keep_pace(self, *keys: str) -> None:
        wait = max(self._codes.take(key) for key in keys)
        if wait:
            message = "Too many codes were asked for: try again later."
            raise Trouble("too-many-requests", message, 429, retry_after=wait)

    async def _send_code(self, row: ChannelRow, code: str, lang: str, base: str) -> None:
        letter = await in_background(letter_with_code, row.id, code, lang, self._base or base)
        try:
            await self._carriers[row.kind].send(row, letter)
        except Undelivered as failed:
            log.info("code-not-sent", kind=row.kind, channel=row.id, error=str(failed))
            raise Trouble(
                "not-sent", "Nothing could be sent to this address: check it, and try again.", 409
            ) from failed

    async def confirm(
        self, table_id: str, seat: int, tokens: list[str], me: str, channel: str, code: str
    ) -> NoticesTold:
        """Use a channel from now on, by the code that was sent there; it is good once."""
        now = self._clock()

        async def job(connection: AsyncConnection) -> HeardBy | None:
            listener, row = await self._own(connection, table_id, seat, tokens, me, channel)
            if not row.code:
                return await self._heard_by(connection, listener)
            if row.expires < now or row.tries >= MOST_TRIES or not compare_digest(code_hash(row.id, code), row.code):
                await channels.change_channel(connection, channel, tries=row.tries + 1)
                return None
            await channels.change_channel(connection, channel, code="")
            await self._call(connection, listener, channel)
            return await self._heard_by(connection, listener)

        found = await self._store.writer.do(job, "-", "notices")
        if found is None:
            raise Trouble("code-wrong", "This code is wrong, or too old: ask for a new one.", 403)
        return await self._told(*found)

    async def _call(self, connection: AsyncConnection, listener: ListenerRow, channel: str) -> None:
        """What waits for somebody already is said over a new channel, too; a feed is looked at instead."""
        if await connection.scalar(select(CHANNELS.c.kind).where(CHANNELS.c.id == channel)) != "feed":
            for place in await seats_of_listener(connection, listener):
                waiting = await waiting_at(connection, *place)
                if waiting is not None:
                    await add_notices(connection, waiting, [channel])

    async def drop(self, table_id: str, seat: int, tokens: list[str], me: str, channel: str) -> NoticesTold:
        """Send nothing more over a channel."""

        async def job(connection: AsyncConnection) -> HeardBy:
            listener, _ = await self._own(connection, table_id, seat, tokens, me, channel)
            await channels.drop_channel(connection, channel)
            return await self._heard_by(connection, listener)

        return await self._told(*await self._store.writer.do(job, "-", "notices"))

    async def _own(
        self, connection: AsyncConnection, table_id: str, seat: int, tokens: list[str], me: str, channel: str
    ) -> tuple[ListenerRow, ChannelRow]:
        listener = await self._listener(connection, table_id, seat, tokens, me)
        for row in await channels.read_channels(connection, listener.id):
            if row.id == channel:
                return listener, row
        raise Trouble("unknown-channel", "There is no such channel any more.", 404)

    # -- for whoever holds an address alone

    async def stop_at(self, channel: str) -> str:
        """Where whoever gets a mail says that no more is wanted."""
        return f"{self._base}/api/notices/stop/{channel}/{await self._proof(channel)}" if self._base else ""

    async def _proof(self, channel: str) -> str:
        return signed(await self._keys.of(SIGNING), f"stop {channel}")[:40]

    async def stop(self, channel: str, proof: str, *, really: bool) -> tuple[str, bool]:
        """End a channel, or (not `really`) only look at it; the language of its owner, and whether it is there."""
        if not compare_digest(proof.encode(), (await self._proof(channel)).encode()):
            raise Trouble("unknown-channel", "There is no such channel.", 404)

        async def job(connection: AsyncConnection) -> tuple[str, bool]:
            found = await channels.read_channel(connection, channel)
            if found is not None and really:
                await channels.drop_channel(connection, channel)
            return ("en", False) if found is None else (found[1].lang, True)

        return await self._store.writer.do(job, "-", "notices")

    async def feed(self, secret: str, form: str, base: str) -> bytes:
        """What waits for somebody, for whoever has the address of the feed."""
        async with self._store.reading() as connection:
            wanted = (CHANNELS.c.kind == "feed") & (CHANNELS.c.address == hash_of(secret))
            channel = await connection.scalar(select(CHANNELS.c.id).where(wanted))
            found = None if channel is None else await channels.read_channel(connection, channel)
            if found is None:
                raise Trouble("unknown-feed", "There is no such feed.", 404)
            turns = [
                (await turn_at(connection, waiting, "turn"), waiting.since)
                for place in await seats_of_listener(connection, found[1])
                if (waiting := await waiting_at(connection, *place)) is not None
            ]
        address = f"{base}/api/notices/feed/{secret}"
        if form == "json":
            return await in_background(feed.json_feed, turns, found[1], base, f"{address}.json")
        return await in_background(feed.atom, turns, found[1], base, f"{address}.atom", self._clock())


def _check_zone(zone: str) -> None:
    try:
        zone_of(zone)
    except ValueError as unknown:
        raise Trouble("bad-zone", f"{str(unknown).capitalize()}.", 422) from unknown
