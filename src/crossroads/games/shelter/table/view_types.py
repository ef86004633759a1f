"""The shape of a view: what `view.py` tells of the table, for whoever writes a client."""

from typing import Literal

from crossroads.engine.shapes import Shape

Colour = Literal["red", "blue", "green", "yellow"]
Ending = Literal["sixth-room", "threat-deck", "stalemate"]


class Cubes(Shape):
    power: int
    food: int
    water: int


class OwnItem(Shape):
    """An item card in front of a player."""

    id: str  # of the book's `items`
    exhausted: bool  # turned sideways, until it is readied


class Dweller(Shape):
    """One figure. It is at home if it neither has a spot nor waits."""

    number: int
    spot: str  # where it was placed, or empty
    waiting: str  # of a newcomer: the place that brought it, until recall
    wounded: bool
    letter: str  # in which it is trained, or empty
    training: str  # in what recall will train it: a letter, `*` for one of choice, or empty


class Player(Shape):
    seat: int
    colour: Colour
    cubes: Cubes
    happiness: int
    items: list[OwnItem]
    dwellers: list[Dweller]
    passed: bool  # for the rest of the round


class Floor(Shape):
    """A floor with its rooms, each side from the lift outward."""

    owner: int | None  # a seat; nothing: the top floor, which is everybody's
    lift: str  # `start`, or the owner's colour
    left: list[str]  # of the book's `rooms`
    right: list[str]


class Row(Shape):
    """Cards on offer, how many are in their deck, and the discard pile."""

    row: list[str]
    deck: int
    pile: list[str]


class ThreatCards(Shape):
    deck: int
    pile: list[str]


class Outcome(Shape):
    """How the game ended."""

    winners: list[int]
    scores: list[int]  # by seat
    how: Ending


class View(Shape):
    """The table as a seat sees it; no seat has secrets."""

    game: Literal["shelter"]
    seat: int | None  # whose view it is; nothing for a spectator
    round: int  # from 1
    phase: str  # `threats`, `placement`, `recall`, or an expansion's own
    first: int  # the seat with the first-player token
    starter: int  # the seat that had the first turn of this round
    turn: int  # the seat whose turn comes next
    ending: Ending | Literal[""]  # why this is the last round; empty: it is not
    idle_rounds: int  # rounds in a row without a placement
    players: list[Player]  # by seat
    floors: list[Floor]  # from the top
    threats: dict[str, str]  # the threat cards that cover spots, by spot
    items: Row
    rooms: Row
    threat_cards: ThreatCards
    outcome: Outcome | None
