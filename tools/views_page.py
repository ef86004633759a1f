"""The blocks of the reference of views and books: each game's, field by field, as it declares them."""

import inspect
from collections.abc import Iterator

from msgspec import inspect as shapes

from crossroads.engine.definition import definition
from crossroads.engine.shapes import Shape, Shapes
from tools.structs import Struct, fields_of, notes_of, with_all_within

INTRODUCTION = (
    "What a client is told of a game, as JSON.\n"
    "A **view** is the table as one seat may see it, or a spectator.\n"
    "The **book** has every card as a client draws it, and the names of everything else, in one language.\n"
    "Some cards must not be read before they are in play: they are not in the book but among the **opened cards**, which "
    "have the same form as its `cards`.",
    "In Python `game.view(seat)` gives a view; `definition.book` and `definition.opened` give the others.\n"
    "On a server a view comes with the message `standing` and changes with every `step`; "
    "`/api/games/{game}/book` and `/api/tables/{id}/cards` give the others.\n"
    "In a `step` a key without a value is taken away, so in a view treat a key that is missing like one that is `null`.",
    "At a table with expansions a view has one more field, `added`, with a part for each expansion by its id; "
    "an expansion can add cards and names to the book, too.\n"
    "[Add an expansion](../how-to/add-an-expansion.md) says how it declares them.",
)


def blocks(titles: dict[str, str]) -> Iterator[str]:
    """The whole page under its title, for games with these titles."""
    yield from INTRODUCTION
    for game, title in titles.items():
        for heading, root in _roots(definition(game).shapes()).items():
            yield f"## {title}: {heading}"
            yield from [_section(game, kind) for kind in with_all_within(root)]


def _roots(told: Shapes) -> dict[str, Struct]:
    roots: dict[str, Struct] = {"the view": told.view, "the book": told.book, "opened cards": told.opened}
    return {heading: root for heading, root in roots.items() if root is not Shape}


def _section(game: str, kind: Struct) -> str:
    """One struct: what it is, and a table of its fields."""
    notes = notes_of(kind)
    rows = [
        f"| `{field.encode_name}` | {_type(game, field.type)}{'' if field.required else ', may be missing'} "
        f"| {_sentence(notes.get(field.name, ''))} |"
        for field in fields_of(kind)
    ]
    parts = [
        f'### <a id="{_anchor(game, kind)}"></a>{kind.__name__}',
        inspect.cleandoc(kind.__dict__.get("__doc__") or ""),
        "\n".join(["| field | type | what it is |", "|---|---|---|", *rows]),
    ]
    return "\n\n".join(part for part in parts if part)


def _sentence(note: str) -> str:
    return note[:1].upper() + note[1:]


def _anchor(game: str, kind: Struct) -> str:
    return f"{game}-{kind.__name__.lower()}"


def _type(game: str, shape: shapes.Type) -> str:
    """A type in words, with a link to the struct that it is."""
    match shape:
        case shapes.NoneType():
            return "`null`"
        case shapes.BoolType():
            return "`true` or `false`"
        case shapes.IntType():
            return "number"
        case shapes.StrType():
            return "text"
        case shapes.LiteralType(values=values):
            return " or ".join(f'`"{value}"`' for value in values)
        case shapes.ListType(item_type=item):
            return f"list, each {_type(game, item)}"
        case shapes.TupleType(item_types=items):
            return f"list of {len(items)}: {', '.join(_type(game, item) for item in items)}"
        case shapes.DictType(key_type=key, value_type=value):
            return f"object, by {_type(game, key)}: {_type(game, value)}"
        case shapes.UnionType(types=types):
            lists_last = sorted(
                types, key=lambda part: isinstance(part, shapes.ListType)
            )  # else `each` takes in the rest
            return " or ".join(_type(game, part) for part in lists_last)
        case shapes.StructType(cls=cls):
            return f"[{cls.__name__}](#{_anchor(game, cls)})"
        case _:
            raise ValueError(f"no words for {shape}: teach tools/views_page.py")
