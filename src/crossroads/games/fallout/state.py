"""The root of the state: the map, the decks, the enemies, the survivors, and whose turn it is."""

from typing import Literal, Self

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from crossroads.engine.deals import Deal
from crossroads.engine.state import State, copies_of, shallow_copy
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.map.land import Land, land_of
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.table_options import TableOptions

EVENT = "event"  # the verb of an event that was drawn in a roll
Phase = Literal["survivors", "turn", "activation"]  # an expansion has others of its own


class Enemy(Struct, frozen=True, gc=False):
    """A token on the map; one that lies facedown is inactive, and nobody knows its face."""

    id: str
    type: str  # an enemy type, or a faction
    space: str
    active: bool = True


class Staged(Struct, frozen=True, gc=False):
    """A quest in play, and its marker if it has one."""

    id: str
    colour: str = ""
    marked: str = ""  # where the marker lies


class Chosen(Struct, frozen=True, gc=False):
    """A card to be used, and which of its uses; or an event that was drawn."""

    card: str
    number: int = 0
    verb: str = "use"  # `perk` of a perk; an expansion has others
    part: str = ""  # what is on the card, if the use is not the card's own

    @property
    def id(self) -> str:
        named = f"{self.verb}:{self.card}:{self.part}" if self.part else f"{self.verb}:{self.card}"
        return f"{named}:{self.number + 1}" if self.number else named

    @property
    def is_perk(self) -> bool:
        return self.verb == "perk"


class RollInProgress(Struct, frozen=True, gc=False):
    """A fight or a test in progress, open to all (fallout.combat.public-dice)."""

    kind: Literal["fight", "test"]
    seat: int
    letters: str = ""  # of the test, or of the weapon
    difficulty: int = 0  # of a fight the hits that kill; a test without any has 0
    enemy: str = ""  # the token's id
    away: bool = False  # fought from an adjacent space
    step: str = "before"
    dice: tuple[int, ...] = ()  # faces, as places of the content's list
    rerolls: int = 0
    hits: int = 0  # inflicted besides the dice
    ignored: int = 0  # hit icons that do not count
    slain: bool = False
    sure: bool = False  # the test succeeds whatever the dice show
    used: tuple[Chosen, ...] = ()  # cards that still bring something when the roll is over, events drawn in it too
    helper: "RollInProgress | UnsetType" = UNSET  # of a fight: the roll of somebody who fights beside the survivor
    stopped: bool | UnsetType = UNSET  # where two reroll by turns: this one stopped, and the other did nothing since


class Meeting(Struct, frozen=True, gc=False):
    """An encounter in progress: the card on the table and the level of its icon."""

    card: str
    level: int
    trashed: bool = False


class Fallout(State, kw_only=True, gc=False):
    """Decks, rows, piles and maps are replaced as a whole; decks are dealt from their end."""

    content: Content
    options: TableOptions
    scenario: str
    survivors: list[Survivor]
    faces: tuple[str, ...]  # the tile on each place of the map
    shown: tuple[str, ...]  # the same, with nothing where a tile lies facedown
    known: dict[str, tuple[int, ...]] = field(default_factory=dict)  # facedown tile -> the seats that looked at it
    enemies: tuple[Enemy, ...] = ()
    stacks: dict[str, tuple[str, ...]]  # enemy tokens to draw, by type
    enemy_piles: dict[str, tuple[str, ...]] = field(default_factory=dict)
    drawn_enemy: str = ""  # the token of a draw and fight
    faction_tokens: int = 0  # how many were ever placed: gives each a name
    supply: tuple[str, ...]  # S.P.E.C.I.A.L. tokens, facedown and mixed
    agenda_deck: tuple[str, ...]
    agenda_pile: tuple[str, ...] = ()
    revealed_agenda: str = ""
    loot_deck: tuple[str, ...]
    loot_pile: tuple[str, ...] = ()
    asset_deck: tuple[str, ...]
    asset_pile: tuple[str, ...] = ()
    shop: tuple[str, ...] = ()  # from the left
    unique_deck: tuple[str, ...]
    unique_aside: tuple[str, ...] = ()
    perk_deck: tuple[str, ...]
    drawn: tuple[str, ...] = ()  # cards and tokens in somebody's hand while it is settled what becomes of them
    gone: tuple[str, ...] = ()  # cards that left the game
    encounters: dict[str, tuple[str, ...]]  # by icon; one without cards is not in play
    library: tuple[str, ...]
    quests: tuple[Staged, ...] = ()
    power: dict[str, int]
    meeting: Meeting | None = None
    rolling: RollInProgress | None = None
    first: int = 0
    phase: str = "survivors"
    round: int = 1
    turn: int = 0
    actions: int = 0
    points: int = 0  # movement points left
    fresh: bool = False  # the start-of-turn window is open
    met: tuple[str, ...] = ()  # spaces whose icon was used this turn
    cut_short: bool = False  # the survivor on turn was killed: the turn is over, once what was earned before is done
    calm: bool = False  # aggressive enemies leave the survivor on turn alone
    icons: tuple[str, ...] = ()  # of the revealed agenda, still to be resolved
    waiting: tuple[str, ...] = ()  # enemies of the type in activation that have not acted
    dormant: tuple[str, ...] = ()  # inactive enemies that turn faceup when their type, or all icons, are done
    camping: tuple[str, ...] | None = None  # the parts of camping that are left, while somebody camps
    deal: Deal | None = None
    started: int = 0  # how many players began the game
    worn: tuple[str, ...] | UnsetType = UNSET  # cards that were equipped since equipment can be changed
    declared: tuple[str, ...] | UnsetType = UNSET  # agendas that were laid faceup since that can be done
    approached: tuple[int, ...] | UnsetType = UNSET  # with whom an offer was begun in this camp, once for each
    met_versions: tuple[str, ...] | UnsetType = UNSET  # cards that share their number with others, and were read out
    had: tuple[str, ...] | UnsetType = UNSET  # uses of this turn that can be had once in each

    def copy(self) -> Self:
        twin = shallow_copy(self)
        twin.dice = shallow_copy(self.dice)
        twin.survivors = list(map(shallow_copy, self.survivors))
        if self.added:
            twin.added = copies_of(self.added)
        return twin

    def face(self, thing: str) -> str:
        return thing.partition("~")[0]

    @property
    def land(self) -> Land:
        """The map as everybody sees it."""
        return land_of(self.content, self.scenario, self.shown)

    @property
    def alive(self) -> list[Survivor]:
        """The survivors still in the game."""
        return [who for who in self.survivors if not who.eliminated]

    @property
    def on_turn(self) -> Survivor:
        return self.survivors[self.turn]

    def roll_of(self, who: Survivor) -> RollInProgress:
        """The roll in progress as a survivor has it: a helper's is their own."""
        rolling = self.rolling
        assert rolling is not None, "nobody rolls"
        helper = rolling.helper
        return helper if helper is not UNSET and helper.seat == who.seat else rolling

    def put_roll(self, changed: RollInProgress) -> None:
        """The roll of the survivor, or of the helper, has changed."""
        rolling = self.rolling
        if rolling is not None and rolling.seat != changed.seat:
            self.rolling = replace(rolling, helper=changed)
        else:
            self.rolling = changed

    def seats_from(self, seat: int) -> list[int]:
        """The seats still in the game, clockwise from one of them."""
        count = len(self.survivors)
        order = [(seat + step) % count for step in range(count)]
        return [each for each in order if not self.survivors[each].eliminated]

    def enemy(self, which: str) -> Enemy:
        return next(enemy for enemy in self.enemies if enemy.id == which)
