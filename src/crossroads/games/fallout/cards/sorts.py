"""The sorts of things there are: enemy types and abilities, traits, card kinds, icons, tile backs, as packs name them.

A field of content that names one is annotated with it (`trait: Trait`), and so is checked wherever it stands, in an
effect of an expansion too.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_type_hints

import msgspec
from msgspec import Meta

from crossroads.engine.remedies import ID

Id = Annotated[str, Meta(pattern=ID)]


def _named(sort: str) -> Meta:
    return Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", extra={"sort": sort})


EnemyType = Annotated[str, _named("enemy type")]
TypeOrFaction = Annotated[str, _named("enemy type or faction")]
Prey = Annotated[str, _named("enemy type, faction or any")]
Trait = Annotated[str, _named("trait")]
CardKind = Annotated[str, _named("card kind")]
Icon = Annotated[str, _named("encounter icon")]
Back = Annotated[str, _named("tile back")]
HiddenBack = Annotated[str, _named("back of tiles that are explored")]
HiddenBackOrAny = Annotated[str, _named("back of tiles that are explored, or any")]
EnemyAbility = Annotated[str, _named("enemy ability")]
FACTIONS = ("star", "shield")


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a pack: what it does not say keeps its default, what it may not say is refused."""


class TraitToken(Plain, frozen=True):
    """A trait token with one or two sides; a side with a lock cannot be turned over (fallout.traits.lock)."""

    sides: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=2)]
    locked: tuple[Id, ...] = ()


class EncounterIcon(Plain, frozen=True):
    """An encounter icon with its deck; starred cards are in it from the start, and its icons have levels."""

    id: Id
    star: bool = False


class TileBack(Plain, frozen=True):
    """A back of map tiles; those that are explored lie facedown until then."""

    id: Id
    explored: bool = False


class SortsFile(Plain, frozen=True):
    """`sorts.yaml` of a pack: what it adds to the sorts of things."""

    enemy_types: tuple[Id, ...] = msgspec.field(default=(), name="enemy-types")
    abilities: tuple[Id, ...] = ()  # of enemies
    traits: tuple[TraitToken, ...] = ()
    kinds: tuple[Id, ...] = ()
    icons: tuple[EncounterIcon, ...] = ()
    backs: tuple[TileBack, ...] = ()
    markers: tuple[Id, ...] = ()  # colours of quest markers, a pair of each


class Sorts:
    """The sorts of things of all packs of a table."""

    def __init__(self, files: Iterable[SortsFile]) -> None:
        files = tuple(files)
        tokens = [token for file in files for token in file.traits]
        icons = {icon.id: icon for file in files for icon in file.icons}
        backs = {back.id: back for file in files for back in file.backs}
        self.enemy_types = tuple(dict.fromkeys([each for file in files for each in file.enemy_types]))
        self.abilities = tuple(dict.fromkeys([each for file in files for each in file.abilities]))
        self.traits = tuple(dict.fromkeys([side for token in tokens for side in token.sides]))
        self.trait_tokens = tuple([token.sides for token in tokens])
        self.locked = frozenset([side for token in tokens for side in token.locked])
        self.other_side = {
            side: token.sides[1 - place]
            for token in tokens
            if len(token.sides) == 2
            for place, side in enumerate(token.sides)
        }
        self.kinds = tuple(dict.fromkeys([each for file in files for each in file.kinds]))
        self.icons = tuple(icons)
        self.starred = tuple([icon.id for icon in icons.values() if icon.star])  # fallout.setup.star-encounters
        self.backs = tuple(backs)
        self.markers = tuple(dict.fromkeys([each for file in files for each in file.markers]))
        self.explored = tuple([back.id for back in backs.values() if back.explored])

    @property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        """What can stand in a field that names a thing of a sort."""
        return {
            "enemy type": self.enemy_types,
            "enemy type or faction": (*self.enemy_types, *FACTIONS),
            "enemy type, faction or any": (*self.enemy_types, *FACTIONS, "any"),
            "enemy ability": self.abilities,
            "trait": self.traits,
            "card kind": self.kinds,
            "encounter icon": self.icons,
            "tile back": self.backs,
            "back of tiles that are explored": self.explored,
            "back of tiles that are explored, or any": (*self.explored, "any"),
        }

    def unknown(self, part: msgspec.Struct) -> Iterator[tuple[str, str, str]]:
        """What a part of a pack names and nobody brings: the field, the sort, the name."""
        known = self.names
        for field, sort in _fields_of(type(part)):
            value = getattr(part, field)
            for name in value if isinstance(value, tuple) else (value,):
                if name is not None and name != "" and name not in known[sort]:
                    yield field, sort, name


@cache
def _fields_of(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a struct that name things of a sort."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple([(field, sort) for field in kind.__struct_fields__ if (sort := _sort_of(hints[field]))])


def _sort_of(hint: Any) -> str:
    """The sort that a type names, wherever in it that is said: `Trait | None`, `tuple[Trait, ...]`."""
    for note in getattr(hint, "__metadata__", ()):
        if isinstance(note, Meta) and note.extra is not None and "sort" in note.extra:
            return str(note.extra["sort"])
    return next((sort for part in get_args(hint) if (sort := _sort_of(part))), "")
