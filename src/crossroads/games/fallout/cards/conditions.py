"""What a card may ask of a survivor or of a place: conditions as data (the requirements of options and objectives)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from crossroads.games.fallout.cards.effects import Condition
from crossroads.games.fallout.cards.sorts import Back, CardKind, Icon, Id, Trait

Least = Annotated[int, Meta(ge=0, le=99)]
Letter = Annotated[str, Meta(pattern="^[SPECIAL]$")]
Letters = Annotated[str, Meta(pattern="^[SPECIAL]+$")]
Side = Literal["star", "shield"]
Terrain = Literal["difficult", "irradiated"]
CardName = Annotated[int, Meta(ge=0, le=999)] | Id  # a card of the library, by its number or its id


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
    kind: CardKind | None = None  # has at least `count` cards of this kind
    count: Annotated[int, Meta(ge=1, le=99)] = 1
    equipped: CardKind | None = None  # has a card of this kind in its slot
    at: Where | None = None
    together: bool = False  # another survivor is in the space (alone: it is a settlement)
    leads: Side | None = None  # this faction is ahead by at least `by`
    by: Least = 1
    loyal: Side | None = None
    staged: CardName = 0  # this quest is in play
    weapon_cost: Least = 0  # the equipped weapon costs at least this much
    armor: Least = 0  # the equipped cards have at least this armor value
    companions: Least = 0  # has at least this many, equipped or not
    uniques: Least = 0  # has at least this many unique assets
    inventory: Least = 0  # has at least this many cards there
    slots: Least = 0  # has at least this many slots filled
    any: tuple["When", ...] = ()  # at least one of these holds
    none: tuple["When", ...] = ()  # not one of these holds
    also: tuple[Condition, ...] = ()  # and what expansions have words for
