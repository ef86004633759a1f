"""Trading: the camping survivor puts an offer together, the partner agrees or not (topic trading)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from crossroads.engine.decisions import Ask, Option, Refusal, pick
from crossroads.games.fallout.agendas import keep_limit, take_agenda
from crossroads.games.fallout.belongings import gain

if TYPE_CHECKING:
    from crossroads.games.fallout.state import Deal, Fallout
    from crossroads.games.fallout.survivor import Held, Survivor

Step = tuple[str, Any]


def trade_partners(g: Fallout, who: Survivor) -> list[int]:
    """Survivors in the same space or an adjacent one (fallout.camp-action.trade-partners)."""
    land = g.land
    return [
        other.seat
        for other in g.alive
        if other is not who and (other.space == who.space or other.space in land.steps[who.space])
    ]


def trade(g: Fallout, who: Survivor, partner: Survivor) -> None:
    """Begin to put an offer together (fallout.trading.camper-is-a-party)."""
    from crossroads.games.fallout.state import Deal

    g.deal = Deal(who.seat, partner.seat)


def _running(g: Fallout) -> Deal:
    """The trade in progress. It names agendas that not everybody knows, so no flow keeps it while somebody chooses."""
    assert g.deal is not None, "nobody trades"
    return g.deal


async def trade_on(g: Fallout) -> None:
    """Put one thing more into the offer, or ask for the partner's answer (fallout.trading.consent)."""
    who, partner = g.survivors[_running(g).seat], g.survivors[_running(g).partner]
    ask: Ask[Step] = Ask(
        who.seat,
        "trade",
        "fallout.trading.goods",
        lambda why: deal_offers(g, who, partner, why),
        {"seat": partner.seat},
    )
    kind, what = await ask
    if kind == "cancel":
        g.deal = None
        return
    g.deal = _with(_running(g), kind, what)
    if kind == "show":
        _show(g, g.deal)
    elif kind == "propose":
        await _propose(g, who, partner)


def _show(g: Fallout, deal: Deal) -> None:
    """The partner alone sees the agendas of the offer, whatever comes of it (fallout.trading.show-agenda)."""
    g.reveal()
    about = {"seat": deal.seat, "partner": deal.partner}
    shown = {**about, "agendas": list(deal.gives_agendas)}
    g.emit_to((deal.seat, deal.partner), "agendas-shown", "fallout.trading.show-agenda", shown, about)


async def _propose(g: Fallout, who: Survivor, partner: Survivor) -> None:
    """The partner agrees or not."""
    deal = _running(g)
    about = {"seat": who.seat, "partner": partner.seat, "gives": list(deal.gives), "gives_caps": deal.gives_caps}
    about |= {"asks": list(deal.asks), "asks_caps": deal.asks_caps, "asks_agendas": deal.asks_agendas}
    about |= {"gives_agendas": len(deal.gives_agendas)}
    g.emit("offer", "fallout.trading.consent", about)
    agreed = await pick(
        partner.seat,
        "offer",
        [Option("accept", True), Option("refuse", False)],
        "fallout.trading.consent",
        {"seat": who.seat},
    )
    if agreed:
        await _exchange(g, who, partner)
    else:
        g.deal = None
        g.emit("refused", "fallout.trading.consent", {"seat": partner.seat})


def deal_offers(g: Fallout, who: Survivor, partner: Survivor, why: bool) -> Iterator[Option[Step] | Refusal]:
    """What can be put into the offer on either side: items, companions, agendas, caps (fallout.trading.goods)."""
    deal = _running(g)
    yield Option("cancel", ("cancel", ""))
    if deal.gives or deal.gives_caps or deal.gives_agendas or deal.asks or deal.asks_caps or deal.asks_agendas:
        yield Option("propose", ("propose", ""))  # one side may be empty (fallout.trading.gifts)
    yield from _cards(g, who, deal.gives, "give", why)
    for card in who.all_agendas:
        if card not in deal.gives_agendas:
            yield Option(f"give-agenda:{card}", ("give-agenda", card))
    if deal.gives_caps < who.caps:
        yield Option("give-cap", ("give-cap", 1))
    if deal.gives_agendas and not deal.shows:
        yield Option("show-agendas", ("show", ""))  # fallout.trading.show-agenda
    yield from _cards(g, partner, deal.asks, "ask", why)
    if deal.asks_agendas < len(partner.all_agendas):
        yield Option("ask-agenda", ("ask-agenda", 1))
    if deal.asks_caps < partner.caps:
        yield Option("ask-cap", ("ask-cap", 1))
    if why:
        yield from _never(who, "give")
        yield from _never(partner, "ask")


def _never(owner: Survivor, act: str) -> Iterator[Refusal]:
    """What stays with its owner: perks, traits and S.P.E.C.I.A.L. tokens (fallout.trading.not-tradable)."""
    for own in (*owner.perks, *owner.traits, *owner.special):
        yield Refusal(f"{act}:{own}", "fallout.trading.not-tradable")


def _cards(
    g: Fallout, owner: Survivor, named: tuple[str, ...], act: str, why: bool
) -> Iterator[Option[Step] | Refusal]:
    """Equipped cards and those of the inventory (fallout.trading.equipped-tradable), but no abilities."""
    for held in (*owner.equipped, *owner.inventory):
        if held.id in named:
            continue
        if g.content.cards[held.id].kind != "ability":
            yield Option(f"{act}:{held.id}", (act, held.id))
        elif why:
            yield Refusal(f"{act}:{held.id}", "fallout.character-cards.other-cards-not-traded")


def _with(deal: Deal, kind: str, what: Any) -> Deal:
    """The offer with one thing more in it."""
    if kind == "give":
        return replace(deal, gives=(*deal.gives, what))
    if kind == "give-agenda":
        return replace(deal, gives_agendas=(*deal.gives_agendas, what), shows=False)
    if kind == "give-cap":
        return replace(deal, gives_caps=deal.gives_caps + 1)
    if kind == "ask":
        return replace(deal, asks=(*deal.asks, what))
    if kind == "ask-agenda":
        return replace(deal, asks_agendas=deal.asks_agendas + 1)
    if kind == "ask-cap":
        return replace(deal, asks_caps=deal.asks_caps + 1)
    return replace(deal, shows=True) if kind == "show" else replace(deal, offered=True)


async def _exchange(g: Fallout, who: Survivor, partner: Survivor) -> None:
    """Everything changes hands at once; limits and equipping come after (fallout.trading.limits-after-trade)."""
    while len(_running(g).answers) < _running(g).asks_agendas:
        ask: Ask[str] = Ask(
            partner.seat, "which-agenda", "fallout.trading.goods", lambda why: answer_offers(g, partner)
        )
        ways = answer_offers(g, partner)
        card = ways[0].value if len(ways) == 1 else await ask
        g.deal = replace(_running(g), answers=(*_running(g).answers, card))
    g.reveal()  # agendas that change hands are seen
    deal = _running(g)
    to_partner, to_who = _take(g, who, deal.gives), _take(g, partner, deal.asks)
    _pass_agendas(g, who, partner, deal.gives_agendas)
    _pass_agendas(g, partner, who, deal.answers)
    who.caps += deal.asks_caps - deal.gives_caps
    partner.caps += deal.gives_caps - deal.asks_caps
    g.deal = None
    g.emit("traded", "fallout.trading.goods", {"seat": who.seat, "partner": partner.seat})
    for owner, cards in ((who, to_who), (partner, to_partner)):  # the camping survivor first
        await gain(g, owner, cards, "fallout.trading.received-card-may-be-equipped")
        await keep_limit(g, owner)


def answer_offers(g: Fallout, partner: Survivor) -> list[Option[str]]:
    """The agendas that the partner can still hand over; asked when they are needed, since a hand can be imagined anew."""
    return [Option(f"give-agenda:{card}", card) for card in partner.all_agendas if card not in _running(g).answers]


def _take(g: Fallout, owner: Survivor, cards: tuple[str, ...]) -> tuple[Held, ...]:
    """Cards leave their owner as they lie (fallout.exhaust.stays-exhausted-in-trade)."""
    taken = [held for card in cards if (held := owner.held(card)) is not None]
    for held in taken:
        owner.take_away(held.id)
    g.drawn += tuple([held.id for held in taken])
    return tuple(taken)


def _pass_agendas(g: Fallout, giver: Survivor, taker: Survivor, cards: tuple[str, ...]) -> None:
    """Agendas go to the hidden hand; a loyalty ends with its card (fallout.trading.loyalty-card-traded)."""
    for card in cards:
        take_agenda(g, giver, card)
        taker.agendas += (card,)
        about = {"seat": giver.seat, "partner": taker.seat}
        g.emit_to((giver.seat, taker.seat), "agenda-traded", "fallout.trading.goods", {**about, "agenda": card}, about)
