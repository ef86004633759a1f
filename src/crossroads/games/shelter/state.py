"""The root of the state: floors, decks, rows, threats, and whose turn it is."""

from typing import Literal, Self

from msgspec import UNSET, Struct, UnsetType, field

from crossroads.engine.state import State, copies_of, shallow_copy
from crossroads.games.shelter.cards.content import Content
from crossroads.games.shelter.floor import Floor
from crossroads.games.shelter.player import Cubes, Player

Phase = Literal["opening", "threats", "placement", "recall"]


class Visited(Struct, frozen=True, gc=False, omit_defaults=True):
    """Where the placement of the running turn was made, while its player may still do something about it."""

    place: str
    threat: str
    won: bool
    left: tuple[Cubes, ...] = ()  # the boards that exchanges led away from, since anything else was done


class Shelter(State, kw_only=True, gc=False):
    """Decks, rows and piles are tuples, replaced as a whole; decks are dealt from their end."""

    content: Content
    players: list[Player]
    floors: tuple[Floor, ...]  # from the top; the first is nobody's
    item_deck: tuple[str, ...]
    item_row: tuple[str, ...] = ()
    item_pile: tuple[str, ...] = ()
    room_deck: tuple[str, ...]
    room_row: tuple[str, ...] = ()
    room_pile: tuple[str, ...] = ()
    threat_deck: tuple[str, ...]
    threat_pile: tuple[str, ...] = ()
    threats: dict[str, str] = field(default_factory=dict)  # spot -> threat card; replaced, never changed
    round: int = 1
    phase: str = "placement"  # a `Phase`, or an expansion's own
    first: int = 0  # holds the first-player token
    starter: int = 0  # had the first turn of this round
    turn: int = 0  # whose turn comes next
    visited: Visited | None = None
    used_up: tuple[str, ...] | UnsetType = UNSET  # the items that were used and discarded in this turn
    taken: tuple[str, ...] = ()  # the spots that dwellers were placed on in this round
    idle_rounds: int = 0  # rounds in a row without a placement
    ending: str = ""  # why this is the last round

    def copy(self) -> Self:
        twin = shallow_copy(self)
        twin.dice = shallow_copy(self.dice)
        twin.players = list(map(shallow_copy, self.players))
        if self.added:
            twin.added = copies_of(self.added)
        return twin

    def end_turn(self) -> None:
        """The turn goes on to the next seat."""
        if self.visited is not None:
            self.visited = None
        if self.used_up:
            self.used_up = UNSET
        self.turn = (self.turn + 1) % len(self.players)

    def floor_of(self, seat: int) -> Floor:
        """A player's own floor (shelter.floors.own-floor)."""
        return self.floors[self.players[seat].floor]

    def put_floor(self, floor: Floor) -> None:
        """Let a player's floor take the place of its earlier self."""
        number = self.players[floor.owner].floor
        self.floors = (*self.floors[:number], floor, *self.floors[number + 1 :])

    def seats_from(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with one of them."""
        count = len(self.players)
        return [(seat + step) % count for step in range(count)]
