"""Effects: what a card does, as data. The class is the schema, and it can put itself into words.

Content says which kind of effect may stand somewhere, not which effects there are: a field of the type `Result`, a plain
class with the methods that every result has, takes whatever effect of the table's vocabulary is a subclass of it. So an
expansion adds words that neither the engine nor the base has heard of.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, TypeVar

import msgspec

from crossroads.engine.remedies import with_choices

T = TypeVar("T")


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A word of a game's card language. A game's effects also resolve themselves, as flows over its own state."""

    def describe(self, speaker: Any) -> str:
        """What this effect does, as a phrase of a card's printed text; the speaker is whoever the game lets say it."""
        raise NotImplementedError(f"{type(self).__name__} cannot describe itself")


class _Named(msgspec.Struct):
    do: str


class Vocabulary:
    """The effects that the cards of a table may use."""

    __slots__ = ("_by_kind", "_names", "effects")

    def __init__(self, effects: tuple[type[Any], ...] = ()) -> None:
        self.effects = effects
        self._names = frozenset([tag_of(effect) for effect in effects])
        self._by_kind: dict[type[Any], dict[str, type[Any]]] = {}

    def of_kind(self, kind: type[Any]) -> Mapping[str, type[Any]]:
        """The effects that may stand where content asks for this kind, by the name that a pack gives them."""
        known = self._by_kind.get(kind)
        if known is None:
            found = [effect for effect in self.effects if issubclass(effect, kind)]
            known = {tag_of(effect): effect for effect in found}
            assert len(known) == len(found), f"two effects of the kind {kind.__name__} share a name"
            self._by_kind[kind] = known
        return known

    def read(self, data: Any, kind: type[T]) -> T:
        """Plain data as structs, with effects wherever they name a kind of them; or a `msgspec.ValidationError`."""
        return msgspec.convert(data, kind, dec_hook=self._read_effect)

    def _read_effect(self, kind: type[Any], data: Any) -> Any:
        """One effect. What is wrong with it is told with the place inside it; the place around it is put behind that."""
        effect: type[Any] | None = None
        try:
            name = msgspec.convert(data, _Named).do
            effect = self.of_kind(kind).get(name)
            if effect is not None:
                return self.read(data, effect)
        except msgspec.ValidationError as wrong:
            raise ValueError(with_choices(str(wrong), effect)) from wrong
        raise ValueError(self._remedy(kind, name))

    def _remedy(self, kind: type[Any], name: str) -> str:
        if name in self._names:
            return f"the effect `{name}` cannot stand here"
        fitting = sorted(self.of_kind(kind))
        near = get_close_matches(name, fitting, 1) or get_close_matches(name, sorted(self._names), 1)
        return f"no effect `{name}` ({near[0]}?)" if near else f"no effect `{name}` (there are: {', '.join(fitting)})"


vocabulary_of = cache(Vocabulary)
"""The vocabulary of these effects, one and the same for all who ask: what was read with it is worth keeping."""


def tag_of(effect: type[Any]) -> str:
    """What an effect is called in a pack."""
    return str(effect.__struct_config__.tag)


def is_brought(effect: type[Any]) -> bool:
    """Whether an expansion brings an effect: its name begins with the module's id and a dot."""
    return "." in tag_of(effect)
