"""How a seat trades: it weighs what it gets against what it gives, and offers what should be as good for the other."""

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from crossroads.bots.fallout.situation import Situation
from crossroads.engine.deals import Thing, gain
from crossroads.engine.decisions import Decision
from crossroads.games.fallout.survivors.equipment import LIMIT
from crossroads.games.fallout.turn.effects import Action, Camp

FAIR = 0.5  # what a trade must bring, so that nobody is talked out of things for nothing
USUAL_AGENDA = 2.0  # what an agenda counts for in general


TermsKey = tuple[str, str, int]  # what a bargain gives, asks for, and pays in caps


class Bargain(NamedTuple):
    """A trade that both sides should want: at most one card each way, and caps to make it even."""

    gain: float
    gives: str  # a card; none if empty
    asks: str
    caps: int  # to the other; fewer than 0: from the other

    @property
    def terms(self) -> TermsKey:
        return self.gives, self.asks, self.caps


def open_trade(here: Situation, decision: Decision) -> str | None:
    """Begin the best trade with somebody near, if it is worth it; what was refused is not offered again this turn.

    So there is none while the turn can bring another camp, and none after a refusal.
    """
    if any(event.kind == "refused" for event in here.events) or not _is_last_action(here):
        return None
    found: list[tuple[float, str]] = []
    for option in decision.ids:
        meant = here.acts.read(option)
        if meant.verb == "trade" and (bargain := best_bargain(here, meant.number("seat"))) is not None:
            found.append((bargain.gain, option))
    return max(found)[1] if found else None


def _is_last_action(here: Situation) -> bool:
    """Whether no camp can follow in this turn: no action is left, and no card gives one or a camp."""
    uses = [use for held in here.held for use in here.content.cards[held["id"]].uses]
    uses += [here.content.perks[perk].use for perk in here.me["perks"]]
    effects = [effect for use in uses for effect in (*use.effects, *use.after)]
    return here.view["actions"] == 0 and not any(isinstance(effect, (Action, Camp)) for effect in effects)


def draft_offer(here: Situation, decision: Decision) -> str:
    """Put the bargain together thing by thing, then propose it."""
    deal = here.view["deal"]
    bargain = best_bargain(here, deal["partner"])
    if bargain is None:
        return "cancel"
    if bargain.gives and bargain.gives not in deal["gives"]:
        return here.acts.write("give", card=bargain.gives)
    if bargain.asks and bargain.asks not in deal["asks"]:
        return here.acts.write("ask", card=bargain.asks)
    if deal["gives_caps"] < bargain.caps:
        return "give-cap"
    return "ask-cap" if deal["asks_caps"] < -bargain.caps else "propose"


def best_bargain(here: Situation, partner: int) -> Bargain | None:
    """The trade with another seat that brings most, of those that should be worth it to both."""
    there = Situation(here.content, here.weights, here.view, partner)
    own, theirs = [held["id"] for held in here.me["inventory"]], [held["id"] for held in there.me["inventory"]]
    has_room = len(own) < LIMIT
    found = [
        bargain
        for gives in ("", *own)
        for asks in ("", *theirs)
        if (gives or has_room or not asks) and (bargain := _bargain(here, there, gives, asks)) is not None
    ]
    return max(found) if found else None


def _bargain(here: Situation, there: Situation, gives: str, asks: str) -> Bargain | None:
    """At the least price that the other should take, or for all its caps; nothing if that is too much for either."""
    short = FAIR + _card_worth(there, asks) - _use_of(there, gives)
    caps = max(ceil(short / there.weights.cap), -there.me["caps"])
    gain = _use_of(here, asks) - _loss_of(here, gives) - here.weights.cap * caps
    return Bargain(gain, gives, asks, caps) if gain >= FAIR and caps <= here.me["caps"] else None


def _card_worth(here: Situation, card: str) -> float:
    return here.card_worth(here.content.cards[card]) if card else 0.0


def _use_of(here: Situation, card: str) -> float:
    """What a card would bring beyond what lies in its slot already."""
    return _card_worth(here, card) - here.worn_worth(here.content.cards[card].kind) if card else 0.0


def _loss_of(here: Situation, card: str) -> float:
    """What is lost with a card of the inventory: one that is worse than what is worn is only good to be sold."""
    if not card or _use_of(here, card) > 0:
        return _card_worth(here, card)
    return here.weights.cap * max(0, (here.content.cards[card].cost or 0) - 1)


def answer_offer(here: Situation, decision: Decision) -> str:
    """Agree to gifts, and to what brings more than it costs; else make a better offer, but none to a better offer."""
    deal = here.view["deal"]
    own = deal["seat"] == here.seat
    gives, asks = [*_given(here)], [*_asked(here)]
    gets, costs = (asks, gives) if own else (gives, asks)
    worth = gain(gets, costs, lambda thing: _worth(here, thing, gets))
    if gets and (not costs or worth >= FAIR):
        return "accept"
    is_first = deal["seat"] == here.view["turn"]
    can_counter = "counter" in decision.ids and is_first
    better = best_bargain(here, deal["seat"]) if can_counter else None
    return "refuse" if better is None or better.terms in _proposed(here) else "counter"


def _proposed(here: Situation) -> list[TermsKey]:
    """What this seat has offered in this turn already: whoever opens a trade again is not offered the same again."""
    offers: list[TermsKey] = []
    gives, asks, caps = "", "", 0
    for option in here.own_choices("end"):
        meant = here.acts.read(option)
        match meant.verb:
            case "trade" | "counter":
                gives, asks, caps = "", "", 0
            case "give":
                gives = meant.text("card")
            case "ask":
                asks = meant.text("card")
            case "give-cap":
                caps += 1
            case "ask-cap":
                caps -= 1
            case "propose":
                offers.append((gives, asks, caps))
            case _:
                pass  # no part of a trade, or none that a bargain has
    return offers


def _given(here: Situation) -> Iterator[Thing]:
    """What the seat whose offer it is puts in."""
    deal = here.view["deal"]
    yield from [Thing("card", card) for card in deal["gives"]]
    known = deal["gives_agendas"]
    yield from _agendas(known if isinstance(known, list) else [])
    yield from _agendas(deal["gives_unseen"])
    if deal["gives_caps"]:
        yield Thing("caps", count=deal["gives_caps"])


def _asked(here: Situation) -> Iterator[Thing]:
    """What it asks for; agendas that were picked are known to some by name."""
    deal = here.view["deal"]
    yield from [Thing("card", card) for card in deal["asks"]]
    picked = deal["picked"]
    yield from _agendas(picked if isinstance(picked, list) and picked else deal["asks_agendas"])
    if deal["asks_caps"]:
        yield Thing("caps", count=deal["asks_caps"])


def _agendas(agendas: list[str] | int) -> Iterator[Thing]:
    if isinstance(agendas, list):
        yield from [Thing("agenda", card) for card in agendas]
    elif agendas:
        yield Thing("agenda", count=agendas)


def _worth(here: Situation, thing: Thing, gets: list[Thing]) -> float:
    """What a thing is worth to this seat, counted in XP."""
    if thing.kind == "caps":
        return here.weights.cap * thing.count
    if thing.kind == "card":
        return here.card_worth(here.content.cards[thing.id])
    room = here.room_for_agenda or thing not in gets
    each = here.weights.agenda if room else here.weights.further_agenda
    if thing.id:
        return each * here.worth_of_agenda(thing.id) / USUAL_AGENDA
    return each * thing.count
