"""Write the types of each game's view and book for its board, `web/src/games/<game>/view.ts`, from the game's shapes.

What an expansion adds to them stands in `expansions/<id>.ts` beside it, for the expansions that live in this package. Of any
other that is installed, `python -m tools.view_types fallout/signals` prints the file.

A view comes in steps, as merge patches, in which a key without a value counts as a missing one: so whatever may be `null`
in a view may be missing there. A book always comes whole.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from msgspec import inspect as shapes

from crossroads.engine.definition import definition, game_names
from crossroads.engine.modules import Module, expansions_of, find_modules
from crossroads.engine.shapes import Shape, Shapes
from tools.structs import Struct, is_nullable, literals_of, modules_of, with_all_within
from tools.typescript import TypeScript, comment

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web/src/games"
OURS = "crossroads."


def file_of(game: str) -> Path:
    return FOLDER / game / "view.ts"


def games() -> list[str]:
    """The games that have a board on the page."""
    return [game for game in game_names() if (FOLDER / game).is_dir()]


def expansions() -> list[Module]:
    """The expansions of these games that live in this package."""
    return [module for game in games() for module in expansions_of(game).values() if module.package.startswith(OURS)]


def file_of_expansion(module: Module) -> Path:
    return FOLDER / module.game / "expansions" / f"{module.id}.ts"


def page(game: str) -> str:
    """The whole file of a game."""
    made = definition(game)
    kinds = [kind for kind in _all(made.shapes()) if kind is not Shape]
    writer = TypeScript(literals_of(modules_of(kinds)), _may_be_missing(made.shapes()))
    return "\n".join([_head(made.package), *writer.aliases(), *[writer.interface(kind) for kind in kinds]])


def page_of_expansion(module: Module) -> str:
    """The whole file of an expansion: its own shapes, and what a view and a book have beside those of the game."""
    told = module.shapes()
    base = definition(module.game).shapes()
    known = {*_all(base), Shape}
    kinds = [kind for kind in _all(told) if kind not in known]
    borrowed = sorted({kind.__name__ for kind in _all(told) if kind in known and kind is not Shape})
    lines = [_head(module.package)]
    if borrowed:
        lines.append(f'import type {{ {", ".join(borrowed)} }} from "../view";\n')
    writer = TypeScript(literals_of(modules_of(kinds)), _may_be_missing(told))
    lines += [*writer.aliases(), *[writer.interface(kind) for kind in kinds]]
    if told.view is not Shape:
        lines.append(
            comment(f"What the view of a table with {module.id} has beside the game's own: `View & ViewAdded`.")
            + f"export interface ViewAdded {{\n  added: {{ {quoted_key(module.id)}: {told.view.__name__} }};\n}}\n"
        )
    if told.book is not Shape:
        lines.append(
            comment("What the book has beside the game's own: `Book & BookAdded`.")
            + f"export type BookAdded = {told.book.__name__};\n"
        )
    return "\n".join(lines)


def _all(told: Shapes) -> list[Struct]:
    return with_all_within(told.view, told.book, told.opened)


def _may_be_missing(told: Shapes) -> Callable[[Struct, shapes.Field], bool]:
    seen = {*with_all_within(told.view)}
    return lambda kind, field: not field.required or (kind in seen and is_nullable(field.type))


def _head(package: str) -> str:
    return f"// Made by `make docs` from the shapes of {package}: do not edit.\n"


def quoted_key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def write(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    sys.stdout.write(f"written: {file.relative_to(ROOT)}\n")


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        game, _, name = asked.partition("/")
        sys.stdout.write(page_of_expansion(*find_modules(game, (name,))))
    if not sys.argv[1:]:
        for each in games():
            write(file_of(each), page(each))
        for module in expansions():
            write(file_of_expansion(module), page_of_expansion(module))
