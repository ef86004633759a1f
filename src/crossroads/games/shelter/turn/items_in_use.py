"""Using what one owns: which items work at a moment, exhausting and discarding them (topics items, exhaust)."""

from collections.abc import Iterator, Sequence

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.games.shelter import decks
from crossroads.games.shelter.cards.bills import Bill, Due, can_pay
from crossroads.games.shelter.cards.content import Item, Working
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.state import Shelter


def working_items(g: Shelter, who: Player, moment: str) -> list[Working]:
    """Own items with effects for this moment, and those effects; one that is exhausted or used up does not work.

    Rules: shelter.exhaust.once-a-round, shelter.items.used-up.
    """
    working: list[Working] = []
    if who.items:
        at_moment = g.content.working_at[moment]
        for owned in who.items:
            if owned.id in at_moment and not owned.exhausted and not is_used_up(g, owned.id):
                working.append(at_moment[owned.id])
    return working


def is_used_up(g: Shelter, item: str) -> bool:
    """Whether an item was used and discarded in this turn, and has come back (shelter.items.used-up)."""
    return item in (g.used_up or ())


def discard_item(g: Shelter, who: Player, card: str) -> None:
    """Lay an item of one's own on the discard pile; it gives nothing any more (shelter.items.lost-when-gone)."""
    who.items = tuple([item for item in who.items if item.id != card])
    g.item_pile += (card,)
    decks.fill_row(g, "items")  # a short row waits for cards to return (shelter.decks.short-row)


def wear_out(g: Shelter, who: Player, card: Item) -> None:
    """Turn or discard an item as its use demands (shelter.exhaust.turn); a passive one stays (shelter.exhaust.passive)."""
    g.emit("use-item", "shelter.items.use-any-time", {"seat": who.seat, "item": card.id, "mode": card.mode})
    if card.mode == "exhaust":
        who.turn_item(card.id, exhausted=True)
    elif card.mode == "discard":
        g.used_up = (*(g.used_up or ()), card.id)
        discard_item(g, who, card.id)


def rule_of_moment(card: Item) -> str:
    """The rule that says when an item works: at the end, by itself, or at the moment that its card names."""
    by_mode = {"end": "shelter.scoring.items-first", "passive": "shelter.exhaust.passive"}
    return by_mode.get(card.mode, "shelter.items.windows")


async def give_items(g: Shelter, who: Player, amount: int) -> None:
    """Pay with own items, exhausted ones too (shelter.items.spend, shelter.items.spend-exhausted)."""
    for _ in range(amount):
        offers = [Option(f"give:{item.id}", item.id) for item in who.items]
        card = await pick(who.seat, "give-item", offers, "shelter.items.spend")
        g.emit("give-item", "shelter.items.spend", {"seat": who.seat, "item": card})
        discard_item(g, who, card)


def greatest_discount(g: Shelter, who: Player, moment: str, items_due: int = 0, used: Item | None = None) -> int:
    """How many cubes own items could let off, if `items_due` items must be left to pay with; `used` is out of play."""
    working = working_items(g, who, moment)
    if not working:
        return 0
    lasting = 0
    single: list[int] = []
    for _, card, effects in working:
        less = sum(effect.less for effect in effects)
        if card is used:
            items_due += card.mode == "discard"
        elif card.mode == "discard":
            single.append(less)
        else:
            lasting += less
    spendable = max(0, len(who.items) - items_due)
    return lasting + sum(sorted(single, reverse=True)[:spendable])


async def settle_discount(
    g: Shelter, who: Player, moment: str, bill: Bill, items_due: int, later: Sequence[Due] = ()
) -> int:
    """How many cubes of a bill own items let off: passive ones always, the others as their owner likes."""
    always = 0
    for _, card, effects in working_items(g, who, moment):
        always += sum(effect.less for effect in effects) if card.mode == "passive" else 0
    off = always
    while off < bill.size:
        offers = list(_helpers(g, who, moment, items_due, (bill, off - always), later))
        enough = can_pay(who.cubes, [(bill, off), *later])
        offers.append(Option("pay", "") if enough else Refusal("pay", "shelter.cost-reward.whole-cost"))
        chosen = await pick(who.seat, "discount", offers, "shelter.items.windows", {"off": off})
        if not chosen:
            break
        off += sum(effect.less for effect in g.content.effects_at[moment][chosen])
        wear_out(g, who, g.content.items[chosen])
    if off:
        g.emit("discount", "shelter.items.use-any-time", {"seat": who.seat, "off": min(off, bill.size)})
    return off


def _helpers(
    g: Shelter, who: Player, moment: str, items_due: int, due: Due, later: Sequence[Due]
) -> Iterator[Option[str] | Refusal]:
    """Items that could be used next; not one after which the rest could not be paid any more."""
    bill, off = due
    for item, card, effects in working_items(g, who, moment):
        if card.mode == "passive":
            continue
        most = off + sum(effect.less for effect in effects) + greatest_discount(g, who, moment, items_due, used=card)
        if card.mode == "discard" and len(who.items) <= items_due:
            yield Refusal(f"use:{item}", "shelter.items.spend")
        elif can_pay(who.cubes, [(bill, most), *later]):
            yield Option(f"use:{item}", item)
        else:
            yield Refusal(f"use:{item}", "shelter.cost-reward.whole-cost")
