"""Selling items for levels (topic selling)."""

from collections.abc import Iterator

from crossroads.engine.decisions import Ask, Option, Refusal, pick
from crossroads.games.munchkin.decks import discard_gear
from crossroads.games.munchkin.player import HIGHEST, Player
from crossroads.games.munchkin.state import Munchkin
from crossroads.games.munchkin.strength.levels import gain_levels
from crossroads.games.munchkin.strength.numbers import sell_rate

DROPPED = 3  # sales that may be begun and dropped before another player acts: a window ends


def worth(g: Munchkin, who: Player, card: str) -> int:
    """What an item brings, with its modifiers (munchkin.selling.whole-bundle); an item with No Price brings nothing."""
    gear = who.item(card) or who.bundle(card)
    cards = gear.cards if gear is not None else (card,)
    return sum([price for each in cards if isinstance(price := getattr(g.card(each), "price", None), int)])


def sellable(g: Munchkin, who: Player) -> list[str]:
    """What may be part of a sale, from hand and play (munchkin.selling.mixed-sources, no-price-not-sold)."""
    return [card for card in _there(who) if isinstance(getattr(g.card(card), "price", None), int)]


def _there(who: Player) -> list[str]:
    return [*who.hand, *[gear.id for gear in who.bundles], *[gear.id for gear in who.gear]]


def total(g: Munchkin, who: Player, cards: tuple[str, ...]) -> int:
    return sum(worth(g, who, card) for card in cards)


def why_not_sell(g: Munchkin, who: Player) -> str:
    """The rule in the way of any sale of the active player; empty if there is none."""
    if g.fight is not None:
        return "munchkin.selling.own-turn-not-combat"
    if who.level >= HIGHEST - 1:
        return "munchkin.selling.not-level-ten"
    if total(g, who, tuple(sellable(g, who))) < sell_rate(g, who):
        return "munchkin.selling.rate"
    if g.moved.count("sale") >= DROPPED:
        return "munchkin.response-windows.item-moves-finite"
    return ""


async def sell(g: Munchkin, who: Player) -> None:
    """Pick items until they are worth enough; one sale gives a level for each full rate (munchkin.selling.several-levels)."""
    while True:
        choice = await Ask(
            who.seat, "sale", "munchkin.selling.rate", lambda why: _ways(g, who, why), {"caps": total(g, who, g.sale)}
        )
        if choice == "cancel":
            g.moved += ("sale",)
            break
        if choice == "done":
            if await _is_meant(g, who):
                _carry_out(g, who)
            else:
                g.moved += ("sale",)
            break
        g.sale += (choice,)
    g.sale = ()


async def _is_meant(g: Munchkin, who: Player) -> bool:
    """Levels past the ninth are lost, and whoever would lose some is warned (munchkin.selling.not-past-nine)."""
    levels = total(g, who, g.sale) // sell_rate(g, who)
    if who.level + levels < HIGHEST:
        return True
    options = [Option("done", True), Option("cancel", False)]
    about = {"levels": levels, "level": HIGHEST - 1}
    return await pick(who.seat, "sale-past-nine", options, "munchkin.selling.not-past-nine", about)


def _ways(g: Munchkin, who: Player, why: bool) -> Iterator[Option[str] | Refusal]:
    priced = sellable(g, who)
    for card in _there(who):
        if card in priced and card not in g.sale:
            yield Option(f"sell:{card}", card)
        elif why and card not in priced and g.card(card).is_item:
            yield Refusal(f"sell:{card}", "munchkin.selling.no-price-not-sold")
    caps, rate = total(g, who, g.sale), sell_rate(g, who)
    if caps < rate:
        if why:
            yield Refusal("done", "munchkin.selling.rate")
    elif g.options.sale_past_nine == "refused" and who.level + caps // rate >= HIGHEST:
        if why:
            yield Refusal("done", "munchkin.selling.not-past-nine")
    else:
        yield Option("done", "done")
    yield Option("cancel", "cancel")


def _carry_out(g: Munchkin, who: Player) -> None:
    caps = total(g, who, g.sale)
    levels = min(caps // sell_rate(g, who), HIGHEST - 1 - who.level)  # munchkin.selling.no-change, not-past-nine
    cards = g.sale
    for card in cards:
        gear = who.take_out(card) if who.item(card) is not None else who.take_bundle(card)
        discard_gear(g, gear)
    about = {"seat": who.seat, "cards": list(cards), "caps": caps, "levels": levels}
    g.emit("sold", "munchkin.selling.rate", about)
    gain_levels(g, who, levels, "munchkin.level.gain-sale")
