"""Who is first player next, and the activation deck that goes with it (topic first-player)."""

from collections.abc import Callable, Iterator

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.turn.turn import begin_turn

PHASE = "atomic-bonds.first-player"


def is_round_over(_former: Callable[[Fallout, int], bool], g: Fallout, last: int) -> bool:
    """Whether all who are left have had their turn, whoever is first player by now (atomic-bonds.first-player.first-player-eliminated)."""
    seats, began = len(g.survivors), bonds(g).began
    return (g.turn - began) % seats <= (last - began) % seats


async def choose(g: Fallout) -> None:
    """The first player stays or names another, and that one begins the next round (atomic-bonds.first-player.turn-order-after-change)."""
    rule = "atomic-bonds.first-player.old-first-player-decides"
    seat = await pick(g.first, "atomic-bonds.first-player", offers(g), rule)
    if seat != g.first:
        g.first = seat
        g.emit("first-player", "atomic-bonds.first-player.may-choose-other", {"seat": seat})
    _discard(g)
    g.round += 1
    g.phase = "turn"
    bonds(g).began = g.first
    begin_turn(g, g.first)


def offers(g: Fallout) -> Iterator[Option[int] | Refusal]:
    """The first player, and every other survivor who is still in the game (atomic-bonds.first-player.only-living)."""
    seats = len(g.survivors)
    for seat in [(g.first + step) % seats for step in range(seats)]:
        if g.survivors[seat].eliminated:
            yield Refusal(f"atomic-bonds.first:{seat}", "atomic-bonds.first-player.only-living")
        else:
            yield Option(f"atomic-bonds.first:{seat}", seat)


def _discard(g: Fallout) -> None:
    """The card goes to the pile, which becomes the new deck after the last one (atomic-bonds.activation-cards.reshuffle)."""
    part = bonds(g)
    part.activation_pile += (part.revealed,)  # atomic-bonds.activation-cards.card-discarded
    part.revealed = ""
    if not part.activation_deck:
        part.activation_deck = g.shuffle("activation-deck", part.activation_pile, "activations")
        part.activation_pile = ()
        g.emit("atomic-bonds.new-deck", "atomic-bonds.activation-cards.reshuffle")
