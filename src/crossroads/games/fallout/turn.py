"""A turn: the start-of-turn window, two actions, and everything between them (topics turns, actions)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.games.fallout import uses
from crossroads.games.fallout.agendas import declare, loyalty_offers, withdraw
from crossroads.games.fallout.belongings import carry_out_change, equipment_offers, make_room
from crossroads.games.fallout.camp import camp, camp_on
from crossroads.games.fallout.combat import fight, has_ranged
from crossroads.games.fallout.decks import reset_shop
from crossroads.games.fallout.encounters import encounter, why_no_encounter
from crossroads.games.fallout.ending import GameEnds, TurnEnds, settle
from crossroads.games.fallout.enemies import active_here, is_hostile
from crossroads.games.fallout.exploring import explore, explore_offers
from crossroads.games.fallout.movement import POINTS, step, step_offers
from crossroads.games.fallout.quests import attempt, quest_offers
from crossroads.games.fallout.trading import trade_on

if TYPE_CHECKING:
    from crossroads.games.fallout.state import Fallout
    from crossroads.games.fallout.survivor import Survivor

ACTIONS = 2  # fallout.turns.two-actions
Act = tuple[str, Any]
MOVE: Option[Act] = Option("move", ("move", None))
ENCOUNTER: Option[Act] = Option("encounter", ("encounter", None))
CAMP: Option[Act] = Option("camp", ("camp", None))
END: Option[Act] = Option("end", ("end", None))


def begin_turn(g: Fallout, seat: int) -> None:
    """Two actions, no movement points yet, and the start-of-turn window open (fallout.turns.start-of-turn-window)."""
    g.turn = seat
    g.actions, g.points, g.fresh, g.met, g.calm = ACTIONS, 0, True, (), False
    g.emit("turn", "fallout.rounds.one-turn-each", {"seat": seat})


async def take_step(g: Fallout) -> bool:
    """One thing that the survivor on turn does; whether the turn is over."""
    who = g.on_turn
    try:
        if g.deal is not None:
            await trade_on(g)
            over = False
        elif g.camping is not None:
            await camp_on(g, who, g.camping)
            over = False
        else:
            over = await _next_act(g, who)
        reset_shop(g)  # fallout.shop.reset-after-action
        settle(g)
    except TurnEnds:
        over = True
    except GameEnds:
        return False
    if over:
        await _end_turn(g, who)
    return over


async def _next_act(g: Fallout, who: Survivor) -> bool:
    """Ask what the survivor on turn does next; whether that was to end the turn."""
    ask: Ask[Act] = Ask(who.seat, "turn", "fallout.turns.two-actions", lambda why: turn_offers(g, who, why))
    kind, what = await ask
    if kind == "end":
        return True
    await _do(g, who, kind, what)
    return False


async def _do(g: Fallout, who: Survivor, kind: str, what: Any) -> None:
    if kind == "change":
        carry_out_change(g, who, what)
        return
    if kind == "loyal":
        declare(g, who, what)
        return
    if kind == "withdraw":
        withdraw(g, who)
        return
    if g.fresh:  # fallout.turns.start-window-closes
        g.fresh = False
        await make_room(g, who)
    if kind == "use":
        await uses.carry_out(g, who, what)
    elif kind == "step":
        await step(g, who, what)
    else:
        await _act(g, who, kind, what)


async def _act(g: Fallout, who: Survivor, kind: str, what: Any) -> None:
    """An action, carried out to its end (fallout.actions.finish-first)."""
    g.actions -= 1
    if kind == "move":
        g.points += POINTS  # a pool (fallout.move-action.combine-points)
        g.emit("move", "fallout.move-action.gain-points", {"seat": who.seat})
    elif kind == "explore":
        await explore(g, who, what)
    elif kind == "fight":
        await fight(g, who, what, away=g.enemy(what).space != who.space)
    elif kind == "encounter":
        await encounter(g, who)
    elif kind == "quest":
        await attempt(g, who, what)
    elif kind == "card":
        await uses.carry_out(g, who, what)  # fallout.actions.card-actions-count
    else:
        camp(g, who)


async def _end_turn(g: Fallout, who: Survivor) -> None:
    """Points and actions that are left are lost (fallout.turns.points-expire, fallout.actions.skipped-lost)."""
    reset_shop(g)
    g.actions = g.points = 0
    g.fresh = g.calm = False
    g.camping = g.deal = g.rolling = None
    if who.roomy:
        who.roomy -= 1
    if not who.eliminated:
        await make_room(g, who)


# -- what a turn offers


def turn_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Act] | Refusal]:
    """All that the survivor on turn may do now, and why not the rest."""
    if g.fresh:
        yield from _tagged("change", equipment_offers(g, who, why))
        for offer in loyalty_offers(g, who, why):
            if isinstance(offer, Refusal):
                yield offer
            else:
                yield Option(offer.id, ("loyal" if offer.value else "withdraw", offer.value))
    elif why:
        yield from _closed_window(g, who)
    if g.actions:
        yield MOVE
        yield from _tagged("explore", explore_offers(g, who, why))
        yield from fight_offers(g, who, why)
        yield from _encounter_and_camp(g, who, why)
        yield from _tagged("quest", quest_offers(g, who, why))
        yield from _tagged("card", uses.offers(g, who, "action", why))
    elif why:
        for act in ("move", "explore", "fight", "encounter", "quest", "camp"):
            yield Refusal(act, "fallout.turns.two-actions")
        for offer in uses.offers(g, who, "action", why):
            yield Refusal(offer.id, "fallout.turns.two-actions")
    if g.points or why:
        yield from _tagged("step", step_offers(g, who, why))
    yield from _tagged("use", uses.offers(g, who, "turn", why))
    yield END


def _tagged(kind: str, offers: Iterator[Any]) -> Iterator[Option[Act] | Refusal]:
    """The same offers, with the kind of act beside the value."""
    for offer in offers:
        yield offer if type(offer) is Refusal else Option(offer.id, (kind, offer.value))


def _closed_window(g: Fallout, who: Survivor) -> Iterator[Refusal]:
    """What only the start of a turn allows (fallout.equip.no-change-otherwise, fallout.loyalty.not-during-turn)."""
    for offer in equipment_offers(g, who, why=True):
        yield Refusal(offer.id, "fallout.equip.no-change-otherwise")
    for offer in loyalty_offers(g, who, why=True):
        yield Refusal(offer.id, "fallout.loyalty.not-during-turn")


def fight_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Act] | Refusal]:
    """Active enemies here, or next door with a ranged weapon (fallout.fight-action.same-space)."""
    if not g.enemies:
        if why:
            yield Refusal("fight", "fallout.fight-action.same-space")
        return
    land = g.land
    ranged = has_ranged(g, who)
    near = land.near[who.space]
    for enemy in g.enemies:
        rule = None
        if not enemy.active:
            if why:  # its face, and so its name, is nobody's
                yield Refusal(f"fight:{enemy.type}:{enemy.space}", "fallout.enemies.inactive-no-fight")
            continue
        if not is_hostile(g, enemy.type, who):
            rule = "fallout.loyalty.cannot-fight"
        elif enemy.space != who.space and not (ranged and enemy.space in near):
            rule = "fallout.fight-action.ranged-adjacent" if enemy.space in near else "fallout.fight-action.same-space"
        if rule is None:
            yield Option(f"fight:{enemy.id}", ("fight", enemy.id))
        elif why:
            yield Refusal(f"fight:{enemy.id}", rule)


def _encounter_and_camp(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Act] | Refusal]:
    rule = why_no_encounter(g, who)
    if rule is None:
        yield ENCOUNTER
    elif why:
        yield Refusal("encounter", rule)
    if not active_here(g, who):
        yield CAMP
    elif why:
        yield Refusal("camp", "fallout.camp-action.no-active-enemy")
