"""Trait tokens: three pairs, of which a survivor has at most one side each (topic traits)."""

from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor


def become(g: Fallout, who: Survivor, trait: str, rule: str) -> None:
    """Take a trait; the other side of its token is turned over, unless it shows a lock (fallout.traits.flip)."""
    if trait in who.traits:
        g.emit("become-none", "fallout.traits.already-has", {"seat": who.seat, "trait": trait})
        return
    other = g.content.sorts.other_side.get(trait, "")
    if other in who.traits and other in g.content.sorts.locked:
        g.emit("trait-locked", "fallout.traits.lock", {"seat": who.seat, "trait": trait, "locked": other})
        return
    who.traits = (*[each for each in who.traits if each != other], trait)  # fallout.traits.one-copy
    g.emit("become", rule, {"seat": who.seat, "trait": trait})


def lose(g: Fallout, who: Survivor, trait: str, rule: str) -> None:
    """Discard a trait, with a lock or without (fallout.traits.lose, fallout.traits.lose-locked)."""
    if trait in who.traits:
        who.traits = tuple([each for each in who.traits if each != trait])
        g.emit("lose-trait", rule, {"seat": who.seat, "trait": trait})
