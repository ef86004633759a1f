"""Enemies on the map: what they are, how they come and how they go (topics enemies, faction-tokens)."""

import msgspec

from crossroads.engine.decisions import Option, pick
from crossroads.games.fallout.decks import draw_enemy, return_enemy
from crossroads.games.fallout.state import Enemy, Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.conditions import loyal_to
from crossroads.games.fallout.survivors.winning import letters_beside_track

FACTIONS = ("star", "shield")


class Foe(msgspec.Struct, frozen=True, gc=False):
    """An enemy as it fights: a token's print, with a faction's letters replaced by their numbers."""

    level: int
    areas: str
    abilities: tuple[str, ...]

    @property
    def needs(self) -> int:
        """Hits that kill it: one more than the level with Armor (fallout.enemy-abilities.armor)."""
        return self.level + ("armor" in self.abilities)


def foe_of(g: Fallout, token: str) -> Foe:
    """What a token is worth in a fight now (fallout.faction-tokens.values-are-live)."""
    side = token.partition("#")[0]
    if side not in FACTIONS:
        printed = g.content.tokens[token]
        return Foe(printed.level, printed.areas, printed.abilities)
    scenario = g.content.scenarios[g.scenario]
    enemy = scenario.star if side == "star" else scenario.shield
    level = enemy.level
    if not isinstance(level, int):  # fallout.power-track.letters
        x, y = letters_beside_track(g)
        values = x if level == "X" else y
        level = values[min(g.power[side], len(values) - 1)]
    return Foe(level, enemy.areas, enemy.abilities)


def type_of(g: Fallout, token: str) -> str:
    """The enemy type of a token, or its faction."""
    side = token.partition("#")[0]
    return side if side in FACTIONS else g.content.tokens[token].type


def is_hostile(g: Fallout, enemy_type: str, who: Survivor) -> bool:
    """Whether enemies of this type and a survivor fight each other (fallout.loyalty.cannot-fight)."""
    return enemy_type not in FACTIONS or loyal_to(g, who) != enemy_type


def active_here(g: Fallout, who: Survivor) -> bool:
    """Whether an active enemy keeps a survivor from things in the space (fallout.loyalty.actions-not-blocked)."""
    for enemy in g.enemies:  # noqa: SIM110  (a generator costs more, and every turn asks this several times)
        if enemy.space == who.space and enemy.active and is_hostile(g, enemy.type, who):
            return True
    return False


def hostile_here(g: Fallout, who: Survivor) -> bool:
    """The same of enemies that lie facedown too, where a table counts those."""
    return any(enemy.space == who.space and is_hostile(g, enemy.type, who) for enemy in g.enemies)


def place_enemy(g: Fallout, enemy_type: str, space: str, active: bool, rule: str) -> str | None:
    """A random token of a type comes to the map; nothing if none is left (fallout.enemies.stack-empty)."""
    if enemy_type in FACTIONS:  # fallout.component-limits.faction-tokens-unlimited
        g.faction_tokens += 1
        token = f"{enemy_type}#{g.faction_tokens}"
    else:
        drawn = draw_enemy(g, enemy_type, facedown=not active)
        if drawn is None:
            return None
        token = drawn
    g.enemies += (Enemy(token, enemy_type, space, active),)
    shown = {"enemy": token} if active else {}
    g.emit("enemy", rule, {"type": enemy_type, "space": space, **shown})
    return token


def move_enemy(g: Fallout, token: str, space: str) -> None:
    """A token goes elsewhere on the map."""
    g.enemies = tuple([msgspec.structs.replace(each, space=space) if each.id == token else each for each in g.enemies])


def turn_enemy(g: Fallout, token: str, active: bool) -> None:
    """A token is turned; a faction's that would become inactive leaves (fallout.faction-tokens.inactive-means-gone)."""
    if not active and type_of(g, token) in FACTIONS:
        remove_enemy(g, token)
    else:
        g.enemies = tuple(
            [msgspec.structs.replace(each, active=active) if each.id == token else each for each in g.enemies]
        )


def remove_enemy(g: Fallout, token: str) -> None:
    """A token leaves the map for its pile; a faction's for the supply (fallout.faction-tokens.killed-not-replaced)."""
    g.enemies = tuple([each for each in g.enemies if each.id != token])
    g.waiting = tuple([each for each in g.waiting if each != token])
    if type_of(g, token) not in FACTIONS:
        return_enemy(g, token)


async def replace_enemy(g: Fallout, enemy_type: str, space: str) -> None:
    """A facedown token at the nearest icon of the type, counted from the killed one (fallout.enemies.replacement)."""
    if enemy_type in FACTIONS:
        return
    land = g.land
    icons = list(dict.fromkeys(land.icons(enemy_type)))
    if g.options.replacement == "closest-empty":
        icons = [icon for icon in icons if not any(enemy.space == icon for enemy in g.enemies)]
    if not icons:  # fallout.enemies.replacement-no-icon
        return
    steps = land.distances(space)
    nearest = min([steps[icon] for icon in icons])  # fallout.enemies.replacement-place
    offers = [Option(f"at:{icon}", icon) for icon in icons if steps[icon] == nearest]
    where = await pick(g.first, "replace", offers, "fallout.enemies.replacement-tie", {"type": enemy_type})
    place_enemy(g, enemy_type, where, active=False, rule="fallout.enemies.replacement")
