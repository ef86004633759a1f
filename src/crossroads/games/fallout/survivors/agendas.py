"""Agenda cards: hands, the deck, the first player, loyalty (topics agenda-cards, first-player, loyalty)."""

from collections.abc import Iterator

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.engine.modules import replaceable
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.winning import MOST_AGENDAS, advance


@replaceable("fallout.results.draw-several")
async def draw_agendas(g: Fallout, who: Survivor, count: int) -> None:
    """Draw agendas into the hidden hand, then give up what is above the limit (fallout.agenda-cards.several-over-limit)."""
    for _ in range(count):
        card = take_top(g, who.seat)
        if card is None:  # fallout.agenda-cards.empty-discards
            break
        who.agendas += (card,)
        about = {"seat": who.seat}
        g.emit_to((who.seat,), "agenda", "fallout.results.draw-card", {**about, "agenda": card}, about)
        waits = g.revealed_agenda and not g.agenda_pile  # the deck is made of the card that is being resolved
        if not g.agenda_deck and not waits:  # fallout.agenda-cards.last-card-mid-draw, last-card-then-fifth
            renew_deck(g)
    await keep_limit(g, who)


def take_top(g: Fallout, seat: int | None = None) -> str | None:
    """The top card of the agenda deck, for a seat alone or in sight of all; an empty deck waits for discards."""
    if not g.agenda_deck and g.agenda_pile:
        if g.revealed_agenda:  # the last one is still being resolved (fallout.agenda-cards.last-card-mid-draw)
            renew_deck(g)
        else:
            g.agenda_deck = g.shuffle("agenda-deck", g.agenda_pile, "agendas")
            g.agenda_pile = ()
    if not g.agenda_deck:
        return None
    g.agenda_deck = g.settle("agendas", g.agenda_deck, seat=seat)
    g.reveal("agendas")
    card = g.agenda_deck[-1]
    g.agenda_deck = g.agenda_deck[:-1]
    return card


def renew_deck(g: Fallout) -> None:
    """The last agenda was drawn: a new deck, the next first player, power for both (fallout.agenda-cards.last-card-reshuffle)."""
    if g.agenda_pile:
        g.agenda_deck = g.shuffle("agenda-deck", g.agenda_pile, "agendas")
        g.agenda_pile = ()
    g.emit("agenda-deck", "fallout.agenda-cards.last-card-reshuffle", {})
    right = g.seats_from(g.first)[-1]
    if right != g.first:  # with nobody else to pass it to, there is nothing to tell
        g.first = right
        g.emit("first-player", "fallout.agenda-cards.last-card-pass", {"seat": right})
    advance(g, power_of_a_new_deck(g), "fallout.agenda-cards.last-card-power")


@replaceable("fallout.agenda-cards.last-card-power")
def power_of_a_new_deck(g: Fallout) -> dict[str, int]:
    """Both factions advance; alone, the one that is behind."""
    if g.started == 1 and g.power["star"] != g.power["shield"]:  # fallout.solo-play.weaker-faction-advances
        return {min(g.power, key=lambda side: g.power[side]): 1}
    return {"star": 1, "shield": 1}


async def keep_limit(g: Fallout, who: Survivor) -> None:
    """Give up agendas until four are left, the faceup one too if wanted (fallout.agenda-cards.fifth-card)."""
    while len(who.all_agendas) > MOST_AGENDAS:
        rule = "fallout.agenda-cards.fifth-card-any"
        give_up(g, who, await Ask(who.seat, "give-up-agenda", rule, lambda why: give_up_offers(who)))


def give_up_offers(who: Survivor) -> list[Option[str]]:
    """The agendas of a hand that is too full; asked when they are needed, since a hand can be imagined anew."""
    return [Option(f"give-up:{card}", card) for card in who.all_agendas]


def give_up(g: Fallout, who: Survivor, card: str) -> None:
    """An agenda is shuffled back into the deck, or by table option discarded."""
    take_agenda(g, who, card)
    if g.options.fifth_agenda == "discarded":
        g.agenda_pile += (card,)
        g.reveal()
        g.emit("give-up", "fallout.agenda-cards.fifth-card", {"seat": who.seat, "agenda": card})
        return
    g.agenda_deck = g.shuffle("agenda-deck", (*g.agenda_deck, card), "agendas")
    about = {"seat": who.seat}
    g.emit_to((who.seat,), "give-up", "fallout.agenda-cards.fifth-card", {**about, "agenda": card}, about)


def take_agenda(g: Fallout, who: Survivor, card: str) -> None:
    """An agenda leaves its owner; a loyalty that it marked ends (fallout.loyalty.may-be-given-up)."""
    if card == who.loyal_by:
        who.loyal_by = ""
        g.emit("withdraw", "fallout.loyalty.lasts-while-faceup", {"seat": who.seat})
    else:
        who.agendas = tuple([each for each in who.agendas if each != card])


# -- loyalty, at the start of one's own turn


@replaceable("fallout.loyalty.declare")
def loyalty_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[str] | Refusal]:
    """Declare a loyalty with an agenda that shows a faction, or withdraw one (fallout.loyalty.declare)."""
    declared = g.declared or ()
    for card in who.agendas:
        if g.content.agendas[card].faction is None:
            if why:
                yield Refusal(f"loyal:{card}", "fallout.loyalty.needs-faction-icon")
        elif card not in declared:
            yield Option(f"loyal:{card}", card)
        elif why:
            yield Refusal(f"loyal:{card}", "fallout.loyalty.once-each")
    if who.loyal_by:
        yield Option("withdraw", "")
    elif why:
        yield Refusal("withdraw", "fallout.loyalty.nothing-to-withdraw")


def declare(g: Fallout, who: Survivor, card: str) -> None:
    """Lay an agenda faceup; a former one goes back to the hand (fallout.loyalty.replaces-former)."""
    if who.loyal_by:
        who.agendas += (who.loyal_by,)
    who.agendas = tuple([each for each in who.agendas if each != card])
    who.loyal_by = card
    g.declared = (*(g.declared or ()), card)  # fallout.loyalty.once-each
    g.reveal()
    faction = g.content.agendas[card].faction
    g.emit("loyal", "fallout.loyalty.declare", {"seat": who.seat, "agenda": card, "faction": faction})


def withdraw(g: Fallout, who: Survivor) -> None:
    """Take the faceup agenda back (fallout.loyalty.withdraw)."""
    who.agendas += (who.loyal_by,)
    who.loyal_by = ""
    g.emit("withdraw", "fallout.loyalty.withdraw", {"seat": who.seat})
