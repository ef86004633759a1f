"""The shape of a view: what `view.py` tells of the table, for whoever writes a client."""

from typing import Literal

from msgspec import UNSET, UnsetType

from crossroads.engine.deals import Stage
from crossroads.engine.shapes import Shape
from crossroads.games.fallout.cards.conditions import Side


class Held(Shape):
    """A card in somebody's possession."""

    id: str  # of this copy, as options name it: `stimpak~3`
    card: str  # which card of the book it is: `stimpak`
    exhausted: bool  # turned sideways, until it is readied


class Survivor(Shape):
    """One seat's survivor. All of it is open but the faces of hidden agendas."""

    seat: int
    id: str  # which of the book's characters; empty until it is chosen
    space: str  # `g1.a`: the face of a tile and the letter of a space on it; empty until it is chosen
    hp: int
    most_hp: int  # the highest that HP can be now
    rads: int
    xp: int  # under which token the peg is, counted from the left; 0 is the starting hole
    special: str  # the letters of the S.P.E.C.I.A.L. tokens, in the order of the board
    caps: int
    traits: list[str]
    weapon: Held | None
    apparel: Held | None
    companion: Held | None
    beside: list[Held]  # equipment that fills no slot
    inventory: list[Held]
    letters: str  # of the weapon, or of what counts as one: each that is owned is a reroll in a fight
    ranged: bool  # the weapon reaches adjacent spaces
    armor: int  # of all equipment together
    price_off: int  # how many caps an item of the shop costs less than is printed on it
    surefoot: bool  # difficult terrain costs no more than other spaces
    perks: list[str]
    agendas: list[str] | int  # the hidden cards of one's own hand; the number of another's
    influence: int | None  # one's own; nothing for others, as it follows from hidden agendas
    loyal_by: str  # the agenda that lies faceup, or empty
    loyal_to: Side | None
    eliminated: bool
    roomy: int  # how many ends of own turns a larger inventory still lasts


class Tile(Shape):
    """A place of the map, and the tile that lies there."""

    q: int  # the column of the hex, in axial coordinates
    r: int  # its row
    face: str  # which of the book's tiles; empty while it lies facedown
    back: str  # what its back shows; empty for a tile that lies faceup from the start
    node: str  # the name of a facedown tile as a place; empty once it lies faceup
    known: str  # the face of a facedown tile that this seat has looked at


class Enemy(Shape):
    """A token on the map; of an inactive one only type and place are known."""

    type: str  # an enemy type, or a faction
    space: str  # as that of a survivor, or the `node` of a facedown tile
    active: bool  # only an active one has the keys below
    id: str | UnsetType = UNSET  # of the book's `copies`, unless its type is a faction
    level: int | UnsetType = UNSET
    areas: str | UnsetType = UNSET  # the vulnerable ones, of `HTAL`: head, torso, arms, legs
    abilities: list[str] | UnsetType = UNSET


class StagedQuest(Shape):
    """A quest in play; its text is among the opened cards."""

    id: str
    colour: str  # of its marker, or empty
    marked: str  # the space where the marker lies, or empty


class Piles(Shape):
    """Discard piles, the last card on top."""

    agenda: list[str]
    loot: list[str]
    asset: list[str]


class Uniques(Shape):
    """Unique assets, which are open."""

    deck: list[str]
    aside: list[str]


class Meeting(Shape):
    """An encounter in progress."""

    card: str
    level: int  # of its icon
    reader: int  # the seat that reads it aloud


class Helper(Shape):
    """The roll of somebody who fights beside a survivor: one die, with what goes with it."""

    seat: int
    letters: str  # of the weapon
    dice: list[int]  # empty before the roll
    rerolls: int  # that are left
    stopped: bool  # the helper stopped to reroll, and the survivor has not gone on since
    icons: int  # hit icons on the die, before `ignored` and `armor`
    extra: int  # hits that cards add
    ignored: int  # hit icons that do not count
    armor: int
    damage: int  # that the enemy does to the helper as the die lies


class Rolling(Shape):
    """A fight or a test in progress. The keys after `icons` are there in a fight only."""

    kind: Literal["fight", "test"]
    seat: int
    letters: str  # of the test, or of the weapon
    difficulty: int
    step: str  # how far it is: `before`, `reroll`, `enemy-hits`, `survivor-hits`
    dice: list[int]  # faces by their numbers in the book's `dice`; empty before the roll
    rerolls: int  # that are left
    icons: int  # hit icons; in a fight with those that cards add, and before `ignored` and `armor`
    enemy: str | UnsetType = UNSET  # its id
    type: str | UnsetType = UNSET  # an enemy type, or a faction
    away: bool | UnsetType = UNSET  # fought from an adjacent space
    ranged: bool | UnsetType = UNSET  # the survivor has a ranged weapon
    hits: int | UnsetType = UNSET  # on the enemy, those of a helper too
    extra: int | UnsetType = UNSET  # those of them that cards add
    ignored: int | UnsetType = UNSET  # hit icons that do not count
    armor: int | UnsetType = UNSET  # of the survivor
    damage: int | UnsetType = UNSET  # that the enemy does to the survivor as the dice lie
    level: int | UnsetType = UNSET  # of the enemy
    areas: str | UnsetType = UNSET
    abilities: list[str] | UnsetType = UNSET
    helper: Helper | UnsetType = UNSET  # if somebody helps


class Deal(Shape):
    """An offer of one survivor to another."""

    seat: int  # whose offer it is
    partner: int
    gives: list[str]
    gives_caps: int
    asks: list[str]
    asks_caps: int
    asks_agendas: int  # how many
    gives_agendas: list[str] | int  # those that the seat knows by name; if there are none, how many it does not know
    gives_unseen: int  # those that the seat does not know
    picked: list[str] | int  # the agendas that the partner hands over for those asked for, told likewise
    stage: Stage


class AgendaCounted(Shape):
    """An agenda that counts at the end, and for how much."""

    seat: int
    agenda: str
    influence: int


class Outcome(Shape):
    """How the game ended."""

    winners: list[int]
    scores: list[int]  # by seat
    influence: list[AgendaCounted]  # where the scores come from; none where all win together
    how: str  # `influence`, `faction`, `eliminated`, or an expansion's own


class View(Shape):
    """The table as a seat sees it."""

    game: Literal["fallout"]
    seat: int | None  # whose view it is; nothing for a spectator
    scenario: str
    read_aloud: Literal["with-tests", "bold-only"]  # the table option
    round: int  # from 1
    phase: str  # `survivors`, `turn`, `activation`, or an expansion's own
    first: int  # the seat of the first player
    turn: int  # the seat on turn
    actions: int  # left on this turn
    points: int  # movement points left
    fresh: bool  # the turn has just begun: what may be used at its start may be used now
    met: list[str]  # spaces whose encounter icon was used on this turn
    calm: bool  # aggressive enemies leave the survivor on turn alone
    needed: int  # how much influence wins; 0 where all win together
    group: Side | None  # the faction that all play for together
    survivors: list[Survivor]  # by seat
    tiles: list[Tile]
    enemies: list[Enemy]
    quests: list[StagedQuest]
    opened: int  # how many opened cards there are: ask for them again when this grows
    power: dict[Side, int]  # where the factions stand on the power track
    track: int  # its last space
    shop: list[str]  # from the left
    decks: dict[str, int]  # how many cards: `agenda`, `loot`, `asset`, `library`, and each encounter icon in play
    piles: Piles
    stacks: dict[str, int]  # enemy tokens to draw, by type
    enemy_piles: dict[str, list[str]]  # discarded enemy tokens, by type
    uniques: Uniques
    perks: list[str]  # that nobody has
    tokens: int  # S.P.E.C.I.A.L. tokens in the supply
    drawn: list[str]  # cards and tokens that were drawn, while it is settled what becomes of them
    revealed: str  # the agenda that activates enemies, or empty
    icons: list[str]  # enemy types and factions on it that are still to be activated
    waiting: list[str]  # enemies of the type in activation that have not acted
    meeting: Meeting | None
    rolling: Rolling | None
    deal: Deal | None
    outcome: Outcome | None
