"""What simulations count in Fallout: uses by event, tables of chance, and what no game has seen."""

from random import Random

from crossroads.engine.game import content_of, new
from crossroads.sim.fallout import options, unmet
from crossroads.sim.simulate import simulate
from crossroads.sim.summary import summary_table


def test_a_table_of_chance_is_one_that_can_be_played() -> None:
    """All scenarios come up, and every drawn option is accepted."""
    drawn = [options(Random(number), 1 + number % 4) for number in range(40)]

    for number, given in enumerate(drawn):
        assert new("fallout", 1 + number % 4, "x", given).decision is not None
    assert len({given["scenario"] for given in drawn}) == 4


def test_what_nobody_has_seen_is_listed_with_a_reason() -> None:
    """Nothing seen: every objective and outcome, for want of being staged or drawn; what was seen is not listed."""
    content = content_of("fallout", ())
    quest = content.quests[content.numbers[14]]
    objective = quest.objectives[0]
    everything = dict(unmet(content, {}))
    some = dict(unmet(content, {("quest-staged", quest.id): 3, ("quest-completed", f"{quest.id}:{objective.id}"): 1}))
    line = f"quest 14 {quest.id}: {objective.id}"
    other = f"quest 14 {quest.id}: {quest.objectives[1].id}"

    assert everything[line] == "never staged"
    assert line not in some
    assert some[other] == "staged 3 times, never completed"
    assert len(everything) > 400


def test_a_simulation_tells_quests_and_what_was_never_met() -> None:
    """Three games of two at tables of chance: their rows know scenario and survivor, and the last table what is left."""
    result = simulate("fallout", 3, 2, ["steady"], "sim", vary=True)
    characters = content_of("fallout", ()).characters
    tables = {str(table.title).partition(":")[0]: table for table in summary_table(result)}

    assert not result.crashes
    assert all(seat.figures["survivor"] in characters for game in result.games for seat in game.seats)
    assert tables["Never met"].row_count > 100
    assert tables["Quest completed"].row_count > 3
