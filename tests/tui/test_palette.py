"""Colours and figures: nobody at a table is taken for another."""

import pytest

from crossroads.engine.definition import definition, game_names
from crossroads.tui.palette import COLOURS, HOLLOW, SHAPES


@pytest.mark.parametrize("game", game_names())
def test_each_seat_of_the_largest_table_has_a_figure_and_a_colour_of_its_own(game: str) -> None:
    assert definition(game).seats[1] <= len(SHAPES)


def test_six_seats_are_told_apart_by_shape_and_by_colour() -> None:
    assert len(SHAPES) >= 6
    assert [*SHAPES] == [*HOLLOW] == [*COLOURS]
    for kind in (SHAPES, HOLLOW, COLOURS):
        assert len({*kind.values()}) == len(kind)
    assert not {*SHAPES.values()} & {*HOLLOW.values()}
