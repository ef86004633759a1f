"""C.A.M.P. tokens: gained by all together, placed by whoever camps (topic camp-tokens)."""

from collections.abc import Iterator

from crossroads.engine.decisions import Option, Refusal
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor

PLACE = "atomic-bonds.place-camp"


def place_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[str] | Refusal]:
    """A gained token into the space, if it has a name and no token (atomic-bonds.camp-tokens.place-with-camp-action)."""
    rule = _why_not(g, who)
    if rule is None:
        yield Option(PLACE, who.space)
    elif why:
        yield Refusal(PLACE, rule)


def _why_not(g: Fallout, who: Survivor) -> str | None:
    part = bonds(g)
    if who.space in part.camps:
        return "atomic-bonds.camp-tokens.one-per-space"
    if not g.land.spaces[who.space].name:
        return "atomic-bonds.camp-tokens.named-space-only"
    return None if part.camp_tokens else "atomic-bonds.camp-tokens.not-from-map"


async def place(g: Fallout, who: Survivor, space: str) -> None:
    """The token lies there from now on, and whoever travels fast can go there (atomic-bonds.camp-tokens.becomes-destination)."""
    part = bonds(g)
    part.camp_tokens -= 1
    part.camps += (space,)
    g.emit("atomic-bonds.camp", "atomic-bonds.camp-tokens.own-space", {"seat": who.seat, "space": space})
