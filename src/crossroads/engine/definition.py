"""What a game must bring so that the engine can play it, and where games are found."""

from collections.abc import Callable, Coroutine, Hashable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Generic, TypeVar

import msgspec

from crossroads.engine.decisions import Decision, Refusal
from crossroads.engine.dice import Dice
from crossroads.engine.odds import Odds
from crossroads.engine.packs import Pack
from crossroads.engine.sharing import Share
from crossroads.engine.state import State
from crossroads.engine.words import Words

S = TypeVar("S", bound=State)


class UnknownGame(ValueError):
    """Nobody brings a game of this name."""


def _nothing_opened(_words: Words, _state: Any) -> dict[str, Any]:
    """For games whose book tells all cards."""
    return {}


# What the words of a decision's options (labels and odds) depend on beside the options' ids: what those of all do, and
# what those of some do besides, by what they hinge on.
Faces = tuple[Hashable, Mapping[Hashable, Hashable]]


def _no_faces(_words: Words, _view: Mapping[str, Any], _decision: Decision) -> Faces | None:
    """For games whose options depend on too much to tell it."""
    return None


def _no_hinge(_option: str) -> Hashable:
    return None


@dataclass(frozen=True, slots=True)
class Definition(Generic[S]):
    """A game as the engine sees it. Everything here is a pure function of its arguments."""

    id: str
    package: str  # where its rules live: their text is part of a saved game's pins
    seats: tuple[int, int]
    seats_rule: str
    packs: tuple[str, ...]
    table_options: type[msgspec.Struct]
    state_type: type[S]
    content_type: type[Any]
    load_content: Callable[[tuple[Pack, ...]], Any]
    set_up: Callable[[Any, int, Any, Dice], S]
    beat: Callable[[S], Coroutine[Any, Any, None] | None]  # one small step: a flow, or nothing left to await
    view: Callable[[S, int | None, Share], dict[str, Any]]
    redeal: Callable[[S, int | None], None]
    why_not: Callable[[S, int, str, Decision | None], Refusal | None]
    odds: Callable[[S, int, str, Decision], tuple[Odds, ...]]
    faults: Callable[[S], Iterator[str]]
    rule_text: Callable[[str, str], str]
    wording: Callable[[], "Wording"]
    title: Callable[[Words], str]  # what the game is called
    book: Callable[[Words, Any], dict[str, Any]]  # `cards` as a client draws them, and `names` of all that it labels
    scores: Callable[[S], tuple[int, ...]]  # by seat, as if the game ended now; they may give secrets away
    opened: Callable[[Words, S], dict[str, Any]] = _nothing_opened  # as the book's `cards`: those it must not tell yet
    open: bool = False  # no seat has secrets: each view is the spectator's, but for `seat`


@dataclass(frozen=True, slots=True)
class Wording:
    """How a game puts itself into words. `view` is a seat's view, so no sentence can tell a secret."""

    option: Callable[[Words, Mapping[str, Any], str], str]
    prompt: Callable[[Words, Mapping[str, Any], Decision], str]
    event: Callable[[Words, Mapping[str, Any], Any], str]
    card: Callable[[Words, Any, str], str]  # the printed text of a card, from its effects
    table: Callable[[Words, Mapping[str, Any]], list[str]]  # the whole view as lines of text
    faces: Callable[[Words, Mapping[str, Any], Decision], Faces | None] = _no_faces  # where they are equal, words are
    hinge: Callable[[str], Hashable] = _no_hinge  # the one thing of the table that an option's face may be about


@cache
def definition(name: str) -> Definition[Any]:
    """The game of this name, from whichever installed package brings it."""
    found = {point.name: point for point in entry_points(group="crossroads.games")}
    if name not in found:
        near = get_close_matches(name, found, 1)
        hint = f"did you mean `{near[0]}`?" if near else f"there are: {', '.join(sorted(found))}"
        raise UnknownGame(f"no game `{name}`; {hint}")
    loaded: Definition[Any] = found[name].load()
    return loaded


def game_names() -> tuple[str, ...]:
    """All games that are installed, by name."""
    return tuple(sorted(point.name for point in entry_points(group="crossroads.games")))
