"""Tests: letters and a difficulty, rerolls, and what success and failure bring."""

from collections.abc import Iterable
from typing import Any

from tests.kit import rule
from tests.kit.fallout import HEAD, LEGS, LIMBS, TORSO, TORSO_TWICE, Wasteland, story_pack, survivor, wasteland

PACK = story_pack(
    quests="""
- id: trial
  number: 901
  objectives:
    - {id: one, tasks: [{do: test, letters: PL, difficulty: 3}], results: [{do: caps, amount: 1}]}
    - {id: four, tasks: [{do: test, letters: CA, difficulty: 4}], results: [{do: caps, amount: 1}]}
    - {id: wits, tasks: [{do: test, letters: I, difficulty: 3}], results: [{do: caps, amount: 1}]}
    - {id: easy, tasks: [{do: test, letters: I, difficulty: 1}], results: [{do: caps, amount: 1}]}
    - {id: both, results: [{do: test, letters: I, difficulty: 3, success: [{do: caps, amount: 2}], failure: [{do: rads, amount: 1}]}]}
    - {id: half, results: [{do: test, letters: I, difficulty: 3, success: [{do: caps, amount: 2}]}]}
    - {id: other-half, results: [{do: test, letters: I, difficulty: 3, failure: [{do: rads, amount: 2}]}]}
"""
)


def trial(objective: str, dice: Iterable[int], **who: Any) -> Wasteland:
    """A survivor who has just attempted an objective of the trial."""
    t = wasteland(survivor(caps=0, **who), packs=[PACK], quests=["trial"], dice=dice)
    t.choose(f"quest:trial:{objective}")
    return t


def rerolls(t: Wasteland) -> int:
    assert t.state.rolling is not None
    return t.state.rolling.rerolls


@rule("fallout.tests.parts")
def test_a_test_names_letters_and_a_difficulty() -> None:
    """`C A 4`: the letters are C and A, the difficulty is 4."""
    t = trial("four", [HEAD] * 3, special="C")

    assert t.state.rolling is not None
    assert (t.state.rolling.letters, t.state.rolling.difficulty) == ("CA", 4)
    assert (t.state.rolling.kind, t.state.rolling.seat) == ("test", 0)
    assert t.happened("test")[0].about == {"seat": 0, "letters": "CA", "difficulty": 4}


@rule("fallout.tests.roll")
def test_three_dice_are_rolled() -> None:
    """A head, legs and a torso come, and lie open for all to see."""
    t = trial("one", [HEAD, LEGS, TORSO])

    assert t.happened("roll")[0].about["dice"] == [HEAD - 1, LEGS - 1, TORSO - 1]
    assert t.game.view(None)["rolling"]["dice"] == [HEAD - 1, LEGS - 1, TORSO - 1]


@rule("fallout.tests.rerolls-earned")
def test_each_owned_letter_of_the_test_is_a_reroll() -> None:
    """A test of P and L: with L alone one reroll, with P, A and L two. One of C and A: none, and no question."""
    assert rerolls(trial("one", [HEAD] * 3)) == 1
    assert rerolls(trial("one", [HEAD] * 3, special="PA")) == 2
    assert trial("four", [HEAD] * 3).prompt == "turn"


@rule("fallout.tests.reroll-any-dice")
def test_rerolls_take_any_dice_one_after_another() -> None:
    """Faces with 0, 1 and 2 icons and two rerolls: the first die is rolled twice, the others stay; five icons pass."""
    t = trial("one", [HEAD, TORSO, TORSO_TWICE, LIMBS, TORSO_TWICE], special="P")

    t.choose("reroll:token:1")
    assert t.state.rolling is not None
    assert t.state.rolling.dice == (LIMBS - 1, TORSO - 1, TORSO_TWICE - 1)
    assert rerolls(t) == 1
    t.choose("reroll:token:1")

    assert t.happened("tested")[0].about["hits"] == 5
    assert t.prompt == "turn"


@rule("fallout.tests.reroll-any-dice")
def test_all_dice_can_be_rerolled_and_a_reroll_can_be_left_out() -> None:
    """One reroll of all three dice turns a failure into a success; `stop` leaves the failure."""
    again = trial("one", [HEAD, HEAD, HEAD, TORSO, TORSO, TORSO])
    content = trial("one", [HEAD, HEAD, HEAD])

    again.choose("reroll:token:123")
    content.choose("stop")

    assert (again.survivor().caps, content.survivor().caps) == (1, 0)
    assert content.prompt == "turn"


@rule("fallout.tests.weapon-irrelevant")
def test_the_weapon_gives_no_rerolls_in_a_test() -> None:
    """A wrench showing S, the token S, a test of I: no rerolls; nor from a rifle showing I without the token."""
    assert trial("wits", [HEAD] * 3, special="S", weapon="pipe-wrench").prompt == "turn"
    assert trial("wits", [HEAD] * 3, weapon="laser-rifle").prompt == "turn"
    assert rerolls(trial("wits", [HEAD] * 3, special="I", weapon="laser-rifle")) == 1


@rule("fallout.tests.success", "fallout.tests.failure")
def test_hit_icons_are_compared_with_the_difficulty() -> None:
    """Difficulty 3: 2, 1 and 0 icons pass, and so do six; 1, 1 and 0 fail."""
    enough = trial("wits", [TORSO_TWICE, TORSO, HEAD])
    more = trial("wits", [TORSO_TWICE] * 3)
    short = trial("wits", [TORSO, TORSO, HEAD])

    assert [t.survivor().caps for t in (enough, more, short)] == [1, 1, 0]
    assert [t.happened("tested")[0].rule for t in (enough, more, short)] == [
        "fallout.tests.success",
        "fallout.tests.success",
        "fallout.tests.failure",
    ]


@rule("fallout.tests.resolve-result")
def test_the_result_of_the_outcome_is_resolved() -> None:
    """Success: two caps and no rads. Failure: one rad and no caps."""
    passed = trial("both", [TORSO_TWICE, TORSO, HEAD])
    failed = trial("both", [TORSO, TORSO, HEAD])

    assert (passed.survivor().caps, passed.survivor().rads) == (2, 0)
    assert (failed.survivor().caps, failed.survivor().rads) == (0, 1)


@rule("fallout.tests.no-result-nothing")
def test_nothing_listed_is_nothing_done() -> None:
    """A test with a success only fails, one with a failure only succeeds: nothing changes."""
    failed = trial("half", [TORSO, TORSO, HEAD])
    passed = trial("other-half", [TORSO_TWICE, TORSO, HEAD])

    for t in (failed, passed):
        assert (t.survivor().caps, t.survivor().rads, t.survivor().hp, t.survivor().xp) == (0, 0, 16, 0)
        assert t.prompt == "turn"


@rule("fallout.tests.silhouettes-ignored")
def test_figures_mean_nothing_in_a_test() -> None:
    """Three dice full of arms and legs, without an icon: a test of difficulty 1 fails; one torso icon passes."""
    assert trial("easy", [LIMBS] * 3).survivor().caps == 0
    assert trial("easy", [LIMBS, LIMBS, TORSO]).survivor().caps == 1
