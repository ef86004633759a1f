"""Exploring: a tile turns, enemies come (topic explore-action)."""

from collections.abc import Iterator

from msgspec.structs import replace

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.engine.modules import Occasion
from crossroads.games.fallout.decks import settle_tile
from crossroads.games.fallout.enemies.tokens import active_here, move_enemy, place_enemy
from crossroads.games.fallout.state import Enemy, Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.health import earned_before
from crossroads.games.fallout.survivors.winning import settle

EXPLORED: Occasion[[Survivor, str]] = Occasion("explored")  # a survivor turned a tile with this back


def explore_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[str] | Refusal]:
    """The facedown tiles that the survivor's space borders (fallout.explore-action.precondition)."""
    land = g.land
    blocked = g.options.explore_under_threat == "blocked" and active_here(g, who)
    for tile in land.hidden if why else land.unexplored[who.space]:
        if tile not in land.unexplored[who.space]:
            yield Refusal(f"explore:{tile}", "fallout.explore-action.precondition")
        elif not blocked:
            yield Option(f"explore:{tile}", tile)
        elif why:
            yield Refusal(f"explore:{tile}", "fallout.explore-action.never-blocked")
    if why:
        yield from _faceup(g)


def _faceup(g: Fallout) -> Iterator[Refusal]:
    """Tiles that lie faceup; some have no other side (fallout.map-tiles.double-sided-not-explored)."""
    for place, face in enumerate(g.shown):
        if face:
            has_back = g.content.faces[face].back in g.content.sorts.explored
            rule = "explore-action.precondition" if has_back else "map-tiles.double-sided-not-explored"
            yield Refusal(f"explore:tile-{place}", f"fallout.{rule}")


async def explore(g: Fallout, who: Survivor, tile: str) -> None:
    """Turn a tile faceup, put enemies on its icons, find room for those that stood there (fallout.explore-action.flip)."""
    place = g.land.place_of[tile]
    back = g.land.backs[tile]
    face = settle_tile(g, tile)
    g.shown = (*g.shown[:place], face, *g.shown[place + 1 :])
    g.known = {where: seats for where, seats in g.known.items() if where != tile}
    g.reveal("tiles")
    g.emit("explore", "fallout.explore-action.flip", {"seat": who.seat, "tile": tile, "face": face})
    spaces = [node for node, where in g.land.place_of.items() if where == place]
    await _relocate(g, who, tile, spaces)
    for space in spaces:
        for enemy_type in g.land.spaces[space].enemies:  # fallout.explore-action.new-enemies-faceup
            place_enemy(g, enemy_type, space, active=True, rule="fallout.explore-action.place-new-enemies")
    settle(g)
    with earned_before(g, who):  # the results of one quest can kill
        await EXPLORED.happens(g, who, back)


async def _relocate(g: Fallout, who: Survivor, tile: str, spaces: list[str]) -> None:
    """What lay on the facedown tile goes where the explorer says, as it lay (fallout.explore-action.relocated-keep-state)."""
    while tokens := _standing(g, tile):
        about = {"enemy": tokens[0].id} if tokens[0].active else {"type": tokens[0].type}
        where = await _room(g, who, spaces, "relocate", "fallout.explore-action.relocate-enemies", about)
        move_enemy(g, _standing(g, tile)[0].id, where)  # asked again: whoever imagines the game deals faces anew
        g.emit("relocate", "fallout.explore-action.relocate-enemies", {**about, "space": where})
    for quest in [each for each in g.quests if each.marked == tile]:
        where = await _room(g, who, spaces, "marker-place", "fallout.quest-cards.staging-choices", {"quest": quest.id})
        g.quests = tuple([replace(each, marked=where) if each.id == quest.id else each for each in g.quests])
        about = {"quest": quest.id, "space": where, "colour": quest.colour}
        g.emit("marker", "fallout.quest-cards.marker-placed", about)


def _standing(g: Fallout, tile: str) -> list[Enemy]:
    return [enemy for enemy in g.enemies if enemy.space == tile]


async def _room(g: Fallout, who: Survivor, spaces: list[str], prompt: str, rule: str, about: dict[str, str]) -> str:
    return await pick(who.seat, prompt, [Option(f"at:{space}", space) for space in spaces], rule, about)
