"""What a card may ask of a survivor or of a place: conditions as data (the requirements of options and objectives)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

if TYPE_CHECKING:
    from crossroads.games.fallout.state import Fallout
    from crossroads.games.fallout.survivor import Held, Survivor

Least = Annotated[int, Meta(ge=0, le=99)]
Letter = Annotated[str, Meta(pattern="^[SPECIAL]$")]
Letters = Annotated[str, Meta(pattern="^[SPECIAL]+$")]
Side = Literal["star", "shield"]
EnemyType = Literal["critter", "human", "robot", "mutant", "monster"]
Icon = Literal["wasteland", "settlement", "vault-84", "vault-109"]
Back = Literal["start", "named", "dangerous", "deadly"]
Terrain = Literal["difficult", "irradiated"]
Trait = Literal["idolized", "vilified", "synth", "super-mutant", "well-rested", "addicted"]
Kind = Literal["weapon", "apparel", "companion", "aid", "chem", "magazine", "event", "ability"]


class Where(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of place on the map: all that is said must fit. Of several the nearest counts, or the farthest."""

    place: str = ""  # a named space, such as `diamond-city`
    icon: Icon | None = None
    terrain: Terrain | None = None
    back: Back | None = None  # the tile it lies on
    tile: Annotated[str, Meta(pattern=r"^(-?\d+,-?\d+)?$")] = ""  # on the tile at these coordinates of the map plan
    marker: bool = False  # where the quest's own marker lies
    facedown: bool = False  # a tile that nobody has explored, as one place
    farthest: bool = False


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """What must be true of a survivor or of the table: all that is said must hold."""

    trait: Trait | None = None
    letter: Letter | None = None  # has this S.P.E.C.I.A.L. token
    special: Least = 0  # has at least this many of them
    caps: Least = 0  # has at least this many
    rads: Least = 0  # has at least this many
    card: str = ""  # has this card, equipped or in the inventory
    kind: Kind | None = None  # has at least `count` cards of this kind
    count: Annotated[int, Meta(ge=1, le=99)] = 1
    equipped: Kind | None = None  # has a card of this kind in its slot
    at: Where | None = None
    together: bool = False  # another survivor is in the space (alone: it is a settlement)
    leads: Side | None = None  # this faction is ahead by at least `by`
    by: Least = 1
    loyal: Side | None = None
    staged: Annotated[int, Meta(ge=0, le=999)] = 0  # this quest is in play
    weapon_cost: Least = 0  # the equipped weapon costs at least this much
    armor: Least = 0  # the equipped cards have at least this armor value
    companions: Least = 0  # has at least this many, equipped or not
    uniques: Least = 0  # has at least this many unique assets
    inventory: Least = 0  # has at least this many cards there
    slots: Least = 0  # has at least this many slots filled
    any: tuple[When, ...] = ()  # at least one of these holds
    none: tuple[When, ...] = ()  # not one of these holds


# -- who meets them


def holds(g: Fallout, who: Survivor, when: When, quest: str = "") -> bool:
    """Whether a condition holds for a survivor; `quest` is the card that asks, for its marker."""
    for is_met in _asked(when):  # noqa: SIM110  (a generator costs more, and this is asked all the time)
        if not is_met(g, who, when, quest):
            return False
    return True


Check = Callable[["Fallout", "Survivor", When, str], bool]


@lru_cache(maxsize=4096)
def _asked(when: When) -> tuple[Check, ...]:
    """The checks that a condition asks for: one for each part that it names."""
    plain = When()
    return tuple([check for part, check in CHECKS.items() if getattr(when, part) != getattr(plain, part)])


def _has_equipped(g: Fallout, who: Survivor, when: When, quest: str) -> bool:
    return any(g.content.cards[held.id].kind == when.equipped for held in who.equipped)


def _weapon_costs(g: Fallout, who: Survivor, when: When, quest: str) -> bool:
    return who.weapon is not None and (g.content.cards[who.weapon.id].cost or 0) >= when.weapon_cost


def _leads(g: Fallout, who: Survivor, when: When, quest: str) -> bool:
    assert when.leads is not None
    return g.power[when.leads] - g.power[OTHER_SIDE[when.leads]] >= when.by


def _is_staged(g: Fallout, who: Survivor, when: When, quest: str) -> bool:
    return any(g.content.quests[each.id].number == when.staged for each in g.quests)


CHECKS: dict[str, Check] = {
    "trait": lambda g, who, when, quest: when.trait in who.traits,
    "letter": lambda g, who, when, quest: str(when.letter) in who.special,
    "special": lambda g, who, when, quest: len(who.special) >= when.special,
    "caps": lambda g, who, when, quest: who.caps >= when.caps,
    "rads": lambda g, who, when, quest: who.rads >= when.rads,
    "card": lambda g, who, when, quest: any(held.card == when.card for held in belongings(who)),
    "kind": lambda g, who, when, quest: cards_of_kind(g, who, str(when.kind)) >= when.count,
    "equipped": _has_equipped,
    "at": lambda g, who, when, quest: when.at is not None and fits(g, who.space, when.at, quest),
    "together": lambda g, who, when, quest: is_together(g, who),
    "leads": _leads,
    "loyal": lambda g, who, when, quest: loyal_to(g, who) == when.loyal,
    "staged": _is_staged,
    "weapon_cost": _weapon_costs,
    "armor": lambda g, who, when, quest: armor_of(g, who) >= when.armor,
    "companions": lambda g, who, when, quest: cards_of_kind(g, who, "companion") >= when.companions,
    "uniques": lambda g, who, when, quest: _uniques(g, who) >= when.uniques,
    "inventory": lambda g, who, when, quest: len(who.inventory) >= when.inventory,
    "slots": lambda g, who, when, quest: _filled(who) >= when.slots,
    "any": lambda g, who, when, quest: any(holds(g, who, each, quest) for each in when.any),
    "none": lambda g, who, when, quest: not any(holds(g, who, each, quest) for each in when.none),
}


def _uniques(g: Fallout, who: Survivor) -> int:
    return sum(g.content.deck_of[held.id] == "unique" for held in belongings(who))


def _filled(who: Survivor) -> int:
    return sum(each is not None for each in (who.weapon, who.apparel, who.companion))


OTHER_SIDE: dict[Side, Side] = {"star": "shield", "shield": "star"}


def belongings(who: Survivor) -> tuple[Held, ...]:
    """All cards that a survivor has, equipped or not."""
    return (*who.equipped, *who.inventory)


def cards_of_kind(g: Fallout, who: Survivor, kind: str) -> int:
    """How many cards of a kind a survivor has."""
    return sum(g.content.cards[held.id].kind == kind for held in belongings(who))


def armor_of(g: Fallout, who: Survivor) -> int:
    """The armor value of all equipped cards together (fallout.combat.armor-cancels-hits)."""
    total = 0
    for held in who.equipped:
        card = g.content.cards[held.id]
        total += card.armor + card.hide
    return total


def loyal_to(g: Fallout, who: Survivor) -> Side | None:
    """The faction that a survivor is loyal to (fallout.loyalty.lasts-while-faceup)."""
    return g.content.agendas[who.loyal_by].faction if who.loyal_by else None


def is_together(g: Fallout, who: Survivor) -> bool:
    """Whether another survivor shares the space; alone it has to be a settlement (fallout.solo-play.other-survivor-place)."""
    if g.started == 1:
        return g.land.spaces[who.space].icon == "settlement"
    return any(other.space == who.space for other in g.alive if other is not who)


def fits(g: Fallout, node: str, where: Where, quest: str = "") -> bool:
    """Whether a node of the map is such a place."""
    land = g.land
    space = land.spaces.get(node)
    if where.tile and node not in land.at.get(where.tile, ()):
        return False
    if where.back is not None and land.backs[node] != where.back:
        return False
    if space is None:
        return where.facedown or where.tile != ""
    if where.facedown:
        return False
    if where.marker and not any(each.id == quest and each.marked == node for each in g.quests):
        return False
    if where.place and space.name != where.place:
        return False
    if where.icon is not None and space.icon != where.icon:
        return False
    if where.terrain == "difficult":
        return space.difficult
    return space.irradiated if where.terrain == "irradiated" else True


def places(g: Fallout, who: Survivor, where: Where, quest: str = "") -> list[str]:
    """The places that are meant: of all that fit, the nearest to the survivor or the farthest."""
    land = g.land
    fitting = [node for node in land.near if fits(g, node, where, quest)]
    if not fitting:
        return []
    steps = {node: land.distance(who.space, node) for node in fitting}
    best = max(steps.values()) if where.farthest else min(steps.values())
    return [node for node in fitting if steps[node] == best]
