"""How long the table waits after a bot's choice, changed while the game is on."""

from crossroads.protocol.socket import Done, SetPace
from crossroads.server.line.refusing import RequestRefused, game_on
from crossroads.server.table.table import Table
from crossroads.server.telling.messages import encode
from crossroads.server.telling.visitor import Visitor


async def set_pace(table: Table, visitor: Visitor, said: SetPace) -> None:
    """Let the bots play at another pace from their next choice on, and tell everybody."""
    async with table.lock:
        game_on(table)
        if not may_set_pace(table, visitor):
            raise RequestRefused(
                "not-yours", "Its host changes the pace of a table, or whoever plays against bots alone."
            )
        await table.house.store.set_pace(table.id, said.pace)
        await table.follow_seats()
        visitor.tell(encode(Done(said.request, table.seq)))


def may_set_pace(table: Table, visitor: Visitor) -> bool:
    """Whether somebody made this table, or is the only person who plays there."""
    people = {each.seat for each in table.seats if each.token}  # a bot may stand in for them
    return table.row.host in visitor.hashes or (bool(people) and people <= set(visitor.seats))
