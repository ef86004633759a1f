"""What enemies of New California can do: Fast and Caps (topic enemy-abilities)."""

from collections.abc import Callable

from crossroads.games.fallout.enemies.tokens import foe_of
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.equipment import gain_caps

FAST = 2  # new-california.enemy-abilities.fast-two-spaces


def spaces_moved(former: Callable[[Fallout, str], int], g: Fallout, token: str) -> int:
    """A Fast enemy that moves goes up to two spaces (new-california.enemy-abilities.fast-two-spaces)."""
    return FAST if "fast" in foe_of(g, token).abilities else former(g, token)


async def pay_caps(g: Fallout, who: Survivor, level: int, abilities: tuple[str, ...]) -> None:
    """The killer of an enemy with Caps gains its level in caps (new-california.enemy-abilities.caps-after-kill)."""
    if "caps" in abilities:
        gain_caps(g, who, level, "new-california.enemy-abilities.caps-after-kill")
