"""Moving: points, terrain, aggressive enemies (topics move-action, terrain, enemy-abilities)."""

from collections.abc import Iterator

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.games.fallout.combat.fight import fight
from crossroads.games.fallout.enemies.tokens import foe_of, is_hostile
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.health import check_killed, suffer_rads
from crossroads.games.fallout.survivors.in_force import goes_unnoticed, passives_of
from crossroads.games.fallout.survivors.winning import settle

POINTS = 2  # fallout.move-action.gain-points


def step_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[str] | Refusal]:
    """Adjacent spaces that the points reach (fallout.move-action.spend-point)."""
    land = g.land
    for space in land.steps[who.space]:
        if land.cost(space) <= g.points or (g.points >= 1 and is_eased(g, who)):
            yield Option(f"step:{space}", space)
        elif why:
            rule = "terrain.difficult-needs-points" if g.points > 0 else "move-action.needs-point"
            yield Refusal(f"step:{space}", f"fallout.{rule}")
    if why:
        for tile in land.unexplored[who.space]:
            yield Refusal(f"step:{tile}", "fallout.move-action.not-onto-facedown")
        for space in land.spaces:
            if space != who.space and space not in land.steps[who.space]:
                yield Refusal(f"step:{space}", "fallout.move-action.spend-point")


async def step(g: Fallout, who: Survivor, space: str) -> None:
    """Enter an adjacent space: points, then radiation, then aggressive enemies (fallout.terrain.irradiated-rad)."""
    land = g.land
    cost = land.cost(space)
    g.points -= 1 if cost > 1 and is_eased(g, who) else cost
    who.space = space
    g.emit("step", "fallout.move-action.spend-point", {"seat": who.seat, "space": space})
    if land.spaces[space].irradiated and not _is_immune(g, who):
        suffer_rads(g, who, 1, "fallout.terrain.irradiated-each-entry")
        settle(g)
        await check_killed(g, who)
    await _meet_aggressive(g, who, space)


def is_eased(g: Fallout, who: Survivor) -> bool:
    """Whether difficult terrain costs the survivor no more than other spaces."""
    for each in passives_of(g, who):  # noqa: SIM110  (a generator costs more, and every turn asks this)
        if each.eases_terrain:
            return True
    return False


def _is_immune(g: Fallout, who: Survivor) -> bool:
    return any(each.spares_terrain_rads for each in passives_of(g, who))


async def _meet_aggressive(g: Fallout, who: Survivor, space: str) -> None:
    """Each aggressive enemy there fights once, in the survivor's order (fallout.enemy-abilities.aggressive-several)."""
    if g.calm or not g.enemies:
        return
    waiting = [
        enemy.id
        for enemy in g.enemies
        if enemy.space == space
        and enemy.active
        and "aggressive" in foe_of(g, enemy.id).abilities
        and is_hostile(g, enemy.type, who)
    ]
    if waiting and goes_unnoticed(g, who, entered=False):
        return
    while waiting:
        offers = [Option(f"fight:{token}", token) for token in waiting]
        token = await pick(who.seat, "aggressive", offers, "fallout.enemy-abilities.aggressive-several")
        waiting.remove(token)
        await fight(g, who, token)  # fallout.enemy-abilities.aggressive-no-action
        here = [enemy.id for enemy in g.enemies if enemy.space == who.space]
        waiting = [each for each in waiting if each in here]  # a kill can have taken the survivor elsewhere
