"""The short way of a person's choice: carried out as it comes from the line, told when it is durable, without a task.

Only what is in order goes this way. Whatever is not (a stale number, another's turn, a repeat, a table that is busy with
something else) takes the long way (`hearing`), which looks at all of it again and says what is the matter.
"""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

from crossroads.protocol.socket import Choose
from crossroads.server.driving import wake
from crossroads.server.hearing import Limits, fail, hear_again
from crossroads.server.schema import EntryRow
from crossroads.server.table import Message, Table
from crossroads.server.visitor import Visitor
from crossroads.server.writer import Taken


def choose_now(table: Table, visitor: Visitor, said: Choose, limits: Limits) -> bool:
    """Begin to carry out a choice; `False`: nothing was done, and it is to be heard the long way."""
    play, seat = table.play, said.seat
    if play is None or said.seq != play.seq or seat not in visitor.seats or (seat, said.request) in play.requests:
        return False
    decision = play.game.decision
    if decision is None or decision.seat != seat or table.seats[seat].bot or visitor not in table.guests:
        return False
    for option in decision.options:
        if option.id == said.option:
            break
    else:
        return False
    if table.lock.locked() or not _takes(table.lock):
        return False
    if not visitor.line.is_in_time() or limits.choices.take((table.id, seat)):  # last: the long way counts it too
        table.lock.release()
        return False
    try:
        entry = table.begin(seat, option, said.request)
        messages = _prepared(table, entry, visitor)
        table.house.store.append_then(entry, partial(_go_on, table, visitor, said, entry, messages))
    except Exception:
        _break_off(table, visitor)
        table.lock.release()
    return True


def _prepared(table: Table, entry: EntryRow, visitor: Visitor) -> list[Message] | None:
    """What everybody will be told once the choice is durable; `None` if somebody must wait for more than that."""
    play = table.play
    assert play is not None
    if play.over or any(guest.several for guest in table.guests):
        return None
    try:
        messages, left = table.told(entry, visitor)
        if not left:
            return messages
    except Exception:  # whoever cannot be told of a choice is no reason not to make it
        table.log.exception("not-prepared", seq=entry.seq)
    play.views_before = {}  # what was made is thrown away: all are told anew, and in all the words
    return None


def _takes(lock: asyncio.Lock) -> bool:
    """Acquire a lock if that needs no waiting."""
    acquiring = lock.acquire()
    try:
        acquiring.send(None)
    except StopIteration:
        return True
    acquiring.close()
    return False


def _go_on(
    table: Table,
    visitor: Visitor,
    said: Choose,
    entry: EntryRow,
    messages: list[Message] | None,
    failed: Exception | None,
) -> None:
    """Tell a choice that is durable, and leave to a task what must wait."""
    if failed is None:
        table.note(entry)
        table.house.figures.peoples_choices.inc()
    if failed is not None or messages is None:
        rest = table.tell_choice(entry, visitor) if failed is None else _put_right(table, entry, failed)
        visitor.keep(_finish(table, visitor, said, rest))
        return
    try:
        for guest, message in messages:
            guest.tell(message)
        table.after_choice()
        wake(table)
    except Exception:
        _break_off(table, visitor)
    table.lock.release()


def _break_off(table: Table, visitor: Visitor) -> None:
    """Nobody knows how far a change came but the log: what is in memory is given up."""
    table.give_up()
    fail(table, visitor)


async def _put_right(table: Table, entry: EntryRow, failed: Exception) -> None:
    if isinstance(failed, Taken):
        await table.lose(entry)
    raise failed


async def _finish(table: Table, visitor: Visitor, said: Choose, rest: Coroutine[Any, Any, None]) -> None:
    taken = False
    try:
        try:
            await rest
        except Taken:
            taken = True
        finally:
            table.lock.release()
        if taken:
            await hear_again(table, visitor, said)  # it is stale, or this very request is there already
        wake(table)
    except Exception:
        _break_off(table, visitor)
