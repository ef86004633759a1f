"""What a server cannot do for somebody: a code that stays, a sentence that says what to do, and how HTTP calls it."""


class Trouble(Exception):
    """A request that is not carried out. Nothing has changed."""

    def __init__(
        self, code: str, message: str, status: int = 400, *, rule: str = "", retry_after: float | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.rule = rule
        self.retry_after = retry_after  # seconds after which it is worth while to ask again


def unknown_table(table_id: str) -> Trouble:
    """There is no table of this id."""
    return Trouble("unknown-table", f"There is no table `{table_id}` here; check the link.", 404)


def no_seat(seat: int, seats: int) -> Trouble:
    """The table has no such seat."""
    return Trouble("unknown-seat", f"There is no seat {seat} at this table; its seats are 0 to {seats - 1}.", 404)


def not_yours(message: str) -> Trouble:
    """The asker does not hold what this takes."""
    return Trouble("not-yours", message, 403)


def no_spectators() -> Trouble:
    """The game is on, and only who plays sees it."""
    return Trouble("no-spectators", "This game is played without spectators: you can look at it once it is over.", 403)


def closing(trouble: Trouble) -> tuple[int, str]:
    """How a WebSocket is closed for it: 4000 and the status that it has over HTTP, and its code."""
    return 4000 + trouble.status, trouble.code


def not_now(message: str) -> Trouble:
    """The table is not in the phase for this."""
    return Trouble("not-now", message, 409)
