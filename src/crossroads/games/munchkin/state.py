"""The root of the state: decks, players, the turn, the fight and the flight, and what waits to take effect."""

from typing import Any, Literal, Self

from msgspec import Struct

from crossroads.engine.state import State, shallow_copy
from crossroads.games.munchkin.cards.content import Content, design_of
from crossroads.games.munchkin.player import Gear, Player
from crossroads.games.munchkin.table_options import TableOptions

FightSide = Literal["munchkins", "monsters"]
Phase = Literal[
    "opening", "start", "prepare", "kick", "door-settled", "trouble", "trouble-settled", "loot", "loot-settled",
    "before-charity", "charity", "end", "meet", "combat", "outcome", "flee", "run", "run-roll", "after-flight",
]  # fmt: skip
NOBODY = -1


class Foe(Struct, frozen=True, gc=False, omit_defaults=True):
    """A monster in the fight, with what was played on it."""

    id: str  # the card that stands for it
    like: str  # the monster that it is: itself, unless it is a copy
    enhancers: tuple[str, ...] = ()
    copied: tuple[str, ...] = ()  # enhancers of the monster that it is a copy of
    irradiated: bool = False  # somebody's roll failed: its radioactivity counts
    met: tuple[int, ...] = ()  # the seats that have rolled against it


class Gone(Struct, frozen=True, gc=False):
    """A monster that has left the fight before its end, as far as it is still paid for."""

    id: str
    treasures: int
    levels: int  # 0 unless it was killed


class SideBonus(Struct, frozen=True, gc=False, omit_defaults=True):
    """What an applied card adds to a side."""

    card: str
    side: FightSide
    amount: int
    fire: bool


class HelpDeal(Struct, frozen=True, gc=False, omit_defaults=True):
    """What was agreed when the helper joined."""

    treasures: int
    picker: str  # who picks the helper's Treasures: `helper`, `fighter` or `random`
    gives: tuple[str, ...]  # items of the fighter
    asks: tuple[str, ...]  # items of the helper


class Fight(Struct, frozen=True, gc=False, omit_defaults=True):
    """A fight. It is replaced as a whole."""

    fighter: int
    foes: tuple[Foe, ...]
    number: int  # of the fights of this game
    after: str  # the phase that follows it
    helper: int = NOBODY
    had_helper: bool = False
    deal: HelpDeal | None = None
    gone: tuple[Gone, ...] = ()
    bonuses: tuple[SideBonus, ...] = ()
    table: tuple[str, ...] = ()  # cards that lie there until it is over

    @property
    def munchkins(self) -> tuple[int, ...]:
        """Who is in combat (munchkin.combat.in-combat-who)."""
        return (self.fighter,) if self.helper == NOBODY else (self.fighter, self.helper)


class Flight(Struct, frozen=True, gc=False, omit_defaults=True):
    """The flight from a lost fight."""

    runners: tuple[int, ...]  # that are still to run, the present one first
    left: tuple[str, ...] = ()  # monsters that the runner has still to run from
    foe: str = ""  # the one that it runs from now
    begun: bool = False  # the runner has rolled
    caught: tuple[tuple[str, int], ...] = ()  # monsters whose Bad Stuff goes on, and on whom


class Pending(Struct, frozen=True, gc=False, omit_defaults=True):
    """An effect that waits to take effect, and may be answered."""

    kind: str  # what may cancel it: trap, radiation, bad-stuff, one-shot, enhancer, door, ability, roll, meeting ...
    card: str
    author: int = NOBODY
    target: int = NOBODY
    foe: str = ""  # a monster in the fight
    side: str = ""
    monster: str = ""  # a monster from the hand that goes with it
    power: int = NOBODY  # which of the card's powers
    rolls: str = ""  # what a roll is for: run, rad, gamble
    die: int = 0
    source: str = ""  # `door`: revealed by kicking open the door
    cancelled: bool = False
    answers: int = NOBODY  # the place on the stack of what it answers


class Body(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a dead player has left behind, open to all."""

    seat: int
    cards: tuple[str, ...] = ()
    bundles: tuple[Gear, ...] = ()


class Proposal(Struct, frozen=True, gc=False, omit_defaults=True):
    """An offer of one player to another, in public: a trade, or help in a fight."""

    seat: int
    partner: int
    help: bool = False
    gives: tuple[str, ...] = ()  # items of `seat`
    asks: tuple[str, ...] = ()  # items of `partner`
    treasures: int = 0  # for whoever helps
    picker: str = "helper"


class Munchkin(State, kw_only=True, gc=False):
    """Decks and piles are tuples, replaced as a whole; decks are dealt from their end, piles grow there."""

    content: Content
    options: TableOptions
    players: list[Player]
    doors: tuple[str, ...]
    treasures: tuple[str, ...]
    perk_deck: tuple[str, ...]
    door_pile: tuple[str, ...] = ()
    treasure_pile: tuple[str, ...] = ()
    perk_pile: tuple[str, ...] = ()
    active: int = 0
    turn: int = 0  # how many turns there were before this one
    fights: int = 0  # how many there were
    phase: str = "opening"
    asked: int = 0  # whose opening hand it is
    met_monster: bool = False
    applied: tuple[str, ...] = ()  # cards that were applied in this turn
    used: tuple[tuple[str, int], ...] = ()  # powers with a limit by the turn, and how often they were used
    used_in_fight: tuple[tuple[str, int], ...] = ()  # those with a limit by the fight
    moved: tuple[str, ...] = ()  # item moves since somebody else acted
    offers: tuple[Proposal, ...] = ()  # open ones
    offered: tuple[tuple[int, int, int], ...] = ()  # seat, partner, how many offers since the strengths changed
    offered_at: tuple[str | int, ...] = ()  # the fight as it was when they were last counted anew
    traders: tuple[int, ...] = ()  # who has begun a trade offer in this turn, once for each offer
    draft: Proposal | None = None  # an offer that is being made
    sale: tuple[str, ...] = ()  # items that are being sold
    to_share: tuple[str, ...] = ()  # Treasures of a fight with a helper that all have seen, until they are shared out
    fight: Fight | None = None
    flight: Flight | None = None
    stack: tuple[Pending, ...] = ()  # the last one takes effect first
    bodies: tuple[Body, ...] = ()

    def copy(self) -> Self:
        twin = shallow_copy(self)
        twin.dice = shallow_copy(self.dice)
        twin.players = list(map(shallow_copy, self.players))
        return twin

    def face(self, thing: str) -> str:
        return design_of(thing)

    def card(self, copy: str) -> Any:
        """What a card is."""
        return self.content.by_copy[copy]

    @property
    def living(self) -> list[Player]:
        return [who for who in self.players if who.alive]

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """All seats clockwise, beginning with one of them (munchkin.setup.seat-order)."""
        count = len(self.players)
        return tuple([(seat + step) % count for step in range(count)])

    def in_combat(self, seat: int) -> bool:
        """Whether a player fights or runs away."""
        return self.fight is not None and seat in self.fight.munchkins

    @property
    def top(self) -> Pending:
        """What takes effect next."""
        return self.stack[-1]
