"""Secrets of the server itself, made once and kept in its database: what signs links and webhooks, and the key of web push."""

import hmac
import secrets
from contextlib import suppress
from hashlib import sha256
from typing import Literal

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from crossroads.server.log.schema import ABOUT
from crossroads.server.log.store import Store
from crossroads.server.notices.sealing import new_signer

ServerKey = Literal["notices-key", "vapid-key"]
SIGNING: ServerKey = "notices-key"
VAPID: ServerKey = "vapid-key"


class ServerKeys:
    """The secrets of the server; each is made when it is first asked for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[ServerKey, str] = {}

    async def of(self, name: ServerKey) -> str:
        """A secret by its name. Never to be asked for within a job of the writer, which might have to write it down."""
        if name not in self._known:
            self._known[name] = await self._read(name) or await self._made(name)
        return self._known[name]

    async def _read(self, name: ServerKey) -> str:
        async with self._store.reading() as connection:
            return str(await connection.scalar(select(ABOUT.c.value).where(ABOUT.c.key == name)) or "")

    async def _made(self, name: ServerKey) -> str:
        made = secrets.token_hex(32) if name == SIGNING else new_signer()

        async def job(connection: AsyncConnection) -> None:
            if await connection.scalar(select(ABOUT.c.value).where(ABOUT.c.key == name)) is None:
                await connection.execute(insert(ABOUT), {"key": name, "value": made})

        with suppress(IntegrityError):  # another process was quicker
            await self._store.writer.do(job, "-", "key")
        return await self._read(name)


def signed(key: str, what: str) -> str:
    """What proves that this server said something."""
    return hmac.new(bytes.fromhex(key), what.encode(), sha256).hexdigest()
