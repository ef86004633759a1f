"""Goals that are met at once: who says which counts first, and which kills belong together."""

import pytest

from tests.kit import rule
from tests.kit.bonds import bonds, visits_town
from tests.kit.fallout import LEGS, enemy, story_pack, survivor

HUNTS = story_pack(
    goals="".join(f"- {{id: {name}, kind: event, needs: {{do: kill-level, level: 1}}}}\n" for name in ("hunt", "prey"))
)


@rule("atomic-bonds.goals.several-goals-at-once")
def test_in_a_turn_the_survivor_on_turn_orders_goals() -> None:
    """B is first player; A kills on A's turn what two goals ask for, and says which counts first."""
    pair = (survivor(), survivor(space="camp.a"))
    t = bonds(
        *pair, first=1, goals=["hunt", "prey"], packs=[HUNTS], enemies=[enemy("radroach", "camp.c")], dice=[LEGS] * 3
    )

    t.choose("fight:radroach")

    assert (t.prompt, t.seat) == ("atomic-bonds.goal-order", 0)


@rule("atomic-bonds.goals.several-goals-at-once")
def test_between_rounds_the_first_player_orders_goals() -> None:
    """A began the round, but B is first player by now: a radroach attacks A after the last turn and dies, and B is asked."""
    t = bonds(
        survivor(space="camp.d"),
        survivor(space="camp.a"),
        first=1,
        began=0,
        turn=1,
        goals=["hunt", "prey"],
        packs=[HUNTS],
        activation=["activation-1"],
        enemies=[enemy("radroach", "camp.d")],
        dice=[LEGS] * 3,
    )

    t.choose("end")

    assert (t.prompt, t.seat, t.state.turn) == ("atomic-bonds.goal-order", 1, 0)


@rule("atomic-bonds.goals.several-goals-at-once")
def test_the_goal_that_is_left_counts_at_once() -> None:
    """Two states hold: A says which counts first, and then the other one is done too."""
    t = visits_town(
        "{do: caps, amount: 1}",
        goals=["workshop-hum", "lights-on-the-hill"],
        upgrades=["beacon", "clinic", "market-stall"],
        camps=["camp.c", "dia.d", "bos.c"],
    )
    t.choose("option:do")
    assert t.prompt == "atomic-bonds.goal-order"

    t.choose("atomic-bonds.goal:lights-on-the-hill")

    assert t.bonds.done == ("lights-on-the-hill", "workshop-hum")
    assert t.prompt == "turn"


@rule("atomic-bonds.goals.active-survivor-when-enemy-turn")
def test_a_kill_between_rounds_is_none_of_a_turn() -> None:
    """A kills one enemy on A's turn, and another one after the last turn of the round: the two are not in one turn."""
    foes = [enemy("radroach", "camp.c"), enemy("mole-rat", "camp.c")]
    pair = (survivor(), survivor(space="camp.a"))
    t = bonds(*pair, goals=["double-trouble"], activation=["activation-1"], enemies=foes, dice=[LEGS] * 30)
    t.choose("fight:radroach")
    while t.prompt != "turn":
        t.choose(t.options[0])

    t.choose("end", "end")
    while t.prompt not in ("turn", "atomic-bonds.first-player"):
        t.choose("atomic-bonds.decline" if "atomic-bonds.decline" in t.options else t.options[0])

    assert t.enemies_at("camp.c") == []
    assert t.bonds.done == ()


@rule("atomic-bonds.ending-the-game.checked-at-once")
def test_the_goal_that_wins_is_the_last_one() -> None:
    """One of two required goals is done, and a kill completes two more: with the first of them the game is over."""
    alone = "- {scenario: commonwealth, loyal: star, plus: [], none: [], few: [], many: []}\n"
    t = bonds(
        survivor(),
        survivor(space="dia.d"),
        goals=["hunt", "prey"],
        done=["well-read"],
        packs=[HUNTS, story_pack(sheets=alone)],
        enemies=[enemy("radroach", "camp.c")],
        dice=[LEGS] * 3,
    )
    t.choose("fight:radroach")

    t.choose("atomic-bonds.goal:prey")

    assert t.outcome.how == "atomic-bonds.victory"
    assert t.bonds.done == ("well-read", "prey")


@rule("atomic-bonds.goals.cost-on-own-turn")
@pytest.mark.parametrize(("inventory", "enough"), [(["machete"], True), ([], False)])
def test_two_weapons_are_enough_for_two(inventory: list[str], enough: bool) -> None:
    t = bonds(survivor(weapon="baseball-bat", inventory=inventory), goals=["laid-down-arms"])

    assert ("atomic-bonds.pay:laid-down-arms" in t.options) is enough
