"""A turn: the start-of-turn window, two actions, and everything between them (topics turns, actions)."""

from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Literal

from msgspec import UNSET, Struct

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.games.fallout.combat import card_windows
from crossroads.games.fallout.combat.fight import fight
from crossroads.games.fallout.decks import reset_shop
from crossroads.games.fallout.enemies.tokens import active_here, is_hostile
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.story.encounters import encounter, why_no_encounter
from crossroads.games.fallout.story.quests import attempt, quest_offers
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.agendas import declare, loyalty_offers, withdraw
from crossroads.games.fallout.survivors.equipment import change, equipment_offers, make_room
from crossroads.games.fallout.survivors.in_force import has_ranged, passives_of
from crossroads.games.fallout.survivors.winning import EFFECT_DONE, GameEnds, TurnEnds, settle
from crossroads.games.fallout.turn.camp import camp, camp_on
from crossroads.games.fallout.turn.explore import explore, explore_offers
from crossroads.games.fallout.turn.move import POINTS, step, step_offers
from crossroads.games.fallout.turn.trade import trade_on

ACTIONS = 2  # fallout.turns.two-actions


class TurnAct(Struct, frozen=True, gc=False):
    """Something that the survivor on turn may do: what is on offer of it, and how it is carried out.

    `when` it may be done: in the window at the start of a turn, for one of the two actions, or between them.
    """

    when: Literal["start", "action", "between"]
    offers: Callable[[Fallout, Survivor, bool], Iterator[Option[Any] | Refusal]]
    carry_out: Callable[[Fallout, Survivor, Any], Coroutine[Any, Any, None]]


Doing = tuple[TurnAct, Any]  # what to do, and with what


def begin_turn(g: Fallout, seat: int) -> None:
    """Two actions, no movement points yet, and the start-of-turn window open (fallout.turns.start-of-turn-window)."""
    g.turn = seat
    g.actions, g.points, g.fresh, g.met = ACTIONS, 0, True, ()
    g.calm = g.cut_short = False
    g.had = UNSET
    g.emit("turn", "fallout.rounds.one-turn-each", {"seat": seat})


async def start_turn(g: Fallout) -> bool:
    """What cards bring as a turn begins; whether that has ended the turn."""
    who = g.on_turn
    try:
        for passive in passives_of(g, who):
            await passive.when_turn_begins(g, who)
    except TurnEnds:
        await _end_turn(g, who)
        return True
    except GameEnds:
        pass
    return False


async def take_step(g: Fallout) -> bool:
    """One thing that the survivor on turn does; whether the turn is over."""
    who = g.on_turn
    try:
        if g.deal is not None:
            if await trade_on(g):
                return False  # an offer has changed nothing yet
            over = False
        elif g.camping is not None:
            await camp_on(g, who, g.camping)
            over = False
        else:
            over = await _next_act(g, who)
        reset_shop(g)  # fallout.shop.reset-after-action
        settle(g)
        if g.content.rulebook.expansions:  # asked all the time
            await EFFECT_DONE.happens(g)
    except TurnEnds:
        over = True
    except GameEnds:
        return False
    if over:
        await _end_turn(g, who)
    return over


async def _next_act(g: Fallout, who: Survivor) -> bool:
    """Ask what the survivor on turn does next; whether that was to end the turn."""
    ask: Ask[Doing | None] = Ask(who.seat, "turn", "fallout.turns.two-actions", lambda why: turn_offers(g, who, why))
    chosen = await ask
    if chosen is None:
        return True
    act, what = chosen
    if g.fresh and act.when != "start":  # fallout.turns.start-window-closes
        _close_start(g)
        await make_room(g, who)
    if act.when == "action":
        g.actions -= 1
    await act.carry_out(g, who, what)  # to its end (fallout.actions.finish-first)
    return False


def _close_start(g: Fallout) -> None:
    g.fresh = False
    g.worn = g.declared = UNSET


async def _end_turn(g: Fallout, who: Survivor) -> None:
    """Points and actions that are left are lost (fallout.turns.points-expire, fallout.actions.skipped-lost)."""
    reset_shop(g)
    g.actions = g.points = 0
    g.calm = False
    _close_start(g)
    g.camping = g.rolling = None
    g.approached = UNSET
    if who.roomy:
        who.roomy -= 1
    if not who.eliminated:
        await make_room(g, who)


# -- what a turn offers

END: Option[Any] = Option("end", None)
ACTION_NAMES = ("move", "explore", "fight", "encounter", "quest", "camp")  # fallout.actions.action-list


def turn_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Doing | None] | Refusal]:
    """All that the survivor on turn may do now, and why not the rest."""
    added: tuple[TurnAct, ...] = g.content.rulebook.turn_acts
    if why and not g.fresh:
        yield from _closed_window(g, who)
    if why and not g.actions:
        yield from _no_action_left(g, who, added)
    for act in _acts_now(g, added, why):
        for offer in act.offers(g, who, why):
            yield offer if isinstance(offer, Refusal) else Option(offer.id, (act, offer.value))
    yield END


def _acts_now(g: Fallout, added: tuple[TurnAct, ...], why: bool) -> tuple[TurnAct, ...]:
    """The acts whose time it is, in the order in which they are offered."""
    acts: tuple[TurnAct, ...] = AT_THE_START if g.fresh else ()
    if g.actions:
        acts += FOR_AN_ACTION
        if added:
            acts += tuple([act for act in added if act.when == "action"])
    acts += (STEP, USE) if g.points or why else (USE,)
    return acts + tuple([act for act in added if act.when == "between"]) if added else acts


def _no_action_left(g: Fallout, who: Survivor, added: tuple[TurnAct, ...]) -> Iterator[Refusal]:
    """What only an action allows (fallout.turns.two-actions)."""
    yield from [Refusal(name, "fallout.turns.two-actions") for name in ACTION_NAMES]
    for act in (CARD, *[act for act in added if act.when == "action"]):
        yield from [Refusal(offer.id, "fallout.turns.two-actions") for offer in act.offers(g, who, True)]


def _closed_window(g: Fallout, who: Survivor) -> Iterator[Refusal]:
    """What only the start of a turn allows (fallout.equip.no-change-otherwise, fallout.loyalty.not-during-turn)."""
    for offer in equipment_offers(g, who, why=True):
        yield Refusal(offer.id, "fallout.equip.no-change-otherwise")
    for offer in loyalty_offers(g, who, True):
        yield Refusal(offer.id, "fallout.loyalty.not-during-turn")


def fight_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[str] | Refusal]:
    """Active enemies here, or next door with a ranged weapon (fallout.fight-action.same-space)."""
    if not g.enemies:
        if why:
            yield Refusal("fight", "fallout.fight-action.same-space")
        return
    land = g.land
    ranged = has_ranged(g, who)
    near = land.near[who.space]
    for enemy in g.enemies:
        in_reach = enemy.space == who.space or (ranged and enemy.space in near)
        if not (in_reach or why):
            continue
        rule = None
        if not enemy.active:
            if why:  # its face, and so its name, is nobody's
                yield Refusal(f"fight:{enemy.type}:{enemy.space}", "fallout.enemies.inactive-no-fight")
            continue
        if not is_hostile(g, enemy.type, who):
            rule = "fallout.loyalty.cannot-fight"
        elif not in_reach:
            rule = "fallout.fight-action.ranged-adjacent" if enemy.space in near else "fallout.fight-action.same-space"
        if rule is None:
            yield Option(f"fight:{enemy.id}", enemy.id)
        elif why:
            yield Refusal(f"fight:{enemy.id}", rule)


# -- what can be done


async def _change(g: Fallout, who: Survivor, what: Any) -> None:
    change(g, who, what)


async def _declare(g: Fallout, who: Survivor, agenda: str) -> None:
    """Show an agenda for loyalty, or take the loyalty back."""
    if agenda:
        declare(g, who, agenda)
    else:
        withdraw(g, who)


def _move_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Any] | Refusal]:
    yield Option("move", None)


async def _move(g: Fallout, who: Survivor, _: Any) -> None:
    """Points go into a pool (fallout.move-action.combine-points)."""
    g.points += POINTS + sum([each.added_points(g, who) for each in passives_of(g, who)])
    g.emit("move", "fallout.move-action.gain-points", {"seat": who.seat})


async def _fight(g: Fallout, who: Survivor, token: str) -> None:
    await fight(g, who, token, away=g.enemy(token).space != who.space)


def _encounter_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Any] | Refusal]:
    rule = why_no_encounter(g, who)
    if rule is None:
        yield Option("encounter", None)
    elif why:
        yield Refusal("encounter", rule)


async def _encounter(g: Fallout, who: Survivor, _: Any) -> None:
    await encounter(g, who)


def _camp_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Any] | Refusal]:
    if not active_here(g, who):
        yield Option("camp", None)
    elif why:
        yield Refusal("camp", "fallout.camp-action.no-active-enemy")


async def _camp(g: Fallout, who: Survivor, _: Any) -> None:
    await camp(g, who)


def _cards_for_an_action(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Any] | Refusal]:
    return card_windows.offers(g, who, "action", why)  # fallout.actions.card-actions-count


def _cards_between(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Any] | Refusal]:
    return card_windows.offers(g, who, "turn", why)


CARD = TurnAct("action", _cards_for_an_action, card_windows.carry_out)
STEP = TurnAct("between", step_offers, step)
USE = TurnAct("between", _cards_between, card_windows.carry_out)
AT_THE_START = (TurnAct("start", equipment_offers, _change), TurnAct("start", loyalty_offers, _declare))
FOR_AN_ACTION = (
    TurnAct("action", _move_offers, _move),
    TurnAct("action", explore_offers, explore),
    TurnAct("action", fight_offers, _fight),
    TurnAct("action", _encounter_offers, _encounter),
    TurnAct("action", _camp_offers, _camp),
    TurnAct("action", quest_offers, attempt),
    CARD,
)
