"""What a table settles before the game: the options that a game has, the values they take, and whether given ones fit."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect as shapes

from crossroads.engine.decisions import Illegal
from crossroads.engine.definition import Definition


def table_options(made: Definition[Any], given: Mapping[str, Any], content: Any) -> Any:
    """The table's options, checked; a wrong one is quoted with what may stand there.

    The packs of the table bring the values of some, and an expansion may forbid one by a rule of its own.
    """
    if not isinstance(given, Mapping):
        raise ValueError(f"table options are names with their values, as {{'first': 0}}, not {given!r}")
    hints = hints_of(made.table_options)
    for name, value in given.items():
        if name not in hints:
            near = get_close_matches(str(name), hints, 1)
            hint = f"; did you mean `{near[0]}`?" if near else ""
            raise ValueError(f"no table option `{name}`{hint} (options of {made.id}: {', '.join(hints) or 'none'})")
        try:
            msgspec.convert(value, hints[name])
        except msgspec.ValidationError as wrong:
            values = values_of(shapes.type_info(hints[name]))
            remedy = f"choose one of: {', '.join(map(_written, values))}" if values else str(wrong)
            raise ValueError(f"table option `{name}`: {value!r} cannot stand there; {remedy}") from wrong
    options = msgspec.convert(dict(given), made.table_options)
    for name, known in made.choices(content).items():
        value = getattr(options, name)
        if (rule := made.forbids(content, name, value)) is not None:
            raise Illegal(rule, made.rule_text(rule, "en"))
        if value not in known:
            raise ValueError(f"table option `{name}`: {value!r} cannot stand there; choose one of: {', '.join(known)}")
    return options


def option_values(made: Definition[Any], content: Any) -> dict[str, list[Any]]:
    """The values of each table option, as the packs of the table have them; none where they are too many to list."""
    listed = {name: values_of(shapes.type_info(hint)) for name, hint in hints_of(made.table_options).items()}
    return listed | {name: list(values) for name, values in made.choices(content).items()}


@cache
def hints_of(options: type[msgspec.Struct]) -> Mapping[str, Any]:
    """The types of a game's table options, by name, with the notes on them."""
    return get_type_hints(options, include_extras=True)


def notes_of(hint: Any) -> Mapping[str, Any]:
    """What a game notes beside an option's type: the `rule` it touches, its `kind` and, for each seat, its `values`."""
    notes = get_args(hint)[1:] if hasattr(hint, "__metadata__") else ()
    return {key: value for note in notes if isinstance(note, msgspec.Meta) for key, value in (note.extra or {}).items()}


def values_of(shape: shapes.Type) -> list[Any]:
    """The values that a type has, or none if they are too many to list."""
    match shape:
        case shapes.Metadata(type=inner):
            return values_of(inner)
        case shapes.BoolType():
            return [False, True]
        case shapes.LiteralType(values=values):
            return list(values)
        case shapes.NoneType():
            return [None]
        case shapes.UnionType(types=types):
            parts = [values_of(part) for part in types]
            return [value for part in parts for value in part] if all(parts) else []
        case _:
            return []


def _written(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
