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
from crossroads.games.munchkin.plays.offers import kind_of
from crossroads.games.munchkin.plays.playing import apply
from crossroads.games.munchkin.plays.stack import DEATH
from crossroads.games.munchkin.state import NOBODY, Munchkin, Pending
from crossroads.games.munchkin.strength.numbers import (
    big_items,
    big_limit,
    class_limit,
    counts,
    free_hands,
    hands_of,
    perk_limit,
)

SALE = Pending("sale", card="")  # stands for a sale among what restores a Level


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
    for may_be_due, step in STEPS:
        for who in filter(may_be_due, in_order):
            if await step(g, who):
                return True
    return False


async def _perk_surplus(g: Munchkin, who: Player) -> bool:
    """More Perks than allowed: the lost Level may be restored at once, else the owner discards one."""
    if len(who.perks) <= perk_limit(g, who):
        return False
    if not who.restoring:
        who.restoring = True
        while _fell_too_low(who) and (who.hand or _may_sell(g, who)):
            chosen = await Ask(who.seat, "restore", "munchkin.perks.restore-window", lambda why: _restorations(g, who))
            if chosen is None:
                break
            await (sell(g, who) if chosen == SALE else apply(g, chosen))
    if len(who.perks) > perk_limit(g, who):
        await lose_perk(g, who, "munchkin.perks.lost-levels-discard")
    who.restoring = len(who.perks) > perk_limit(g, who)
    return True


def _fell_too_low(who: Player) -> bool:
    """Whether it is the Level that is too low; none brings back what only Megabrain allowed (megabrain.lost-surplus)."""
    return len(who.perks) > who.level // 2


def _restorations(g: Munchkin, who: Player) -> Iterator[Option[Pending | None]]:
    """Cards in hand that give their holder a level, who cannot give it to others now; and in their own turn a sale."""
    for card in who.hand:
        gains = [word for word in g.content.deeds[card] if type(word).__name__ == "Gain"]
        target = who.seat if any(word.aims() for word in gains) else NOBODY
        use = Pending(kind_of(g, card, NOBODY), card, who.seat, target)
        if card not in g.applied and any(word.can_act(g, use) for word in gains):
            yield Option(f"play:{card}", use)
    if _may_sell(g, who):
        yield Option("sale", SALE)
    yield Option("none", None)


def _may_sell(g: Munchkin, who: Player) -> bool:
    return who.seat == g.active and not why_not_sell(g, who)


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
    if not g.in_combat(who.seat):
        for gear in in_use:
            if not counts(g, who, gear):  # munchkin.item-restrictions.became-illegal-to-backpack
                who.put(replace(gear, used=False, idle=False))
                about = {"seat": who.seat, "card": gear.id}
                g.emit("stow", "munchkin.item-restrictions.became-illegal-to-backpack", about)
                return True
    surplus = _too_many_in_a_slot(g, in_use) or _too_many_in_hands(g, who, in_use)
    if surplus:
        await _name_surplus(g, who, surplus)
        return True
    return _counts_again(g, who, in_use)


def _too_many_in_a_slot(g: Munchkin, in_use: list[Gear]) -> list[Gear]:
    """Two items in one slot, after a Cheat! was lost (munchkin.cheat.lost)."""
    worn = [_worn(g, in_use, slot) for slot in moving.WORN]
    return next((there for there in worn if len(there) > 1), [])


def _worn(g: Munchkin, in_use: list[Gear], slot: str) -> list[Gear]:
    """What takes a slot: with Cheat! an item takes none."""
    return [gear for gear in in_use if g.card(gear.id).slot == slot and not gear.cheat and not gear.idle]


def _too_many_in_hands(g: Munchkin, who: Player, in_use: list[Gear]) -> list[Gear]:
    """More in the hands than they hold: the owner names what stops counting (munchkin.item-restrictions.slot-surplus)."""
    held = [gear for gear in in_use if hands_of(g, gear)]
    return held if held and free_hands(g, who) < 0 else []


def _counts_again(g: Munchkin, who: Player, in_use: list[Gear]) -> bool:
    """What was one too many finds room again (munchkin.item-restrictions.counts-again)."""
    for gear in in_use:
        if gear.idle:
            again = replace(gear, idle=False)
            slot = g.card(gear.id).slot
            if not _worn(g, in_use, slot) if slot in moving.WORN else hands_of(g, again) <= free_hands(g, who):
                who.put(again)
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
    elif act[0] == "bear":
        _load(g, who, act[1])
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
        if moving.sidekick_has_room(g, who):
            yield Option(f"load:{gear.id}", ("bear", gear.id))
    if who.seat == g.active:
        sidekicks = tuple([card for card in who.hand if g.card(card).kind == "sidekick"])
        yield from traits.plays_of_traits(g, who, sidekicks, why)
    if g.in_combat(who.seat):  # munchkin.big-items.overflow-in-combat
        return
    if who.seat == g.active:
        helpful = tuple([card for card in who.hand if g.card(card).kind in ("modifier", "cheat", "item")])
        yield from moving.plays_of_items(g, who, helpful, why, in_use=True)
        if not why_not_sell(g, who):
            yield Option("sale", ("sale",))
        elif why:
            yield Refusal("sale", "munchkin.big-items.overflow-sell")
    for other in g.living:
        if other is not who and not why_not_trade(g, who.seat, other.seat):
            yield Option(f"trade:{other.seat}", ("trade", str(other.seat)))


def _load(g: Munchkin, who: Player, card: str) -> None:
    """The Sidekick bears a Big item, which stays in use or in the Backpack (munchkin.big-items.overflow-in-combat)."""
    gear = who.item(card)
    assert gear is not None
    who.put(replace(gear, carried=True))
    g.emit("load", "munchkin.sidekicks.load", {"seat": who.seat, "card": card})


async def _hand_on(g: Munchkin, who: Player, card: str) -> None:
    """To the lowest living player who can carry it, who cannot refuse; else to the discards (overflow-give, overflow-discard)."""
    gear = who.item(card)
    assert gear is not None
    able = [each for each in g.living if not moving.why_not_carry(g, each, gear)]  # its owner is not
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
