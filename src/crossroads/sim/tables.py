"""Tables of chance: expansions, and some of a game's options settled at random, as the types and notes of its table options and its packs allow."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import inspect as shapes

from crossroads.engine.content import content_of
from crossroads.engine.extending import definition_with
from crossroads.engine.modules import UnknownModule, expansions_of, find_modules
from crossroads.engine.options import hints_of, notes_of, option_values

SETTLED = 0.4  # of the options with two values or with one for every seat


def drawn_modules(game: str, chance: Random) -> tuple[str, ...]:
    """Expansions for a table: each that is installed now and then, with those that it needs and without what excludes."""
    drawn: tuple[str, ...] = ()
    for name, module in expansions_of(game).items():
        wished = tuple(dict.fromkeys((*drawn, *module.needs, name)))
        if chance.random() < SETTLED and _can_be_had(game, wished):
            drawn = wished
    return drawn


def _can_be_had(game: str, modules: tuple[str, ...]) -> bool:
    try:
        return bool(find_modules(game, modules))
    except UnknownModule:
        return False


def drawn_options(
    game: str, chance: Random, seats: int, packs: tuple[str, ...] = (), modules: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Options for a table with so many seats: of three values or more one is always drawn, the others now and then.

    A number without bounds stays as it is.
    """
    made = definition_with(game, modules)
    listed = option_values(made, content_of(game, packs, modules))
    chosen: dict[str, Any] = {}
    for name, hint in hints_of(made.table_options).items():
        values: Sequence[Any] = (
            list(notes_of(hint).get("values", ())) or listed[name] or _numbers(shapes.type_info(hint))
        )
        kind = notes_of(hint).get("kind", "value")
        if (kind == "value" and len(values) > 2) or chance.random() < SETTLED:
            drawn = _drawn(kind, values, chance, seats)
            if drawn is not None:
                chosen[name] = drawn
    return chosen


def _numbers(shape: shapes.Type) -> Sequence[int]:
    """The whole numbers of a type that has a least and a greatest."""
    match shape:
        case shapes.Metadata(type=inner):
            return _numbers(inner)
        case shapes.IntType(ge=int(least), le=int(greatest)):
            return range(least, greatest + 1)
        case _:
            return ()


def _drawn(kind: str, values: Sequence[Any], chance: Random, seats: int) -> Any:
    match kind:
        case "seat":
            return chance.randrange(seats)
        case "seat-order":
            return chance.sample(range(seats), seats)
        case "each-seat":
            return chance.sample(values, seats)
        case "each-seat-freely":
            return chance.choices(values, k=seats)
        case _:
            return chance.choice(values) if values else None
