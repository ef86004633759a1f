"""Where a game begins: at its set-up, or at a moment of another game, of which all that a seat did not know is dealt anew."""

from typing import Any, TypeVar

import msgspec

from crossroads.engine.codec import decode_state, encode_state
from crossroads.engine.definition import Definition
from crossroads.engine.dice import Dice, key_of
from crossroads.engine.redealing import redeal
from crossroads.engine.setup import Origin, Setup, set_up
from crossroads.engine.state import State

S = TypeVar("S", bound=State)
DEAL = "dealt anew"  # stands for a nonce, so that no draw of the game tells how its cards were dealt
ODD = (LookupError, AssertionError, TypeError, OverflowError)  # whatever the state of another program may do


class BadOrigin(ValueError):
    """A moment that no game can begin from."""


def first_state(made: Definition[S], setup: Setup) -> S:
    """The first state of a game; seats or options that cannot be are refused, and so is a moment that cannot be."""
    fresh = set_up(made, setup)
    if setup.origin is None:
        return fresh
    try:
        state = decode_state(made, setup, msgspec.json.decode(setup.origin.state))
        for fault in made.faults(state):
            raise BadOrigin(f"in the moment that it begins from {fault}")
        if state.outcome is not None:
            raise BadOrigin("the moment that it begins from is the end of a game")
        setup.check_seat(setup.origin.seat)
        state.events, state.draws = (), ()
        state.dice = Dice(key_of(setup.secret, (*setup.nonces, DEAL)))
        redeal(made.zones(state), state, setup.origin.seat)
    except (*ODD, msgspec.ValidationError, msgspec.DecodeError) as odd:
        raise BadOrigin(f"the moment that it begins from cannot be read: {odd}") from odd
    state.dice = fresh.dice
    return state


def origin_of(game: Any, seat: int) -> Origin:
    """The moment that a game has come to, for another to begin from as a seat knew it: the beginning of what is going on."""
    game.setup.check_seat(seat)
    if game.outcome is not None:
        raise BadOrigin("the game is over there: nothing is left to choose")
    at, state = game.saved_at()
    return Origin(encode_state(state), seat, at)
