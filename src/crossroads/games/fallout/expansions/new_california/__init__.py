"""New California: more of everything, and a scenario that is won or lost together.

Its scenarios, tiles, survivors and cards are in its pack; here are its rules, and which rules of the base they replace.
"""

from typing import Any

from crossroads import rules
from crossroads.engine.acts import Act
from crossroads.engine.modules import Module
from crossroads.games.fallout.combat.fight import XP_GAINED
from crossroads.games.fallout.expansions.new_california import cooperation, enemies, passives, results

ID = "new-california"


def _wording() -> object:
    from crossroads.games.fallout.expansions.new_california.words import wording  # only those who read need it

    return wording()


def _book(words: Any, content: Any) -> dict[str, Any]:
    from crossroads.games.fallout.expansions.new_california.words import book  # only those who read need it

    return book(words, content)


NEW_CALIFORNIA = Module(
    id=ID,
    game="fallout",
    package=__name__,
    shows=("words",),
    packs=(ID,),
    effects=(*results.EFFECTS, *passives.EFFECTS),
    acts=(
        Act("new-california.freedom", rule="new-california.agendas.freedom-agenda"),
        Act("new-california.security", rule="new-california.agendas.security-agenda"),
    ),
    answers=(XP_GAINED.by(enemies.pay_caps),),
    replaces={
        "fallout.enemy-activation.move-toward": enemies.spaces_moved,
        "fallout.setup.agenda-filter": cooperation.all_agendas,
        "fallout.setup.draw-agenda": cooperation.deal_agenda,
        "fallout.results.draw-several": cooperation.gain_agendas,
        "fallout.agenda-cards.last-card-power": cooperation.power_of_a_new_deck,
        "fallout.loyalty.declare": cooperation.loyalty_offers,
        "fallout.winning.by-influence": cooperation.side_of_all,
        "fallout.winning.end-conditions": cooperation.settle,
        "fallout.influence.source": cooperation.scores,
        "fallout.killed.kill-sequence": cooperation.be_killed,
        "fallout.killed.all-eliminated": cooperation.end_without_survivors,
    },
    wording=_wording,
    book=_book,
    rules=tuple(rules.rules_of(ID)),
    rule_text=rules.text,
)
