"""Structs as TypeScript: an interface for each, with its docstring above it and the comments of its fields."""

import inspect
import textwrap
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import inspect as shapes

from tools.structs import Struct, notes_of, shape_of

WIDTH = 120  # of web/biome.jsonc


@dataclass(frozen=True)
class TypeScript:
    """How structs are written: which literals have a name, and which fields may be missing."""

    literals: Mapping[frozenset[Any], str]
    may_be_missing: Callable[[Struct, shapes.Field], bool]

    def aliases(self) -> Iterator[str]:
        for values, name in self.literals.items():
            yield declared(f"export type {name} =", [quoted(value) for value in sorted(values)])

    def interface(self, kind: Struct) -> str:
        """One struct."""
        shape, notes = shape_of(kind), notes_of(kind)
        lines = [f"export interface {kind.__name__} {{"]
        if shape.tag is not None:
            lines.append(f"  {shape.tag_field}: {quoted(shape.tag)};")
        for field in shape.fields:
            if note := notes.get(field.name):
                lines.append(f"  /** {note} */")
            optional = "?" if self.may_be_missing(kind, field) else ""
            lines.append(f"  {field.encode_name}{optional}: {self.written(field.type)};")
        text = inspect.cleandoc(kind.__dict__.get("__doc__") or "").replace("`None`", "`null`")
        return (comment(text) if text else "") + "\n".join([*lines, "}", ""])

    def written(self, shape: shapes.Type) -> str:
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
                return self.literals.get(frozenset(values)) or " | ".join(quoted(value) for value in values)
            case shapes.ListType(item_type=item):
                inner = self.written(item)
                return f"({inner})[]" if is_union(item) and " | " in inner else f"{inner}[]"
            case shapes.TupleType(item_types=items):
                return f"[{', '.join(self.written(item) for item in items)}]"
            case shapes.DictType(key_type=key, value_type=value):
                return f"Record<{self.written(key)}, {self.written(value)}>"
            case shapes.UnionType(types=types):
                return " | ".join(self.written(part) for part in types)
            case shapes.StructType(cls=cls):
                return cls.__name__
            case _:
                raise ValueError(f"no TypeScript for {shape}: teach tools/typescript.py")


def is_union(shape: shapes.Type) -> bool:
    """Whether it may be written as several types."""
    return isinstance(shape, shapes.UnionType | shapes.LiteralType)


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
