"""How often people at Munchkin's table are asked, and what simulations count there."""

from io import StringIO

import pytest
from rich.console import Console

from crossroads.engine.content import content_of
from crossroads.sim.munchkin import unmet
from crossroads.sim.results import SimulationResult
from crossroads.sim.simulate import simulate
from crossroads.sim.summary import summary_table


def shown(title: str, result: SimulationResult) -> str:
    """A table of a summary as a terminal shows it."""
    [table] = [each for each in summary_table(result) if str(each.title).startswith(title)]
    page = StringIO()
    Console(file=page, width=120).print(table)
    return page.getvalue()


@pytest.mark.slow
def test_people_who_pass_ahead_are_asked_at_most_twice_as_often_as_they_act() -> None:
    """24 games of four: whoever wants nothing says so ahead, and hardly ever misses what it would have liked."""
    result = simulate("munchkin", 24, 4, ["steady"], "people", people=True)
    seats = [seat for game in result.games for seat in game.seats]
    asked, acts, missed = [sum(int(seat.figures[name]) for seat in seats) for name in ("asked", "acts", "missed")]

    assert not result.crashes
    assert asked <= 2 * acts
    assert missed <= len(seats)
    assert asked < 0.6 * sum(seat.decisions for seat in seats)
    table = shown("Asked as people are", result)
    assert f"{asked / acts:.2f}" in table
    for number in range(4):
        own = [seat.figures for seat in seats if seat.seat == number]
        share = sum(int(each["asked"]) for each in own) / sum(int(each["acts"]) for each in own)
        assert share <= 2
        assert f"of seat {number + 1} {share:.2f}" in " ".join(table.replace("│", " ").split())


def test_without_people_nobody_counts_questions() -> None:
    result = simulate("munchkin", 1, 3, ["steady"], "people")

    assert "asked" not in result.games[0].seats[0].figures
    assert not any("people" in str(table.title) for table in summary_table(result))


def test_cards_that_nobody_has_used_are_listed() -> None:
    """Monsters are to be met, cards to be played, powers to be used; what is only good to be sold, to be sold."""
    content = content_of("munchkin", ())
    everything = dict(unmet(content, {}))
    seen = {("monster-met", "deathclaw"): 1, ("card-played", "raider.2"): 2, ("card-spent", "tin-can"): 1}
    seen |= {("power-used", "raider.2:0"): 1, ("card-spent", "mini-nuke"): 3}
    some = dict(unmet(content, seen))

    gone = {"monster deathclaw", "class raider", "junk tin-can", "power 1 of raider"}
    assert gone <= {*everything}
    assert {*everything} - {*some} == gone
    assert some["one-shot mini-nuke"] == "never played, 3 times spent otherwise"
    assert some["power 2 of raider"] == "never used"
