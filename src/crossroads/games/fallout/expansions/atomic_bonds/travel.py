"""Fast travel: an action that puts a survivor on a space with a C.A.M.P. token (topic fast-travel)."""

from collections.abc import Iterator

from crossroads.engine.decisions import Option, Refusal
from crossroads.games.fallout.enemies.tokens import active_here, is_hostile
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds
from crossroads.games.fallout.expansions.atomic_bonds.turn_words import OpenRoads
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.in_force import passives_of


def travel_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[str] | Refusal]:
    """Every space with a token, however far (atomic-bonds.fast-travel.any-distance)."""
    camps = bonds(g).camps
    rule = _why_not(g, who)
    for space in camps:  # enemies there do not matter (atomic-bonds.fast-travel.enemies-at-destination-allowed)
        if rule is None:
            yield Option(f"atomic-bonds.travel:{space}", space)
        elif why:
            yield Refusal(f"atomic-bonds.travel:{space}", rule)
    for space in g.land.spaces if why else ():
        if space not in camps:
            yield Refusal(f"atomic-bonds.travel:{space}", "atomic-bonds.fast-travel.place-on-camp-space")


def _why_not(g: Fallout, who: Survivor) -> str | None:
    """Active enemies in the space or next to it; not those of the loyal faction (atomic-bonds.fast-travel.loyal-enemies-do-not-hinder)."""
    if active_here(g, who):
        return "atomic-bonds.fast-travel.no-enemy-in-space"
    if any(isinstance(each, OpenRoads) for each in passives_of(g, who)):
        return None
    near = g.land.near[who.space]  # facedown tiles too (atomic-bonds.fast-travel.facedown-tile-adjacent)
    threats = [each for each in g.enemies if each.active and each.space in near and is_hostile(g, each.type, who)]
    if not threats:
        return None
    on_tile = all(each.space not in g.land.spaces for each in threats)
    return f"atomic-bonds.fast-travel.{'facedown-tile-adjacent' if on_tile else 'no-enemy-adjacent'}"


async def travel(g: Fallout, who: Survivor, space: str) -> None:
    """A placement: no points, no terrain, no aggressive enemies (atomic-bonds.fast-travel.not-a-move)."""
    who.space = space
    g.emit("atomic-bonds.traveled", "atomic-bonds.fast-travel.place-on-camp-space", {"seat": who.seat, "space": space})
