"""What Atomic Bonds adds to the state."""

from typing import Literal, Self

from msgspec import Struct

from crossroads.engine.state import shallow_copy
from crossroads.games.fallout.cards.conditions import Side
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.expansions.atomic_bonds.content import ID, Cards, Sheet, cards_of, sheet_name
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivors.conditions import OTHER_SIDE

CROSSROADS = "crossroads-camp"  # the space where the first of them lies
CAMPS = 8  # C.A.M.P. tokens in all (atomic-bonds.camp-tokens.supply-limit)


class Bonds(Struct, kw_only=True, gc=False):
    """Cards and tokens of the expansion. Decks are dealt from their end, and everything but `mutations` is replaced as a whole."""

    loyal: Side | Literal[""] = ""  # the faction that the survivors are loyal to; nothing before it is chosen
    activation_deck: tuple[str, ...]
    activation_pile: tuple[str, ...] = ()
    revealed: str = ""  # the activation card that is being resolved
    step: Literal["", "enemies", "faction"] = ""  # whose enemies the card is activating
    counted: int | None = None  # the opposing faction's enemies, if they are counted before they act
    count_before: bool  # as the table has settled
    began: int = 0  # the seat that began the round
    goal_deck: tuple[str, ...]
    goals: tuple[str, ...] = ()  # faceup
    done: tuple[str, ...] = ()  # facedown, in the order in which they were completed
    credited: tuple[str, ...] = ()  # states that have completed a goal, while they hold: `well-read:0`
    kills: tuple[int, int, int] = (0, 0, 0)  # in the turn of a round and a seat: how many enemies that seat has killed
    stood: bool = False  # the last stand was won
    modification_deck: tuple[str, ...]
    modification_pile: tuple[str, ...] = ()
    modified: dict[str, str]  # asset -> the modification that is attached to it
    drawn: tuple[str, ...] = ()  # modifications that somebody has drawn and not yet taken or discarded
    drawer: int = 0  # the seat that has drawn them
    taken: str = ""  # the modification that somebody has taken and is about to attach
    mutation_deck: tuple[str, ...]
    mutations: list[str]  # by seat; nothing before they are dealt
    mutated: tuple[int, ...] = ()  # the seats whose mutation lies faceup
    workshop_deck: tuple[str, ...]
    building: tuple[str, ...] = ()  # workshop upgrades that are being resolved
    upgrades: tuple[str, ...] = ()  # gained, near the sheet
    camps: tuple[str, ...] = ()  # the spaces with a C.A.M.P. token
    camp_tokens: int = 0  # gained, on the sheet: they can be placed
    camp_supply: int = CAMPS
    willing: tuple[int, ...] = ()  # the seats that offer to assist in the fight that is about to begin

    def copy(self) -> Self:
        twin = shallow_copy(self)
        twin.mutations = [*self.mutations]
        return twin


def bonds(g: Fallout) -> Bonds:
    """The expansion's part of the state."""
    part: Bonds = g.part(ID)
    return part


def cards(g: Fallout) -> Cards:
    """What the packs of the table list for the expansion."""
    return cards_of(g.content)


def opposing(g: Fallout) -> Side:
    """The faction that was not chosen, once one is (atomic-bonds.factions.opposing-definition)."""
    loyal = bonds(g).loyal
    assert loyal
    return OTHER_SIDE[loyal]


def sheet(g: Fallout) -> Sheet:
    """The side of the sheet that is in use (atomic-bonds.setup.sheet-side)."""
    return sheet_of(g.content, g.scenario, bonds(g).loyal)


def sheet_of(content: Content, scenario: str, loyal: str) -> Sheet:
    """The side of a scenario's sheet for a loyal faction (atomic-bonds.setup.replace-sheet)."""
    return cards_of(content).sheets[f"{sheet_name(content, scenario)}-{loyal}"]
