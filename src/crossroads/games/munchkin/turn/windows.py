"""Open windows: every living player in turn makes one play or passes (topics response-windows, actions, interference)."""

from collections.abc import Awaitable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from crossroads.engine.decisions import Option, Refusal
from crossroads.engine.windows import Answers, Right, Window, begin_window, open_windows
from crossroads.games.munchkin.combat.flight import sacrifice
from crossroads.games.munchkin.deals.offers import answer, make_offer, open_offers_to, why_not_help, why_not_trade
from crossroads.games.munchkin.gear import moving, selling
from crossroads.games.munchkin.munchkins import traits
from crossroads.games.munchkin.options import with_number
from crossroads.games.munchkin.player import Player
from crossroads.games.munchkin.plays import playing
from crossroads.games.munchkin.plays.offers import plays
from crossroads.games.munchkin.plays.stack import SETTLE
from crossroads.games.munchkin.state import Munchkin

MOMENTS = {"combat": "combat", "run": "before-roll"}  # by phase; all others are open windows
FREE = ("wear", "stow", "load", "attach", "cheat", "class", "replace", "trait", "sidekick", "sale")
TALK = ("trade", "help", "answer")
OWN_TURN = ("class", "replace", "trait", "sidekick")


def open_at(g: Munchkin, prompt: str, first: int) -> bool:
    """Open a window, beginning with whom it concerns most (munchkin.response-windows.first-priority); whether anybody is asked."""
    occasion = f"fight-{g.fight.number}" if g.fight is not None else f"turn-{g.turn}"
    g.offered, g.moved = (), ()
    window = Window(
        prompt,
        "munchkin.response-windows.open-window",
        g.seats_from(first),
        occasion=occasion,
        matter=occasion if g.fight is not None else "",
        quiet=g.fight is None,
        hidden=True,
        reopens=True,
    )
    return begin_window(g, window, answers(g))


def answers(g: Munchkin) -> Answers[Any]:
    """What can be played in the window that is open now, and what comes of it."""
    window = g.windows[0] if g.windows else None
    return Answers(partial(offers, g), partial(_carry_out, g, window), partial(may_act, g))


def _carry_out(g: Munchkin, before: Window | None, seat: int, act: tuple[Any, ...]) -> Awaitable[Right | None]:
    """Carry out what a player does; how the right to act goes on from there."""
    if seat != g.active:
        g.moved = ()
    return _speak(g, before, seat, act) if act[0] in TALK else _act(g, seat, act)


def _keep_passes(g: Munchkin, before: Window) -> None:
    """Some have passed, and their passes stand: whoever spoke in vain still has the right (munchkin.help.ask-on).

    Were it to go on after the speaker, the window would close without a pass of the speaker (response-windows.close).
    """
    now, *rest = open_windows(g)
    g.windows = (replace(now, place=before.place, passes=before.passes), *rest)


def may_act(g: Munchkin, seat: int) -> bool:
    """Whether a player might act, as all can see: whoever holds hidden cards is asked (asked-tells-nothing)."""
    who = g.players[seat]
    if not who.alive:
        return False
    if who.hand:
        return True
    for part in (_talk, _deeds, _sacrifice):  # offers to others come first, for most have one
        for _ in part(g, who, False):
            return True
    return False


def offers(g: Munchkin, seat: int, why: bool) -> list[Option[Any] | Refusal]:
    """All that a player may do now."""
    who = g.players[seat]
    return [*_deeds(g, who, why), *_talk(g, who, why), *_sacrifice(g, who, why)]


def _deeds(g: Munchkin, who: Player, why: bool) -> Iterator[Option[Any] | Refusal]:
    """What a player may do with cards."""
    moment = MOMENTS.get(g.phase, "open")
    yield from plays(g, who, moment, why)
    if who.classes or who.sidekick:
        yield from traits.drops(who)
    if who.seat == g.active:
        yield from traits.plays_of_traits(g, who, who.hand, why)  # munchkin.actions.own-turn-class-sidekick
        if g.fight is None:
            yield from moving.plays_of_items(g, who, (*who.hand, *[gear.id for gear in who.bundles]), why)
            yield from moving.moves(g, who, why)
            yield from _sale(g, who, why)
        elif why:
            yield from _frozen(g, who)
    elif why:
        in_combat = g.in_combat(who.seat)
        yield from _frozen(g, who, "munchkin.combat.helper-gear-frozen") if in_combat else _items_wait(g, who)
        yield from _not_your_turn(g, who)


def _sale(g: Munchkin, who: Player, why: bool) -> Iterator[Option[Any] | Refusal]:
    rule = selling.why_not_sell(g, who)
    if not rule:
        yield Option("sale", ("sale",))
    elif why:
        yield Refusal("sale", rule)


def _frozen(g: Munchkin, who: Player, rule: str = "munchkin.combat.gear-frozen") -> Iterator[Refusal]:
    """Gear is frozen in combat (munchkin.combat.gear-frozen, no-item-from-hand, no-sale)."""
    yield Refusal("sale", "munchkin.combat.no-sale")
    for gear in who.gear:
        yield Refusal(f"stow:{gear.id}" if gear.used else f"wear:{gear.id}", rule)
    for card in (*who.hand, *[gear.id for gear in who.bundles]):
        if g.card(card).is_item:
            yield from [Refusal(f"{verb}:{card}", "munchkin.combat.no-item-from-hand") for verb in ("wear", "stow")]


def _items_wait(g: Munchkin, who: Player) -> Iterator[Refusal]:
    """Outside one's own turn no items are moved, played or sold."""
    yield Refusal("sale", "munchkin.selling.own-turn-not-combat")
    for gear in who.gear:
        yield Refusal(f"stow:{gear.id}" if gear.used else f"wear:{gear.id}", "munchkin.backpack.no-swap-other-turn")
    for card in who.hand:
        if g.card(card).kind in ("item", "junk", "modifier", "cheat"):
            yield Refusal(f"wear:{card}", "munchkin.items.play-not-other-turn")


def _not_your_turn(g: Munchkin, who: Player) -> Iterator[Refusal]:
    for card in who.hand:
        kind = g.card(card).kind
        if kind in OWN_TURN:
            yield Refusal(
                f"{kind}:{card}",
                "munchkin.sidekicks.not-other-turn" if kind == "sidekick" else "munchkin.class.not-other-turn",
            )


def _talk(g: Munchkin, who: Player, why: bool) -> Iterator[Option[Any] | Refusal]:
    """Offers: trades, help, and answers to those that were left open."""
    seat, fight = who.seat, g.fight
    if g.offers:
        yield from [with_number("answer", number) for number, _ in open_offers_to(g, seat)]
    for other in range(len(g.players)):
        if other == seat:
            continue
        if not (rule := why_not_trade(g, seat, other)):
            yield with_number("trade", other)
        elif why:
            yield Refusal(f"trade:{other}", rule)
        if fight is None:
            continue
        if not (rule := why_not_help(g, seat, other)):
            yield with_number("help", other)
        elif why:
            yield Refusal(f"help:{other}", rule)


def _sacrifice(g: Munchkin, who: Player, why: bool) -> Iterator[Option[Any] | Refusal]:
    """Before its first roll the runner may leave the Sidekick behind (munchkin.sidekicks.sacrifice-before-rolling)."""
    flight = g.flight
    if flight is None or not who.sidekick or who.seat not in flight.runners:
        return
    if flight.runners[0] == who.seat and not flight.begun:
        yield Option("sacrifice", ("sacrifice",))
    elif why:
        yield Refusal("sacrifice", "munchkin.sidekicks.sacrifice-before-rolling")


async def _act(g: Munchkin, seat: int, act: tuple[Any, ...]) -> Right | None:
    who, verb = g.players[seat], act[0]
    if verb in ("play", "power"):
        return "waits" if await playing.begin_play(g, seat, act) else None
    if verb == "drop":
        traits.drop(g, who, act[1])
    elif verb == "sale":
        await selling.sell(g, who)
    elif verb == "sacrifice":
        await sacrifice(g, who)
    elif verb in OWN_TURN:
        traits.carry_out(g, who, act)
    else:
        moving.carry_out(g, who, act)
    await SETTLE.happens(g)
    return "stays" if verb in FREE and g.fight is None else None  # munchkin.response-windows.active-free-actions


async def _speak(g: Munchkin, before: Window | None, seat: int, act: tuple[Any, ...]) -> Right | None:
    """Declining and leaving open void no passes; if there are none, the window goes on after whoever spoke."""
    if act[0] == "answer":
        accepted = await answer(g, g.offers[act[1]], later=False)
    else:
        accepted = await make_offer(g, seat, act[1], is_help=act[0] == "help")
    if accepted:
        await SETTLE.happens(g)
        return None
    assert before is not None
    if not before.passes:
        return "goes-on"
    _keep_passes(g, before)
    return None
