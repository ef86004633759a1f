"""What all tables of a process share."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from crossroads.server.figures import Figures
from crossroads.server.log.schema import EntryRow
from crossroads.server.log.store import Store
from crossroads.server.play.starts import Pinned
from crossroads.server.table.absence import Patience
from crossroads.server.table.bot_processes import BotPool


@dataclass(frozen=True)
class SharedByTables:
    """What all tables of a process share."""

    store: Store
    thinkers: BotPool
    figures: Figures
    # Any: a `Table`, whose module knows this one
    forget: Callable[[Any], None]  # a table that is no longer what its log says
    announce: Callable[[Any], None]  # to other processes, who is here
    enter_slowly: Callable[[Any, EntryRow], Awaitable[None]]  # an entry of a slow table
    take_over: Callable[[Any, EntryRow, Pinned], Awaitable[bool]]  # an entry that is neither a choice nor an undo
    patience: Patience
    clock: Callable[[], float] = time.time  # of what takes days
    left: set[str] = field(default_factory=set)  # tables that other processes play on under other rules
