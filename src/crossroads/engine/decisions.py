"""Choices: what a seat may pick, what it may not and why, and how a flow waits for the answer."""

from collections.abc import Callable, Generator, Iterable, Mapping
from types import coroutine
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")
NOTHING: Mapping[str, Any] = {}
CHANCE = "chance"  # the prompt of what dice of a real table show, and the verb of its options: `chance:fight:6`
CARD = (
    "drawn"  # the prompt of what came from a deck of a real table, and the verb of its options: `drawn:doors:radroach`
)


class Option(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """One thing that a seat may choose now.

    `value` is what the flow receives. It outlives the state it was made for (clones choose it again), so it is plain
    data or a frozen leaf, never a part of the state that changes.
    """

    id: str
    value: T


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """One thing that a seat may not choose now, with the rule in its way."""

    id: str
    rule: str


class Decision(msgspec.Struct, frozen=True, gc=False):
    """One seat, one question, at least one option. `rule` is the rule that asks; `about` are the prompt's particulars."""

    seat: int
    prompt: str
    rule: str
    options: tuple[Option[Any], ...]
    about: Mapping[str, Any] = NOTHING
    later: str = ""  # the option that loses nothing, as `Ask` says

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of its options, in their order."""
        return tuple(option.id for option in self.options)


class Illegal(ValueError):
    """A choice that the rules do not allow: the rule, and a sentence made of the rule's own words."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rule, self.message)


class Ask(msgspec.Struct, Generic[T], gc=False, eq=False):
    """A question put to a seat. Awaiting it hands it to the driver and gives back the value that was chosen.

    `offers(False)` gives the options alone; `offers(True)`, for whoever asks why, the refusals too. The question of a window
    also tells what it offers to each of the seats that may answer. `later` is the option that loses nothing, where a window
    follows at once that asks the same seat first and offers it all of this: whoever is no bot need not be asked twice.
    """

    seat: int
    prompt: str
    rule: str
    offers: Callable[[bool], Iterable[Option[T] | Refusal]]
    about: Mapping[str, Any] = NOTHING
    offers_to: Callable[[int, bool], Iterable[Option[T] | Refusal]] | None = None
    later: str = ""

    def __await__(self) -> Generator["Ask[T]", Option[T], T]:
        chosen = yield self
        return chosen.value


class Listed(msgspec.Struct, Generic[T], frozen=True, gc=False, eq=False):
    """Offers that are known when the question is put: all of them, and the options among them."""

    everything: tuple[Option[T] | Refusal, ...]
    ways: tuple[Option[T], ...]

    def offers(self, why: bool) -> Iterable[Option[T] | Refusal]:
        return self.everything if why else self.ways


def listed(offers: Iterable[Option[T] | Refusal]) -> Listed[T]:
    """List offers for `pick`; what is asked over and over may be listed once and kept."""
    everything = tuple(offers)
    ways: list[Option[T]] = []
    for offer in everything:
        if type(offer) is Option:
            ways.append(offer)
    return Listed(everything, tuple(ways))


@coroutine
def pick(
    seat: int,
    prompt: str,
    offers: Iterable[Option[T] | Refusal] | Listed[T],
    rule: str,
    about: Mapping[str, Any] = NOTHING,
) -> Generator[Ask[T], Option[T], T]:
    """Let a seat pick one of the offers; a single way needs no question."""
    known = offers if type(offers) is Listed else listed(offers)  # type: ignore[arg-type]  # it is not one of those
    if len(known.ways) == 1:
        return known.ways[0].value
    chosen = yield Ask(seat, prompt, rule, known.offers, about)
    return chosen.value
