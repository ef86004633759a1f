"""What other processes on the same PostgreSQL have changed, heard through LISTEN/NOTIFY by Litestar's channels."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg
import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import URL

from crossroads.server.figures import Figures
from crossroads.server.log.appending import CHANNEL
from crossroads.server.log.connecting import COMMAND_SECONDS, CONNECT_SECONDS
from crossroads.server.log.outages import reason_of

AGAIN_SECONDS = 1.0
BEAT_SECONDS = 30.0  # between two looks whether the connection is there: a network may drop it without a word
PARTING_SECONDS = 2.0
BREAKS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
HUNG_UP = "the database has hung up"

log = structlog.get_logger()


class News:
    """Listens as long as it is open, also after the connection broke; that is said once, and once that it is mended."""

    def __init__(
        self,
        address: URL,
        own_name: str,
        figures: Figures,
        hear: Callable[[str, str, str], None],
        missed: Callable[[], None],
    ) -> None:
        """Call `hear(process, table, what)` for others' changes; `missed()` when some may have gone unheard."""
        self._dsn = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._own_name = own_name
        self._figures = figures
        self._hear = hear
        self._missed = missed
        self._listening = asyncio.Event()
        self._lost = asyncio.Event()
        self._is_lost = False  # and that was said
        self._connection: Any = None
        self._task = asyncio.create_task(self._run())

    async def listening(self) -> None:
        """Return once nothing can go unheard."""
        await self._listening.wait()

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
                self._note_lost(HUNG_UP)
            except BREAKS as broken:
                self._note_lost(reason_of(broken))
            await asyncio.sleep(AGAIN_SECONDS)

    def _note_lost(self, why: str) -> None:
        """Until it is mended, what others change is not heard here."""
        if not self._is_lost:
            self._is_lost = True
            self._figures.news_lost.inc()
            log.warning("news-lost", error=why)
        self._listening.clear()

    def _note_heard(self) -> None:
        if self._is_lost:
            self._is_lost = False
            log.warning("news-back")
        self._listening.set()

    async def _listen(self) -> None:
        backend = AsyncPgChannelsBackend(make_connection=self._connect)
        await backend.on_startup()
        try:
            await backend.subscribe([CHANNEL])
            self._missed()
            self._note_heard()
            await self._hear_all(backend)
        finally:
            with suppress(*BREAKS):
                await self._connection.close(timeout=PARTING_SECONDS)
                await backend.on_shutdown()

    async def _hear_all(self, backend: AsyncPgChannelsBackend) -> None:
        tasks = [asyncio.create_task(work) for work in (self._stream(backend), self._lost.wait(), self._beat())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _beat(self) -> None:
        """Return once the connection gives no answer; it is dropped then."""
        assert self._connection is not None
        with suppress(*BREAKS):
            while True:
                await asyncio.sleep(BEAT_SECONDS)
                await self._connection.execute("SELECT 1", timeout=BEAT_SECONDS)
        self._connection.terminate()

    async def _stream(self, backend: AsyncPgChannelsBackend) -> None:
        async for _, data in backend.stream_events():
            name, _, about = data.decode().partition(" ")
            table_id, _, what = about.partition(" ")
            if name != self._own_name:  # what somebody else says on this channel concerns no table
                self._hear(name, table_id, what)

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(self._dsn, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        self._connection = connection
        return connection
