"""What there is: tiles, enemies, cards, quests and scenarios, as the packs give them."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta

from crossroads.engine.modules import Rulebook
from crossroads.games.fallout.cards.amounts import Count
from crossroads.games.fallout.cards.conditions import CardName, Least, Letter, Side, When
from crossroads.games.fallout.cards.effects import Cost, Instruction, Passive, Result, Task, Worth
from crossroads.games.fallout.cards.sorts import (
    Back,
    CardKind,
    EnemyAbility,
    EnemyType,
    HiddenBack,
    HiddenBackOrAny,
    Icon,
    Id,
    Plain,
    Prey,
    Sorts,
    Trait,
    TypeOrFaction,
)
from crossroads.games.fallout.cards.uses import Use

Number = Annotated[int, Meta(ge=1, le=999)]


class EncounterOption(Plain, frozen=True):
    """One numbered choice of an encounter. With a task, `success` or `failure` comes of it; without, `success`."""

    id: Id
    needs: When | None = None
    forced: When | None = None
    cost: tuple[Cost, ...] = ()
    task: Task | None = None
    success: tuple[Result, ...] = ()
    failure: tuple[Result, ...] = ()


class Encounter(Plain, frozen=True):
    """An encounter card; one that neither has a number nor `waits` carries the star and is in play from the start."""

    id: Id
    deck: Icon
    options: tuple[EncounterOption, ...]
    number: Number | None = None  # without one, the set gives it the next that is free
    version: Least = 0  # different cards can share a number, if each says which version of it it is
    waits: bool = False  # in the library, until a card adds it


class Trigger(Plain, frozen=True):
    """What completes an objective by itself, as soon as a survivor does it."""

    kill: Prey | None = None
    level: Least = 0  # of at least this level
    explore: HiddenBackOrAny | None = None


class Objective(Plain, frozen=True):
    """A way to complete a quest: by itself (`trigger`), or with a quest action where `needs` holds."""

    id: Id
    trigger: Trigger | None = None
    needs: When | None = None
    tasks: tuple[Instruction, ...] = ()
    results: tuple[Result, ...] = ()


class Quest(Plain, frozen=True):
    """A quest card of the library."""

    id: Id
    objectives: tuple[Objective, ...]
    number: Number | None = None  # without one, the set gives it the next that is free
    staging: tuple[Result, ...] = ()


# -- the map


class Space(Plain, frozen=True):
    """A part of a tile: what one meets there."""

    name: str = ""  # a location (fallout.spaces.location-spaces)
    icon: Icon | None = None
    level: Least = 0  # fallout.encounter-icons.missing-level
    difficult: bool = False
    irradiated: bool = False
    enemies: tuple[EnemyType, ...] = ()

    @property
    def points(self) -> int:
        """Movement points for a step into it (fallout.terrain.difficult-cost)."""
        return 2 if self.difficult else 1


class Face(Plain, frozen=True):
    """A side of a map tile: which space owns each third of its six edges, which are adjacent inside, what is there.

    `border` names the owners clockwise from the north corner: three for each of the edges NE, E, SE, SW, W, NW.
    """

    id: Id
    back: Back
    border: Annotated[str, Meta(pattern=r"^[a-z]{3}( [a-z]{3}){5}$")]
    inside: str
    spaces: dict[str, Space]
    set: str = ""  # only scenarios that ask for this set are laid with the tile


class MapPlace(Plain, frozen=True):
    """A place of the map plan: a named face, or any tile with a back."""

    q: int
    r: int
    face: str = ""
    back: HiddenBack | None = None


# -- dice and enemies

Areas = Annotated[str, Meta(pattern="^H?T?A?L?$")]
SomeAreas = Annotated[str, Meta(pattern="^H?T?A?L?$", min_length=1)]  # an enemy without any could never be hit


class DieFace(Plain, frozen=True):
    """A face of a V.A.T.S. die: the filled areas of its figure, and its hit icons."""

    areas: Areas
    hits: Annotated[int, Meta(ge=0, le=9)]


class EnemyToken(Plain, frozen=True):
    """An enemy as its token shows it."""

    id: Id
    type: EnemyType
    level: Count
    areas: SomeAreas
    abilities: Annotated[tuple[EnemyAbility, ...], Meta(max_length=2)] = ()  # fallout.enemies.attributes
    copies: Count = 1


class FactionEnemy(Plain, frozen=True):
    """What a faction's tokens stand for; a letter follows the power track."""

    level: Literal["X", "Y"] | Count
    areas: SomeAreas
    abilities: Annotated[tuple[EnemyAbility, ...], Meta(max_length=2)] = ()


# -- cards


class Card(Plain, frozen=True):
    """A loot card, an asset, a unique asset or a survivor's own card."""

    id: Id
    kind: CardKind
    copies: Count = 1
    cost: Least | None = None
    letters: str = ""
    ranged: bool = False
    armor: Least = 0
    recruit: When | None = None  # who can have the companion
    keep: When | None = None  # checked when the companion is readied
    ready_caps: Least = 0  # what readying it costs (fallout.exhaust.ready-cost)
    always: tuple[Passive, ...] = ()
    uses: tuple[Use, ...] = ()
    event: tuple[Result, ...] = ()  # carried out when a loot event is drawn

    @property
    def is_equipment(self) -> bool:
        return self.kind in ("weapon", "apparel", "companion")  # fallout.equip.three-kinds

    @property
    def is_worn_beneath(self) -> bool:
        return any(each.is_worn_beneath for each in self.always)


class PerkCard(Plain, frozen=True):
    """A perk: discarded for its effect."""

    id: Id
    letter: Letter
    use: Use


class Agenda(Plain, frozen=True):
    """An agenda: its worth beside the one influence, and the icons along its bottom."""

    id: Id
    name: Id  # cards of one design share it
    icons: Annotated[tuple[TypeOrFaction, ...], Meta(min_length=1)]
    worth: Worth
    players: Annotated[int, Meta(ge=1, le=4)] = 1  # the least number of them
    faction: Side | None = None  # it can be revealed for loyalty to this faction


class Character(Plain, frozen=True):
    """A survivor to choose: their own S.P.E.C.I.A.L. token, their own card or cards, and traits from the start."""

    id: Id
    letter: Letter
    card: Id | Annotated[tuple[Id, ...], Meta(min_length=1)]
    traits: tuple[Trait, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        return (self.card,) if isinstance(self.card, str) else self.card


class Scenario(Plain, frozen=True):
    """A scenario sheet: the map plan and the opening on one side, factions and power track on the other."""

    id: Id
    map: tuple[MapPlace, ...]
    opening: tuple[Result, ...]
    star: FactionEnemy
    shield: FactionEnemy
    x: tuple[Least, ...]  # beside the spaces of the power track, from the top
    y: tuple[Least, ...]
    sets: tuple[str, ...] = ()  # of tiles, beside those that belong to none
    expands: str = ""  # the scenario that this one is another form of

    @property
    def plain(self) -> str:
        """The scenario that it is a form of, or itself."""
        return self.expands or self.id


def is_laid_with(scenario: Scenario, face: Face) -> bool:
    """Whether a tile belongs to the sets that a scenario is laid with."""
    return not face.set or face.set in scenario.sets


class AddedThing(Plain, frozen=True):
    """A thing that packs list for an expansion (`Module.things`)."""

    def is_at(self, content: "Content") -> bool:
        """Whether the table has what it is about; if not, it is there, and nobody minds what it names."""
        return True

    def complaints(self, content: "Content") -> Iterator[str]:
        """What is wrong with it, besides what it names."""
        yield from ()


class Content:
    """All packs of a table as one set. Cards and tokens with copies are told apart by a number after `~`.

    A plain class on purpose: a state is written without its cards, by the names of its packs.
    """

    def __init__(
        self,
        *,
        packs: tuple[str, ...],
        rulebook: Rulebook,
        sorts: Sorts,
        scenarios: dict[str, Scenario],
        faces: dict[str, Face],
        dice: tuple[DieFace, ...],
        enemies: dict[str, EnemyToken],
        agendas: dict[str, Agenda],
        characters: dict[str, Character],
        loot: dict[str, Card],
        assets: dict[str, Card],
        uniques: dict[str, Card],
        own_cards: dict[str, Card],
        perks: dict[str, PerkCard],
        encounters: dict[str, Encounter],
        quests: dict[str, Quest],
        numbers: dict[int, tuple[str, ...]],
        cards: dict[str, Card],
        tokens: dict[str, EnemyToken],
        deck_of: dict[str, str],
        most_extra: int,
        added: dict[str, dict[str, Any]],
    ) -> None:
        self.packs = packs
        self.rulebook = rulebook  # of the table, with what its expansions add
        self.sorts = sorts
        self.scenarios = scenarios
        self.faces = faces
        self.dice = dice
        self.enemies = enemies
        self.agendas = agendas
        self.characters = characters
        self.loot = loot
        self.assets = assets
        self.uniques = uniques
        self.own_cards = own_cards
        self.perks = perks
        self.encounters = encounters
        self.quests = quests
        self.numbers = numbers  # library number -> ids of its versions; most have but one
        self.library = {card: number for number, cards in numbers.items() for card in cards}  # and the other way round
        self.cards = cards  # every copy of every card that can be held, by its id
        self.tokens = tokens  # every copy of every enemy
        self.deck_of = deck_of  # loot, asset, unique or own, of every copy
        self.added = added  # what expansions list in their own files, by their ids and the names of the files
        self.most_extra = most_extra  # what an agenda can be worth beyond its one, the factions' lead aside

    def in_library(self, named: CardName) -> tuple[str, ...]:
        """The cards of the library that are named by an id or by a number: one, its versions, or none."""
        if isinstance(named, int):
            return self.numbers.get(named, ())
        return (named,) if named in self.library else ()

    def number_of(self, named: CardName) -> int:
        """The number of that card, as it stands on it."""
        return named if isinstance(named, int) else self.library[named]

    def faces_with_back(self, scenario: Scenario, back: str) -> list[Face]:
        """The tiles of a back that a scenario can be laid with, those aside that its plan names."""
        named = [spot.face for spot in scenario.map]
        there = [face for face in self.faces.values() if face.back == back and face.id not in named]
        return [face for face in there if is_laid_with(scenario, face)]
