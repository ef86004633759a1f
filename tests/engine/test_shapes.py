"""Shapes: what clients are told is exactly as declared."""

from typing import Any

import pytest
from msgspec import UNSET, UnsetType

from crossroads.engine.shapes import Shape, Shapes, mismatch, with_added


class Lamp(Shape):
    name: str
    lit: bool
    oil: int | None
    smoke: int | UnsetType = UNSET


class Street(Shape):
    lamps: list[Lamp]
    size: tuple[int, int]


LIT = {"name": "a", "lit": True, "oil": None}
STREET = {"lamps": [LIT], "size": [2, 3]}


@pytest.mark.parametrize("told", [STREET, STREET | {"lamps": []}, STREET | {"lamps": [LIT | {"smoke": 1}]}])
def test_what_is_as_declared_matches(told: dict[str, Any]) -> None:
    """A key that may be missing can be there or not; one that may hold nothing is there."""
    assert mismatch(Street, told) is None


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ({"lamps": []}, "Object missing required field `size`"),
        (STREET | {"moon": 1}, "Object contains unknown field `moon`"),
        (STREET | {"lamps": [{"name": "a", "lit": True}]}, "Object missing required field `oil` - at `$.lamps[0]`"),
        (STREET | {"lamps": [LIT | {"lit": 1}]}, "Expected `bool`, got `int` - at `$.lamps[0].lit`"),
        (STREET | {"lamps": [LIT | {"oil": True}]}, "Expected `int | null`, got `bool` - at `$.lamps[0].oil`"),
        (STREET | {"lamps": [LIT | {"smoke": None}]}, "Expected `int`, got `null` - at `$.lamps[0].smoke`"),
        (STREET | {"size": (2, 3)}, "read by its shape, it says `size`: [2, 3] for (2, 3)"),
    ],
)
def test_what_is_not_as_declared_is_named_with_its_place(told: dict[str, Any], found: str) -> None:
    assert mismatch(Street, told) == found
    assert mismatch(Street, told, STREET) == found


def test_what_is_known_to_be_as_declared_is_not_read_again() -> None:
    """The same lamp in both is passed over; one that is equal and another object is read."""
    assert mismatch(Street, {**STREET}, STREET) is None
    assert mismatch(Street, STREET | {"lamps": [{**LIT}]}, STREET) is None
    assert mismatch(Street, STREET | {"lamps": [LIT, LIT]}, STREET) is None
    dark = {"lamps": ["dark"], "size": [2, 3]}

    assert mismatch(Street, {**dark}) is not None
    assert mismatch(Street, {**dark}, dark) is None


def test_a_shape_without_fields_is_nothing() -> None:
    assert mismatch(Shape, {}) is None
    assert mismatch(Shape, {"moon": 1}) == "Object contains unknown field `moon`"


# -- with expansions


class Book(Shape):
    cards: Lamp
    names: dict[str, str]


class Oil(Shape):
    price: int


class OilBook(Shape):
    cards: Oil
    maps: list[str]


def test_each_expansion_has_a_part_of_the_view_under_its_own_name() -> None:
    """Whatever its name is, and even if it shows nothing."""
    view = with_added(Shapes(Street, Book), {"oil-trade": Shapes(Oil), "night": Shapes()}).view

    assert mismatch(view, STREET | {"added": {"oil-trade": {"price": 3}, "night": {}}}) is None
    assert mismatch(view, STREET | {"added": {"oil-trade": {"price": 3}}}) == (
        "Object missing required field `night` - at `$.added`"
    )
    assert mismatch(view, STREET) == "Object missing required field `added`"


def test_an_expansions_cards_are_among_those_of_the_base() -> None:
    book = with_added(Shapes(Street, Book), {"oil": Shapes(Oil, OilBook), "night": Shapes()}).book

    assert mismatch(book, {"cards": LIT | {"price": 3}, "names": {}, "maps": []}) is None
    assert mismatch(book, {"cards": LIT | {"price": 3, "smoke": 1}, "names": {}, "maps": []}) is None
    assert mismatch(book, {"cards": LIT, "names": {}, "maps": []}) == (
        "Object missing required field `price` - at `$.cards`"
    )
    assert mismatch(book, {"cards": {"price": 3}, "names": {}, "maps": []}) == (
        "Object missing required field `name` - at `$.cards`"
    )
