"""The report on balance for tables with expansions: every set of them that can be had, and how each is told apart."""

from pathlib import Path

import pytest

from crossroads.cli.commands import app
from crossroads.sim.balance import make_plans, table_of
from crossroads.sim.balance_report import sheets
from crossroads.sim.results import GameRow, Plan, SeatFigures, SimulationResult
from crossroads.sim.tables import sets_of_expansions, tables_in_turn

BONDS, CALIFORNIA = "atomic-bonds", "new-california"
SETS = [(), (BONDS,), (CALIFORNIA,), (BONDS, CALIFORNIA)]


def played(scenario: str, modules: tuple[str, ...], won: int, group: str = "") -> SimulationResult:
    """Four games at four seats, so many of them won."""
    figures: dict[str, int | float | str] = {"rounds": 12, "star": 0, "shield": 6, "survivor": "ghoul", "group": group}
    figures |= {"influence": 0, "letters": 5, "perks": 1, "caps": 10}
    seats = tuple(SeatFigures(seat, "steady", seat, 6, 0.0, 1, figures) for seat in range(4))
    games = [GameRow(each, "x", "some-end", (0,) if each < won else (), 2, seats, {}) for each in range(4)]
    plan = Plan("fallout", 4, 4, ("steady",) * 4, "x", {"scenario": scenario}, modules=modules)
    return SimulationResult(plan, tuple(games))


def test_every_scenario_is_played_with_every_set_of_expansions() -> None:
    """The same tables as random games come to in turn: four, ten, four and nine scenarios, each at one to four seats."""
    sets = [*sets_of_expansions("fallout")]
    plans = make_plans("fallout", 2, (), "steady", "s", {}, sets=sets)

    assert {*SETS} <= {*sets}
    tables = {(plan.options["scenario"], plan.modules, plan.seats) for plan in plans}
    assert tables == {(each.options["scenario"], each.modules, each.seats) for each in tables_in_turn("fallout")}
    assert [len({table for table in tables if table[1] == each}) for each in SETS] == [16, 16, 40, 36]
    assert (CALIFORNIA, (BONDS, CALIFORNIA), 4) not in tables


def test_a_scenario_is_played_with_the_sets_that_have_it() -> None:
    """One of New California comes with it, and together with Atomic Bonds; one that nobody has is refused."""
    plans = make_plans("fallout", 2, [4], "steady", "s", {"scenario": "the-pitt-x"}, sets=SETS)

    assert [plan.modules for plan in plans] == [(CALIFORNIA,), (BONDS, CALIFORNIA)]
    with pytest.raises(ValueError, match="mars"):
        make_plans("fallout", 2, [4], "steady", "s", {"scenario": "mars"}, sets=SETS)


def test_a_table_is_told_with_its_expansions() -> None:
    """The same scenario with and without them are two tables, each with its own goal; a sheet compares the sets."""
    results = [played("the-pitt", (), 3), played("the-pitt", (BONDS, CALIFORNIA), 2, group="star")]
    report = {sheet.title: sheet for sheet in sheets(results)}

    told = ["the-pitt", "the-pitt with atomic-bonds and new-california"]
    assert [table_of(result.plan) for result in results] == told
    assert [row[:3] for row in report["By scenario"].rows] == [(told[0], "4", "75.0%"), (told[1], "4", "50.0%")]
    assert [row[0] for row in report["By expansions"].rows] == ["none", "atomic-bonds and new-california"]
    assert [row[:2] for row in report["Goals"].rows[:2]] == [
        ("the-pitt: survivors win", "30.0% to 80.0%"),
        ("the-pitt with atomic-bonds and new-california, 4 seats: survivors win", "25.0% to 75.0%"),
    ]
    assert "By expansions" not in {sheet.title for sheet in sheets(results[1:])}


@pytest.mark.slow
def test_the_command_plays_all_sets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One game of one scenario with none, either, both, and whatever else is installed."""
    sets = [*sets_of_expansions("fallout")]
    command = ["balance", "fallout", "--with", "all", "--games", "1", "--seats", "4", "--out", str(tmp_path)]

    code = app([*command, "--option", "scenario=far-harbor"], exit_on_error=False, result_action="return_value")

    assert code == 0
    assert f"fallout: {len(sets)} of {len(sets)} games" in capsys.readouterr().out
    report = (tmp_path / "report.md").read_text()
    for together in sets:
        assert f"| {' and '.join(together) or 'none'} | 1 |" in report
