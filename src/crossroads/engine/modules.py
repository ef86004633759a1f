"""Modules: a game is made of its base and of the expansions that a table takes. The base knows none of them.

A rule that an expansion may replace is declared with `replaceable`, under the id of the rule; what others may answer to
is an `Occasion`. Both are looked up in the rulebook of the table, so that tables with and without an expansion are played
side by side.
"""

from collections.abc import Callable, Coroutine, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, partial, wraps
from importlib.metadata import entry_points
from inspect import signature
from logging import getLogger
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

import msgspec

from crossroads.engine.acts import Act, Meant
from crossroads.engine.decisions import Decision, Refusal
from crossroads.engine.effects import vocabulary_of
from crossroads.engine.odds import Odds
from crossroads.engine.proofs import Proof
from crossroads.engine.shapes import Shapes
from crossroads.engine.zones import Zones

P = ParamSpec("P")
F = TypeVar("F", bound=Callable[..., Any])
Flow = Callable[..., Coroutine[Any, Any, None]]
_replaceable: dict[str, Callable[..., Any]] = {}
log = getLogger(__name__)


class UnknownModule(ValueError):
    """A game has no expansion of this name, or it cannot be played with another."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a module does when something happens."""

    occasion: str
    flow: Flow


class Occasion(Generic[P]):
    """Something that happens in one topic of the rules and that others answer to, in the order of the modules."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def by(self, flow: Callable[Concatenate[Any, P], Coroutine[Any, Any, None]]) -> Answer:
        """A flow that answers to it; the first argument is the state."""
        return Answer(self.name, flow)

    async def happens(self, g: Any, *args: P.args, **kwargs: P.kwargs) -> None:
        """Let everybody answer who does so at this table."""
        for flow in g.content.rulebook.answers.get(self.name, ()):
            await flow(g, *args, **kwargs)


def _nothing(_g: Any, _seat: int | None) -> dict[str, Any]:
    return {}


def nothing_forbidden(_content: Any, _option: str, _value: str) -> str | None:
    """For those who let a table settle everything as its packs have it."""
    return None


def _no_faults(_g: Any) -> Iterator[str]:
    yield from ()


def _no_odds(_g: Any, _seat: int, _meant: Meant, _decision: Decision) -> tuple[Odds, ...]:
    return ()


def _no_reason(_g: Any, _seat: int, _meant: Meant, _decision: Decision | None) -> Refusal | None:
    return None


def _no_book(_words: Any, _content: Any) -> dict[str, Any]:
    return {}


def _no_proofs(_words: Any, _content: Any) -> Iterator[Proof]:
    yield from ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Module:
    """The base of a game, or an expansion.

    Whatever an expansion names (prompts, events, the verbs of its options, phases) begins with its id and a dot, as
    in `bonds.travel`; so nothing of two modules can be mixed up, and its words are found by that name.
    """

    id: str
    game: str
    package: str  # where its rules live: they are part of a saved game's pins
    shows: tuple[str, ...] = ()  # modules and rooms of its package that decide nothing
    packs: tuple[str, ...] = ()  # that come with it
    needs: tuple[str, ...] = ()  # modules that must be there
    excludes: tuple[str, ...] = ()  # modules that must not
    effects: tuple[type[Any], ...] = ()  # words that cards can use
    things: Mapping[str, Any] = field(default_factory=dict)  # what packs list for it, by file: `{"goals": list[Goal]}`
    phases: Mapping[str, Callable[[Any], Coroutine[Any, Any, None]]] = field(default_factory=dict)
    turn_acts: tuple[Any, ...] = ()  # what a seat may do on its turn, in the game's own form
    acts: tuple[
        Act, ...
    ] = ()  # what its options do, and how they are called, where a message of their name is not enough
    answers: tuple[Answer, ...] = ()
    replaces: Mapping[str, Callable[..., Any]] = field(
        default_factory=dict
    )  # by the rule's id; gets the former rule first
    table_options: type[msgspec.Struct] | None = None
    forbids: Callable[[Any, str, str], str | None] = nothing_forbidden  # of content, option, value: the rule against it
    state_type: type[msgspec.Struct] | None = None  # what it adds to the state
    set_up: Callable[[Any, Any], msgspec.Struct] | None = None  # of the first state and its own options: its part
    view: Callable[[Any, int | None], dict[str, Any]] = _nothing  # what a seat may see of its part
    zones: Zones[Any] = ()  # where its things lie; those in its part of the state by paths like `bonds:deck`
    faults: Callable[[Any], Iterator[str]] = _no_faults
    odds: Callable[[Any, int, Meant, Decision], tuple[Odds, ...]] = _no_odds  # of its own options and questions
    why_not: Callable[[Any, int, Meant, Decision | None], Refusal | None] = (
        _no_reason  # of its own acts: see `Definition`
    )
    wording: Callable[[], Any] | None = None  # a `Wording` for whatever it names
    rules: tuple[str, ...] = ()  # the ids of its rules, which begin with its id; a search at its tables finds them
    rule_text: Callable[[str, str], str] | None = None  # the sentence of such a rule in a language
    book: Callable[[Any, Any], dict[str, Any]] = _no_book  # cards and names that clients draw
    shapes: Callable[[], Shapes] = Shapes  # of its part of a view and of its book
    proofs: Callable[[Any, Any], Iterator[Proof]] = (
        _no_proofs  # its own kinds of cards in full, for whoever writes some
    )
    hidden_windows: bool = False  # it opens windows over hidden hands


class Rulebook:
    """The rules of a table: those of the base, with what its expansions add and replace."""

    __slots__ = ("answers", "effects", "expansions", "phases", "replaced", "things", "turn_acts", "vocabulary")

    def __init__(self, base: Module, expansions: tuple[Module, ...] = ()) -> None:
        everything = (base, *expansions)
        self.expansions = expansions
        self.effects = tuple([effect for module in everything for effect in module.effects])
        self.vocabulary = vocabulary_of(self.effects)
        self.things = {module.id: module.things for module in expansions if module.things}
        self.turn_acts = tuple([act for module in everything for act in module.turn_acts])
        self.phases = {name: flow for module in everything for name, flow in module.phases.items()}
        self.answers: dict[str, tuple[Flow, ...]] = {}
        for answer in [answer for module in everything for answer in module.answers]:
            self.answers[answer.occasion] = (*self.answers.get(answer.occasion, ()), answer.flow)
        self.replaced: dict[str, Callable[..., Any]] = {}
        for module in expansions:
            for rule, new in module.replaces.items():
                former = self.replaced.get(rule) or _base_rule(module, rule)
                self.replaced[rule] = partial(new, former)


def _base_rule(module: Module, rule: str) -> Callable[..., Any]:
    if rule not in _replaceable:
        near = get_close_matches(rule, _replaceable, 1)
        hint = f"; did you mean `{near[0]}`?" if near else ""
        raise UnknownModule(f"{module.id} replaces `{rule}`, which no game lets be replaced{hint}")
    return _replaceable[rule]


def replaceable(rule_id: str) -> Callable[[F], F]:
    """Declare that an expansion may replace a rule, under its id; the first argument of the rule is the state."""

    def declare(rule: F) -> F:
        assert rule_id not in _replaceable, f"{rule_id} stands twice"
        _replaceable[rule_id] = rule

        @wraps(rule)
        def as_the_table_has_it(g: Any, *args: Any) -> Any:
            replaced = g.content.rulebook.replaced  # of a plain table nothing is, and rules are called all the time
            return replaced.get(rule_id, rule)(g, *args) if replaced else rule(g, *args)

        @wraps(rule)
        def of_the_state_alone(g: Any) -> Any:
            replaced = g.content.rulebook.replaced
            return replaced.get(rule_id, rule)(g) if replaced else rule(g)

        takes_more = len(signature(rule).parameters) > 1
        return as_the_table_has_it if takes_more else of_the_state_alone  # type: ignore[return-value]  # called as the rule is

    return declare


def replaceable_rules() -> tuple[str, ...]:
    """The ids of the rules that an expansion may replace, as far as their games have been loaded."""
    return tuple(sorted(_replaceable))


# -- which there are


@cache
def expansions_of(game: str) -> Mapping[str, Module]:
    """The expansions of a game that are installed and can be loaded, by name."""
    return _installed(game)[0]


@cache
def _installed(game: str) -> tuple[Mapping[str, Module], Mapping[str, str]]:
    """The expansions of the entry-point group `crossroads.expansions`, and why others cannot be had, each by its name.

    One that is broken costs nobody the game, nor the other expansions.
    """
    modules: dict[str, Module] = {}
    broken: dict[str, str] = {}
    for point in sorted(entry_points(group="crossroads.expansions"), key=lambda point: point.name):
        of, _, name = point.name.partition("/")
        if of != game:
            continue
        try:
            module: Module = point.load()
            modules[module.id] = module
        except Exception as wrong:  # whatever somebody else's package may do
            broken[name] = f"{type(wrong).__name__}: {wrong}".splitlines()[0]
            log.warning("the expansion %s of %s cannot be loaded: %s", name, game, broken[name])
    return modules, broken


@cache
def find_modules(game: str, names: tuple[str, ...]) -> tuple[Module, ...]:
    """The expansions of these names, in the order in which they are installed; some cannot be had together."""
    known = expansions_of(game)
    for name in names:
        if name in (broken := _installed(game)[1]):
            raise UnknownModule(f"the expansion `{name}` of {game} cannot be loaded ({broken[name]}); install it anew")
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"did you mean `{near[0]}`?" if near else f"there are: {', '.join(known) or 'none'}"
            raise UnknownModule(f"{game} has no expansion `{name[:80]}`; {hint}")
    found = tuple([module for module in known.values() if module.id in names])
    for module in found:
        for other in module.needs:
            if other not in names:
                raise UnknownModule(f"`{module.id}` is played with `{other}`; name both")
        for other in module.excludes:
            if other in names:
                raise UnknownModule(f"`{module.id}` and `{other}` cannot be played together; name one of them")
    return found
