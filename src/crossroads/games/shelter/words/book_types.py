"""The shape of the book: what `book.py` tells of the cards, for whoever writes a client."""

from typing import Literal

from msgspec import UNSET, UnsetType

from crossroads.engine.shapes import Shape
from crossroads.games.shelter.cards.content import Mode
from crossroads.games.shelter.floor import Side


class Bill(Shape):
    """So many cubes of each kind."""

    power: int
    food: int
    water: int
    any: int  # of free choice


class Effect(Shape):
    """An effect as data: `do` says what, the other fields how much. Which fields there are depends on `do`."""

    do: str  # as in the reference of effects
    power: int | UnsetType = UNSET
    food: int | UnsetType = UNSET
    water: int | UnsetType = UNSET
    any: int | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    value: int | UnsetType = UNSET
    letter: str | UnsetType = UNSET  # of S.P.E.C.I.A.L., or `*` for one of choice
    row: Literal["items", "rooms"] | UnsetType = UNSET
    give: Bill | UnsetType = UNSET
    get: Bill | UnsetType = UNSET
    bonus: int | UnsetType = UNSET
    less: int | UnsetType = UNSET
    more: int | UnsetType = UNSET
    happiness: int | UnsetType = UNSET
    of: Literal["rooms", "dwellers", "items", "resources"] | UnsetType | None = UNSET
    per: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    reward: "list[Effect] | UnsetType" = UNSET
    by: Literal["owner", "anyone"] | UnsetType = UNSET
    moment: str | UnsetType = UNSET  # when an item's effect works
    sign: str | UnsetType = UNSET  # a character or two, of an effect that an expansion brings


class Spot(Shape):
    """A place for a dweller as printed."""

    letters: str  # a dweller trained in one of them doubles the reward
    hurt: bool  # for wounded dwellers only
    cost: list[Effect]
    reward: list[Effect]
    text: str


class Place(Spot):
    """A spot in a room or a lift, or two linked ones."""

    id: str  # `diner.left`, `theatre.both`, `lift.red`
    part: str  # what stands behind the dot
    halves: list[str]  # what dwellers stand on and threats cover
    size: int  # how many dwellers it takes
    linked: bool
    exchanges: bool  # its reward opens an exchange


class Card(Shape):
    """What is on every card."""

    name: str
    flavour: str  # or empty
    text: list[str]


class RoomCard(Card):
    """A room: `left` and `right`, or `both` as a pair of linked spots."""

    price: Bill | None  # nothing: a starting room
    left: Place | UnsetType = UNSET
    right: Place | UnsetType = UNSET
    both: Place | UnsetType = UNSET


class ItemCard(Card):
    mode: Mode  # how it is used up
    mode_text: str
    effects: list[Effect]


class ThreatCard(Card):
    copies: int
    fight: int  # how strong it is in a fight; 0: there is none
    spot: Spot  # what it makes of any spot that it covers


class LiftCard(Card):
    spot: Place | None


class TopFloor(Shape):
    """The starting rooms, each side from the lift outward."""

    left: list[str]
    right: list[str]


class Limits(Shape):
    """How much fits."""

    cubes_of_a_kind: int
    dwellers: int
    rooms_a_side: int
    cards_a_row: int


class Cards(Shape):
    """All cards by id, and where they lie."""

    rooms: dict[str, RoomCard]
    items: dict[str, ItemCard]
    threats: dict[str, ThreatCard]
    lifts: dict[str, LiftCard]  # `start`, and by colour
    top: TopFloor
    columns: dict[Side, list[tuple[int | None, int | None]]]  # the numbers of the left and the right spot
    limits: Limits


class Book(Shape):
    """Everything that can be read at any time, in one language."""

    cards: Cards
    names: dict[str, str]  # of all that a board labels, by message: `colour-red`, `phase-recall`
