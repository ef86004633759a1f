"""Munchkin at a real server: people at screens and others on bare lines round one table."""

from typing import Any

from tests.kit.browser import Screen
from tests.kit.serving import Caller, Served

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


class Party:
    """A table where people sit, some of them at screens; the others answer over sockets."""

    def __init__(self, server: Served, seats: int, *bots: int, **changes: Any) -> None:
        self.table, invite, host = server.new_table(game="munchkin", seats=seats, **changes)
        for seat in bots:
            sat = server.post(f"/api/tables/{self.table}/seats/{seat}/bot", {"bot": "steady"}, host)
            assert sat.status_code == 200, sat.text
        self.tokens = {seat: self._claim(server, seat, invite) for seat in range(seats) if seat not in bots}
        self.callers = {seat: server.caller(self.table, token) for seat, token in self.tokens.items()}

    def _claim(self, server: Served, seat: int, invite: str) -> str:
        asked = {"name": NAMES[seat], "invite": invite, "nonce": ""}
        claimed = server.post(f"/api/tables/{self.table}/seats/{seat}/claim", asked)
        assert claimed.status_code == 201, claimed.text
        return str(claimed.json()["token"])

    def caller(self, seat: int, *options: str) -> Caller:
        """The line of a seat, once it is asked, and has one of these options if any are named."""
        caller = self.callers[seat]
        while not caller.prompt or not caller.prompt[1] or (options and not {*options} & {*caller.prompt[1]}):
            caller.hear()
        return caller

    def choose(self, seat: int, *options: str) -> None:
        """Choose over a line, one after another, as soon as each is on offer; without a screen."""
        for option in options:
            caller = self.caller(seat, option)
            caller.until("step", request=caller.choose(option, seat))

    def seen(self, seat: int, seq: int) -> dict[str, Any]:
        """What a seat sees once the table has come so far."""
        self.callers[seat].catch_up(seq)
        return self.callers[seat].view

    def sit(self, screen: Screen, *seats: int, path: str = "") -> Screen:
        """Seat a screen here, without any seat to watch."""
        screen.game = "munchkin"
        path_of_table = f"/api/tables/{self.table}"
        for seat in seats:
            screen.context.add_cookies(
                [{"name": f"seat-{seat}", "value": self.tokens[seat], "domain": "127.0.0.1", "path": path_of_table}]
            )
        return screen.open(f"/tables/{self.table}{path}")
