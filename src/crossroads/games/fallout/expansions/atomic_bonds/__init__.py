"""Atomic Bonds: all survivors play together, with one faction and against the other.

Its cards and sheets are in its pack; here are its rules, and which rules of the base they replace.
"""

from crossroads import rules
from crossroads.engine.modules import Module
from crossroads.engine.shapes import Shapes
from crossroads.games.fallout.expansions.atomic_bonds import factions, goals, results, set_up
from crossroads.games.fallout.expansions.atomic_bonds.content import ID, THINGS
from crossroads.games.fallout.expansions.atomic_bonds.state import Bonds
from crossroads.games.fallout.expansions.atomic_bonds.view import BondsView, view
from crossroads.games.fallout.expansions.atomic_bonds.zones import ZONES, faults

ATOMIC_BONDS = Module(
    id=ID,
    game="fallout",
    package=__name__,
    shows=("view",),
    packs=(ID,),
    effects=(*goals.EFFECTS, *results.EFFECTS),
    things=THINGS,
    phases={set_up.PHASE: set_up.set_up},
    replaces={
        "fallout.setup.agenda-filter": set_up.no_agendas,
        "fallout.setup.draw-agenda": set_up.deal_no_agenda,
        "fallout.rounds.no-reveal-before-first-turn": set_up.begin_game,
        "fallout.loyalty.lasts-while-faceup": factions.loyal_to,
    },
    state_type=Bonds,
    set_up=set_up.in_the_box,
    view=view,
    zones=ZONES,
    faults=faults,
    shapes=lambda: Shapes(BondsView),
    rules=tuple(rules.rules_of(ID)),
    rule_text=rules.text,
)
