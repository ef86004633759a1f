"""Goals that are met at once: who says which counts first, and which kills belong together."""

import pytest

from tests.kit import rule
from tests.kit.bonds import bonds, deal_bonds, visits_town
from tests.kit.fallout import HEAD, LEGS, TORSO_TWICE, enemy, story_pack, survivor

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


ALL_STATES = story_pack(
    goals="".join(
        f"- {{id: {name}, kind: state, needs: {{do: tokens, amount: 1}}}}\n"
        for name in ("common-purse", "laid-down-arms", "big-game", "well-read", "known-ground", "lights-on-the-hill")
    )
    + "".join(
        f"- {{id: {name}, kind: state, needs: {{do: tokens, amount: 1}}}}\n"
        for name in ("workshop-hum", "full-kit", "deep-camp", "double-trouble")
    )
)
BOTH = story_pack(
    goals="".join(f"- {{id: {name}, kind: state, needs: {{do: tokens, amount: 3}}}}\n" for name in ("hunt", "prey"))
)


@rule("atomic-bonds.goals.met-at-the-start", "atomic-bonds.goals.several-goals-at-once")
def test_goals_that_hold_at_the_start_are_ordered_too() -> None:
    """Every goal asks for one token, which everybody has: as the first turn begins its player says which counts first."""
    t = deal_bonds(1, packs=(ALL_STATES,))
    while t.prompt not in ("atomic-bonds.goal-order", "turn"):
        t.choose(t.options[0])

    assert t.prompt == "atomic-bonds.goal-order"
    assert len(t.options) == 4


@rule("atomic-bonds.goals.several-goals-at-once", "atomic-bonds.goals.complete-immediately")
def test_what_is_ordered_counts_before_the_next_result() -> None:
    """A third token meets two goals: once A has said which is first both are done, and only then A gains the caps."""
    t = visits_town(
        "{do: special, letter: S}, {do: caps, amount: 1}",
        survivor(special="P"),
        survivor(space="camp.a"),
        goals=["hunt", "prey"],
        packs=(BOTH,),
    )
    t.choose("option:do")

    t.choose("atomic-bonds.goal:prey")

    told = [event.kind for event in t.game.events if event.kind in ("atomic-bonds.goal-done", "caps")]
    assert told == ["atomic-bonds.goal-done", "atomic-bonds.goal-done", "caps"]


@rule("atomic-bonds.goals.several-goals-at-once", "fallout.killed.eliminated-skipped")
def test_for_a_survivor_on_turn_who_is_out_the_first_player_orders_goals() -> None:
    """B helps A with a tonic that brings a token afterwards: the fight eliminates A, and then B, first player, orders two goals."""
    tonic = "- {id: tonic, kind: aid, cost: 1, uses: [{moment: fight, pay: discard, effects: [{do: rerolls, amount: 1}]"
    t = bonds(
        survivor(hp=1, rads=16),
        survivor("wastelander", special="P", inventory=["tonic"]),
        goals=["hunt", "prey"],
        packs=(BOTH, story_pack(loot=f"{tonic}, after: [{{do: special, letter: S}}]}}]}}\n")),
        enemies=[enemy("deathclaw", "camp.c")],
        dice=[TORSO_TWICE, TORSO_TWICE, TORSO_TWICE, HEAD],
    )

    t.choose("fight:deathclaw", "atomic-bonds.assist", "atomic-bonds.assistant:1", "use:tonic")
    while t.prompt in ("reroll", "window-strike", "return"):
        t.choose("stop" if "stop" in t.options else t.options[0])

    assert t.survivor().eliminated
    assert (t.prompt, t.seat, t.state.turn) == ("atomic-bonds.goal-order", 1, 0)


@rule("atomic-bonds.goals.common")
def test_a_kill_on_anothers_turn_is_none_of_ones_own() -> None:
    """On A's turn everybody fights a critter; on the turn of B one more dies by B: that is B's first kill of a turn of B's."""
    t = visits_town(
        "{do: each, then: [{do: fight, enemy: critter}]}",
        survivor(),
        survivor(space="camp.c"),
        goals=["double-trouble"],
        tokens={"critter": ["radroach", "mole-rat"]},
        enemies=[enemy("bloatfly", "camp.c")],
        dice=[LEGS, LEGS, LEGS, LEGS, LEGS, LEGS, HEAD, HEAD, HEAD],
    )
    t.choose("option:do")
    killed = len(t.happened("enemy-killed"))
    t.choose("end", "fight:bloatfly")

    assert (killed, len(t.happened("enemy-killed"))) == (2, 1)
    assert t.bonds.done == ()


@rule("atomic-bonds.goals.several-goals-at-once", "atomic-bonds.goals.complete-immediately")
@pytest.mark.parametrize("phase", ["turn", "activation"])
def test_goals_met_by_a_level_are_ordered_before_anything_else_happens(phase: str) -> None:
    """The XP for a kill, on A's turn or between rounds, bring A a third token: two goals are met, and are ordered at once."""
    t = bonds(
        survivor(special="P", xp=2),
        survivor(space="camp.a"),
        turn=0 if phase == "turn" else 1,
        goals=["hunt", "prey"],
        packs=(BOTH,),
        activation=["activation-1"],
        enemies=[enemy("radroach", "camp.c")],
        dice=[LEGS] * 3,
        state={"supply": ("C", "C")},
    )

    t.choose("fight:radroach" if phase == "turn" else "end")
    while t.prompt not in ("turn", "atomic-bonds.goal-order", "atomic-bonds.first-player"):
        t.choose(t.options[0])

    assert (t.prompt, t.seat, t.state.phase) == ("atomic-bonds.goal-order", 0, phase)
