"""What expansions let a player do on a turn, beside placing a dweller, using an item and passing."""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any, NamedTuple

from msgspec import Struct

from crossroads.engine.decisions import Option, Refusal
from crossroads.engine.modules import Occasion
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.visit import Visit

PLACED: Occasion[[Player, Visit]] = Occasion("placed")  # a player placed dwellers, and has the reward if there was one


class TurnAct(Struct, frozen=True, gc=False):
    """Something that the player on turn may do: what is on offer of it, and how it is carried out.

    If it `ends` the turn, it takes the place of a placement; else the turn goes on, as after an item.
    """

    offers: Callable[[Shelter, Player, bool], Iterable[Option[Any] | Refusal]]
    carry_out: Callable[[Shelter, Player, Any], Coroutine[Any, Any, None]]
    ends: bool = False


class Doing(NamedTuple):
    """A choice of such an act: what to do, and with what."""

    act: TurnAct
    what: Any


def added_offers(g: Shelter, who: Player, why: bool) -> list[Option[Any] | Refusal]:
    """What the expansions of the table let a player do on a turn."""
    acts: tuple[TurnAct, ...] = g.content.rulebook.turn_acts
    return [
        offer if isinstance(offer, Refusal) else Option(offer.id, Doing(act, offer.value))
        for act in acts
        for offer in act.offers(g, who, why)
        if why or not isinstance(offer, Refusal)
    ]


async def carry_out(g: Shelter, who: Player, chosen: Doing) -> None:
    """Do what was chosen; whether the turn is over then, the act says."""
    await chosen.act.carry_out(g, who, chosen.what)
    if chosen.act.ends:
        g.end_turn()
