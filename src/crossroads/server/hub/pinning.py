"""Games of an older program are pinned to the present rules before these change, whether or not somebody asks for them."""

import math
from collections.abc import Awaitable, Callable

import structlog

from crossroads.server.log.store import Store
from crossroads.server.table.table import Table

log = structlog.get_logger()


async def pin_all(store: Store, running: Callable[[str], Awaitable[Table]], is_closing: Callable[[], bool]) -> None:
    """Read every table that nobody knows the rules of; whatever is the matter with one, the others are pinned."""
    for table_id in await store.unpinned():
        await store.outages.wait_for_end()
        if is_closing():
            return
        try:
            table = await running(table_id)
        except Exception as stuck:
            log.warning("not-pinned", table=table_id, error=str(stuck))
            continue
        if not table.visitors:
            table.touched = -math.inf  # nobody has asked for it
