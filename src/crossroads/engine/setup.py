"""What a game is made from, and its first state."""

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

from crossroads.engine.content import Edition, content_of
from crossroads.engine.decisions import Illegal
from crossroads.engine.definition import Definition
from crossroads.engine.dice import DICE, Dice, Untold, key_of
from crossroads.engine.options import table_options
from crossroads.engine.state import State

S = TypeVar("S", bound=State)


class Origin(msgspec.Struct, frozen=True):
    """A moment of another game: its state, as which seat knew it, and after how many choices it was."""

    state: bytes
    seat: int
    at: int


class Setup(msgspec.Struct, frozen=True):
    """What a game is made from: with the choices, the whole game."""

    game: str
    seats: int
    secret: bytes
    nonces: tuple[str, ...] = ()
    options: Mapping[str, Any] = {}
    packs: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    typed: tuple[str, ...] = ()  # what of chance people bring about at a real table, all by name: see `engine.chance`
    tellers: tuple[int, ...] = ()  # for each seat, the one that says what its dice show; empty: each for itself
    origin: Origin | None = None  # the moment of another game that it begins from (`beginning.py`)

    @property
    def edition(self) -> Edition:
        """Which game it is, with which packs and expansions: whoever shares it shares content and words."""
        return self.game, self.packs, self.modules

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that the table does not have; `None` is a spectator."""
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"no seat {seat}: this table has seats 0 to {self.seats - 1}")


def set_up(made: Definition[S], setup: Setup) -> S:
    """The first state of a game that begins at the beginning; seats or options that cannot be are refused."""
    least, most = made.seats
    if not isinstance(setup.seats, int):
        raise ValueError(f"seats are a whole number from {least} to {most}, not {setup.seats!r}")
    if not least <= setup.seats <= most:
        raise Illegal(made.seats_rule, f"{made.id} is for {least} to {most} seats, not for {setup.seats}.")
    content = content_of(setup.game, setup.packs, setup.modules)
    options = table_options(made, setup.options, content)
    key = key_of(setup.secret, setup.nonces)
    if not setup.typed:
        return made.set_up(content, setup.seats, options, Dice(key))
    check_typed(made, setup)
    yours = UNSET if setup.typed == (DICE,) else setup.typed
    try:
        return made.set_up(content, setup.seats, options, Dice(key, told=(), yours=yours))
    except Untold:  # nobody can be asked before there is a state: chance that sets it up is ours
        state = made.set_up(content, setup.seats, options, Dice(key))
        state.dice.told, state.dice.yours = (), yours
        return state


def typed_names(made: Definition[Any]) -> tuple[str, ...]:
    """What people can bring about at a real table of a game with its expansions: dice first, then its decks."""
    return (DICE, *made.decks)


def check_typed(made: Definition[Any], setup: Setup) -> None:
    """Refuse what people cannot bring about, and seats that cannot say it."""
    names = typed_names(made)
    for name in setup.typed:
        if name not in names:
            raise ValueError(f"`{name[:80]}` cannot be yours at this table; there are: {', '.join(names)}")
    if setup.tellers and len(setup.tellers) != setup.seats:
        raise ValueError(f"{len(setup.tellers)} seats say what dice show, for {setup.seats} seats")
    for seat in setup.tellers:
        setup.check_seat(seat)


def tellers_of(people: Collection[int], seats: int) -> tuple[int, ...]:
    """Who says what each seat's dice show: people for themselves, the first of them for the bots."""
    return tuple([seat if seat in people else min(people) for seat in range(seats)])
