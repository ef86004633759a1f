"""Trading: the camping survivor puts an offer together, the partner agrees, refuses or makes another (topic trading)."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from crossroads.engine.deals import (
    COUNTER,
    Deal,
    DealStep,
    Stage,
    Terms,
    Thing,
    VisibleThings,
    after,
    amount,
    go_on,
    is_party,
    is_void,
    named,
    unshown,
    visible,
)
from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Held, Survivor
from crossroads.games.fallout.survivors.agendas import keep_limit, take_agenda
from crossroads.games.fallout.survivors.equipment import gain
from crossroads.games.fallout.survivors.in_force import passives_of

QUESTIONS: dict[Stage, tuple[str, str]] = {
    "draft": ("trade", "fallout.trading.goods"),
    "offered": ("offer", "fallout.trading.consent"),
    "picking": ("which-agenda", "fallout.trading.goods"),
    "changed": ("changed-offer", "fallout.trading.consent"),
}
OFFERS = 3  # in a camp, with the same partner (fallout.trading.three-offers)


def trade_partners(g: Fallout, who: Survivor) -> list[int]:
    """Survivors in the same space or an adjacent one, or as far off as a card reaches (fallout.camp-action.trade-partners)."""
    land = g.land
    reach = 1
    for each in passives_of(g, who):  # every camp asks this
        if (far := each.trade_reach()) > reach:
            reach = far
    near = land.within(who.space, reach) if reach > 1 else (who.space, *land.steps[who.space])
    return [other.seat for other in g.alive if other is not who and other.space in near]


def trade(g: Fallout, who: Survivor, partner: Survivor) -> None:
    """Begin to put an offer together (fallout.trading.camper-is-a-party)."""
    g.deal = Deal(who.seat, partner.seat, _camp(g))
    _count(g, partner.seat)


def may_offer(g: Fallout, partner: int) -> bool:
    """Whether one more offer can be begun between the camping survivor and a partner (fallout.trading.three-offers)."""
    return (g.approached or ()).count(partner) < OFFERS


def _count(g: Fallout, partner: int) -> None:
    """An offer is begun, by whichever of the two."""
    g.approached = (*(g.approached or ()), partner)


def _camp(g: Fallout) -> str:
    """What an offer is made for: with this camp it is over."""
    return f"camp:{g.round}:{g.turn}"


def _running(g: Fallout) -> Deal:
    """The trade in progress. It names agendas that not everybody knows, so no flow keeps it while somebody chooses."""
    assert g.deal is not None, "nobody trades"
    return g.deal


async def trade_on(g: Fallout) -> bool:
    """Put one thing more into the offer, or answer it; whether the trade goes on.

    Both sides have to agree to all of it (fallout.trading.consent).
    """
    if is_void(_running(g), _camp(g)):  # the camp that it was made for is over
        g.deal = None
        return False
    step = await _asked(g)
    before, g.deal = _running(g), after(g, TERMS, step)
    kind, _ = step
    if kind == "counter":
        _count(g, _partner(g, before))
    if kind == "show":
        _show(g, before)
    elif kind == "propose":
        _propose(g)
    elif g.deal is None and before.offers:
        g.emit("refused", "fallout.trading.consent", {"seat": before.asked})
    elif g.deal is not None and g.deal.stage == "agreed":
        await _exchange(g)
    return g.deal is not None


def _asked(g: Fallout) -> Ask[DealStep]:
    """What can be said to the offer; no other one in its place once there were enough (fallout.trading.three-offers)."""
    asked = go_on(g, TERMS)
    if may_offer(g, _partner(g, _running(g))):
        return asked
    return replace(asked, offers=lambda why: _without_counter(asked.offers(why), why))


def _without_counter(offers: Iterable[Option[DealStep] | Refusal], why: bool) -> Iterator[Option[DealStep] | Refusal]:
    for offer in offers:
        if offer is not COUNTER:
            yield offer
        elif why:
            yield Refusal(offer.id, "fallout.trading.three-offers")


def _partner(g: Fallout, deal: Deal) -> int:
    """With whom the camping survivor trades, whoever has made the offer."""
    return deal.partner if deal.seat == g.turn else deal.seat


def _show(g: Fallout, deal: Deal) -> None:
    """The other side alone sees the agendas that are put in, whatever comes of it (fallout.trading.show-agenda)."""
    g.reveal()
    other = deal.partner if deal.asked == deal.seat else deal.seat
    about = {"seat": deal.asked, "partner": other}
    shown = {**about, "agendas": list(unshown(deal))}
    g.emit_to((deal.seat, deal.partner), "agendas-shown", "fallout.trading.show-agenda", shown, about)


def _propose(g: Fallout) -> None:
    """The partner is told all of the offer but the faces of its agendas."""
    about = {
        key: value for key, value in told(_running(g), None).items() if key not in ("gives_unseen", "picked", "stage")
    }
    g.emit("offer", "fallout.trading.consent", about)


def told(deal: Deal, seat: int | None) -> dict[str, Any]:
    """An offer as a seat may see it: agendas by name for their owner, and for whom they were shown to."""
    agendas = visible(deal, seat, deal.seat, deal.hidden)
    picked = visible(deal, seat, deal.partner, deal.picked)
    return {
        "seat": deal.seat,
        "partner": deal.partner,
        "gives": list(named(deal.gives, "card")),
        "gives_caps": amount(deal.gives, "caps"),
        "asks": list(named(deal.asks, "card")),
        "asks_caps": amount(deal.asks, "caps"),
        "asks_agendas": amount(deal.asks, "agenda"),
        "gives_agendas": _by_name_or_count(deal, seat, agendas),
        "gives_unseen": agendas.others,
        "picked": _by_name_or_count(deal, seat, picked),
        "stage": deal.stage,
    }


def _by_name_or_count(deal: Deal, seat: int | None, agendas: VisibleThings) -> list[str] | int:
    """Those that a seat knows, by name; if there are none, how many it does not know."""
    knows_all = is_party(deal, seat) and not agendas.others
    return list(agendas.known) if agendas.known or knows_all else agendas.others


GIVE_CAP: Option[DealStep] = Option("give-cap", ("give", Thing("caps")))
ASK_CAP: Option[DealStep] = Option("ask-cap", ("ask", Thing("caps")))
ASK_AGENDA: Option[DealStep] = Option("ask-agenda", ("ask", Thing("agenda")))
SHOW_AGENDAS: Option[DealStep] = Option("show-agendas", ("show", ""))  # fallout.trading.show-agenda


def goods_on_offer(g: Fallout, why: bool) -> list[Option[DealStep] | Refusal]:
    """What can be put into the offer on either side: items, companions, agendas, caps (fallout.trading.goods)."""
    deal = _running(g)
    who, partner = g.survivors[deal.seat], g.survivors[deal.partner]
    goods = _cards(g, who, named(deal.gives, "card"), "give", why)
    goods += [_give_agenda(card) for card in who.all_agendas if card not in deal.hidden]
    if amount(deal.gives, "caps") < who.caps:
        goods.append(GIVE_CAP)
    if unshown(deal):
        goods.append(SHOW_AGENDAS)
    goods += _cards(g, partner, named(deal.asks, "card"), "ask", why)
    if amount(deal.asks, "agenda") < len(partner.all_agendas):
        goods.append(ASK_AGENDA)
    if amount(deal.asks, "caps") < partner.caps:
        goods.append(ASK_CAP)
    return [*goods, *_never(who, "give"), *_never(partner, "ask")] if why else goods


def _never(owner: Survivor, act: str) -> Iterator[Refusal]:
    """What stays with its owner: perks, traits and S.P.E.C.I.A.L. tokens (fallout.trading.not-tradable)."""
    for own in (*owner.perks, *owner.traits, *owner.special):
        yield Refusal(f"{act}:{own}", "fallout.trading.not-tradable")


def _cards(
    g: Fallout, owner: Survivor, taken: tuple[str, ...], act: str, why: bool
) -> list[Option[DealStep] | Refusal]:
    """Equipped cards and those of the inventory (fallout.trading.equipped-tradable), but no abilities."""
    found: list[Option[DealStep] | Refusal] = []
    for held in (*owner.equipped, *owner.inventory):
        if held.id in taken:
            continue
        if g.content.cards[held.id].kind != "ability":
            found.append(_card(act, held.id))
        elif why:
            found.append(Refusal(f"{act}:{held.id}", "fallout.character-cards.other-cards-not-traded"))
    return found


@cache
def _card(act: str, card: str) -> Option[DealStep]:
    return Option(f"{act}:{card}", (act, Thing("card", card)))


@cache
def _give_agenda(card: str) -> Option[DealStep]:
    return Option(f"give-agenda:{card}", ("give", Thing("agenda", card)))


TERMS: Terms[Fallout] = Terms(
    deal=_running,
    things=goods_on_offer,
    hand=lambda g, seat: g.survivors[seat].all_agendas,
    hidden="agenda",  # they have no name for the other side, and are picked by their owner (fallout.trading.goods)
    questions=QUESTIONS,
    pick="give-agenda",
    show="show-agendas",
    empty_rule="fallout.trading.goods",
)


async def _exchange(g: Fallout) -> None:
    """Everything changes hands at once; limits and equipping come after (fallout.trading.limits-after-trade)."""
    deal = _running(g)
    who, partner = g.survivors[deal.seat], g.survivors[deal.partner]
    g.reveal()  # agendas that change hands are seen
    to_partner, to_who = _take(g, who, named(deal.gives, "card")), _take(g, partner, named(deal.asks, "card"))
    _pass_agendas(g, who, partner, deal.hidden)
    _pass_agendas(g, partner, who, deal.picked)
    paid = amount(deal.gives, "caps") - amount(deal.asks, "caps")
    who.caps -= paid
    partner.caps += paid
    g.deal = None
    g.emit("traded", "fallout.trading.goods", {"seat": who.seat, "partner": partner.seat})
    received = {who.seat: to_who, partner.seat: to_partner}
    for seat in sorted(received, key=lambda each: each != g.turn):  # the camping survivor first
        await gain(g, g.survivors[seat], received[seat], "fallout.trading.received-card-may-be-equipped")
        await keep_limit(g, g.survivors[seat])


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
