"""What a game must bring so that the engine can play it, and where games are found."""

from collections.abc import Callable, Coroutine, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from crossroads.engine.acts import Acts, Meant
from crossroads.engine.chance_words import chance_prompt
from crossroads.engine.decisions import CARD, CHANCE, Decision, Refusal
from crossroads.engine.dice import Dice
from crossroads.engine.installed import GROUP
from crossroads.engine.installed import game_names as game_names  # whoever asks for a game finds them all here
from crossroads.engine.labels import Label, Prompt
from crossroads.engine.modules import Module, Rulebook, nothing_forbidden
from crossroads.engine.odds import Odds
from crossroads.engine.packs import Pack
from crossroads.engine.proofs import Proof
from crossroads.engine.recap import Recap
from crossroads.engine.shapes import Shapes
from crossroads.engine.sharing import Share
from crossroads.engine.state import State
from crossroads.engine.words import Words
from crossroads.engine.zones import SoundPlacing, Zones, misplaced

S = TypeVar("S", bound=State)


class UnknownGame(ValueError):
    """Nobody brings a game of this name."""


def _no_choices(_content: Any) -> dict[str, tuple[str, ...]]:
    """For games whose table options do not depend on their packs."""
    return {}


def _no_proofs(_words: Words, _content: Any) -> Iterator[Proof]:
    """For games whose cards nobody else writes."""
    yield from ()


def _nothing_opened(_words: Words, _state: Any) -> dict[str, Any]:
    """For games whose book tells all cards."""
    return {}


def _no_distance(_state: Any, _seat: int, _meant: Meant) -> int:
    """For games in which nothing is far away."""
    return 0


def _first_seat(_state: Any) -> int:
    """For games without turns."""
    return 0


# What the words of a decision's options (labels and odds) depend on beside the options' ids: what those of all do, and
# what those of some do besides, by what they are about.
LabelInputs = tuple[Hashable, Mapping[Hashable, Hashable]]


def _no_label_inputs(_words: Words, _view: Mapping[str, Any], _decision: Decision) -> LabelInputs | None:
    """For games whose options depend on too much to tell it."""
    return None


def _no_cards(_words: Words, _content: Any, _view: Mapping[str, Any]) -> Iterable["CardTitle"]:
    """For games without cards that can be looked up."""
    return ()


def _nothing_added(_words: Words, _view: Mapping[str, Any]) -> list[str]:
    """For games without expansions."""
    return []


@dataclass(frozen=True, slots=True)
class Definition(Generic[S]):
    """A game as the engine sees it. Everything here is a pure function of its arguments."""

    id: str
    package: str  # where its rules live: what decides there is part of a saved game's pins
    seats: tuple[int, int]
    seats_rule: str
    packs: tuple[str, ...]
    table_options: type[msgspec.Struct]
    state_type: type[S]
    content_type: type[Any]
    load_content: Callable[[tuple[Pack, ...], Rulebook], Any]
    set_up: Callable[[Any, int, Any, Dice], S]
    beat: Callable[[S], Coroutine[Any, Any, None] | None]  # one small step: a flow, or nothing left to await
    view: Callable[[S, int | None, Share], dict[str, Any]]
    zones: Callable[[S], Zones[S]]  # where all things lie, and who sees them: see `engine.zones`
    why_not: Callable[[S, int, Meant, Decision | None], Refusal | None]
    odds: Callable[[S, int, Meant, Decision], tuple[Odds, ...]]
    own_faults: Callable[[S], Iterator[str]]  # what is wrong with a state beside things that are misplaced
    rule_text: Callable[[str, str], str]
    wording: Callable[[], "Wording"]
    title: Callable[[Words], str]  # what the game is called
    book: Callable[[Words, Any], dict[str, Any]]  # `cards` as a client draws them, and `names` of all that it labels
    shapes: Callable[[], Shapes]  # of `view`, `book` and `opened`: see `engine.shapes`
    scores: Callable[[S], tuple[int, ...]]  # by seat, as if the game ended now; they may give secrets away
    opened: Callable[[Words, S], dict[str, Any]] = _nothing_opened  # as the book's `cards`: those it must not tell yet
    choices: Callable[[Any], Mapping[str, tuple[str, ...]]] = _no_choices  # values of table options that packs bring
    proofs: Callable[[Words, Any], Iterator[Proof]] = _no_proofs  # all cards in full, for whoever writes some
    base: Callable[[], Module] | None = None  # what expansions add to and replace
    expansions: tuple[Module, ...] = ()  # of the table
    forbids: Callable[[Any, str, str], str | None] = nothing_forbidden  # of content, option, value: a module's rule
    shows: tuple[str, ...] = ()  # modules and rooms of its package that decide nothing, as in `table.view`
    distance: Callable[[S, int, Meant], int] = _no_distance  # how far from a seat that lies what an option is about
    on_turn: Callable[[S], int] = _first_seat  # whose dice they are, where people throw them
    dice_rule: str = ""  # the rule that brings dice into the game
    decks: tuple[str, ...] = ()  # the zones that people can draw from themselves, by what a table calls them
    decks_rule: str = ""  # the rule that has cards drawn from the top
    hidden_windows: bool = False  # it opens windows over hidden hands: a table gives them a clock unless told otherwise
    open: bool = False  # no seat has secrets: each view is the spectator's, but for `seat`

    @property
    def rulebook(self) -> Rulebook:
        """The rules of the base, with what the expansions add and replace."""
        base = self.base() if self.base is not None else Module(id=self.id, game=self.id, package=self.package)
        return Rulebook(base, self.expansions)

    @property
    def acts(self) -> Acts:
        """What its options do, name and are called."""
        return self.wording().acts

    def faults(self, g: S, placing: SoundPlacing | None = None) -> Iterator[str]:
        """Whatever is true of a state and must never be; nothing in a sound game.

        Whoever looks at one game again and again keeps a `placing` for it.
        """
        yield from (misplaced if placing is None else placing.misplaced)(self.zones(g), g)
        yield from self.own_faults(g)


def _by_id(_words: Words, _view: Mapping[str, Any], _deck: str, face: str) -> Label:
    """For games without names for what their decks hold."""
    return Label(face)


def _by_name(words: Words, _view: Mapping[str, Any], deck: str, _of: str | int) -> str:
    """For decks of which there is one of each name."""
    return words(f"yours-{deck}")


class CardTitle(NamedTuple):
    """A card that can be looked up: the key that `Wording.card` takes, its id, and what it is called."""

    key: str
    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Wording:
    """How a game puts itself into words. `view` is a seat's view, so no sentence can tell a secret."""

    prompt: Callable[[Words, Mapping[str, Any], Decision], Prompt]
    event: Callable[[Words, Mapping[str, Any], Any], str]
    card: Callable[[Words, Any, str], str]  # the printed text of a card, from its effects
    table: Callable[[Words, Mapping[str, Any]], list[str]]  # the whole view as lines of text
    acts: Acts = field(default_factory=Acts)  # what its options do, and what they are called
    # Where they are equal, so are the words.
    label_inputs: Callable[[Words, Mapping[str, Any], Decision], LabelInputs | None] = _no_label_inputs
    # Every card of the content that whoever has this view may read.
    cards: Callable[[Words, Any, Mapping[str, Any]], Iterable[CardTitle]] = _no_cards
    # Those lines of `table` that expansions bring: a board draws the base, and these are shown beside it.
    added: Callable[[Words, Mapping[str, Any]], list[str]] = _nothing_added

    drawn: Callable[[Words, Mapping[str, Any], str, str], Label] = (
        _by_id  # what came from a real deck, by deck and face
    )
    deck: Callable[[Words, Mapping[str, Any], str, str | int], str] = _by_name  # such a deck, and which of that name
    recap: Recap = field(default_factory=Recap)  # what of all that happens is worth a summary: see `engine.recap`

    def question(self, words: Words, view: Mapping[str, Any], decision: Decision) -> Prompt:
        """What a decision asks."""
        if decision.prompt in (CHANCE, CARD):
            about = decision.about
            what = self.deck(words, view, about["what"], about["of"]) if decision.prompt == CARD else ""
            return chance_prompt(words, view, decision, what, lambda option: self.option(words, view, option).title)
        return self.prompt(words, view, decision)

    def option(self, words: Words, view: Mapping[str, Any], option_id: str) -> Label:
        """What an option is called."""
        verb, _, rest = option_id.partition(":")
        if verb == CARD:
            deck, _, face = rest.partition(":")
            return self.drawn(words, view, deck, face)
        return self.acts.label(words, view, option_id)


@cache
def definition(name: str) -> Definition[Any]:
    """The game of this name, from whichever installed package brings it."""
    found = {point.name: point for point in entry_points(group=GROUP)}
    if name not in found:
        near = get_close_matches(name, found, 1)
        hint = f"did you mean `{near[0]}`?" if near else f"there are: {', '.join(sorted(found))}"
        raise UnknownGame(f"no game `{name}`; {hint}")
    loaded: Definition[Any] = found[name].load()
    return loaded
