"""What is told of a table to those who are not at it: in the lobby, in a list, before they come."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import msgspec

from crossroads.protocol.tables import TableInfo
from crossroads.server.hub.in_memory import TablesInMemory
from crossroads.server.log.outbox import Slowly
from crossroads.server.log.schema import TableRow
from crossroads.server.log.store import Store
from crossroads.server.table.table import Table
from crossroads.server.telling.seating import may_look, seats_of, table_info
from crossroads.server.tokens import hashes_of
from crossroads.server.trouble import Trouble, no_spectators


class TableInfos:
    """The tables of a database, as whoever asks may know them."""

    def __init__(
        self,
        store: Store,
        tables: TablesInMemory,
        slowly: Callable[[TableRow], Awaitable[Slowly]],
        running: Callable[[str], Awaitable[Table]],
    ) -> None:
        """`slowly` tells what a slow table waits for; `running` makes a game again that is not in memory."""
        self._store = store
        self._tables = tables
        self._slowly = slowly
        self._running = running

    async def public(self) -> list[TableInfo]:
        """Public tables with free seats, the latest first."""
        known = await self._store.public_tables()
        return [table_info(row, seats, 0, self._tables.here(row.id), frozenset()) for row, seats in known]

    async def for_asker(self, table_id: str, tokens: Sequence[str], *, look: bool) -> TableInfo:
        """A table for who shows these tokens; nothing of one that is played without spectators. Strangers make no game again."""
        row, seats = await self._store.table(table_id)
        hashes = hashes_of(tokens)
        if not may_look(row, seats, hashes):
            raise no_spectators()
        return await self.of(table_id, hashes, look=look and bool(seats_of(seats, hashes)))

    async def of(self, table_id: str, hashes: frozenset[str], *, look: bool = False) -> TableInfo:
        """A table for who holds these hashes; `look`: its game is made again if that is needed to know who is asked."""
        row, seats = await self._store.table(table_id)
        seq = await self._store.last_seq(table_id)
        table = self._tables.get(table_id)
        overdue = table.overdue() if table is not None else frozenset[int]()
        slowly = await self._slowly(row)
        told = table_info(row, seats, seq, self._tables.here(table_id), hashes, overdue, slowly=slowly)
        if table is None and look and row.phase == "playing" and told.asked is None:
            with suppress(Trouble):  # of a game that cannot be gone on with here, nobody knows
                table = await self._running(table_id)
        decision = table.decision if table is not None else None
        return told if decision is None else msgspec.structs.replace(told, asked=decision.seat)
