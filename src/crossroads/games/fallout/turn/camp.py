"""Camping: recover, ready, rest, trade, in any order (topic camp-action)."""

from collections.abc import Callable, Coroutine, Iterator
from itertools import takewhile
from typing import Any, ClassVar

from msgspec import UNSET, Struct

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.equipment import change, equipment_offers, make_room, ready_all
from crossroads.games.fallout.survivors.health import heal
from crossroads.games.fallout.survivors.in_force import passives_of
from crossroads.games.fallout.survivors.traits import become
from crossroads.games.fallout.turn.trade import may_offer, trade, trade_partners

RECOVERED = 3  # fallout.camp-action.heal
PARTS = ("heal", "ready", "rest")


class CampAct(Struct, frozen=True, gc=False):
    """Something that an expansion lets a camping survivor do: what is on offer of it, and how it is carried out.

    In printed order it is the last part.
    """

    offers: Callable[[Fallout, Survivor, bool], Iterator[Option[Any] | Refusal]]
    carry_out: Callable[[Fallout, Survivor, Any], Coroutine[Any, Any, None]]
    when: ClassVar[str] = "camp"


async def camp(g: Fallout, who: Survivor) -> None:
    """Begin to camp: each part can be done once (fallout.camp-action.once-each)."""
    g.emit("camp", "fallout.camp-action.order", {"seat": who.seat})
    g.camping = PARTS
    for passive in passives_of(g, who):
        await passive.when_camping(g, who)


async def camp_on(g: Fallout, who: Survivor, left: tuple[str, ...]) -> None:
    """Do one part more, or leave it; readying is not left out (fallout.camp-action.optional-parts)."""
    ask: Ask[Any] = Ask(who.seat, "camp", "fallout.camp-action.order", lambda why: camp_offers(g, who, left, why))
    chosen = await ask
    printed = g.options.camp_order == "printed"
    if isinstance(chosen, tuple):
        act, what = chosen
        g.camping = None if printed else left
        await act.carry_out(g, who, what)
    elif chosen == "all":  # all that is left, in printed order
        for part in left:
            await _do(g, who, part)
        g.camping = () if trade_partners(g, who) or any(_added(g, who, why=False)) else None
    elif chosen == "done":
        g.camping = None
    elif chosen in PARTS:
        passed = tuple(takewhile(lambda part: part != chosen, left)) if printed else ()
        g.camping = tuple([part for part in left if part != chosen and part not in passed])
        if chosen == "ready" and not any(held.exhausted for held in (*who.equipped, *who.inventory)):
            g.emit("ready-none", "fallout.camp-action.ready-all", {"seat": who.seat})
        await _do(g, who, chosen)
    elif isinstance(chosen, int):  # the seat to trade with
        g.camping = () if printed else left
        trade(g, who, g.survivors[chosen])
    else:
        change(g, who, chosen)
        await make_room(g, who)
    if g.camping is None:
        g.worn = g.approached = UNSET  # the next camp is another one


def camp_offers(g: Fallout, who: Survivor, left: tuple[str, ...], why: bool) -> Iterator[Option[Any] | Refusal]:
    """The parts that are left; in printed order a part that comes later passes over those before it."""
    printed = g.options.camp_order == "printed"
    must_ready = "ready" in left
    if left:
        yield Option("camp:all", "all")
    for part in PARTS:
        if part not in left:
            if why:
                yield Refusal(f"camp:{part}", f"fallout.camp-action.{'order' if printed else 'once-each'}")
        elif printed and part == "rest" and must_ready:
            if why:
                yield Refusal("camp:rest", "fallout.camp-action.ready-all")
        else:
            yield Option(f"camp:{part}", part)
    partners = trade_partners(g, who)
    for seat in partners:
        if printed and must_ready:
            if why:
                yield Refusal(f"trade:{seat}", "fallout.camp-action.ready-all")
        elif may_offer(g, seat):
            yield Option(f"trade:{seat}", seat)
        elif why:
            yield Refusal(f"trade:{seat}", "fallout.trading.three-offers")
    for other in g.alive if why else ():
        if other is not who and other.seat not in partners:
            yield Refusal(f"trade:{other.seat}", "fallout.camp-action.trade-partners")
    for offer in _added(g, who, why) if g.content.rulebook.turn_acts else ():
        if not (printed and must_ready):
            yield offer
        elif why:
            yield Refusal(offer.id, "fallout.camp-action.ready-all")
    if g.options.equip_at_camp:
        yield from equipment_offers(g, who, why)
    if not must_ready:
        yield Option("done", "done")
    elif why:
        yield Refusal("done", "fallout.camp-action.ready-all")


def _added(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Any] | Refusal]:
    """What expansions let a camping survivor do."""
    for act in g.content.rulebook.turn_acts:
        if act.when == "camp":
            for offer in act.offers(g, who, why):
                yield offer if type(offer) is Refusal else Option(offer.id, (act, offer.value))


async def _do(g: Fallout, who: Survivor, part: str) -> None:
    if part == "heal":
        more = sum([each.camp_healing() for each in passives_of(g, who)])
        heal(g, who, max(0, RECOVERED + more), "fallout.camp-action.heal")
    elif part == "ready":
        await ready_all(g, who, "fallout.camp-action.ready-all")
    else:
        become(g, who, "well-rested", "fallout.camp-action.well-rested")
