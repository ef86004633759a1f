"""All tables of one server process: what the HTTP routes and the sockets ask for."""

import asyncio
import gc
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Self

import structlog

from crossroads.protocol.reference import OpenCards
from crossroads.protocol.tables import (
    ClaimSeat,
    HandOver,
    InviteMade,
    Lang,
    NewTable,
    ReplayPoint,
    ScoreChart,
    SeatClaimed,
    SitBot,
    TableInfo,
    TableMade,
)
from crossroads.server.background import ready_to_tell
from crossroads.server.figures import Figures
from crossroads.server.hub import hosting, looking_back
from crossroads.server.hub.coaching import Coaches
from crossroads.server.hub.days import Days
from crossroads.server.hub.devices import Devices
from crossroads.server.hub.in_memory import TablesInMemory
from crossroads.server.hub.pinning import pin_all
from crossroads.server.hub.profiles import Profiles
from crossroads.server.hub.records import Records
from crossroads.server.hub.reviews import Reviews
from crossroads.server.hub.table_infos import TableInfos
from crossroads.server.line.attending import serve
from crossroads.server.line.limits import Shares
from crossroads.server.log.news import News
from crossroads.server.log.outages import DatabaseAway, unless_away
from crossroads.server.log.presence import AGAIN_SECONDS
from crossroads.server.log.profiles import GameResult
from crossroads.server.log.retention import FORGOTTEN
from crossroads.server.log.store import Store
from crossroads.server.notices.office import NoticeSetup
from crossroads.server.table.absence import Patience
from crossroads.server.table.bot_processes import BotPool
from crossroads.server.table.bots import wake
from crossroads.server.table.house import SharedByTables
from crossroads.server.table.other_entries import take_over
from crossroads.server.table.slow import append
from crossroads.server.table.table import Table
from crossroads.server.telling.line import Line
from crossroads.server.tokens import hashes_of
from crossroads.server.trouble import Trouble

GOING_AWAY = 1001
PARTING_SECONDS = 3.0
# Views and messages make little that needs collecting, and all tables halt while it is looked for.
GARBAGE = (5_000, 10, 20)
LOADS = 4  # tables that are read at the same time: where hundreds come back at once, those that are on do not wait
SWEEPS = 4  # looks for idle tables in the time after which one is idle
USUAL_PATIENCE = Patience()
USUAL_NOTICES = NoticeSetup()

log = structlog.get_logger()


class Hub:
    """The tables. Every method raises `Trouble` for what cannot be done; `tokens` are those that the asker shows."""

    def __init__(
        self,
        store: Store,
        figures: Figures,
        thinkers: BotPool,
        idle_seconds: float,
        patience: Patience,
        clock: Callable[[], float],
    ) -> None:
        """Serve the tables of a database; `Hub.open` opens one."""
        self.figures = figures
        self._store = store
        self._idle_seconds = idle_seconds
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tables = TablesInMemory(figures, self._loading.__contains__)
        self._house = SharedByTables(
            store, thinkers, figures, self._tables.forget, self._announce, append, take_over, patience, clock
        )
        self._loads = asyncio.Semaphore(LOADS)
        self._limits = Shares()
        self._following: set[asyncio.Task[None]] = set()
        self._attending: set[asyncio.Task[Any]] = set()
        self._sweeper = asyncio.create_task(self._sweep())
        self._news: News | None = None
        self.devices = Devices(store, self._changed)
        self.coaches = Coaches(self._settled, self._limits.charge)
        self.reviews = Reviews(self._settled, thinkers, self._limits.charge, store, self.info)
        self.records = Records(store, self.info)
        self.days = Days(store, clock, self._changed, self._go_on, self._tables.slow_lines)
        self._infos = TableInfos(store, self._tables, self.days.slowly, self._running)
        self.profiles = Profiles(store, self._result, self._infos.of, self._changed, self._let_go)
        self._closing = False

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        workers: int = 1,
        idle_seconds: float = 900,
        bot_seconds: float = 5.0,
        patience: Patience = USUAL_PATIENCE,
        clock: Callable[[], float] = time.time,
        notices: NoticeSetup = USUAL_NOTICES,
    ) -> Self:
        """Open the database (`sqlite:///path` or `postgresql://...`), which is made if need be; `clock` is that of slow tables."""
        gc.set_threshold(*GARBAGE)
        figures = Figures()
        store = await Store.open(url, figures)
        hub = cls(store, figures, BotPool(figures, workers, bot_seconds), idle_seconds, patience, clock)
        if store.shared:
            hub._news = News(store.address, store.name, figures, hub._heard, hub._heard_nothing)
            await hub._news.listening()
        hub._soon(pin_all(store, hub._running, lambda: hub._closing))
        hub.days.open(lambda table_id, seat: seat in hub._tables.here(table_id), notices)
        hub._soon(hub.days.resume())
        return hub

    async def close(self) -> None:
        """Hang up all lines, stop the bots, let the last commit finish and close the database."""
        for table in self._tables.values():
            for visitor in table.visitors:
                visitor.hang_up(GOING_AWAY, "the server stops")
        if self._attending:
            await asyncio.wait(self._attending, timeout=PARTING_SECONDS)
        self._closing = True
        await self.days.close()
        await asyncio.gather(*self._following, return_exceptions=True)
        if self._news is not None:
            await self._news.close()
        drivers = [table.driver for table in self._tables.values() if table.driver is not None]
        tasks = [self._sweeper, *self._loading.values(), *self._following, *drivers, *self.reviews.tasks()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tables.keep_all()
        await self._house.thinkers.close()
        await self._store.close()

    async def ready(self) -> None:
        """Whether the database writes down what it is told."""
        await self._store.ready()

    # -- tables in memory

    async def _running(self, table_id: str) -> Table:
        """A table in memory, read from its log if it is not there."""
        table = self._tables.get(table_id)
        if table is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            table = await asyncio.shield(self._loading[table_id])
        table.touched = time.monotonic()
        return table

    async def _settled(self, table_id: str, lang: Lang | None = None) -> Table:
        """The same at a moment when all that it has in memory is durable, and can be told in a language."""
        while True:
            table = await self._running(table_id)
            if lang is not None:
                await ready_to_tell(*table.row.asked, lang)
            async with table.lock:
                if not table.given_up:
                    return table

    async def _load(self, table_id: str) -> Table:
        try:
            if table_id in self._house.left:
                raise Trouble("other-rules", "This table is played on elsewhere under newer rules; look again.", 503)
            async with self._loads:
                table = await Table.load(self._house, table_id)
                self._tables.add(table)
                await self._catch_up(table)
            if self._store.shared:
                await self._store.announce(table_id, "who")
            return table
        finally:
            del self._loading[table_id]

    async def _catch_up(self, table: Table) -> None:
        """Take over what came while a table was read: a game on a file of our own goes on through us alone."""
        if self._store.shared or table.play is None:
            await self._follow(table, "log")
        else:
            wake(table)

    async def _sweep(self) -> None:
        """Let go of tables that nobody has looked at for a while (their log has all of them), and tell of who is overdue."""
        while True:
            await asyncio.sleep(min(self._idle_seconds / SWEEPS, AGAIN_SECONDS))
            before = time.monotonic() - self._idle_seconds
            await self._tables.drop_forgotten(self._store)
            for table in list(self._tables.values()):
                if table.visitors:
                    self._announce(table)
                    table.tell_overdue()
            self._tables.let_idle_go(before)

    # -- what other processes have changed

    def _heard(self, process: str, table_id: str, what: str) -> None:
        if (table := self._tables.get(table_id)) is None:
            return
        if what == FORGOTTEN:
            table.give_up(calmly=True)  # who is there comes back to what is left of it
        elif what == "who":
            self._announce(table)
        elif what.startswith("here "):
            here = table.here
            table.elsewhere.hear(process, what.removeprefix("here "))
            if table.here != here:
                table.tell_seats(table.guests)
        else:
            self._soon(self._follow(table, what))

    def _announce(self, table: Table) -> None:
        """Tell other processes who has a line to this one."""
        if self._store.shared and not self._closing:
            here = ",".join(str(seat) for seat in sorted(table.lines_here))
            self._soon(self._store.announce(table.id, f"here {here}"))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(unless_away(work))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    def _heard_nothing(self) -> None:
        """Nobody listened for a while: look at everything again."""
        for table_id in self._tables:
            for what in ("seats", "log", "chat", "undo"):
                self._heard("", table_id, what)

    async def _follow(self, table: Table, what: str) -> None:
        """Look again at what has changed at a table, and let its bots answer."""
        try:
            async with table.lock:
                await table.follow(what)
            wake(table)
        except DatabaseAway:
            table.give_up(calmly=True)
        except Exception:
            log.exception("cannot-follow", table=table.id, seq=table.seq)
            table.give_up()

    async def _changed(self, table_id: str, what: str = "seats") -> None:
        if (table := self._tables.get(table_id)) is not None:
            await self._follow(table, what)

    # -- tables and seats

    async def create(self, asked: NewTable) -> TableMade:
        """A new table at which nobody sits, the invitation to it and its host's token."""
        table, invite, host_token = await hosting.create(self._store, asked)
        self.figures.made.inc()
        return TableMade(await self.info(table.id, [host_token]), invite, host_token)

    async def public_tables(self) -> list[TableInfo]:
        """Public tables with free seats, the latest first."""
        return await self._infos.public()

    async def info(self, table_id: str, tokens: Sequence[str] = (), *, look: bool = False) -> TableInfo:
        """A table as the asker may know it; nothing of one that is played without spectators. `look`: see `TableInfos.of`."""
        return await self._infos.for_asker(table_id, tokens, look=look)

    async def invite(self, table_id: str, tokens: Sequence[str]) -> InviteMade:
        """One more invitation, from the host or somebody who sits there."""
        return await hosting.invite(self._store, table_id, hashes_of(tokens))

    async def claim(self, table_id: str, seat: int, asked: ClaimSeat, tokens: Sequence[str] = ()) -> SeatClaimed:
        """Sit down on a free seat."""
        token = await hosting.claim(self._store, table_id, seat, asked, hashes_of(tokens))
        await self._changed(table_id)
        await self._begin(table_id)
        return SeatClaimed(seat, token, await self.info(table_id, [*tokens, token]))

    async def sit_bot(self, table_id: str, seat: int, asked: SitBot, tokens: Sequence[str]) -> TableInfo:
        """Sit a bot on a free seat, asked by the host or somebody who sits there."""
        await hosting.sit_bot(self._store, table_id, seat, asked.bot, hashes_of(tokens))
        await self._changed(table_id)
        await self._begin(table_id)
        return await self.info(table_id, tokens)

    async def _begin(self, table_id: str) -> None:
        """Bots begin to play even if nobody watches yet."""
        row, seats = await self._store.table(table_id)
        if row.phase == "playing" and (row.hours or any(seat.bot for seat in seats)):
            await self._go_on(table_id)

    async def _go_on(self, table_id: str) -> None:
        wake(await self._running(table_id))

    async def leave(self, table_id: str, seat: int, tokens: Sequence[str]) -> TableInfo:
        """Give up a seat of one's own: before the game it is free again, in the midst of it a bot plays on."""
        await hosting.leave(self._store, table_id, seat, hashes_of(tokens))
        await self._changed(table_id)
        return await self._infos.of(table_id, hashes_of(tokens))  # perhaps the last that it hears of this table

    async def hand(self, table_id: str, seat: int, asked: HandOver, tokens: Sequence[str]) -> TableInfo:
        """Let a bot play on for a seat of one's own or of somebody who is overdue, or take one's own back."""
        table = self._tables.get(table_id)
        overdue = table.overdue() if table is not None else frozenset[int]()
        await hosting.hand(self._store, table_id, seat, asked.bot, hashes_of(tokens), overdue)
        await self._changed(table_id)
        return await self.info(table_id, tokens)

    async def rematch(self, table_id: str, tokens: Sequence[str]) -> TableMade:
        """A new table with the same options and bots; `host_token` is empty for all but the first who asks."""
        again, invite, host_token = await hosting.rematch(self._store, table_id, hashes_of(tokens))
        await self._changed(table_id)
        return TableMade(await self.info(again, [*tokens, host_token]), invite, host_token)

    async def _result(self, table_id: str, seat: int) -> GameResult:
        return looking_back.result_of(await self._settled(table_id), seat)

    def _let_go(self, table_id: str) -> None:
        if table_id in self._tables:
            self._tables[table_id].give_up(calmly=True)

    # -- looking back

    async def record(self, table_id: str, address: str | None = None) -> bytes:
        """The record of a game that is over, the dice's secret in it. All lines of an address share what is done for one."""
        table = await self._settled(table_id)
        self._limits.charge(table, looking_back.record_work(table), frozenset(), address)
        return await looking_back.record_of(table)

    async def replay(
        self,
        table_id: str,
        at: int | None,
        seat: int | None,
        lang: Lang,
        tokens: Sequence[str] = (),
        address: str | None = None,
    ) -> ReplayPoint:
        """The table after so many choices (`None`: all), as a seat knew it, or as everybody did."""
        table, hashes = await self._settled(table_id, lang), hashes_of(tokens)
        self._limits.charge(table, looking_back.REPLAY_WORK, hashes, address)
        return await looking_back.replay(table, at, seat, lang, hashes)

    async def scores(
        self, table_id: str, lang: Lang, tokens: Sequence[str] = (), address: str | None = None
    ) -> ScoreChart:
        """The scores over a game that is over."""
        table = await self._settled(table_id)
        self._limits.charge(table, looking_back.scores_work(table), hashes_of(tokens), address)
        return await looking_back.scores(table, lang)

    async def open_cards(
        self, table_id: str, lang: Lang, tokens: Sequence[str] = (), address: str | None = None
    ) -> OpenCards:
        """The cards that have come to light at a table and that the game's book does not tell."""
        table, hashes = await self._settled(table_id, lang), hashes_of(tokens)
        self._limits.charge(table, looking_back.CARDS_WORK, hashes, address)
        return looking_back.open_cards(table, lang, hashes)

    # -- sockets

    async def attend(self, table_id: str, tokens: Sequence[str], line: Line, address: str | None = None) -> None:
        """Serve one accepted socket until it ends. An unknown table is a `Trouble` before anything is sent.

        All lines of an address share what the server does for one.
        """
        if self._store.outages.is_away:
            await self._store.ready()
        table = await self._running(table_id)
        wake(table)
        task = asyncio.current_task()
        assert task is not None
        self._attending.add(task)
        self.figures.lines.inc()
        try:
            await serve(table, hashes_of(tokens), line, self._limits, address)
        finally:
            self._attending.discard(task)
            self.figures.lines.dec()
