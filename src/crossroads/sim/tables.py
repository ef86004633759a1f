"""Tables of chance: expansions, and some of a game's options settled at random, as the types and notes of its table options and its packs allow."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any, NamedTuple

from msgspec import inspect as shapes

from crossroads.engine.content import content_of
from crossroads.engine.definition import definition
from crossroads.engine.extending import definition_with
from crossroads.engine.modules import UnknownModule, expansions_of, find_modules
from crossroads.engine.options import hints_of, notes_of, option_values

SETTLED = 0.4  # of the options with two values or with one for every seat
MANY = 3  # values of an option of which one is always settled


class TableInTurn(NamedTuple):
    """A table that a series of games comes to again and again."""

    seats: int
    modules: tuple[str, ...]
    options: dict[str, Any]


@cache
def tables_in_turn(game: str, packs: tuple[str, ...] = (), modules: tuple[str, ...] = ()) -> tuple[TableInTurn, ...]:
    """Every number of seats with every set of expansions and every value of each option that names many.

    With `modules` these are the expansions of all tables.
    """
    least, most = definition(game).seats
    tables: list[TableInTurn] = []
    for together in (modules,) if modules else sets_of_expansions(game):
        many = {
            name: values
            for name, kind, values in _values(game, packs, together)
            if _has_many(kind, values) and not isinstance(values, range)
        }
        for chosen in product(*many.values()):
            options = dict(zip(many, chosen, strict=True))
            tables += [TableInTurn(seats, together, options) for seats in range(least, most + 1)]
    return tuple(tables)


def sets_of_expansions(game: str) -> Iterator[tuple[str, ...]]:
    """Every set of expansions that can be had together; the first has none."""
    names = tuple(expansions_of(game))
    for count in range(len(names) + 1):
        for together in combinations(names, count):
            if not together or _can_be_had(game, together):
                yield together


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
    chosen: dict[str, Any] = {}
    for name, kind, values in _values(game, packs, modules):
        if _has_many(kind, values) or chance.random() < SETTLED:
            drawn = _drawn(kind, values, chance, seats)
            if drawn is not None:
                chosen[name] = drawn
    return chosen


def _values(game: str, packs: tuple[str, ...], modules: tuple[str, ...]) -> Iterator[tuple[str, str, Sequence[Any]]]:
    """The table options: name, kind, and the values that there are to choose from."""
    made = definition_with(game, modules)
    listed = option_values(made, content_of(game, packs, modules))
    for name, hint in hints_of(made.table_options).items():
        notes = notes_of(hint)
        values = list(notes.get("values", ())) or listed[name] or _numbers(shapes.type_info(hint))
        yield name, notes.get("kind", "value"), values


def _has_many(kind: str, values: Sequence[Any]) -> bool:
    return kind == "value" and len(values) >= MANY


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
