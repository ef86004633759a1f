"""The reference of the Python interface: every public name with its signature and docstring, from the program itself."""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from types import FunctionType, UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

from crossroads.engine.driver import Driver

MODULES = {
    "crossroads": "What a program needs that plays, shows or keeps games.",
    "crossroads.bots": "What a program needs that lets bots choose, or that is one.",
}
QUALIFIED = re.compile(r"\b(?:[a-z_]+\.)+(?=[A-Za-z])")


def blocks() -> Iterator[str]:
    """The page without its title."""
    yield (
        "All names of the Python interface; whatever is not here may change without notice.\n"
        "[Your first bot](../tutorial/first-bot.md) shows them at work, and the [README](../../README.md) has a game in five lines."
    )
    for module, about in MODULES.items():
        names: list[str] = import_module(module).__all__
        yield f"## `{module}`\n\n{about}"
        for name in sorted(names, key=str.lower):
            yield from _thing(name, getattr(import_module(module), name))


def _thing(name: str, thing: Any) -> Iterator[str]:
    if not isinstance(thing, type):
        yield f"### `{name}`\n\n```py\n{name}{_signature(thing)}\n```"
        yield _doc(thing)
        return
    yield f"### `{name}`"
    if issubclass(thing, BaseException):
        yield f"An error, of the kind `{thing.__mro__[1].__name__}`."
    yield _doc(thing)
    if issubclass(thing, msgspec.Struct):
        yield _fields(thing)
    yield "\n".join(_member(name, member, what) for member, what in _members(thing))


def _fields(kind: type[msgspec.Struct]) -> str:
    types = {each.name: _type(each.type).replace("|", r"\|") for each in msgspec.structs.fields(kind)}
    rows = [f"| `{each.name}` | `{types[each.name]}` | {_default(each)} |" for each in msgspec.structs.fields(kind)]
    return "\n".join(["| field | type | default |", "|---|---|---|", *rows])


def _default(field: Any) -> str:
    if field.default is not msgspec.NODEFAULT:
        return f"`{field.default!r}`"
    return "required" if field.default_factory is msgspec.NODEFAULT else f"`{field.default_factory()!r}`"


def _members(kind: type) -> Iterator[tuple[str, Any]]:
    """Public methods and properties in the order in which they are written; those of a game's driver come first."""
    homes = [Driver, kind] if issubclass(kind, Driver) and kind is not Driver else [kind]
    for home in homes:
        for name, what in vars(home).items():
            if not name.startswith("_") and isinstance(what, FunctionType | property | classmethod):
                yield name, what


def _member(owner: str, name: str, what: Any) -> str:
    if isinstance(what, property):
        assert what.fget is not None
        return f"- `{name}: {_type(inspect.signature(what.fget).return_annotation)}`: {_doc(what)}"
    function = what.__func__ if isinstance(what, classmethod) else what
    prefix = f"{owner}." if isinstance(what, classmethod) else ""
    return f"- `{prefix}{name}{_signature(function, is_method=True)}`: {_doc(function)}"


def _signature(function: Any, is_method: bool = False) -> str:
    shape = inspect.signature(function)
    given = list(shape.parameters.values())[is_method:]
    parts = []
    for each in given:
        kind = "" if each.annotation is each.empty else f": {_type(each.annotation)}"
        default = "" if each.default is each.empty else f" = {_value(each.default)}"
        parts.append(f"{each.name}{kind}{default}")
    result = "" if shape.return_annotation is shape.empty else f" -> {_type(shape.return_annotation)}"
    return f"({', '.join(parts)}){result}"


def _value(value: Any) -> str:
    return repr(value) if isinstance(value, str | int | tuple | None) else "..."


def _type(hint: Any) -> str:
    """A type as it is written in the code."""
    if get_origin(hint) in (Union, UnionType):
        return " | ".join(map(_type, get_args(hint)))
    text = hint if isinstance(hint, str) else inspect.formatannotation(hint)
    return QUALIFIED.sub("", text).replace("NoneType", "None").replace("~", "")


def _doc(thing: Any) -> str:
    """What is promised; a line of the docstring that goes on is joined to the one before."""
    text = inspect.getdoc(thing) or ""
    assert text, f"{thing} has no docstring, and the reference of the Python interface would say nothing of it"
    return " ".join(text.split())
