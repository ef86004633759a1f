"""Shopping: buying, selling, recruiting (topics shop, shopping)."""

from collections.abc import Callable, Coroutine, Iterator
from typing import Any, ClassVar

from msgspec import Struct

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.decks import discard, draw_card
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Held, Survivor
from crossroads.games.fallout.survivors.conditions import holds
from crossroads.games.fallout.survivors.equipment import gain, gain_caps, make_room, spend_caps
from crossroads.games.fallout.survivors.in_force import passives_of
from crossroads.games.fallout.survivors.winning import settle

DealingsLeft = dict[str, int]  # dealings left, by sort


class ShopAct(Struct, frozen=True, gc=False):
    """Something that an expansion lets dealings be spent on beside buying and selling.

    What is on offer depends on how many are left; an option's value is how many it takes, and what with.
    """

    offers: Callable[[Fallout, Survivor, int, bool], Iterator[Option[tuple[int, Any]] | Refusal]]
    carry_out: Callable[[Fallout, Survivor, Any], Coroutine[Any, Any, None]]
    when: ClassVar[str] = "shop"


async def shop(g: Fallout, who: Survivor, dealings: int) -> None:
    """A card is added at the left, then up to so many dealings; the row is reset after the action (fallout.shopping.add-card-first)."""
    card = draw_card(g, "asset")
    if card is not None:
        g.shop = (card, *g.shop)  # fallout.shop.add-left
    dealings += sum([each.added_dealings() for each in passives_of(g, who)])
    g.emit("shop", "fallout.results.shop-number", {"seat": who.seat, "dealings": dealings})
    left = {"buy": dealings, "sell": dealings}
    while dealings_left(left) > 0:
        kind, card = await Ask(
            who.seat,
            "shop",
            "fallout.shopping.number-of-dealings",
            lambda why: shop_offers(g, who, left, why),
            dict(left),
        )
        if kind == "leave":  # fallout.shopping.no-obligation
            return
        if isinstance(kind, ShopAct):
            taken, what = card
            _count(g, left, "added", taken)
            await kind.carry_out(g, who, what)
        else:
            _count(g, left, kind)
            await _deal(g, who, kind, card)
        settle(g)


def dealings_left(left: DealingsLeft) -> int:
    return max(left.values())


def _count(g: Fallout, left: DealingsLeft, kind: str, taken: int = 1) -> None:
    """One allowance for all dealings, or one for each sort by table option (fallout.shopping.number-of-dealings)."""
    sort = "sell" if kind == "sell" else "buy"
    for each in left:
        if g.options.dealings == "together" or each == sort:
            left[each] -= taken


async def _deal(g: Fallout, who: Survivor, kind: str, card: str) -> None:
    if kind == "sell":
        price = (g.content.cards[card].cost or 0) - 1  # below nought nothing is gained (fallout.shopping.sell-minimum)
        discard(g, who, card, "fallout.shopping.sold-to-own-pile")
        gain_caps(g, who, price, "fallout.shopping.sell")
        await make_room(g, who)  # it may have been what held the others
        return
    # a companion costs caps only if its card says so (fallout.shopping.recruit-costs-no-caps)
    price = price_of(g.content, price_off(g, who), card)
    saved = (g.content.cards[card].cost or 0) - price
    if saved:
        g.emit("discount", f"fallout.shopping.{kind}", {"seat": who.seat, "card": card, "amount": saved})
    spend_caps(g, who, price, f"fallout.shopping.{kind}")
    g.shop = tuple([each for each in g.shop if each != card])
    g.drawn += (card,)
    await gain(g, who, (Held(card),), f"fallout.shopping.{kind}")


def shop_offers(g: Fallout, who: Survivor, left: DealingsLeft, why: bool) -> Iterator[Option[Any] | Refusal]:
    """What can be bought, recruited and sold, and why not the rest."""
    for card in g.shop:
        printed = g.content.cards[card]
        verb = "recruit" if printed.kind == "companion" else "buy"
        rule = _why_not_buy(g, who, card, left)
        if rule is None:
            yield Option(f"{verb}:{card}", (verb, card))
        elif why:
            yield Refusal(f"{verb}:{card}", rule)
    for held in (*who.equipped, *who.inventory):
        rule = _why_not_sell(g, who, held, left)
        if rule is None:
            yield Option(f"sell:{held.id}", ("sell", held.id))
        elif why:
            yield Refusal(f"sell:{held.id}", rule)
    for act in g.content.rulebook.turn_acts:
        if act.when == "shop":  # it counts as buying
            for offer in act.offers(g, who, left["buy"], why):
                yield offer if type(offer) is Refusal else Option(offer.id, (act, offer.value))
    yield Option("leave", ("leave", ""))


def _why_not_buy(g: Fallout, who: Survivor, card: str, left: DealingsLeft) -> str | None:
    printed = g.content.cards[card]
    if left["buy"] <= 0:
        return "fallout.shopping.number-of-dealings"
    if printed.kind == "companion" and printed.recruit is not None and not holds(g, who, printed.recruit):
        return "fallout.shopping.recruit-requirement"
    price = price_of(g.content, price_off(g, who), card)
    return "fallout.shopping.buy-needs-caps" if price > who.caps else None


def price_off(g: Fallout, who: Survivor) -> int:
    """How much less a survivor pays for an item."""
    return sum([each.price_off() for each in passives_of(g, who)])


def price_of(content: Content, off: int, card: str) -> int:
    """What a card of the shop costs somebody who pays so much less for items."""
    printed = content.cards[card]
    if printed.cost is None or printed.kind == "companion":
        return printed.cost or 0
    return max(0, printed.cost - off)


def _why_not_sell(g: Fallout, who: Survivor, held: Held, left: DealingsLeft) -> str | None:
    printed = g.content.cards[held.id]
    if left["sell"] <= 0:
        return "fallout.shopping.number-of-dealings"
    if printed.kind == "ability":
        return "fallout.character-cards.other-cards-not-discarded"
    if printed.cost is None:
        return "fallout.shopping.sell-needs-cost"
    if held not in who.inventory and g.options.sell == "inventory":
        return "fallout.shopping.sell-equipped"
    return None
