"""Acts: what the options of a game do. Each act is declared once: its verb, what it names, its rule, label and place.

An option id is the verb of its act and what it names, with colons between them: `die:2:5`. Only the flow that offers an
option and the declaration of its act know that; whoever else wants to know asks `Acts.read`.
"""

import re
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from crossroads.engine.decisions import CARD, CHANCE
from crossroads.engine.labels import Label
from crossroads.engine.words import Words

View = Mapping[str, Any]
NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")
READ = 8192  # ids that are known by heart


class Place(NamedTuple):
    """Where on the board an option is: a kind of place, which one, and a part of it. No kind is nowhere."""

    kind: str = ""
    name: str = ""
    part: str = ""


NOWHERE = Place()


@dataclass(frozen=True, slots=True)
class Name:
    """Something that an act names: what it is called, and which things of its kind can ever be named."""

    name: str
    known: Callable[[Any], Container[str]]  # of the state
    is_number: bool = False


@dataclass(frozen=True, slots=True)
class At:
    """The place of an act: its kind, and which of the act's names say which place it is, and which part of it."""

    kind: str = ""
    name: str = ""
    part: str = ""
    begins: str = ""  # how the names of its places begin
    nowhere: Collection[str] = ()  # names that are not on the board

    def names_of(self, place: Place) -> dict[str, str | int]:
        """What an act names that is at a place."""
        return {self.name: place.name, self.part: place.part}


class Meant(NamedTuple):
    """An option id that was read: its act, and what it names."""

    id: str
    act: "Act"
    names: dict[str, str | int]  # shared by all who read the id: never changed
    place: Place

    @property
    def verb(self) -> str:
        return self.act.verb

    @property
    def is_bare(self) -> bool:
        """Whether it names nothing."""
        return not self.names

    def text(self, name: str) -> str:
        """What it names; empty if it names nothing of the kind."""
        return str(self.names.get(name, ""))

    def number(self, name: str, otherwise: int = 0) -> int:
        """The number that it names."""
        return int(self.names.get(name, otherwise))

    def exists(self, g: Any) -> bool:
        """Whether an option like this can ever be met in the game."""
        if self.act.exists is not None:
            return self.act.exists(g, self)
        return all(each.name not in self.names or self.text(each.name) in each.known(g) for each in self.act.names)

    def is_like(self, option_id: str) -> bool:
        """Whether an option id has the same verb, and names something if this does."""
        verb, colon, _ = option_id.partition(":")
        return verb == self.verb and bool(colon) != self.is_bare

    def is_all_of(self, option_id: str) -> bool:
        """Whether an option id names one of what this, which names nothing, stands for: `fight:raider` of `fight`."""
        return self.is_bare and option_id.startswith(f"{self.verb}:")

    @property
    def subject(self) -> str:
        """The one name that the words of its label depend on, beside the table as a whole."""
        return self.text(self.act.subject)


Labelling = Callable[[Words, View, Meant], Label]


def plain_label(words: Words, view: View, meant: Meant) -> Label:
    """By the message of the same name, which is told the names: `option-bonds-travel` for `bonds.travel:x`.

    What an act names that nobody has declared is called `what`.
    """
    return Label(words(f"option-{meant.verb.replace('.', '-')}", **meant.names))


@dataclass(frozen=True, slots=True, eq=False)
class Act:
    """What options of one form do."""

    verb: str
    names: tuple[Name, ...] = ()
    label: Labelling = plain_label
    rule: str = ""  # what it belongs to, where it is asked for at another time
    at: At = field(default_factory=At)
    optional: int = 0  # how many of the last names may be missing
    exists: Callable[[Any, Meant], bool] | None = None  # where one name depends on another
    asked: tuple[str, ...] = ()  # questions at which its place, if it is not on offer, is asked about by it; "": others
    subject: str = ""  # the name that its label may depend on
    facts: Mapping[str, Callable[[Any, Meant], str]] = field(default_factory=dict)  # true of it at a moment, by name
    is_quiet: bool = False  # nobody need answer it, and alone it is no reason to ask a seat at another's moment

    @property
    def needed(self) -> int:
        """How many names it must have."""
        return len(self.names) - self.optional

    def read(self, option_id: str, parts: list[str]) -> Meant | None:
        """An option id that names these things; `None` if it is not of this form."""
        if not self.needed <= len(parts) <= len(self.names) or "" in parts:
            return None
        names: dict[str, str | int] = {}
        for name, part in zip(self.names, parts, strict=False):
            if name.is_number and not NUMBER.fullmatch(part):
                return None
            names[name.name] = int(part) if name.is_number else part
        return Meant(option_id, self, names, self._place(names))

    def _place(self, names: Mapping[str, str | int]) -> Place:
        at = self.at
        name = str(names.get(at.name, ""))
        return NOWHERE if name in at.nowhere else Place(at.kind, name, str(names.get(at.part, "")))

    def write(self, names: Mapping[str, str | int]) -> str:
        """The id of the option that names these things."""
        return ":".join([self.verb, *[str(names[name.name]) for name in self.names if name.name in names]])


def _nothing(_g: Any) -> Container[str]:
    return ()


WHAT = (Name("what", _nothing),)


def _face_label(_words: Words, _view: View, meant: Meant) -> Label:
    return Label(meant.text("face"))


def chance_act(label: Labelling = _face_label) -> Act:
    """To say what a real die shows: by its number, unless a game has other faces."""
    return Act(
        CHANCE, (Name("what", _nothing), Name("face", _nothing, is_number=True)), label, exists=lambda _g, _meant: False
    )


def card_act(label: Labelling = _face_label) -> Act:
    """To say which card came from a real deck: by its id, unless a game has names for what its decks hold."""
    return Act(CARD, (Name("what", _nothing), Name("face", _nothing)), label, exists=lambda _g, _meant: False)


class Acts:
    """All acts of a game, and those which every game has."""

    def __init__(self, acts: Iterable[Act] = (), otherwise: Labelling = plain_label) -> None:
        """These acts; an id of another form is that of an act that nobody has declared, and is labelled `otherwise`."""
        self.all = tuple(acts)
        self._otherwise = otherwise
        self._by_verb: dict[str, list[Act]] = {}
        for told in (chance_act(), card_act()):
            if not any(act.verb == told.verb for act in self.all):
                self._by_verb[told.verb] = [told]
        for act in self.all:
            self._by_verb.setdefault(act.verb, []).append(act)
        self.read: Callable[[str], Meant] = lru_cache(maxsize=READ)(self._read)

    def _read(self, option_id: str) -> Meant:
        """The act of an option, and what it names."""
        verb, colon, rest = option_id.partition(":")
        parts = rest.split(":") if colon else []
        for act in self._by_verb.get(verb, ()):
            if found := act.read(option_id, parts):
                return found
        undeclared = Act(verb, WHAT, self._otherwise, exists=lambda _g, _meant: False)
        return Meant(option_id, undeclared, {"what": rest} if colon else {}, NOWHERE)

    def write(self, verb: str, **names: str | int) -> str:
        """The id of the option that does this to what is named."""
        for act in self._by_verb.get(verb, ()):
            if [*names] == [name.name for name in act.names][: len(names)] and len(names) >= act.needed:
                return act.write(names)
        raise ValueError(f"no act `{verb}` that names {', '.join(names) or 'nothing'}")

    def label(self, words: Words, view: View, option_id: str) -> Label:
        """What an option is called."""
        meant = self.read(option_id)
        return meant.act.label(words, view, meant)

    def subject(self, option_id: str) -> str:
        """The one thing of the table that an option's words may be about."""
        return self.read(option_id).subject

    def options_at(self, place: Place, prompt: str, verb: str = "") -> Iterator[str]:
        """The ids of the options that a place could be at this question, were they on offer, the likeliest first.

        With a verb only those of its acts, whatever is asked.
        """
        there = [act for act in self.all if act.at.kind == place.kind and place.name.startswith(act.at.begins)]
        if verb:
            yield from (act.write(act.at.names_of(place)) for act in there if act.verb == verb)
            return
        for question in (prompt, ""):
            for act in there:
                if question in act.asked:
                    yield act.write(act.at.names_of(place))
