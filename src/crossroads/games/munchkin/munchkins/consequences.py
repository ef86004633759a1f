"""What follows from an effect, in a fixed order, again from the start until nothing is left (effects.consequence-order)."""

from collections.abc import Awaitable, Callable, Iterator
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from crossroads.engine.decisions import Ask, Option, Refusal, pick
from crossroads.games.munchkin.deals.offers import drop_dead_offers, make_offer, why_not_trade
from crossroads.games.munchkin.decks import discard, discard_gear
from crossroads.games.munchkin.gear import moving
from crossroads.games.munchkin.gear.selling import sell, why_not_sell
from crossroads.games.munchkin.munchkins import traits
from crossroads.games.munchkin.munchkins.dying import die, loot_bodies
from crossroads.games.munchkin.munchkins.perks import choose_perk, lose_perk
from crossroads.games.munchkin.munchkins.receipt import play_on_receipt
from crossroads.games.munchkin.player import Gear, Player
from crossroads.games.munchkin.plays.offers import CardPlay
from crossroads.games.munchkin.plays.playing import play
from crossroads.games.munchkin.plays.stack import DEATH
from crossroads.games.munchkin.state import NOBODY, Munchkin
from crossroads.games.munchkin.strength.numbers import (
    all_hands,
    big_items,
    big_limit,
    class_limit,
    counts,
    free_hands,
    hands_of,
    perk_limit,
)


async def settle(g: Munchkin) -> None:
    """Settle all consequences of what has just happened."""
    while g.outcome is None:
        if not await _settle_one(g):
            break
    drop_dead_offers(g)


async def _settle_one(g: Munchkin) -> bool:
    """The first consequence that is due; whether there was one."""
    in_order = [g.players[seat] for seat in g.seats_from(g.active)]  # munchkin.effects.several-triggers-order
    for who in in_order:
        if who.dying:
            die(g, who)
            await DEATH.happens(g, who.seat)
            return True
    if g.bodies and g.flight is None:  # munchkin.looting-body.when-otherwise
        await loot_bodies(g)
        return True
    living = [who for who in in_order if who.alive]
    for may_be_due, step in STEPS:
        for who in filter(may_be_due, living):
            if await step(g, who):
                return True
    return False


async def _perk_surplus(g: Munchkin, who: Player) -> bool:
    """More Perks than allowed: the lost Level may be restored at once, else the owner discards one."""
    if len(who.perks) <= perk_limit(g, who):
        return False
    if not who.restoring:
        who.restoring = True
        while who.hand and len(who.perks) > perk_limit(g, who):
            chosen = await Ask(who.seat, "restore", "munchkin.perks.restore-window", lambda why: _restorations(g, who))
            if chosen is None:
                break
            await play(g, who.seat, chosen)
    if len(who.perks) > perk_limit(g, who):
        await lose_perk(g, who, "munchkin.perks.lost-levels-discard")
    who.restoring = len(who.perks) > perk_limit(g, who)
    return True


def _restorations(g: Munchkin, who: Player) -> Iterator[Option[CardPlay | None]]:
    """Level cards in hand that their holder may apply to oneself."""
    for card in who.hand:
        gains = [word for word in g.card(card).words if type(word).__name__ == "Gain"]
        if g.card(card).kind == "level-up" and gains and card not in g.applied:
            yield Option(f"play:{card}", ("play", card, NOBODY))
    yield Option("none", None)


async def _class_surplus(g: Munchkin, who: Player) -> bool:
    """Too many classes, or Super Munchkin without any (munchkin.super-munchkin.surplus-class, lost-without-class)."""
    if not who.classes:
        idle = [card for card in who.traits if g.card(card).needs_class]
        who.traits = tuple([card for card in who.traits if card not in idle])
        discard(g, idle)
        for card in idle:
            g.emit("lost", "munchkin.super-munchkin.lost-without-class", {"seat": who.seat, "card": card})
        return bool(idle)
    if len(who.classes) <= class_limit(g, who):
        return False
    options = [Option(f"lose:{card}", card) for card in who.classes]
    card = await pick(who.seat, "lose-class", options, "munchkin.super-munchkin.surplus-class")
    traits.drop(g, who, card)
    return True


async def _illegal_gear(g: Munchkin, who: Player) -> bool:
    """Gear that may not be used: it stops counting, and goes to the Backpack once its owner is out of combat."""
    in_use = [gear for gear in who.gear if gear.used]
    if not in_use:
        return False
    surplus: list[Gear] = []
    if not g.in_combat(who.seat):
        for gear in in_use:
            if not counts(g, who, gear):  # munchkin.item-restrictions.became-illegal-to-backpack
                who.put(replace(gear, used=False, idle=False))
                about = {"seat": who.seat, "card": gear.id}
                g.emit("stow", "munchkin.item-restrictions.became-illegal-to-backpack", about)
                return True
        surplus = _too_many_in_a_slot(g, in_use)
    surplus = surplus or _too_many_in_hands(g, who, in_use)
    if surplus:
        await _name_surplus(g, who, surplus)
        return True
    return _counts_again(g, who, in_use)


def _too_many_in_a_slot(g: Munchkin, in_use: list[Gear]) -> list[Gear]:
    """Two items in one slot, after a Cheat! was lost (munchkin.cheat.lost)."""
    limited = [gear for gear in in_use if not gear.cheat and not gear.idle]
    for slot in moving.WORN if len(limited) > 1 else ():
        worn = [gear for gear in limited if g.card(gear.id).slot == slot]
        if len(worn) > 1:
            return worn
    return []


def _too_many_in_hands(g: Munchkin, who: Player, in_use: list[Gear]) -> list[Gear]:
    """More in the hands than they hold: the owner names what stops counting (munchkin.item-restrictions.slot-surplus)."""
    held = [gear for gear in in_use if hands_of(g, gear)]
    return held if held and sum([hands_of(g, gear) for gear in held]) > all_hands(g, who) else []


def _counts_again(g: Munchkin, who: Player, in_use: list[Gear]) -> bool:
    """What was too much counts again as soon as there are hands for it (munchkin.item-restrictions.counts-again)."""
    for gear in in_use:
        if gear.idle and hands_of(g, replace(gear, idle=False)) <= free_hands(g, who):
            who.put(replace(gear, idle=False))
            return True
    return False


async def _name_surplus(g: Munchkin, who: Player, held: list[Gear]) -> None:
    options = [Option(f"idle:{gear.id}", gear.id) for gear in held]
    card = await pick(who.seat, "idle", options, "munchkin.item-restrictions.slot-surplus")
    gear = who.item(card)
    assert gear is not None
    who.put(replace(gear, idle=True))


# -- too many Big items


async def _big_surplus(g: Munchkin, who: Player) -> bool:
    """The owner regains the ability, trades or sells, or names the surplus item (munchkin.big-items.overflow-must-fix)."""
    big = big_items(g, who)
    if not big or len(big) <= big_limit(g, who):
        return False
    act = await Ask(who.seat, "surplus", "munchkin.big-items.overflow-must-fix", lambda why: _ways_out(g, who, why))
    if act[0] == "surplus":
        await _hand_on(g, who, act[1])
    elif act[0] == "sale":
        await sell(g, who)
    elif act[0] == "trade":
        await make_offer(g, who.seat, int(act[1]), is_help=False)
    elif act[0] == "sidekick":
        traits.carry_out(g, who, act)
    else:
        moving.carry_out(g, who, act)
    return True


def _ways_out(g: Munchkin, who: Player, why: bool) -> Iterator[Option[Any] | Refusal]:
    for gear in big_items(g, who):
        yield Option(f"surplus:{gear.id}", ("surplus", gear.id))
    if who.seat == g.active:
        sidekicks = tuple([card for card in who.hand if g.card(card).kind == "sidekick"])
        yield from traits.plays_of_traits(g, who, sidekicks, why)
    if g.in_combat(who.seat):  # munchkin.big-items.overflow-in-combat
        return
    if who.seat == g.active:
        helpful = tuple([card for card in who.hand if g.card(card).kind in ("modifier", "cheat", "item")])
        offered = moving.plays_of_items(g, who, helpful, why)
        yield from [each for each in offered if not each.id.startswith("stow")]
        if not why_not_sell(g, who):
            yield Option("sale", ("sale",))
        elif why:
            yield Refusal("sale", "munchkin.big-items.overflow-sell")
    for other in g.living:
        if other is not who and not why_not_trade(g, who.seat, other.seat):
            yield Option(f"trade:{other.seat}", ("trade", str(other.seat)))


async def _hand_on(g: Munchkin, who: Player, card: str) -> None:
    """To the lowest living player who can carry it, who cannot refuse; else to the discards (overflow-give, overflow-discard)."""
    gear = who.item(card)
    assert gear is not None
    bare = replace(gear, cheat="", carried=False)
    able = [each for each in g.living if each is not who and not moving.why_not_carry(g, each, bare)]
    if not able:
        discard_gear(g, who.take_out(card))
        g.emit("lost", "munchkin.big-items.overflow-discard", {"seat": who.seat, "card": card})
        return
    lowest = [each.seat for each in able if each.level == min(other.level for other in able)]
    options = [Option(f"to:{seat}", seat) for seat in lowest]
    seat = await pick(who.seat, "to", options, "munchkin.big-items.overflow-tie", {"card": card})
    moving.come_into_play(g, g.players[seat], moving.leave(g, who, card))
    g.emit("handed-over", "munchkin.big-items.overflow-give", {"seat": who.seat, "to": seat, "card": card})


# -- what comes last


async def _receipts(g: Munchkin, who: Player) -> bool:
    await play_on_receipt(g, who)
    return True


async def _perk_choice(g: Munchkin, who: Player) -> bool:
    await choose_perk(g, who)
    return True


STEPS: tuple[tuple[Callable[[Player], object], Callable[[Munchkin, Player], Awaitable[bool]]], ...] = (
    (attrgetter("perks"), _perk_surplus),
    (lambda who: who.classes or who.traits, _class_surplus),
    (attrgetter("gear"), _illegal_gear),
    (attrgetter("gear"), _big_surplus),
    (attrgetter("received"), _receipts),
    (attrgetter("perk_choices"), _perk_choice),
)  # each with what it is about: whoever has nothing of it has nothing to settle
