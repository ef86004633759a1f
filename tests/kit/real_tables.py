"""A real table whose dice and decks come as ours would: the answers are read from where our own chance lies hidden."""

from typing import Any

import msgspec

from crossroads.engine.chance import is_chance
from crossroads.engine.codec import encode_state
from crossroads.engine.decisions import CARD, CHANCE
from crossroads.engine.dice import Dice
from crossroads.engine.events import Event
from crossroads.engine.extending import definition_with
from crossroads.engine.game import Game, new
from crossroads.engine.setup import typed_names
from crossroads.engine.zones import Zone, faces_of

MIXED = ("tokens", "uniques")  # decks without an order: one is drawn by lot


def all_yours(name: str, seed: str, modules: tuple[str, ...] = (), **given: Any) -> Game[Any]:
    """A game whose dice and decks are all people's own."""
    made = definition_with(name, modules)
    return new(name, max(2, made.seats[0]), seed, modules=modules, typed=typed_names(made), **given)


def as_ours(game: Game[Any]) -> bytes:
    """The state but for what marks a real table: its dice, and that each die and card is a choice of its own."""
    state = game.state.copy()
    state.dice.told = state.dice.yours = msgspec.UNSET
    state.events, state.draws, state.revealed = (), (), 0
    return encode_state(state)


def ours(game: Game[Any]) -> str:
    """The answer that our own dice and decks would give."""
    decision, dice = game.decision, game.state.dice
    assert decision is not None
    about = decision.about
    what = about["what"]
    if decision.prompt == CHANCE:
        faces = Dice(dice.key, dice.drawn).roll(about["count"], about["sides"])
        return f"{CHANCE}:{what}:{faces[about['die'] - 1]}"
    lying = lying_in(game, game.state, what, about["of"])
    if what in MIXED:
        card = lying[Dice(dice.key, dice.drawn).index(len(lying))]
    else:
        card = lying[0] if len(lying) == 1 else lying[-about["card"]]
    return f"{CARD}:{what}:{game.state.face(card)}"


def tell_as_ours(game: Game[Any]) -> list[Event]:
    """Answer what came as our own chance would have, until somebody must choose: all that happened meanwhile."""
    happened = [*game.events]
    while is_chance(game.decision):
        game.choose(ours(game))
        happened += game.events
    return happened


def lying_in(game: Game[Any], state: Any, deck: str, of: str | int) -> tuple[str, ...]:
    """What lies in a deck, in which one where several share the name; or the one thing that is turned where it lies."""
    if isinstance(of, str) and ":" in of:  # a facedown token: the first of its type and place
        there = [each.id for each in state.enemies if not each.active and f"{each.type}:{each.space}" == of]
        return (next((each for each in state.dormant if each in there), there[0]),)
    zones = [each for each in game.definition.zones(state) if isinstance(each, Zone)]
    path = next(each for each in zones if each.typed == deck).path
    assert path is not None
    lying = tuple(faces_of(path.lot(state, of)))
    return (lying[of],) if isinstance(of, int) and len(lying) > 1 else lying
