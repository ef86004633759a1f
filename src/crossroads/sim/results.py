"""What comes of a simulation, as data."""

from typing import Any

import msgspec

Figure = int | float | str


class SeatFigures(msgspec.Struct, frozen=True):
    """One seat of one game."""

    seat: int
    bot: str
    order: int  # how many seats had their first turn before this one
    score: int
    won: float  # 1, a part of a victory over others that was shared, or 0
    decisions: int
    figures: dict[str, Figure]


class GameRow(msgspec.Struct, frozen=True):
    """One game."""

    number: int
    seed: str
    how: str
    winners: tuple[int, ...]
    decisions: int
    seats: tuple[SeatFigures, ...]
    uses: dict[str, int]  # "seat kind thing" -> how often


class Crash(msgspec.Struct, frozen=True):
    """A game that ended in an error, or did not end: with the seed it can be played again."""

    number: int
    seed: str
    reason: str
    what: str = "crashed"

    @property
    def told(self) -> str:
        """What became of it, in one line."""
        return f"{self.what}: {self.reason.splitlines()[-1]}"


class Plan(msgspec.Struct, frozen=True):
    """What a simulation is made from. Game n is settled by this and by n alone."""

    game: str
    games: int
    seats: int
    bots: tuple[str, ...]  # by seat in game 0; they move on by one seat from game to game
    seed: str
    options: dict[str, Any] = {}
    packs: tuple[str, ...] = ()
    vary: bool = False  # each game at a table of chance, but for the options that are given
    dealt: str = ""  # a question that is answered by lot, not by the bots
    modules: tuple[str, ...] = ()  # expansions
    people: bool = False  # the seats say ahead what people would, and how often they are asked is counted

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def entrant_at(self, seat: int, number: int) -> int:
        """Which of the bots sits on a seat in game n: in as many games as there are seats, each sits on each."""
        return (seat - number) % self.seats


class SimulationResult(msgspec.Struct, frozen=True):
    """All games that were played, in order; fewer than planned if it was interrupted or if some crashed."""

    plan: Plan
    games: tuple[GameRow, ...]
    crashes: tuple[Crash, ...] = ()
    interrupted: bool = False
