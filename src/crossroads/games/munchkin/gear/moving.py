"""Putting items in use, stowing them, attaching things to them (topics items, item-restrictions, backpack, modifiers, cheat)."""

from collections.abc import Iterator

from msgspec.structs import replace

from crossroads.engine.decisions import Option, Refusal
from crossroads.games.munchkin.options import with_card
from crossroads.games.munchkin.player import Gear, Player
from crossroads.games.munchkin.state import Munchkin
from crossroads.games.munchkin.strength.numbers import (
    big_items,
    big_limit,
    fits,
    free_hands,
    hands_of,
    is_big,
    may_use,
    number,
)

Move = tuple[str, ...]  # what is done, with which card, and to which
WORN = ("head", "armour", "feet")


def why_not_carry(g: Munchkin, who: Player, gear: Gear) -> str:
    """The rule that keeps a player from carrying one more item; empty if there is none."""
    if is_big(g, gear) and len(big_items(g, who)) >= big_limit(g, who):
        return "munchkin.big-items.carry-one"
    return ""


def why_not_use(g: Munchkin, who: Player, gear: Gear) -> str:
    """The rule that keeps a munchkin from using an item that is not in use yet; empty if there is none."""
    card = g.card(gear.id)
    if card.kind != "item":
        return "munchkin.junk.in-backpack" if card.kind == "junk" else "munchkin.backpack.one-shots-go-there"
    if gear.cheat:
        return ""
    if not may_use(g, who, card):
        return "munchkin.item-restrictions.use-restricted"
    if card.slot in WORN:
        taken = any(
            each.used and not each.cheat and g.card(each.id).slot == card.slot  # only items are in use
            for each in who.gear
        )
        return f"munchkin.item-restrictions.slot-{card.slot}" if taken else ""
    if hands_of(g, replace(gear, idle=False)) > free_hands(g, who):
        return "munchkin.item-restrictions.slot-hands"
    return ""


def can_be_carried(g: Munchkin, card: str) -> bool:
    """Whether a card may lie in front of its owner as an item (munchkin.backpack.items-only)."""
    return bool(g.card(card).is_item)


def plays_of_items(
    g: Munchkin, who: Player, cards: tuple[str, ...], why: bool, in_use: bool = False
) -> Iterator[Option[Move] | Refusal]:
    """Items and what goes with them from the hand into play: in use, into the Backpack (not `in_use`), onto another item."""
    ways = ("wear",) if in_use else ("stow", "wear")
    for card in cards:
        kind = g.card(card).kind
        if kind == "cheat":
            yield from _attachments(g, who, card, "cheat", why)
        elif kind == "modifier":
            yield from _attachments(g, who, card, "attach", why)
        if not can_be_carried(g, card):
            continue
        gear = who.bundle(card) or Gear(card)
        if rule := why_not_carry(g, who, gear):
            if sidekick_has_room(g, who):
                yield with_card("load", card)
            if why:
                yield from [Refusal(f"{verb}:{card}", rule) for verb in ways]
            continue
        if not in_use:
            yield with_card("stow", card)
        if rule := why_not_use(g, who, gear):
            if why:
                yield Refusal(f"wear:{card}", rule)
        else:
            yield with_card("wear", card)


def _attachments(g: Munchkin, who: Player, card: str, verb: str, why: bool) -> Iterator[Option[Move] | Refusal]:
    """Onto which own items a modifier or a Cheat! may go (munchkin.modifiers.own-items, munchkin.cheat.one-per-item)."""
    for gear in who.gear:
        if g.card(gear.id).kind not in ("item", "junk"):  # munchkin.modifiers.permanent-items-only, not-on-modifier
            continue
        if verb == "cheat":
            if not gear.cheat:
                yield Option(f"cheat:{card}:{gear.id}", ("cheat", card, gear.id))
            elif why:
                yield Refusal(f"cheat:{card}:{gear.id}", "munchkin.cheat.one-per-item")
        elif verb == "attach":
            if gear.cheat or fits(g, card, gear.id):
                yield Option(f"attach:{card}:{gear.id}", ("attach", card, gear.id))
            elif why:
                yield Refusal(f"attach:{card}:{gear.id}", "munchkin.modifiers.item-limit")


def sidekick_has_room(g: Munchkin, who: Player) -> bool:
    """Whether a Sidekick could bear one more item beyond the limit (munchkin.sidekicks.load)."""
    room = number(g, who, "carry")
    return room > sum(gear.carried for gear in who.gear)


def moves(g: Munchkin, who: Player, why: bool) -> Iterator[Option[Move] | Refusal]:
    """Between use and the Backpack, in one's own turn outside combat (munchkin.backpack.own-turn-swap)."""
    for gear in who.gear:
        card = gear.id
        if gear.used:
            if f"stow:{card}" not in g.moved:
                yield with_card("stow", card)
            elif why:
                yield Refusal(f"stow:{card}", "munchkin.response-windows.item-moves-finite")
        elif rule := why_not_use(g, who, gear):
            if why:
                yield Refusal(f"wear:{card}", rule)
        elif f"wear:{card}" not in g.moved:
            yield with_card("wear", card)
        elif why:
            yield Refusal(f"wear:{card}", "munchkin.response-windows.item-moves-finite")
        if g.card(card).kind == "modifier":  # munchkin.modifiers.loose-carry
            yield from _attachments(g, who, card, "attach", why)


def carry_out(g: Munchkin, who: Player, move: Move) -> None:
    """Do what was chosen with an item."""
    verb, card = move[0], move[1]
    if verb in ("cheat", "attach"):
        _fix(g, who, verb, card, move[2])
        return
    inside = who.item(card)
    gear = inside if inside is not None else who.take_bundle(card)
    if inside is not None:
        g.moved += (f"{verb}:{card}",)
    who.put(replace(gear, used=verb == "wear", carried=gear.carried or verb == "load", idle=False))
    rule = "munchkin.backpack.own-turn-swap" if inside is not None else "munchkin.items.carry"
    g.emit(verb, rule, {"seat": who.seat, "card": card})


def _fix(g: Munchkin, who: Player, verb: str, card: str, item: str) -> None:
    """Attach a modifier or bind a Cheat! to an item."""
    gear = who.item(item)
    assert gear is not None
    if who.item(card) is not None:
        who.take_out(card)
    else:
        who.take_from_hand(card)
    if verb == "cheat":
        who.put(replace(gear, cheat=card))
    else:
        who.put(replace(gear, modifiers=(*gear.modifiers, card)))
    rule = "munchkin.cheat.frees-one-item" if verb == "cheat" else "munchkin.modifiers.attach"
    g.emit(verb, rule, {"seat": who.seat, "card": card, "item": item})


def come_into_play(g: Munchkin, who: Player, gear: Gear) -> None:
    """An item from another player in play: in use if nothing has to move, else in the Backpack (traded-placement)."""
    gear = replace(gear, cheat="", carried=False, idle=False)
    usable = not g.in_combat(who.seat) and not why_not_use(g, who, gear)
    who.put(replace(gear, used=usable))


def leave(g: Munchkin, who: Player, card: str) -> Gear:
    """An item leaves its owner; its Cheat! is discarded (munchkin.cheat.leaves-with-item)."""
    from_play = who.take_out(card)
    if from_play.cheat:
        pile = g.door_pile
        g.door_pile = (*pile, from_play.cheat)
    return replace(from_play, cheat="")
