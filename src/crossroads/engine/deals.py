"""Deals: two seats, what goes each way, what was shown, and how an offer becomes an agreement.

A deal is data in the state of its game. One seat drafts it and proposes it; the other accepts, refuses, or makes an offer
of its own in its place. Hidden things that are asked for without a name are picked by their owner, and whoever made the
offer may decline once that has changed it. Either side may show the hidden things that it puts in, to the other alone.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from crossroads.engine.decisions import Ask, Option, Refusal

Stage = Literal["draft", "offered", "picking", "changed", "agreed"]
DealStep = tuple[str, Any]  # what is done to a deal, and with which thing
G = TypeVar("G")  # the state of a game


class Thing(msgspec.Struct, frozen=True, gc=False):
    """A thing by its name, or so many of a kind: all alike, or whichever their owner picks."""

    kind: str
    id: str = ""
    count: int = 1


class Deal(msgspec.Struct, frozen=True, gc=False):
    """An offer of `seat` to `partner`, and how far it has come."""

    seat: int
    partner: int
    occasion: str = ""  # it is void when this is over
    gives: tuple[Thing, ...] = ()
    asks: tuple[Thing, ...] = ()
    hidden: tuple[str, ...] = ()  # things that it gives, by name, and that not everybody may know
    picked: tuple[str, ...] = ()  # hidden things that the partner puts in for those that are asked for without a name
    shown: tuple[str, ...] = ()  # hidden things that the other of the two has seen
    stage: Stage = "draft"
    offers: int = 0  # that were made so far, those of the other side included

    @property
    def asked(self) -> int:
        """Who has to say something now."""
        return self.partner if self.stage in ("offered", "picking") else self.seat


class Terms(msgspec.Struct, Generic[G], frozen=True, gc=False, eq=False):
    """What a game says of all its deals. `deal` gives the one that goes on: its hidden things can be imagined anew."""

    deal: Callable[[G], Deal]
    things: Callable[[G, bool], Iterable[Option[DealStep] | Refusal]]  # what its draft may take in, on either side
    hand: Callable[[G, int], tuple[str, ...]]  # a seat's hidden things
    hidden: str  # the kind of things that are hidden
    questions: Mapping[Stage, tuple[str, str]]  # by stage: its prompt and rule
    pick: str  # the act that picks a hidden thing
    show: str  # the option that shows hidden things
    empty_rule: str  # an offer of nothing for nothing is none


def named(things: Iterable[Thing], kind: str) -> tuple[str, ...]:
    """The things of a kind that have a name."""
    return tuple([thing.id for thing in things if thing.kind == kind and thing.id])


def amount(things: Iterable[Thing], kind: str) -> int:
    """How many of a kind there are without a name."""
    count = 0
    for thing in things:
        if thing.kind == kind and not thing.id:
            count += thing.count
    return count


def is_void(deal: Deal, occasion: str) -> bool:
    """Whether a deal has expired: what it was made for is over."""
    return deal.occasion != occasion


def missing(deal: Deal, hidden: str) -> int:
    """How many hidden things the partner has yet to pick."""
    return amount(deal.asks, hidden) - len(deal.picked)


def unshown(deal: Deal) -> tuple[str, ...]:
    """The hidden things that whoever is asked now has put in and not shown."""
    own = deal.hidden if deal.asked == deal.seat else deal.picked
    return tuple([each for each in own if each not in deal.shown])


class VisibleThings(NamedTuple):
    """Hidden things of one side as a seat sees them: those that it knows by name, and how many others there are."""

    known: tuple[str, ...]
    others: int


def visible(deal: Deal, seat: int | None, owner: int, things: tuple[str, ...]) -> VisibleThings:
    """Hidden things of one side as a seat sees them: by name its own, and those that were shown to it."""
    known = [each for each in things if is_party(deal, seat) and (seat == owner or each in deal.shown)]
    return VisibleThings(tuple(known), len(things) - len(known))


def is_party(deal: Deal | None, seat: int | None) -> bool:
    """Whether a seat is one of the two, who know what was shown."""
    return deal is not None and seat in (deal.seat, deal.partner)


def gain(gets: Iterable[Thing], gives: Iterable[Thing], worth: Callable[[Thing], float]) -> float:
    """What a deal is worth to somebody to whom each thing is worth so much."""
    return sum(map(worth, gets)) - sum(map(worth, gives))


# -- how it goes on

CANCEL: Option[DealStep] = Option("cancel", ("cancel", ""))
PROPOSE: Option[DealStep] = Option("propose", ("propose", ""))
ACCEPT: Option[DealStep] = Option("accept", ("accept", ""))
REFUSE: Option[DealStep] = Option("refuse", ("refuse", ""))
COUNTER: Option[DealStep] = Option("counter", ("counter", ""))


def go_on(g: G, terms: Terms[G]) -> Ask[DealStep]:
    """Ask whoever has to say something to the deal; `after` tells what becomes of it."""
    deal = terms.deal(g)
    prompt, rule = terms.questions[deal.stage]
    asked = deal.asked
    other = deal.seat if asked == deal.partner else deal.partner
    return Ask(asked, prompt, rule, lambda why: ways(g, terms, why), {"seat": other})


def ways(g: G, terms: Terms[G], why: bool) -> Iterator[Option[DealStep] | Refusal]:
    """What can be said to a deal at its stage."""
    deal = terms.deal(g)
    if deal.stage == "draft":
        yield CANCEL
        if deal.gives or deal.hidden or deal.asks:
            yield PROPOSE
        elif why:
            yield Refusal("propose", terms.empty_rule)
        yield from terms.things(g, why)
        return
    if deal.stage != "picking":
        yield ACCEPT
        yield REFUSE
    if deal.stage == "offered":
        yield COUNTER
        if unshown(deal):
            yield Option(terms.show, ("show", ""))
    if deal.stage in ("offered", "picking") and missing(deal, terms.hidden) > 0:
        left = [each for each in terms.hand(g, deal.partner) if each not in deal.picked]
        yield from [Option(f"{terms.pick}:{each}", ("pick", each)) for each in left]


def after(g: G, terms: Terms[G], step: DealStep) -> Deal | None:
    """The deal after what was said to it; `None` if it came to nothing."""
    deal, (kind, what) = terms.deal(g), step
    match kind:
        case "cancel" | "refuse":
            return None
        case "give" if what.kind == terms.hidden:
            return replace(deal, hidden=(*deal.hidden, what.id))
        case "give":
            return replace(deal, gives=_with(deal.gives, what))
        case "ask":
            return replace(deal, asks=_with(deal.asks, what))
        case "show":
            return replace(deal, shown=(*deal.shown, *unshown(deal)))
        case "propose":
            return replace(deal, stage="offered", offers=deal.offers + 1)
        case "counter":
            return Deal(deal.partner, deal.seat, deal.occasion, shown=deal.shown, offers=deal.offers)
        case "pick":
            deal = replace(deal, picked=(*deal.picked, what))
            return _accepted(g, terms, deal) if deal.stage == "picking" else deal
        case "accept":
            return replace(deal, stage="agreed") if deal.stage == "changed" else _accepted(g, terms, deal)
        case _:
            raise AssertionError(f"nothing is known of `{kind}`")


def _with(things: tuple[Thing, ...], thing: Thing) -> tuple[Thing, ...]:
    """One thing more; those without a name are counted."""
    if thing.id:
        return (*things, thing)
    before = amount(things, thing.kind)
    others = [each for each in things if each.kind != thing.kind or each.id]
    return (*others, replace(thing, count=before + thing.count))


def _accepted(g: G, terms: Terms[G], deal: Deal) -> Deal:
    """The partner agrees: it picks what is yet to be picked, and whoever made the offer has the last word on that."""
    hand, lacking = terms.hand(g, deal.partner), missing(deal, terms.hidden)
    left = [each for each in hand if each not in deal.picked]
    if 0 < lacking < len(left):
        return replace(deal, stage="picking")
    deal = replace(deal, picked=(*deal.picked, *left[:lacking]))
    seen = any(each in deal.shown for each in deal.picked)
    is_changed = bool(deal.picked) and (seen or len(hand) > len(deal.picked))
    return replace(deal, stage="changed" if is_changed else "agreed")
