"""The loyal faction and the opposing one, and the power track (topics factions, power-track)."""

from collections.abc import Callable

from crossroads.games.fallout.cards.conditions import Side
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor


def loyal_to(_former: Callable[[Fallout, Survivor], Side | None], g: Fallout, who: Survivor) -> str | None:
    """All are loyal to the faction that they chose together (atomic-bonds.factions.survivors-count-as-loyal)."""
    return bonds(g).loyal or None
