"""Games over days: who stays away is played for, a table is paused if all agree, and nobody is called for this turn."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from crossroads.bots import usual_bot
from crossroads.server.background import in_background
from crossroads.server.log.outages import DatabaseAway
from crossroads.server.log.outbox import Slowly, WaitingRow
from crossroads.server.log.schema import TableRow
from crossroads.server.log.store import Store
from crossroads.server.log.waiting import Waits
from crossroads.server.notices.listening import Listening
from crossroads.server.notices.office import NoticeSetup, Office
from crossroads.server.notices.post import Post
from crossroads.server.tokens import hashes_of
from crossroads.server.trouble import not_now, not_yours

LOOK_SECONDS = 20.0

log = structlog.get_logger()


class Days:
    """What is asked about slow tables, and what time brings there."""

    listening: Listening
    post: Post

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        changed: Callable[[str], Awaitable[None]],
        begin: Callable[[str], Awaitable[None]],
        lines: Callable[[], list[tuple[str, set[int]]]],
    ) -> None:
        """`changed(table)` looks again who sits there; `begin(table)` lets it go on; `lines()`: who is at slow tables here."""
        self._waits = Waits(store)
        self._store = store
        self._clock = clock
        self._changed = changed
        self._begin = begin
        self._lines = lines
        self._task: asyncio.Task[None] | None = None

    def open(self, is_here: Callable[[str, int], bool], setup: NoticeSetup) -> None:
        """Begin to look after what time brings."""
        self.listening, self.post = Office.of(self._store, self._clock, is_here, setup)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.note_lines()
                await self.look()
                await self.post.send_due()
            except DatabaseAway:
                continue
            except Exception:
                log.exception("days-not-looked-after")

    async def note_lines(self) -> None:
        """Tell other processes who is here: they must not call them."""
        if self._store.shared:
            for table_id, seats in self._lines():
                await self._waits.see(table_id, seats, self._clock())

    async def slowly(self, table: TableRow) -> Slowly:
        """What a slow table waits for, and who would like to pause."""
        return await self._waits.of(table.id) if table.hours else (None, [])

    async def resume(self) -> None:
        """Let tables go on that wait for nobody: a bot's choice, or an answer without a choice, was broken off."""
        for table_id in await self._waits.stalled():
            await self._begin(table_id)

    async def look(self) -> None:
        """Let bots play for those whose time is up."""
        for row in await self._waits.overdue(self._clock()):
            table, seats = await self._store.table(row.table_id)
            others = [each for each in seats if each.person and each.seat != row.seat]
            if others:  # the last person is waited for: bots alone would play the game to its end
                await self._stand_in(table, row)

    async def _stand_in(self, table: TableRow, row: WaitingRow) -> None:
        bot = await in_background(usual_bot, table.game)
        if await self._waits.stand_in(row, bot):
            log.info("bot-stands-in", table=table.id, seat=row.seat, bot=bot)
            await self._changed(table.id)
            await self._begin(table.id)

    async def snooze(self, table_id: str, seat: int, tokens: list[str]) -> None:
        """Say nothing more about the decision that waits for a seat of one's own."""
        await self._own(table_id, seat, tokens)
        await self._waits.snooze(table_id, seat)

    async def pause(self, table_id: str, seat: int, pause: bool, tokens: list[str]) -> None:
        """Ask for a pause, or agree to it; or think better of it, and end a pause."""
        table = await self._own(table_id, seat, tokens)
        if not table.hours or table.phase != "playing":
            raise not_now("Only a slow table whose game is on can be paused.")
        since = await self._waits.pause(table_id, seat, pause, self._clock())
        log.info("pause", table=table_id, seat=seat, paused=bool(since))
        await self._changed(table_id)

    async def _own(self, table_id: str, seat: int, tokens: list[str]) -> TableRow:
        table, seats = await self._store.table(table_id)
        if seat >= table.seats or not seats[seat].is_held_by(hashes_of(tokens)):
            raise not_yours(f"Seat {seat} is not yours.")
        return table
