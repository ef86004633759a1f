"""What structs tell of themselves: the comments beside their fields, the structs within them, and names of literals."""

import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as shapes

COMMENT = re.compile(r"^    (?P<field>\w+): [^#\n]*# (?P<text>.+)$", re.MULTILINE)
Struct = type[msgspec.Struct]


def fields_of(kind: Struct) -> tuple[shapes.Field, ...]:
    return shape_of(kind).fields


def shape_of(kind: Struct) -> shapes.StructType:
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)
    return shape


def notes_of(kind: Struct) -> dict[str, str]:
    """The comment beside each field, those of the struct that it inherits from included."""
    sources = [inspect.getsource(each) for each in reversed(kind.__mro__) if each.__module__ == kind.__module__]
    return {found["field"]: found["text"] for source in sources for found in COMMENT.finditer(source)}


def is_nullable(shape: shapes.Type) -> bool:
    return isinstance(shape, shapes.UnionType) and any(isinstance(part, shapes.NoneType) for part in shape.types)


def with_all_within(*kinds: Struct) -> list[Struct]:
    """These structs and all that are within them, each once and before what is within it."""
    found: dict[Struct, None] = {}
    waiting = [*kinds]
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found[kind] = None
            waiting = [*[part for field in fields_of(kind) for part in _within(field.type)], *waiting]
    return [*found]


def _within(shape: shapes.Type) -> Iterator[Struct]:
    match shape:
        case shapes.StructType(cls=cls):
            yield cls
        case shapes.ListType(item_type=part) | shapes.DictType(value_type=part):
            yield from _within(part)
        case shapes.UnionType(types=parts) | shapes.TupleType(item_types=parts):
            for part in parts:
                yield from _within(part)
        case _:
            pass  # a text or a number has nothing within


def modules_of(kinds: Iterable[Struct]) -> list[ModuleType]:
    return [sys.modules[name] for name in dict.fromkeys(kind.__module__ for kind in kinds)]


def literals_of(modules: Iterable[ModuleType]) -> dict[frozenset[Any], str]:
    """The literal types that have a name of their own there, by their values."""
    return {
        frozenset(get_args(value)): name
        for module in modules
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }
