"""Fallout at a real server whose dice are known: bots play a game in this process, and the same is played at the table."""

from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Locator

from crossroads.bots import make_bot
from crossroads.engine.game import Game
from crossroads.engine.setup import Setup
from tests.kit.browser import Screen
from tests.kit.forking import SECRET
from tests.kit.serving import Served

Moment: TypeAlias = Callable[[Game[Any]], bool]

UNCOVERED = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (let n = 1; n <= 400; n += 1) {
    const [x, y] = [left + width * ((n * 0.618) % 1), top + (height * n) / 401];
    if (document.elementFromPoint(x, y)?.closest("[data-options]") === thing) return [x, y];
  }
  return null;
}"""
NAMES = ("Ann", "Ben", "Cora", "Dan")


class Journey:
    """A table with Fallout where people sit, and its game in this process too: what bots choose here is chosen there."""

    def __init__(
        self, server: Served, seats: int = 1, nonce: str = "", expansions: tuple[str, ...] = (), **options: Any
    ) -> None:
        options = {"first": 0, **options}
        self.server = server
        about = {"seats": seats, "options": options, "expansions": list(expansions)}
        self.table, invite, _ = server.new_table(game="fallout", **about)
        nonces = (nonce, *[""] * (seats - 1))
        self.tokens = [self._claim(seat, invite, nonces[seat]) for seat in range(seats)]
        self.callers = [server.caller(self.table, token) for token in self.tokens]
        self.game: Game[Any] = Game(Setup("fallout", seats, SECRET, nonces, options, modules=expansions))
        self.bots = [make_bot("steady", "fallout", salt=f"seat {seat}") for seat in range(seats)]

    def _claim(self, seat: int, invite: str, nonce: str) -> str:
        asked = {"name": NAMES[seat], "invite": invite, "nonce": nonce}
        claimed = self.server.post(f"/api/tables/{self.table}/seats/{seat}/claim", asked)
        assert claimed.status_code == 201, claimed.text
        return str(claimed.json()["token"])

    # -- where it stands

    @property
    def seq(self) -> int:
        return len(self.game.history)

    @property
    def seat(self) -> int:
        """Who is asked."""
        assert self.game.decision is not None
        return self.game.decision.seat

    @property
    def prompt(self) -> str:
        return self.game.decision.prompt if self.game.decision else ""

    @property
    def offered(self) -> list[str]:
        return list(self.game.decision.ids) if self.game.decision else []

    @property
    def view(self) -> dict[str, Any]:
        """What whoever is asked sees; at the end, what everybody does."""
        return self.game.view(self.seat if self.game.decision else None)

    # -- on

    def advice(self) -> str:
        """What a bot would choose."""
        return self.bots[self.seat].choose(self.game, self.seat)

    def choose(self, *options: str) -> None:
        """Choose, here and at the table."""
        for option in options:
            chooser = self.callers[self.seat]
            chooser.choose(option)
            chooser.catch_up(self.seq + 1)
            self.note(option)

    def note(self, option: str) -> None:
        """Somebody has chosen at a screen: choose the same here, and hear of it there."""
        self.game.choose(option)
        for caller in self.callers:
            caller.catch_up(self.seq)

    def go(self, until: Moment, most: int = 2_000) -> "Journey":
        """Let bots choose until something is true."""
        while not until(self.game):
            assert self.seq < most, "it does not come to this"
            self.choose(self.advice())
        return self

    def hang_up(self) -> None:
        """No more choices from here: the lines are cut, the table stands."""
        for caller in self.callers:
            caller.hang_up()

    # -- screens

    def sit(self, screen: Screen, *seats: int, path: str = "") -> Screen:
        """Seat a screen here, without any seat to watch; it shows the table, or what a path beyond it says."""
        screen.game = "fallout"
        screen.context.add_cookies(
            [
                {
                    "name": f"seat-{seat}",
                    "value": self.tokens[seat],
                    "domain": "127.0.0.1",
                    "path": f"/api/tables/{self.table}",
                }
                for seat in seats
            ]
        )
        screen.open(f"/tables/{self.table}{path}")
        return screen

    def click(self, screen: Screen, option: str) -> None:
        """Choose at a screen, in its list, and hear of it here."""
        before = screen.seq
        screen.unfold(option).click()
        screen.wait(before, ("mine", "others", "over"))
        self.note(option)


def asks(*prompts: str, seat: int | None = None) -> Moment:
    """The moment at which one of these questions is open, to this seat if one is named."""

    def is_asked(game: Game[Any]) -> bool:
        decision = game.decision
        return decision is not None and decision.prompt in prompts and seat in (None, decision.seat)

    return is_asked


def spot_on(thing: Locator) -> tuple[float, float]:
    """A point of something lit where nothing covers it: a space of the map has any shape, and pieces stand in it."""
    thing.scroll_into_view_if_needed()
    found = thing.evaluate(UNCOVERED)
    assert found is not None, f"{thing} is covered"
    x, y = found
    return x, y
