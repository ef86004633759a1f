"""Drawing cards: loot with its events, assets (topics loot-cards, asset-cards)."""

from typing import Literal

from msgspec.structs import replace

from crossroads.engine.decisions import Option, pick
from crossroads.games.fallout.cards.amounts import Source
from crossroads.games.fallout.cards.effects import ASKED_BY_CARD
from crossroads.games.fallout.decks import draw_card, to_pile
from crossroads.games.fallout.state import EVENT, Chosen, Fallout
from crossroads.games.fallout.survivor import Held, Survivor
from crossroads.games.fallout.survivors.equipment import gain
from crossroads.games.fallout.survivors.resolving import resolve


async def draw_assets(g: Fallout, who: Survivor, count: int, rule: str) -> None:
    """Draw and gain assets."""
    await gain(g, who, _drawn(g, "asset", count), rule)


async def draw_loot(g: Fallout, who: Survivor, count: int, rule: str) -> None:
    """Draw loot: events are carried out, the rest is gained (fallout.loot-cards.event, fallout.loot-cards.draw-all-first)."""
    await _take_loot(g, who, _drawn(g, "loot", count), rule)


async def pick_loot(g: Fallout, who: Survivor, drawn: int, kept: int) -> None:
    """Draw loot, keep some of it, discard the rest."""
    cards = list(_drawn(g, "loot", drawn))
    while len(cards) > kept:
        offers = [Option(f"drop:{held.id}", held) for held in cards]
        dropped = await pick(who.seat, "drop-loot", offers, ASKED_BY_CARD)
        cards.remove(dropped)
        _lay_down(g, dropped.id)
        g.emit("discard", "fallout.loot-cards.discard-pile", {"seat": who.seat, "card": dropped.id})
    await _take_loot(g, who, tuple(cards), "fallout.results.draw-card")


async def _take_loot(g: Fallout, who: Survivor, cards: tuple[Held, ...], rule: str) -> None:
    """Carry out the events among drawn loot and gain the rest; one that kills takes all that is still in hand."""
    events = [held for held in cards if g.content.cards[held.id].kind == "event"]
    for held in events:
        if g.rolling is None:
            await carry_out_event(g, who, held.id)
        else:  # it may bring a roll of its own, and waits for the end of this one (fallout.actions.finish-first)
            own = g.roll_of(who)
            g.put_roll(replace(own, used=(*own.used, Chosen(held.id, verb=EVENT))))
    await gain(g, who, tuple([held for held in cards if held.id in g.drawn and held not in events]), rule)


async def carry_out_event(g: Fallout, who: Survivor, card: str) -> None:
    """What a drawn event brings, if it is still in hand; then it is discarded (fallout.loot-cards.event)."""
    if card in g.drawn:
        g.emit("loot-event", "fallout.loot-cards.event", {"seat": who.seat, "card": card})
        await resolve(g, who, g.content.cards[card].event, Source(card))
        _lay_down(g, card)


def _lay_down(g: Fallout, card: str) -> None:
    """A card in hand goes to its pile, if it is still there."""
    if card in g.drawn:
        g.drawn = tuple([each for each in g.drawn if each != card])
        to_pile(g, card)


def _drawn(g: Fallout, deck: Literal["loot", "asset"], count: int) -> tuple[Held, ...]:
    """Cards from the top of a deck, ready (fallout.exhaust.new-cards-ready); they wait in `g.drawn`."""
    before = len(g.drawn)
    for _ in range(count):
        if (card := draw_card(g, deck)) is not None:
            g.drawn += (card,)
    return tuple([Held(card) for card in g.drawn[before:]])
