"""Using items, companions and perks in their windows (topics items, companions, exhaust, perk-cards, turns)."""

from collections.abc import Container, Iterator
from contextlib import suppress
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from crossroads.engine import windows
from crossroads.engine.decisions import Option, Refusal
from crossroads.engine.modules import replaceable
from crossroads.games.fallout.cards.amounts import Source
from crossroads.games.fallout.cards.effects import NOT_AS_PRINTED, Ability, Result
from crossroads.games.fallout.cards.uses import Use
from crossroads.games.fallout.combat.parties import helps_on_turn, rule_for
from crossroads.games.fallout.decks import discard
from crossroads.games.fallout.state import EVENT, Chosen, Fallout
from crossroads.games.fallout.survivor import Held, Survivor
from crossroads.games.fallout.survivors.conditions import holds
from crossroads.games.fallout.survivors.equipment import exhaust
from crossroads.games.fallout.survivors.health import earned_before, is_own_turn, why_no_perk
from crossroads.games.fallout.survivors.leveling import return_perk
from crossroads.games.fallout.survivors.loot import carry_out_event
from crossroads.games.fallout.survivors.resolving import resolve
from crossroads.games.fallout.survivors.winning import TurnEnds

CardWindow = Literal["turn", "action", "before", "reroll", "strike", "kill"]
MOMENTS: dict[str, tuple[str, ...]] = {
    "turn": ("turn",),  # fallout.turns.turn-effects
    "action": ("action",),  # fallout.actions.card-actions-count
    "before": ("before-fight", "fight"),  # fallout.combat.before-a-fight
    "reroll": ("fight", "roll", "test"),  # fallout.combat.during-a-fight, fallout.combat.reroll-step-cards
    "strike": ("fight",),
    "kill": ("kill",),
}
RULE_OF: dict[str, str] = {  # what allows a use at its moment, and so refuses it at any other
    "turn": "fallout.turns.turn-effects",
    "action": "fallout.actions.card-actions-count",
    "before-fight": "fallout.combat.before-a-fight",
    "fight": "fallout.combat.during-a-fight",
    "roll": "fallout.combat.reroll-step-cards",
    "test": "fallout.combat.reroll-step-cards",
    "kill": NOT_AS_PRINTED,
}


class AddedUse(msgspec.Struct, frozen=True, gc=False):
    """A use that an expansion gives to a survivor, on a card or beside all cards."""

    chosen: Chosen
    use: Use
    held: Held | None = None


def use_of(g: Fallout, chosen: Chosen) -> Use:
    """What a chosen card is used for."""
    if chosen.verb == "use":
        return g.content.cards[chosen.card].uses[chosen.number]
    return g.content.perks[chosen.card].use if chosen.is_perk else added_use(g, chosen)


@replaceable("fallout.items.use-from-inventory")
def added_uses(g: Fallout, who: Survivor) -> tuple[AddedUse, ...]:
    """What a survivor can use beside what is printed on their cards."""
    return ()


@replaceable("fallout.turns.turn-effects")
def added_use(g: Fallout, chosen: Chosen) -> Use:
    """What such a card is used for."""
    raise ValueError(f"nothing can be used as `{chosen.id}`")


@replaceable("fallout.exhaust.other-text-works")
def why_not_used(g: Fallout, who: Survivor, card: str) -> str | None:
    """The rule that forbids a survivor to use a card at all, if there is one."""
    return None


@replaceable("fallout.golden-rules.no-may-is-mandatory")
def brought(g: Fallout, who: Survivor, card: str, effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """What using a card brings to a survivor: what it says."""
    return effects


def _all_uses(g: Fallout, who: Survivor, moments: Container[str]) -> Iterator[tuple[Chosen, Use, str]]:
    """Every way to use a card that a survivor has at some moments, with the rule that forbids it by how it lies, if any."""
    cards = g.content.cards
    for held in (*who.equipped, *who.inventory):
        uses = cards[held.id].uses
        if not uses:
            continue
        for number, use in enumerate(uses):
            if use.moment in moments:
                yield Chosen(held.id, number), use, _why_not_as_it_lies(g, who, held, use)
    for perk in who.perks:
        use = g.content.perks[perk].use
        if use.moment in moments:
            yield Chosen(perk, 0, "perk"), use, ""
    for added in added_uses(g, who) if g.content.rulebook.expansions else ():  # asked for every roll and turn
        if added.use.moment in moments:
            lies = "" if added.held is None else _why_not_as_it_lies(g, who, added.held, added.use)
            yield added.chosen, added.use, lies


def _why_not_as_it_lies(g: Fallout, who: Survivor, held: Held, use: Use) -> str:
    card = g.content.cards[held.id]
    if card.is_equipment and held in who.inventory:
        return "fallout.equip.must-be-equipped"
    if held.exhausted and use.pay == "exhaust":
        is_companion = card.kind == "companion"
        return f"fallout.{'companions.not-when-exhausted' if is_companion else 'exhaust.not-again'}"
    return ""


def _why_not(g: Fallout, who: Survivor, window: str, chosen: Chosen, use: Use) -> str | None:
    """The rule in the way of a use in this window, if there is one."""
    on_turn = is_own_turn(g, who)
    if not on_turn:
        if chosen.is_perk:
            return rule_for(g, who, why_no_perk(g, who))
        on_turn = helps_on_turn(g, who)
        if not on_turn and chosen.verb == "use" and g.content.cards[chosen.card].kind == "companion":
            return rule_for(g, who, "fallout.companions.ability")
    if window in ("before", "strike") and use.moment in ("fight", "roll") and _is_about_dice(use):
        return "fallout.combat.reroll-step-cards"
    if use.moment not in MOMENTS[window]:
        if chosen.is_perk and window not in ("turn", "action"):
            return "fallout.perk-cards.not-mid-action"
        return RULE_OF[use.moment]
    if g.rolling is not None and use.moment in ("fight", "test") and use.moment != g.rolling.kind:
        return "fallout.combat.during-a-fight" if use.moment == "fight" else NOT_AS_PRINTED
    if use.pay == "once" and (not on_turn or chosen.id in (g.had or ())):
        return NOT_AS_PRINTED
    if use.needs is not None and not holds(g, who, use.needs):
        return NOT_AS_PRINTED
    if chosen.verb == "use" and (rule := why_not_used(g, who, chosen.card)) is not None:
        return rule
    for effect in use.effects:
        rule = effect.forbidden_by(g, who)
        if rule is not None:
            return rule
    return _why_nothing(g, who, window, use.effects)


def _is_about_dice(use: Use) -> bool:
    """Whether a use only gives rerolls or turns dice: its place is step 2, once the dice lie there."""
    return all(effect.is_about_dice for effect in use.effects)


def _why_nothing(g: Fallout, who: Survivor, window: str, effects: tuple[Ability, ...]) -> str | None:
    """Why none of the effects would bring anything, in a rule that is true of all of them; nothing if one would."""
    rules = []
    for effect in effects:
        rule = effect.why_not(g, who, window)
        if rule is None:
            return None
        rules.append(rule)
    return rules[0] if rules.count(rules[0]) == len(rules) else NOT_AS_PRINTED


def offers(g: Fallout, who: Survivor, window: str, why: bool) -> Iterator[Option[Any] | Refusal]:
    """The cards that can be used in a window, and why not the others."""
    for chosen, use, lies in _all_uses(g, who, _told(window) if why else MOMENTS[window]):
        rule = lies or _why_not(g, who, window, chosen, use)
        if not rule:
            yield Option(chosen.id, chosen)
        elif why:
            yield Refusal(chosen.id, rule)


def _told(window: str) -> tuple[str, ...]:
    """The moments of which a window tells why not; a turn tells apart what costs an action and what does not."""
    if window == "action":
        return MOMENTS["action"]
    return tuple([moment for moment in RULE_OF if window != "turn" or moment != "action"])


def any_usable(g: Fallout, who: Survivor, window: str) -> bool:
    """Whether a window is worth opening."""
    for _ in offers(g, who, window, why=False):
        return True
    return False


async def window(g: Fallout, who: Survivor, name: CardWindow, rule: str) -> None:
    """Let a survivor use cards until it is enough; a window with nothing to use stays closed."""
    if not any_usable(g, who, name):  # as in most fights; to make a window for that costs more
        return
    opened = windows.Window(f"window-{name}", rule, (who.seat,), passing="go-on")
    if g.rolling is not None:
        enemy = g.rolling.enemy
        opened = replace(opened, about={"enemy": enemy}, occasion=f"{g.round}:{g.turn}:{g.actions}:{enemy}")
    answers = windows.Answers(
        lambda _, why: offers(g, who, name, why),
        lambda _, chosen: carry_out(g, who, chosen),
    )
    await windows.open_window(g, opened, answers)


async def carry_out(g: Fallout, who: Survivor, chosen: Chosen) -> None:
    """Pay for a use and take what it brings; what comes after a roll waits for its end."""
    use = use_of(g, chosen)
    g.emit(*_told_of_use(who, chosen, use))
    if chosen.is_perk:
        return_perk(g, who, chosen.card)
    elif use.pay == "discard":
        discard(g, who, chosen.card, "fallout.items.use-from-inventory")
    elif use.pay == "exhaust":
        exhaust(g, who, chosen.card)
    else:
        g.had = (*(g.had or ()), chosen.id)
    striking = g.rolling is not None and g.rolling.step == "survivor-hits"
    for effect in brought(g, who, chosen.card, use.effects):
        if effect.why_not(g, who, "strike" if striking else "") is None:  # fallout.golden-rules.no-may-is-mandatory
            await effect.use(g, who)
    if not use.after:
        return
    if g.rolling is None:
        await resolve(g, who, brought(g, who, chosen.card, use.after), Source(chosen.card))
    else:
        own = g.roll_of(who)
        g.put_roll(replace(own, used=(*own.used, chosen)))


def _told_of_use(who: Survivor, chosen: Chosen, use: Use) -> tuple[str, str, dict[str, Any]]:
    """The event of a use; what an expansion brings has a name of its own."""
    if chosen.is_perk:
        return "use", "fallout.perk-cards.one-use", {"seat": who.seat, "perk": chosen.card}
    if chosen.verb == "use":
        return "use", RULE_OF[use.moment], {"seat": who.seat, "card": chosen.card}
    return chosen.verb, RULE_OF[use.moment], {"seat": who.seat, "card": chosen.card, "part": chosen.part}


async def pay_afterwards(g: Fallout, who: Survivor, used: tuple[Chosen, ...]) -> None:
    """What cards that were used in a roll bring when it is over, and events that were drawn in it.

    One that kills takes nothing from the next: each is the price of what was had (fallout.combat.afterwards).
    """
    with earned_before(g, who):
        for chosen in used:
            with suppress(TurnEnds):
                if chosen.verb == EVENT:
                    await carry_out_event(g, who, chosen.card)
                else:
                    await resolve(g, who, use_of(g, chosen).after, Source(chosen.card))


def prices(g: Fallout, used: tuple[Chosen, ...]) -> Iterator[tuple[str, tuple[Result, ...]]]:
    """Used cards and drawn events, each with what it brings when the roll is over."""
    for chosen in used:
        is_event = chosen.verb == EVENT
        yield chosen.card, g.content.cards[chosen.card].event if is_event else use_of(g, chosen).after
