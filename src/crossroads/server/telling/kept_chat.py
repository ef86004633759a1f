"""What was said at a table, as far as it is kept."""

from collections.abc import Iterable

from crossroads.protocol.socket import Chat
from crossroads.server.log.schema import MOST_LINES, ChatRow
from crossroads.server.telling.messages import chat_told, encode


class KeptChat:
    """The last lines of a table's chat; the oldest leave."""

    def __init__(self, rows: Iterable[ChatRow]) -> None:
        self.lines = [chat_told(row) for row in rows]

    @property
    def last(self) -> int:
        """The number of the last line; 0 if nothing was said."""
        return self.lines[-1].number if self.lines else 0

    def add(self, rows: Iterable[ChatRow]) -> list[bytes]:
        """Take in what was said since; each line as it is told."""
        added = [chat_told(row) for row in rows]
        self.lines += added
        del self.lines[:-MOST_LINES]
        return [encode(Chat(line)) for line in added]
