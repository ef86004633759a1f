"""Tables of chance: whatever a game lets a table settle is drawn, and can be played."""

from random import Random
from typing import Any

import pytest

from crossroads.engine.content import content_of
from crossroads.engine.definition import definition, game_names
from crossroads.engine.game import new
from crossroads.engine.modules import Module
from crossroads.engine.options import hints_of, notes_of, option_values
from crossroads.sim.fuzz import Failure, Hunt, table_of
from crossroads.sim.tables import drawn_modules, drawn_options

GAMES = pytest.mark.parametrize("name", game_names())


@GAMES
def test_tables_of_chance_have_every_seat_count_and_can_be_played(name: str) -> None:
    """Sixty of them: all begin with a question, and more than twenty are settled each in a way of its own."""
    least, most = definition(name).seats
    tables = [table_of(Hunt(name, "tables"), number) for number in range(60)]

    assert {each.seats for each in tables} == {*range(least, most + 1)}
    assert all(each.start().decision is not None for each in tables)
    assert len({str(each.options) for each in tables}) > 20


@GAMES
def test_every_value_of_every_option_comes_up(name: str) -> None:
    """Two hundred draws for the largest table: no option and no value that can be listed is left out."""
    drawn = [drawn_options(name, Random(number), definition(name).seats[1]) for number in range(200)]

    listed = option_values(definition(name), content_of(name, ()))
    for option, hint in hints_of(definition(name).table_options).items():
        values = listed[option]
        settled = [given[option] for given in drawn if option in given]
        assert settled, option
        if notes_of(hint).get("kind", "value") == "value":
            assert {*settled} == {*values}
        assert len(settled) < len(drawn) or len(values) > 2


def test_expansions_are_drawn_with_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that needs another comes with it; of two that exclude each other there is one at most; some tables have none."""
    known = {
        "maps": Module(id="maps", game="fallout", package="maps", needs=("roads",)),
        "roads": Module(id="roads", game="fallout", package="roads"),
        "walls": Module(id="walls", game="fallout", package="walls", excludes=("roads",)),
    }
    for place in ("sim.tables", "engine.modules"):
        monkeypatch.setattr(f"crossroads.{place}.expansions_of", lambda game: known)
    drawn = {drawn_modules("fallout drawn by a test", Random(number)) for number in range(100)}

    assert drawn == {(), ("roads",), ("roads", "maps"), ("walls",)}


def test_a_table_with_an_expansion_has_its_options(signals: Failure) -> None:
    """Signals brings a number from 2 to 50; a failure at such a table says so and can be seen again."""
    assert 2 <= signals.options["strength_needed"] <= 50
    assert "expansions signals" in signals.table
    assert Failure.from_json(signals.to_json()).start().setup.modules == ("signals",)


@pytest.fixture
def signals() -> Failure:
    """The first table of chance with the expansion that the tests bring."""
    drawn = (table_of(Hunt("fallout", "signals"), number) for number in range(100))
    return next(each for each in drawn if each.modules)


def test_seats_are_drawn_as_their_option_asks_for_them() -> None:
    """One seat, all seats in some order, and for each seat a colour of its own."""
    drawn: dict[str, list[Any]] = {"first": [], "lifts": [], "colours": []}
    for number in range(60):
        for option, value in drawn_options("shelter", Random(number), 3).items():
            drawn[option].append(value)

    assert {*drawn["first"]} == {0, 1, 2}
    assert all(sorted(order) == [0, 1, 2] for order in drawn["lifts"])
    assert all(len({*colours}) == 3 for colours in drawn["colours"])


def test_all_scenarios_come_up_equally_often() -> None:
    """Of three values or more one is drawn at every table, by equal chances: about fifty of two hundred each."""
    drawn = [drawn_options("fallout", Random(number), 2)["scenario"] for number in range(200)]

    assert all(35 <= drawn.count(scenario) <= 65 for scenario in {*drawn})
    assert len({*drawn}) == 4


def test_two_draws_from_one_seed_are_equal() -> None:
    assert new("fallout", 2, "x", _drawn(5)).digest() == new("fallout", 2, "x", _drawn(5)).digest()
    assert _drawn(5) != _drawn(6)


def _drawn(number: int) -> dict[str, Any]:
    return drawn_options("fallout", Random(number), 2)
