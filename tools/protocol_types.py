"""Write the web client's types, `web/src/lib/protocol.ts`, from the structs of `crossroads.protocol`.

What a client is told has every field, unless its struct omits defaults. What it says or asks may leave out whatever has a
default.
"""

import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as shapes

from crossroads.protocol import reference, socket, tables

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web/src/lib/protocol.ts"
MODULES: tuple[ModuleType, ...] = (tables, reference, socket)
UNIONS: dict[str, Any] = {"Said": socket.Said, "Told": socket.Told}
BODIES: tuple[type, ...] = (tables.NewTable, tables.ClaimSeat, tables.SitBot, tables.HandOver)
ASKED = frozenset({*BODIES, *get_args(socket.Said)})
WIDTH = 120  # of web/biome.json
COMMENT = re.compile(r"^    (?P<field>\w+): [^#\n]*# (?P<text>.+)$", re.MULTILINE)
HEAD = """\
// Made by `make docs` from src/crossroads/protocol: do not edit.
"""


def page() -> str:
    """The whole file."""
    return "\n".join([HEAD, *aliases(), *structs(), *unions()])


@cache
def names_of_literals() -> dict[frozenset[Any], str]:
    """The literal types that have a name of their own, by their values."""
    return {
        frozenset(get_args(value)): name
        for module in MODULES
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }


def aliases() -> Iterator[str]:
    for values, name in names_of_literals().items():
        yield declared(f"export type {name} =", [quoted(value) for value in sorted(values)])


def unions() -> Iterator[str]:
    told = {"Said": "Whatever a client says on its line.", "Told": "Whatever it is told there."}
    for name, union in UNIONS.items():
        yield comment(told[name]) + declared(f"export type {name} =", [part.__name__ for part in get_args(union)])


def structs() -> Iterator[str]:
    """Every struct that a module makes itself, in the order of its text."""
    for module in MODULES:
        for kind in vars(module).values():
            own = getattr(kind, "__module__", "") == module.__name__
            if own and isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not tables.Message:
                yield struct(kind)


def struct(kind: type[msgspec.Struct]) -> str:
    """One struct as an interface, its docstring above it and its comments beside the fields."""
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)
    notes = {found["field"]: found["text"] for found in COMMENT.finditer(inspect.getsource(kind))}
    may_omit = kind in ASKED or kind.__struct_config__.omit_defaults
    lines = [f"export interface {kind.__name__} {{"]
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: {quoted(shape.tag)};")
    for field in shape.fields:
        if note := notes.get(field.name):
            lines.append(f"  /** {note} */")
        optional = "?" if may_omit and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return comment(inspect.cleandoc(kind.__doc__ or "").replace("`None`", "`null`")) + "\n".join([*lines, "}", ""])


def written(shape: shapes.Type) -> str:
    """A type as TypeScript writes it."""
    match shape:
        case shapes.AnyType():
            return "unknown"
        case shapes.NoneType():
            return "null"
        case shapes.BoolType():
            return "boolean"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.StrType():
            return "string"
        case shapes.LiteralType(values=values):
            return names_of_literals().get(frozenset(values)) or " | ".join(quoted(value) for value in values)
        case shapes.ListType(item_type=item):
            inner = written(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.DictType(key_type=key, value_type=value):
            return f"Record<{written(key)}, {written(value)}>"
        case shapes.UnionType(types=types):
            return " | ".join(written(part) for part in types)
        case shapes.StructType(cls=cls):
            return cls.__name__
        case _:
            raise ValueError(f"no TypeScript for {shape}: teach tools/protocol_types.py")


def quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def declared(start: str, parts: list[str]) -> str:
    """A union, on one line if it fits there."""
    line = f"{start} {' | '.join(parts)};"
    return f"{line}\n" if len(line) <= WIDTH else start + "".join(f"\n  | {part}" for part in parts) + ";\n"


def comment(text: str) -> str:
    """A doc comment above a declaration."""
    if "\n" not in text and len(text) + len("/**  */") <= WIDTH:
        return f"/** {text} */\n"
    lines = [line for part in text.splitlines() for line in textwrap.wrap(part, WIDTH - 3) or [""]]
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"written: {FILE.relative_to(ROOT)}\n")
