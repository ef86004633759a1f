"""Atomic Bonds: all survivors play together, with one faction and against the other.

Its cards and sheets are in its pack; here are its rules, and which rules of the base they replace.
"""

from collections.abc import Iterator
from typing import Any

from crossroads import rules
from crossroads.engine.modules import Module
from crossroads.engine.proofs import Proof
from crossroads.engine.shapes import Shapes
from crossroads.games.fallout.combat.fight import XP_GAINED
from crossroads.games.fallout.combat.parties import FIGHT_BEGINS, HELPED
from crossroads.games.fallout.expansions.atomic_bonds import (
    activation,
    assisting,
    assisting_words,
    camps,
    combining,
    ending,
    factions,
    fight_words,
    first_player,
    gear_words,
    goal_words,
    goals,
    in_force,
    modifications,
    mutations,
    odds,
    results,
    set_up,
    travel,
    turn_words,
    workshop,
)
from crossroads.games.fallout.expansions.atomic_bonds.acts import ACTS
from crossroads.games.fallout.expansions.atomic_bonds.content import ID, THINGS
from crossroads.games.fallout.expansions.atomic_bonds.state import Bonds
from crossroads.games.fallout.expansions.atomic_bonds.view import BondsView, view
from crossroads.games.fallout.expansions.atomic_bonds.zones import ZONES, faults
from crossroads.games.fallout.survivors.health import SUFFERED
from crossroads.games.fallout.survivors.winning import EFFECT_DONE
from crossroads.games.fallout.turn.camp import CampAct
from crossroads.games.fallout.turn.shop import ShopAct
from crossroads.games.fallout.turn.turn import TurnAct


def _wording() -> object:
    from crossroads.games.fallout.expansions.atomic_bonds.words import wording  # only those who read need it

    return wording()


def _book(words: Any, content: Any) -> dict[str, Any]:
    from crossroads.games.fallout.expansions.atomic_bonds.book import book  # only those who read need it

    return book(words, content)


def _proofs(words: Any, content: Any) -> Iterator[Proof]:
    from crossroads.games.fallout.expansions.atomic_bonds.proofs import proofs  # only those who write cards need it

    return proofs(words, content)


def _shapes() -> Shapes:
    from crossroads.games.fallout.expansions.atomic_bonds.book import BondsBook

    return Shapes(BondsView, BondsBook)


ATOMIC_BONDS = Module(
    id=ID,
    game="fallout",
    package=__name__,
    shows=("acts", "assisting_words", "book", "card_texts", "gear_words", "odds", "proofs", "view", "words"),
    packs=(ID,),
    effects=(
        *goal_words.EFFECTS,
        *results.EFFECTS,
        *fight_words.EFFECTS,
        *turn_words.EFFECTS,
        *modifications.EFFECTS,
        *workshop.EFFECTS,
    ),
    things=THINGS,
    turn_acts=(
        TurnAct("action", ending.stand_offers, ending.stand),
        TurnAct("action", travel.travel_offers, travel.travel),
        TurnAct("between", goals.payments, goals.pay),
        CampAct(camps.place_offers, camps.place),
        ShopAct(modifications.shop_offers, modifications.modify),
    ),
    acts=(*ACTS, *assisting_words.ACTS, *gear_words.ACTS),
    phases={
        set_up.PHASE: set_up.set_up,
        activation.NIGHT: activation.night,
        activation.POWER: activation.gain_ground,
        first_player.PHASE: first_player.choose,
    },
    answers=(
        FIGHT_BEGINS.by(assisting.find_assistant),
        HELPED.by(assisting.reward),
        XP_GAINED.by(goals.after_kill),
        EFFECT_DONE.by(goals.order_states),
        SUFFERED.by(mutations.reveal),
    ),
    replaces={
        "fallout.setup.agenda-filter": set_up.no_agendas,
        "fallout.setup.draw-agenda": set_up.deal_no_agenda,
        "fallout.rounds.no-reveal-before-first-turn": set_up.begin_game,
        "fallout.rounds.end-trigger": first_player.is_round_over,
        "fallout.rounds.end-of-round-reveal": activation.end_round,
        "fallout.rounds.discard-revealed": activation.after_icons,
        "fallout.combat.parties": assisting.helping,
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
        "fallout.results.draw-several": workshop.gain_upgrades,
        "fallout.shopping.sold-to-own-pile": modifications.to_pile,
        "fallout.equip.must-be-equipped": in_force.added_passives,
        "fallout.combat.rerolls-earned": in_force.letters_on,
        "fallout.fight-action.ranged-adjacent": in_force.is_ranged,
        "fallout.combat.armor-cancels-hits": in_force.armor_of,
        "fallout.items.use-from-inventory": in_force.added_uses,
        "fallout.turns.turn-effects": in_force.added_use,
        "fallout.exhaust.other-text-works": in_force.why_not_used,
        "fallout.golden-rules.no-may-is-mandatory": in_force.brought,
    },
    table_options=set_up.BondsOptions,
    forbids=combining.forbidden,
    state_type=Bonds,
    set_up=set_up.in_the_box,
    view=view,
    zones=ZONES,
    faults=faults,
    odds=odds.odds,
    why_not=assisting.why_no_help,
    wording=_wording,
    book=_book,
    shapes=_shapes,
    proofs=_proofs,
    rules=tuple(rules.rules_of(ID)),
    rule_text=rules.text,
)
