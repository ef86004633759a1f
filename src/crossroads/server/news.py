"""What other processes on the same PostgreSQL have changed, heard through LISTEN/NOTIFY by Litestar's channels."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg
import structlog
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import URL

from crossroads.server.appending import CHANNEL

AGAIN_SECONDS = 1.0
BREAKS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = structlog.get_logger()


class News:
    """Listens as long as it is open, also after the connection broke."""

    def __init__(
        self, address: URL, own_name: str, hear: Callable[[str, str, str], None], missed: Callable[[], None]
    ) -> None:
        """Call `hear(process, table, what)` for others' changes; `missed()` when some may have gone unheard."""
        self._dsn = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._own_name = own_name
        self._hear = hear
        self._missed = missed
        self._listening = asyncio.Event()
        self._lost = asyncio.Event()
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
            except BREAKS as broken:
                log.warning("news-lost", error=type(broken).__name__)
            self._listening.clear()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self) -> None:
        backend = AsyncPgChannelsBackend(make_connection=self._connect)
        await backend.on_startup()
        try:
            await backend.subscribe([CHANNEL])
            self._missed()
            self._listening.set()
            await self._hear_all(backend)
        finally:
            with suppress(*BREAKS):
                await backend.on_shutdown()

    async def _hear_all(self, backend: AsyncPgChannelsBackend) -> None:
        hearing = asyncio.create_task(self._stream(backend))
        lost = asyncio.create_task(self._lost.wait())
        try:
            await asyncio.wait({hearing, lost}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (hearing, lost):
                task.cancel()
            await asyncio.gather(hearing, lost, return_exceptions=True)

    async def _stream(self, backend: AsyncPgChannelsBackend) -> None:
        async for _, data in backend.stream_events():
            name, table_id, what = data.decode().split(" ", 2)
            if name != self._own_name:
                self._hear(name, table_id, what)

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(self._dsn)
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        return connection
