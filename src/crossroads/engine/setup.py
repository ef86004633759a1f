"""What a game is made from, and its first state."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from crossroads.engine.content import Edition, content_of
from crossroads.engine.decisions import Illegal
from crossroads.engine.definition import Definition
from crossroads.engine.dice import Dice, key_of
from crossroads.engine.options import table_options
from crossroads.engine.state import State

S = TypeVar("S", bound=State)


class Setup(msgspec.Struct, frozen=True):
    """What a game is made from: with the choices, the whole game."""

    game: str
    seats: int
    secret: bytes
    nonces: tuple[str, ...] = ()
    options: Mapping[str, Any] = {}
    packs: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()

    @property
    def edition(self) -> Edition:
        """Which game it is, with which packs and expansions: whoever shares it shares content and words."""
        return self.game, self.packs, self.modules

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that the table does not have; `None` is a spectator."""
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"no seat {seat}: this table has seats 0 to {self.seats - 1}")


def set_up(made: Definition[S], setup: Setup) -> S:
    """The first state of a game; seats or options that cannot be are refused."""
    least, most = made.seats
    if not isinstance(setup.seats, int):
        raise ValueError(f"seats are a whole number from {least} to {most}, not {setup.seats!r}")
    if not least <= setup.seats <= most:
        raise Illegal(made.seats_rule, f"{made.id} is for {least} to {most} seats, not for {setup.seats}.")
    content = content_of(setup.game, setup.packs, setup.modules)
    dice = Dice(key_of(setup.secret, setup.nonces))
    return made.set_up(content, setup.seats, table_options(made, setup.options, content), dice)
