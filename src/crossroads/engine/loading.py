"""Going on with a saved game, under the rules it was played with or under newer ones."""

from typing import Any

import msgspec

from crossroads.engine.codec import decode_state
from crossroads.engine.definition import Definition
from crossroads.engine.dice import key_of
from crossroads.engine.extending import definition_with
from crossroads.engine.game import Game, replay
from crossroads.engine.record import (
    EARLIER,
    BadSave,
    BeatState,
    Record,
    Untrue,
    digest_of,
    is_as_played,
    read_save,
    setup_of,
)
from crossroads.engine.setup import Setup
from crossroads.engine.state import State
from crossroads.engine.verifying import recomputed


def load(data: bytes) -> Game[Any]:
    """Continue a saved game. `taken_back` of the result says how many choices newer rules made impossible.

    Under the rules and packs it was saved with, a game is played again from its start: edited choices are found out, and
    an edited or damaged state makes no difference. Under others it goes on from the state at its last beat.
    """
    made = read_save(data)
    setup = setup_of(made)
    same = is_as_played(made)
    try:
        return recomputed(made, setup)
    except Untrue as untrue:
        if same and not made.resumed_at:
            raise
        if made.kept is None:
            raise BadSave(
                f"the game was played with other rules, and cannot be played again: {untrue.reason}; "
                "use the version that wrote it"
            ) from untrue
    try:
        game = _resumed(made, made.kept, setup)
    except (LookupError, AssertionError, TypeError, OverflowError, ValueError) as wrong:  # whatever an odd state may do
        if same:
            raise BadSave(f"the file is damaged: {wrong}; {EARLIER}") from wrong
        return _played_again(made, setup, wrong)
    if same and game.digest() != made.digest:
        raise Untrue(None, "its choices do not lead to its digest")
    return game


def _played_again(made: Record, setup: Setup, wrong: Exception) -> Game[Any]:
    """The last resort for a state that these rules cannot read: the same choices from the start, whatever they bring."""
    try:
        return replay(setup, [entry.choose for entry in made.history])
    except ValueError:
        raise BadSave(
            f"the game was saved under other rules, and its state does not fit these: {wrong}; "
            "use the version that wrote it, or an earlier copy"
        ) from wrong


def _resumed(made: Record, kept: BeatState, setup: Setup) -> Game[Any]:
    """The game from the state at its last beat on."""
    if digest_of(msgspec.json.encode(kept.state)) != kept.digest:
        raise ValueError("the state that it keeps was changed")
    known = definition_with(made.game, made.modules)
    state: State = decode_state(known, setup, kept.state)
    _check_kept(known, state, made, setup)
    past = [(entry.choose, entry.seat, entry.draws) for entry in made.history]
    game: Game[Any] = Game.resume(setup, (kept.at, state), made.opening, past)
    assert game.decision is not None or game.outcome is not None
    return game


def _check_kept(known: Definition[Any], state: State, made: Record, setup: Setup) -> None:
    assert made.kept is not None
    if not 0 <= made.kept.at <= len(made.history):
        raise ValueError(f"its state was kept at choice {made.kept.at} of {len(made.history)}")
    if state.outcome is not None and made.kept.at < len(made.history):
        raise ValueError("its state is over, and choices follow")
    for fault in known.faults(state):
        raise ValueError(f"in its state {fault}")
    if state.dice.loaded is not None or state.dice.key != key_of(setup.secret, setup.nonces):
        raise ValueError("its dice are not those it was sealed with")
