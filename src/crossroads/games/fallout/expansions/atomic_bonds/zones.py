"""Where the cards of Atomic Bonds lie, and who sees them."""

from collections.abc import Iterator

from crossroads.engine.zones import Sort, Zone, nobody
from crossroads.games.fallout.expansions.atomic_bonds.content import ID
from crossroads.games.fallout.expansions.atomic_bonds.state import CAMPS, bonds, cards
from crossroads.games.fallout.state import Fallout


def mutation_is_seen(g: Fallout, _seat: int | None, key: int) -> bool:
    """Nobody may look at a facedown one, its owner included (atomic-bonds.setup.mutation-unseen)."""
    return key in bonds(g).mutated


def drawn_is_seen(g: Fallout, seat: int | None, _key: None) -> bool:
    """Drawn modifications are known to whoever drew them."""
    return seat == bonds(g).drawer


ACTIVATION: Sort[Fallout] = Sort("activation cards", lambda g: cards(g).activation)
GOALS: Sort[Fallout] = Sort("goals", lambda g: cards(g).goals)
MODIFICATIONS: Sort[Fallout] = Sort("modifications", lambda g: cards(g).modifications)
MUTATIONS: Sort[Fallout] = Sort("mutations", lambda g: cards(g).mutations)
UPGRADES: Sort[Fallout] = Sort("workshop upgrades", lambda g: cards(g).upgrades)

ACTIVATION_DECK = Zone("activation deck", (ACTIVATION,), f"{ID}:activation_deck", nobody, typed="activations")
ACTIVATION_PILE = Zone("activation pile", (ACTIVATION,), f"{ID}:activation_pile")
GOAL_DECK = Zone("goal deck", (GOALS,), f"{ID}:goal_deck", nobody, typed="goals")
MODIFICATION_DECK = Zone(
    "modification deck", (MODIFICATIONS,), f"{ID}:modification_deck", nobody, typed="modifications"
)
MODIFICATION_PILE = Zone("modification pile", (MODIFICATIONS,), f"{ID}:modification_pile")
DRAWN = Zone("modifications drawn", (MODIFICATIONS,), f"{ID}:drawn", drawn_is_seen)
MUTATION_DECK = Zone("mutation deck", (MUTATIONS,), f"{ID}:mutation_deck", nobody)
DEALT = Zone("mutations dealt", (MUTATIONS,), f"{ID}:mutations.*", mutation_is_seen, typed="mutations")
WORKSHOP_DECK = Zone("workshop deck", (UPGRADES,), f"{ID}:workshop_deck", nobody, typed="workshop")

ZONES = (
    ACTIVATION_DECK,
    ACTIVATION_PILE,
    Zone("revealed activation card", (ACTIVATION,), f"{ID}:revealed"),
    GOAL_DECK,
    Zone("goals faceup", (GOALS,), f"{ID}:goals"),
    Zone("goals done", (GOALS,), f"{ID}:done"),
    MODIFICATION_DECK,
    MODIFICATION_PILE,
    Zone("modifications attached", (MODIFICATIONS,), f"{ID}:modified.*"),
    DRAWN,
    Zone("modification taken", (MODIFICATIONS,), f"{ID}:taken"),
    MUTATION_DECK,
    DEALT,
    WORKSHOP_DECK,
    Zone("workshop upgrades in progress", (UPGRADES,), f"{ID}:building"),
    Zone("workshop upgrades gained", (UPGRADES,), f"{ID}:upgrades"),
)


def faults(g: Fallout) -> Iterator[str]:
    """Whatever is true of the expansion's part and must never be."""
    part = bonds(g)
    tokens = (len(part.camps), part.camp_tokens, part.camp_supply)
    if sum(tokens) != CAMPS or min(tokens) < 0:
        yield f"{len(part.camps)} C.A.M.P. tokens on the map, {part.camp_tokens} at the sheet, {part.camp_supply} left"
    if len({*part.camps}) != len(part.camps) or any(space not in g.land.spaces for space in part.camps):
        yield f"C.A.M.P. tokens lie at {', '.join(part.camps)}"
    if part.loyal and g.power[part.loyal]:
        yield "the loyal faction has power"  # atomic-bonds.factions.loyal-not-on-track
    if g.phase == "turn" and part.revealed:
        yield "an activation card lies open in the middle of a turn"
