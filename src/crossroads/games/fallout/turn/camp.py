"""Camping: recover, ready, rest, trade, in any order (topic camp-action)."""

from collections.abc import Iterator

from msgspec import UNSET

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.equipment import change, equipment_offers, make_room, ready_all
from crossroads.games.fallout.survivors.health import heal
from crossroads.games.fallout.survivors.traits import become
from crossroads.games.fallout.turn.trade import may_offer, trade, trade_partners

RECOVERED = 3  # fallout.camp-action.heal
PARTS = ("heal", "ready", "rest")


def camp(g: Fallout, who: Survivor) -> None:
    """Begin to camp: each part can be done once (fallout.camp-action.once-each)."""
    g.emit("camp", "fallout.camp-action.order", {"seat": who.seat})
    g.camping = PARTS


async def camp_on(g: Fallout, who: Survivor, left: tuple[str, ...]) -> None:
    """Do one part more, or leave it; readying is not left out (fallout.camp-action.optional-parts)."""
    ask: Ask[str] = Ask(who.seat, "camp", "fallout.camp-action.order", lambda why: camp_offers(g, who, left, why))
    chosen = await ask
    printed = g.options.camp_order == "printed"
    if chosen == "all":  # all that is left, in printed order
        for part in left:
            await _do(g, who, part)
        g.camping = () if trade_partners(g, who) else None
    elif chosen == "done":
        g.camping = None
    elif chosen in PARTS:
        passed = left[: left.index(chosen)] if printed else ()
        g.camping = tuple([part for part in left if part != chosen and part not in passed])
        if chosen == "ready" and not any(held.exhausted for held in (*who.equipped, *who.inventory)):
            g.emit("ready-none", "fallout.camp-action.ready-all", {"seat": who.seat})
        await _do(g, who, chosen)
    elif chosen.startswith("seat:"):
        g.camping = () if printed else left
        trade(g, who, g.survivors[int(chosen.removeprefix("seat:"))])
    else:
        change(g, who, chosen)
        await make_room(g, who)
    if g.camping is None:
        g.worn = g.approached = UNSET  # the next camp is another one


def camp_offers(g: Fallout, who: Survivor, left: tuple[str, ...], why: bool) -> Iterator[Option[str] | Refusal]:
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
            yield Option(f"trade:{seat}", f"seat:{seat}")
        elif why:
            yield Refusal(f"trade:{seat}", "fallout.trading.three-offers")
    for other in g.alive if why else ():
        if other is not who and other.seat not in partners:
            yield Refusal(f"trade:{other.seat}", "fallout.camp-action.trade-partners")
    if g.options.equip_at_camp:
        yield from equipment_offers(g, who, why)
    if not must_ready:
        yield Option("done", "done")
    elif why:
        yield Refusal("done", "fallout.camp-action.ready-all")


async def _do(g: Fallout, who: Survivor, part: str) -> None:
    if part == "heal":
        heal(g, who, RECOVERED, "fallout.camp-action.heal")
    elif part == "ready":
        await ready_all(g, who, "fallout.camp-action.ready-all")
    else:
        become(g, who, "well-rested", "fallout.camp-action.well-rested")
