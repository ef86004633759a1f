"""Where a game begins: at its set-up, or at a beat whose state was kept, from which it goes on under other rules."""

from typing import Any, NamedTuple

import msgspec

from crossroads.engine.codec import decode_state, encode_state
from crossroads.engine.dice import Draw, key_of
from crossroads.engine.extending import definition_with
from crossroads.engine.game import Game
from crossroads.engine.pins import pins_of
from crossroads.engine.record import digest_of
from crossroads.engine.setup import Setup
from crossroads.engine.state import State
from crossroads.server.log.schema import StateRow

PastChoices = tuple[tuple[str, int, tuple[Draw, ...]], ...]  # choices, who made them, and what chance brought
ODD = (LookupError, AssertionError, TypeError, OverflowError, ValueError)  # whatever the state of other rules may do


class Pinned(NamedTuple):
    """The digests of rules and packs, as the database keeps them."""

    rules: str
    packs: str


def pinned(setup: Setup) -> Pinned:
    """Those of a game that is played here and now."""
    pins = pins_of(setup)
    return Pinned(pins.rules, msgspec.json.encode(pins.packs).decode())


class Unreadable(ValueError):
    """A state that was damaged, or that these rules cannot go on from."""


class Start(msgspec.Struct, frozen=True):
    """Where a game begins: `at` choices had been made by then, the last of them under the number `seq`."""

    setup: Setup
    at: int = 0
    seq: int = 0
    state: bytes = b""  # empty: it begins with the set-up
    opening: tuple[Draw, ...] = ()
    past: PastChoices = ()

    def game(self) -> Game[Any]:
        """The game at its first question from here on."""
        if not self.state:
            return Game(self.setup)
        return Game.resume(self.setup, (self.at, _decoded(self.setup, self.state)), self.opening, self.past)


def _decoded(setup: Setup, data: bytes) -> State:
    known = definition_with(setup.game, setup.modules)
    state: State = decode_state(known, setup, msgspec.json.decode(data))
    return state


def last_beat(game: Game[Any]) -> tuple[int, State]:
    """The state that a game can go on from, and how many choices had been made by then."""
    if game.outcome is not None:
        return game.choices_made, game.state
    at, state = game.saved_at()
    return at, state


def kept(table_id: str, seq: int, state: State, under: Pinned) -> StateRow:
    """A state as the database keeps it."""
    data = encode_state(state)
    return StateRow(table_id, seq, under.rules, under.packs, data, digest_of(data))


def checked(setup: Setup, row: StateRow) -> bytes:
    """A kept state as these rules would write it; `Unreadable` if they cannot go on from there."""
    if digest_of(row.state) != row.digest:
        raise Unreadable("it was changed after it was kept")
    try:
        state = _decoded(setup, row.state)
        for fault in definition_with(setup.game, setup.modules).faults(state):
            raise Unreadable(fault)
        if state.dice.loaded is not None or state.dice.key != key_of(setup.secret, setup.nonces):
            raise Unreadable("its dice are not those of the table")
        data = encode_state(state)
        game: Game[Any] = Game(setup, state)
        assert game.decision is not None or game.outcome is not None
    except ODD as odd:
        raise Unreadable(str(odd)) from odd
    return data
