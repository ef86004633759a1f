"""Cards just received may be played at once (topics items, character-creation, class, sidekicks)."""

from collections.abc import Iterator
from typing import Any

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.engine.windows import open_windows
from crossroads.games.munchkin.gear import moving
from crossroads.games.munchkin.munchkins import traits
from crossroads.games.munchkin.options import with_card
from crossroads.games.munchkin.player import Player
from crossroads.games.munchkin.state import Munchkin

DONE: tuple[str, ...] = ("done",)
FOLLOWED = ("prepare", "door-settled", "trouble-settled", "loot-settled", "before-charity")  # by a window


async def play_on_receipt(g: Munchkin, who: Player) -> None:
    """One private decision when the whole batch is there, until its player says done (munchkin.items.receipt-window-ends).

    Who received hidden cards is asked whatever they are.
    """
    while _still_asked(g, who):
        later = "done" if _comes_first_at_once(g, who) else ""
        rule = "munchkin.items.play-on-receipt"
        act = await Ask(who.seat, "receipt", rule, lambda why: offers(g, who, why), later=later)
        if act == DONE:
            break
        carry_out(g, who, act)
        who.forget(act[1])
    who.received = who.from_deck = ()


def _still_asked(g: Munchkin, who: Player) -> bool:
    """Whether anything is left to decide; of an item in play all see whether it can be put in use (trading.traded-placement)."""
    return any(_is_in_hand(who, card) or _can_be_worn(g, who, card) for card in who.received)


def _comes_first_at_once(g: Munchkin, who: Player) -> bool:
    """Whether a window of one's own turn follows, in which all of this can be played just as well."""
    return who.seat == g.active and g.phase in FOLLOWED and g.fight is None and not g.stack and not open_windows(g)


def _is_in_hand(who: Player, card: str) -> bool:
    return card in who.hand or who.bundle(card) is not None


def _can_be_worn(g: Munchkin, who: Player, card: str) -> bool:
    """Whether an item that came from another player in play may be put in use: nothing else has to move."""
    gear = who.item(card)
    return gear is not None and not gear.used and not g.in_combat(who.seat) and not moving.why_not_use(g, who, gear)


def offers(g: Munchkin, who: Player, why: bool) -> Iterator[Option[Any] | Refusal]:
    """What may be played of the cards just received; items not while in combat (items.play-on-receipt-not-in-combat)."""
    yield Option("done", DONE)
    cards = who.received
    yield from traits.plays_of_traits(g, who, tuple([card for card in cards if _is_playable(g, who, card)]), why)
    if g.in_combat(who.seat):
        if why:
            kinds = ("item", "junk", "one-shot")
            there = [card for card in cards if g.card(card).kind in kinds]
            yield from [Refusal(f"wear:{card}", "munchkin.items.play-on-receipt-not-in-combat") for card in there]
        return
    yield from [with_card("wear", card) for card in cards if _can_be_worn(g, who, card)]
    yield from moving.plays_of_items(g, who, _item_cards(g, who), why)


def _is_playable(g: Munchkin, who: Player, card: str) -> bool:
    """A Sidekick only if it was drawn (munchkin.sidekicks.only-drawn-at-once)."""
    return g.card(card).kind != "sidekick" or card in who.from_deck or who.seat == g.active


def _item_cards(g: Munchkin, who: Player) -> tuple[str, ...]:
    """Items received; modifiers and Cheat! of the hand go with an item that could be played."""
    kinds = ("item", "one-shot", "junk", "modifier", "cheat")
    return tuple([card for card in who.received if g.card(card).kind in kinds and _is_in_hand(who, card)])


def carry_out(g: Munchkin, who: Player, act: tuple[str, ...]) -> None:
    if act[0] in ("class", "replace", "trait", "sidekick"):
        traits.carry_out(g, who, act)
    else:
        moving.carry_out(g, who, act)
