"""Atomic Bonds: all survivors play together, with one faction and against the other.

Its cards and sheets are in its pack; here are its rules, and which rules of the base they replace.
"""

from crossroads import rules
from crossroads.engine.modules import Module
from crossroads.engine.shapes import Shapes
from crossroads.games.fallout.combat.fight import XP_GAINED
from crossroads.games.fallout.expansions.atomic_bonds import (
    activation,
    combining,
    ending,
    factions,
    first_player,
    goal_words,
    goals,
    results,
    set_up,
)
from crossroads.games.fallout.expansions.atomic_bonds.acts import ACTS
from crossroads.games.fallout.expansions.atomic_bonds.content import ID, THINGS
from crossroads.games.fallout.expansions.atomic_bonds.state import Bonds
from crossroads.games.fallout.expansions.atomic_bonds.view import BondsView, view
from crossroads.games.fallout.expansions.atomic_bonds.zones import ZONES, faults
from crossroads.games.fallout.survivors.winning import EFFECT_DONE
from crossroads.games.fallout.turn.turn import TurnAct


def _wording() -> object:
    from crossroads.games.fallout.expansions.atomic_bonds.words import wording  # only those who read need it

    return wording()


ATOMIC_BONDS = Module(
    id=ID,
    game="fallout",
    package=__name__,
    shows=("acts", "view", "words"),
    packs=(ID,),
    effects=(*goal_words.EFFECTS, *results.EFFECTS),
    things=THINGS,
    turn_acts=(
        TurnAct("action", ending.stand_offers, ending.stand),
        TurnAct("between", goals.payments, goals.pay),
    ),
    acts=ACTS,
    phases={
        set_up.PHASE: set_up.set_up,
        activation.NIGHT: activation.night,
        activation.POWER: activation.gain_ground,
        first_player.PHASE: first_player.choose,
    },
    answers=(XP_GAINED.by(goals.after_kill), EFFECT_DONE.by(goals.order_states)),
    replaces={
        "fallout.setup.agenda-filter": set_up.no_agendas,
        "fallout.setup.draw-agenda": set_up.deal_no_agenda,
        "fallout.rounds.no-reveal-before-first-turn": set_up.begin_game,
        "fallout.rounds.end-trigger": first_player.is_round_over,
        "fallout.rounds.end-of-round-reveal": activation.end_round,
        "fallout.rounds.discard-revealed": activation.after_icons,
        "fallout.loyalty.lasts-while-faceup": factions.loyal_to,
        "fallout.loyalty.declare": factions.no_loyalty,
        "fallout.results.faction-plus": factions.gain_power,
        "fallout.power-track.both-then-check": factions.advance,
        "fallout.power-track.letters": factions.letters_beside_track,
        "fallout.winning.by-influence": ending.side_of_all,
        "fallout.winning.end-conditions": ending.settle,
        "fallout.influence.source": ending.scores,
        "fallout.killed.kill-sequence": ending.be_killed,
        "fallout.killed.all-eliminated": ending.end_without_survivors,
    },
    table_options=set_up.BondsOptions,
    forbids=combining.forbidden,
    state_type=Bonds,
    set_up=set_up.in_the_box,
    view=view,
    zones=ZONES,
    faults=faults,
    wording=_wording,
    shapes=lambda: Shapes(BondsView),
    rules=tuple(rules.rules_of(ID)),
    rule_text=rules.text,
)
