"""What everybody at the table may guess at: a game that could be this one to a spectator, and what is secret of a seat.

For the seat that must choose `Game.imagine` deals in the midst of a beat, as the flow that waits there holds nothing but
what that seat knows. It may hold what only that seat knows. So for everybody's eyes the deal is made where the beat began,
and the beat is played again with the same choices.
"""

from collections.abc import Collection
from typing import Any, TypeVar

from crossroads.engine.dice import Dice, key_of, secret_of
from crossroads.engine.game import Game
from crossroads.engine.redealing import redeal, unseen
from crossroads.engine.state import State
from crossroads.engine.zones import ThingId

S = TypeVar("S", bound=State)


def secrets_of(game: Game[Any], seat: int) -> frozenset[ThingId]:
    """The things that a seat knows where they lie, and a spectator does not."""
    return _secrets_of(game, game.state, seat)


def brought_to_light(game: Game[Any], later: Game[Any], seat: int) -> frozenset[ThingId]:
    """What a seat's secrets were when the present beat of a game began, and are no longer in the same game later on."""
    _, base = game.saved_at()
    return _secrets_of(game, base, seat) - unseen(later.definition.zones(later.state), later.state, None)


def guess(game: Game[S], salt: str, known: Collection[ThingId] = ()) -> Game[S] | None:
    """A game that is the same to a spectator, dealt anew where the beat began; things that are `known` stay where they lay.

    The choices since are made again. `None` if in this deal one of them cannot be made, or something else comes of them that
    everybody sees.
    """
    twin = game.laid_by()
    at, base = twin._bases[-1]
    chosen = twin._chosen_since(at)
    twin.is_imagined, twin._deals = True, ()
    twin._made = twin._limit = at
    if chosen:
        twin._past = chosen[0][0]
    twin.state = base.copy()
    twin.state.dice = Dice(key_of(secret_of(salt)))
    redeal(twin.definition.zones(twin.state), twin.state, None, known)
    twin._bases = ((at, twin.state.copy()),)
    twin._begin(resumed=True)
    for _, option, seat, _ in chosen:
        decision = twin.decision
        again = [] if decision is None else [each for each in decision.options if each.id == option.id]
        if decision is None or decision.seat != seat or not again:
            return None
        twin.carry_out(again[0])
    twin._limit = twin._made
    return twin if _is_same_question(twin, game) and twin.view(None) == game.view(None) else None


def _is_same_question(twin: Game[Any], game: Game[Any]) -> bool:
    one, other = twin.decision, game.decision
    return one is not None and other is not None and (one.seat, one.prompt) == (other.seat, other.prompt)


def _secrets_of(game: Game[Any], state: Any, seat: int) -> frozenset[ThingId]:
    zones = game.definition.zones(state)
    return unseen(zones, state, None) - unseen(zones, state, seat)
