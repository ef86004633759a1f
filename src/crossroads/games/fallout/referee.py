"""Answers for what is not asked: why an option that a seat can name is not there, and the odds of those that are."""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from typing import TYPE_CHECKING, Any

from crossroads.engine.decisions import Decision, Option, Refusal
from crossroads.games.fallout.camp import PARTS
from crossroads.games.fallout.chances import (
    attack_odds,
    fight_odds,
    given_odds,
    next_odds,
    roll_odds,
    task_odds,
    test_odds,
)
from crossroads.games.fallout.health import is_own_turn
from crossroads.games.fallout.library import COLOURS
from crossroads.games.fallout.plans import DICE
from crossroads.games.fallout.rolling import AGAIN
from crossroads.games.fallout.survivor import OTHER_SIDE, SPECIAL
from crossroads.games.fallout.uses import RULE_OF

if TYPE_CHECKING:
    from crossroads.engine.odds import Odds
    from crossroads.games.fallout.abilities import Use
    from crossroads.games.fallout.content import EncounterOption, Objective
    from crossroads.games.fallout.state import Fallout
    from crossroads.games.fallout.survivor import Survivor

BARE = (  # options that are a single word
    "move", "encounter", "end", "withdraw", "stop", "done", "leave", "keep", "cancel", "propose", "give-cap", "ask-cap",
    "ask-agenda", "show-agendas", "accept", "refuse", "go-on",
)  # fmt: skip
SORTS = ("explore", "fight", "quest")  # actions that are offered for each tile, enemy or objective
TURN = ("move", "step", "explore", "fight", "encounter", "quest", "camp", "end")  # what only the own turn brings
TIMES = {  # what an option belongs to, where it is asked for at another time
    "survivor": "fallout.setup.survivor-pick-order",
    "start": "fallout.setup.start-space",
    "equip": "fallout.equip.no-change-otherwise",
    "unequip": "fallout.equip.no-change-otherwise",
    "keep": "fallout.equip.equip-on-gain",
    "loyal": "fallout.loyalty.not-during-turn",
    "withdraw": "fallout.loyalty.not-during-turn",
    "option": "fallout.encounter-action.choose-option",
    "complete": "fallout.quest-cards.activated-objective",
    "colour": "fallout.quest-cards.marker-colour",
    "at": "fallout.quest-cards.staging-choices",
    "done": "fallout.camp-action.order",
    "trade": "fallout.trading.camper-is-a-party",
    "cancel": "fallout.camp-action.trade-partners",
    "propose": "fallout.camp-action.trade-partners",
    "give": "fallout.camp-action.trade-partners",
    "give-agenda": "fallout.camp-action.trade-partners",
    "give-cap": "fallout.camp-action.trade-partners",
    "ask": "fallout.camp-action.trade-partners",
    "ask-agenda": "fallout.camp-action.trade-partners",
    "ask-cap": "fallout.camp-action.trade-partners",
    "show-agendas": "fallout.agenda-cards.no-showing",
    "accept": "fallout.trading.consent",
    "refuse": "fallout.trading.consent",
    "buy": "fallout.shopping.where",
    "recruit": "fallout.shopping.where",
    "sell": "fallout.shopping.where",
    "leave": "fallout.shopping.where",
    "pay-ready": "fallout.exhaust.ready-cost",
    "ready": "fallout.exhaust.ready-when",
    "discard": "fallout.inventory.overflow",
    "drop": "fallout.golden-rules.card-over-reference",
    "scrap": "fallout.golden-rules.card-over-reference",
    "look": "fallout.golden-rules.card-over-reference",
    "turn": "fallout.golden-rules.card-over-reference",
    "die": "fallout.golden-rules.card-over-reference",
    "give-up": "fallout.agenda-cards.fifth-card",
    "token": "fallout.leveling-up.keep-one",
    "take-perk": "fallout.leveling-up.perk-choice",
    "reroll": "fallout.combat.rerolls-earned",
    "stop": "fallout.combat.rerolls-optional",
    "go-on": "fallout.combat.before-a-fight",
    "return": "fallout.killed.return-to-start",
    "to": "fallout.enemy-activation.path-tie",
    "enemy": "fallout.enemy-activation.attack-order",
    "activate": "fallout.rounds.order-within-type",
    "attack": "fallout.rounds.order-within-type",
    "seat": "fallout.solo-play.other-survivor-test",
}
LEFT_OUT = {  # why a question offers these and no others of their sort, where it is asked for another reason
    "keep-token": "fallout.leveling-up.keep-one",
    "complete-first": "fallout.quest-cards.activated-objective",
    "replace": "fallout.enemies.replacement-place",
    "enemy-path": "fallout.enemy-activation.move-toward",
}


def why_not(g: Fallout, seat: int, option: str, decision: Decision | None) -> Refusal | None:
    """The rule in the way of an option that the present decision does not speak of; `None` if there is nothing to add.

    What a seat cannot know changes no answer: a token that does not lie faceup on the map is refused in one way wherever
    it is, and so are agendas that the seat does not have and spaces of tiles that nobody has turned.
    """
    verb, _, thing = option.partition(":")
    if not _exists(g, verb, thing):
        return None
    if decision is None:
        return Refusal(option, "fallout.winning.end-conditions")
    who = g.survivors[seat]
    if who.eliminated:
        return Refusal(option, "fallout.killed.eliminated-skipped")
    if verb in ("use", "perk"):
        return Refusal(option, _why_not_use(g, who, verb, thing))
    if decision.seat == seat:
        ask = WITHIN.get(decision.prompt)
        rule = ask(g, who, verb, thing) if ask is not None else None
        asked = [(each.partition(":")[0], ":" in each) for each in decision.ids]  # `leave` is not `leave:fat-man`
        if verb in SORTS and not thing and (decision.prompt == "turn" or (verb, True) in asked):
            return None  # what the question says of each of them is more
        fits = (verb, thing != "") in asked
        said = LEFT_OUT.get(decision.prompt, decision.rule)
        return Refusal(option, rule or (said if fits else _why_not_now(g, who, verb, thing)))
    return Refusal(option, _why_not_now(g, who, verb, thing))


def _why_not_now(g: Fallout, who: Survivor, verb: str, thing: str) -> str:
    """Why it is not the time for something: whose turn is it, what is being done, when is it asked for?"""
    if verb == "camp" and thing:
        return "fallout.camp-action.order"
    if verb in TURN:
        if g.phase == "survivors":
            return "fallout.setup.survivor-pick-order"
        return "fallout.actions.finish-first" if is_own_turn(g, who) else "fallout.rounds.one-turn-each"
    if verb == "reroll" and thing.startswith("well-rested"):
        return "fallout.traits.well-rested-timing"
    if verb == "leave" and thing:
        return "fallout.exhaust.ready-cost"
    return TIMES[verb]


# -- why a seat that is asked cannot choose what would fit the question


def _why_not_in_turn(g: Fallout, who: Survivor, verb: str, thing: str) -> str | None:
    if verb in ("explore", "fight", "quest") and not g.actions:
        return "fallout.turns.two-actions"
    if verb == "camp" and thing:
        return "fallout.camp-action.order"
    if verb == "fight":
        return "fallout.fight-action.same-space"
    if verb == "quest":
        trashed = thing.partition(":")[0] in g.gone
        return "fallout.trash.permanent" if trashed else "fallout.card-library.out-of-play"
    if verb == "step":
        seen = thing == who.space or thing in g.land.spaces
        return "fallout.spaces.adjacency" if seen else "fallout.move-action.not-onto-facedown"
    if verb == "loyal" and g.fresh:
        if g.content.agendas[thing].faction is None:
            return "fallout.loyalty.needs-faction-icon"
        return "fallout.loyalty.one-card" if thing == who.loyal_by else "fallout.loyalty.declare"
    if verb in ("equip", "unequip") and g.fresh:
        able = g.content.cards[thing].is_equipment
        return "fallout.equip.change-at-turn-start" if able else "fallout.items.use-from-inventory"
    return None


def _why_not_in_reroll(g: Fallout, who: Survivor, verb: str, thing: str) -> str | None:
    assert g.rolling is not None
    if verb != "reroll":
        return None
    if thing.startswith("well-rested"):
        return "fallout.traits.well-rested-reroll"
    return f"fallout.{'combat' if g.rolling.kind == 'fight' else 'tests'}.rerolls-earned"


def _why_not_in_fight(g: Fallout, who: Survivor, verb: str, thing: str) -> str | None:
    """Before the dice, or after the enemy's hits: rerolls have a step of their own."""
    if verb != "reroll" or thing.startswith("well-rested"):  # that one has a rule of its own
        return None
    return "fallout.combat.step-order"


def _why_not_in_shop(g: Fallout, who: Survivor, verb: str, thing: str) -> str | None:
    if verb == "sell":
        return "fallout.shopping.sell"
    if verb not in ("buy", "recruit"):
        return None
    if thing not in g.shop:
        return "fallout.shop.row"
    return "fallout.shopping.recruit" if verb == "buy" else "fallout.shopping.buy"


def _why_not_in_camp(g: Fallout, who: Survivor, verb: str, thing: str) -> str | None:
    if verb == "trade":
        gone = g.survivors[int(thing)].eliminated
        return "fallout.killed.eliminated-skipped" if gone else "fallout.trading.camper-is-a-party"
    return "fallout.equip.no-change-otherwise" if verb in ("equip", "unequip") else None


def _why_not_in_trade(g: Fallout, who: Survivor, verb: str, thing: str) -> str | None:
    if verb in ("give", "ask"):
        return "fallout.trading.goods" if thing in g.content.cards else "fallout.trading.not-tradable"
    if verb in ("give-cap", "ask-cap"):
        return "fallout.caps.not-below-zero"
    if verb in ("propose", "give-agenda", "ask-agenda"):
        return "fallout.trading.goods"
    return "fallout.trading.show-agenda" if verb == "show-agendas" else None


def _why_not_in_gain(g: Fallout, who: Survivor, verb: str, thing: str) -> str | None:
    return "fallout.equip.gain-only-that-card" if verb in ("equip", "unequip", "keep") else None


WITHIN: dict[str, Callable[[Fallout, Survivor, str, str], str | None]] = {
    "turn": _why_not_in_turn,
    "reroll": _why_not_in_reroll,
    "window-before": _why_not_in_fight,
    "window-strike": _why_not_in_fight,
    "shop": _why_not_in_shop,
    "camp": _why_not_in_camp,
    "trade": _why_not_in_trade,
    "equip-gained": _why_not_in_gain,
}


def _why_not_use(g: Fallout, who: Survivor, verb: str, thing: str) -> str:
    """Why a card or a perk cannot be used: not owned, lying wrong, or not its moment."""
    own = is_own_turn(g, who)
    if verb == "perk":
        if thing not in who.perks:
            return "fallout.perk-cards.one-use"
        return "fallout.perk-cards.not-mid-action" if own else "fallout.perk-cards.own-turn-only"
    name, _, number = thing.partition(":")
    card = g.content.cards[name]
    held = who.held(name)
    if card.is_equipment and (held is None or held in who.inventory):
        return "fallout.equip.must-be-equipped"
    if held is None:
        return "fallout.items.use-from-inventory"
    use: Use = card.uses[int(number or 1) - 1]
    if card.kind == "companion" and not own:
        return "fallout.companions.ability"
    if held.exhausted and use.pay == "exhaust":
        return f"fallout.{'companions.not-when-exhausted' if card.kind == 'companion' else 'exhaust.not-again'}"
    if use.moment in ("turn", "action") and own:
        return "fallout.actions.finish-first"
    return RULE_OF[use.moment]


# -- whether there is such a thing at all

FACTION_TOKEN = re.compile(r"(star|shield)#[1-9]\d*")


def _exists(g: Fallout, verb: str, thing: str) -> bool:
    """Whether an option of this form can ever be met in the game."""
    if (verb in BARE or verb in SORTS) and not thing:
        return True
    if verb in ("fight", "enemy", "activate") and FACTION_TOKEN.fullmatch(thing):
        return True
    known = KNOWN.get(verb)
    return known is not None and thing in known(g)


def _spaces(g: Fallout) -> list[str]:
    """The spaces of all tiles, laid or not."""
    return [f"{face.id}.{letter}" for face in g.content.faces.values() for letter in face.spaces]


def _tiles(g: Fallout) -> list[str]:
    """The places of the map plan."""
    return [f"tile-{place}" for place in range(len(g.faces))]


def _nodes(g: Fallout) -> list[str]:
    return [*_spaces(g), *_tiles(g)]


def _facedown(g: Fallout) -> list[str]:
    """Inactive enemies as everybody sees them: by type and place."""
    return [f"{kind}:{node}" for kind in g.stacks for node in _nodes(g)]


def _cards(g: Fallout) -> Container[str]:
    return g.content.cards


def _agendas(g: Fallout) -> Container[str]:
    return g.content.agendas


def _seats(g: Fallout) -> list[str]:
    return [str(who.seat) for who in g.survivors]


def _objectives(g: Fallout) -> list[str]:
    return [f"{quest.id}:{objective.id}" for quest in g.content.quests.values() for objective in quest.objectives]


def _uses(g: Fallout) -> list[str]:
    """Cards that can be used; a second use has its number behind the card."""
    used = g.content.cards.items()
    return [f"{card}:{number + 1}" if number else card for card, printed in used for number in range(len(printed.uses))]


def _belongings(g: Fallout) -> list[str]:
    """All that a survivor can have besides agendas and caps."""
    return [*g.content.cards, *g.content.perks, *OTHER_SIDE, *SPECIAL]


KNOWN: dict[str, Callable[[Fallout], Container[str]]] = {
    "survivor": lambda g: g.content.characters,
    "start": _spaces,
    "return": _spaces,
    "step": _nodes,
    "at": _nodes,
    "to": _nodes,
    "explore": _tiles,
    "look": _tiles,
    "turn": _facedown,
    "fight": lambda g: [*g.content.tokens, *_facedown(g)],
    "enemy": lambda g: g.content.tokens,
    "activate": lambda g: g.content.tokens,
    "attack": _seats,
    "seat": _seats,
    "trade": _seats,
    "quest": _objectives,
    "complete": _objectives,
    "option": lambda g: [option.id for card in g.content.encounters.values() for option in card.options],
    "camp": lambda g: ["", "all", *PARTS],
    "use": _uses,
    "perk": lambda g: g.content.perks,
    "take-perk": lambda g: g.content.perks,
    "equip": _cards,
    "unequip": _cards,
    "keep": _cards,
    "discard": _cards,
    "drop": _cards,
    "buy": _cards,
    "recruit": _cards,
    "sell": _cards,
    "scrap": _cards,
    "ready": _cards,
    "pay-ready": _cards,
    "leave": _cards,
    "give": _belongings,
    "ask": _belongings,
    "loyal": _agendas,
    "give-up": _agendas,
    "give-agenda": _agendas,
    "token": lambda g: [*SPECIAL],
    "colour": lambda g: COLOURS,
    "reroll": lambda g: [option.id.partition(":")[2] for ways in AGAIN.values() for option in ways],
    "die": lambda g: [f"{die}:{face}" for die in range(1, DICE + 1) for face in range(1, len(g.content.dice) + 1)],
}


# -- odds

IN_ROLL = ("reroll", "window-before", "window-strike", "set-die")  # questions while a roll is in progress
LEADING = ("step", "use", "perk")  # what a turn offers that may lead to a roll at once


def odds(g: Fallout, seat: int, option: str, decision: Decision) -> tuple[Odds, ...]:
    """The exact odds of the fights and tests that an option leads to; nothing where no dice decide."""
    who = g.survivors[seat]
    verb, _, thing = option.partition(":")
    prompt = decision.prompt
    if prompt in IN_ROLL:
        return roll_odds(g, who, prompt, _chosen(decision, option))
    if verb == "fight":
        return fight_odds(g, who, thing, away=g.enemy(thing).space != who.space)
    if prompt == "turn" and verb in LEADING:
        return next_odds(g, _chosen(decision, option))
    if prompt == "attack-order":
        return attack_odds(g, who, (thing,))
    if prompt == "activate" and verb == "attack":
        return attack_odds(g, g.survivors[int(thing)], _chosen(decision, option).value)
    if prompt == "who-tests":
        return test_odds(g, g.survivors[int(thing)], decision.about["letters"], decision.about["difficulty"])
    if verb == "quest":
        quest, _, name = thing.partition(":")
        return task_odds(g, who, _objective(g, quest, name).tasks)
    if prompt == "encounter" and g.meeting is not None and g.options.read_aloud == "with-tests":
        return task_odds(g, who, (_met(g, thing).task,))
    if prompt == "give-card":
        return given_odds(g, who, thing, _tasks_after(g, decision))
    return ()


def _chosen(decision: Decision, option: str) -> Option[Any]:
    return next(each for each in decision.options if each.id == option)


def _objective(g: Fallout, quest: str, name: str) -> Objective:
    return next(each for each in g.content.quests[quest].objectives if each.id == name)


def _met(g: Fallout, name: str) -> EncounterOption:
    """An option of the encounter in progress."""
    assert g.meeting is not None
    return next(each for each in g.content.encounters[g.meeting.card].options if each.id == name)


def _tasks_after(g: Fallout, decision: Decision) -> tuple[Any, ...]:
    """What is to be done once a card is given away: an option's task, or the rest of an objective's instructions."""
    about = decision.about
    if "option" in about:
        return (_met(g, about["option"]).task,) if g.options.read_aloud == "with-tests" else ()
    return _objective(g, about["quest"], about["objective"]).tasks[about["done"] + 1 :]
