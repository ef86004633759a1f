"""The tables that a process has in memory, and which of them it lets go of: their log has all of them."""

from collections.abc import Callable
from contextlib import suppress

import structlog

from crossroads.server.figures import Figures
from crossroads.server.log.outages import DatabaseAway
from crossroads.server.log.store import Store
from crossroads.server.table.table import Table

MOST_RESTING = 200  # tables in memory that nobody has a line to

log = structlog.get_logger()


class TablesInMemory(dict[str, Table]):
    """The tables by id; `is_busy` says of one whether somebody is about to come to it."""

    def __init__(self, figures: Figures, is_busy: Callable[[str], bool]) -> None:
        super().__init__()
        self._figures = figures
        self._is_busy = is_busy

    def add(self, table: Table) -> None:
        """Take a table in; of others that nobody stayed at, the ones that were looked at longest ago may have to go."""
        resting = [each for each in self.values() if self._is_resting(each)]
        for each in sorted(resting, key=lambda one: one.touched)[:-MOST_RESTING]:
            self._let_go(each)
        self[table.id] = table
        self._count()

    def here(self, table_id: str) -> set[int]:
        """The seats whose people have a line to a table, as far as this process knows."""
        return self[table_id].here if table_id in self else set()

    def slow_lines(self) -> list[tuple[str, set[int]]]:
        """Which seats have a line to which slow table of this process."""
        return [(table.id, table.lines_here) for table in self.values() if table.row.hours and table.visitors]

    def forget(self, table: Table) -> None:
        """Have a table no longer, if it is this one that is here under its id."""
        if self.get(table.id) is table:
            del self[table.id]
            self._count()

    def let_idle_go(self, before: float) -> None:
        """Let go of tables that nobody has looked at since then."""
        for table in list(self.values()):
            if table.touched < before and self._is_resting(table):
                self._let_go(table)

    async def drop_forgotten(self, store: Store) -> None:
        """Let go of tables that whoever keeps the database has deleted: who is there hears that there is no such table."""
        with suppress(DatabaseAway):
            for table_id in await store.gone(list(self)):
                if table_id in self:
                    self[table_id].give_up(calmly=True)

    def keep_all(self) -> None:
        """Keep where every table stands, before the process ends."""
        for table in self.values():
            _keep(table)

    def _is_resting(self, table: Table) -> bool:
        """Whether nobody is at a table, and nothing goes on there."""
        driven = table.driver is not None and not table.driver.done()
        return not table.visitors and not driven and not self._is_busy(table.id) and not table.lock.locked()

    def _let_go(self, table: Table) -> None:
        _keep(table)
        self.forget(table)

    def _count(self) -> None:
        self._figures.tables.set(len(self))


def _keep(table: Table) -> None:
    """Keep where a table stands before it is let go of; one that is busy may not be where its log is."""
    if not table.lock.locked():
        try:
            table.keep()
        except Exception:  # it is the log that counts
            log.exception("not-kept", table=table.id, seq=table.seq)
