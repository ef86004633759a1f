"""What acts on a munchkin for a while grows, runs down and ends (topics radiation, traps, effects)."""

from msgspec.structs import replace

from crossroads.engine.decisions import Option, pick
from crossroads.games.munchkin.cards.content import design_of
from crossroads.games.munchkin.decks import discard
from crossroads.games.munchkin.player import Kept, Player
from crossroads.games.munchkin.state import Munchkin


def grow(g: Munchkin, who: Player) -> None:
    """Creeping Irradiation grows (munchkin.radiation.creeping-grows). Each grows by itself, so nobody orders them."""
    for kept in who.kept:
        if kept.until == "creep":
            creep = g.card(kept.id).words[0]
            who.kept = tuple([_crept(each, creep.step) if each is kept else each for each in who.kept])
            about = {"seat": who.seat, "card": kept.id, "amount": kept.penalty + creep.step}
            g.emit("creeps", "munchkin.radiation.creeping-grows", about)


def _crept(kept: Kept, step: int) -> Kept:
    return replace(kept, penalty=kept.penalty + step)


async def run_down(g: Munchkin, who: Player) -> None:
    """Kept effects come to their end, or to the end of their victim (munchkin.radiation.creeping-death)."""
    for kept in who.kept:
        if kept.until == "creep" and kept.penalty <= g.card(kept.id).words[0].last:
            who.dying = True
            g.emit("crept", "munchkin.radiation.creeping-death", {"seat": who.seat, "card": kept.id})
    ending = [kept for kept in who.kept if kept.until == "turns" and kept.left <= 1]
    for kept in ending if who.dying else await _in_order(g, who, ending):
        who.kept = tuple([each for each in who.kept if each is not kept])
        if not kept.echo:
            discard(g, (kept.id,))
        g.emit("worn-off", "munchkin.traps.lasting-kept", {"seat": who.seat, "card": kept.id})
    who.kept = tuple([replace(kept, left=kept.left - 1) if kept.until == "turns" else kept for kept in who.kept])


async def _in_order(g: Munchkin, who: Player, ending: list[Kept]) -> list[Kept]:
    """What ends at the same moment, in the order that its victim gives it (munchkin.effects.several-triggers-order).

    All that the order can change is how their cards lie in the discards, where all see the top one and some cards look.
    """
    ordered: list[Kept] = []
    while _can_matter(g, ending):
        options = [Option(f"ends:{kept.id}", kept) for kept in ending]
        first = await pick(who.seat, "ends-first", options, "munchkin.effects.several-triggers-order")
        ordered.append(first)
        ending = [kept for kept in ending if kept is not first]
    return [*ordered, *ending]


def _can_matter(g: Munchkin, ending: list[Kept]) -> bool:
    """Whether different cards will lie on the same discards."""
    there = {(g.content.backs[kept.id], design_of(kept.id)) for kept in ending if not kept.echo}
    return len(there) > len({deck for deck, _ in there})
