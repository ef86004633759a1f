"""A pickled game made again: the first state that was kept, and all choices."""

from collections.abc import Sequence
from typing import Any

import msgspec

from crossroads.engine.codec import decode_state
from crossroads.engine.dice import Draw
from crossroads.engine.extending import definition_with
from crossroads.engine.setup import Setup
from crossroads.engine.state import State


def restored(
    kind: Any,  # of `Driver`, which knows this function
    setup: Setup,
    at: int,
    base: bytes,
    opening: tuple[Draw, ...],
    past: Sequence[tuple[str, int, tuple[Draw, ...]]],
    since: tuple[int, tuple[Any, ...], bool, int, int],
    digest: str,
) -> Any:
    """A game that was pickled, at the same point; rules and packs must be what they were."""
    made = definition_with(setup.game, setup.modules)
    state: State = decode_state(made, setup, msgspec.json.decode(base))
    game = kind.resume(setup, (at, state), opening, past[:at])
    game._deals = since[1]
    game._deal_what_is_due()
    for choice, _, _ in past[at:]:
        offered = game.decision.options if game.decision is not None else ()
        option = next((each for each in offered if each.id == choice), None)
        if option is None:
            break
        game.carry_out(option)
        game._deal_what_is_due()
    if game.digest() != digest:
        raise ValueError("this game was pickled under other rules or packs; keep games with `save` and `load`")
    game._limit, game._deals, game.is_imagined, game.taken_back, game.resumed_at = since
    return game
