"""The shape of the book: what `book.py` tells of cards, tokens and tiles, for whoever writes a client."""

from typing import Literal

from crossroads.engine.shapes import Shape
from crossroads.games.fallout.cards.conditions import Side


class Faction(Shape):
    """A faction of a scenario, and its enemy tokens."""

    faction: str
    enemy: str  # what one of its tokens is called
    level: int | Literal["X", "Y"]  # a letter: as the scenario's `x` or `y` says beside the power track
    areas: str  # the vulnerable ones, of `HTAL`: head, torso, arms, legs
    abilities: list[str]
    text: str  # level, areas and abilities in words


class Scenario(Shape):
    name: str
    intro: str
    star: Faction
    shield: Faction
    opening: str  # what happens at the set-up
    x: list[int]  # beside the spaces of the power track, from the top
    y: list[int]


class Space(Shape):
    """A space of a tile."""

    id: str  # of a location, else empty
    name: str
    icon: str  # the encounter icon, or empty
    level: int  # of the icon
    difficult: bool
    irradiated: bool
    enemies: list[str]  # the types on its enemy icons


class Face(Shape):
    """The face of a map tile."""

    back: str
    border: str  # the space at each third of the six edges, clockwise from the north corner: 18 letters
    inside: list[str]  # pairs of adjacent spaces, as `ab`
    spaces: dict[str, Space]  # by letter


class DieFace(Shape):
    areas: str  # of `HTAL`
    hits: int  # hit icons


class Named(Shape):
    """What is on every card."""

    name: str
    flavour: str  # or empty


class EnemyToken(Named):
    type: str
    level: int
    areas: str
    abilities: list[str]
    copies: int
    text: str


class Card(Named):
    """A card that a survivor can have, or a loot event."""

    kind: str  # `weapon`, `apparel`, `companion`, `drug` and others; packs add kinds of their own
    deck: str  # `loot`, `asset`, `unique`, or `own` for the card of a character
    cost: int | None  # in caps; nothing if it cannot be bought
    letters: str  # of a weapon: each that its owner has a token of is a reroll
    ranged: bool
    armor: int
    copies: int
    text: list[str]


class Perk(Named):
    letter: str  # of S.P.E.C.I.A.L.
    text: list[str]


class Agenda(Named):
    text: list[str]
    icons: list[str]  # enemy types and factions that it activates
    faction: Side | None  # to which it can show loyalty
    players: int  # the least number of players


class Character(Named):
    letter: str  # of their own S.P.E.C.I.A.L. token
    cards: list[str]  # their own
    traits: list[str]


class Cards(Shape):
    """All cards, tokens and tiles, by id."""

    scenarios: dict[str, Scenario]
    tiles: dict[str, Face]
    dice: list[DieFace]
    enemies: dict[str, EnemyToken]
    cards: dict[str, Card]
    perks: dict[str, Perk]
    agendas: dict[str, Agenda]
    characters: dict[str, Character]
    copies: dict[str, str]  # which of the cards or enemies each copy is: `stimpak~3` is `stimpak`


class Book(Shape):
    """Everything that can be read at any time, in one language."""

    cards: Cards
    names: dict[str, str]  # of all that a board labels, by message: `trait-idolized`, `special-S`


class Objective(Shape):
    """A way to complete a quest."""

    id: str
    text: str
    how: str  # what completes it
    results: list[str]


class Quest(Shape):
    name: str
    number: int
    story: str
    staging: str  # what happens when it comes into play, or empty
    objectives: list[Objective]


class Opened(Shape):
    """Cards that nobody may read before they are in play."""

    quests: dict[str, Quest]
