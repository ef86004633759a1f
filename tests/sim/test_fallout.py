"""What simulations count in Fallout: uses by event, and what no game has seen."""

from crossroads.engine.content import content_of
from crossroads.sim.fallout import unmet
from crossroads.sim.files import use_rows
from crossroads.sim.simulate import simulate
from crossroads.sim.summary import summary_table


def test_what_nobody_has_seen_is_listed_with_a_reason() -> None:
    """Nothing seen: every objective and outcome, for want of being staged or drawn; what was seen is not listed."""
    content = content_of("fallout", ())
    quest = content.quests[content.numbers[14][0]]
    objective = quest.objectives[0]
    everything = dict(unmet(content, {}))
    some = dict(unmet(content, {("quest-staged", quest.id): 3, ("quest-completed", f"{quest.id}:{objective.id}"): 1}))
    line = f"quest 14 {quest.id}: {objective.id}"
    other = f"quest 14 {quest.id}: {quest.objectives[1].id}"

    assert everything[line] == "never staged"
    assert everything["quest 15 last-order: follow"] == "never staged; cobbler-is-late:shop: 0 times"
    assert some["quest 15 last-order: follow"] == "never staged; cobbler-is-late:shop: 1 times"
    assert line not in some
    assert some[other] == "staged 3 times, never completed"
    assert len(everything) > 400


def test_an_outcome_that_never_came_is_told_with_how_near_it_was() -> None:
    """Never drawn, by what it would have come; drawn and not chosen, and who may choose it; chosen, to another end."""
    content = content_of("fallout", ())
    met = {("encounter-drawn", "spare-grave"): 4, ("encounter-met", "spare-grave:dig:success"): 2}
    met |= {("encounter-drawn", "hermit-in-the-water-tower"): 3, ("encounter-drawn", "green-front"): 1}
    why = dict(unmet(content, met))

    assert "encounter spare-grave: dig, success" not in why
    assert why["encounter spare-grave: dig, failure"] == "chosen 2 times"
    assert why["encounter spare-grave: names, failure"] == "drawn 4 times, never chosen"
    assert why["encounter spare-grave: measured, success"] == "drawn 4 times, never chosen; forced on some only"
    assert why["encounter hermit-in-the-water-tower: pay, success"] == "drawn 3 times, never chosen; has a cost"
    assert why["encounter green-front: button, success"] == "drawn 1 times, never chosen; has a requirement"
    assert why["encounter notes-in-the-margin: lend, success"] == "never drawn; green-front:knock:success: 0 times"


def test_a_simulation_tells_quests_and_what_was_never_met() -> None:
    """Three games of two at tables of chance: their rows know scenario and survivor, and the last table what is left."""
    result = simulate("fallout", 3, 2, ["steady"], "sim", vary=True)
    characters = content_of("fallout", ()).characters
    told = summary_table(result)
    tables = {str(table.title).partition(":")[0]: table for table in told}
    everything = len([*unmet(content_of("fallout", ()), {})])

    assert not result.crashes
    assert {(row["bot"], row["seats"]) for row in use_rows(result) if row["kind"] == "quest-staged"} == {("", 0)}
    assert all(seat.figures["survivor"] in characters for game in result.games for seat in game.seats)
    assert tables["Never met"].row_count > 100
    assert told[-1].title == f"Never met: {tables['Never met'].row_count} of {everything}"
    assert tables["Quest completed"].row_count > 3


def test_a_victory_of_all_counts_for_everybody_and_nobody_has_influence() -> None:
    """Steady bots at a table of Atomic Bonds: in a game that is won each seat has won it, not a half of it."""
    result = simulate("fallout", 8, 2, ("steady",), "together", modules=("atomic-bonds",))

    won = [row for row in result.games if row.winners]
    assert won
    assert {seat.won for row in won for seat in row.seats} == {1.0}
    assert {seat.figures["influence"] for row in result.games for seat in row.seats} == {0}
