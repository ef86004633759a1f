"""What happened, in short: a game says as data which of its events matter, and what is told of them together."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from crossroads.engine.events import Event
from crossroads.engine.words import Words

MOST_FACTS = 3  # that are told of a seat
MOST_NAMES = 3  # that a fact lists; of more it says how many

View = Mapping[str, Any]
NameParticulars = Callable[[Words, View, View], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class RecapFact:
    """Events of one sort that are told in one phrase: `recap-<name>` by `$count`, and by `$amount`, what they add up to.

    Where `names` is a particular, `recap-<name>-named` tells what they were about, unless that is too much or hidden.
    """

    name: str
    kinds: tuple[str, ...]
    weight: int  # of a seat's facts the weightiest are told
    where: View = field(default_factory=dict)  # only events with these particulars
    amount: str = ""  # a particular that is added up
    names: str = ""
    last: bool = False  # only the last event counts, as of somebody who goes from place to place


@dataclass(frozen=True, slots=True)
class Recap:
    """Which events of a game matter, and how their particulars are named."""

    facts: tuple[RecapFact, ...] = ()
    particulars: NameParticulars = lambda _words, _view, about: dict(about)
    passes: tuple[str, ...] = ()  # options by which a seat lets something pass: no turn of its own ends with them


class SeatRecap(NamedTuple):
    """What matters of a seat; of what nobody chose, if it is `None`."""

    seat: int | None
    who: str
    facts: tuple[str, ...]


def last_own(latest_first: Iterable[tuple[int, int, str]], seat: int, passes: tuple[str, ...]) -> int | None:
    """Which of these choices (number, seat, option) is a seat's last one that was more than a pass; `None` if it has made none."""
    mine = (number for number, by, option in latest_first if by == seat and option not in passes)
    return next(mine, None)


def in_short(recap: Recap, words: Words, view: View, events: Iterable[Event], looking: int | None) -> list[SeatRecap]:
    """What events come to, by seats in the order in which they appear; what befell the reader and what nobody chose comes last.

    The events are as the reader saw them.
    """
    told: dict[int | None, dict[str, list[Event]]] = {}
    by_kind: dict[str, list[RecapFact]] = {}
    for fact in recap.facts:
        for kind in fact.kinds:
            by_kind.setdefault(kind, []).append(fact)
    for event in events:
        for fact in by_kind.get(event.kind, ()):
            if all(event.about.get(key) == value for key, value in fact.where.items()):
                seat = event.about.get("seat")
                whose = seat if isinstance(seat, int) else None
                told.setdefault(whose, {}).setdefault(fact.name, []).append(event)
    order = sorted(told, key=lambda seat: (seat is None, seat == looking))
    return [
        SeatRecap(seat, _who(recap, words, view, seat, looking), _facts(recap, words, view, told[seat]))
        for seat in order
    ]


def lines_in_short(recaps: Iterable[SeatRecap], words: Words) -> list[str]:
    """A line for each seat."""
    return [words("recap-line", who=each.who, facts="; ".join(each.facts)) for each in recaps]


def _who(recap: Recap, words: Words, view: View, seat: int | None, looking: int | None) -> str:
    if seat is None:
        return words("recap-besides")
    if seat == looking:
        return words("recap-you")
    return str(recap.particulars(words, view, {"seat": seat}).get("player", seat + 1))


def _facts(recap: Recap, words: Words, view: View, told: Mapping[str, list[Event]]) -> tuple[str, ...]:
    """The weightiest phrases of a seat; what weighs the same comes in the order in which it happened."""
    weights = {fact.name: fact for fact in recap.facts}
    heavy = sorted(told, key=lambda name: -weights[name].weight)[:MOST_FACTS]
    return tuple([_phrase(recap, words, view, weights[name], told[name]) for name in heavy])


def _phrase(recap: Recap, words: Words, view: View, fact: RecapFact, events: list[Event]) -> str:
    events = events[-1:] if fact.last else events
    amount = sum(event.about.get(fact.amount, 0) for event in events) if fact.amount else 0
    about = {"count": len(events), "amount": amount}
    if fact.names and all(fact.names in event.about for event in events):
        names = dict.fromkeys(_names(recap, words, view, fact, events))
        if len(names) <= MOST_NAMES:
            return words(f"recap-{fact.name}-named", names=words.list(names), **about)
    return words(f"recap-{fact.name}", **about)


def _names(recap: Recap, words: Words, view: View, fact: RecapFact, events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        yield str(recap.particulars(words, view, {fact.names: event.about[fact.names]})[fact.names])
