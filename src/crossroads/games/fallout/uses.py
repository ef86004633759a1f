"""Using items, companions and perks in their windows (topics items, companions, exhaust, perk-cards, turns)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec.structs import replace

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.games.fallout import abilities as can
from crossroads.games.fallout import camp, resolving
from crossroads.games.fallout import results as result
from crossroads.games.fallout.belongings import exhaust, gain_caps, limit_of, pays_to_ready, ready
from crossroads.games.fallout.conditions import holds
from crossroads.games.fallout.decks import discard
from crossroads.games.fallout.enemies import active_here, turn_enemy
from crossroads.games.fallout.health import is_own_turn
from crossroads.games.fallout.leveling import return_perk

if TYPE_CHECKING:
    from crossroads.games.fallout.abilities import Use
    from crossroads.games.fallout.state import Fallout
    from crossroads.games.fallout.survivor import Survivor

Window = Literal["turn", "action", "before", "reroll", "strike", "kill"]
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
    "kill": "fallout.golden-rules.card-over-reference",
}

FOR_A_TURN = (can.MoreActions, can.Camp, can.Calm, result.Movement)  # nothing to somebody who is not on turn


class Chosen(msgspec.Struct, frozen=True, gc=False):
    """A card to be used, and which of its uses."""

    card: str
    number: int = 0
    is_perk: bool = False

    @property
    def id(self) -> str:
        if self.is_perk:
            return f"perk:{self.card}"
        return f"use:{self.card}:{self.number + 1}" if self.number else f"use:{self.card}"


def use_of(g: Fallout, chosen: Chosen) -> Use:
    """What a chosen card is used for."""
    return g.content.perks[chosen.card].use if chosen.is_perk else g.content.cards[chosen.card].uses[chosen.number]


def _all_uses(g: Fallout, who: Survivor) -> Iterator[tuple[Chosen, Use, str]]:
    """Every way to use a card that a survivor has, with the rule that forbids it now by where or how it lies, if any."""
    cards = g.content.cards
    for held in (*who.equipped, *who.inventory):
        card = cards[held.id]
        carried = card.is_equipment and held in who.inventory
        for number, use in enumerate(card.uses):
            rule = "fallout.equip.must-be-equipped" if carried else ""
            if not carried and held.exhausted and use.pay == "exhaust":
                is_companion = card.kind == "companion"
                rule = f"fallout.{'companions.not-when-exhausted' if is_companion else 'exhaust.not-again'}"
            yield Chosen(held.id, number), use, rule
    for perk in who.perks:
        yield Chosen(perk, 0, is_perk=True), g.content.perks[perk].use, ""


def _why_not(g: Fallout, who: Survivor, window: str, chosen: Chosen, use: Use) -> str | None:
    """The rule in the way of a use in this window, if there is one."""
    if not is_own_turn(g, who):
        if chosen.is_perk:
            return "fallout.perk-cards.own-turn-only"
        if g.content.cards[chosen.card].kind == "companion":
            return "fallout.companions.ability"
    if window in ("before", "strike") and use.moment in ("fight", "roll") and _is_about_dice(use):
        return "fallout.combat.reroll-step-cards"
    if use.moment not in MOMENTS[window]:
        if chosen.is_perk and window not in ("turn", "action"):
            return "fallout.perk-cards.not-mid-action"
        return RULE_OF[use.moment]
    if g.rolling is not None and use.moment in ("fight", "test") and use.moment != g.rolling.kind:
        return f"fallout.{'combat.during-a-fight' if use.moment == 'fight' else 'golden-rules.card-over-reference'}"
    if use.needs is not None and not holds(g, who, use.needs):
        return "fallout.golden-rules.card-over-reference"
    if any(type(effect) is can.Camp for effect in use.effects) and active_here(g, who):
        return "fallout.camp-action.no-active-enemy"  # it spares the action, not what camping asks for
    if window == "strike" and all(type(effect) is can.Ignore for effect in use.effects):
        return "fallout.combat.step-order"  # the enemy has hit by now
    if not any(_applies(g, who, window, effect) for effect in use.effects):
        return "fallout.golden-rules.card-over-reference"
    return None


def _is_about_dice(use: Use) -> bool:
    """Whether a use only gives rerolls or turns dice: its place is step 2, once the dice lie there."""
    return all(type(effect) is can.Rerolls or type(effect) is can.SetDie for effect in use.effects)


def _applies(g: Fallout, who: Survivor, window: str, effect: Any) -> bool:
    """Whether an ability can do anything now."""
    rolling = g.rolling
    kind = type(effect)
    if kind in FOR_A_TURN:
        return is_own_turn(g, who)
    if kind is can.Hits or kind is can.Ignore or kind is can.Slay:
        if rolling is None or rolling.kind != "fight":
            return False
        if window == "strike" and (rolling.slain or kind is can.Ignore):
            return False
        return kind is not can.Hits or effect.reach in (None, "away" if rolling.away else "near")
    if window == "strike" and kind in (can.Rerolls, can.Succeed, can.SetDie):
        return False
    if kind is can.Rerolls or kind is can.Succeed:
        if rolling is None or (kind is can.Succeed and rolling.kind != "test"):
            return False
        if kind is can.Rerolls and effect.reach not in (None, "away" if rolling.away else "near"):
            return False
        # fallout.combat.tokens-used: the letters on the weapon count, owned or not
        return effect.letters is None or any(letter in rolling.letters for letter in effect.letters)
    if kind is can.SetDie:
        return rolling is not None and rolling.dice != ()
    if kind is can.Rally:
        return bool(_tired(g, who))
    if kind is can.Scrap:
        return bool(_scrap(g, who))
    if kind is can.Scout:
        return bool(_scoutable(g, who, effect.reach))
    return True


def _tired(g: Fallout, who: Survivor) -> list[str]:
    """Exhausted companions, but for those whose readying costs more than there is (fallout.exhaust.ready-cost)."""
    exhausted = [held.id for held in (*who.equipped, *who.inventory) if held.exhausted]
    companions = [card for card in exhausted if g.content.cards[card].kind == "companion"]
    return [card for card in companions if g.content.cards[card].ready_caps <= who.caps]


def _scrap(g: Fallout, who: Survivor) -> list[str]:
    """Items that have a cost, so that they are worth something as scrap; a companion is none (fallout.items.item-definition)."""
    owned = [(held.id, g.content.cards[held.id]) for held in (*who.equipped, *who.inventory)]
    return [which for which, card in owned if card.cost is not None and card.kind != "companion"]


def _scoutable(g: Fallout, who: Survivor, reach: int) -> list[Option[tuple[str, str]]]:
    """Inactive enemies within reach, by their place and type, and facedown tiles that the space borders."""
    steps = g.land.distances(who.space)
    found: dict[str, Option[tuple[str, str]]] = {}
    for enemy in g.enemies:
        if not enemy.active and steps[enemy.space] <= reach:
            found[f"turn:{enemy.type}:{enemy.space}"] = Option(
                f"turn:{enemy.type}:{enemy.space}", (enemy.type, enemy.space)
            )
    looks = [Option(f"look:{tile}", ("look", tile)) for tile in g.land.unexplored[who.space]]
    return [*found.values(), *looks]


def offers(g: Fallout, who: Survivor, window: str, why: bool) -> Iterator[Option[Any] | Refusal]:
    """The cards that can be used in a window, and why not the others."""
    if not (why or who.perks or who.inventory or who.equipped):
        return
    for chosen, use, lies in _all_uses(g, who):
        if window in ("turn", "action") and (use.moment == "action") != (window == "action"):
            continue  # a turn offers them apart: the one costs an action, the other does not
        rule = lies or _why_not(g, who, window, chosen, use)
        if not rule:
            yield Option(chosen.id, chosen)
        elif why:
            yield Refusal(chosen.id, rule)


def any_usable(g: Fallout, who: Survivor, window: str) -> bool:
    """Whether a window is worth opening."""
    for _ in offers(g, who, window, why=False):
        return True
    return False


async def window(g: Fallout, who: Survivor, name: Window, rule: str) -> None:
    """Let a survivor use cards until it is enough; a window with nothing to use stays closed."""
    while any_usable(g, who, name):
        skip: Option[Any] = Option("go-on", None)
        chosen = await pick(who.seat, f"window-{name}", [*offers(g, who, name, why=True), skip], rule)
        if chosen is None:
            return
        await carry_out(g, who, chosen)


async def carry_out(g: Fallout, who: Survivor, chosen: Chosen) -> None:
    """Pay for a use and take what it brings; what comes after a roll waits for its end."""
    use = use_of(g, chosen)
    about = {"seat": who.seat, "perk" if chosen.is_perk else "card": chosen.card}
    g.emit("use", "fallout.perk-cards.one-use" if chosen.is_perk else RULE_OF[use.moment], about)
    if chosen.is_perk:
        return_perk(g, who, chosen.card)
    elif use.pay == "discard":
        discard(g, who, chosen.card, "fallout.items.use-from-inventory")
    else:
        exhaust(g, who, chosen.card)
    striking = g.rolling is not None and g.rolling.step == "survivor-hits"
    for effect in use.effects:
        if _applies(g, who, "strike" if striking else "", effect):  # fallout.golden-rules.no-may-is-mandatory
            await _bring(g, who, effect)
    if not use.after:
        return
    if g.rolling is None:
        await resolving.resolve(g, who, use.after, resolving.Source(chosen.card))
    else:
        g.rolling = replace(g.rolling, used=(*g.rolling.used, chosen.id))


async def pay_afterwards(g: Fallout, who: Survivor, used: tuple[str, ...]) -> None:
    """What cards that were used in a roll bring when it is over, and events that were drawn in it."""
    for ref, (card, effects) in zip(used, prices(g, used), strict=True):
        if ref.startswith("event:"):
            await resolving.carry_out_event(g, who, card)
        else:
            await resolving.resolve(g, who, effects, resolving.Source(card))


def prices(g: Fallout, used: tuple[str, ...]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Used cards and drawn events, each with what it brings when the roll is over."""
    for ref in used:
        kind, _, rest = ref.partition(":")
        card, _, number = rest.partition(":")
        if kind == "event":
            yield card, g.content.cards[card].event
        else:
            yield card, use_of(g, Chosen(card, int(number or 1) - 1, is_perk=kind == "perk")).after


async def _bring(g: Fallout, who: Survivor, effect: Any) -> None:
    rolling = g.rolling
    match effect:
        case can.Hits() if rolling is not None:
            g.rolling = replace(rolling, hits=rolling.hits + effect.amount)
        case can.Ignore() if rolling is not None:
            g.rolling = replace(rolling, ignored=rolling.ignored + effect.amount)
        case can.Rerolls() if rolling is not None:
            g.rolling = replace(rolling, rerolls=rolling.rerolls + effect.amount)
        case can.Slay() if rolling is not None:
            g.rolling = replace(rolling, slain=True)
        case can.Succeed() if rolling is not None:
            g.rolling = replace(rolling, sure=True)
        case can.SetDie() if rolling is not None:
            await _set_die(g, who)
        case can.MoreActions():
            g.actions += effect.amount
            g.emit("actions", "fallout.turns.two-actions", {"seat": who.seat, "amount": effect.amount})
        case can.PickLoot():
            await resolving.pick_loot(g, who, effect.drawn, effect.kept)
        case can.Camp():
            camp.camp(g, who)
        case can.Calm():
            g.calm = True
        case can.Scout():
            await _scout(g, who, effect.reach)
        case can.Rally():
            offers = [Option(f"ready:{card}", card) for card in _tired(g, who)]
            card = await pick(who.seat, "rally", offers, "fallout.exhaust.ready-when")
            if await pays_to_ready(g, who, card):
                ready(g, who, card, "fallout.exhaust.ready-when", loyal=True)
        case can.Scrap():
            card = await pick(
                who.seat,
                "scrap",
                [Option(f"scrap:{each}", each) for each in _scrap(g, who)],
                "fallout.golden-rules.card-over-reference",
            )
            discard(g, who, card, "fallout.golden-rules.card-over-reference")
            gain_caps(g, who, g.content.cards[card].cost or 0, "fallout.caps.supply")
        case can.Roomy():
            who.room, who.roomy = max(limit_of(g, who), effect.limit), 2
        case result.Heal() | result.Cure() | result.Caps() | result.Movement() | result.Draw() | result.Rads():
            await resolving.resolve(g, who, (effect,), resolving.Source(""))
        case _:
            raise AssertionError(f"no way to carry out {effect}")


async def _set_die(g: Fallout, who: Survivor) -> None:
    """Turn one die to any face."""
    assert g.rolling is not None
    dice = g.rolling.dice
    faces = range(len(g.content.dice))
    offers = [
        Option(f"die:{die + 1}:{face + 1}", (die, face))
        for die in range(len(dice))
        for face in faces
        if dice[die] != face
    ]
    die, face = await pick(who.seat, "set-die", offers, "fallout.golden-rules.card-over-reference")
    new = tuple([face if number == die else each for number, each in enumerate(dice)])
    g.rolling = replace(g.rolling, dice=new)
    g.emit("set-die", "fallout.golden-rules.card-over-reference", {"seat": who.seat, "dice": list(new), "which": [die]})


async def _scout(g: Fallout, who: Survivor, reach: int) -> None:
    """Turn an inactive enemy faceup, or look at a facedown tile, which stays facedown."""
    offers = _scoutable(g, who, reach)
    kind, where = await pick(who.seat, "scout", offers, "fallout.golden-rules.card-over-reference")
    g.reveal()
    if kind == "look":
        face = g.faces[g.land.place_of[where]]
        g.known = {**g.known, where: (*g.known.get(where, ()), who.seat)}
        g.emit_to(
            (who.seat,),
            "look",
            "fallout.golden-rules.card-over-reference",
            {"seat": who.seat, "tile": where, "face": face},
        )
        return
    enemy = next(each for each in g.enemies if not each.active and (each.type, each.space) == (kind, where))
    turn_enemy(g, enemy.id, active=True)
    g.emit("enemy-turned", "fallout.enemies.facedown-inactive", {"enemy": enemy.id, "space": enemy.space})
