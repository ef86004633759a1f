"""What a view of the table has, for whoever writes a client."""

from typing import Literal

from crossroads.engine.shapes import Shape


class PartOf(Shape):
    what: str  # `level`, `radiation`, or a card
    amount: int


class GearSeen(Shape):
    id: str
    used: bool
    counts: bool  # in use, and nothing keeps its owner from using it
    modifiers: list[str]
    cheat: str  # the card that frees it; empty if there is none
    carried: bool  # by the Sidekick
    big: bool  # counts against the limit of Big items


class KeptSeen(Shape):
    id: str
    until: str  # fight, turns, kept or creep
    left: int  # own turns that must end before it does
    penalty: int


class LastingSeen(Shape):
    card: str
    stat: str
    amount: int
    until: str


class LimitsSeen(Shape):
    hand: int  # cards
    hands: int  # to hold items with
    big: int
    perks: int


class MunchkinSeen(Shape):
    seat: int
    sex: str
    level: int
    alive: bool
    hand: list[str] | None  # `null` for whoever may not see it
    doors: int  # in hand
    treasures: int  # in hand
    bundles: list[GearSeen]  # in hand: items that were looted with their modifiers
    gear: list[GearSeen]
    classes: list[str]
    traits: list[str]
    perks: list[str]
    drawn: list[str] | int  # Perks to choose from; how many, for whoever may not see them
    sidekick: str
    kept: list[KeptSeen]
    lasting: list[LastingSeen]
    turned: list[int]  # fighters whom it has hindered while it was their helper
    strength: int
    parts: list[PartOf]  # what the strength is made of
    defence: int
    run: int  # what is added to the roll to run away
    limits: LimitsSeen


class FoeSeen(Shape):
    id: str  # the card that stands for it
    like: str  # the monster that it is
    enhancers: list[str]
    strength: int
    parts: list[PartOf]
    treasures: int
    radiation: int
    irradiated: bool
    run: int


class GoneSeen(Shape):
    id: str
    treasures: int
    levels: int


class SideBonusSeen(Shape):
    card: str
    side: str
    amount: int


class HelpDealSeen(Shape):
    treasures: int
    picker: str
    gives: list[str]
    asks: list[str]


class FightSeen(Shape):
    fighter: int
    helper: int | None
    foes: list[FoeSeen]
    gone: list[GoneSeen]
    bonuses: list[SideBonusSeen]
    table: list[str]  # cards that lie there until it is over
    munchkins: int  # strength of the side
    monsters: int
    winning: bool  # the munchkins, as it stands
    treasures: int  # for the victory, as it stands
    deal: HelpDealSeen | None


class ChaseSeen(Shape):
    foe: str
    way: Literal["roll", "sure", "never"]  # how one gets away from it
    needs: int  # the least number on the die


class FlightSeen(Shape):
    runners: list[int]
    left: list[str]
    foe: str
    begun: bool
    chases: list[ChaseSeen]  # the monsters behind whoever runs now


class PendingSeen(Shape):
    kind: str
    card: str
    author: int | None
    target: int | None
    foe: str
    side: str
    monster: str
    rolls: str
    die: int
    cancelled: bool


class SumsSeen(Shape):
    munchkins: int
    monsters: int
    winning: bool


class OfferSeen(Shape):
    seat: int
    partner: int
    help: bool
    gives: list[str]
    asks: list[str]
    treasures: int
    picker: str
    together: SumsSeen | None  # the sides of the fight with the helper in it; none if it is no offer of help


class BodySeen(Shape):
    seat: int
    cards: list[str]
    bundles: list[list[str]]


class PileSeen(Shape):
    count: int
    top: str


class WindowSeen(Shape):
    prompt: str
    about: dict[str, str | int]
    occasion: str
    awaited: list[int]
    hidden: bool


class OutcomeSeen(Shape):
    winners: list[int]
    scores: list[int]
    how: str


class View(Shape):
    game: str
    seat: int | None  # who looks; `null` for a spectator
    active: int
    turn: int  # how many there were before this one
    round: int  # this one, from 1
    rounds: int  # that the game lasts at most
    phase: str
    players: list[MunchkinSeen]
    decks: dict[str, int]
    piles: dict[str, PileSeen]
    fight: FightSeen | None
    flight: FlightSeen | None
    stack: list[PendingSeen]
    bodies: list[BodySeen]
    offers: list[OfferSeen]
    draft: OfferSeen | None
    sale: list[str]
    windows: list[WindowSeen]
    outcome: OutcomeSeen | None
