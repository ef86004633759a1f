"""Work that is begun where it is asked for, and goes on where what it waits for is done: no task is woken for it.

To wake tasks costs a choice more than to carry it out. Work that waits for nothing but its entry in the log needs none; what
waits for more, or could not be entered, is left to a task from there on.
"""

import asyncio
import types
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any

Begun = Coroutine[Any, Any, None]
Ended = Callable[[Exception | None], None]  # called with what went wrong, if something did
_tasks: set[asyncio.Task[None]] = set()  # the event loop itself holds none


def begin(work: Begun, ended: Ended, waited: "asyncio.Future[Any] | None" = None) -> None:
    """Carry out work as far as it goes without waiting; the rest follows, after what it `waited` for."""
    awaited: Any = waited
    if waited is None or not (waited.cancelled() or waited.exception()):
        try:
            awaited = work.send(None)
        except StopIteration:
            ended(None)
            return
        except Exception as fault:
            ended(fault)
            return
    if waited is None and isinstance(awaited, asyncio.Future):
        awaited.add_done_callback(partial(begin, work, ended))
    else:
        task = asyncio.create_task(_finish(work, ended, awaited))
        _tasks.add(task)
        task.add_done_callback(_tasks.discard)


async def _finish(work: Begun, ended: Ended, awaited: Any) -> None:
    try:
        await _rest(work, awaited)
    except Exception as fault:
        ended(fault)
    else:
        ended(None)


@types.coroutine
def _rest(work: Begun, awaited: Any) -> Generator[Any, Any, None]:
    """What is left of work that was begun by hand and waits for this."""
    while True:
        try:
            yield awaited
        except BaseException as thrown:  # it is for whoever waits within
            step = partial(work.throw, thrown)
        else:
            step = partial(work.send, None)
        try:
            awaited = step()
        except StopIteration:
            return
