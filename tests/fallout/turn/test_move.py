"""The move action: points in a pool, a space for each, whenever in the turn one likes."""

import pytest

from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, enemy, story_pack, survivor, wasteland


@rule("fallout.move-action.gain-points")
def test_a_move_gives_two_points() -> None:
    """No points before, 2 after, for one action; the figure has not moved yet."""
    t = wasteland(survivor())

    t.choose("move")

    assert (t.state.points, t.state.actions, t.survivor().space) == (2, 1, "camp.c")


@rule("fallout.move-action.spend-point", "fallout.move-action.needs-point")
def test_a_point_leads_into_an_adjacent_space() -> None:
    """Two points: from a to d and on to c, then none is left and the next step is refused."""
    t = wasteland(survivor(space="camp.a"))

    t.choose("move", "step:camp.d")
    assert (t.survivor().space, t.state.points) == ("camp.d", 1)
    t.choose("step:camp.c")

    assert (t.survivor().space, t.state.points) == ("camp.c", 0)
    assert t.refused("step:camp.d") == "fallout.move-action.needs-point"


@rule("fallout.move-action.spend-point")
def test_a_space_that_is_not_adjacent_is_out_of_reach() -> None:
    """With 2 points a space two steps away is not entered in one go."""
    t = wasteland(survivor(space="camp.a"), points=2)

    assert t.refused("step:camp.c") == "fallout.move-action.spend-point"


@rule("fallout.move-action.points-from-two-actions")
def test_the_points_for_a_difficult_space_can_come_from_two_moves() -> None:
    """One point of the first move is spent; with a second move there are 3, and the difficult space b leaves 1."""
    t = wasteland(survivor(space="camp.e"))

    t.choose("move", "step:camp.c")
    assert t.refused("step:camp.b") == "fallout.terrain.difficult-needs-points"
    t.choose("move")
    assert t.state.points == 3
    t.choose("step:camp.b")

    assert (t.survivor().space, t.state.points) == ("camp.b", 1)


@rule("fallout.move-action.combine-points")
def test_two_moves_make_one_pool() -> None:
    """Two move actions before a step: 4 points, and four plain spaces in a row."""
    t = wasteland(survivor(space="camp.a"))

    t.choose("move", "move")
    assert t.state.points == 4
    t.choose("step:camp.d", "step:camp.c", "step:camp.e", "step:camp.a")

    assert (t.survivor().space, t.state.points) == ("camp.a", 0)


@rule("fallout.move-action.interrupt")
@pytest.mark.parametrize("before", [0, 1])
def test_another_action_can_come_between_the_points(before: int) -> None:
    """A moves, takes a fight action before the first step or after it and survives: the points that are left are there."""
    spaces = ["camp.c", "camp.d"]
    t = wasteland(survivor(space="camp.c"), enemies=[enemy("mole-rat", spaces[before])], dice=[HEAD, ARMS, HEAD])

    t.choose("move", *["step:camp.d"] * before, "fight:mole-rat")
    assert (t.state.actions, t.state.points) == (0, 2 - before)
    t.choose("step:camp.e")

    assert (t.survivor().space, t.state.points) == ("camp.e", 1 - before)


@rule("fallout.move-action.interrupt")
def test_an_item_can_be_used_between_the_points() -> None:
    """Step, stimpak, step: using a card does not end the move."""
    t = wasteland(survivor(space="camp.a", hp=8, inventory=["stimpak"]))

    t.choose("move", "step:camp.d", "use:stimpak", "step:camp.c")

    assert (t.survivor().space, t.survivor().hp, t.state.points) == ("camp.c", 14, 0)


@rule("fallout.move-action.partial-move")
@pytest.mark.parametrize("steps", [0, 1])
def test_points_need_not_be_spent(steps: int) -> None:
    """With 2 points and no step, or one, the turn can be ended."""
    t = wasteland(survivor(space="camp.c"), survivor())

    t.choose("move", *["step:camp.d"] * steps, "end")

    assert t.seat == 1
    assert t.survivor().space == ("camp.d" if steps else "camp.c")


@rule("fallout.move-action.not-onto-facedown")
def test_nobody_walks_onto_a_facedown_tile() -> None:
    """East of the camp lies a facedown tile: with 2 points it is refused; once explored its spaces can be entered."""
    t = wasteland(survivor(space="camp.e"), points=2)

    assert t.refused("step:tile-1") == "fallout.move-action.not-onto-facedown"
    t.choose("explore:tile-1")

    face = t.state.shown[1]
    assert any(option.startswith(f"step:{face}.") for option in t.options)


@rule("fallout.move-action.enemies-do-not-block")
def test_nobody_stands_in_the_way() -> None:
    """An active raider in A's space and one in the next, with B beside it: A walks out and in as if nobody were there."""
    t = wasteland(
        survivor(space="camp.c"),
        survivor(space="camp.d"),
        enemies=[enemy("raider", "camp.c"), enemy("raider~2", "camp.d")],
        points=2,
    )

    t.choose("step:camp.d", "step:camp.a")

    assert (t.survivor().space, t.survivor().hp) == ("camp.a", 16)


@rule("fallout.move-action.move-on-after-aggressive")
def test_the_move_goes_on_after_a_fight_with_an_aggressive_enemy() -> None:
    """The first of 2 points leads to a radroach, which fights and does not kill: the second point is still there."""
    t = wasteland(survivor(space="camp.c"), enemies=[enemy("radroach", "camp.d")], dice=[HEAD] * 3)

    t.choose("move", "step:camp.d")
    assert len(t.happened("fight")) == 1
    assert (t.state.points, t.state.actions) == (1, 1)
    t.choose("step:camp.a")

    assert t.survivor().space == "camp.a"


@rule("fallout.move-action.move-on-after-aggressive")
def test_being_killed_by_it_ends_the_move() -> None:
    """With 1 HP and a hit the survivor is killed there: the point is lost with the turn."""
    t = wasteland(
        survivor(space="camp.c", hp=1), survivor(), enemies=[enemy("radroach", "camp.d")], dice=[ARMS, HEAD, HEAD]
    )

    t.choose("move", "step:camp.d", "return:camp.c")

    assert (t.seat, t.state.points) == (1, 0)


@rule("fallout.move-action.gain-points")
def test_a_move_is_told() -> None:
    """Who moves, and then where to."""
    t = wasteland(survivor())

    t.choose("move")
    assert t.told("move") == [("fallout.move-action.gain-points", {"seat": 0})]
    t.choose("step:camp.d")

    assert t.told("step") == [("fallout.move-action.spend-point", {"seat": 0, "space": "camp.d"})]


@rule("fallout.move-action.not-onto-facedown", "fallout.move-action.spend-point")
def test_all_that_is_out_of_reach_is_told_with_its_rule() -> None:
    """One point at camp.e: facedown tiles beside it, spaces farther away and difficult ones have each their rule."""
    t = wasteland(survivor(space="camp.e"), points=1)
    difficult = [space for space in t.state.land.steps["camp.e"] if t.state.land.spaces[space].difficult]

    told = {option: rule_id for option, rule_id in t.ruled_out.items() if option.startswith("step:")}
    assert {option for option, rule_id in told.items() if rule_id == "fallout.move-action.not-onto-facedown"} == {
        "step:tile-1",
        "step:tile-5",
    }
    assert {option for option, rule_id in told.items() if rule_id == "fallout.terrain.difficult-needs-points"} == {
        f"step:{space}" for space in difficult
    }
    assert told["step:dia.d"] == "fallout.move-action.spend-point"
    assert "step:camp.e" not in told


@rule("fallout.influence.check-timing", "fallout.terrain.irradiated-each-entry")
def test_rads_of_a_step_can_win_before_anything_else_happens_there() -> None:
    """Entering irradiated ground makes the agenda worth enough: the game is over before the deathclaw there fights."""
    glow = (
        "- {id: glow, name: glow, icons: [critter], worth: {do: steps, of: rads, at: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}}\n"
    )
    t = wasteland(
        survivor(space="bos.d", agendas=["glow"]),
        packs=[story_pack(agendas=glow)],
        enemies=[enemy("deathclaw", "bos.e")],
        points=1,
        dice=[],
    )
    assert t.state.land.spaces["bos.e"].irradiated

    t.choose("step:bos.e")

    assert (t.is_over, t.outcome.winners, t.happened("fight")) == (True, (0,), [])
