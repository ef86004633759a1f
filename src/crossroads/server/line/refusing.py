"""What is not carried out, and how its line hears of it."""

import structlog

from crossroads.protocol.socket import RefusalCode, Refused
from crossroads.server.play.play import Play
from crossroads.server.table.table import Table
from crossroads.server.telling.messages import encode
from crossroads.server.telling.visitor import Visitor

FAULT = 1011

log = structlog.get_logger()


class RequestRefused(Exception):
    """A request is not carried out; it becomes a `Refused` on the line."""

    def __init__(self, code: RefusalCode, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code: RefusalCode = code
        self.message = message
        self.rule = rule


def refuse(table: Table, visitor: Visitor, request: str, code: RefusalCode, message: str, rule: str = "") -> None:
    """Tell a line that its request is not carried out."""
    table.house.figures.refused.labels(code).inc()
    visitor.tell(encode(Refused(request, code, message, table.seq, rule)))


def fail(table: Table, visitor: Visitor, fault: Exception) -> None:
    """Hang up on a line after a fault of ours."""
    log.error("line-failed", table=table.id, seq=table.seq, exc_info=fault)
    visitor.hang_up(FAULT, "the server failed; try again")


def game_on(table: Table) -> Play:
    """The game of a table, which must have begun."""
    if table.play is None:
        raise RequestRefused("not-now", "The game has not begun: seats are free.")
    return table.play


def seq_before(play: Play, seat: int, request: str, seq: int) -> int | None:
    """The entry of this very request, if it was carried out before; a new one that is stale is refused."""
    before = play.requests.get((seat, request))
    if before is None and seq != play.seq:
        raise RequestRefused("stale", "The table has moved on; look again.")
    return before
