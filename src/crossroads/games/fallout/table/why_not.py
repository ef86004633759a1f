"""Answers for what is not asked: why an option that a seat can name is not there."""

from collections.abc import Callable

from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Decision, Refusal
from crossroads.games.fallout.cards.uses import Use
from crossroads.games.fallout.combat.card_windows import RULE_OF
from crossroads.games.fallout.combat.parties import HELPER_DIE, helper_of, helping, helps_on_turn, is_helper, rule_for
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.health import is_own_turn, why_no_perk

SORTS = ("explore", "fight", "quest")  # actions that are offered for each tile, enemy or objective
LEFT_OUT = {  # why a question offers these and no others of their sort, where it is asked for another reason
    "keep-token": "fallout.leveling-up.keep-one",
    "complete-first": "fallout.quest-cards.activated-objective",
    "replace": "fallout.enemies.replacement-place",
    "enemy-path": "fallout.enemy-activation.move-toward",
}


def why_not(g: Fallout, seat: int, meant: Meant, decision: Decision | None) -> Refusal | None:
    """The rule in the way of an option that the present decision does not speak of; `None` if there is nothing to add.

    What a seat cannot know changes no answer: a token that does not lie faceup on the map is refused in one way wherever
    it is, and so are agendas that the seat does not have and spaces of tiles that nobody has turned.
    """
    if not meant.exists(g):
        return None
    if decision is None:
        return Refusal(meant.id, "fallout.winning.end-conditions")
    who = g.survivors[seat]
    if who.eliminated:
        return Refusal(meant.id, "fallout.killed.eliminated-skipped")
    if meant.verb in ("use", "perk"):
        return Refusal(meant.id, _why_not_use(g, who, meant))
    if not meant.act.rule:
        return None
    if decision.seat != seat:
        return Refusal(meant.id, _why_not_now(g, who, meant))
    ask = WITHIN.get(decision.prompt)
    rule = ask(g, who, meant) if ask is not None else None
    if meant.verb in SORTS and meant.is_bare and (decision.prompt == "turn" or any(map(meant.is_all_of, decision.ids))):
        return None  # what the question says of each of them is more
    fits = any(map(meant.is_like, decision.ids))
    said = LEFT_OUT.get(decision.prompt, decision.rule)
    return Refusal(meant.id, rule or (said if fits else _why_not_now(g, who, meant)))


def distance(g: Fallout, seat: int, meant: Meant) -> int:
    """How many steps a survivor is away from the place that an option is about; none if it is about no place."""
    here, place = g.survivors[seat].space, meant.place
    spaces = {enemy.id: enemy.space for enemy in g.enemies}
    there = {
        "space": place.name,
        "enemy": spaces.get(place.name, ""),
        "seat": g.survivors[int(place.name)].space if place.kind == "seat" else "",
    }.get(place.kind, "")
    return g.land.distance(here, there) if here and there else 0


def _why_not_now(g: Fallout, who: Survivor, meant: Meant) -> str:
    """Why it is not the time for something: whose turn is it, what is being done, when is it asked for?"""
    rule = meant.act.rule
    if rule == "fallout.rounds.one-turn-each":
        if g.phase == "survivors":
            return "fallout.setup.survivor-pick-order"
        return "fallout.actions.finish-first" if is_own_turn(g, who) else rule
    return "fallout.traits.well-rested-timing" if _is_well_rested(meant) else rule


def _is_well_rested(meant: Meant) -> bool:
    """Whether it is a reroll by losing Well Rested, which has rules of its own."""
    return meant.text("source") == "well-rested"


# -- why a seat that is asked cannot choose what would fit the question


def _why_not_in_turn(g: Fallout, who: Survivor, meant: Meant) -> str | None:
    verb = meant.verb
    if verb in SORTS and not g.actions:
        return "fallout.turns.two-actions"
    if verb == "camp" and not meant.is_bare:
        return "fallout.camp-action.once-each"
    if verb == "fight":
        return "fallout.fight-action.same-space"
    if verb == "quest":
        trashed = meant.text("quest") in g.gone
        return "fallout.trash.permanent" if trashed else "fallout.card-library.out-of-play"
    if verb == "step":
        seen = meant.text("space") in (who.space, *g.land.spaces)
        return "fallout.move-action.spend-point" if seen else "fallout.move-action.not-onto-facedown"
    if verb == "loyal" and g.fresh:
        agenda = meant.text("agenda")
        if g.content.agendas[agenda].faction is None:
            return "fallout.loyalty.needs-faction-icon"
        return "fallout.loyalty.one-card" if agenda == who.loyal_by else "fallout.loyalty.declare"
    if verb in ("equip", "unequip") and g.fresh:
        able = g.content.cards[meant.text("card")].is_equipment
        return "fallout.equip.change-at-turn-start" if able else "fallout.items.use-from-inventory"
    return None


def _why_not_in_reroll(g: Fallout, who: Survivor, meant: Meant) -> str | None:
    assert g.rolling is not None
    if meant.verb != "reroll":
        return None
    if helper_of(g) is not None and (meant.text("dice") == str(HELPER_DIE)) != is_helper(g, who):
        return helping(g).rules.get("fallout.vats-dice.three-dice")  # those of the other
    if _is_well_rested(meant):
        return rule_for(g, who, "fallout.traits.well-rested-reroll")
    return rule_for(g, who, f"fallout.{'combat' if g.rolling.kind == 'fight' else 'tests'}.rerolls-earned")


def _why_not_in_fight(g: Fallout, who: Survivor, meant: Meant) -> str | None:
    """Before the dice, or after the enemy's hits: rerolls have a step of their own."""
    if meant.verb != "reroll" or _is_well_rested(meant):
        return None
    return "fallout.combat.step-order"


def _why_not_in_shop(g: Fallout, who: Survivor, meant: Meant) -> str | None:
    if meant.verb == "sell":
        return "fallout.shopping.sell"
    if meant.verb not in ("buy", "recruit"):
        return None
    if meant.text("card") not in g.shop:
        return "fallout.shop.row"
    return "fallout.shopping.recruit" if meant.verb == "buy" else "fallout.shopping.buy"


def _why_not_in_camp(g: Fallout, who: Survivor, meant: Meant) -> str | None:
    if meant.verb == "trade":
        gone = g.survivors[meant.number("seat")].eliminated
        return "fallout.killed.eliminated-skipped" if gone else "fallout.trading.camper-is-a-party"
    return "fallout.equip.no-change-otherwise" if meant.verb in ("equip", "unequip") else None


def _why_not_in_trade(g: Fallout, who: Survivor, meant: Meant) -> str | None:
    verb = meant.verb
    if verb in ("give", "ask"):
        return "fallout.trading.goods" if meant.text("card") in g.content.cards else "fallout.trading.not-tradable"
    if verb in ("give-cap", "ask-cap"):
        return "fallout.caps.not-below-zero"
    if verb in ("give-agenda", "ask-agenda"):
        return "fallout.trading.goods"
    return "fallout.trading.show-agenda" if verb == "show-agendas" else None


def _why_not_in_offer(g: Fallout, who: Survivor, meant: Meant) -> str | None:
    if meant.verb == "give-agenda":
        return "fallout.trading.goods"
    return "fallout.trading.show-agenda" if meant.verb == "show-agendas" else None


def _why_not_in_gain(g: Fallout, who: Survivor, meant: Meant) -> str | None:
    return "fallout.equip.gain-only-that-card" if meant.verb in ("equip", "replace", "unequip", "keep") else None


WITHIN: dict[str, Callable[[Fallout, Survivor, Meant], str | None]] = {
    "turn": _why_not_in_turn,
    "reroll": _why_not_in_reroll,
    "window-before": _why_not_in_fight,
    "window-strike": _why_not_in_fight,
    "shop": _why_not_in_shop,
    "camp": _why_not_in_camp,
    "trade": _why_not_in_trade,
    "offer": _why_not_in_offer,
    "changed-offer": _why_not_in_offer,
    "equip-gained": _why_not_in_gain,
}


def _why_not_use(g: Fallout, who: Survivor, meant: Meant) -> str:
    """Why a card or a perk cannot be used: not owned, lying wrong, or not its moment."""
    own = is_own_turn(g, who)
    if meant.verb == "perk":
        if meant.text("perk") not in who.perks:
            return "fallout.perk-cards.one-use"
        return "fallout.perk-cards.not-mid-action" if own else rule_for(g, who, why_no_perk(g, who))
    name = meant.text("card")
    card = g.content.cards[name]
    held = who.held(name)
    if card.is_equipment and (held is None or held in who.inventory):
        return "fallout.equip.must-be-equipped"
    if held is None:
        return "fallout.items.use-from-inventory"
    use: Use = card.uses[meant.number("number", 1) - 1]
    if card.kind == "companion" and not own and not helps_on_turn(g, who):
        return rule_for(g, who, "fallout.companions.ability")
    if held.exhausted and use.pay == "exhaust":
        return f"fallout.{'companions.not-when-exhausted' if card.kind == 'companion' else 'exhaust.not-again'}"
    if use.moment in ("turn", "action") and own:
        return "fallout.actions.finish-first"
    return RULE_OF[use.moment]
