"""Shapes: what a game tells its clients, declared as structs, with a comment beside each field that needs one.

Views and books themselves are plain data, which is quick to make, to share and to patch. A shape says which keys there are
and what they hold: `mismatch` finds where the two differ, the page's types and the reference of views are made from it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, get_args, get_origin

import msgspec

Field = tuple[str, Any, Any]  # a name, a type, a default


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A part of what clients are told, or nothing at all. A key that is not always there is `UNSET` by default."""


class WindowShown(Shape):
    """An open window, as `engine.windows.shown` tells it."""

    prompt: str
    about: dict[str, Any]
    occasion: str
    awaited: list[int]  # the seats that may still answer
    hidden: bool  # the answers come from hidden hands


@dataclass(frozen=True, slots=True)
class Shapes:
    """All that a game or an expansion tells its clients."""

    view: type[Shape] = Shape  # what a seat sees
    book: type[Shape] = Shape  # `cards`, a shape in turn, and `names`
    opened: type[Shape] = Shape  # as the book's `cards`


def mismatch(shape: type[Shape], told: Any, known: Mapping[str, Any] | None = None) -> str | None:
    """Where plain data is not as declared: a key too many or too few, another type, or no plain data at all.

    `known` is as declared: what both have as one and the same object is not read again.
    """
    if known is not None and _is_alike(shape, told, known):
        return None
    try:
        read = msgspec.convert(told, shape)
    except msgspec.ValidationError as wrong:
        return str(wrong)
    written = msgspec.json.decode(msgspec.json.encode(read))
    return None if written == told else f"read by its shape, it says {_first_difference(told, written)}"


def _is_alike(shape: type[Shape], told: Any, known: Mapping[str, Any]) -> bool:
    """Whether data has the keys of what is as declared, and all that is another object there is as declared too."""
    if not isinstance(told, dict) or told.keys() != known.keys():
        return False
    kinds = _kinds_of(shape)
    return all(value is known[key] or _fits(kinds[key], value, known[key]) for key, value in told.items())


def _fits(kind: Any, value: Any, known: Any) -> bool:
    if get_origin(kind) is list and isinstance(value, list) and isinstance(known, list):
        (element,) = get_args(kind)
        if is_shape(element) and len(value) == len(known):
            pairs = zip(value, known, strict=True)
            return all(one is other or mismatch(element, one) is None for one, other in pairs)
    try:
        read = msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return bool(msgspec.json.decode(msgspec.json.encode(read)) == value)


@lru_cache(maxsize=64)
def _kinds_of(shape: type[Shape]) -> dict[str, Any]:
    """What each key holds."""
    return {name: kind for name, kind, _ in _fields_of(shape)}


def _first_difference(told: Mapping[str, Any], written: Mapping[str, Any]) -> str:
    key = next(key for key in (*told, *written) if key not in told or key not in written or told[key] != written[key])
    return f"`{key}`: {written.get(key)!r} for {told.get(key)!r}"


def with_added(base: Shapes, added: Mapping[str, Shapes]) -> Shapes:
    """The shapes of a game with expansions: each has a part of the view of its own, and adds cards to the book."""
    parts = _shape("Added", [(name, shapes.view, msgspec.NODEFAULT) for name, shapes in added.items()])
    return Shapes(
        view=_shape("View", [*_fields_of(base.view), ("added", parts, msgspec.NODEFAULT)]),
        book=_joined("Book", [base.book, *[shapes.book for shapes in added.values()]]),
        opened=base.opened,
    )


def _joined(name: str, shapes: Iterable[type[Shape]]) -> type[Shape]:
    """One shape with the fields of all; a field that several have joins theirs."""
    fields: dict[str, Field] = {}
    for field in [field for shape in shapes for field in _fields_of(shape)]:
        known, kind = fields.get(field[0]), field[1]
        if known is not None and is_shape(known[1]) and is_shape(kind):
            fields[field[0]] = (field[0], _joined(kind.__name__, [known[1], kind]), known[2])
        else:
            fields.setdefault(field[0], field)
    return _shape(name, fields.values())


def is_shape(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Shape)


def _shape(name: str, fields: Iterable[Field]) -> type[Shape]:
    """A shape of these fields. The names of expansions need not be Python's, so each field is renamed to its own."""
    numbered = [
        (f"field_{number}", kind, msgspec.field(name=key, default=default))
        for number, (key, kind, default) in enumerate(fields)
    ]
    made = msgspec.defstruct(name, numbered, bases=(Shape,), kw_only=True)
    assert issubclass(made, Shape)
    return made


def _fields_of(shape: type[Shape]) -> Iterator[Field]:
    for field in msgspec.structs.fields(shape):
        yield field.encode_name, field.type, field.default
